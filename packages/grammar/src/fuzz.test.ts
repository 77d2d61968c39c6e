/** Damaged descriptions: whatever a slip of the hand or a broken disk makes of a game, the answer comes and is data. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { renderDiagnostic } from './diagnose/render.js';
import { format } from './format/format.js';
import { parse } from './parse.js';
import { print } from './tree/print.js';

const own = [
  `// A small game of our own, with a bit of everything.
(define "Crosses" (piece "Cross" #1 #2))
(define "Line" (is Line "Length" #1)) (define "Length" 3)
(game "Fuzz" (players 2)
  (equipment { (board (square <Size:n>)) (piece "Disc" P1) ("Crosses" P2 ~) (regions "Home" {0..3 "A1".."B2"}) })
  (rules (play (or ("StepToEmpty" (directions {FR FL})) ("HopCapture" ~ ~))) (end (if ("Line" ~) (result Mover Win))))
)
(option "Size" <Size> args:{ <n> <m> } { (item "Three" <3> <> "Three.")* (item "Four" <(+ 2 2)> <4> "Four.") })
(rulesets { (ruleset "Ruleset/Big" {"Size/Four"} variations:{"Size/Three"})* })
(metadata (info { (description "A test: see https://example.org") (useFor {"Size/Three"} (rules "r")) }))`,
];

/** Small real games, of this repository and of the corpus if there is one: the damage is the point, not the size. */
function seeds(): string[] {
  const root = resolve(__dirname, '../../..');
  const folders = [join(root, 'games'), join(root, '../shared/corpus/lud')].filter((folder) => existsSync(folder));
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const small = files.filter((name) => name.endsWith('.lud') && statSync(name).size < 3000).sort();
  return [...own, ...small.map((name) => readFileSync(name, 'utf8'))];
}

const texts = seeds();
const TOKEN = /"[^"]*"|[(){}<>]|[^\s(){}<>"]+|\s+/g;
const alphabet = [
  '(',
  ')',
  '{',
  '}',
  '<',
  '>',
  '"',
  '#1',
  '~',
  ':',
  ' ',
  '\n',
  '//',
  '..',
  '*',
  ',',
  '[',
  '\\',
  '\u0000',
  'é',
  '(define "A" ',
  '(option "',
  '(item ',
];

/** One slip: characters or tokens deleted, doubled, swapped, or something put in. */
type Slip = readonly ['delete' | 'double' | 'swap' | 'insert', boolean, number, number, number];
const slip: fc.Arbitrary<Slip> = fc.tuple(
  fc.constantFrom('delete', 'double', 'swap', 'insert'),
  fc.boolean(),
  fc.nat(1_000_000),
  fc.nat(1_000_000),
  fc.nat(alphabet.length - 1),
);

function damage(text: string, [kind, byToken, a, b, extra]: Slip): string {
  const units = byToken ? (text.match(TOKEN) ?? []) : [...text];
  if (units.length === 0) return alphabet[extra]!;
  const i = a % units.length;
  const j = b % units.length;
  const first = units[i]!;
  switch (kind) {
    case 'delete':
      units.splice(i, 1 + (b % 5));
      break;
    case 'double':
      units.splice(j, 0, first);
      break;
    case 'swap':
      units[i] = units[j]!;
      units[j] = first;
      break;
    case 'insert':
      units.splice(i, 0, alphabet[extra]!);
      break;
  }
  return units.join('');
}

const runs = Number(process.env.FUZZ_RUNS ?? 1_500);

test('what is damaged was right before', () => {
  for (const text of own) expect(parse(text, { file: 'own' }).diagnostics).toEqual([]);
});

test('a define that stands in itself is told, not followed for ever', () => {
  const text = own[0]!.replace('"Crosses" (piece "Cross" #1 #2)', '"Crosses" (piece "Crosses" #1 #2)');
  const { tree, diagnostics } = parse(text, { file: 'own' });
  expect(tree).toBeNull();
  expect(diagnostics.map(({ code }) => code)).toEqual(['runaway-define']);
});

test.each([
  [
    'whose arguments grow at every turn',
    '(define "D" (or (= 2 ("D" (score #1) (score #2))) (> (score #1) #2)))\n(game "G" (end { ("D" P1 P2) ("D" P2 P1) }))',
  ],
  [
    'whose arguments double at every turn',
    '(define "F" (forEach (sites Empty) if:(and (!= (site) (ahead (site) #1)) (is Empty (ahead (site) #1)))))\n' +
      '(define "D" (move Add ("D" ("F" #1)) (then (add (to (ahead (last To) #1))))))\n(game "G" (or (to N) ("D" E)))',
  ],
])('a define %s is told soon', (_, text) => {
  const before = process.cpuUsage();
  const { diagnostics } = parse(text, { file: 'own' });
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(2);
  expect(diagnostics.map(({ code }) => code)).toContain('runaway-define');
});

test(
  `${runs} damaged descriptions are answered, in time, with diagnostics that point into them`,
  () => {
    let slowest = 0;
    fc.assert(
      fc.property(fc.nat(texts.length - 1), fc.array(slip, { minLength: 1, maxLength: 4 }), (index, slips) => {
        const text = slips.reduce(damage, texts[index]!);
        const before = process.cpuUsage();
        const result = parse(text, { file: 'fuzz' });
        slowest = Math.max(slowest, process.cpuUsage(before).user / 1000);
        for (const diagnostic of result.diagnostics) {
          const { span } = diagnostic;
          const inside =
            span.start >= 0 && span.start <= span.end && span.end <= (result.sources.get(span.file)?.length ?? -1);
          if (!inside) throw new Error(`${diagnostic.code} points outside: ${JSON.stringify(span)}`);
          renderDiagnostic(diagnostic, result.sources);
        }
        if (result.tree === null) {
          if (!result.diagnostics.some((d) => d.severity === 'error'))
            throw new Error('no tree, and no error that says why');
          return;
        }
        if (result.diagnostics.some((d) => d.severity === 'error')) return;
        const printed = print(result.tree);
        const again = parse(printed, { file: 'printed', fragment: true });
        if (again.expandedText !== printed) throw new Error(`printed differently:\n${printed}\n${again.expandedText}`);
        const formatted = format(text);
        if (format(formatted) !== formatted) throw new Error('formatting is not stable');
      }),
      { numRuns: runs },
    );
    expect(slowest).toBeLessThan(5000);
  },
  600_000 + runs * 10,
);
