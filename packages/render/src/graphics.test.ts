import { gameFromText } from '@ludii/engine';
import { drawPosition } from './draw.js';
import { Graphics } from './graphics.js';
import { layoutOf } from './layoutOf.js';
import { lettersOf, lookOf } from './look.js';
import { toText } from './svg.js';
import { small } from './testing/games.js';
import { boardScene, positionView } from './view.js';

const piece = (game: ReturnType<typeof small>, index: number, more = {}) => ({
  component: game.compiled.components[index]!,
  container: 0,
  state: 0,
  value: 0,
  ...more,
});

test('the first item that fits answers: by role, by name, by state', () => {
  const game = small({
    graphics: `(piece Scale P1 0.5) (piece Scale "Stone" 0.7) (piece Colour "Stone" state:1 fillColour:(colour Red))
      (piece Colour fillColour:(colour Blue))`,
  });
  const graphics = new Graphics(game);
  expect(graphics.pieceScale(piece(game, 1))).toEqual([0.5, 0.5]);
  expect(graphics.pieceScale(piece(game, 2))).toEqual([0.7, 0.7]);
  expect(graphics.pieceColours(piece(game, 1)).fill).toEqual({ r: 0, g: 127, b: 255, a: 1 });
  expect(graphics.pieceColours(piece(game, 1, { state: 1 })).fill).toEqual({ r: 255, g: 0, b: 0, a: 1 });
});

test('renamed and extended names', () => {
  const game = small({ graphics: '(piece Rename piece:"Stone1" "Tiger") (piece ExtendName P2 "_black")' });
  const graphics = new Graphics(game);
  expect(graphics.pictureName(piece(game, 1))).toBe('Tiger');
  expect(graphics.pictureName(piece(game, 2))).toBe('Stone_black');
});

test('metadata that make no sense are passed over', () => {
  const game = small({
    graphics: '(board Style Nowhere) (board Colour Phase0 (colour Nothing)) (stackType) (show Symbol) (piece)',
  });
  expect(lookOf(game, 'light').style).toBe('board');
  expect(new Graphics(game).boardColour('Phase0')).toBeUndefined();
});

test('letters of names differ as far as they can', () => {
  const letters = lettersOf(['FlyingOx', 'FlyingOrc', 'Marshal', 'Miner', '7']);
  expect([...letters.values()]).toEqual(['FO', 'F', 'M', 'Mi', '7']);
});

test('a number before the type of a stack is a container, one after it the scale', () => {
  const { position } = small({ graphics: '(stackType 0 site:4 Ring) (stackType Fan 0.5)' }).start();
  const graphics = new Graphics(position.rulebook);
  const at = {
    owner: 1,
    container: { name: 'Board', owner: 0 },
    containerIndex: 0,
    type: 0,
    state: 0,
    value: 0,
  } as const;
  expect(graphics.stackStyle({ ...at, site: 4 })).toEqual({ type: 'ring', scale: 1, limit: 5 });
  expect(graphics.stackStyle({ ...at, site: 3 })).toEqual({ type: 'fan', scale: 0.5, limit: 5 });
  expect(graphics.stackStyle({ ...at, site: 4, containerIndex: 1 }).type).toBe('fan');
});

test('hands lie where the description puts them', () => {
  const equipment = '(board (square 4)) (piece "Stone" Each) (hand Each size:2)';
  const left = small({ equipment, graphics: '(hand Placement P1 scale:0.4 offsetX:0.05 offsetY:0.1 vertical:True)' });
  const { containers, board } = layoutOf(left.start().position.rulebook);
  const [placed, other] = [1, 2].map((owner) => containers.find(({ shape }) => shape.owner === owner)!);
  expect(placed!.box.x).toBeLessThan(board.x);
  expect(placed!.sites[0]!.y).toBeGreaterThan(placed!.sites[1]!.y);
  expect(other!.box.y).toBeLessThan(board.y);
});

test('scores are shown as the description wants them', () => {
  const shown = (graphics: string): unknown[] =>
    positionView(small({ graphics }).start()).standings.map(({ score, unit }) => [score, unit]);
  const nothing = [undefined, undefined];
  expect(shown('')).toEqual([nothing, nothing]);
  expect(shown('(show Score P2 (count Sites in:(sites Empty)) " cells")')).toEqual([nothing, [9, 'cells']]);
  expect(shown('(show Score AtEnd (count Sites in:(sites Empty)))')).toEqual([nothing, nothing]);
});

