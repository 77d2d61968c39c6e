/**
 * Where the pieces are: for each component an ordered list of positions. The order matters, because rules visit pieces
 * in it, and so does the way entries leave: games with plain sites put the last entry into the gap, the others keep the
 * order. The index follows the actions exactly, also where they leave it out of step with the sites.
 */
import type { OwnedKind, StateLayout } from './layout.js';
import { HeaderWords, listPush, listReserve, listSwapRemove } from './lists.js';
import type { GameShape } from './shape.js';
import type { Store } from './store.js';

/** Bits of the site number in an entry. */
export const PositionSiteBits = 20;
const SiteMask = (1 << PositionSiteBits) - 1;
const LevelMask = 0x3ff;
const LevelOne = 1 << PositionSiteBits;

/** Site of an entry. */
export function positionSite(entry: number): number {
  return entry & SiteMask;
}
/** Level of an entry. */
export function positionLevel(entry: number): number {
  return (entry >>> PositionSiteBits) & LevelMask;
}
/** Site type code of an entry. */
export function positionType(entry: number): number {
  return entry >>> 30;
}

/** Who owns what: the same for all states of a game. */
interface Owners {
  readonly components: readonly Int32Array[];
  readonly owners: Int32Array;
  readonly slots: Int32Array;
}

const known = new WeakMap<GameShape['components'], Owners>();

function ownersOf({ components, players }: GameShape): Owners {
  const ready = known.get(components);
  if (ready?.components.length === players + 2) return ready;
  const lists: number[][] = Array.from({ length: players + 2 }, () => []);
  const owners = new Int32Array(components.length);
  const slots = new Int32Array(components.length);
  for (const { index, owner } of components.slice(1)) {
    owners[index] = owner;
    const list = lists[owner] ?? [];
    slots[index] = list.length;
    list.push(index);
  }
  const made = { components: lists.map((list) => Int32Array.from(list)), owners, slots };
  known.set(components, made);
  return made;
}

/** The lists of positions, kept in the store. */
export class OwnedIndex {
  readonly kind: OwnedKind;
  /** Components of each owner 0..P+1 in ascending order, without the empty one. */
  readonly components: readonly Int32Array[];
  readonly #store: Store;
  readonly #headers: number;
  readonly #count: number;
  /** Owner of each component. */
  readonly owners: Int32Array;
  /** What all entries carry, and whether levels and site types are recorded in them. */
  readonly #mark: number;
  readonly #leveled: boolean;
  readonly #typed: boolean;
  /** Number of each component among those of its owner. */
  readonly #slots: Int32Array;

  /** With the index of another state of the game, whatever is the same for all of them comes from there. */
  constructor(store: Store, shape: GameShape, layout: StateLayout, other?: OwnedIndex) {
    this.#store = store;
    this.#headers = layout.owned;
    this.#count = shape.components.length;
    this.kind = layout.ownedKind;
    this.#mark = this.kind === 'vertices' ? 1 << 30 : 0;
    this.#typed = this.kind === 'typedLevels';
    this.#leveled = this.#typed || this.kind === 'levels';
    if (other) {
      this.components = other.components;
      this.owners = other.owners;
      this.#slots = other.#slots;
    } else {
      const { components, owners, slots } = ownersOf(shape);
      this.components = components;
      this.owners = owners;
      this.#slots = slots;
    }
  }

  /** Index of the word in front of which the list of a component begins: words [start, start + length). */
  start(component: number): number {
    return this.#store.words[this.#headers + component * HeaderWords]!;
  }

  /** Number of positions of a component. */
  length(component: number): number {
    return this.#store.words[this.#headers + component * HeaderWords + 1]!;
  }

  /** Entry of a component; read it with {@link positionSite} and its like. */
  entry(component: number, i: number): number {
    return this.#store.words[this.start(component) + i]!;
  }

  /** Number of positions of all components of an owner. */
  total(owner: number): number {
    let n = 0;
    const list = this.components[owner];
    if (list) for (let i = 0; i < list.length; i++) n += this.length(list[i]!);
    return n;
  }

