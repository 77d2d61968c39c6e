/** How a candidate is written into the text, with places to fill in, and how it is shown. */
import { signature } from '@ludii/compiler/internal';
import type { Document } from '../document.js';
import type { Form } from '../meaning/placement.js';
import { type Define, holesOf } from '../symbols/defines.js';
import type { Candidate } from './candidates.js';
import type { CompletionItem } from './complete.js';
import type { Cursor } from './cursor.js';

/** Clauses that shape the text, which no ludeme describes. */
const clauses: Readonly<Record<string, readonly string[]>> = {
  '(define': ['"Name"', 'body'],
  '(option': ['"Heading"', '<Tag>', 'args:{ <arg> }', '{ (item "Item" <text> "Description.")* }'],
  '(item': ['"Item"', '<text>', '"Description."'],
  '(rulesets': ['{ (ruleset "Ruleset/Name" { "Heading/Item" }) }'],
  '(ruleset': ['"Ruleset/Name"', '{ "Heading/Item" }'],
};

/** The clauses that stand beside the game. */
export const shapingTokens: readonly string[] = ['(define', '(option', '(rulesets'];

/** Items whose parameters get names: finding one takes a look into the define. */
const NAMED = 12;

/** The item that offers a candidate. */
export function insertion(document: Document, candidate: Candidate, cursor: Cursor, rank: number): CompletionItem {
  const { kind, token } = candidate;
  switch (kind) {
    case 'ludeme':
      return ludemeItem(candidate, cursor);
    case 'define':
      return defineItem(candidate, cursor, rank < NAMED);
    case 'label':
      return labelItem(candidate);
    case 'list':
      return {
        kind,
        label: '{…}',
        detail: candidate.slot?.kind.doc ?? 'a list',
        text: '{}',
        snippet: '{$0}',
        filter: '{',
      };
    default:
      return {
        kind,
        label: label(token),
        detail: detailOf(document, candidate),
        text: token,
        snippet: plain(token),
        filter: label(token),
      };
  }
}

const label = (token: string): string => token.replace(/^"|"$/g, '');
const plain = (text: string): string => text.replace(/[\\$}]/g, '\\$&');

function detailOf(document: Document, { kind, token, slot, of }: Candidate): string {
  if (of) return of;
  if (kind === 'tag') return 'text of an option';
  if (kind === 'parameter') return 'parameter of this define';
  if (kind === 'text') return document.names.all('piece').includes(label(token)) ? 'piece' : 'used in this text';
  return slot?.kind.name ?? '';
}

function ludemeItem({ kind, token, form }: Candidate, cursor: Cursor): CompletionItem {
  const name = token.slice(1);
  const parts = form ? requiredParts(form, cursor) : (clauses[token] ?? []);
  const inner = [plain(name), ...parts.map((part, i) => `\${${i + 1}:${plain(part)}}`)].join(' ');
  const open = cursor.part === 'keyword' ? '' : '(';
  const close = cursor.part === 'keyword' && cursor.closed ? '' : ')';
  // a clause that is there already keeps its arguments: only its keyword changes
  const replaced = cursor.part === 'keyword' && cursor.instead?.kind === 'call' && cursor.instead.items.length > 0;
  const snippet = replaced ? plain(name.split(' ')[0]!) : `${open}${inner}${close}`;
  const text = replaced ? name.split(' ')[0]! : `${open}${name}${parts.length > 0 && close ? ' ' : ''}${close}`;
  return {
    kind,
    label: `(${name}${parts.length > 0 ? ' …' : ''})`,
    detail: form ? signature(form) : '',
    text,
    snippet,
    filter: name,
  };
}

/** The arguments that must be given, as a reader would name them. */
function requiredParts(form: Form, _cursor: Cursor): readonly string[] {
  const parts: string[] = [];
  let group = 0;
  for (const [name, argument] of form.args) {
    if (name === 'word' || argument.optional) continue;
    if (argument.group > 0) {
      const wholeGroup = form.args.filter(([, other]) => other.group === argument.group);
      if (argument.group === group || wholeGroup.some(([, other]) => other.optional)) continue;
      group = argument.group;
    }
    const text = argument.kind.element ? `{${name}}` : name;
    parts.push(argument.named ? `${name}:${text}` : text);
  }
  return parts;
}

function defineItem({ kind, token, define }: Candidate, cursor: Cursor, named: boolean): CompletionItem {
  const name = label(token);
  const count = define?.parameters ?? 0;
  const detail = define?.readOnly ? 'standard define' : 'define';
  const inner = [
    plain(token),
    ...Array.from({ length: count }, (_, i) => `\${${i + 1}:${named ? parameterName(define!, i + 1) : `#${i + 1}`}}`),
  ].join(' ');
  const shown = count > 0 ? `("${name}" …)` : `"${name}"`;
  if (cursor.part === 'keyword') {
    const replaced = cursor.instead?.kind === 'call' && cursor.instead.items.length > 0;
    const close = cursor.closed ? '' : ')';
    return {
      kind,
      label: shown,
      detail,
      text: `${token}${close}`,
      snippet: replaced ? plain(token) : `${inner}${close}`,
      filter: name,
    };
  }
  if (count === 0 || cursor.part === 'string')
    return { kind, label: shown, detail, text: token, snippet: plain(token), filter: name };
  return { kind, label: shown, detail, text: `(${token} )`, snippet: `(${inner})`, filter: name };
}

/** What a parameter is called where it is used. */
function parameterName(define: Define, number: number): string {
  for (const { node, number: each } of holesOf(define)) {
    if (each !== number) continue;
    const name = define.document.meaning.expected(node)[0]?.name;
    if (name) return name;
  }
  return `#${number}`;
}

function labelItem({ kind, token, slot }: Candidate): CompletionItem {
  return { kind, label: token, detail: slot ? slot.kind.doc : '', text: token, snippet: `${token}$0`, filter: token };
}
