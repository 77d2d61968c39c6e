/**
 * Every call of the documented API with wrong arguments: it answers an error with a code and a message, or takes them, and what it
 * was asked of stays as it was. The calls are those of the report `api.txt`: a new one fails here until it has a row.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  applyFix,
  Budget,
  benchmark,
  boardToJson,
  boardToSvg,
  boardToText,
  buildBoard,
  contest,
  describeGame,
  EngineError,
  emitGame,
  emitPage,
  formatDescription,
  GeometryError,
  gameFromText,
  loadGame,
  moveKey,
  parseBoard,
  parseDescription,
  playOut,
  playout,
  playouts,
  RandomAgent,
  readGame,
  readTrial,
  renderDiagnostic,
  returnOfRank,
  SplitMix64,
  searchGround,
  situationHash,
  type Trial,
  tournament,
  UctAgent,
  wilsonInterval,
  writeTrial,
} from './index.js';
import * as games from './testing/games.js';

jest.setTimeout(300_000);

/** A call with right arguments; each is replaced by wrong ones in turn. */
interface Row {
  /** Set if a large number, or any function, is right and would take for ever. */
  readonly isEndless?: true;
  readonly right: readonly unknown[];
  readonly call: (...given: never[]) => unknown;
}

const game = gameFromText(games.noughts);
const other = gameFromText(games.runners);
const make = (): Trial => game.start(1).apply(0);
const row = (right: readonly unknown[], call: (...given: never[]) => unknown): Row => ({ right, call });

const first = make();
/** What the rows of methods are called on: what is left over must be as if it had not been called. */
let trial = make();

const agent = new UctAgent({ iterations: 2 });
const board = loadGame('tic-tac-toe').compiled.board;
const [diagnostic] = readGame('(game').diagnostics;
const planes = game.observation();
const { signal } = new AbortController();
const limits = { ms: 1e9 };
const search = { iterations: 2, ms: 20, seed: 1, signal };
const policy = (): number => 0;

