/** The order in which moves are tried: what was best before, captures, killers, and what was good elsewhere. */
import { moveKey, type Position } from '@ludii/engine';
import { isCapture } from '@ludii/engine/internal';

const HistoryBits = 13;
/** What puts a move before others, however good those were elsewhere. */
const Best = 1e12;
const Capture = 1e10;
const Killer = 1e9;
/** After so many moves none of which took anything, captures are looked for in one of {@link Glances} positions only. */
const Convincing = 4096;
const Glances = 16;
/** Words of the key of a move that a list notes. */
const KeyWords = 3;

/** The moves of a position at a ply. A cut-off usually comes early, so that they are not sorted but picked one by one. */
export class MoveOrder {
  #keys = new Int32Array(64);
  #merits = new Float64Array(64);
  #length = 0;

  /** Begins anew with the moves of a position. */
  begin({ legal, mover }: Position): number {
    const { length } = legal;
    this.#length = length;
    if (length > this.#keys.length) {
      this.#keys = new Int32Array(2 * length);
      this.#merits = new Float64Array(2 * length);
    }
    const keys = this.#keys;
    const noted = legal.keys;
    if (noted) {
      for (let i = 0, k = 0; i < length; i++, k += KeyWords) {
        let h = Math.imul(mover ^ noted[k]!, 0x9e3779b1);
        h = Math.imul(h ^ (h >>> 15) ^ noted[k + 1]!, 0x85ebca6b);
        h = Math.imul(h ^ (h >>> 13) ^ noted[k + 2]!, 0xc2b2ae35);
        keys[i] = h ^ (h >>> 16);
      }
    } else for (let i = 0; i < length; i++) keys[i] = moveKey(legal.tape, legal.start(i));
    return length;
  }

  /** A number that tells a move from others, in other positions too. */
  key(i: number): number {
    return this.#keys[i]!;
  }
  /** Says how promising a move is. */
  rate(i: number, merit: number): void {
    this.#merits[i] = merit;
  }

  /** The most promising move that was not given yet, the first of equal ones; −1 if there is none left. */
  next(): number {
    const merits = this.#merits;
    let best = Number.NEGATIVE_INFINITY;
    let choice = -1;
    for (let i = 0; i < this.#length; i++) {
      if (merits[i]! > best) {
        best = merits[i]!;
        choice = i;
      }
    }
    if (choice >= 0) merits[choice] = Number.NEGATIVE_INFINITY;
    return choice;
  }
}

/** Remembers which moves cut a search short. */
export class Ordering {
  readonly #history = new Int32Array(2 ** HistoryBits);
  readonly #killers: number[] = [];
  readonly #orders: MoveOrder[] = [];
  readonly #captures: number[][] = [];
  /** Moves that were looked at, and positions since captures were not found. */
  #looked = 0;
  #glance = 0;
  /** True once a move was seen that takes something. */
  hasCaptures = false;

  #slot(key: number): number {
    return (key ^ (key >>> HistoryBits)) & (2 ** HistoryBits - 1);
  }

  /** The legal moves, to be picked one by one. The order is valid until the next call for the same ply. */
  of(position: Position, ply: number, best: number): MoveOrder {
    let order = this.#orders[ply];
    if (!order) {
      order = new MoveOrder();
      this.#orders[ply] = order;
    }
    const length = order.begin(position);
    const looks = this.hasCaptures || this.#looked < Convincing || ++this.#glance % Glances === 0;
    if (looks) this.#looked += length;
    const first = this.#killers[2 * ply];
    const second = this.#killers[2 * ply + 1];
    for (let i = 0; i < length; i++) {
      const key = order.key(i);
      let merit = this.#history[this.#slot(key)]!;
      if (looks && isCapture(position, i)) {
        merit += Capture;
        this.hasCaptures = true;
      }
      if (key === best) merit += Best;
      else if (key === first || key === second) merit += Killer;
      order.rate(i, merit);
    }
    return order;
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
    for (let i = 0; i < length; i++) if (isCapture(position, i)) found.push(i);
    return found;
  }

  /** A move was good enough to stop looking. */
  cut(key: number, ply: number, depth: number): void {
    this.#history[this.#slot(key)]! += depth * depth;
    if (this.#killers[2 * ply] === key) return;
    this.#killers[2 * ply + 1] = this.#killers[2 * ply] ?? 0;
    this.#killers[2 * ply] = key;
  }
}
