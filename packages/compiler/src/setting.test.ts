import { compile } from './compile.js';

const text = `(game "Corners" (players 2)
  (equipment { (board (square 3)) (piece "Stone" Each) (regions "Home" P1 (sites Corners)) (map "Far" { (pair 0 8) }) })
  (rules (start (place "Stone1" 4)) (play (move Add (to (sites Empty)))) (end (if (is Full) (result All Draw)))))
(metadata (graphics { (region Colour (sites Occupied by:P1) (colour Red)) (region Colour (sites Nowhere 3) (colour Red)) }))`;

function started() {
  const { game } = compile(text);
  const context = game!.newContext();
  game!.flow.start(context);
  const [graphics] = game!.setting.metadata!.args;
  const items = graphics!.value.kind === 'call' ? graphics!.value.args[0]!.value : undefined;
  const written = items?.kind === 'list' ? items.items.map(({ value }) => value) : [];
  const regions = written.map((item) => (item.kind === 'call' ? item.args[1]!.value : undefined));
  return { setting: game!.setting, context, regions };
}

test('a compiled game keeps the regions and maps of its equipment', () => {
  const { setting, context } = started();
  expect(setting.regions.map((region) => [region.name, region.owner, setting.sitesOf(region, context)])).toEqual([
    ['Home', 1, [0, 2, 6, 8]],
  ]);
  expect(setting.maps[0]?.entries.get(0)).toBe(8);
});

test('a region that metadata write as a ludeme is read in the position; nonsense is no region', () => {
  const { setting, context, regions } = started();
  const sites = regions.map((node) => (node?.kind === 'call' ? setting.sitesAt(node, context) : undefined));
  expect(sites).toEqual([[4], null]);
});

test('a number that metadata write as a ludeme is read in the position', () => {
  const { game } = compile(
    text.replace(
      '(graphics {',
      '(graphics { (show Score P1 (count Pieces P1)) (show Score P2 (nonsense)) (region Colour (sites Corners) (colour Red))',
    ),
  );
  const context = game!.newContext();
  game!.flow.start(context);
  const [graphics] = game!.setting.metadata!.args;
  const items = graphics!.value.kind === 'call' ? graphics!.value.args[0]!.value : undefined;
  const written = items?.kind === 'list' ? items.items.map(({ value }) => value) : [];
  const numbers = written
    .slice(0, 2)
    .map((item) => (item.kind === 'call' ? item.args.find(({ value }) => value.kind === 'call')?.value : undefined));
  const read = numbers.map((node) => (node?.kind === 'call' ? game!.setting.numberAt(node, context) : undefined));
  expect(read).toEqual([1, null]);
});

test('a ludeme can be asked by its text', () => {
  const { setting, context } = started();
  const threatened = setting.ludeme('(forEach (sites Occupied by:All) if:(is Threatened at:(site)))');
  expect(setting.sitesAt(threatened!, context)).toEqual([]);
  expect(setting.numberAt(setting.ludeme('(count Sites in:(sites Empty))')!, context)).toBe(8);
  expect(setting.ludeme('"Nothing"')).toBeNull();
});

test('a compiled game tells which ludeme makes its board', () => {
  const kind = (board: string): string => {
    const { game } = compile(`(game "G" (players 2) (equipment { ${board} (piece "Seed" Shared) })
      (rules (play (move Add (to (sites Empty)))) (end (if (is Full) (result All Draw)))))`);
    return game!.setting.boardKind;
  };
  expect(kind('(board (square 3))')).toBe('board');
  expect(kind('(mancalaBoard 2 6)')).toBe('mancalaBoard');
});
