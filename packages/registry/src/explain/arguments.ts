/** What is said of arguments: missing, too many, under a name that is not known. */
import type { CallNode, Fix } from '@ludii/grammar';
import { change } from '@ludii/grammar/internal';
import type { Kind } from '../kind.js';
import type { Problem } from '../problem.js';
import type { Registry } from '../registry.js';
import { argumentText } from '../signature.js';
import type { Slot } from '../slot.js';
import { insert, remove, start } from './fixes.js';
import { type Place, samePlace, seenFrom } from './places.js';
import type { Telling } from './telling.js';
import { didYouMean, headOf, orList, quoted, said, sameText, wanted } from './wording.js';

export function missing<Env>(
  registry: Registry<Env>,
  { call, form, slot, before, words }: Extract<Problem, { what: 'missing' }>,
): Telling {
  const at = call.gap(before);
  const isWord = slot.members[0]?.[0] === 'word';
  const what = isWord
    ? `a word that says what is meant: ${orList(words.slice(0, 8).map(quoted))}`
    : orList(slot.members.map(([name, argument]) => lacking(registry, name, argument.kind, argument.named)));
  const head = isWord ? `(${call.keyword} …)` : headOf(form);
  const texts = isWord
    ? words
    : slot.members.flatMap(([name, { kind, named }]) => samples(registry, kind, named, name));
  const fixes = texts.slice(0, 3).flatMap((text) => insert(call, before, text));
  return { at, call, code: 'missing-argument', message: `\`${head}\` lacks ${what}.`, forms: [form], fixes };
}

/** A missing argument, as a reader would write it and what it is. */
export function lacking<Env>(registry: Registry<Env>, name: string, kind: Kind<unknown>, named: boolean): string {
  const keyword = registry.keywordOf(kind);
  const label = named ? `${name}:` : '';
  if (keyword !== undefined) return `\`${label}(${keyword} …)\``;
  return named ? `\`${name}:\`, ${wanted(registry, kind)}` : wanted(registry, kind);
}

/** Something that could stand in a gap: words, or the example of the one ludeme that fits. */
export function samples<Env>(registry: Registry<Env>, kind: Kind<unknown>, named: boolean, name: string): string[] {
  const label = named ? `${name}:` : '';
  const keyword = registry.keywordOf(kind);
  const example = keyword && registry.formsOf(keyword, kind).find((form) => form.example !== undefined)?.example;
  const texts = example ? [example] : kind.words && kind.words.length <= 6 ? kind.words : [];
  return texts.map((text) => `${label}${text}`);
}

export function surplus({ call, form, index, open }: Extract<Problem, { what: 'surplus' }>): Telling {
  const arg = call.args[index]!;
  const head = headOf(form);
  const previous = call.args[index - 1];
  const isTwice = previous && sameText(previous.value, arg.value) && previous.name === arg.name;
  const base = { at: surplusPlace(call, index, isTwice === true), forms: [form], fixes: [remove(call, index)] };
  if (arg.name !== undefined && !form.args.some(([name]) => name === arg.name)) {
    const message = `\`${head}\` has no argument called \`${arg.name}:\`.`;
    return { ...base, code: 'unknown-name-of-argument', message };
  }
  const places = open.filter(({ members }) => members[0]?.[0] !== 'word');
  if (isTwice) {
    const message = `${said(arg.value)} stands here twice: \`${head}\` takes it once.`;
    return { ...base, code: 'unexpected-argument', message };
  }
  const could = places.length === 0 ? '' : ` Here could stand ${orList(places.slice(0, 6).map(slotText))}.`;
  const message =
    places.length === 0
      ? `${said(arg.value)} is one argument too many for \`${head}\`.`
      : `${said(arg.value)} does not fit into \`${head}\` here.${could}`;
  return { ...base, code: 'unexpected-argument', message };
}

/** Where an argument is too many: where it is written, or in the body of a define that puts it there. */
export function surplusPlace(call: CallNode, index: number, isTwice: boolean): Place {
  const arg = call.args[index]!;
  const depth = call.origin.length;
  if (isTwice && arg.origin.length < depth) return call;
  const outer = seenFrom(arg, depth);
  const neighbours = [call.args[index - 1], call.args[index + 1]];
  const isShared = neighbours.some(
    (each) => each && each.origin.length > depth && samePlace(seenFrom(each, depth), outer),
  );
  return isShared ? arg : outer;
}

export function slotText({ members }: Slot): string {
  return members.map(([name, argument]) => argumentText(name, { ...argument, optional: false, group: 0 })).join(' or ');
}

export function keyword<Env>(registry: Registry<Env>, problem: Extract<Problem, { what: 'keyword' }>): Telling {
  const { call, near, isKnown } = problem;
  const split = /^([a-z]+)([A-Z]\w*)$/.exec(call.keyword);
  const asTypeWord =
    split && registry.forms(split[1]!).some(({ typeWords }) => typeWords.includes(split[2]!))
      ? [`${split[1]} ${split[2]}`]
      : [];
  const meant = asTypeWord.length > 0 ? asTypeWord : near;
  const hint = didYouMean(meant.map((each) => `(${each} …)`));
  const { kinds } = problem;
  const kind = kinds[0];
  const expected = hint === '' && kind && kinds.length === 1 ? ` Expected here: ${wanted(registry, kind)}.` : '';
  const message = isKnown
    ? `\`(${call.keyword} …)\` does not fit here.${hint}`
    : `Unknown ludeme \`${call.keyword}\`.${hint}${expected}`;
  const fixes = meant.slice(0, 3).map((each) => change(call.keywordWritten, each));
  return { at: call.keywordPiece, code: isKnown ? 'wrong-kind' : 'unknown-ludeme', message, fixes };
}

export function name({ arg, near, form, isNear }: Extract<Problem, { what: 'name' }>): Telling {
  const text = `${arg.name}:`;
  const hint = isNear ? ` Did you mean \`${near}:\`?` : ` Its name here is \`${near}:\`.`;
  const message = `\`${headOf(form)}\` has no argument called \`${text}\`.${hint}`;
  const fix: Fix = { title: `Change to \`${near}:\``, edits: [{ span: start(arg, text.length), text: `${near}:` }] };
  return { at: arg.head(text.length), code: 'unknown-name-of-argument', message, forms: [form], fixes: [fix] };
}
