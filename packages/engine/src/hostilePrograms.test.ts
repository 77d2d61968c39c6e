/** Descriptions whose programs once were no JavaScript, did not come to an end, or played what their rules do not allow. */
import { EngineError } from './errors.js';
import { readGame } from './gameFromText.js';
import type { Trial } from './trial.js';

interface Parts {
  readonly defines?: string;
  readonly board?: string;
  readonly equipment?: string;
  readonly meta?: string;
  readonly start?: string;
  readonly play: string;
  readonly end?: string;
}

const describeGame = ({
  defines = '',
  board = '(square 4)',
  equipment = '(piece "Disc" Each)',
  meta = '',
  start,
  play,
  end = '(if (is Full) (result All Draw))',
}: Parts): string =>
  `${defines} (game "Hostile" (players 2) (equipment { ${board && `(board ${board})`} ${equipment} })
    (rules ${meta} ${start ? `(start ${start})` : ''} (play ${play}) (end ${end})))`;

const imageOf = (trial: Trial): string =>
  `${trial.serialise()} ${trial.mover} ${trial.isOver} ${trial.winner}\n${trial}`;

/** Plays a move; tells the code of the error if a rule fails. */
function codeOf(trial: Trial, choice: number): string | undefined {
  try {
    trial.apply(choice);
    return undefined;
  } catch (error) {
    if (error instanceof EngineError) return error.code;
    throw error;
  }
}

const discs = '(piece "Disc" Each (move Step (to if:(is Empty (to)))))';
const rows = '{ (place "Disc1" (sites Bottom)) (place "Disc2" (sites Top)) }';

