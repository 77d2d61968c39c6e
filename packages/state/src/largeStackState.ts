/**
 * Stacks without limit (cards, and boards that ask for it). What, who, state, rotation and value of a site are five
 * independent lists: writing "the top" appends, so that lists of one site may differ in length. Nothing is hashed.
 */

import { StateError } from './errors.js';
import { LargeStackLists } from './layout.js';
import { HeaderWords, listGet, listLength, listPush, listRemove, listReserve, listTruncate } from './lists.js';
import { placePlayable, startPlayable } from './playable.js';
import type { SiteTypeCode } from './siteType.js';
import { State } from './state.js';

const What = 0;
const Who = 1;
const Local = 2;
const Rotation = 3;
const Value = 4;

/** State of a game with stacks of any height. */
export class LargeStackState extends State {
  #list(type: number, site: number, which: number): number {
    return this.layout.stacks[type]! + (site * LargeStackLists + which) * HeaderWords;
  }
  #at(type: number, site: number, which: number, level: number): number {
    if (!this.layout.stored[type]) return 0;
    const list = this.#list(type, site, which);
    return level >= 0 && level < listLength(this.store, list) ? listGet(this.store, list, level) : 0;
  }
  #last(type: number, site: number, which: number): number {
    if (!this.layout.stored[type]) return 0;
    const list = this.#list(type, site, which);
    const length = listLength(this.store, list);
    return length === 0 ? 0 : listGet(this.store, list, length - 1);
  }
  #push(type: number, site: number, which: number, value: number): void {
    listPush(this.store, this.#list(type, site, which), value);
  }

  what(type: SiteTypeCode, site: number): number {
    return this.#last(type, site, What);
  }
  who(type: SiteTypeCode, site: number): number {
    return this.#last(type, site, Who);
  }
  count(type: SiteTypeCode, site: number): number {
    return this.#last(type, site, Who) === 0 ? 0 : 1;
  }
  state(type: SiteTypeCode, site: number): number {
    return this.#last(type, site, Local);
  }
  rotation(type: SiteTypeCode, site: number): number {
    return this.#last(type, site, Rotation);
  }
  value(type: SiteTypeCode, site: number): number {
    return this.#last(type, site, Value);
  }
  whatAt(type: SiteTypeCode, site: number, level: number): number {
    return this.#at(type, site, What, level);
  }
  whoAt(type: SiteTypeCode, site: number, level: number): number {
    return this.#at(type, site, Who, level);
  }
  stateAt(type: SiteTypeCode, site: number, level: number): number {
    return this.#at(type, site, Local, level);
  }
  rotationAt(type: SiteTypeCode, site: number, level: number): number {
    return this.#at(type, site, Rotation, level);
  }
  valueAt(type: SiteTypeCode, site: number, level: number): number {
    return this.#at(type, site, Value, level);
  }
  stackSize(type: SiteTypeCode, site: number): number {
    return this.layout.stored[type] ? listLength(this.store, this.#list(type, site, What)) : 0;
  }
  isEmpty(type: SiteTypeCode, site: number): boolean {
    return !this.layout.stored[type] || this.emptyBitOf(type, site);
  }
  isOccupied(type: SiteTypeCode, site: number): boolean {
    return this.what(type, site) !== 0;
  }
  hidden(): number {
    return 0;
  }
  setHidden(): void {
    throw new StateError('missing-data', 'large stacks do not store hidden information');
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
    if (who !== -1) this.#push(type, site, Who, who);
    if (what !== -1) this.#push(type, site, What, what);
    if (state !== -1) this.#push(type, site, Local, state);
    if (rotation !== -1) this.#push(type, site, Rotation, rotation);
    if (value !== -1) this.#push(type, site, Value, value);
  }
  removePiece(type: SiteTypeCode, site: number): number {
    const what = this.what(type, site);
    if (!this.layout.stored[type]) return 0;
    for (let which = 0; which < LargeStackLists; which++) {
      const list = this.#list(type, site, which);
      const length = listLength(this.store, list);
      if (length > 0) listTruncate(this.store, list, length - 1);
    }
    return what;
  }
  removeAt(type: SiteTypeCode, site: number, level: number): number {
    const what = this.whatAt(type, site, level);
    if (!this.layout.stored[type] || level < 0) return 0;
    for (let which = 0; which < LargeStackLists; which++) {
      const list = this.#list(type, site, which);
      if (level < listLength(this.store, list)) listRemove(this.store, list, level);
    }
    return what;
  }
  addItem(type: SiteTypeCode, site: number, what: number, who: number): void {
    if (!this.layout.stored[type]) return;
    this.#push(type, site, What, what);
    this.#push(type, site, Who, who);
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
    const size = this.stackSize(type, site);
    if (!this.layout.stored[type] || level > size) return;
    this.#insert(type, site, What, level, what);
    this.#insert(type, site, Who, level, who);
    this.#insert(type, site, Local, level, Math.max(state, 0));
    this.#insert(type, site, Rotation, level, Math.max(rotation, 0));
    this.#insert(type, site, Value, level, Math.max(value, 0));
    if (size === 0) this.removeFromEmpty(type, site);
  }
  /** A list that does not reach the level gets the datum at its end. */
  #insert(type: number, site: number, which: number, level: number, value: number): void {
    const list = this.#list(type, site, which);
    const length = listLength(this.store, list);
    listReserve(this.store, list, length + 1);
    const start = this.words[list]!;
    const at = Math.min(level, length);
    for (let i = length; i > at; i--) this.store.set(start + i, this.words[start + i - 1]!);
    this.store.set(start + at, value);
    this.store.set(list + 1, length + 1);
  }
  removeStack(type: SiteTypeCode, site: number): void {
    if (!this.layout.stored[type]) return;
    for (let which = 0; which < LargeStackLists; which++) listTruncate(this.store, this.#list(type, site, which), 0);
  }

  protected clearSites(): void {
    startPlayable(this);
  }
  protected hashSites(): void {}
}
