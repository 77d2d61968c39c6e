/** Replays the recorded playouts of one game and finds the first place where this implementation differs. */
import type { Game, Match } from '@ludii/compiler';
import { applyMove, isOver, type MoveList, moveText, SplitMix64, winner } from '@ludii/state';
import { endType, moveTextOnTape, rankings } from '@ludii/state/internal';
import { gameInPlay, type InPlay, matchInPlay } from './inPlay.js';
import { type StateRecord, stateDifferences } from './stateText.js';

/** Where a replay first differed, and how. */
export interface Difference {
  readonly stage: 'start' | 'legal' | 'move' | 'applied' | 'state' | 'end';
  readonly playout: number;
  readonly step: number;
  readonly details: readonly string[];
}

/** How a game compares with its recording. */
export interface ReplayResult {
  readonly grade: 'exact' | 'samePlay' | 'differs';
  readonly difference?: Difference;
}

interface PlayoutLine {
  readonly playout: number;
  readonly rng: string;
}
interface StartLine {
  readonly start: readonly string[];
  readonly state: StateRecord;
}
interface StepLine {
  readonly n: number;
  readonly count: number;
  readonly distinct: number;
  readonly hash: string;
  readonly legal?: readonly string[];
  readonly move: string;
  readonly applied: string;
  readonly state?: StateRecord;
  readonly parts?: readonly string[];
}
interface EndLine {
  readonly over: boolean;
  readonly moves: number;
  readonly winner?: number;
  readonly end?: string;
  readonly ranking?: readonly number[];
}
type Line = PlayoutLine | StartLine | StepLine | EndLine;

/** A difference that ends a replay. */
class Stop extends Error {
  constructor(readonly difference: Difference) {
    super(difference.stage);
  }
}

/** Replays all playouts of a trace; `lines` are those after the header. */
export function replay(game: Game | Match, lines: readonly string[]): ReplayResult {
  const run = new Replay((rng) => ('games' in game ? matchInPlay(game, rng) : gameInPlay(game, rng)));
  try {
    for (const line of lines) run.line(JSON.parse(line) as Line);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    return { grade: 'differs', difference: run.first ?? error.difference };
  }
  return run.first ? { grade: 'samePlay', difference: run.first } : { grade: 'exact' };
}

/** 64-bit FNV-1a over texts in ascending order, each followed by a newline. */
export function hashTexts(texts: readonly string[]): string {
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  const encoder = new TextEncoder();
  for (const text of texts) {
    for (const byte of encoder.encode(`${text}\n`)) {
      low = (low ^ byte) >>> 0;
      // times 0x100000001b3, in halves
      const product = (low & 0xffff) * 0x1b3;
      const middle = (low >>> 16) * 0x1b3 + Math.floor(product / 0x10000);
      high = (Math.imul(high, 0x1b3) + Math.floor(middle / 0x10000) + (low << 8)) >>> 0;
      low = (((middle & 0xffff) << 16) | (product & 0xffff)) >>> 0;
    }
  }
  return high.toString(16).padStart(8, '0') + low.toString(16).padStart(8, '0');
}

/** What identifies a move apart from its actions. */
function essence(text: string): string {
  const field = (name: string): string =>
    new RegExp(`[:,]${name}=(-?\\d+)`).exec(text.slice(0, text.indexOf('actions=')))?.[1] ?? '';
  return ['mover', 'from', 'to', 'levelMin', 'levelMax'].map(field).join();
}

class Replay {
  first: Difference | undefined;
  private playout = -1;
  private step = -1;
  private play: InPlay;

  constructor(private readonly begin: (rng: SplitMix64) => InPlay) {
    this.play = begin(new SplitMix64());
  }

  line(line: Line): void {
    if ('playout' in line) {
      this.playout = line.playout;
      this.step = -1;
      const rng = SplitMix64.fromBytes(line.rng.split(',').map(Number));
      this.play = this.begin(rng);
    } else if ('start' in line) this.start(line);
    else if ('over' in line) this.end(line);
    else this.move(line);
  }

  /** Notes a difference: the first one is reported. */
  private differs(stage: Difference['stage'], details: readonly string[]): Difference {
    const difference = { stage, playout: this.playout, step: this.step, details };
    this.first ??= difference;
    return difference;
  }

  /** Notes a difference after which it makes no sense to go on. */
  private stop(stage: Difference['stage'], details: readonly string[]): never {
    throw new Stop(this.differs(stage, details));
  }

  private start(line: StartLine): void {
    const { play } = this;
    play.start();
    const { c } = play;
    const made = Array.from({ length: c.trial.length }, (_, i) => moveText(c.trial.moves, i, c.game.strings));
    const index = made.findIndex((text, i) => text !== line.start[i]);
    if (made.length !== line.start.length || index >= 0) {
      const at = index < 0 ? Math.min(made.length, line.start.length) : index;
      this.differs('start', [`placement ${at}: recorded ${line.start[at]}`, `here ${made[at]}`]);
    }
    const differences = stateDifferences(c, line.state);
    if (differences.length > 0) this.stop('start', differences);
  }

