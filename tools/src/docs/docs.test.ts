import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { metadataRegistry, registry } from '@ludii/compiler';
import { bind, type Node, parse } from '@ludii/compiler/internal';
import { ebnf, ruleName } from './ebnf.js';
import { languageFiles } from './files.js';

const DIRECTORY = join(__dirname, '../../../docs/language');
const files = languageFiles(metadataRegistry.ludemes);

describe('the language reference', () => {
  test('is as the declarations are now (else: npm run docs)', () => {
    const outdated = [...files].filter(([file, text]) => {
      const path = join(DIRECTORY, file);
      return !existsSync(path) || readFileSync(path, 'utf8') !== text;
    });
    expect(outdated.map(([file]) => file)).toEqual([]);
    expect(readdirSync(DIRECTORY).filter((file) => !files.has(file))).toEqual([]);
  });

  test('has a page for every keyword, and links that lead somewhere', () => {
    expect(files.size).toBe(new Set(metadataRegistry.ludemes.map(({ keyword }) => keyword)).size + 3);
    const anchors = new Set(Array.from(files.get('types.md')!.matchAll(/<a id="([^"]+)">/g), ([, id]) => id));
    const broken = [...files].flatMap(([file, text]) =>
      Array.from(text.matchAll(/\]\(([^)#]+)(?:#([^)]+))?\)/g))
        .filter(([, page, anchor]) => !files.has(page!) || (anchor !== undefined && !anchors.has(anchor)))
        .map(([link]) => `${file}: ${link}`),
    );
    expect(broken).toEqual([]);
  });
});

test('every declared example is written in the form that it explains', () => {
  const wrong = registry.ludemes.flatMap((ludeme) => {
    const { keyword, typeWords, returns, example } = ludeme;
    const form = `(${[keyword, typeWords.join('|')].join(' ')} …)`;
    if (example === undefined) return [`${form} has no example`];
    const { tree, diagnostics } = parse(example, { fragment: true });
    if (!tree) return [`${example}: ${diagnostics[0]?.message}`];
    const { bound, diagnostics: problems } = bind(registry, tree as Node, returns);
    if (bound?.form !== 'call') return [`${example}: ${problems[0]?.message ?? 'not a call'}`];
    const same = bound.ludeme.keyword === keyword && bound.ludeme.typeWords.join() === typeWords.join();
    return same ? [] : [`${example} is not of the form ${form}`];
  });
  expect(wrong).toEqual([]);
});

describe('the grammar in EBNF', () => {
  const text = ebnf(metadataRegistry.ludemes).replace(/\(\*.*?\*\)/gs, '');
  const rules = new Map(
    Array.from(text.matchAll(/^([a-z-]+) =(.*?);$/gms), ([, name, body]): [string, string[]] => [
      name!,
      body!.replace(/"[^"]*"|'[^']*'|\?[^?]*\?/g, ' ').match(/[a-z-]+/g) ?? [],
    ]),
  );

  test('defines every rule that it uses', () => {
    const unknown = [...rules].flatMap(([name, used]) =>
      used.filter((each) => !rules.has(each)).map((each) => [name, each]),
    );
    expect(unknown).toEqual([]);
    expect(rules.has(ruleName('int()'))).toBe(true);
  });

  test('reaches every rule from a game and its metadata', () => {
    const reached = new Set(['game', 'metadata']);
    for (const name of reached) for (const each of rules.get(name) ?? []) reached.add(each);
    expect([...rules.keys()].filter((name) => !reached.has(name))).toEqual([]);
  });
});
