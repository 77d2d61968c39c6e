/**
 * One number for each thing that a player can do in a game, the same in all positions: what learned policies are indexed by. A
 * number stands for two sites and a kind of move. All of them follow from the rules: which sites moves start from and lead to,
 * and what there can be to choose between the same two sites. Kinds are told apart only where they can compete: pawns that
 * step and rooks that slide share one, but what a pawn becomes has one for each piece. What a move captures makes no kind:
 * it follows from the position.
 */
import { kindsOfMoves, MoveEnds, type MoveKinds, type MoveList } from '@ludii/compiler/internal';
import { shown } from './checks.js';
import { EngineError } from './errors.js';
import type { Rulebook } from './rulebook.js';

/** Numbers by key; 0 for keys without one. */
function table(numbers: ReadonlyMap<number, number>): Int32Array {
  let last = -1;
  for (const key of numbers.keys()) last = Math.max(last, key);
  const found = new Int32Array(last + 1);
  for (const [key, number] of numbers) found[key] = number;
  return found;
}

/** The numbers of the actions of a game. */
export class ActionSpace {
  readonly #kinds: MoveKinds;
  readonly #ends = new MoveEnds();
  /** The number of each site that moves start from, and that they lead to; 0 is none. */
  readonly #froms: Int32Array;
  readonly #tos: Int32Array;
  readonly #starts: number;
  readonly #targets: number;
  /** Numbers of actions that came up in play and had no place, by what they are. */
  readonly #extra = new Map<string, number>();

  /** @internal */
  constructor(game: Rulebook) {
    this.#kinds = kindsOfMoves(game.compiled);
    const { froms, tos } = this.#kinds;
    this.#froms = table(froms);
    this.#tos = table(tos);
    this.#starts = froms.size + 1;
    this.#targets = tos.size + 1;
  }

  /** Number of actions: a policy has so many outputs. */
  get size(): number {
    return this.#base + this.#extra.size;
  }
  get #base(): number {
    return this.#starts * this.#targets * this.#kinds.count;
  }
  /**
   * True if the rules tell all that players can choose between, so that {@link size} never changes. Else, as in games with
   * stakes or stacks that have no bounds, moves without a number get a new one when they come up.
   */
  get fixed(): boolean {
    return this.#kinds.untold === undefined && this.#extra.size === 0;
  }
  /** Why the numbers are not {@link fixed}; undefined if they are. */
  get reason(): string | undefined {
    return this.#kinds.untold ?? (this.fixed ? undefined : 'A move came up that the rules did not tell.');
  }
  /** What `JSON.stringify` writes. */
  toJSON(): { size: number; fixed: boolean } {
    const { size, fixed } = this;
    return { size, fixed };
  }

  /**
   * Writes the numbers of the legal moves of a position, in their order, and returns how many there are.
   *
   * @internal
   */
  ids(legal: MoveList, out: Int32Array): number {
    const count = legal.length;
    if (this.#kinds.isMixed) this.#tellApart(legal, out);
    else {
      const { tape } = legal;
      for (let i = 0; i < count; i++) out[i] = this.#idOf(tape, legal.start(i), 0);
    }
    return count;
  }
  /**
   * The number of one legal move.
   *
   * @internal
   */
  id(legal: MoveList, index: number): number {
    if (!this.#kinds.isMixed) return this.#idOf(legal.tape, legal.start(index), 0);
    const out = new Int32Array(legal.length);
    this.#tellApart(legal, out);
    return out[index]!;
  }
  /**
   * The number of the legal move of an action, −1 if it is not legal.
   *
   * @internal
   */
  find(legal: MoveList, id: number): number {
    const out = new Int32Array(legal.length);
    this.ids(legal, out);
    return out.indexOf(id);
  }

  /** The number of a move of which some others of its kind lead between the same sites. */
  #idOf(tape: Int32Array, start: number, others: number): number {
    if (this.#kinds.isOne) return 0;
    const { count } = this.#kinds;
    this.#ends.read(tape, start);
    const { from, to } = this.#ends;
    const f = from < 0 ? 0 : this.#froms[from];
    const t = to < 0 ? 0 : this.#tos[to];
    const kind = this.#kinds.kindOf(tape, start);
    const isKnown = (from < 0 || (f ?? 0) > 0) && (to < 0 || (t ?? 0) > 0) && kind >= 0 && kind + others < count;
    if (isKnown) return (f! * this.#targets + t!) * count + kind + others;
    const key = `${from}/${to}/${kind}/${others}`;
    const known = this.#extra.get(key) ?? this.#base + this.#extra.size;
    this.#extra.set(key, known);
    return known;
  }

  /** Moves of one kind between the same sites are counted in the order of the rules; those that are the same share a number. */
  #tellApart(legal: MoveList, out: Int32Array): void {
    const { tape, length } = legal;
    const byFirst = new Map<number, number[]>();
    for (let i = 0; i < length; i++) {
      const start = legal.start(i);
      const first = this.#idOf(tape, start, 0);
      const others = byFirst.get(first) ?? [];
      let place = others.findIndex((other) => sameWords(tape, legal.start(other), start));
      if (place < 0) place = others.push(i) - 1;
      byFirst.set(first, others);
      out[i] = place === 0 ? first : this.#idOf(tape, start, place);
    }
  }
}

/** True if two moves are the same word for word. */
function sameWords(tape: Int32Array, a: number, b: number): boolean {
  const length = tape[a]!;
  for (let k = 0; k < length; k++) if (tape[a + k] !== tape[b + k]) return false;
  return true;
}

/** Refuses what is no number of an action. */
export function checkAction(id: number, space: ActionSpace): number {
  if (Number.isInteger(id) && id >= 0 && id < space.size) return id;
  throw new EngineError('bad-option', `There is no action ${shown(id)}: the ${space.size} actions count from 0.`);
}
