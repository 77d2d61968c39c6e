/**
 * One number for each thing that a player can do in a game, the same in all positions: what learned policies are indexed
 * by. A number stands for a pair of sites and a kind of effect. Kinds are told apart only as far as they must be: pawns
 * that step and rooks that slide share one, but what a pawn becomes has four, since these moves compete for the same
 * sites. Which kinds compete is found out by playing a number of random games once.
 */
import {
  actionLength,
  catalogue,
  decisionAction,
  firstAction,
  type MoveList,
  MoveWord,
  moveEnd,
  Op,
  opcodeOf,
  Reading,
  readDecision,
  SplitMix64,
} from '@ludii/compiler/internal';
import { shown } from './checks.js';
import { EngineError } from './errors.js';
import { Position } from './position.js';
import type { Rulebook } from './rulebook.js';
import { Purpose, seedGenerator } from './seeds.js';

/** Random games and moves that are looked at to find the kinds of a game. */
const ProbedGames = 30;
const ProbedMoves = 1500;

/** The numbers of the actions of a game. */
export class ActionSpace {
  readonly #game: Rulebook;
  /** First number of the sites of each type among all sites; −1 for types without. */
  readonly #firstOf: readonly number[];
  readonly #places: number;
  /** True if some move goes from one site to another. */
  #pairs = false;
  #kinds = 1;
  readonly #colours = new Map<number, number>();
  /** Kinds that were seen on the same sites in one position. */
  readonly #rivals = new Map<number, Set<number>>();
  /** Numbers of actions that came up later and had no place, by their signature. */
  readonly #extra = new Map<string, number>();
  #ready = false;
  #fixed = true;
  #known = new Int32Array(64);

  /** @internal */
  constructor(game: Rulebook) {
    this.#game = game;
    const { sites, stored } = game.compiled.layout;
    let places = 1;
    this.#firstOf = sites.map((count, type) => {
      const first = places;
      if (!stored[type]) return -1;
      places += count;
      return first;
    });
    this.#places = places;
    this.#probe();
    this.#ready = true;
  }

  /** Number of actions: a policy has so many outputs. */
  get size(): number {
    return this.#base + this.#extra.size;
  }
  get #base(): number {
    return (this.#pairs ? this.#places * this.#places : this.#places) * this.#kinds;
  }
  /** False once moves came up that the numbers had no place for: each got a new one, and {@link size} has grown. */
  get fixed(): boolean {
    return this.#fixed;
  }
  /** What `JSON.stringify` writes. */
  toJSON(): { size: number; fixed: boolean } {
    const { size, fixed } = this;
    return { size, fixed };
  }

  /** Writes the numbers of the legal moves of a position, in their order, and returns how many there are. */
  ids(legal: MoveList, out: Int32Array): number {
    const count = legal.length;
    this.#note(legal);
    for (let i = 0; i < count; i++) out[i] = this.#idOf(legal, i);
    return count;
  }
  /** The number of one legal move. */
  id(legal: MoveList, index: number): number {
    const out = new Int32Array(legal.length);
    this.ids(legal, out);
    return out[index]!;
  }
  /** The number of the legal move of an action, −1 if it is not legal. */
  find(legal: MoveList, id: number): number {
    const out = new Int32Array(legal.length);
    this.ids(legal, out);
    return out.indexOf(id);
  }

  // ---- finding kinds ----------------------------------------------------------------------------------------------

  #probe(): void {
    const position = new Position(this.#game);
    const random = new SplitMix64();
    let moves = 0;
    for (let game = 0; game < ProbedGames && moves < ProbedMoves; game++) {
      seedGenerator(position.context.gameRng, 0, game, Purpose.Game);
      seedGenerator(random, 0, game, Purpose.Choice);
      position.start();
      while (!position.isOver && moves < ProbedMoves) {
        const { legal } = position;
        if (legal.length === 0) break;
        this.#note(legal);
        position.apply(random.nextInt(legal.length));
        moves++;
      }
    }
    this.#colour();
  }

  /** Notes which kinds compete in a position, and works the colours out anew if some do for the first time. */
  #note(legal: MoveList): void {
    const count = legal.length;
    if (this.#known.length < 2 * count) this.#known = new Int32Array(4 * count);
    const known = this.#known;
    const byPlace = new Map<number, number>();
    let news = false;
    for (let i = 0; i < count; i++) {
      const start = legal.start(i);
      const place = this.#place(legal.tape, start);
      let kind = kindOf(legal.tape, start);
      if (!this.#pairs && this.#isPair(legal.tape, start)) {
        if (this.#ready) this.#fixed = false;
        else this.#pairs = true;
      }
      const before = byPlace.get(place) ?? -1;
      kind = this.#distinct(legal, i, kind, before);
      if (!this.#rivals.has(kind)) {
        this.#rivals.set(kind, new Set());
        news = true;
      }
      for (let j = before; j >= 0; j = known[2 * j + 1]!) {
        const other = known[2 * j]!;
        if (other === kind || this.#rivals.get(kind)?.has(other)) continue;
        this.#rivals.get(kind)?.add(other);
        this.#rivals.get(other)?.add(kind);
        news = true;
      }
      known[2 * i] = kind;
      known[2 * i + 1] = before;
      byPlace.set(place, i);
    }
    if (news && this.#ready) this.#recolour();
  }

  /** Moves of one kind on the same sites differ in something else: they are told apart by their order. */
  #distinct(legal: MoveList, index: number, kind: number, before: number): number {
    const known = this.#known;
    for (let j = before; j >= 0; j = known[2 * j + 1]!) {
      if (known[2 * j] !== kind) continue;
      if (sameWords(legal, index, j)) return kind;
      return this.#distinct(legal, index, Math.imul(kind ^ 0x5bd1e995, 0x01000193) | 0, before);
    }
    return kind;
  }

  /** Gives each kind the lowest number that none of its rivals has. Kinds keep the number that they have. */
  #colour(): void {
    for (const [kind, rivals] of this.#rivals) {
      if (this.#colours.has(kind)) continue;
      let colour = 0;
      const taken = new Set([...rivals].map((rival) => this.#colours.get(rival)));
      while (taken.has(colour)) colour++;
      this.#colours.set(kind, colour);
      if (!this.#ready) this.#kinds = Math.max(this.#kinds, colour + 1);
    }
  }

  /** Rivals that came up in play: kinds without a number of their own get one; if two have the same, one gets another. */
  #recolour(): void {
    this.#colour();
    for (const [kind, rivals] of this.#rivals) {
      const own = this.#colours.get(kind);
      const clash = [...rivals].some((rival) => rival < kind && this.#colours.get(rival) === own);
      if (!clash) continue;
      this.#fixed = false;
      this.#colours.delete(kind);
      this.#colour();
    }
  }

  // ---- numbers ----------------------------------------------------------------------------------------------------

  #site(site: number, type: number): number {
    const first = this.#firstOf[type] ?? -1;
    return site < 0 || first < 0 ? 0 : first + site;
  }
  #from(tape: Int32Array, start: number): number {
    return this.#site(readDecision(tape, start, Reading.From), readDecision(tape, start, Reading.TypeFrom));
  }
  #to(tape: Int32Array, start: number): number {
    return this.#site(readDecision(tape, start, Reading.To), readDecision(tape, start, Reading.TypeTo));
  }
  #isPair(tape: Int32Array, start: number): boolean {
    const from = this.#from(tape, start);
    return from !== 0 && from !== this.#to(tape, start);
  }
  #place(tape: Int32Array, start: number): number {
    return this.#from(tape, start) * this.#places + this.#to(tape, start);
  }

  /** The number of a move whose kind was noted. */
  #idOf(legal: MoveList, index: number): number {
    const start = legal.start(index);
    const kind = this.#known[2 * index]!;
    const colour = this.#colours.get(kind) ?? 0;
    const place = this.#pairs ? this.#place(legal.tape, start) : this.#to(legal.tape, start);
    if (colour < this.#kinds && (this.#pairs || !this.#isPair(legal.tape, start))) return place * this.#kinds + colour;
    const key = `${this.#place(legal.tape, start)}/${colour}`;
    const known = this.#extra.get(key) ?? this.#base + this.#extra.size;
    this.#extra.set(key, known);
    this.#fixed = false;
    return known;
  }
}