test.each<[string, Parts]>([
  [
    'a number that is no piece is nowhere',
    { play: '(move Add (to (sites Empty)) (then (if (is Within 1000000) (moveAgain))))' },
  ],
  [
    'a number beyond the pieces is nowhere, also in a region',
    { play: '(move Add (to (sites Empty) if:(not (is Within (+ 7 (to)) in:(sites Board)))))' },
  ],
  [
    'a piece that is not there is not threatened',
    {
      equipment: discs,
      start: rows,
      play: '(forEach Piece)',
      end: '{ (if (is Threatened 3) (result Mover Loss)) (if (is Threatened 99 at:5) (result Mover Loss)) }',
    },
  ],
  [
    'a site off the board is not threatened',
    {
      equipment: discs,
      start: rows,
      play: '(forEach Piece)',
      end: '(if (is Threatened (id "Disc" Mover) at:(* 1000 (count Moves))) (result Mover Loss))',
    },
  ],
  [
    'moves on edges of a board that is played on cells',
    { play: '(move Add (to Edge (sites Edge)))', end: '(if (= 9 (count Moves)) (result All Draw))' },
  ],
  [
    'edges chosen one by one on a board that is played on cells',
    {
      play: '(forEach Site (sites Edge) (move Select (from Edge (site)) (then (remove Edge (site)))))',
      end: '(if (= 9 (count Moves)) (result All Draw))',
    },
  ],
  [
    'less than no pieces of a pile',
    {
      equipment: '(piece "Seed" Shared)',
      start: '(set Count 2 to:(sites Bottom))',
      play: '(move (from (sites Occupied by:All)) (to (sites Top)) count:-2147483648)',
      end: '(if (= 12 (count Moves)) (result All Draw))',
    },
  ],
  [
    'a pile of none',
    {
      equipment: '(piece "Disc" Each) (hand Each)',
      start: '{ (place "Disc1" "Hand1" count:0) (place "Disc2" "Hand2" count:0) }',
      play: '(move (from (handSite Mover)) (to (sites Empty)))',
    },
  ],
  [
    'an effect that takes the piece that moves',
    {
      equipment:
        '(piece "Disc" Each (or (move Step (to if:(is Empty (to)))) (move Hop (between if:(is Enemy (who at:(between))) (apply (remove (from)))) (to if:(is Empty (to))))))',
      board: '(square 5)',
      start: rows,
      play: '(forEach Piece)',
      end: '(if (no Pieces Next) (result Mover Win))',
    },
  ],
  [
    'what was in between is nothing to the end rules',
    {
      equipment:
        '(piece "Disc" Each (move Slide Orthogonal (then (custodial Orthogonal (between (exact 1) if:(no Moves Next) (apply (remove (between)))) (to if:(is Friend (who at:(to))))))))',
      start: rows,
      play: '(forEach Piece)',
      end: '(if (is Enemy (who at:(between))) (result Next Loss))',
    },
  ],
  [
    'a capture without an effect',
    {
      equipment:
        '(piece "Disc" Each (move Slide Orthogonal (then (custodial (between (exact 1) if:(is Enemy (who at:(between))) (apply (if (is Odd (between)) (remove (between))))) (to if:(is Friend (who at:(to))))))))',
      start: rows,
      play: '(forEach Piece)',
    },
  ],
  [
    'own pieces that are captured at the end of a turn',
    {
      board: '(square 5)',
      start: '{ (place "Disc1" (expand (sites Bottom))) (place "Disc2" (expand (sites Top))) }',
      play: `(priority
        (max Moves (forEach Piece "Disc" (move Hop Orthogonal
          (between if:(and (is Occupied (between)) (not (is In (between) (sites ToClear)))) (apply (remove (between) at:EndOfTurn)))
          (to if:(is Empty (to))))))
        (forEach Piece "Disc" (move Step (to if:(is Empty (to))))))`,
      end: '(if (no Moves Next) (result Mover Win))',
    },
  ],
  [
    'a local state of more bits than a set has',
    {
      equipment: '(piece "Disc" Each (move Slide))',
      start: '{ (place "Disc1" (sites Bottom)) (place "Disc2" {} state:1000000) }',
      play: '(do (forEach Piece) ifAfterwards:(not (is Threatened (id "Disc" Mover))))',
    },
  ],
  [
    'a board that is not told, filled on its edges',
    {
      board: '',
      play: '(move Add (to Edge (sites Empty Edge)))',
      end: '(if (is Full) (result All Draw))',
    },
  ],
  [
    'directions of a site that the moving piece has left for good',
    {
      board: '(square 5)',
      equipment: '(piece "Disc" P1 N) (piece "Disc" P2 S)',
      start: rows,
      play: `(or
        (forEach Piece (move Hop (between if:(is Enemy (who at:(between))) (apply (remove (from)))) (to if:(is Empty (to)))
          (then (if (can Move (hop (from (last To)) (directions { FL FR }) (between if:(is Enemy (who at:(between)))) (to if:(is Empty (to))))) (moveAgain)))))
        (forEach Piece (move Step (to if:(is Empty (to))))))`,
      end: '(if (no Pieces Next) (result Mover Win))',
    },
  ],
  [
    'a target whose condition looks for a line elsewhere',
    {
      board: '(square 5)',
      equipment: '(piece "Disc" Each)',
      start: rows,
      play: `(forEach Site (sites Occupied by:Mover)
        (move (from (site)) (to (sites Board)
          if:(and (not (is Friend (who at:(to)))) (not (is Line 3 through:(site) P2)))
          (apply if:(is Enemy (who at:(to))) (remove (to))))))`,
      end: '(if (no Pieces Next) (result Mover Win))',
    },
  ],
  [
    'placements of a piece that players have not, in a game of connections',
    {
      board: '(hex Diamond 3)',
      equipment:
        '(piece "Disc" Mover) (regions P1 { (sites Side NE) (sites Side SW) }) (regions P2 { (sites Side NW) (sites Side SE) })',
      play: '(move Add (to (sites Empty)))',
      end: '(if (is Connected Mover) (result Mover Win))',
    },
  ],
  [
    'placements on sites that may be taken, where no position comes back',
    {
      meta: '(meta { (no Repeat Positional) })',
      play: '(or (do (move Add (to (sites { 1 4 9 }))) ifAfterwards:(> (count Liberties Orthogonal) 0)) (move Pass))',
      end: '(if (all Passed) (result All Draw))',
    },
  ],
  [
    'moves after a throw that ask for those of the next player',
    {
      equipment: '(piece "Disc" Each) (dice d:2 from:0 num:4)',
      start: '(place "Disc1" 0)',
      play: '(do (roll) next:(forEach Site (sites Board) (move (from (site)) (to (sites { 3 }) if:(no Moves Next)))))',
      end: '(if (= 50 (count Moves)) (result Mover Win))',
    },
  ],
  [
    'sites beyond the board in a union',
    {
      board: '(square 3)',
      start: '(place "Disc1" (sites Board))',
      play: '(move Select (from (sites Board)) (then (forEach Site (union (sites { 31..42 }) (sites Around (last To) Orthogonal)) (remove (site)))))',
      end: '(if (= 9 (count Moves)) (result All Draw))',
    },
  ],
  [
    'a target whose condition looks for a line with gaps',
    {
      board: '(square 5)',
      equipment: '(piece "Disc" Each)',
      start: rows,
      play: `(forEach Site (sites Occupied by:Mover)
        (move (from (site)) (to (sites Board)
          if:(and (not (is Friend (who at:(to)))) (not (is Line 3 through:(site) P2 contiguous:False)))
          (apply if:(is Enemy (who at:(to))) (remove (to))))))`,
      end: '(if (no Pieces Next) (result Mover Win))',
    },
  ],
  [
    'a turn that goes on with what can not be written, in two places of its rules',
    {
      defines: `(define "Vault" (move Hop (to if:(and (is Empty (to)) (not (is Visited (to)))))
        (then (if (can Move (hop (from (last To)) Adjacent (between if:(is Empty (to)))
          (to if:(and (is Occupied (between)) (is Empty (to)))))) (moveAgain)))))`,
      board: '(hex 3)',
      equipment: '(piece "Disc" Each)',
      start: rows,
      play: `(if (is Prev Mover) (or "Vault" (move Pass))
        (forEach Piece (or (move Step (to if:(is Empty (to)))) "Vault")))`,
      end: '(if (is Full) (result All Draw))',
    },
  ],
  [
    'a double that is used once more, with nothing to keep but the throw before it',
    {
      board: '(square 4) (track "Way" { 0..15 End } directed:True)',
      equipment: '(piece "Disc" Each) (dice d:2 num:2)',
      start: '{ (place "Disc1" 0) (place "Disc2" 1) }',
      play: `(do (if (not (is Prev Mover)) (roll)) next:(forEach Die replayDouble:True if:(!= (pips) 0)
        (forEach Piece (move (from (from)) (to (trackSite Move from:(from) steps:(pips)) if:(is Empty (to)))
          (then (moveAgain))))))`,
      end: '(if (= 30 (count Moves)) (result All Draw))',
    },
  ],
])('%s', (_, parts) => {
  const text = describeGame(parts);
  const [emitted, interpreted] = (['emitted', 'interpreted'] as const).map((backend) => {
    const { game, diagnostics } = readGame(text, { backend });
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    return game!;
  });
  for (let seed = 0; seed < 8; seed++) {
    const trial = emitted!.start(seed);
    for (let n = 0; n < 30 && !trial.isOver && trial.legalCount > 0; n++) {
      const choice = (seed * 31 + n * 7) % trial.legalCount;
      const [byProgram, byRules] = [trial, interpreted!.parse(trial.serialise())].map((each) => codeOf(each, choice));
      expect(byProgram).toBe(byRules);
      if (byProgram !== undefined) break;
    }
    expect(imageOf(interpreted!.parse(trial.serialise()))).toBe(imageOf(trial));
  }
});

test('a game of very many kinds of moves has no program: to write it would take long', () => {
  const proposals = Array.from({ length: 5000 }, (_, i) => `"p${i}"`).join(' ');
  const { game } = readGame(describeGame({ play: `(move Propose { ${proposals} })` }), { backend: 'emitted' });
  expect(game!.start(1).legalCount).toBe(5000);
  expect(game!.compiled.flow.program).toBeNull();
});

test('the program of a game with custodial captures on a large board is written soon', () => {
  const text = describeGame({
    board: '(square 64)',
    play: '(move Add (to (sites Empty)) (then (custodial (between if:(is Enemy (who at:(between))) (apply (remove (between)))) (to if:(is Friend (who at:(to)))))))',
  });
  const trial = readGame(text, { backend: 'emitted' }).game!.start(1);
  const start = process.cpuUsage();
  expect(trial.legalCount).toBe(4096);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(600);
});

test('a track to a site that no board has is refused', () => {
  const board = '(square 3) (track "Way" {0 1 -2147483648 2})';
  const { game, diagnostics } = readGame(describeGame({ board, play: '(move Add (to (sites Empty)))' }));
  expect(game).toBeUndefined();
  expect(diagnostics[0]?.message).toContain('-2147483648');
});
