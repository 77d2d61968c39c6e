import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { registry } from '@ludii/compiler';
import { coverageOf, differingWords, surplusOf } from './compare.js';
import { type DeclaredForm, declaredForms, declaredWords } from './declared.js';
import { acceptsList, argumentLists, type Form, formText, type Slot } from './forms.js';
import { readVocabulary } from './vocabulary.js';

const slot = (text: string): Slot => {
  const [, open, label = '', type = '', group] = /^(\[)?(?:(\w+):)?([\w()[\]]+?)\]?(?:~(\d))?$/.exec(text)!;
  return { label, type, optional: open !== undefined, group: Number(group ?? 0) };
};
const form = (keyword: string, ...slots: string[]): Form => ({
  keyword,
  word: '',
  returns: 'int()',
  slots: slots.map(slot),
});
const declared = (implemented: boolean, made: Form): DeclaredForm => ({ ...made, implemented });

describe('forms', () => {
  test('the argument lists of a form leave out what is optional and take one of each group', () => {
    const lists = argumentLists(form('take', 'of:int()~1', 'of:Role~1', '[Then]').slots).map((list) => list.join(' '));
    expect(lists.sort()).toEqual(['of:Role', 'of:Role Then', 'of:int()', 'of:int() Then']);
  });

  test('a form accepts each of its own lists, in order only', () => {
    const { slots } = form('x', '[SiteType]', 'at:int()', '[level:int()]');
    for (const list of argumentLists(slots)) expect(acceptsList(slots, list)).toBe(true);
    expect(acceptsList(slots, ['at:int()', 'SiteType'])).toBe(false);
    expect(acceptsList(slots, ['SiteType'])).toBe(false);
  });

  test('a form is shown as a reader writes it', () => {
    expect(formText({ ...form('x', '[SiteType]', 'at:int()~1', 'to:region()~1'), word: 'Y' })).toBe(
      '(x Y [<SiteType>] (at:<int()> | to:<region()>))',
    );
  });
});

describe('coverage', () => {
  const wanted = form('x', 'of:int()~1', 'of:Role~1', '[Then]');

  test('several forms together can cover one', () => {
    const two = [declared(true, form('x', 'of:int()', '[Then]')), declared(true, form('x', 'of:Role', '[Then]'))];
    expect(coverageOf([wanted], two)[0]).toMatchObject({ coverage: 'implemented', notAccepted: [] });
    expect(surplusOf([wanted], two)).toEqual([]);
  });

  test('a form without compile is only declared', () => {
    expect(coverageOf([wanted], [declared(false, wanted)])[0]!.coverage).toBe('declared');
  });

  test('what is not accepted is told, and so is what is too much', () => {
    const other = [declared(true, form('x', 'of:int()', '[count:int()]'))];
    expect(coverageOf([wanted], other)[0]).toMatchObject({
      coverage: 'differs',
      notAccepted: ['of:Role', 'of:int() Then', 'of:Role Then'],
    });
    expect(surplusOf([wanted], other)[0]!.surplus).toEqual(['of:int() count:int()']);
  });

  test('words of an enumeration are compared', () => {
    const ours = new Map([['Side', ['N', 'X']]]);
    expect(differingWords(new Map([['Side', ['N', 'S', 'Off']]]), ours)).toEqual([
      { name: 'Side', missing: ['S'], surplus: ['X'] },
    ]);
  });

  test('another keyword covers nothing', () => {
    expect(coverageOf([wanted], [declared(true, { ...wanted, keyword: 'y' })])[0]!.coverage).toBe('missing');
  });
});

const VOCABULARY = join(__dirname, '../../../../shared/language/ludemes.json');

if (existsSync(VOCABULARY)) {
  test('every form of the vocabulary is implemented with its arguments and words', () => {
    const { forms, selectors, words } = readVocabulary(VOCABULARY);
    const covered = coverageOf(forms, declaredForms(registry.ludemes, selectors));
    expect(covered.length).toBeGreaterThan(550);
    expect(covered.filter(({ coverage }) => coverage !== 'implemented')).toEqual([]);
    expect(differingWords(words, declaredWords(registry.ludemes))).toEqual([]);
  });
} else {
  test('the vocabulary is not here, so there is nothing to compare', () => {
    console.warn(`Not compared with the full vocabulary: ${VOCABULARY} does not exist.`);
    expect(existsSync(VOCABULARY)).toBe(false);
  });
}
