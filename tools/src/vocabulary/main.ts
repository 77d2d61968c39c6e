/**
 * `npm run coverage:ludemes [-- --vocabulary FILE] [--json]`: which forms of the language's full vocabulary are
 * declared and which can be compiled, keyword by keyword and form by form.
 */
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { registry } from '@ludii/compiler';
import { type Coverage, type CoveredForm, coverageOf, differingWords, type SurplusForm, surplusOf } from './compare.js';
import { declaredForms, declaredWords } from './declared.js';
import { readVocabulary, type Vocabulary } from './vocabulary.js';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

function main(args: readonly string[]): number {
  const { values } = parseArgs({
    args: [...args],
    options: {
      json: { type: 'boolean', default: false },
      vocabulary: { type: 'string', default: resolve(root, '../shared/language/ludemes.json') },
    },
  });
  if (!existsSync(values.vocabulary)) {
    process.stderr.write(
      `No vocabulary to compare with: ${values.vocabulary} does not exist. Name another file with --vocabulary.\n`,
    );
    return 2;
  }
  const vocabulary = readVocabulary(values.vocabulary);
  const declared = declaredForms(registry.ludemes, vocabulary.selectors);
  const covered = coverageOf(vocabulary.forms, declared);
  const surplus = surplusOf(vocabulary.forms, declared);
  const words = differingWords(vocabulary.words, declaredWords(registry.ludemes));
  const summary = summarise(covered, vocabulary);
  if (values.json) {
    const outOfScope = Object.fromEntries(vocabulary.outOfScope);
    const open = covered.filter(({ coverage }) => coverage !== 'implemented');
    console.log(JSON.stringify({ ...summary, open, surplus, words, unwritable: vocabulary.unwritable, outOfScope }));
  } else {
    for (const { name, missing, surplus: more } of words)
      console.log(`${name}: missing ${missing.join(' ')}; more ${more.join(' ')}`);
    print(covered, surplus, vocabulary, summary);
  }
  return summary.implemented === summary.forms && words.length === 0 ? 0 : 1;
}

interface Summary {
  readonly keywords: number;
  readonly forms: number;
  readonly implemented: number;
  readonly declared: number;
  readonly differs: number;
  readonly missing: number;
}

function summarise(covered: readonly CoveredForm[], { forms }: Vocabulary): Summary {
  const count = (wanted: Coverage): number => covered.filter(({ coverage }) => coverage === wanted).length;
  return {
    keywords: new Set(forms.map(({ keyword }) => keyword)).size,
    forms: covered.length,
    implemented: count('implemented'),
    declared: count('declared'),
    differs: count('differs'),
    missing: count('missing'),
  };
}

function print(
  covered: readonly CoveredForm[],
  surplus: readonly SurplusForm[],
  { outOfScope, unwritable }: Vocabulary,
  summary: Summary,
): void {
  const section = (title: string, wanted: Coverage): void => {
    const found = covered.filter(({ coverage }) => coverage === wanted);
    if (found.length === 0) return;
    console.log(`\n${title}`);
    for (const { form, returns, notAccepted } of found) {
      console.log(`  ${form} → ${returns}`);
      if (wanted === 'differs') for (const list of notAccepted) console.log(`      not accepted: ${list}`);
    }
  };
  section('Missing forms', 'missing');
  section('Forms with differing arguments', 'differs');
  section('Declared, not implemented', 'declared');
  if (surplus.length > 0) console.log('\nMore than the vocabulary has');
  for (const { form, returns, surplus: lists } of surplus) console.log(`  ${form} → ${returns}: ${lists.join('; ')}`);
  if (unwritable.length > 0)
    console.log(`\nIn the vocabulary, but no description can say it\n  ${unwritable.join('\n  ')}`);
  console.log('\nOut of scope (no rules of play)');
  for (const [group, keywords] of outOfScope) console.log(`  ${group}: ${keywords.join(' ')}`);
  const { keywords, forms, implemented, declared, differs, missing } = summary;
  console.log(
    `\n${keywords} keywords, ${forms} forms: ${implemented} implemented, ${declared} declared only, ` +
      `${differs} with differing arguments, ${missing} missing`,
  );
}

process.exitCode = main(process.argv.slice(2));
