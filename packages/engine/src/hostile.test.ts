/** Descriptions that try to break the engine: each ends in a diagnostic or a documented error, soon, and nothing is lost. */
import { type Backend, LimitExceeded, type Limits } from '@ludii/compiler';
import { EngineError, LimitError, RuleError } from './errors.js';
import { readGame } from './gameFromText.js';
import { Position } from './position.js';
import type { Trial } from './trial.js';

/** What is promised holds for rules that are asked one by one and for programs made from them. */
const backends: readonly Backend[] = ['interpreted', 'emitted'];

interface Parts {
  readonly players?: string;
  readonly board?: string;
  readonly equipment?: string;
  readonly meta?: string;
  readonly start?: string;
  readonly play?: string;
  readonly end?: string;
}

const describeGame = ({
  players = '2',
  board = '(square 3)',
  equipment = '(piece "Disc" Each)',
  meta = '',
  start,
  play = '(move Add (to (sites Empty)))',
  end = '(if (is Line 3) (result Mover Win))',
}: Parts): string =>
  `(game "Hostile" (players ${players}) (equipment { (board ${board}) ${equipment} })
    (rules ${meta} ${start ? `(start ${start})` : ''} (play ${play}) (end ${end})))`;

/** The code and the marked text of the first diagnostic. */
function refusal(parts: Parts): { code: string | undefined; at: string } {
  const text = describeGame(parts);
  const { game, diagnostics } = readGame(text);
  expect(game).toBeUndefined();
  const [first] = diagnostics;
  return { code: first?.code, at: text.slice(first?.span.start, first?.span.end) };
}

function startOf(parts: Parts, backend?: Backend): Trial {
  const { game, diagnostics } = readGame(describeGame(parts), backend && { backend });
  expect(diagnostics.map(({ message }) => message)).toEqual([]);
  return game!.start(1);
}

/** Plays until something is thrown, which must be documented and leave everything as it was. */
function failure(parts: Parts, limits: Partial<Limits> = {}, backend?: Backend): EngineError & { at: string } {
  const trial = startOf(parts, backend);
  trial.limits = limits;
  for (let n = 0; n < 30 && !trial.isOver; n++) {
    const image = () => [trial.serialise(), trial.toString(), trial.length, trial.mover, trial.position.serialise()];
    const before = image();
    try {
      trial.apply((n * 7) % trial.legalCount);
    } catch (error) {
      expect(error).toBeInstanceOf(EngineError);
      expect(image()).toEqual(before);
      const { span } = (error as EngineError).diagnostics[0] ?? {};
      return Object.assign(error as EngineError, { at: describeGame(parts).slice(span?.start, span?.end) });
    }
  }
  throw new Error('nothing was thrown');
}

describe('sizes are checked before anything is made', () => {
  test.each<[string, Parts, string, string]>([
    ['players', { players: '2147483647' }, 'bad-players', '2147483647'],
    ['endless players', { players: 'Infinity' }, 'player-range', '(players Infinity)'],
    ['less than no players', { players: '-1' }, 'bad-players', '-1'],
    ['faces', { equipment: '(dice d:1000000000 num:2)' }, 'limit', '(dice d:1000000000 num:2)'],
    ['dice', { equipment: '(dice d:6 num:1000000000)' }, 'limit', '(dice d:6 num:1000000000)'],
    ['hands', { equipment: '(hand Each size:1000000000)' }, 'limit', '(hand Each size:1000000000)'],
    [
      'cards',
      { equipment: '(deck cardsBySuit:1000000 suits:1000000)' },
      'limit',
      '(deck cardsBySuit:1000000 suits:1000000)',
    ],
    ['dominoes', { equipment: '(dominoes upTo:100000)' }, 'limit', '(dominoes upTo:100000)'],
    [
      'values',
      { board: '(square 3) (values Cell (range 0 2000000000))' },
      'limit',
      '(values Cell (range 0 2000000000))',
    ],
    [
      'values that depend on the board',
      { board: '(square 3) (values Cell (range 0 (row of:(from))))' },
      'too-early',
      '(row of:(from))',
    ],
    ['a board', { board: '(square 300)' }, 'too-large', '(square 300)'],
    ['a tiling', { board: '(tiling T33336 60)' }, 'too-large', '(tiling T33336 60)'],
    ['rings', { board: '(concentric {4096 4096})' }, 'too-large', '(concentric {4096 4096})'],
    ['what is cut out', { board: '(hole (square 300) (poly {{2 2} {2 9} {9 9} {9 2}}))' }, 'too-large', '(square 300)'],
  ])('%s', (_, parts, code, at) => {
    expect(refusal(parts)).toEqual({ code, at });
  });

  test('phases of which there are none', () => {
    const { game, diagnostics } = readGame(
      '(game "G" (players 2) (equipment { (board (square 3)) }) (rules phases:{}))',
    );
    expect(game).toBeUndefined();
    expect(diagnostics.map(({ code }) => code)).toEqual(['no-phases']);
  });
});

