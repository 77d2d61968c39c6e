/** Colouring by meaning: what a word is, not only how it is written. */
import type { Document } from '../document.js';
import { vocabulary } from '../meaning/vocabulary.js';
import type { NameKind } from '../symbols/names.js';
import { isGroup, keywordOf, type Range, type Syntax, visitBetween } from '../syntax/tree.js';

/** What a token is. */
export type TokenType =
  | 'keyword'
  | 'unknown'
  | 'define'
  | 'word'
  | 'label'
  | 'number'
  | 'string'
  | 'name'
  | 'parameter'
  | 'tag'
  | 'comment';

/** A coloured range. */
export interface Token extends Range {
  readonly type: TokenType;
  readonly declares: boolean;
  /** For names: what they are names of. */
  readonly of: NameKind | undefined;
}

/** Clauses that are no ludemes: they shape the text before it is read. */
const shaping = new Set(['define', 'option', 'item', 'rulesets', 'ruleset', 'useFor']);

/** All tokens of a document, or of a range of it, in the order of the text. */
export function semanticTokens(document: Document, range?: Range): readonly Token[] {
  const found: Token[] = [];
  const { start = 0, end = document.text.length } = range ?? {};
  const add = ({ start: from, end: to }: Range, type: TokenType, declares = false, of?: NameKind): void => {
    if (to > from && to >= start && from <= end) found.push({ start: from, end: to, type, declares, of });
  };
  const { names } = document;
  visitBetween(document.tree, start, end, (node) => {
    if (node.label) add(node.label, 'label');
    if (isGroup(node)) return;
    const mention = names.mentionAt(node);
    if (mention) add(node, mention.kind === 'define' ? 'define' : 'name', mention.declares, mention.kind);
    else if (node.kind === 'text') add(node, 'string');
    else if (node.kind === 'tag') add(node, 'tag');
    else add(node, wordType(node));
  });
  for (const comment of document.tree.comments) add(comment, 'comment');
  return found.sort((a, b) => a.start - b.start);
}

function wordType(node: Syntax): TokenType {
  if (node.kind !== 'word') return 'string';
  if (/^#\d/.test(node.text) || node.text === '~') return 'parameter';
  const { parent } = node;
  if (parent?.kind === 'call' && parent.keyword === node) {
    const keyword = keywordOf(parent);
    return vocabulary.forms(keyword).length > 0 || shaping.has(keyword) ? 'keyword' : 'unknown';
  }
  return /^[+-]?(?:\d|\.\d)/.test(node.text) ? 'number' : 'word';
}
