/**
 * One number for each thing that a player can do in a game, the same in all positions: what learned policies are indexed
 * by. A number stands for a pair of sites and a kind of effect. Kinds are told apart only as far as they must be: pawns
 * that step and rooks that slide share one, but what a pawn becomes has four, since these moves compete for the same
 * sites. What a move captures makes no kind: it follows from the position. Which effects tell moves on the same sites apart,
 * and whether pieces leave the board's cells, points or edges at all or are only put there from hands, is found out by
 * playing a number of random games once.
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

/** A part of the sites: those of the board by type, and those of hands. */
type Ground = 0 | 1 | 2 | 3;
const Hands = 3;
const grounds = [0, 1, 2, Hands] as const;

/** Sites that are counted through, ground after ground; 0 is no site. */
class Places {
  readonly #first: Int32Array = new Int32Array(grounds.length).fill(-1);
  readonly size: number;
  constructor(
    sizes: readonly number[],
    private readonly hands: number,
    isCounted: (ground: Ground) => boolean,
  ) {
    let size = 1;
    for (const ground of grounds) {
      if (!isCounted(ground)) continue;
      this.#first[ground] = size;
      size += sizes[ground]!;
    }
    this.size = size;
  }
  /** The number of a site, 0 without one; −1 if its ground is not counted. */
  of(site: number, type: number): number {
    if (site < 0) return 0;
    const isHand = type === 0 && site >= this.hands;
    const first = this.#first[isHand ? Hands : type]!;
    return first < 0 ? -1 : first + site - (isHand ? this.hands : 0);
  }
}

