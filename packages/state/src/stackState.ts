/**
 * Stacks of up to 31 pieces, each level with its own data. The levels of a site are a block in the arena that grows with
 * the stack. Levels above the top keep what was last in them where the rules of removal leave it, and count for the hash.
 */
import { StateError } from './errors.js';
import { HeaderWords } from './lists.js';
import { placePlayable, startPlayable } from './playable.js';
import type { SiteTypeCode } from './siteType.js';
import { MaxStackHeight, type SlotField } from './slots.js';
import { State } from './state.js';
import { HashHigh, HashLow } from './store.js';
import { mixHigh, mixLow } from './zobrist.js';

/** Keys of levels begin above all word indices. */
const FirstSlotKey = 1 << 26;

/** State of a game with stacks. */
export class StackState extends State {
  #header(type: number, site: number): number {
    return this.layout.stacks[type]! + site * HeaderWords;
  }
  #read(field: SlotField, type: number, site: number, level: number): number {
    const { words } = this;
    const header = this.#header(type, site);
    if (level < 0 || level >= words[header + 1]!) return 0;
    return (words[words[header]! + level * this.layout.slots.words + field.word]! >>> field.shift) & field.mask;
  }
  #top(field: SlotField, type: number, site: number): number {
    const { words } = this;
    const header = this.#header(type, site);
    const size = words[header + 1]!;
    if (size === 0) return 0;
    return (words[words[header]! + (size - 1) * this.layout.slots.words + field.word]! >>> field.shift) & field.mask;
  }
  #write(field: SlotField, header: number, level: number, value: number): void {
    if (!field.present) return;
    if ((value & ~field.mask) !== 0) {
      throw new StateError('value-range', `value ${value} is not in 0..${field.mask}`);
    }
    const k = level * this.layout.slots.words + field.word;
    const word = this.words[header]! + k;
    const fresh = (this.words[word]! & ~(field.mask << field.shift)) | (value << field.shift);
    this.store.setHashed(word, fresh, FirstSlotKey + header * 256 + k);
  }
  /** Copies the hashed words of a level (all data but the hidden flags). */
  #copyLevel(header: number, from: number, to: number): void {
    const { slots } = this.layout;
    const start = this.words[header]!;
    for (let k = 0; k < slots.hashedWords; k++) {
      const target = to * slots.words + k;
      const value = this.words[start + from * slots.words + k]!;
      this.store.setHashed(start + target, value, FirstSlotKey + header * 256 + target);
    }
  }
  #setSize(header: number, size: number): void {
    this.store.setHashed(header + 1, size, header + 1);
  }
  #grow(header: number, type: number, site: number): number {
    const size = this.words[header + 1]!;
    if (size >= MaxStackHeight) {
      throw new StateError('stack-overflow', `more than ${MaxStackHeight} pieces at site ${site} of type ${type}`);
    }
    const capacity = this.words[header + 2]!;
    if (size === capacity) {
      const wider = capacity === 0 ? 2 : Math.min(capacity * 2, MaxStackHeight + 1);
      const from = this.words[header]!;
      const start = this.store.allocate(wider * this.layout.slots.words);
      this.words.copyWithin(start, from, from + capacity * this.layout.slots.words);
      this.store.set(header, start);
      this.store.set(header + 2, wider);
    }
    this.#setSize(header, size + 1);
    return size;
  }

  what(type: SiteTypeCode, site: number): number {
    return this.layout.stored[type] ? this.#top(this.layout.slots.what, type, site) : 0;
  }
  who(type: SiteTypeCode, site: number): number {
    return this.layout.stored[type] ? this.#top(this.layout.slots.who, type, site) : 0;
  }
  count(type: SiteTypeCode, site: number): number {
    return this.who(type, site) === 0 ? 0 : 1;
  }
  state(type: SiteTypeCode, site: number): number {
    return this.layout.stored[type] ? this.#top(this.layout.slots.state, type, site) : 0;
  }
  rotation(type: SiteTypeCode, site: number): number {
    return this.layout.stored[type] ? this.#top(this.layout.slots.rotation, type, site) : 0;
  }
  value(type: SiteTypeCode, site: number): number {
    return this.layout.stored[type] ? this.#top(this.layout.slots.value, type, site) : 0;
  }
  whatAt(type: SiteTypeCode, site: number, level: number): number {
    return this.layout.stored[type] ? this.#read(this.layout.slots.what, type, site, level) : 0;
  }
  whoAt(type: SiteTypeCode, site: number, level: number): number {
    return this.layout.stored[type] ? this.#read(this.layout.slots.who, type, site, level) : 0;
  }
  stateAt(type: SiteTypeCode, site: number, level: number): number {
    return this.layout.stored[type] ? this.#read(this.layout.slots.state, type, site, level) : 0;
  }
  rotationAt(type: SiteTypeCode, site: number, level: number): number {
    return this.layout.stored[type] ? this.#read(this.layout.slots.rotation, type, site, level) : 0;
  }
  valueAt(type: SiteTypeCode, site: number, level: number): number {
    return this.layout.stored[type] ? this.#read(this.layout.slots.value, type, site, level) : 0;
  }
  stackSize(type: SiteTypeCode, site: number): number {
    return this.layout.stored[type] ? this.words[this.#header(type, site) + 1]! : 0;
  }
  isEmpty(type: SiteTypeCode, site: number): boolean {
    return !this.layout.stored[type] || this.emptyBitOf(type, site);
  }
  isOccupied(type: SiteTypeCode, site: number): boolean {
    return this.what(type, site) !== 0;
  }
  hidden(player: number, type: SiteTypeCode, site: number, level: number): number {
    return this.#read(this.layout.slots.hidden[player]!, type, site, level);
  }
  setHidden(player: number, type: SiteTypeCode, site: number, level: number, flags: number): void {
    const field = this.layout.slots.hidden[player]!;
    const header = this.#header(type, site);
    if (!field.present || level >= this.words[header + 1]!) return;
    const word = this.words[header]! + level * this.layout.slots.words + field.word;
    this.store.set(word, (this.words[word]! & ~(field.mask << field.shift)) | (flags << field.shift));
  }

  setSite(
    type: SiteTypeCode,
    site: number,
    who: number,
    what: number,
    _count: number,
    state: number,
    rotation: number,
    value: number,
  ): void {
    if (!this.layout.stored[type]) return;
    const header = this.#header(type, site);
    const top = this.words[header + 1]! - 1;
    if (top < 0) return;
    const { slots } = this.layout;
    if (who !== -1) this.#write(slots.who, header, top, who);
    if (what !== -1) this.#write(slots.what, header, top, what);
    if (state !== -1) this.#write(slots.state, header, top, state);
    if (rotation !== -1) this.#write(slots.rotation, header, top, rotation);
    if (value !== -1) this.#write(slots.value, header, top, value);
  }

  removePiece(type: SiteTypeCode, site: number): number {
    if (!this.layout.stored[type]) return 0;
    const header = this.#header(type, site);
    const top = this.words[header + 1]! - 1;
    if (top < 0) return 0;
    const what = this.what(type, site);
    this.#clearLevel(header, top);
    this.#setSize(header, top);
    return what;
  }
  #clearLevel(header: number, level: number): void {
    const { slots } = this.layout;
    for (let k = 0; k < slots.hashedWords; k++) {
      const at = level * slots.words + k;
      this.store.setHashed(this.words[header]! + at, 0, FirstSlotKey + header * 256 + at);
    }
  }
  removeAt(type: SiteTypeCode, site: number, level: number): number {
    if (!this.layout.stored[type]) return 0;
    const header = this.#header(type, site);
    const size = this.words[header + 1]!;
    if (level < 0 || size === 0) return 0;
    // Above the stack nothing is found, but the stack is lowered all the same.
    const what = this.whatAt(type, site, level);
    for (let i = level; i < size - 1; i++) this.#copyLevel(header, i + 1, i);
    this.#write(this.layout.slots.what, header, size - 1, 0);
    this.#write(this.layout.slots.who, header, size - 1, 0);
    this.#setSize(header, size - 1);
    return what;
  }
  addItem(type: SiteTypeCode, site: number, what: number, who: number): void {
    if (!this.layout.stored[type]) return;
    const header = this.#header(type, site);
    const level = this.#grow(header, type, site);
    this.#write(this.layout.slots.what, header, level, what);
    this.#write(this.layout.slots.who, header, level, who);
    if (this.layout.playable.present && type === 0 && site < this.layout.playable.lengths[0]!) {
      placePlayable(this, site);
    }
  }
  addPiece(
    type: SiteTypeCode,
    site: number,
    what: number,
    who: number,
    state: number,
    rotation: number,
    value: number,
  ): void {
    this.addItem(type, site, what, who);
    this.setSite(type, site, -1, -1, -1, Math.max(state, 0), Math.max(rotation, 0), Math.max(value, 0));
  }
  insertPiece(
    type: SiteTypeCode,
    site: number,
    level: number,
    what: number,
    who: number,
    state: number,
    rotation: number,
    value: number,
  ): void {
    if (!this.layout.stored[type]) return;
    const header = this.#header(type, site);
    const size = this.words[header + 1]!;
    if (level > size) return;
    const { slots } = this.layout;
    this.#grow(header, type, site);
    for (let i = size; i > level; i--) this.#copyLevel(header, i - 1, i);
    this.#write(slots.what, header, level, what);
    this.#write(slots.who, header, level, who);
    this.#write(slots.state, header, level, Math.max(state, 0));
    this.#write(slots.rotation, header, level, Math.max(rotation, 0));
    this.#write(slots.value, header, level, Math.max(value, 0));
    if (size === 0) this.removeFromEmpty(type, site);
  }
  removeStack(type: SiteTypeCode, site: number): void {
    if (!this.layout.stored[type]) return;
    const header = this.#header(type, site);
    const { slots } = this.layout;
    const start = this.words[header]!;
    const levels = this.words[header + 2]!;
    for (let level = 0; level < levels; level++) {
      this.#clearLevel(header, level);
      for (let k = slots.hashedWords; k < slots.words; k++) this.store.set(start + level * slots.words + k, 0);
    }
    this.#setSize(header, 0);
  }

  protected clearSites(): void {
    startPlayable(this);
  }

  protected hashSites(): void {
    // The headers lie in the hashed words of the layout, but of them only the sizes belong to the position.
    const { words, layout } = this;
    const { slots } = layout;
    for (let type = 0; type < 3; type++) {
      for (let site = 0; site < layout.sites[type]!; site++) {
        const header = this.#header(type, site);
        const start = words[header]!;
        const capacity = words[header + 2]!;
        for (const i of [header, header + 2]) {
          words[HashLow]! ^= mixLow(i, words[i]!);
          words[HashHigh]! ^= mixHigh(i, words[i]!);
        }
        for (let level = 0; level < capacity; level++) {
          for (let k = 0; k < slots.hashedWords; k++) {
            const at = level * slots.words + k;
            const key = FirstSlotKey + header * 256 + at;
            words[HashLow]! ^= mixLow(key, words[start + at]!);
            words[HashHigh]! ^= mixHigh(key, words[start + at]!);
          }
        }
      }
    }
  }
}
