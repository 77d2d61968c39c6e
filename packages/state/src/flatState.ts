/** At most one pile of equal pieces on a site. Levels are ignored; stack operations do nothing. */
import { StateError } from './errors.js';
import { placePlayable, removePlayable, startPlayable, vacatePlayable } from './playable.js';
import type { SiteTypeCode } from './siteType.js';
import { State } from './state.js';
import type { Vector } from './vector.js';

/** State of a game without stacks. */
export class FlatState extends State {
  what(type: SiteTypeCode, site: number): number {
    return this.layout.what.get(this.words, type, site);
  }
  who(type: SiteTypeCode, site: number): number {
    return this.layout.who.get(this.words, type, site);
  }
  count(type: SiteTypeCode, site: number): number {
    const { layout, words } = this;
    if (layout.counts) return layout.count.get(words, type, site);
    return layout.who.get(words, type, site) !== 0 || layout.what.get(words, type, site) !== 0 ? 1 : 0;
  }
  state(type: SiteTypeCode, site: number): number {
    return this.layout.state.get(this.words, type, site);
  }
  rotation(type: SiteTypeCode, site: number): number {
    return this.layout.rotation.get(this.words, type, site);
  }
  value(type: SiteTypeCode, site: number): number {
    return this.layout.value.get(this.words, type, site);
  }
  whatAt(type: SiteTypeCode, site: number, _level: number): number {
    return this.layout.what.get(this.words, type, site);
  }
  whoAt(type: SiteTypeCode, site: number, _level: number): number {
    return this.layout.who.get(this.words, type, site);
  }
  stateAt(type: SiteTypeCode, site: number, _level: number): number {
    return this.layout.state.get(this.words, type, site);
  }
  rotationAt(type: SiteTypeCode, site: number, _level: number): number {
    return this.layout.rotation.get(this.words, type, site);
  }
  valueAt(type: SiteTypeCode, site: number, _level: number): number {
    return this.layout.value.get(this.words, type, site);
  }
  stackSize(type: SiteTypeCode, site: number): number {
    if (type === 0) return this.isEmpty(0, site) ? 0 : 1;
    return this.what(type, site) === 0 ? 0 : 1;
  }
  isEmpty(type: SiteTypeCode, site: number): boolean {
    return !this.layout.stored[type] || this.emptyBitOf(type, site);
  }
  isOccupied(type: SiteTypeCode, site: number): boolean {
    return this.count(type, site) !== 0;
  }
  hidden(player: number, type: SiteTypeCode, site: number, _level: number): number {
    return this.layout.hidden[player]!.get(this.words, type, site);
  }
  setHidden(player: number, type: SiteTypeCode, site: number, _level: number, flags: number): void {
    this.#write(this.layout.hidden[player]!, type, site, flags);
  }

  setSite(
    type: SiteTypeCode,
    site: number,
    who: number,
    what: number,
    count: number,
    state: number,
    rotation: number,
    value: number,
  ): void {
    const { layout } = this;
    if (!layout.stored[type]) return;
    if (state !== -1 || rotation !== -1 || value !== -1) this.#writeData(type, site, state, rotation, value);
    // Only owner, piece and count decide whether a site is empty.
    if (who === -1 && what === -1 && count === -1) return;
    const wasOccupied = this.count(type, site) !== 0;
    if (layout.what !== layout.who) {
      if (who !== -1) this.#write(layout.who, type, site, who);
      if (what !== -1) this.#write(layout.what, type, site, what);
    } else if (what !== -1) this.#write(layout.what, type, site, what);
    else if (who !== -1) this.#write(layout.who, type, site, who);
    if (count !== -1 && layout.counts) this.#write(layout.count, type, site, Math.max(count, 0));
    const occupied = this.count(type, site) !== 0;
    if (occupied === wasOccupied) return;
    if (occupied) this.removeFromEmpty(type, site);
    else this.addToEmpty(type, site);
    if (layout.playable.present && type === 0 && site < layout.playable.lengths[0]!) {
      if (value === -1) {
        if (occupied) placePlayable(this, site);
        else vacatePlayable(this, site);
      }
      if (what === 0 && wasOccupied) removePlayable(this, site);
    }
  }

