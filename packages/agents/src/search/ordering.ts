/** The order in which moves are tried: what was best before, captures, killers, and what was good elsewhere. */
import { moveKey, type Position } from '@ludii/engine';
import { Captures } from '@ludii/engine/internal';

const HistoryBits = 13;
/** What puts a move before others, however good those were elsewhere. */
const Best = 1e12;
const Capture = 1e10;
const Killer = 1e9;
/** After so many moves none of which took anything, captures are looked for in one of {@link Glances} positions only. */
const Convincing = 4096;
const Glances = 64;
/** Words of the key of a move that a list notes. */
const KeyWords = 3;
/** A move has about the same number in positions that are alike: it is looked for so far around the one it had. */
const Shift = 2;

/** The hash of the key of a move by its mover. */
function hashOf(mover: number, a: number, b: number, c: number): number {
  let h = Math.imul(mover ^ a, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15) ^ b, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13) ^ c, 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/**
 * The moves of a position at a ply. A cut-off usually comes early: a move that was best or cut a search short before is given
 * as soon as it is found, and only if it is not enough all are rated, and picked one by one instead of being sorted.
 */
export class MoveOrder {
  #keys = new Int32Array(64);
  #merits = new Float64Array(64);
  #length = 0;
  #position: Position | undefined;
  /** Key of the move that was best before, 0 if none is known. */
  #best = 0;
  /** Whether captures come before what was good elsewhere. */
  #looks = false;
  /** Moves whose keys are known: so many from the first on. */
  #keyed = 0;
  /** The move that is given first, −1 if none is known. */
  #promised = -1;
  #begun = false;
  #isRated = false;
  /** How promising the last move was that was picked, and the number behind it. */
  #last = 0;
  #from = 0;
  readonly #words = new Int32Array(KeyWords);

  constructor(
    readonly memory: Ordering,
    readonly ply: number,
  ) {}

  /** Begins anew with the moves of a position, of which one was best before: its key, 0 if none is known, and its number then. */
  begin(position: Position, best: number, place: number, looks: boolean): void {
    const { legal } = position;
    const { length } = legal;
    this.#length = length;
    if (length > this.#keys.length) {
      this.#keys = new Int32Array(2 * length);
      this.#merits = new Float64Array(2 * length);
    }
    this.#position = position;
    this.#best = best;
    this.#looks = looks;
    this.#keyed = 0;
    this.#begun = false;
    this.#isRated = false;
    if (best !== 0) {
      this.#promised = this.#near(best, place);
      if (this.#promised < 0) this.#promised = this.#find(best, best);
    } else this.#promised = looks ? -1 : this.#killer(); // Captures come before what cut a search short elsewhere.
  }

  #killer(): number {
    const { memory, ply } = this;
    const [first, second] = [memory.killer(ply, 0), memory.killer(ply, 1)];
    for (const which of [0, 1] as const) {
      const found = this.#near(memory.killer(ply, which), memory.killerPlace(ply, which));
      if (found >= 0) return found;
    }
    return this.#find(first, second);
  }

  /** The number of a move by its key, if it is about what it was; else −1. No other keys are worked out. */
  #near(key: number, place: number): number {
    const { legal, mover } = this.#position!;
    if (key === 0) return -1;
    const words = this.#words;
    const hasKeys = legal.hasAllKeys;
    for (let d = 0; d <= 2 * Shift; d++) {
      const i = place + (d & 1 ? (d + 1) >> 1 : -(d >> 1));
      if (i < 0 || i >= this.#length) continue;
      if (hasKeys) legal.pick(i, words);
      const own = hasKeys ? hashOf(mover, words[0]!, words[1]!, words[2]!) : moveKey(legal.tape, legal.start(i));
      if (own !== key) continue;
      this.#keys[i] = key;
      return i;
    }
    return -1;
  }

