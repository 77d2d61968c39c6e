/** Experiments as people write them, and what they are told when something is wrong. */
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ExperimentError } from '../error.js';
import { noughts, takers } from '../testing/games.js';
import { planOf } from './plan.js';
import { type ReadDefinition, readDefinition } from './readDefinition.js';
import { experimentSchema } from './schema.js';

const home = realpathSync(mkdtempSync(join(tmpdir(), 'ludii-')));
mkdirSync(join(home, 'more'));
writeFileSync(join(home, 'noughts.lud'), noughts);
writeFileSync(join(home, 'more/takers.lud'), takers);
writeFileSync(
  join(home, 'bad.lud'),
  '(game "Bad" (players 2) (equipment { (board (squar 3)) }) (rules (play (move Pass))))',
);
writeFileSync(
  join(home, 'nobody.lud'),
  takers.replace('(players 3)', '(players 0)').replace('(result Mover Loss)', '(result All Draw)'),
);

const read = (text: string): ReadDefinition =>
  readDefinition(text, join(home, 'test.yaml'), {
    text: (file) => readFileSync(file, 'utf8'),
    byName: (name) => (name === 'three-in-a-row' ? join(home, 'noughts.lud') : undefined),
    names: () => ['three-in-a-row'],
  });

/** What is said against a text, with the directory left out. */
function refusal(text: string): string {
  try {
    read(text);
  } catch (error) {
    if (error instanceof ExperimentError && error.code === 'bad-definition')
      return error.message.replaceAll(`${home}/`, '');
    throw error;
  }
  throw new Error('nothing was refused');
}

test('everything can be said', () => {
  const { definition, games, warnings } = read(`
name: All of it
games:
  - noughts.lud
  - { game: noughts.lud, options: [Board/Four] }
  - more/*.lud
  - three-in-a-row
players:
  - random
  - { agent: uct, iterations: 50, exploration: 0.7 }
  - { agent: mc, name: flat }
number: 100
precision: 0.1
seed: 7
gamesPerJob: 4
limits: { moves: 50, seconds: 10, memory: 256 }
record: [length, trial]
`);
  expect(definition).toEqual({
    name: 'All of it',
    games: [
      expect.objectContaining({ name: 'Noughts', players: 2 }),
      expect.objectContaining({ name: 'Noughts (Board/Four)', players: 2 }),
      expect.objectContaining({ name: 'Takers', players: 3 }),
    ],
    players: [
      { name: 'random', agent: 'random', settings: {} },
      { name: 'uct iterations=50 exploration=0.7', agent: 'uct', settings: { iterations: 50, exploration: 0.7 } },
      { name: 'flat', agent: 'mc', settings: {} },
    ],
    number: 100,
    precision: 0.1,
    seed: 7,
    gamesPerJob: 4,
    limits: { moves: 50, seconds: 10, memory: 256 },
    record: ['length', 'trial'],
  });
  expect([...games.keys()]).toEqual(definition.games.map(({ hash }) => hash));
  expect(warnings).toEqual([]);
});

test('most can be left unsaid; JSON is fine too', () => {
  const { definition } = read('{ "games": ["."], "number": 3 }'.replace('"."', '"more"'));
  expect(definition).toMatchObject({ name: 'test', number: 3, seed: 0, record: ['length', 'outcome'] });
  expect(definition.players).toBeUndefined();
  expect(read('games: [more]\nprecision: 0.2').definition.number).toBe(100_000);
});

test('a game is the same wherever its file lies, and another one with other options', () => {
  const hashes = read('games: [noughts.lud, three-in-a-row, {game: noughts.lud, options: [Board/Four]}]\nnumber: 1')
    .definition.games;
  expect(hashes).toHaveLength(2);
});

test('a time per move is warned of', () => {
  const { warnings } = read('games: [noughts.lud]\nnumber: 1\nplayers: [{ agent: uct, ms: 100 }, random]');
  expect(warnings.map(({ code, severity }) => [code, severity])).toEqual([['depends-on-machine', 'warning']]);
});

