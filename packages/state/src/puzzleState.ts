/** Deduction puzzles: each vertex, edge and cell has a domain of candidate values; one candidate left is its value. */
import { StateError } from './errors.js';
import type { DomainLayout } from './layout.js';
import type { SiteTypeCode } from './siteType.js';
import { State } from './state.js';

/** The bits of one variable of a domain that fits a word. */
const maskOf = ({ bits }: DomainLayout): number => (bits === 32 ? -1 : (1 << bits) - 1);

/** State of a deduction puzzle. */
export class PuzzleState extends State {
  /** The variables that were looked at, while somebody wants to know. */
  #seen: number[] | undefined;

  /** Does something, and tells which variables it looks at, perhaps repeatedly. */
  lookedAt(run: () => void): readonly number[] {
    const outer = this.#seen;
    const seen: number[] = [];
    this.#seen = seen;
    try {
      run();
    } finally {
      this.#seen = outer;
    }
    if (outer) for (const site of seen) outer.push(site);
    return seen;
  }

  #domain(type: number): DomainLayout | undefined {
    return this.layout.domains[type];
  }
  /** Index of the word with a bit of a variable, or −1 if there is no such bit. */
  #word(domain: DomainLayout, site: number, bit: number): number {
    if (bit < 0 || bit >= domain.bits) return -1;
    return domain.offset + ((site * domain.bits + bit) >>> 5);
  }

  /** True if a value is still a candidate. */
  isCandidate(type: SiteTypeCode, site: number, value: number): boolean {
    this.#seen?.push(site);
    const domain = this.#domain(type);
    const word = domain ? this.#word(domain, site, value) : -1;
    return word >= 0 && ((this.words[word]! >>> ((site * domain!.bits + value) & 31)) & 1) !== 0;
  }
  /** Number of candidates. */
  candidates(type: SiteTypeCode, site: number): number {
    const domain = this.#domain(type);
    if (!domain) return 0;
    let n = 0;
    for (let bit = 0; bit < domain.values; bit++) if (this.isCandidate(type, site, bit)) n++;
    return n;
  }
  /** True if exactly one candidate is left. */
  isResolved(type: SiteTypeCode, site: number): boolean {
    this.#seen?.push(site);
    const domain = this.#domain(type);
    if (!domain) return false;
    if (domain.bits <= 32) {
      const bits = this.#bits(domain, site);
      return bits !== 0 && (bits & (bits - 1)) === 0;
    }
    let found = false;
    const start = this.#word(domain, site, 0);
    for (let i = start; i < start + (domain.bits >>> 5); i++) {
      const bits = this.words[i]!;
      if (bits === 0) continue;
      if (found || (bits & (bits - 1)) !== 0) return false;
      found = true;
    }
    return found;
  }
  #bits(domain: DomainLayout, site: number): number {
    const at = site * domain.bits;
    return (this.words[domain.offset + (at >>> 5)]! >>> (at & 31)) & maskOf(domain);
  }
  /** Makes a value the only candidate. */
  setValue(type: SiteTypeCode, site: number, value: number): void {
    const domain = this.#require(type);
    if (value < 0 || value >= domain.values) this.#outside(value);
    if (domain.bits > 32) {
      for (let bit = 0; bit < domain.values; bit++) this.#setBit(domain, site, bit, bit === value);
      return;
    }
    this.#checkSite(domain, site);
    const at = site * domain.bits;
    const word = domain.offset + (at >>> 5);
    this.store.set(word, (this.words[word]! & ~(maskOf(domain) << (at & 31))) | (1 << (value + (at & 31))));
  }
  /** Gives a value to those of some variables that have none yet. */
  setOpen(type: SiteTypeCode, sites: readonly number[], value: number): void {
    const domain = this.#require(type);
    if (domain.bits > 32 || value >= domain.values || this.#seen) {
      for (const site of sites) if (!this.isResolved(type, site)) this.setValue(type, site, value);
      return;
    }
    const mask = maskOf(domain);
    // Neighbours share a word, which is written once.
    let word = -1;
    let bits = 0;
    for (let i = 0; i < sites.length; i++) {
      const at = sites[i]! * domain.bits;
      const next = domain.offset + (at >>> 5);
      if (next !== word) {
        if (word >= 0) this.store.set(word, bits);
        word = next;
        bits = this.words[word]!;
      }
      const candidates = (bits >>> (at & 31)) & mask;
      const isOpen = candidates === 0 || (candidates & (candidates - 1)) !== 0;
      if (isOpen) bits = (bits & ~(mask << (at & 31))) | (1 << (value + (at & 31)));
    }
    if (word >= 0) this.store.set(word, bits);
  }
  /** Adds or removes a candidate. */
  toggleValue(type: SiteTypeCode, site: number, value: number): void {
    const domain = this.#require(type);
    if (value < 0 || value >= domain.values) this.#outside(value);
    this.#setBit(domain, site, value, !this.isCandidate(type, site, value));
  }
  /** Makes the values 0..count−1 candidates again (wide domains: all of them). */
  resetValues(type: SiteTypeCode, site: number, count: number): void {
    const domain = this.#require(type);
    const wide = domain.bits > 32;
    const n = Math.min(wide ? domain.initial : count, domain.values);
    for (let bit = 0; bit < n; bit++) this.#setBit(domain, site, bit, true);
  }
  #require(type: SiteTypeCode): DomainLayout {
    const domain = this.#domain(type);
    if (!domain) throw new StateError('missing-data', `no variables of site type ${type}`);
    return domain;
  }
  #outside(value: number): never {
    throw new StateError('value-range', `value ${value} is outside the domain`);
  }
  #checkSite({ count }: DomainLayout, site: number): void {
    if (site < 0 || site >= count) throw new StateError('site-range', `There is no site ${site} in this puzzle.`);
  }
  #setBit(domain: DomainLayout, site: number, bit: number, on: boolean): void {
    this.#checkSite(domain, site);
    const word = this.#word(domain, site, bit);
    const mask = 1 << ((site * domain.bits + bit) & 31);
    this.store.set(word, on ? this.words[word]! | mask : this.words[word]! & ~mask);
  }

  what(type: SiteTypeCode, site: number): number {
    const domain = this.#domain(type);
    if (!domain || site >= domain.count || !this.isResolved(type, site)) return 0;
    if (domain.bits <= 32) return 31 - Math.clz32(this.#bits(domain, site));
    for (let i = 0; ; i++) {
      const bits = this.words[domain.offset + site * (domain.bits >>> 5) + i]!;
      if (bits !== 0) return i * 32 + 31 - Math.clz32(bits);
    }
  }
  whatAt(type: SiteTypeCode, site: number, _level: number): number {
    return this.what(type, site);
  }
  stackSize(type: SiteTypeCode, site: number): number {
    return this.isResolved(type, site) ? 1 : 0;
  }
  who(): number {
    return 0;
  }
  count(): number {
    return 0;
  }
  state(): number {
    return 0;
  }
  rotation(): number {
    return 0;
  }
  value(): number {
    return 0;
  }
  whoAt(): number {
    return 0;
  }
  stateAt(): number {
    return 0;
  }
  rotationAt(): number {
    return 0;
  }
  valueAt(): number {
    return 0;
  }
  isEmpty(): boolean {
    return true;
  }
  isOccupied(): boolean {
    return false;
  }
  hidden(): number {
    return 0;
  }
  setHidden(): void {}
  setSite(): void {}
  removePiece(): number {
    return 0;
  }
  removeAt(): number {
    return 0;
  }
  addItem(): void {}
  addPiece(): void {}
  insertPiece(): void {}
  removeStack(): void {}
  override addToEmpty(): void {}
  override removeFromEmpty(): void {}

  protected clearSites(): void {
    for (let type = 0; type < 3; type++) {
      const domain = this.#domain(type);
      if (!domain) continue;
      for (let site = 0; site < domain.count; site++) {
        for (let bit = 0; bit < domain.initial; bit++) this.#setBit(domain, site, bit, true);
      }
    }
  }
  protected hashSites(): void {}
}
