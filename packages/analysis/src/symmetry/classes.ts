/** First moves that are alike: images of each other under the symmetries of the game. One of them stands for all. */
import type { Game, Move, Trial } from '@ludii/engine';
import type { Symmetry } from './board.js';
import { byKey, gameSymmetries } from './game.js';

/** A first move that stands for others, and what can be answered to it. */
interface Line {
  readonly trial: Trial;
  /** The answer that stands for each, by name. */
  readonly answers: ReadonlyMap<string, string>;
}

/**
 * The number of the image of each legal move of one trial among those of another, −1 where there is none. Of several moves
 * between the same sites it is the one of the same place in the list.
 */
function images(trial: Trial, other: Trial, symmetry: Symmetry | undefined): Int32Array {
  const theirs = byKey(other);
  const found = new Int32Array(trial.legalCount).fill(-1);
  for (const [key, list] of byKey(trial, symmetry)) {
    list.forEach((index, k) => {
      found[index] = theirs.get(key)?.[k] ?? -1;
    });
  }
  return found;
}

/** The move that stands for each legal move, by their names: the first of the list among those that are alike. */
function standIns(trial: Trial, symmetries: readonly Symmetry[]): Map<string, string> {
  const found = new Map<string, string>();
  const all = symmetries.map((symmetry) => images(trial, trial, symmetry));
  const moves = trial.legalMoves();
  for (const { notation, index } of moves) {
    if (found.has(notation)) continue;
    found.set(notation, notation);
    for (const image of all) {
      const name = moves[image[index]!]?.notation;
      if (name !== undefined && !found.has(name)) found.set(name, notation);
    }
  }
  return found;
}

const named = (trial: Trial, name: string): Move | undefined =>
  trial.legalMoves().find(({ notation }) => notation === name);

/** The first moves of a game and the answers to them, up to symmetry. */
export class OpeningClasses {
  readonly #symmetries: readonly Symmetry[];
  readonly #start: Trial;
  readonly #first: ReadonlyMap<string, string>;
  readonly #lines = new Map<string, Line>();
  readonly #replies = new Map<string, string>();

  constructor(readonly game: Game) {
    this.#symmetries = gameSymmetries(game);
    this.#start = game.start(1);
    this.#first = standIns(this.#start, this.#symmetries);
  }

  /** Number of first moves that are not alike. */
  get count(): number {
    return new Set(this.#first.values()).size;
  }

  /** The first move that stands for one. */
  first(name: string): string {
    return this.#first.get(name) ?? name;
  }

  /** The first moves that one stands for, itself among them. */
  alike(name: string): string[] {
    return this.#first.has(name) ? [...this.#first].filter(([, each]) => each === name).map(([each]) => each) : [name];
  }

  /** The site of the board where a first move ends; −1 if nowhere. */
  site(name: string): number {
    const move = named(this.#start, name);
    const { shape, board } = this.game.compiled;
    return move && move.toType === shape.board.defaultSite && move.to < board.siteCount ? move.to : -1;
  }

  /** The answer that stands for one, in the game that begins with the move that stands for the first. */
  reply(first: string, answer: string): string {
    const key = `${first} ${answer}`;
    const before = this.#replies.get(key);
    if (before !== undefined) return before;
    const found = this.#turned(first, answer) ?? answer;
    this.#replies.set(key, found);
    return found;
  }

  #turned(first: string, answer: string): string | undefined {
    const move = named(this.#start, first);
    const stands = named(this.#start, this.first(first));
    if (!move || !stands || this.#symmetries.length === 0) return undefined;
    const turn = [undefined, ...this.#symmetries].find(
      (symmetry) => images(this.#start, this.#start, symmetry)[move.index] === stands.index,
    );
    const played = this.#start.clone().apply(move);
    const { trial, answers } = this.#line(stands);
    const own = named(played, answer);
    const image = own && trial.legalMoves()[images(played, trial, turn)[own.index]!]?.notation;
    return image === undefined ? undefined : (answers.get(image) ?? image);
  }

  #line(stands: Move): Line {
    const before = this.#lines.get(stands.notation);
    if (before) return before;
    const trial = this.#start.clone().apply(stands);
    const fixing = this.#symmetries.filter(
      (symmetry) => images(this.#start, this.#start, symmetry)[stands.index] === stands.index,
    );
    const line = { trial, answers: standIns(trial, fixing) };
    this.#lines.set(stands.notation, line);
    return line;
  }
}

const known = new WeakMap<Game, OpeningClasses>();

/** The classes of a game, worked out once. */
export function openingClasses(game: Game): OpeningClasses {
  const before = known.get(game);
  if (before) return before;
  const made = new OpeningClasses(game);
  known.set(game, made);
  return made;
}
