/** What the registry knows about ludemes, for people. */
import {
  argumentText,
  type Ludeme,
  metadataRegistry,
  registry,
  type StandardDefine,
  signature,
  suggest,
} from '@ludii/engine/internal';
import { colours, terminalWidth } from './terminal.js';

/** A declared form, whatever it is compiled for. */
export type Form = Ludeme<never>;

/** All forms of the language. */
export function allForms(): readonly Form[] {
  return registry.ludemes;
}

/** How a form is called: its keyword, and the word that selects it. */
export function nameOf({ keyword, typeWords }: Form): string {
  return [keyword, ...typeWords.slice(0, 1)].join(' ');
}

/** The forms that someone asks for, or names that they may have meant. `isLine` is understood as `is Line`. */
export function find(query: string): { forms: readonly Form[]; near: readonly string[] } {
  const joined = /^([a-z]+)([A-Z]\w*)$/.exec(query);
  const direct = formsOf(query.split(/\s+/));
  if (direct.length > 0) return { forms: direct, near: [] };
  if (joined) {
    const split = formsOf([joined[1]!, joined[2]!]);
    if (split.length > 0) return { forms: split, near: [] };
  }
  return { forms: [], near: nearTo(joined ? `${joined[1]} ${joined[2]}` : query) };
}

const same = (a: string, b: string | undefined): boolean => a.toLowerCase() === b?.toLowerCase();

function formsOf([keyword = '', word]: readonly string[]): readonly Form[] {
  const found = formsIn(registry, keyword, word);
  return found.length > 0 ? found : formsIn(metadataRegistry, keyword, word);
}

function formsIn(source: typeof registry, keyword: string, word: string | undefined): readonly Form[] {
  const all: readonly Form[] = source.forms(keyword);
  const forms = all.length > 0 ? all : source.ludemes.filter((form) => same(form.keyword, keyword));
  if (word === undefined) return forms;
  return forms.filter(({ typeWords }) => typeWords.some((each) => same(each, word)));
}

function nearTo(query: string): string[] {
  const names = new Set(
    allForms().flatMap(({ keyword, typeWords }) => [keyword, ...typeWords.map((w) => `${keyword} ${w}`)]),
  );
  const [keyword = '', word = keyword] = query.split(/\s+/);
  const withWord = [...names].filter((name) => same(word, name.split(' ')[1]));
  const near = suggest(query, names) ?? suggest(query.replace(/\s+/g, ''), names) ?? suggest(keyword, names);
  const found = [...(near ? [near] : []), ...withWord].slice(0, 4);
  return [...new Set(found)].map((name) => `"${name}"`);
}

/** One line for each form. */
export function brief(forms: readonly Form[]): string {
  const { bold, dim } = colours();
  const names = forms.map(
    ({ keyword, typeWords }) => `(${[keyword, typeWords.join('|')].filter(Boolean).join(' ')} …)`,
  );
  const width = Math.min(32, Math.max(...names.map((name) => name.length)));
  const lines = forms.map(({ doc }, i) => {
    const name = names[i]!;
    const text = doc.split('\n')[0]!;
    return name.length > width
      ? `${bold(name)}\n${' '.repeat(width + 2)}${dim(text)}`
      : `${bold(name.padEnd(width))}  ${dim(text)}`;
  });
  return `${lines.join('\n')}\n`;
}

/** Breaks a text into lines. */
function wrap(text: string, indent: string): string {
  const room = terminalWidth() - indent.length;
  const lines: string[] = [''];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1)!;
    if (line !== '' && line.length + 1 + word.length > room) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.map((line) => `${indent}${line}`).join('\n');
}

/** Everything about a form. */
export function detailed(form: Form): string {
  const { bold, cyan, dim } = colours();
  const lines = [bold(wrap(signature(form), '')), wrap(form.doc, '  ')];
  const args = form.args.filter(([name]) => name !== 'word');
  if (args.length > 0) {
    lines.push('', '  Arguments:');
    for (const [name, argument] of args) {
      const rest = dim(whetherNeeded(form, argument));
      lines.push(`    ${cyan(argument.named ? `${name}:` : name)}${rest}`);
      lines.push(wrap(argument.kind.doc.replaceAll('`', ''), '      '));
    }
  }
  if (form.example !== undefined) lines.push('', '  Example:', `    ${form.example}`);
  return `${lines.join('\n')}\n`;
}

/** A standard define with what it means, its parameters, an example and its text. */
export function aboutDefine({ name, doc, parameters, needed, example, body }: StandardDefine): string {
  const { bold, cyan, dim } = colours();
  const lines = [bold(`"${name}", a standard define`), wrap(doc, '  ')];
  if (parameters.length > 0) lines.push('', '  Parameters:');
  for (const [index, parameter] of parameters.entries()) {
    const rest = index < needed ? '' : dim(' (may be left out)');
    lines.push(`    ${cyan(`#${index + 1}`)} ${parameter.replaceAll('`', '')}${rest}`);
  }
  lines.push('', '  Example:', `    ${example}`, '', '  It stands for:', body.replace(/^/gm, '    '));
  return `${lines.join('\n')}\n`;
}

/** Whether an argument must be given, alone or as one of several. */
function whetherNeeded({ args }: Form, { optional, group }: Form['args'][number][1]): string {
  if (group === 0) return optional ? ' (may be left out)' : '';
  const members = args.filter(([, argument]) => argument.group === group);
  const names = members.map(([name, { named }]) => (named ? `${name}:` : name)).join(', ');
  const isFree = members.some(([, argument]) => argument.optional);
  return isFree ? ` (at most one of ${names})` : ` (exactly one of ${names} must be given)`;
}

/** Forms as plain data. */
export function asJson(forms: readonly Form[]): string {
  return JSON.stringify(
    forms.map((form) => ({
      keyword: form.keyword,
      typeWords: form.typeWords,
      signature: signature(form),
      returns: form.returns.name,
      doc: form.doc,
      example: form.example ?? null,
      arguments: form.args
        .filter(([name]) => name !== 'word')
        .map(([name, argument]) => ({
          name,
          kind: argument.kind.name,
          text: argumentText(name, argument),
          optional: argument.optional || argument.group > 0,
          named: argument.named,
          doc: argument.kind.doc,
        })),
    })),
  );
}