  private move(line: StepLine): void {
    const { play } = this;
    const { c } = play;
    this.step = line.n;
    const legal = play.legalMoves();
    const texts = Array.from({ length: legal.length }, (_, i) => moveText(legal, i, c.game.strings));
    this.compareLegal(line, texts);
    if (line.parts) play.applyTogether(legal, this.chooseParts(line.parts, texts));
    else if (legal.length === 0) this.pass(line);
    else play.apply(legal, this.choose(line, legal, texts));
    const start = c.trial.lastStart();
    const applied = moveTextOnTape(c.trial.moves.tape, start, c.game.strings);
    if (applied !== line.applied) this.differs('applied', [`recorded ${line.applied}`, `here     ${applied}`]);
    if (line.state) {
      const differences = stateDifferences(play.c, line.state);
      if (differences.length > 0) this.stop('state', [`after ${line.move}`, ...differences]);
    }
  }

  private compareLegal(line: StepLine, texts: readonly string[]): void {
    const distinct = [...new Set(texts)].sort();
    if (hashTexts(distinct) === line.hash) return;
    const details: string[] = [
      `recorded ${line.count} moves (${line.distinct} distinct), here ${texts.length} (${distinct.length})`,
    ];
    if (!line.legal) {
      this.differs('legal', [...details, ...distinct.slice(0, 3).map((text) => `here ${text}`)]);
      return;
    }
    const recorded = new Set(line.legal);
    const here = new Set(distinct);
    const missing = line.legal.filter((text) => !here.has(text));
    const surplus = distinct.filter((text) => !recorded.has(text));
    details.push(
      ...missing.slice(0, 3).map((text) => `missing ${text}`),
      ...surplus.slice(0, 3).map((text) => `surplus ${text}`),
    );
    const sameEssence = (a: readonly string[], b: readonly string[]): boolean => {
      const known = new Set(b.map(essence));
      return a.every((text) => known.has(essence(text)));
    };
    if (sameEssence(line.legal, distinct) && sameEssence(distinct, line.legal)) this.differs('legal', details);
    else this.stop('legal', details);
  }

  /**
   * The recorded move: by its text, or else the candidate that leads to the recorded state. Moves of equal text may have
   * different consequences: then the one is meant that was applied as recorded.
   */
  private choose(line: StepLine, legal: MoveList, texts: readonly string[]): number {
    const exact = texts.flatMap((text, i) => (text === line.move ? [i] : []));
    if (exact.length > 1) return exact.find((i) => this.appliedText(legal, i) === line.applied) ?? exact[0]!;
    if (exact.length === 1) return exact[0]!;
    const wanted = essence(line.move);
    const candidates = texts.flatMap((text, i) => (essence(text) === wanted ? [i] : []));
    if (candidates.length === 1) return candidates[0]!;
    for (const i of candidates) if (this.leadsTo(legal, i, line.state)) return i;
    return this.stop('move', [`recorded ${line.move}`, ...texts.slice(0, 3).map((text) => `here ${text}`)]);
  }

  /** A simulation without a move left goes on by passing. */
  private pass(line: StepLine): void {
    const { c } = this.play;
    const list = c.acquire();
    list.begin(c.state.mover, -1, -1);
    list.pushPass(true, true);
    list.finish();
    if (moveText(list, 0, c.game.strings) !== line.move) this.stop('move', [`recorded ${line.move}`, 'here no move']);
    this.play.apply(list, 0);
    c.release(list);
  }

  /** The recorded moves of all players in a simultaneous game. */
  private chooseParts(parts: readonly string[], texts: readonly string[]): number[] {
    return parts.map((part) => {
      const index = texts.indexOf(part);
      return index >= 0
        ? index
        : this.stop('move', [`recorded ${part}`, ...texts.slice(0, 3).map((text) => `here ${text}`)]);
    });
  }

  /** The text of a move with all its consequences, found out in a question. */
  private appliedText(legal: MoveList, i: number): string {
    const { c } = this.play;
    c.markSameRandom();
    applyMove(c, legal, i);
    const text = moveTextOnTape(c.trial.moves.tape, c.trial.lastStart(), c.game.strings);
    c.rollback();
    return text;
  }

  private leadsTo(legal: MoveList, i: number, state: StateRecord | undefined): boolean {
    const { c } = this.play;
    if (!state) return false;
    c.markSameRandom();
    applyMove(c, legal, i);
    const fits = stateDifferences(c, { sites: state.sites } as StateRecord).length === 0;
    c.rollback();
    return fits;
  }

  private end(line: EndLine): void {
    const { state } = this.play.outcome;
    const over = isOver(state);
    if (over !== line.over) this.stop('end', [`recorded over: ${line.over}, here ${over}`]);
    if (!over) return;
    const here = { winner: winner(state), end: endType(state), ranking: rankings(state).slice(1) };
    const recorded = { winner: line.winner, end: line.end, ranking: line.ranking };
    if (JSON.stringify(here) !== JSON.stringify(recorded)) {
      this.stop('end', [`recorded ${JSON.stringify(recorded)}`, `here ${JSON.stringify(here)}`]);
    }
  }
}
