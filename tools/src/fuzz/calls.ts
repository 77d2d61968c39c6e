/** Calls of the API in any order, on any game of ours, against a simple model: the numbers of the moves chosen so far. */
import {
  type Game,
  type Limits,
  readGame,
  readTrial,
  strictLimits,
  type Trial,
  UctAgent,
  writeTrial,
} from '@ludii/engine';
import { type Attempt, type Clock, judged, Watch } from './attempt.js';
import { type Below, randomBelow } from './mutate.js';

/** A game whose rules fail now and then: after the third piece on an even site. */
const failing = `
(game "Failing" (players 2)
  (equipment { (board (square 4)) (piece "Disc" Each) })
  (rules
    (play (move Add (to (sites Empty))
      (then (if (and (>= (count Moves) 3) (is Even (last To))) (addScore Mover (/ 1 0)) (addScore Mover 1)))))
    (end (if (is Line 4) (result Mover Win)))))`;

const limits: Limits = { ...strictLimits, ms: 5000 };
/** So many sequences after each other are about one game: compiling takes longer than playing. */
const OfOneGame = 40;
const MostCalls = 24;

let current: { readonly text: string; readonly game: Game | undefined } | undefined;

function gameOf(text: string): Game | undefined {
  if (current?.text !== text) current = { text, game: readGame(text, { limits }).game };
  return current.game;
}

/** A trial, what it should be, and where what is wrong is noted. */
interface Run {
  readonly game: Game;
  readonly watch: Watch;
  readonly below: Below;
  readonly seed: number;
  trial: Trial;
  choices: number[];
  /** The names of the calls so far. */
  readonly calls: string[];
}

const imageOf = (trial: Trial): string => `${trial.serialise()} ${trial.mover} ${trial.isOver} ${trial.winner}`;

/** Calls something that must be refused. */
function refused(run: Run, what: string, act: () => unknown): void {
  const { error } = run.watch.call(what, act);
  if (!error) run.watch.add('changed', `${what} is not refused`);
}

type Call = (run: Run) => void;

const apply: Call = (run) => {
  const { trial, below, watch } = run;
  if (trial.isOver) return refused(run, 'apply after the end', () => trial.apply(0));
  const { value: count } = watch.call('legal moves', () => trial.legalCount);
  if (!count) return;
  const choice = below(count);
  const way = below(3);
  const { error } = watch.call('apply', () => trial.apply(way === 0 ? trial.legalMoves()[choice]! : choice));
  if (!error) run.choices.push(choice);
};

const undo: Call = (run) => {
  const { value } = run.watch.call('undo', () => run.trial.undo());
  if (value !== run.choices.length > 0) run.watch.add('changed', 'undo tells something else than it does');
  run.choices = run.choices.slice(0, -1);
};

const clone: Call = (run) => {
  const left = run.trial;
  const { value } = run.watch.call('clone', () => left.clone());
  if (value) run.trial = value;
  // What happens to the one left behind is of no concern to the other.
  run.watch.call('undo', () => left.undo());
};

const parse: Call = (run) => {
  const { value } = run.watch.call('parse', () => run.game.parse(run.trial.serialise()));
  if (value) run.trial = value;
  else run.watch.add('changed', 'a saved trial is not read');
};

const writeAndRead: Call = (run) => {
  // A trial file knows a turn of all players only when all have chosen.
  if (run.game.mode === 'simultaneous') return;
  const { value: text } = run.watch.call('write', () => writeTrial(run.trial));
  if (text === undefined) return;
  const { value } = run.watch.call('read', () => readTrial(run.game, text));
  if (value) run.trial = value;
  else run.watch.add('changed', 'a trial file is not read');
};

const illegal: Call = (run) => {
  const wrong = [1_000_000, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 'nowhere', '', '\u0000'];
  const choice = wrong[run.below(wrong.length)]!;
  refused(run, 'an illegal move', () => run.trial.apply(choice));
};