const rows: Readonly<Record<string, Row>> = {
  'Budget: constructor': row(
    [{ iterations: 1, ms: 20, signal }, first.position],
    (options, position) => new Budget(options, position),
  ),
  'Budget: during': row([() => {}], (act) => new Budget({ iterations: 1 }, trial.position).during(act)),
  'Budget: lasts': row([1], (count) => new Budget({ iterations: 1 }, trial.position).lasts(count)),
  'Game: parse': row([first.serialise()], (text) => game.parse(text)),
  'Game: position': row([first.position.serialise()], (text) => game.position(text)),
  'Game: setup': row(
    ['A1:Nought', { mover: 2, pending: [0], scores: [0, 0, 0], counter: 1, seed: 1 }],
    (text, options) => game.setup(text, options),
  ),
  'Game: start': row([1, { chance: 'explicit' }], (seed, options) => game.start(seed, options)),
  'Game: startFrom': row([first.position], (position) => game.startFrom(position)),
  'Move: equals': row([first.legalMoves()[1]], (move) => trial.legalMoves()[0]!.equals(move)),
  'Observation: at': row([0, 0], (site, type) => trial.observe(1).at(site, type)),
  'Observation: equals': row([first.observe(1)], (observation) => trial.observe(1).equals(observation)),
  'Planes: write': row([first.position, new Float32Array(planes.size), 1, 0], (position, out, observer, at) =>
    planes.write(position, out, observer, at),
  ),
  'Position: agentOf': row([1], (colour) => trial.position.agentOf(colour)),
  'Position: agentReturns': row([new Float64Array(3), new Float64Array(3)], (out, colours) =>
    trial.position.agentReturns(out, colours),
  ),
  'Position: apply': row([0], (index) => trial.position.copy().apply(index)),
  'Position: applyOutcome': row([{ draws: [0] }], (outcome) => trial.position.copy().applyOutcome(outcome)),
  'Position: at': row([0, 0], (site, type) => trial.position.at(site, type)),
  'Position: copy': row([{ seed: 1 }], (options) => trial.position.copy(options)),
  'Position: copyFrom': row([first.position], (position) => trial.position.copy().copyFrom(position)),
  'Position: equals': row([first.position], (position) => trial.position.equals(position)),
  'Position: forEachOutcome': row([0, 5, () => {}], (index, most, visit) =>
    trial.position.copy().forEachOutcome(index, most, visit),
  ),
  'Position: move': row([0], (index) => trial.position.move(index)),
  'Position: observe': row([1], (player) => trial.position.observe(player)),
  'Position: reseed': row([1], (seed) => trial.position.copy().reseed(seed)),
  'Position: returns': row([new Float64Array(3)], (out) => trial.position.returns(out)),
  'RandomAgent: selectMove': row([first, search], (on, options) => new RandomAgent().selectMove(on, options)),
  'Rulebook: coordinate': row([0, 0], (site, type) => game.coordinate(site, type)),
  'Rulebook: observation': row([{ levels: 1, relative: true }], (options) => game.observation(options)),
  'Rulebook: site': row(['A1', 0], (name, type) => game.site(name, type)),
  'Trial: actionId': row([0], (choice) => trial.actionId(choice)),
  'Trial: actionMask': row([new Uint8Array(10)], (out) => trial.actionMask(out)),
  'Trial: apply': row([0], (choice) => trial.apply(choice)),
  'Trial: applyJoint': row([[undefined, undefined, 0]], (choices) => trial.applyJoint(choices)),
  'Trial: at': row([0, 0], (site, type) => trial.at(site, type)),
  'Trial: clone': row([{ seed: 1 }], (options) => trial.clone(options)),
  'Trial: determinise': row([1, 1], (player, seed) => trial.determinise(player, seed)),
  'Trial: legalMovesOf': row([2], (player) => trial.legalMovesOf(player)),
  'Trial: moveOf': row([first.actionIds()[0]], (action) => trial.moveOf(action)),
  'Trial: observe': row([1], (player) => trial.observe(player)),
  'Trial: playout': row([{ seed: 1, maxMoves: 9, policy, limits }], (options) => trial.playout(options)),
  'Trial: reseed': row([1], (seed) => trial.reseed(seed)),
  'Trial: score': row([1], (player) => trial.score(player)),
  'Trial: set limits': row([{ ms: 1e9 }], (limits) => Object.assign(trial, { limits })),
  'Trial: textFor': row([1], (player) => trial.textFor(player)),
  'UctAgent: analyse': row([first, search], (on, options) => agent.analyse(on, options)),
  'UctAgent: constructor': row([{ iterations: 2, exploration: 1, playoutMoves: 9 }], (options) =>
    new UctAgent(options).selectMove(trial, { iterations: 2 }),
  ),
  'UctAgent: selectMove': row([first, search], (on, options) => agent.selectMove(on, options)),
  applyFix: row(['abc', 'game.lud', { title: '', edits: [] }], applyFix),
  benchmark: { ...row([game, 0.001, 1, () => performance.now()], benchmark), isEndless: true },
  boardToJson: row([board, {}], boardToJson),
  boardToSvg: row([board, {}], boardToSvg),
  boardToText: row([board, {}], boardToText),
  buildBoard: row([parseBoard('(board (square 3))')], buildBoard),
  contest: row(
    [game, [new RandomAgent(), new RandomAgent()], { ...search, maxMoves: 9, number: 1, onMove: () => {} }],
    contest,
  ),
  describeGame: row([games.noughts, 'game.lud'], describeGame),
  emitGame: row([games.noughts, { name: 'game.lud' }], emitGame),
  emitPage: row([emitGame(games.noughts).module], emitPage),
  formatDescription: row([games.noughts, {}], formatDescription),
  gameFromText: row(
    [
      games.noughts,
      { options: [], ruleset: undefined, defines: new Map(), file: 'a.lud', backend: 'auto', limits, games: new Map() },
    ],
    gameFromText,
  ),
  loadGame: row(
    [
      'tic-tac-toe',
      { options: [], ruleset: undefined, defines: new Map(), file: 'a.lud', backend: 'auto', limits, games: new Map() },
    ],
    loadGame,
  ),
  moveKey: row([first.position.legal.tape, first.position.legal.start(0)], moveKey),
  parseBoard: row(['(board (square 3))'], parseBoard),
  parseDescription: row([games.noughts, {}], parseDescription),
  playOut: row([first.position, new SplitMix64(), 3, () => 0, [], false], (position, ...rest) =>
    (playOut as (...all: unknown[]) => number)(
      (position as unknown) === first.position ? first.position.copy() : position,
      ...rest,
    ),
  ),
  playout: row([game, { seed: 1, maxMoves: 9, policy, limits }], playout),
  playouts: {
    ...row([game, 2, { seed: 1, maxMoves: 9, record: true, signal, onProgress: () => {}, limits }], playouts),
    isEndless: true,
  },
  readGame: row([games.noughts, {}], readGame),
  readTrial: row([game, writeTrial(first)], readTrial),
  renderDiagnostic: row([diagnostic, new Map([['game.lud', '(game']]), {}], renderDiagnostic),
  returnOfRank: row([1, 2], returnOfRank),
  searchGround: row([first, 1], searchGround),
  situationHash: row([first.position, new Int32Array(2)], situationHash),
  tournament: {
    ...row(
      [game, [new RandomAgent(), new RandomAgent()], { ...search, games: 2, maxMoves: 9, onProgress: () => {} }],
      tournament,
    ),
    isEndless: true,
  },
  wilsonInterval: row([1, 2, 1.96], wilsonInterval),
  writeTrial: row([first], writeTrial),
};