test('a threatened piece that is to be shown in check is marked, and the status says so', () => {
  const game = small({
    equipment: '(board (square 3)) (piece "King" Each (move Step (to if:(not (is Friend (who at:(to)))))))',
    start: '(start { (place "King1" 0) (place "King2" 2) })',
    play: '(forEach Piece)',
    graphics: '(show Check "King")',
  });
  const trial = game.start();
  expect(positionView(trial)).toMatchObject({ checked: [], status: 'Player 1 to move.' });
  trial.apply(trial.legalMoves().find(({ to }) => to === 1)!);
  expect(positionView(trial)).toMatchObject({ checked: ['C2'], status: 'Player 2 to move. Check.' });
});

test('cells may take the colour of their owner instead of pieces', () => {
  const graphics = '(board Style Board replaceComponentsWithFilledCells:True) (player Colour P1 (colour "#123456"))';
  const [piece] = positionView(small({ graphics }).start().apply(4)).pieces;
  expect(piece!.node).toMatchObject({ tag: 'path', attrs: { fill: '#123456' } });
});

test('layers that lie over each other are shown side by side', () => {
  const { position } = small({ equipment: '(board (layers 2 (square 2)) use:Vertex) (piece "Stone" Each)' }).start();
  const places = layoutOf(position.rulebook).sites[1].map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
  expect(new Set(places).size).toBe(places.length);
});

test('names of rows that would run into each other are left out', () => {
  const grid = (board: string): unknown =>
    layoutOf(small({ equipment: `(board ${board}) (piece "Stone" Each)` }).start().position.rulebook).grid;
  expect(grid('(square 3)')).toBeDefined();
  expect(grid('(concentric {12 12})')).toBeUndefined();
});

const drawn = (graphics: string, more: Parameters<typeof small>[0] = {}): string =>
  drawPosition(
    small({ graphics, ...more })
      .start()
      .apply(0),
  );

test('colours may be clear: what is hidden is not drawn, the rest is seen through', () => {
  const hidden = drawn('(piece Colour P1 fillColour:(colour Hidden) strokeColour:(colour Hidden))');
  expect(hidden).toContain('fill="none" stroke="none"');
  expect(drawn('(piece Colour P1 fillColour:(colour 10 11 12 51))')).toContain('fill="#0a0b0c" fill-opacity="0.2"');
  expect(drawn('(show Symbol "square" 4 fillColour:(colour 10 11 12 51))')).toContain('fill-opacity="0.2"');
});

test('regions are coloured by the name, by the owner, or by both', () => {
  const equipment = `(board (square 3)) (piece "Stone" Each)
    (regions "Home" P1 (sites Bottom)) (regions "Home" P2 (sites Top)) (regions "Camp" P2 {4})`;
  const count = (graphics: string): number => {
    const svg = drawn(graphics, { equipment });
    return /<path d="([^"]*)" fill="#0a0b0c"/.exec(svg)?.[1]?.match(/M/g)?.length ?? 0;
  };
  const colour = '(colour "#0a0b0c")';
  expect(count(`(region Colour "Home" ${colour})`)).toBe(6);
  expect(count(`(region Colour "Home" P2 ${colour})`)).toBe(3);
  expect(count(`(region Colour P2 ${colour})`)).toBe(4);
});

test('lines between cells, and lines in a style of their own', () => {
  const equipment = '(board (square 3) use:Vertex) (piece "Stone" Each)';
  const lines = (graphics: string): string[] =>
    [...drawn(graphics, { equipment }).matchAll(/<path d="([^"]*)"[^>]*stroke="#0a0b0c"[^>]*>/g)].map(([text]) => text);
  const colour = '(colour "#0a0b0c")';
  expect(lines(`(show Edges Orthogonal connection:True Thin ${colour})`)[0]!.match(/M/g)).toHaveLength(4);
  expect(lines(`(show Edges Diagonal connection:True Thin ${colour})`)[0]!.match(/M/g)).toHaveLength(2);
  expect(lines(`(show Edges Inner ThickDashed ${colour})`)[0]).toContain('stroke-dasharray');
  // Without a style they are dotted, and the diagonals are among them.
  expect(lines(`(show Edges ${colour})`)).toHaveLength(3);
  expect(lines(`(show Edges ${colour})`)[0]).toContain('stroke-dasharray="0 ');
});

