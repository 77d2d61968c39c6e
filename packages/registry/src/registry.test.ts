import { applyFix, type Node, parse } from '@ludii/grammar';
import { flagsOf } from './bound.js';
import {
  type Bound,
  bind,
  declares,
  either,
  instantiate,
  type Kind,
  kind,
  LudemeProblem,
  list,
  named,
  optional,
  Registry,
  signature,
  words,
} from './index.js';

interface Env {
  readonly base: number;
}
const ludeme = declares<Env>();
const Int = kind<() => number>('int()', 'a whole number or an int function', { integer: (n) => () => n });
const Bool = kind<() => boolean>('boolean()', 'a condition', {
  word: (word) => (word === 'True' ? () => true : word === 'False' ? () => false : undefined),
});
const Site = { ...words('SiteType', ['Cell', 'Vertex']), flags: (value: unknown) => [String(value).toLowerCase()] };

const registry = new Registry<Env>([
  ludeme('add', {
    returns: Int,
    args: { a: Int, b: Int },
    doc: 'Sum.',
    compile:
      ({ a, b }) =>
      () =>
        a() + b(),
  }),
  ludeme('add', {
    returns: Int,
    args: { all: list(Int) },
    doc: 'Sum of a list.',
    compile:
      ({ all }) =>
      () =>
        all.reduce((sum, item) => sum + item(), 0),
  }),
  ludeme('is', 'Even', {
    returns: Bool,
    args: { value: Int },
    doc: 'Even?',
    flags: ['parity'],
    compile:
      ({ value }) =>
      () =>
        value() % 2 === 0,
  }),
  ludeme('is', ['Less', 'More'], {
    returns: Bool,
    args: { a: Int, b: Int, by: named(optional(Int)) },
    doc: 'Compares.',
    compile: ({ word, a, b, by }) => {
      const margin = by ?? (() => 1);
      return word === 'Less' ? () => a() + margin() <= b() : () => a() >= b() + margin();
    },
  }),
  ludeme('base', {
    returns: Int,
    doc: 'From the environment.',
    compile:
      (_, { base }) =>
      () =>
        base,
  }),
  ludeme('pick', {
    returns: Int,
    args: { type: optional(Site), at: either(1, named(Int)), to: either(1, named(Int)) },
    doc: 'Either.',
    compile: ({ at, to }) => at ?? to ?? (() => -1),
  }),
  ludeme('broken', {
    returns: Int,
    doc: 'Fails.',
    compile: () => {
      throw new LudemeProblem('no-piece', 'There is no such piece.');
    },
  }),
  ludeme('later', { returns: Int, doc: 'Declared only.' }),
]);

const tree = (text: string): Node => {
  const result = parse(text, { fragment: true });
  if (!result.tree) throw new Error(result.diagnostics.map((d) => d.message).join());
  return result.tree;
};
const bound = (text: string, expected: Kind<unknown>): Bound => {
  const result = bind(registry, tree(text), expected);
  if (!result.bound) throw new Error(result.diagnostics.map((d) => d.message).join());
  return result.bound;
};
const value = (text: string): unknown => (instantiate(bound(text, Int), { base: 7 }) as () => unknown)();
const truth = (text: string): unknown => (instantiate(bound(text, Bool), { base: 7 }) as () => unknown)();
const message = (text: string, expected: Kind<unknown>): string =>
  bind(registry, tree(text), expected).diagnostics[0]?.message ?? 'bound';

test('binds nested calls, lists and symbols for keywords', () => {
  expect(value('(+ 1 (add {2 3 (base)}))')).toBe(13);
});

test('type words select forms and arrive in compile', () => {
  expect(truth('(is Even 4)')).toBe(true);
  expect(truth('(is Less 4 5)')).toBe(true);
  expect(truth('(is More 4 5 by:1)')).toBe(false);
});

test('named arguments need their name, and exclusive ones exclude each other', () => {
  expect(value('(pick Cell at:3)')).toBe(3);
  expect(value('(pick to:4)')).toBe(4);
  expect(message('(pick 3)', Int)).toBe('The number 3 needs a name here: write `at:3`.');
  expect(message('(pick at:3 to:4)', Int)).toBe('The number 4 is one argument too many for `(pick …)`.');
  expect(message('(pick)', Int)).toContain('`(pick …)` lacks `at:`');
});