  /** Works keys out until one of two is found, where 0 stands for none: the number of its move, −1 if it is not there. */
  #find(first: number, second: number): number {
    const { legal, mover } = this.#position!;
    const keys = this.#keys;
    const noted = legal.keys;
    const length = this.#length;
    let i = this.#keyed;
    for (; i < length; i++) {
      const k = i * KeyWords;
      const key = noted ? hashOf(mover, noted[k]!, noted[k + 1]!, noted[k + 2]!) : moveKey(legal.tape, legal.start(i));
      keys[i] = key;
      if (key !== 0 && (key === first || key === second)) {
        this.#keyed = i + 1;
        return i;
      }
    }
    this.#keyed = length;
    return -1;
  }

  /** A number that tells a move that was given from others, in other positions too. */
  key(i: number): number {
    return this.#keys[i]!;
  }

  /** The most promising move that was not given yet, the first of equal ones; −1 if there is none left. */
  next(): number {
    if (!this.#begun) {
      this.#begun = true;
      if (this.#promised >= 0) return this.#promised;
    }
    if (!this.#isRated) this.#rateAll();
    const merits = this.#merits;
    const length = this.#length;
    const last = this.#last;
    const from = this.#from;
    let best = Number.NEGATIVE_INFINITY;
    let choice = -1;
    // No other is better than the last one: many are as good, and those come behind it.
    for (let i = from; i < length && best !== last; i++) {
      if (merits[i]! > best) {
        best = merits[i]!;
        choice = i;
      }
    }
    if (best !== last) {
      for (let i = 0; i < from; i++) {
        if (merits[i]! > best || (merits[i] === best && i < choice)) {
          best = merits[i]!;
          choice = i;
        }
      }
    }
    if (choice < 0) return -1;
    merits[choice] = Number.NEGATIVE_INFINITY;
    this.#last = best;
    this.#from = choice + 1;
    return choice;
  }

  #rateAll(): void {
    this.#find(0, 0);
    this.memory.rate(this.#position!, this.ply, this.#best, this.#looks, this.#keys, this.#merits);
    if (this.#promised >= 0) this.#merits[this.#promised] = Number.NEGATIVE_INFINITY;
    this.#last = Number.POSITIVE_INFINITY;
    this.#from = 0;
    this.#isRated = true;
  }
}

function slotOf(key: number): number {
  return (key ^ (key >>> HistoryBits)) & (2 ** HistoryBits - 1);
}

/** Remembers which moves cut a search short. */
export class Ordering {
  readonly #history = new Int32Array(2 ** HistoryBits);
  readonly #killers: number[] = [];
  /** The numbers that the killers had. */
  readonly #places: number[] = [];
  readonly #orders: MoveOrder[] = [];
  readonly #captures: number[][] = [];
  constructor(readonly taking: Captures = new Captures()) {}

  /** Moves that were looked at, and positions since captures were not found. */
  #looked = 0;
  #glance = 0;
  /** True once a move was seen that takes something. */
  hasCaptures = false;

  /** The legal moves, to be picked one by one; where the best one of before is looked for first may be given. The order is valid until the next call for the same ply. */
  of(position: Position, ply: number, best: number, place = 0): MoveOrder {
    let order = this.#orders[ply];
    if (!order) {
      order = new MoveOrder(this, ply);
      this.#orders[ply] = order;
    }
    const looks = this.hasCaptures || this.#looked < Convincing || ++this.#glance % Glances === 0;
    if (looks) this.#looked += position.legal.length;
    order.begin(position, best, place, looks);
    return order;
  }

  /** Key of one of the two moves that cut a search short last at a ply, 0 if there is none. */
  killer(ply: number, which: 0 | 1): number {
    return this.#killers[2 * ply + which] ?? 0;
  }

  /** The number that such a move had then. */
  killerPlace(ply: number, which: 0 | 1): number {
    return this.#places[2 * ply + which] ?? 0;
  }

  /** Says how promising the legal moves are, by their keys. */
  rate(position: Position, ply: number, best: number, looks: boolean, keys: Int32Array, merits: Float64Array): void {
    const { length } = position.legal;
    const history = this.#history;
    const first = this.killer(ply, 0);
    const second = this.killer(ply, 1);
    const { taking } = this;
    if (looks) taking.lookAt(position);
    for (let i = 0; i < length; i++) {
      const key = keys[i]!;
      let merit = history[slotOf(key)]!;
      if (looks && taking.has(i)) {
        merit += Capture;
        this.hasCaptures = true;
      }
      if (key === best) merit += Best;
      else if (key === first || key === second) merit += Killer;
      merits[i] = merit;
    }
  }

  /** The legal moves that take something. The list is valid until the next call for the same ply. */
  captures(position: Position, ply: number): readonly number[] {
    let found = this.#captures[ply];
    if (!found) {
      found = [];
      this.#captures[ply] = found;
    }
    found.length = 0;
    const { length } = position.legal;
    const { taking } = this;
    taking.lookAt(position);
    for (let i = 0; i < length; i++) if (taking.has(i)) found.push(i);
    return found;
  }

  /** A move was good enough to stop looking: its key, and its number in the list. */
  cut(key: number, place: number, ply: number, depth: number): void {
    this.#history[slotOf(key)]! += depth * depth;
    const at = 2 * ply;
    if (this.#killers[at] !== key) {
      this.#killers[at + 1] = this.#killers[at] ?? 0;
      this.#places[at + 1] = this.#places[at] ?? 0;
      this.#killers[at] = key;
    }
    this.#places[at] = place;
  }
}