/** The numbers of the actions of a game. */
export class ActionSpace {
  readonly #game: Rulebook;
  /** All sites: what tells apart which moves are on the same ones. */
  readonly #all: Places;
  /** Sites that moves start from, and those they lead to. */
  #froms: Places;
  #tos: Places;
  /** Grounds that were seen as such while random games were played. */
  readonly #seen = { from: new Set<Ground>([Hands]), to: new Set<Ground>([Hands]) };
  readonly #firstHand: number;
  /** Sorts of effects by which moves on the same sites were seen to differ: the others follow from the position. */
  readonly #found = new Uint8Array(Sorts);
  #telling: readonly number[] = [];
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
    const { sites, boardSites } = game.compiled.layout;
    const onBoard = Math.min(sites[0], boardSites);
    const sizes = [onBoard, sites[1], sites[2], sites[0] - onBoard];
    const places = (isCounted: (ground: Ground) => boolean): Places => new Places(sizes, boardSites, isCounted);
    this.#firstHand = boardSites;
    this.#all = places((ground) => sizes[ground]! > 0);
    this.#seen.to.add(game.compiled.shape.board.defaultSite);
    this.#probe((legal) => this.#learn(legal));
    this.#telling = sortsOf(this.#found);
    this.#probe((legal) => this.#note(legal));
    this.#colour();
    const { from, to } = this.#seen;
    this.#froms = places((ground) => sizes[ground]! > 0 && from.has(ground));
    this.#tos = places((ground) => sizes[ground]! > 0 && (to.has(ground) || from.has(ground)));
    this.#ready = true;
  }

  /** Number of actions: a policy has so many outputs. */
  get size(): number {
    return this.#base + this.#extra.size;
  }
  get #base(): number {
    return (this.#pairs ? this.#froms.size : 1) * this.#tos.size * this.#kinds;
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

  /** Plays the random games that show what there is; the same each time. */
  #probe(visit: (legal: MoveList) => void): void {
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
        visit(legal);
        position.apply(random.nextInt(legal.length));
        moves++;
      }
    }
  }

  /** Notes where moves start and end, and which sorts of effects tell moves on the same sites apart. */
  #learn(legal: MoveList): void {
    const firstOf = new Map<number, number>();
    for (let i = 0; i < legal.length; i++) {
      const start = legal.start(i);
      this.#see(legal.tape, start);
      const place = this.#place(legal.tape, start);
      const first = firstOf.get(place);
      if (first === undefined) firstOf.set(place, i);
      else if (!sameWords(legal, i, first)) {
        const [a, b] = [effectsOf(legal.tape, start), effectsOf(legal.tape, legal.start(first))];
        for (let sort = 0; sort < Sorts; sort++) if (a[sort] !== b[sort]) this.#found[sort] = 1;
      }
    }
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
      let kind = kindOf(legal.tape, start, this.#telling);
      if (this.#ready && !this.#pairs && this.#isPair(legal.tape, start)) this.#fixed = false;
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

  #from(tape: Int32Array, start: number, places: Places): number {
    return places.of(readDecision(tape, start, Reading.From), readDecision(tape, start, Reading.TypeFrom));
  }
  #to(tape: Int32Array, start: number, places: Places): number {
    return places.of(readDecision(tape, start, Reading.To), readDecision(tape, start, Reading.TypeTo));
  }
  /** True if a move leads from one site to another; one that starts where it ends has one site. */
  #isPair(tape: Int32Array, start: number): boolean {
    const from = this.#from(tape, start, this.#all);
    return from > 0 && from !== this.#to(tape, start, this.#all);
  }
  /** The sites of a move as one number. */
  #place(tape: Int32Array, start: number): number {
    const from = this.#isPair(tape, start) ? this.#from(tape, start, this.#all) : 0;
    return from * this.#all.size + Math.max(0, this.#to(tape, start, this.#all));
  }

  /** Notes on which grounds a move starts and ends. */
  #see(tape: Int32Array, start: number): void {
    const ground = (site: number, type: number): Ground => {
      const code = readDecision(tape, start, type) as 0 | 1 | 2;
      return code === 0 && readDecision(tape, start, site) >= this.#firstHand ? Hands : code;
    };
    if (this.#to(tape, start, this.#all) > 0) this.#seen.to.add(ground(Reading.To, Reading.TypeTo));
    if (!this.#isPair(tape, start)) return;
    this.#pairs = true;
    this.#seen.from.add(ground(Reading.From, Reading.TypeFrom));
  }

  /** The number of a move whose kind was noted. */
  #idOf(legal: MoveList, index: number): number {
    const start = legal.start(index);
    const kind = this.#known[2 * index]!;
    const colour = this.#colours.get(kind) ?? 0;
    const isPair = this.#isPair(legal.tape, start);
    const from = isPair ? this.#from(legal.tape, start, this.#froms) : 0;
    const to = this.#to(legal.tape, start, this.#tos);
    const fits = from >= 0 && to >= 0 && colour < this.#kinds && (this.#pairs || !isPair);
    if (fits) return (from * this.#tos.size + to) * this.#kinds + colour;
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

/** Sorts of effects: what comes after the turn, and each action as the decision and beside it. */
const Sorts = 1 + 2 * catalogue.length;

const sortsOf = (found: Uint8Array): readonly number[] =>
  Array.from({ length: Sorts }, (_, sort) => sort).filter((sort) => found[sort] === 1);

/** What a move does besides its sites: a number for each sort of effect, 0 for those that it does not have. */
function effectsOf(tape: Int32Array, start: number): Int32Array {
  const decision = decisionAction(tape, start);
  const effects = new Int32Array(Sorts);
  const mix = (sort: number, word: number): void => {
    const h = effects[sort]! || 0x811c9dc5;
    effects[sort] = Math.imul(h ^ word, 0x01000193) ^ (h >>> 15);
  };
  const visit = (move: number): void => {
    mix(0, tape[move + MoveWord.Then]!);
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
      const sort = 1 + 2 * opcode + (at === decision ? 1 : 0);
      mix(sort, opcode);
      for (const k of telling[opcode]!) mix(sort, tape[at + 1 + k]!);
    }
  };
  visit(start);
  return effects;
}

/** A number for what a move does, as far as it tells moves apart. */
function kindOf(tape: Int32Array, start: number, sorts: readonly number[]): number {
  if (sorts.length === 0) return 0;
  const effects = effectsOf(tape, start);
  let h = 0x811c9dc5;
  for (const sort of sorts) h = Math.imul(h ^ effects[sort]!, 0x01000193) ^ (h >>> 15);
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
