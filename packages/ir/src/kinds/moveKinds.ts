/**
 * Which moves there can be in a game, found from its rules: the sites that moves start from and lead to, and the kinds of moves
 * between the same sites. Two moves are of different kinds only if they can be legal in one position between the same sites:
 * pawns that step and rooks that slide share a kind, what a pawn becomes has one for each piece. What a move captures makes no kind,
 * since it follows from the position.
 */
import { decisionAction, Op, opcodeOf } from '@ludii/state/internal';
import { action, constant, emit, mover } from '../make.js';
import type { Rule } from '../nodes.js';
import { addQuestion, mayMeet, tellsApart } from './apart.js';
import { Asker, endsOf, mix, type Question } from './effects.js';
import { Facts, siteKey } from './facts.js';
import { FormFinder, type FormSetting, passing, Untold } from './forms.js';

/** A game as far as its moves are looked at. */
export interface KindsGame extends FormSetting {
  readonly type: 0 | 1 | 2;
  readonly counts: boolean;
  readonly phases: readonly Rule[];
  readonly swaps: boolean;
  /** Whether all moves of a turn are made as one. */
  readonly isOne: boolean;
  /** The rules in a list of consequences, by its number; those that every move of the game has are left out. */
  readonly consequences: (list: number) => readonly number[];
}

/** More kinds between the same sites than this are not numbered. */
const MostKinds = 4096;

/** The kinds of the moves of a game. */
export interface MoveKinds {
  /** Sites that moves start from, and those they lead to: the number of each by its {@link siteKey}. 0 is none. */
  readonly froms: ReadonlyMap<number, number>;
  readonly tos: ReadonlyMap<number, number>;
  /** Whether there is one move in every position, whatever it does. */
  readonly isOne: boolean;
  /** Number of kinds. */
  readonly count: number;
  /**
   * Whether moves of a kind can differ in what nothing tells beforehand. The second of them between the same sites in a position is
   * of the next kind, and so on.
   */
  readonly isMixed: boolean;
  /** The kind of a move; −1 if it is none of those that were found. */
  readonly kindOf: (tape: Int32Array, start: number) => number;
  /** Why the kinds are not all that there can be, if they are not. */
  readonly untold: string | undefined;
}

/** Finds the kinds of the moves of a game. */
export function moveKinds(game: KindsGame): MoveKinds {
  if (game.isOne)
    return {
      froms: new Map(),
      tos: new Map(),
      count: 1,
      isOne: true,
      isMixed: false,
      kindOf: () => 0,
      untold: undefined,
    };
  try {
    return findKinds(game);
  } catch (error) {
    if (!(error instanceof Untold)) throw error;
    return { ...everywhere(game), isOne: false, count: 1, isMixed: true, kindOf: () => 0, untold: error.message };
  }
}

/** The sites that pieces usually stand on: where moves lead if nothing is known. */
function everywhere({ bounds, type }: KindsGame): Pick<MoveKinds, 'froms' | 'tos'> {
  const board = Array.from({ length: bounds.sites[type] }, (_, site) => siteKey(site, type));
  const { first, end } = bounds.hands;
  const hands = Array.from({ length: end - first }, (_, k) => siteKey(first + k, 0));
  const all = numbered([...board, ...hands]);
  return { froms: all, tos: all };
}

const numbered = (keys: readonly number[]): ReadonlyMap<number, number> =>
  new Map([...new Set(keys)].sort((a, b) => a - b).map((key, k) => [key, k + 1]));

function findKinds(game: KindsGame): MoveKinds {
  const finder = new FormFinder(game);
  game.phases.forEach((rule, phase) => {
    finder.add(rule, phase);
    finder.addMove(passing, phase, true);
    finder.addMove(goingOn, phase, true);
    if (game.swaps) finder.addMove(swapping, phase, false);
  });
  const facts = finder.forms.map((form) => new Facts(form, game));
  const meetings = meetingsOf(facts);
  const telling = tellingOf(facts, meetings);
  const { kinds, count, isMixed } = colour(facts, meetings, telling);
  const asker = new Asker(telling.questions, game.consequences);
  const only = telling.questions.length === 0;
  return {
    froms: numbered(facts.flatMap(({ from }) => from?.keys ?? [])),
    tos: numbered(facts.flatMap(({ to }) => to?.keys ?? [])),
    isOne: false,
    count,
    isMixed,
    kindOf: only ? () => 0 : (tape, start) => kinds.get(asker.ask(tape, start)) ?? -1,
    untold: undefined,
  };
}

/** Going on to the next game of a match. */
const goingOn = emit(constant(-1), constant(-1), [action(Op.NextInstance, true)]);

/** Swapping colours, which is offered beside the moves of the rules. */
const swapping = emit(constant(-1), constant(-1), [
  action(Op.Swap, true, mover, mover),
  action(Op.SetNextPlayer, false, mover),
]);

/** Two forms of which there may be moves between the same sites in one position. */
type Meeting = readonly [Facts, Facts];

/** The forms that meet, but for those whose moves are the same. */
function meetingsOf(facts: readonly Facts[]): readonly Meeting[] {
  const found: Meeting[] = [];
  facts.forEach((a, i) => {
    for (let k = i + 1; k < facts.length; k++) {
      const b = facts[k]!;
      if (mayMeet(a, b) && a.words !== b.words) found.push([a, b]);
    }
  });
  return found;
}

