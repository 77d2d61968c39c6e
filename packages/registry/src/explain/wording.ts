/** Parts of descriptions in the words of messages. */
import { type Arg, type Node, print } from '@ludii/grammar';
import type { Kind } from '../kind.js';
import type { Form } from '../problem.js';
import type { Registry } from '../registry.js';

export const quoted = (word: string): string => `\`${word}\``;

/** "Did you mean" with at most three candidates. */
export function didYouMean(near: readonly string[]): string {
  return near.length === 0 ? '' : ` Did you mean ${orList(near.slice(0, 3).map(quoted))}?`;
}

/** A form by its first words: `(is Even …)`. */
export function headOf({ keyword, typeWords }: Form): string {
  return `(${[keyword, ...(typeWords.length === 1 ? typeWords : [])].join(' ')} …)`;
}

/** Words of an enumeration that are all named in a message. */
export const mostWords = 10;

/** What a place takes, in a few words. */
export function wanted<Env>(registry: Registry<Env>, kind: Kind<unknown>): string {
  if (kind.words && kind.words.length > mostWords) {
    return `a word of <${kind.name}> (${kind.words.slice(0, 4).join(', ')}, …)`;
  }
  const keyword = registry.keywordOf(kind);
  if (keyword !== undefined) return `\`(${keyword} …)\``;
  return kind.words ? kind.doc : `${kind.doc} (<${kind.name}>)`;
}

export function said(node: Node): string {
  switch (node.kind) {
    case 'call':
      return `\`(${node.keyword} …)\``;
    case 'list':
      return 'A list `{…}`';
    case 'string':
      return `The string "${node.value}"`;
    case 'number':
      return `The number ${node.raw}`;
    case 'word':
      return `The word \`${node.word}\``;
    default:
      return node satisfies never;
  }
}

/** A node in a few letters. */
export function brief(node: Node): string {
  switch (node.kind) {
    case 'call':
      return `(${node.keyword} …)`;
    case 'list':
      return '{…}';
    case 'string':
      return `"${node.value}"`;
    case 'number':
      return node.raw;
    case 'word':
      return node.word;
    default:
      return node satisfies never;
  }
}

export const lower = (text: string): string =>
  text.startsWith('The ') || text.startsWith('A ') ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
export const sameText = (a: Node, b: Node): boolean => print(a) === print(b);
export const textOf = (arg: Arg): string =>
  arg.name === undefined ? print(arg.value) : `${arg.name}:${print(arg.value)}`;

export const orList = (items: readonly string[]): string =>
  items.length <= 1 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;