const playout: Call = ({ trial, watch, below }) =>
  void watch.call('playout', () => trial.playout({ seed: below(1000), maxMoves: below(30) }));

const think: Call = ({ trial, watch, below }) => {
  if (trial.isOver) return;
  watch.call('search', () =>
    new UctAgent({ playoutMoves: 20 }).selectMove(trial, { iterations: 1 + below(6), seed: below(100) }),
  );
};

/** A call that reaches a limit, now or never: where it is depends on the game. */
const limited: Call = ({ trial, watch, below }) => {
  const before = trial.limits;
  const tight: Partial<Limits>[] = [{ steps: 0 }, { moves: 0 }, { ms: 0 }, { steps: below(200) }, { bytes: 0 }];
  trial.limits = tight[below(tight.length)]!;
  const copy = trial.clone();
  watch.call('a limited move', () => {
    if (!copy.isOver) copy.apply(0);
  });
  trial.limits = before;
};

const look: Call = ({ trial, watch }) => {
  watch.call('print', () => trial.toString());
  watch.call('legal moves', () => trial.legalMoves().map(String));
  watch.call('results', () => [trial.returns(), trial.ranking()]);
};

const calls: readonly (readonly [string, Call])[] = [
  ['apply', apply],
  ['apply', apply],
  ['apply', apply],
  ['apply', apply],
  ['undo', undo],
  ['clone', clone],
  ['parse', parse],
  ['write and read', writeAndRead],
  ['illegal', illegal],
  ['playout', playout],
  ['think', think],
  ['limited', limited],
  ['look', look],
];

/** The trial is where the model says, and playing the choices from the start leads there. */
function check(run: Run): void {
  const { trial, choices, watch, game } = run;
  if (trial.choices().join() !== choices.join()) {
    watch.add('changed', `after "${run.calls.at(-1)}" other moves were chosen than those applied`);
    run.choices = [...trial.choices()];
  }
  const { value: again } = watch.call('play again', () => {
    const fresh = game.start(run.seed);
    for (const choice of run.choices) fresh.apply(choice);
    return fresh;
  });
  if (!again || imageOf(again) !== imageOf(trial)) {
    watch.add('changed', `after "${run.calls.at(-1)}" the trial is not where its choices lead`);
  }
}

/** Runs sequence number `n` on one of the games. */
function runSequence(clock: Clock, texts: readonly string[], n: number): Run | undefined {
  const ofGame = randomBelow(Math.floor(n / OfOneGame));
  const game = gameOf(ofGame(12) === 0 ? failing : texts[ofGame(texts.length)]!);
  if (!game) return undefined;
  const below = randomBelow(n);
  const watch = new Watch(clock, limits.ms);
  const seed = below(1000);
  // As if no move of the game had been taken back yet: then trials do not note how.
  game.takesBack = false;
  const { value: trial } = watch.call('start', () => game.start(seed));
  if (!trial) return undefined;
  const run: Run = { game, watch, below, seed, trial, choices: [], calls: [] };
  for (let times = 1 + below(MostCalls); times > 0 && watch.findings.length === 0; times--) {
    const [name, call] = calls[below(calls.length)]!;
    run.calls.push(name);
    call(run);
    if (below(4) === 0 || times === 1) check(run);
  }
  return run;
}

/** Runs sequence number `n`, and tells what must never happen. */
export function attemptCalls(texts: readonly string[], n: number): Attempt {
  return judged((clock) => {
    const run = runSequence(clock, texts, n);
    return { stage: run ? 'played' : 'refused', findings: run?.watch.findings ?? [] };
  });
}

/** Sequence number `n` in words. */
export function callsText(texts: readonly string[], n: number): string {
  const run = runSequence(() => 0, texts, n);
  return run ? `${run.game.name}, seed ${run.seed}: ${run.calls.join(', ')}` : 'A game that is played with others.';
}