/** What tells moves apart, and the forms of which nothing does. */
interface Telling {
  readonly questions: readonly Question[];
  readonly mixed: readonly Meeting[];
}

/** Questions that tell the moves of each form from each other, and those of forms that meet. */
function tellingOf(facts: readonly Facts[], meetings: readonly Meeting[]): Telling {
  const questions: Question[] = [];
  const mixed: Meeting[] = [];
  for (const each of facts) for (const question of each.questions) addQuestion(questions, question);
  const isAnswered = (question: Question): boolean => facts.every((each) => each.answers(question) !== undefined);
  if (!questions.every(isAnswered)) throw new Untold('What tells moves apart follows from the position in others.');
  for (const [a, b] of meetings) {
    if (questions.some((question) => tellsApart(question, a, b))) continue;
    const found = [...a.asked, ...b.asked].find((question) => tellsApart(question, a, b) && isAnswered(question));
    if (found) addQuestion(questions, found);
    else mixed.push([a, b]);
  }
  return { questions, mixed };
}

/**
 * How many moves with the same answers there can be between the same sites in one position: by form, the number behind its
 * last one if those of forms that nothing tells apart are counted one after the other.
 */
function placesOf(facts: readonly Facts[], mixed: readonly Meeting[]): ReadonlyMap<Facts, number> {
  const ends = new Map<Facts, number>();
  for (const each of facts) {
    const before = mixed.flatMap(([a, b]) => (a === each ? [b] : b === each ? [a] : []));
    ends.set(each, Math.max(0, ...before.map((other) => ends.get(other) ?? 0)) + each.most);
  }
  return ends;
}

/** All that the moves of a form can answer, each with what is the same for all of its moves between two sites in a position. */
function answersOf(
  facts: Facts,
  questions: readonly Question[],
): readonly { readonly all: number; readonly settled: number }[] {
  let found: { all: number; settled: number }[] = [{ all: 0, settled: 0 }];
  for (const question of questions) {
    const varies = facts.varies(question);
    const answers = facts.answers(question)!;
    if (answers.length * found.length > MostKinds)
      throw new Untold('There are too many kinds of moves between the same sites.');
    found = found.flatMap(({ all, settled }) =>
      answers.map((answer) => ({ all: mix(all, answer), settled: varies ? settled : mix(settled, answer) })),
    );
  }
  return found;
}

/** Gives kinds numbers: those that can be legal between the same sites in one position have different ones. */
function colour(facts: readonly Facts[], meetings: readonly Meeting[], { questions, mixed }: Telling): Colours {
  const answers = new Map(facts.map((each) => [each, answersOf(each, questions)]));
  const places = placesOf(facts, mixed);
  const rivals = new Map<number, Set<number>>();
  const most = new Map<number, number>();
  const meet = (a: number, b: number): void => {
    if (a === b) return;
    rivals.get(a)!.add(b);
    rivals.get(b)!.add(a);
  };
  for (const [each, all] of answers) {
    for (const { all: kind } of all) {
      if (!rivals.has(kind)) rivals.set(kind, new Set());
      most.set(kind, Math.max(most.get(kind) ?? 1, places.get(each)!));
    }
  }
  for (const own of answers.values()) {
    for (const a of own) for (const b of own) if (a.settled === b.settled) meet(a.all, b.all);
  }
  for (const [a, b] of meetings) for (const p of answers.get(a)!) for (const q of answers.get(b)!) meet(p.all, q.all);
  const kinds = new Map<number, number>();
  let count = 1;
  for (const [kind, others] of rivals) {
    const taken = new Set<number>();
    for (const other of others) {
      const first = kinds.get(other);
      for (let k = 0; first !== undefined && k < most.get(other)!; k++) taken.add(first + k);
    }
    const own = most.get(kind)!;
    let first = 0;
    for (let free = 0; free < own; free++) {
      if (!taken.has(first + free)) continue;
      first += free + 1;
      free = -1;
    }
    kinds.set(kind, first);
    count = Math.max(count, first + own);
  }
  return { kinds, count, isMixed: [...most.values()].some((each) => each > 1) };
}

/** The number of each kind by what its moves answer. */
interface Colours {
  readonly kinds: ReadonlyMap<number, number>;
  readonly count: number;
  /** Whether some kinds have several numbers, for moves that nothing tells apart. */
  readonly isMixed: boolean;
}

/** Where a move starts and leads to, as {@link siteKey}; −1 for nowhere. */
export class MoveEnds {
  from = -1;
  to = -1;

  read(tape: Int32Array, start: number): void {
    this.from = -1;
    this.to = -1;
    const at = decisionAction(tape, start);
    if (at < 0) return;
    const opcode = opcodeOf(tape[at]!);
    const { from, to, typeFrom, typeTo, isSingle } = endsOf[opcode]!;
    if (to < 0) return;
    const target = tape[at + 1 + to]!;
    if (opcode === Op.Select && target === -1) {
      this.to = this.#key(tape[at + 1 + from]!, tape[at + 1 + typeFrom]!);
      return;
    }
    this.to = this.#key(target, tape[at + 1 + typeTo]!);
    if (!isSingle) this.from = this.#key(tape[at + 1 + from]!, tape[at + 1 + typeFrom]!);
  }

  #key(site: number, type: number): number {
    return site < 0 ? -1 : siteKey(site, type);
  }
}