test('curved edges are straight where the description wants that', () => {
  const equipment = '(board (concentric {4 4}) use:Vertex) (piece "Stone" Each)';
  expect(drawn('', { equipment })).toMatch(/<path d="M[^"]*C[^"]*" fill="none"/);
  expect(drawn('(no Curves)', { equipment })).not.toMatch(/<path d="M[\d. -]*C[^"]*" fill="none" stroke="#6f5836"/);
});

test('what a place costs stands over the piece on it', () => {
  const trial = small({
    start: '(start (set Cost 7 Cell at:4))',
    graphics: '(show Cost)',
  })
    .start()
    .apply(4);
  expect(positionView(trial).above).toHaveLength(1);
});

test('numbers of hints stand where the description wants them', () => {
  const puzzle = (graphics: string) =>
    gameFromText(`(game "Sums" (players 1)
      (equipment { (board (square 2) (values Cell (range 1 3))) (hints { (hint {0 1} 3) (hint {2} 1) } Cell) })
      (rules (play (satisfy (all Different except:0))) (end (if (is Solved) (result P1 Win)))))
      (metadata (graphics { ${graphics} }))`);
  const pictures = ['', '(drawHint TopLeft)', '(drawHint NextTo)', '(hintLocation BetweenVertices)'].map((graphics) =>
    drawPosition(puzzle(graphics).start()),
  );
  expect(new Set(pictures).size).toBe(4);
  const bare = drawPosition(puzzle('(drawHint None)').start());
  expect(bare.length).toBeLessThan(Math.min(...pictures.map(({ length }) => length)));
  expect(drawPosition(puzzle('(drawHint None) (show RegionOwner)').start()).length).toBeGreaterThan(bare.length);
});

test('moves are shown without a slide where the description wants that', () => {
  expect(boardScene(small({})).still).toBe(false);
  expect(boardScene(small({ graphics: '(no Animation)' })).still).toBe(true);
});

test('a number after the name of a picture does not hide which piece of shogi it is', () => {
  const equipment = '(board (square 3)) (piece "Osho" P1)';
  const plain = drawn('(board Style Shogi)', { equipment });
  expect(drawn('(board Style Shogi) (piece ExtendName "1")', { equipment })).toBe(plain);
});

test('lines show that they can be gone along both ways where the description wants that', () => {
  const equipment = '(board (square 2) use:Vertex) (piece "Stone" Each)';
  const colours = '(board Colour InnerEdges (colour "#0a0b0c")) (board Colour OuterEdges (colour "#0a0b0c"))';
  const heads = (graphics: string): RegExpMatchArray[] => [
    ...drawn(
      `${colours} (board Colour InnerVertices (colour Red)) (board Colour OuterVertices (colour Red)) ${graphics}`,
      {
        equipment,
      },
    ).matchAll(/<path d="M[^MZ]*ZM[^MZ]*Z" fill="#0a0b0c"/g),
  ];
  expect(heads('')).toHaveLength(0);
  expect(heads('(show EdgeDirections False)')).toHaveLength(0);
  expect(heads('(show EdgeDirections)')).toHaveLength(4);
});

test('roles may follow the turn', () => {
  const graphics = `(piece Colour Mover fillColour:(colour "#0a0b0c")) (piece Colour Next fillColour:(colour "#0d0e0f"))
    (region Colour Mover (colour "#010203"))`;
  const equipment = `(board (square 3)) (piece "Stone" Each) (regions P1 (sites Bottom)) (regions P2 (sites Top))`;
  const trial = small({ graphics, equipment }).start();
  const fills = (): unknown[] => {
    const { pieces, board } = positionView(trial);
    const lit = /d="([^"]*)" fill="#010203"/.exec(toText(board!))?.[1];
    const [y] = /[\d.-]+$/.exec(lit?.replace(/Z.*$/, '').trim() ?? '') ?? [];
    return [Number(y) > 100, ...pieces.map(({ site, node }) => [site, /#0\w0\w0\w/.exec(toText(node))?.[0]])];
  };
  trial.apply(0);
  expect(fills()).toEqual([false, ['C0', '#0d0e0f']]);
  trial.apply(0);
  expect(fills()).toEqual([true, ['C0', '#0a0b0c'], ['C1', '#0d0e0f']]);
});