test('flags come from ludemes and from literals', () => {
  expect([...flagsOf(bound('(is Even (pick Vertex at:1))', Bool))].sort()).toEqual(['parity', 'vertex']);
});

test('messages name what was found and what is accepted', () => {
  expect(message('(isEven 3)', Bool)).toBe('Unknown ludeme `isEven`. Did you mean `(is Even …)`?');
  expect(message('(is Evn 3)', Bool)).toBe('The word `Evn` is not known here. Did you mean `Even`?');
  expect(message('(is Even "three")', Bool)).toContain('The string "three" does not fit here: expected a whole number');
  expect(message('(is Even "3")', Bool)).toContain('stands in quotes, which are for names. Did you mean `3`?');
  expect(message('(is Even 3 4)', Bool)).toBe('The number 4 is one argument too many for `(is Even …)`.');
  expect(message('(is Even)', Bool)).toContain('`(is Even …)` lacks a whole number');
  expect(message('(is 4)', Bool)).toContain('lacks a word that says what is meant: `Even`');
  expect(message('(is Less 1 2 bi:3)', Bool)).toContain('has no argument called `bi:`. Did you mean `by:`?');
  expect(message('(add 1 2 3)', Int)).toBe('`(add …)` takes these 3 as one list: put them in `{ }`.');
  expect(message('(pick at:2 Cell)', Int)).toContain('are swapped');
  expect(message('(add (base 3) 4)', Int)).toBe('The number 3 is one argument too many for `(base …)`.');
  expect(message('(== 1 2)', Bool)).toContain('Unknown ludeme `==`.');
});

test('several mistakes are told at once, and what is right is never blamed', () => {
  const { diagnostics } = bind(registry, tree('(is Less (ad 1 2) (pick Cel at:3) bi:(base))'), Bool);
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'Unknown ludeme `ad`. Did you mean `(add …)`?',
    'The word `Cel` is not known here. Did you mean `Cell`?',
    '`(is …)` has no argument called `bi:`. Did you mean `by:`?',
  ]);
});

test.each([
  ['(is Evn 3)', '(is Even 3)'],
  ['(is Even 3 4)', '(is Even 3)'],
  ['(is Even (add 1 2 3))', '(is Even (add { 1 2 3 }))'],
  ['(is Even (pick at:2 Cell))', '(is Even (pick Cell at:2))'],
  ['(is Less 1 2 bi:3)', '(is Less 1 2 by:3)'],
  ['(is Even (pick 3))', '(is Even (pick at:3))'],
  ['(is Even "4")', '(is Even 4)'],
  ['(is Even base)', '(is Even (base))'],
  ['(is Less (add 1) 2 3)', '(is Less (add 1 2) 3)'],
  ['(is Even {4})', '(is Even 4)'],
])('%s is put right by its first fix', (text, expected) => {
  const [diagnostic] = bind(registry, tree(text), Bool).diagnostics;
  expect(applyFix(text, 'game.lud', diagnostic!.fixes[0]!)).toBe(expected);
});

test('a problem in compile points at the innermost ludeme', () => {
  const root = tree('(+ 1 (broken))');
  try {
    instantiate(bound('(+ 1 (broken))', Int), { base: 0 });
    throw new Error('should not get here');
  } catch (error) {
    expect(error).toBeInstanceOf(LudemeProblem);
    const { span, code } = (error as LudemeProblem).diagnostic(root);
    expect([code, span.start, span.end]).toEqual(['no-piece', 5, 13]);
  }
});

test('a declared ludeme without compile says that it is not supported yet', () => {
  expect(() => instantiate(bound('(later)', Int), { base: 0 })).toThrow('`(later …)` is not supported yet.');
});

test('an observer sees every call, innermost first, and may put something in its place', () => {
  const seen: string[] = [];
  const made = instantiate(bound('(+ 1 (add {2 3 (base)}))', Int), { base: 7 }, ({ node }, compiled) => {
    seen.push(node.kind === 'call' ? node.keyword : node.kind);
    return node.kind === 'call' && node.keyword === 'base' ? () => 100 : compiled;
  });
  expect(seen).toEqual(['base', 'add', '+']);
  expect((made as () => unknown)()).toBe(106);
});

test('signatures read like the language', () => {
  expect(registry.forms('pick').map(signature)).toEqual(['(pick [<SiteType>] (at:<int()> | to:<int()>))']);
});