  /** Appends a position of a component. */
  add(component: number, type: number, site: number, level: number): void {
    let entry = site | this.#mark;
    if (this.#leveled) entry |= (level & LevelMask) << PositionSiteBits;
    if (this.#typed) entry |= type << 30;
    listPush(this.#store, this.#headers + component * HeaderWords, entry);
  }

  /** Makes room for so many positions of a component. */
  reserve(component: number, count: number): void {
    listReserve(this.#store, this.#headers + component * HeaderWords, count);
  }

  /** As {@link add} at level 0, while no mark is open: nothing is noted for undoing it. */
  append(component: number, type: number, site: number): void {
    const header = this.#headers + component * HeaderWords;
    let { words } = this.#store;
    const length = words[header + 1]!;
    if (length === words[header + 2]!) {
      listReserve(this.#store, header, length + 1);
      words = this.#store.words;
    }
    const entry = site | this.#mark;
    words[words[header]! + length] = this.#typed ? entry | (type << 30) : entry;
    words[header + 1] = length + 1;
  }

  /** Removes the position of a component at a site (all levels of it where levels are recorded). */
  remove(component: number, type: number, site: number): void {
    const header = this.#headers + component * HeaderWords;
    const { words } = this.#store;
    const start = words[header]!;
    const length = words[header + 1]!;
    if (this.kind === 'cells' || this.kind === 'vertices') {
      for (let i = 0; i < length; i++) {
        if ((words[start + i]! & SiteMask) === site) {
          listSwapRemove(this.#store, header, i);
          return;
        }
      }
      return;
    }
    const typed = this.kind === 'typedLevels';
    let kept = 0;
    for (let i = 0; i < length; i++) {
      const entry = words[start + i]!;
      if ((entry & SiteMask) === site && (!typed || entry >>> 30 === type)) continue;
      if (kept !== i) this.#store.set(start + kept, entry);
      kept++;
    }
    this.#store.set(header + 1, kept);
  }

  /** Removes the position of a component at a site and appends another, as {@link remove} and {@link add} would. */
  move(component: number, typeFrom: number, from: number, typeTo: number, to: number): void {
    if (!this.#leveled) {
      const header = this.#headers + component * HeaderWords;
      const { words } = this.#store;
      const start = words[header]!;
      const last = start + words[header + 1]! - 1;
      for (let i = start; i <= last; i++) {
        if ((words[i]! & SiteMask) !== from) continue;
        this.#store.set(i, words[last]!);
        this.#store.set(last, to | this.#mark);
        return;
      }
    } else this.remove(component, typeFrom, from);
    this.add(component, typeTo, to, 0);
  }

  /** Removes the position of a component at a level of a site, and lowers the entries of that site above it. */
  removeLevel(component: number, type: number, site: number, level: number): void {
    if (this.kind === 'cells' || this.kind === 'vertices') {
      this.remove(component, type, site);
      return;
    }
    this.removeExact(component, type, site, level);
    const typed = this.#typed;
    const { words } = this.#store;
    const left = this.length(component);
    let header = this.#headers;
    for (let other = 1; other < this.#count; other++) {
      header += HeaderWords;
      const length = words[header + 1]!;
      if (length === 0) continue;
      // Of lists whose slot number is not below the length of the shortened list, other site types are lowered too.
      const anyType = !typed || this.#slots[other]! >= left;
      const start = words[header]!;
      for (let i = start; i < start + length; i++) {
        const entry = words[i]!;
        if ((entry & SiteMask) !== site || ((entry >>> PositionSiteBits) & LevelMask) <= level) continue;
        if (anyType || entry >>> 30 === type) this.#store.set(i, entry - LevelOne);
      }
    }
  }

  /** Removes the entries of a component at a level of a site and leaves all others as they are. */
  removeExact(component: number, type: number, site: number, level: number): void {
    const header = this.#headers + component * HeaderWords;
    const { words } = this.#store;
    const start = words[header]!;
    const length = words[header + 1]!;
    const typed = this.kind === 'typedLevels';
    let kept = 0;
    for (let i = 0; i < length; i++) {
      const entry = words[start + i]!;
      const same =
        (entry & SiteMask) === site &&
        ((entry >>> PositionSiteBits) & LevelMask) === level &&
        (!typed || entry >>> 30 === type);
      if (same) continue;
      if (kept !== i) this.#store.set(start + kept, entry);
      kept++;
    }
    this.#store.set(header + 1, kept);
  }

  /** Owner of a component. */
  ownerOf(component: number): number {
    return this.owners[component]!;
  }
}
