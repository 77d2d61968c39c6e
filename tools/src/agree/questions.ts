/**
 * Ways of asking a game about its moves, each held against the list of its legal moves. A question must leave everything
 * as it was: words, iterators, chance.
 */
import type { Game } from '@ludii/compiler';
import type { MovesFn } from '@ludii/functions';
import { keeping, ruleOf } from '@ludii/functions/internal';
import type { Node } from '@ludii/ir';
import { findFn, type SampleFn, sampleFn, someNode } from '@ludii/ir/internal';
import { type Context, type MoveList, moveText, type SplitMix64 } from '@ludii/state';
import { MoveWord } from '@ludii/state/internal';
import { byEssence, byRules, findPlayed, lastText, positionKey } from './moves.js';

/** A position in which questions are asked: with its list of legal moves. */
export interface Asked {
  readonly game: Game;
  readonly c: Context;
  readonly legal: MoveList;
  readonly draws: SplitMix64;
}

/** Answers what is wrong, or nothing. */
export type Question = (asked: Asked) => string | undefined;

/**
 * Asks with the throws that the game would see next, without taking them. A list may leave iterators changed by what its
 * conditions and loops mean; as between moves, no question sees what another has left.
 */
const aside: <T>(c: Context, ask: () => T) => T = keeping(['from', 'to', 'level'], <T>(c: Context, ask: () => T): T => {
  c.rest();
  c.markSameRandom();
  const answer = ask();
  c.rollback();
  return answer;
});

/** The rule of the phase, what is made of it for questions, and what is known about it. */
interface Phase {
  readonly play: MovesFn;
  readonly sample: SampleFn;
  readonly find: ReturnType<typeof findFn>;
  /** Whether the rule says by its meaning that it can not move although it lists moves. */
  readonly isMute: boolean;
  /** Whether the rule answers where its moves end in another way than by their list, or does something first. */
  readonly answers: boolean;
}

const phases = new WeakMap<MovesFn, Phase>();

/** The phase of a position. Closures are made once for a game, which takes longer than to ask. */
function phaseOf({ rules, shape }: Game, c: Context): Phase {
  const { play } = rules.phases[c.state.phase(c.state.mover)]!;
  const known = phases.get(play);
  if (known) return known;
  const rule = ruleOf(play);
  const says = (test: (node: Extract<Node, { k: 'callRule' }>) => boolean): boolean =>
    someNode(rule, (node) => node.k === 'callRule' && test(node));
  const phase: Phase = {
    play,
    sample: sampleFn(rule),
    find: findFn(rule, shape.flags.stochastic),
    isMute: says(({ mute }) => mute === true),
    answers: someNode(rule, ({ k }) => k === 'prior') || says(({ reaches }) => reaches !== undefined),
  };
  phases.set(play, phase);
  return phase;
}

/** Where the moves of the phase end, before meta rules: what the rule itself generates; −1 for moves that end nowhere. */
function listedEnds(game: Game, c: Context): Set<number> {
  return aside(c, () => {
    const list = c.acquire();
    game.flow.phaseMoves(c, list);
    const ends = Array.from({ length: list.length }, (_, i) => list.tape[list.start(i) + MoveWord.To]!);
    c.release(list);
    return new Set(ends);
  });
}

/** The same moves in the same order when they are listed again. Dice would be thrown again, so not in games of chance. */
const again: Question = ({ game, c, legal }) => {
  if (game.shape.flags.stochastic) return undefined;
  const copy = c.copy();
  copy.trial.legal = undefined;
  const second = game.flow.legalMoves(copy);
  const text = (list: MoveList, i: number): string => moveText(list, i, game.shape.strings);
  if (second.length !== legal.length) return `${legal.length} moves, then ${second.length}`;
  for (let i = 0; i < legal.length; i++) {
    if (text(legal, i) !== text(second, i)) return `move ${i}: ${text(legal, i)}, then ${text(second, i)}`;
  }
  return undefined;
};

/** Whether there is a move at all, asked without writing the moves. */
const someMove: Question = ({ game, c }) => {
  const { flow, rules } = game;
  if (rules.mode !== 'alternating' || flow.testsMoves) return undefined;
  if (phaseOf(game, c).isMute) return undefined;
  const listed = listedEnds(game, c).size > 0;
  const told = aside(c, () => flow.canMove(c, c.state.mover));
  return told === listed ? undefined : `canMove says ${told}, ${listed ? 'there are moves' : 'there are none'}`;
};

/** Whether a move ends on a site, asked backwards: for the end of some move and for sites drawn by lot. */
const reaches: Question = ({ game, c, draws }) => {
  const { flow, rules } = game;
  if (rules.mode !== 'alternating') return undefined;
  if (phaseOf(game, c).answers) return undefined;
  const ends = listedEnds(game, c);
  const sites = Array.from({ length: 3 }, () => draws.nextInt(game.board.topology.count(game.board.defaultSite)));
  const known = [...ends].filter((site) => site >= 0);
  if (known.length > 0) sites.push(known[draws.nextInt(known.length)]!);
  for (const site of sites) {
    const told = aside(c, () => flow.phaseReaches(c, site));
    if (told !== ends.has(site)) return `reaches(${site}) is ${told}, the list says ${ends.has(site)}`;
  }
  return undefined;
};

