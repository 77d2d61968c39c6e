/**
 * Trials whose moves are listed and made by a program are those of the rules: the same lists with the same texts, the same
 * ends, whatever is cloned, taken back, or played in another trial in between.
 */
import { gameFromText } from './gameFromText.js';
import { loadGame } from './loadGame.js';
import { generator } from './seeds.js';
import type { Trial } from './trial.js';

const games = [
  // Placements that are followed, with and without a swap.
  'hex',
  'havannah',
  'tic-tac-toe',
  'yavalath',
  'gomoku',
  // Moves whose words only the rules can write, and moves that are tried out.
  'reversi',
  'chess',
  // Placements that enclose, and must not be enclosed or bring a position back.
  'go',
  'atari-go',
];

const texts = (trial: Trial): string[] => trial.legalMoves().map(({ text }) => text);

/** Plays the same moves by the program and by the rules, and compares. */
function compare(name: string, seed: number): void {
  const byProgram = loadGame(name, { backend: 'emitted' });
  // The last one is left alone: it begins last, so that its placements are those that are followed.
  const trials = [byProgram.start(seed), byProgram.start(seed), byProgram.start(seed)];
  const rules = loadGame(name, { backend: 'interpreted' }).start(seed);
  const random = generator(seed, 0, 9);
  for (let k = 0; k < 400 && !rules.isOver; k++) {
    const choice = random.nextInt(rules.legalCount);
    // The second trial is looked at less: its lists are never written, and its clones go on in its place.
    if (k % 5 === 0 || k === 1) expect(texts(trials[0]!)).toEqual(texts(rules));
    if (k % 7 === 3) trials[1] = trials[1]!.clone();
    if (k % 11 === 4) trials[0]!.apply(0).undo();
    rules.apply(choice);
    for (const trial of trials) {
      expect(trial.legalCount).toBeGreaterThan(choice);
      trial.apply(choice);
      const { isOver, winner, mover, boardHash } = trial;
      expect({ k, isOver, winner, mover, boardHash }).toEqual({
        k,
        isOver: rules.isOver,
        winner: rules.winner,
        mover: rules.mover,
        boardHash: rules.boardHash,
      });
      expect(isOver || trial.legalCount === rules.legalCount).toBe(true);
    }
  }
  for (const trial of trials) expect(trial.moves().map(String)).toEqual(rules.moves().map(String));
}

test.each(games)('%s', (name) => {
  for (const seed of [1, 2, 3]) compare(name, seed);
});

/** On a small board positions come back often, and groups of two kinds of stones are captured together or apart. */
const enclosing = (captured: string, then: string): string => `(game "Enclose" (players 2)
  (equipment { (board (square 4) use:Vertex) (piece "Stone" Each) (piece "Wall" Neutral) })
  (rules (meta (no Repeat)) (start (place "Wall0" 5))
    (play (or
      (do (move Add (to (sites Empty)) (then (enclose (from (last To)) Orthogonal (between if:${captured} (apply ${then})))))
        ifAfterwards:(> (count Liberties Orthogonal) 0))
      (move Pass)))
    (end (if (all Passed) (byScore { (score P1 (count Pieces P1)) (score P2 (count Pieces P2)) })))))`;

test.each([
  ['taken away', '(is Enemy (who at:(between)))', '(and (addScore Mover 1) (remove (between)))'],
  ['taken with walls', '(and (is Occupied (between)) (not (is Mover (who at:(between)))))', '(remove (between))'],
  ['only if something holds', '(is Enemy (who at:(between)))', '(if (is Even (count Moves)) (remove (between)))'],
] as const)('placements where groups are %s', (_how, captured, then) => {
  for (const seed of [1, 2, 3, 4]) compare(enclosing(captured, then), seed);
});

test('a swap is the last move of a list that a program has found', () => {
  const swapping = `(game "Claim" (players 2)
    (equipment { (board (square 3)) (piece "Stone" Each) })
    (rules (meta (swap)) (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win)))))`;
  const start = (backend: 'emitted' | 'interpreted'): Trial => loadGame(swapping, { backend }).start().apply(4);
  expect(start('emitted').legalCount).toBe(9);
  for (const choice of [0, 8]) {
    const [program, rules] = [start('emitted'), start('interpreted')];
    for (const trial of [program, rules]) trial.apply(choice);
    expect([program.agent, program.mover, String(program)]).toEqual([rules.agent, rules.mover, String(rules)]);
    expect(program.moves().at(-1)!.isSwap).toBe(choice === 8);
    expect(texts(program)).toEqual(texts(rules));
  }
  const [listed, rules] = [start('emitted'), start('interpreted')];
  expect(texts(listed)).toEqual(texts(rules));
  expect(listed.apply(8).moves().at(-1)!.isSwap).toBe(true);
});

test('a position that was written down is not taken for an empty board', () => {
  const game = loadGame('hex', { backend: 'emitted' });
  const trial = game.start(1);
  // A chain of the first player from side to side but for its last link.
  const columns = [...'ABCDEFGHIJ'];
  for (const column of columns) trial.apply(`${column}1`).apply(`${column}3`);
  const again = game.startFrom(trial.position.serialise());
  const other = loadGame('hex', { backend: 'interpreted' }).startFrom(trial.position.serialise());
  for (const each of [again, other]) each.apply('K1');
  expect(other.isOver).toBe(true);
  expect([again.isOver, again.winner]).toEqual([other.isOver, other.winner]);
});

test('a game is not followed any more once a move was made that nobody told of', () => {
  const { position, game } = loadGame('hex', { backend: 'emitted' }).start(1);
  const play = (name: string): void => {
    const index = Array.from({ length: position.legal.length }, (_, i) => i).find(
      (i) => position.move(i).to === game.site(name),
    );
    position.apply(index!);
  };
  for (const column of 'ABCDEFGHIJK') {
    if (column === 'D') {
      position.mark();
      play('K5');
      position.rollback();
    }
    play(`${column}1`);
    if (column !== 'K') play(`${column}3`);
  }
  expect(position.isOver).toBe(true);
});

test('where the rules write the moves of a program, a swap is offered once', () => {
  const text = `(game "Piles" (players 2)
    (equipment { (board (square 4)) (piece "Man" Each
      (move Slide (to if:(is Enemy (who at:(to))) (apply (remove (to) count:(size Stack at:(to))))) stack:True)) })
    (rules (meta (swap))
      (start { (place Stack "Man1" 0 count:2) (place Stack "Man2" 15 count:2) })
      (play (forEach Piece top:True))
      (end (if (no Pieces Next) (result Mover Win)))))`;
  const texts = (['interpreted', 'emitted'] as const).map((backend) =>
    gameFromText(text, { backend })
      .start(1)
      .apply(0)
      .legalMoves()
      .map((move) => move.text),
  );
  expect(texts[1]).toEqual(texts[0]);
  expect(texts[1]!.filter((each) => each.includes('Swap'))).toHaveLength(1);
});
