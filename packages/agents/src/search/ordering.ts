/** The order in which moves are tried: what was best before, captures, killers, and what was good elsewhere. */
import { moveKey, type Position } from '@ludii/engine';
import { isCapture } from '@ludii/engine/internal';

const HistoryBits = 13;

/** Remembers which moves cut a search short. */
export class Ordering {
  readonly #history = new Int32Array(2 ** HistoryBits);
  readonly #killers: number[] = [];
  readonly #orders: number[][] = [];
  readonly #merits: number[] = [];
  /** True once a move was seen that takes something. */
  hasCaptures = false;

  #slot(key: number): number {
    return (key ^ (key >>> HistoryBits)) & (2 ** HistoryBits - 1);
  }

  /** The legal moves, the most promising first. The list is valid until the next call for the same ply. */
  sorted(position: Position, ply: number, best: number): readonly number[] {
    const { legal } = position;
    const order = this.#orders[ply] ?? [];
    this.#orders[ply] = order;
    order.length = 0;
    const merits = this.#merits;
    for (let i = 0; i < legal.length; i++) {
      const key = moveKey(legal.tape, legal.start(i));
      order.push(i);
      let merit = this.#history[this.#slot(key)]!;
      if (key === best) merit += 1e12;
      else if (isCapture(position, i)) {
        merit += 1e10;
        this.hasCaptures = true;
      } else if (this.#killers[2 * ply] === key || this.#killers[2 * ply + 1] === key) merit += 1e9;
      merits[i] = merit;
    }
    return order.sort((a, b) => merits[b]! - merits[a]!);
  }

  /** The legal moves that take something. */
  captures(position: Position): number[] {
    const found: number[] = [];
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