/** A move played at random is one of the list, with the same consequences and the same position after it. */
const sample: Question = ({ game, c, legal, draws }) => {
  if (game.rules.mode !== 'alternating') return undefined;
  const played = c.copy();
  if (!game.shape.flags.stochastic) played.trial.legal = undefined;
  game.flow.playRandom(played, draws);
  const i = findPlayed(game, c, legal, played);
  if (i < 0) {
    const { tape } = played.trial.moves;
    const near = byEssence(legal).size;
    return `random play made ${lastText(played)}, not among ${legal.length} moves (${near} different), tape ${tape.length}`;
  }
  const listed = c.copy();
  game.flow.apply(listed, legal, i, false);
  const [a, b] = [positionKey(played), positionKey(listed)];
  return a === b ? undefined : `after ${lastText(played)}: random play ${a}, list ${b}`;
};

/** The words of a move. */
const wordsOf = ({ tape }: MoveList, start: number): string => tape.slice(start, start + tape[start]!).join();

/** The program of the game lists the same moves as its rules, word by word, and one of them leads to the same position. */
const program: Question = ({ game, c, legal, draws }) => {
  if (!legal.keys) return undefined;
  const ruled = byRules(c);
  const played = c.copy();
  // What was thrown for the list is thrown already: both list the moves once more, with the same throw.
  if (game.shape.flags.stochastic) played.trial.legal = undefined;
  const made = game.flow.legalMoves(played);
  const own = game.flow.legalMoves(ruled);
  if (own.length !== made.length) return `the program lists ${made.length} moves, the rules ${own.length}`;
  for (let i = 0; i < own.length; i++) {
    const [a, b] = [wordsOf(made, made.start(i)), wordsOf(own, own.start(i))];
    if (a !== b) return `move ${i} is ${a} by the program and ${b} by the rules`;
  }
  const i = draws.nextInt(own.length);
  played.rest();
  ruled.rest();
  game.flow.apply(played, made, i, false);
  game.flow.apply(ruled, own, i, false);
  const [a, b] = [played, ruled].map(
    (each) => `${lastText(each)} ${positionKey(each)} ${each.rng.high} ${each.rng.low}`,
  );
  return a === b ? undefined : `move ${i} leads to ${a} by the program and to ${b} by the rules`;
};

/** The words of all moves of a list. */
const allWords = (list: MoveList): string[] =>
  Array.from({ length: list.length }, (_, i) => wordsOf(list, list.start(i)));

/** The words of the moves of the phase, before meta rules. */
const phaseWords = (game: Game, c: Context): string[] =>
  aside(c, () => {
    const list = c.acquire();
    phaseOf(game, c).play(c, list);
    const words = allWords(list);
    c.release(list);
    return words;
  });

/** A move drawn by what the rules mean is one of their moves. */
const drawn: Question = ({ game, c, draws }) => {
  const { rules, shape } = game;
  if (rules.mode !== 'alternating' || shape.flags.stochastic) return undefined;
  const words = phaseWords(game, c);
  return aside(c, () => {
    const move = c.acquire();
    const found = phaseOf(game, c).sample(c, draws, move) !== 'refused';
    const told = found ? wordsOf(move, move.start(0)) : undefined;
    c.release(move);
    if (told === undefined) return words.length === 0 ? undefined : `none drawn of ${words.length} moves`;
    return words.includes(told) ? undefined : `${told} is drawn, and is not listed`;
  });
};

/** Moves that the rules find without writing them are, once they are written, those that they list, word by word. */
const found: Question = ({ game, c }) => {
  if (game.rules.mode !== 'alternating') return undefined;
  const { find } = phaseOf(game, c);
  if (!find) return undefined;
  const own = phaseWords(game, c);
  const noted = aside(c, () => {
    const list = c.legalList();
    c.trial.legal = list;
    find(c, list);
    c.rest();
    return allWords(list);
  });
  if (noted.length !== own.length) return `${noted.length} moves are found, ${own.length} listed`;
  const wrong = own.findIndex((words, i) => words !== noted[i]);
  return wrong < 0 ? undefined : `move ${wrong} is found as ${noted[wrong]} and listed as ${own[wrong]}`;
};

/** All questions by name. */
export const questions: Readonly<Record<string, Question>> = {
  again,
  someMove,
  reaches,
  sample,
  program,
  drawn,
  found,
};

/** What questions must restore. A test of `(all Groups …)` that fails leaves the region changed by its very meaning. */
const iterators = [
  'from',
  'to',
  'between',
  'site',
  'level',
  'player',
  'value',
  'track',
  'pips',
  'hint',
  'edge',
  'teamPlayers',
  'hintRegion',
] as const;

/** What the constraints of a puzzle leave changed by their very meaning: `(forAll …)` and `(is Sum (hint))` do. */
const left: ReadonlySet<string> = new Set(['from', 'hint', 'hintRegion']);

/** Everything that a question must leave alone. */
function residue(c: Context): string {
  const kept = c.game.flags.deductionPuzzle ? iterators.filter((name) => !left.has(name)) : iterators;
  const values = kept.map((name) => `${name}=${c[name] ?? ''}`);
  return [...values, positionKey(c), c.rng.high, c.rng.low, c.depth].join(' ');
}

/** Asks all questions in a position; what is wrong, each with the name of its question. */
export function askAll(asked: Asked): string[] {
  const wrong: string[] = [];
  const before = residue(asked.c);
  for (const [name, question] of Object.entries(questions)) {
    const answer = question(asked);
    if (answer) wrong.push(`${name}: ${answer}`);
    const after = residue(asked.c);
    if (after !== before) return [...wrong, `${name} leaves traces: ${before} became ${after}`];
  }
  return wrong;
}
