import { gameFromText } from '@ludii/engine';
import { drawPosition } from './draw.js';
import { small } from './testing/games.js';

test('names from descriptions are escaped wherever they are written', () => {
  const game = small({
    equipment: `(board (square 2)) (piece "<script>alert(1)</script>" Each)`,
    graphics: `(player Name P2 "é<b onload='x'>") (show Symbol text:"é</svg><script>" Cell 0) (piece Style Text)`,
  });
  const svg = drawPosition(game.start().apply(0), { status: true });
  expect(svg).not.toMatch(/<script|<b /);
  expect(svg).toContain('&lt;');
});

test('the colours of the description are obeyed', () => {
  const game = small({ graphics: '(player Colour P1 (colour 1 2 3)) (board Colour Phase0 (colour "#0a0b0c"))' });
  const svg = drawPosition(game.start().apply(0));
  expect(svg).toContain('fill="#010203"');
  expect(svg).toContain('fill="#0a0b0c"');
});

test('a piece without a picture shows its letters, and two that would look the same too', () => {
  const game = small({
    equipment: '(board (square 3)) (piece "Quux" P1) (piece "GoldGeneral" P2) (piece "IronGeneral" P2)',
  });
  const svg = drawPosition(game.start());
  expect(svg).toContain('<svg');
});

test('marks: last move, legal moves, a selection, a winning line', () => {
  const game = small({ play: '(move Add (to (sites Empty)))' });
  const trial = game.start().apply('A1');
  const plain = drawPosition(trial, { last: false });
  expect(drawPosition(trial).length).toBeGreaterThan(plain.length);
  expect(drawPosition(trial, { legal: 'dots' }).match(/<circle/g)?.length).toBe(8);
  expect(drawPosition(trial, { selected: 'C4' })).toContain('stroke-width="6"');
});

test('without system fonts nothing is lost: usual names and numbers are strokes', () => {
  const game = small({ equipment: '(board (square 3)) (piece "Quux" Each)' });
  expect(drawPosition(game.start().apply(0))).not.toContain('<text');
});

test('seeds in pits have the colour of their piece', () => {
  const text = (graphics: string): string => `(game "Pits" (players 2)
    (equipment { (mancalaBoard 2 3) (piece "Seed" Shared) })
    (rules (start (set Count 2 to:(sites Board))) (play (move Remove (sites Occupied by:Shared)))
      (end (if (no Moves Next) (result Mover Win)))))
    (metadata (graphics { ${graphics} }))`;
  const seeds = (graphics: string): number =>
    drawPosition(gameFromText(text(graphics)).start()).split('fill="#0a0b0c"').length - 1;
  expect(seeds('(board Colour Phase1 (colour "#ffffff"))')).toBe(0);
  expect(seeds('(piece Colour Shared fillColour:(colour "#0a0b0c"))')).toBe(16);
});