describe('work that would not end is stopped, and the position stays', () => {
  test.each<[string, Parts, string]>([
    ['pieces', { play: '(move Add (to (sites Empty)) count:2000000000)' }, 'steps'],
    ['values', { play: '(forEach Value min:0 max:20000000 (move Add (to (sites Empty))))' }, 'moves'],
    ['values without moves', { play: '(forEach Value min:0 max:2000000000 (if (= 1 2) (move Pass)))' }, 'steps'],
    [
      'sites within sites',
      {
        board: '(square 30)',
        play: '(forEach Site (sites Board) (forEach Site (sites Board) (forEach Site (sites Board) (if (= 1 (count Pieces)) (move Pass)))))',
      },
      'steps',
    ],
    [
      'seeds',
      {
        board: '(square 3) (track "Way" "0,E,N,W,S" loop:True)',
        equipment: '(piece "Seed" Shared)',
        start: '(set Count 2 to:(sites Board))',
        play: '(move Select (from (sites Board)) (then (sow count:2000000000)))',
      },
      'steps',
    ],
    [
      'seeds of a full pit',
      {
        board: '(square 3) (track "Way" "0,E,N,W,S" loop:True)',
        equipment: '(piece "Seed" Shared)',
        start: '(set Count 900000000 to:(sites Board))',
        play: '(move Select (from (sites Board)) (then (sow)))',
      },
      'steps',
    ],
    ['rounds', { play: '(move Add (to (sites Empty)) (then (while True (addScore Mover 1))))' }, 'steps'],
  ])('%s', (_, parts, limit) => {
    for (const backend of backends) {
      const error = failure(parts, { steps: 300_000, moves: 20_000 }, backend);
      expect(error).toBeInstanceOf(LimitError);
      expect(error).toMatchObject({ code: 'limit', limit });
      expect(error.at).toMatch(/^\(/);
    }
  });
});

test('a region that grows by many steps holds each site once', () => {
  const trial = startOf({ board: '(square 20)', play: '(move Add (to (expand (sites Left) steps:15)))' });
  expect(trial.legalCount).toBe(16 * 20);
});

test.each(backends)('moves that cost too much to write are no matter of another game (%s)', (backend) => {
  const trial = startOf({ play: '(move Add (to (sites Empty)) count:2000000000)' }, backend);
  trial.limits = { steps: 300_000 };
  expect(trial.legalCount).toBe(9);
  const other = startOf({}, backend);
  expect(other.apply(4).length).toBe(1);
  // Whoever looks at them is told.
  expect(() => trial.apply(4)).toThrow(LimitError);
  expect(trial.length).toBe(0);
});

test.each(backends)('seeds are counted before the first is sown (%s)', (backend) => {
  const error = failure(
    {
      board: '(square 3) (track "Way" "0,E,N,W,S" loop:True)',
      equipment: '(piece "Seed" Shared)',
      start: '(set Count 2 to:(sites Board))',
      play: '(move Select (from (sites Board)) (then (sow count:2000000000)))',
    },
    {},
    backend,
  );
  expect(error).toMatchObject({ code: 'limit', limit: 'steps' });
  expect(error instanceof LimitError && error.value).toBeGreaterThanOrEqual(2_000_000_000);
});

describe('a rule that fails is told with its place, and the position stays', () => {
  const after2 = (effect: string): Parts => ({
    play: `(move Add (to (sites Empty)) (then (if (= (count Moves) 2) ${effect})))`,
  });
  test.each<[string, Parts, string]>([
    ['division by zero', after2('(addScore Mover (/ 1 0))'), '(/ 1 0)'],
    ['remainder by zero', after2('(addScore Mover (% 1 0))'), '(% 1 0)'],
    ['liberties off the board', after2('(addScore Mover (count Liberties at:40))'), '(count Liberties at:40)'],
    [
      'seeds that leave the board',
      {
        board: '(square 3) (track "Way" {0 1 2 40} loop:True)',
        equipment: '(piece "Seed" Shared)',
        start: '(set Count 5 to:(sites Board))',
        play: '(move Select (from (sites Board)) (then (sow)))',
      },
      '(sow)',
    ],
    ['a piece that only one player has', { equipment: '(piece "Disc" P1)' }, '(move Add (to (sites Empty)))'],
    [
      'a score too large',
      { board: '(square 9)', play: '(move Add (to (sites Empty)) (then (addScore Mover 2000000000)))' },
      '(addScore Mover 2000000000)',
    ],
  ])('%s', (_, parts, at) => {
    for (const backend of backends) {
      const error = failure(parts, {}, backend);
      expect(error).toBeInstanceOf(RuleError);
      expect(error).toMatchObject({ code: 'rule-failed', at });
    }
  });

  test('a site off the board that is worked out is left out: there is nothing to play', () => {
    const parts = { play: '(move Add (to (+ 20 (count Moves))))' };
    for (const backend of backends) expect(startOf(parts, backend).apply(0).isOver).toBe(true);
  });

  test('hops that bring about each other', () => {
    const error = failure({
      board: '(square 8)',
      equipment: '(piece "Disc" Each (move Hop (between if:True) (to if:True (apply (forEach Piece)))))',
      start: '{(place "Disc1" {0 2}) (place "Disc2" {9 11})}',
      play: '(forEach Piece)',
    });
    expect(error.message).toMatch(/too deep/);
  });
});

describe('what is known when a game is compiled is told then', () => {
  test.each<[string, Parts, string, string]>([
    ['a place off the board', { start: '(place "Disc1" 40)' }, 'site-range', '(place "Disc1" 40)'],
    ['the end of a move off the board', { play: '(move Add (to 9))' }, 'site-range', '(to 9)'],
    ['a site off the board in a region', { play: '(move Add (to (sites {0 9})))' }, 'site-range', '(to (sites {0 9}))'],
    ['the start of a move off the board', { play: '(move (from 40) (to (sites Empty)))' }, 'site-range', '(from 40)'],
    [
      'a hand that has another name',
      { equipment: '(piece "X" Each) (hand Each)', start: '(place "X1" "Hand" count:3)' },
      'unknown-container',
      '(place "X1" "Hand" count:3)',
    ],
    [
      'a solved puzzle without constraints',
      { end: '(if (is Solved) (result Mover Win))' },
      'no-constraints',
      '(is Solved)',
    ],
    [
      'values of a puzzle without constraints',
      { end: '(if (all Different) (result Mover Win))' },
      'no-constraints',
      '(all Different)',
    ],
    [
      'a path of a tile to a side that it does not have',
      { equipment: '(tile "Curve" numSides:4 { (path from:2 to:1000 colour:2) })', play: '(move Pass)' },
      'bad-path',
      '(tile "Curve" numSides:4 { (path from:2 to:1000 colour:2) })',
    ],
    [
      'a path of a tile to a side that cells do not have',
      {
        equipment: '(tile "Curve" numSides:9 { (path from:2 to:7 colour:2) })',
        end: '(if (is SidesMatch) (result Mover Win))',
      },
      'bad-path',
      '(is SidesMatch)',
    ],
    [
      'slots of a tile',
      { equipment: '(tile "Curve" slotsPerSide:1000000000)', play: '(move Pass)' },
      'limit',
      '(tile "Curve" slotsPerSide:1000000000)',
    ],
    [
      'a count that does not fit',
      { start: '(set Count 2000000000 to:(sites Board))' },
      'value-range',
      '(set Count 2000000000 to:(sites Board))',
    ],
  ])('%s', (_, parts, code, at) => {
    expect(refusal(parts)).toEqual({ code, at });
  });

  test('dice in a puzzle', () => {
    const puzzle: Parts = {
      players: '1',
      board: '(square 3) (values Cell (range 1 9))',
      equipment: '(dice d:6 num:2)',
      play: '(satisfy (all Different))',
      end: '(if (is Solved) (result P1 Win))',
    };
    expect(refusal(puzzle).code).toBe('puzzle-equipment');
  });
});

test('a rule that fails while the next player is looked at leaves the mover', () => {
  const error = failure(
    {
      board: '(square 3) (track "Way" {0 1 2 40} loop:True)',
      equipment: '(piece "Seed" Shared) (regions P1 (sites Bottom)) (regions P2 (sites Top))',
      start: '(set Count 1 to:(sites Board))',
      play: '(do (move Select (from (sites Mover)) (then (sow))) ifAfterwards:(> (count at:0) 0))',
      end: '(if (no Moves Next) (result Mover Win))',
    },
    {},
    'emitted',
  );
  expect(error).toBeInstanceOf(RuleError);
});

test('a failure is told without its place if compiling has taken all the time for that', () => {
  const trial = startOf({ play: '(move Add (to (sites Empty)) (then (addScore Mover (/ 1 0))))' });
  // A slow machine notices it when the position is copied for the game that was compiled.
  const adopt = jest.spyOn(Position.prototype, 'adopt').mockImplementation(() => {
    throw new LimitExceeded('ms', 1631, 500);
  });
  try {
    expect(() => trial.apply(0)).toThrow(RuleError);
    expect(adopt).toHaveBeenCalled();
  } finally {
    adopt.mockRestore();
  }
});

test('each failure is told with its own place, also where the same action came from elsewhere before', () => {
  const adding = (note: string) => `(move Add (to (sites Empty)) (then (if (= 0 (last To)) ${note})))`;
  const most = 2147483647;
  const [even, odd] = [`(addScore P1 ${most})`, `(addScore P1  ${most})`];
  const parts: Parts = {
    start: '(set Score P1 5)',
    play: `(if (is Even (count Moves)) ${adding(even)} ${adding(odd)})`,
  };
  const trial = startOf(parts);
  const place = (): string => {
    try {
      trial.apply(0);
      return 'nothing failed';
    } catch (error) {
      const { span } = (error as RuleError).diagnostics[0]!;
      return describeGame(parts).slice(span.start, span.end);
    }
  };
  const first = place();
  trial.apply(1);
  expect([first, place()]).toEqual([even, odd]);
});

test('the lines of a large board are found soon after the first game on it has begun', () => {
  const trial = startOf({ board: '(square 140)', end: '(if (is Line 5) (result Mover Win))' });
  trial.limits = { ms: 50 };
  const start = process.cpuUsage();
  expect(() => trial.playout({ seed: 1 })).toThrow(LimitError);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(700);
});

test('a board without sites is played as any other', () => {
  for (const backend of backends) expect(startOf({ board: '(square 0)' }, backend).legalCount).toBe(1);
});

test('a constraint about lines holds for every line of a puzzle', () => {
  const trial = startOf({
    players: '1',
    board: '(square 3) (values Cell (range 1 2))',
    equipment: '(regions "All" (sites Board))',
    play: '(satisfy { (forAll Cell True) (not (is Line 3 Orthogonal)) })',
    end: '(if (is Solved) (result P1 Win))',
  });
  const sets = (): string[] =>
    trial
      .legalMoves()
      .map(({ text }) => text)
      .filter((text) => text.includes('[Set:'));
  const choose = (variable: number): void => {
    const wanted = `var=${variable},value=1`;
    trial.apply(trial.legalMoves().find(({ text }) => text.includes('[Set:') && text.includes(wanted))!);
  };
  choose(0);
  choose(1);
  expect(sets().some((text) => text.includes('var=2,value=1'))).toBe(false);
  expect(sets().some((text) => text.includes('var=2,value=2'))).toBe(true);
});

test('a track to a site that no board has is refused', () => {
  expect(refusal({ board: '(square 3) (track "Way" {0 1 2147483647})' }).code).toBe('too-large');
});

test('automatic moves leave passes alone', () => {
  const trial = startOf({ meta: '(meta (automove))', play: '(move Pass)' });
  expect(trial.apply(0).length).toBe(1);
});

test.each(['-5', '-2147483648'])('a hop over a row of at least %s is one without a minimum', (least) => {
  const rows = (min: string): Parts => ({
    equipment: `(piece "Disc" Each (move Hop (between (range ${min} 2147483647) if:True) (to if:True)))`,
    start: '{ (place "Disc1" 0) (place "Disc2" 4) }',
    play: '(forEach Piece)',
  });
  const [short, none] = [rows(least), rows('-1')].map((parts) => startOf(parts));
  const ends = (trial: Trial): Set<number> => new Set(trial.legalMoves().map(({ to }) => to));
  expect([...ends(none!)]).toEqual(expect.arrayContaining([...ends(short!)]));
  expect(short!.playout({ maxMoves: 50 }).moves).toBeGreaterThan(0);
});

test('comments by the hundred thousand are skipped', () => {
  // Takes half a second; it was a minute when each comment looked for the next string.
  const { game } = readGame('//\n'.repeat(1_200_000) + describeGame({}));
  expect(game?.name).toBe('Hostile');
}, 20_000);

test('a region may list more sites than a call can have arguments', () => {
  const trial = startOf({ play: `(move Add (to (sites {${'0 1 '.repeat(65_000)}})))` });
  expect(trial.legalCount).toBe(2);
});

test('what is legal depends on the position, not on what rules have asked before', () => {
  const trial = startOf({
    play: '(or (move Add (to (sites Empty))) (move Add (to)))',
    end: '(if (is Line 3 what:(id "Disc" P2)) (result P2 Win))',
  });
  // The end rule looks at the site of the last move; a bare `(to)` must not find it there.
  trial.apply(4);
  expect(trial.legalCount).toBe(8);
  expect(trial.clone().legalCount).toBe(8);
  trial.undo();
  expect(trial.legalCount).toBe(9);
});

test('a simulation that nothing changes in is over before anyone asks for its moves', () => {
  const { game } = readGame('(game "Still" (players 0) (rules (play (move Add (to))) (end {})))');
  const trial = game!.start(1);
  expect(trial.isOver).toBe(true);
  expect(trial.legalCount).toBe(0);
  expect(game!.parse(trial.serialise()).isOver).toBe(true);
});

test('every closed cell of a celtic board is claimed', () => {
  const closed = '(all Sites (sites Incident Edge of:Cell at:(site)) if:(not (is Empty Edge (site))))';
  const trial = startOf({
    board: '(celtic 3) use:Edge',
    play: `(move Add (to Edge (sites Empty Edge))
      (then (addScore Mover (count Sites in:(forEach (sites Incident Cell of:Edge at:(last To)) if:${closed})))))`,
    end: '(if (is Full) (byScore))',
  });
  while (!trial.isOver) trial.apply(0);
  expect(trial.score(1) + trial.score(2)).toBe(25);
});