  #writeData(type: SiteTypeCode, site: number, state: number, rotation: number, value: number): void {
    const { layout } = this;
    if (state !== -1) {
      if (layout.stateFrom === 0 || (type === 0 && site >= layout.stateFrom)) {
        this.#write(layout.state, type, site, state);
      } else if (state > 1) throw new StateError('missing-data', `local state ${state} on a board that stores none`);
    }
    if (rotation !== -1) this.#write(layout.rotation, type, site, rotation);
    if (value !== -1) this.#write(layout.value, type, site, value);
  }

  /**
   * Moves a piece, or one of a pile, in a layout that stores no more of it than a count or a local state, which it takes
   * along unless another is given (not -1). It joins a pile of its kind or replaces what is there. False, and nothing
   * is done, if there is more to see to.
   */
  movePiece(typeFrom: SiteTypeCode, from: number, typeTo: SiteTypeCode, to: number, local: number): boolean {
    const { plain, piled, plainWithState, count, state } = this.layout;
    const what = this.what(typeFrom, from);
    if (plain ? local > 1 : piled ? local > 0 : !plainWithState) return false;
    if (what === 0) return plain;
    if (plain && this.store.isDirect && this.what(typeTo, to) === 0) {
      this.#shift(typeFrom, from, typeTo, to, what);
      return true;
    }
    const left = piled ? count.get(this.words, typeFrom, from) - 1 : 0;
    const isMarked = piled && state.present && (this.state(typeFrom, from) !== 0 || this.state(typeTo, to) !== 0);
    if (left < 0 || isMarked) return false;
    const kept = local === -1 && plainWithState ? state.get(this.words, typeFrom, from) : local;
    if (piled) this.#write(count, typeFrom, from, left);
    if (left === 0) {
      if (plainWithState) this.#write(state, typeFrom, from, 0);
      this.#put(typeFrom, from, 0, 0);
      this.addToEmpty(typeFrom, from);
      this.owned.remove(what, typeFrom, from);
    }
    const there = this.what(typeTo, to);
    const found = piled ? count.get(this.words, typeTo, to) : there;
    if (piled && there === what && found > 0) {
      this.#write(count, typeTo, to, found + 1);
      return true;
    }
    if (plainWithState) this.#write(state, typeTo, to, kept);
    if (there !== 0 && !(piled && there === what)) this.owned.remove(there, typeTo, to);
    this.#put(typeTo, to, this.ownerOf[what]!, what);
    if (piled) this.#write(count, typeTo, to, 1);
    if (found === 0) this.removeFromEmpty(typeTo, to);
    this.owned.add(what, typeTo, to, 0);
    return true;
  }
  /** Moves a piece to an empty site in a plain layout, where words may be written as they are. */
  #shift(typeFrom: SiteTypeCode, from: number, typeTo: SiteTypeCode, to: number, piece: number): void {
    const { words } = this;
    const { what, who, empty } = this.layout;
    let word = what.word(typeFrom, from);
    words[word] = what.replaced(words[word]!, from, 0);
    word = what.word(typeTo, to);
    words[word] = what.replaced(words[word]!, to, piece);
    if (who !== what) {
      word = who.word(typeFrom, from);
      words[word] = who.replaced(words[word]!, from, 0);
      word = who.word(typeTo, to);
      words[word] = who.replaced(words[word]!, to, this.ownerOf[piece]!);
    }
    let bit = this.emptyBit(typeFrom, from);
    words[empty[typeFrom]! + (bit >> 5)]! |= 1 << (bit & 31);
    bit = this.emptyBit(typeTo, to);
    words[empty[typeTo]! + (bit >> 5)]! &= ~(1 << (bit & 31));
    this.store.version++;
    this.owned.move(piece, typeFrom, from, typeTo, to);
  }
  /** Puts a piece on an empty site in a plain layout. */
  placePlain(type: SiteTypeCode, site: number, what: number): void {
    this.#put(type, site, this.ownerOf[what]!, what);
    this.removeFromEmpty(type, site);
    this.owned.add(what, type, site, 0);
  }
  /** Takes the piece of a site away in a plain layout. */
  removePlain(type: SiteTypeCode, site: number): void {
    const what = this.what(type, site);
    if (what === 0) return;
    this.#put(type, site, 0, 0);
    this.addToEmpty(type, site);
    this.owned.remove(what, type, site);
  }
  /** Writes owner and piece of a site in a plain layout. */
  #put(type: SiteTypeCode, site: number, owner: number, piece: number): void {
    const { who, what } = this.layout;
    const word = what.word(type, site);
    this.store.setHashed(word, what.replaced(this.words[word]!, site, piece), word);
    if (who === what) return;
    const other = who.word(type, site);
    this.store.setHashed(other, who.replaced(this.words[other]!, site, owner), other);
  }

  /** Writes one datum without touching emptiness (the sites that a large piece covers). */
  setCountOnly(type: SiteTypeCode, site: number, count: number): void {
    if (this.layout.counts) this.#write(this.layout.count, type, site, count);
  }
  /** Writes the value of a site without touching the playable area. */
  setValueOnly(type: SiteTypeCode, site: number, value: number): void {
    this.#write(this.layout.value, type, site, value);
  }

  #write(vector: Vector, type: SiteTypeCode, site: number, value: number): void {
    if (!vector.present) {
      if (value > 1) throw new StateError('missing-data', `value ${value} for a datum that the game does not store`);
      return;
    }
    if (value < 0 || value > vector.max) {
      throw new StateError('value-range', `value ${value} is not in 0..${vector.max} at site ${site}`);
    }
    if (vector.lengths[type] === 0) return;
    const word = vector.word(type, site);
    this.store.setHashed(word, vector.replaced(this.words[word]!, site, value), word);
  }

  removePiece(type: SiteTypeCode, site: number): number {
    const what = this.what(type, site);
    this.setSite(type, site, 0, 0, 0, 0, 0, 0);
    return what;
  }
  removeAt(type: SiteTypeCode, site: number, _level: number): number {
    return this.removePiece(type, site);
  }
  addItem(): void {}
  addPiece(): void {}
  insertPiece(): void {}
  removeStack(type: SiteTypeCode, site: number): void {
    this.removePiece(type, site);
  }

  protected clearSites(): void {
    startPlayable(this);
  }
  protected hashSites(): void {}
}
