import { parse } from '../parse.js';

const game = `
(game "Test" <Size>)
(option "Size" <Size> args:{ <n> } { (item "Three" <3> "3")* (item "Four" <4> "4") (item "Five" <5> "5") })
(rulesets {
  (ruleset "Ruleset/Old" { "Size/Four" } variations:{"Size/Five" "Size/Three"})*
  (ruleset "Ruleset/Bare" {})
})
(metadata (info { (useFor "Ruleset/Old" (note "old")) (useFor {"Size/Three"} (note "three")) (rest) }))
`;

test('rulesets are data, and none is applied by itself', () => {
  const result = parse(game);
  expect(result.expandedText).toBe('(game "Test" 3)');
  expect(result.activeRuleset).toBeUndefined();
  expect(result.rulesets).toMatchObject([
    { name: 'Ruleset/Old', options: ['Size/Four'], priority: 1 },
    { name: 'Ruleset/Bare', options: [], priority: 0 },
  ]);
  expect(result.rulesets[0]?.variations.get('Size')).toEqual(['Size/Four', 'Size/Five', 'Size/Three']);
});

test('a chosen ruleset selects its options, and explicit options win over it', () => {
  expect(parse(game, { ruleset: 'Ruleset/Old' }).expandedText).toBe('(game "Test" 4)');
  expect(parse(game, { ruleset: 'Ruleset/Old', options: ['Size/Five'] }).expandedText).toBe('(game "Test" 5)');
  const unknown = parse(game, { ruleset: 'Ruleset/Odl' });
  expect(unknown.diagnostics).toMatchObject([{ code: 'unknown-ruleset', hint: 'Did you mean "Ruleset/Old"?' }]);
  expect(unknown.expandedText).toBe('(game "Test" 3)');
});

test('the active ruleset and the options filter the metadata', () => {
  const metadata = (options: string[]) => {
    const { metadata: tree } = parse(game, { options });
    const info = tree?.args[0]?.value;
    const list = info?.kind === 'call' ? info.args[0]?.value : undefined;
    return list?.kind === 'list'
      ? list.items.map((item) => (item.value.kind === 'call' ? item.value.args[0]?.value : undefined))
      : [];
  };
  expect(metadata(['Size/Four'])).toMatchObject([{ value: 'old' }, undefined]);
  expect(metadata([])).toMatchObject([{ value: 'three' }, undefined]);
  const bad = parse('(game "X") (metadata (useFor "No/Where" (note)))');
  expect(bad.diagnostics).toMatchObject([{ code: 'metadata', severity: 'error' }]);
});