const frames: readonly (readonly [string, string, string])[] = [
  ['no text', '', 'error[wrong-form]: An experiment must be a mapping.'],
  ['a list', '- noughts.lud', 'error[wrong-form]: An experiment must be a mapping.'],
  ['no games', 'number: 3', 'error[missing-key]: "games" is missing.'],
  ['an empty list', 'games: []\nnumber: 3', 'error[empty-list]: "games" must not be empty.'],
  ['no number', 'games: [noughts.lud]', 'error[missing-key]: It is not said how many games to play.'],
  [
    'zero games',
    'games: [noughts.lud]\nnumber: 0',
    `error[out-of-range]: "number" cannot be 0: it must be at least 1.
  --> test.yaml:2:9
  |
2 | number: 0
  |         ^`,
  ],
  ['a text for a number', 'games: [noughts.lud]\nnumber: many', 'error[wrong-form]: "number" must be a whole number.'],
  ['half a game', 'games: [noughts.lud]\nnumber: 1.5', 'error[wrong-form]: "number" must be a whole number.'],
  ['too fine', 'games: [noughts.lud]\nprecision: 0', 'it must be above 0'],
  [
    'an unknown key',
    'games: [noughts.lud]\nnumber: 1\nplayer: [random]',
    `error[unknown-key]: There is no "player" in an experiment.
  --> test.yaml:3:1
  |
3 | player: [random]
  | ^^^^^^
  hint: Did you mean "players"?`,
  ],
  [
    'an unknown game',
    'games:\n  - three-in-a-rwo\nnumber: 1',
    `error[unknown-game]: There is no file and no game "three-in-a-rwo".
  --> test.yaml:2:5
  |
2 |   - three-in-a-rwo
  |     ^^^^^^^^^^^^^^
  hint: Did you mean "three-in-a-row"?`,
  ],
  [
    'a pattern without files',
    'games: [none/**/*.lud]\nnumber: 1',
    'error[unknown-game]: No .lud file is like "none/**/*.lud".',
  ],
  [
    'an unknown agent',
    'games: [noughts.lud]\nnumber: 1\nplayers:\n  - agent: utc\n    iterations: 5\n  - random',
    `error[unknown-agent]: There is no agent "utc". Did you mean "uct"?
  --> test.yaml:4:12
  |
4 |   - agent: utc
  |            ^^^`,
  ],
  [
    'an unknown setting',
    'games: [noughts.lud]\nnumber: 1\nplayers: [{ agent: uct, iteration: 5 }]',
    'error[unknown-setting]: The agent uct has no setting "iteration". Did you mean iterations?',
  ],
  [
    'a setting out of range',
    'games: [noughts.lud]\nnumber: 1\nplayers: [{ agent: uct, iterations: 0 }]',
    'error[bad-setting]: "iterations" of uct is a number above 0, not 0.',
  ],
  [
    'two of a name',
    'games: [noughts.lud]\nnumber: 1\nplayers: [random, random]',
    'error[same-name]: Two players are called "random".',
  ],
  [
    'an unknown option',
    'games: [{ game: noughts.lud, options: [Board/Five] }]\nnumber: 1',
    'error[unknown-option]: Option "Board" has no item "Five".',
  ],
  [
    'an option without item',
    'games: [{ game: noughts.lud, options: [Five] }]\nnumber: 1',
    '"Five" does not say an option.',
  ],
  ['an unknown ruleset', 'games: [{ game: noughts.lud, ruleset: Old }]\nnumber: 1', 'error[unknown-ruleset]'],
  ['a bad description', 'games: [bad.lud]\nnumber: 1', 'error[unknown-ludeme]: Unknown ludeme `squar`.'],
  ['an unknown word', 'games: [noughts.lud]\nnumber: 1\nrecord: [outcome, lenght]', 'Did you mean "length"?'],
  ['bad syntax', 'games: [noughts.lud\nnumber: 1', 'error[bad-syntax]'],
  ['agents without seats', 'games: [nobody.lud]\nnumber: 1\nplayers: [random]', 'error[no-players]'],
];

test.each(frames)('%s is refused with its place', (_what, text, message) => {
  expect(refusal(text)).toContain(message);
});

test('the schema that is shipped has a description for every key', () => {
  const missing = Object.entries(experimentSchema.properties ?? {}).filter(
    ([, { description, type }]) => !description && type !== 'object',
  );
  expect(missing).toEqual([]);
});

test('what decides about results decides about the hash', () => {
  const hash = (text: string): string => planOf(read(`games: [noughts.lud]\nnumber: 10\n${text}`).definition).hash;
  expect(hash('name: Other')).toBe(hash(''));
  expect(hash('limits: { seconds: 5 }')).toBe(hash(''));
  const others = [
    'seed: 2',
    'limits: { moves: 5 }',
    'players: [random]',
    'record: [trial]',
    'gamesPerJob: 3',
    'precision: 0.5',
  ];
  expect(new Set([hash(''), ...others.map(hash)]).size).toBe(others.length + 1);
});

test('very many random games come in larger jobs, and only where they are not kept whole', () => {
  const jobs = (text: string): number => planOf(read(`games: [noughts.lud]\n${text}`).definition).jobs;
  expect(jobs('number: 1000000')).toBe(200);
  expect(jobs('number: 6000000')).toBe(200);
  expect(jobs('number: 20000000')).toBe(400);
  expect(jobs('number: 6000000\nrecord: [trial]')).toBe(3000);
  expect(jobs('number: 6000000\ngamesPerJob: 5000')).toBe(1200);
  // A log from before holds no such number, and is cut as it was.
  const { definition } = read('games: [noughts.lud]\nnumber: 6000000');
  const { mostGamesPerJob, ...before } = definition;
  expect(mostGamesPerJob).toBe(30_000);
  expect(planOf(before).jobs).toBe(3000);
});