/** For each action, which operands say what kind of effect it is: all but sites and what follows from the position. */
const telling = catalogue.map(({ fields }) =>
  fields.flatMap(({ name, ignored }, k) =>
    ignored || ['to', 'from', 'site', 'var', 'type', 'typeFrom', 'typeTo'].includes(name) ? [] : [k],
  ),
);

/** A number for what a move does besides its sites. */
function kindOf(tape: Int32Array, start: number): number {
  const decision = decisionAction(tape, start);
  let h = 0x811c9dc5;
  const mix = (word: number): void => {
    h = Math.imul(h ^ word, 0x01000193) ^ (h >>> 15);
  };
  const visit = (move: number): void => {
    mix(tape[move + MoveWord.Then]!);
    const end = moveEnd(tape, move);
    for (let at = firstAction(tape, move); at < end; at += actionLength(tape[at]!)) {
      const opcode = opcodeOf(tape[at]!);
      // What dice show is no choice of the player.
      if (opcode === Op.SetDie || opcode === Op.SetDiceAllEqual || opcode === Op.UseDie) continue;
      if (opcode === Op.NestedMove) {
        visit(at + 1);
        continue;
      }
      // How many pieces are captured on the way follows from the position.
      if (at !== decision && opcode === Op.Remove) continue;
      mix(opcode);
      for (const k of telling[opcode]!) mix(tape[at + 1 + k]!);
    }
  };
  visit(start);
  return h | 0;
}

/** True if two moves of a list are the same word for word. */
function sameWords(list: MoveList, i: number, j: number): boolean {
  const { tape } = list;
  const a = list.start(i);
  const b = list.start(j);
  const length = tape[a]!;
  for (let k = 0; k < length; k++) if (tape[a + k] !== tape[b + k]) return false;
  return true;
}

/** Refuses what is no number of an action. */
export function checkAction(id: number, space: ActionSpace): number {
  if (Number.isInteger(id) && id >= 0 && id < space.size) return id;
  throw new EngineError('bad-option', `There is no action ${shown(id)}: the ${space.size} actions count from 0.`);
}