/**
 * Made by the engine only; asked with what the compiler has made; called in inner loops, where nothing is looked at; needs a built
 * file (see `badInput.test.ts`).
 */
const exempt = [/Error: constructor$/, /^Setting: /, /^SplitMix64: /, /^compileIsolated$/];

/** The calls of the report that take arguments. */
function reported(): string[] {
  const lines = readFileSync(join(__dirname, '../api.txt'), 'utf8').split('\n');
  const classes = new Set(lines.flatMap((line) => line.match(/^(\w+) — class/)?.[1] ?? []));
  return lines.flatMap((line) => {
    const plain = line.match(/^(\w+) — (?:function|const: )\((.+)/);
    if (plain) return plain[2]!.startsWith(')') ? [] : [plain[1]!];
    const method = line.match(/^(\w+): ((?:static |set )?\w+)\((.)/);
    return method && classes.has(method[1]!) && method[3] !== ')' ? [`${method[1]}: ${method[2]}`] : [];
  });
}

const calls = reported().filter((name) => !exempt.some((pattern) => pattern.test(name)));

test('every call of the report has a row, and every row a call', () => {
  expect(Object.keys(rows).sort()).toEqual([...new Set(calls)].sort());
});

const corrupt = trial.serialise().slice(0, -9);
const nonsense: readonly unknown[] = [
  ...[undefined, null, true, Number.NaN, Number.POSITIVE_INFINITY, -1, 0.5, 1e12, 2 ** 53, '', 'x', corrupt],
  ...[{}, [], [null], () => 0, Symbol('s'), new Date(0), Object.create(null), 10n],
  ...[other, other.start(), other.start().position, other.start().legalMoves()[0], other.start().observe(1)],
  ...[new Float32Array(2), new Uint8Array(0), new Map()],
];

const isToldError = (error: unknown): boolean =>
  (error instanceof EngineError || error instanceof GeometryError) &&
  /^[a-z-]+$/.test(error.code) &&
  error.message !== '';

/** Calls whose arguments are made by others: what is inside of them is right. */
const made = ['applyFix', 'boardToJson', 'boardToSvg', 'boardToText', 'buildBoard', 'emitPage', 'renderDiagnostic'];

/** Right arguments of which one, or one field of one, is replaced. */
function replacements(
  name: string,
  right: readonly unknown[],
): [place: string, wrong: (value: unknown) => unknown[]][] {
  return right.flatMap((each, k) => {
    const instead = (value: unknown): unknown[] => right.map((other, i) => (i === k ? value : other));
    const isPlain = typeof each === 'object' && each !== null && Object.getPrototypeOf(each) === Object.prototype;
    const fields = isPlain && !made.includes(name) ? Object.keys(each) : [];
    return [
      [`argument ${k + 1}`, instead],
      ...fields.map((field): [string, (value: unknown) => unknown[]] => [
        `${field} of argument ${k + 1}`,
        (value) => instead({ ...(each as object), [field]: value }),
      ]),
    ];
  });
}

/** Large numbers, and a clock that stands still. */
const isLong = (value: unknown): boolean => (typeof value === 'number' && value > 1e6) || typeof value === 'function';

test.each(Object.entries(rows))('%s', async (name, { right, call, isEndless }) => {
  const run = call as (...given: unknown[]) => unknown;
  await run(...right);
  trial = make();
  const problems: string[] = [];
  for (const [place, wrong] of replacements(name, right)) {
    for (const value of nonsense) {
      if (isEndless && isLong(value)) continue;
      const before = trial.serialise();
      const given = wrong(value);
      try {
        await run(...given);
        // What was taken after all may have changed something.
        if (trial.serialise() !== before) trial = make();
      } catch (error) {
        const shown =
          typeof value === 'object' && value !== null ? (value.constructor?.name ?? 'object') : String(value);
        if (!isToldError(error)) problems.push(`${place} = ${shown}: ${String(error)}`);
        if (trial.serialise() !== before) problems.push(`${place} = ${shown}: the trial has changed`);
      }
    }
  }
  expect(problems).toEqual([]);
});
