/**
 * Names in quotes: a piece, a track, a phase that is spoken of must be there. Names with and without the number of a
 * player are both in use (`Disc`, `Disc1`), so a name is known if it nearly holds a known one, or is nearly held by one.
 */
import type { CallNode, Diagnostic, Node, StringNode } from '@ludii/grammar';
import { change, suggest } from '@ludii/grammar/internal';

/** Names that every game has. */
const always = ['Player', 'Board', 'Hand', 'Ball', 'Bag', 'Domino'];

/** Clauses whose first name is one of their own: keyword, or keyword and type word. */
const namesItself = new Set(['game', 'match', 'phase', 'is Proposed', 'is Decided', 'note', 'trigger', 'is Triggered']);

/** Clauses whose names, alone or in a list, are words of their own. */
const namesWords = new Set(['vote', 'move Vote', 'propose', 'move Propose']);

/** Clauses in which every name is made, or is looked up in a way of its own. */
const namesAll = new Set([
  'subgame',
  'players',
  'equipment',
  'trackSite',
  'set Var',
  'var',
  'remember',
  'set RememberValue',
  'values Remembered',
]);

const coordinate = /^(?:[A-Za-z]{0,2}|([A-Za-z])\1[A-Za-z])\d+$/;

/** Names further apart than this are not the same piece. */
const mostApart = 2;

const valuesOf = (node: Node): readonly Node[] =>
  node.kind === 'call'
    ? node.args.map(({ value }) => value)
    : node.kind === 'list'
      ? node.items.map(({ value }) => value)
      : [];

function stringsIn(node: Node, into: StringNode[] = []): StringNode[] {
  if (node.kind === 'string') into.push(node);
  else for (const value of valuesOf(node)) stringsIn(value, into);
  return into;
}

function firstString(node: Node): StringNode | undefined {
  if (node.kind === 'string') return node;
  for (const value of valuesOf(node)) {
    const found = firstString(value);
    if (found) return found;
  }
  return undefined;
}

/** Gathers known names and names that are used elsewhere. */
function gather(node: Node, known: Set<string>, used: StringNode[]): void {
  if (node.kind === 'string') used.push(node);
  if (node.kind === 'call') {
    const first = node.args[0]?.value;
    const form = first?.kind === 'word' ? `${node.keyword} ${first.word}` : node.keyword;
    if (namesAll.has(node.keyword) || namesAll.has(form)) {
      for (const { value } of stringsIn(node)) known.add(value);
      return;
    }
    if (namesWords.has(node.keyword) || namesWords.has(form)) {
      for (const value of valuesOf(node))
        for (const word of value.kind === 'list' ? valuesOf(value) : [value])
          if (word.kind === 'string') known.add(word.value);
    }
    if (namesItself.has(node.keyword) || namesItself.has(form)) {
      const own = firstString(node);
      if (own) known.add(own.value);
    }
  }
  for (const value of valuesOf(node)) gather(value, known, used);
}

/** One diagnostic for each name that nothing in the game has. */
export function unknownNames(tree: CallNode): Diagnostic[] {
  const known = new Set(always);
  const used: StringNode[] = [];
  gather(tree, known, used);
  const names = [...known];
  const told = new Set<string>();
  return used.flatMap((node) => {
    const { value, span, origin } = node;
    const isKnown =
      known.has(value) ||
      coordinate.test(value) ||
      names.some(
        (name) => (name.includes(value) || value.includes(name)) && Math.abs(name.length - value.length) <= mostApart,
      );
    if (isKnown || told.has(value)) return [];
    told.add(value);
    const base = value.replace(/\d+$/, '');
    const near = suggest(base, names);
    const meant = near === undefined ? '' : ` Did you mean "${near}${value.slice(base.length)}"?`;
    const fixes = near === undefined ? [] : [change(node.written, `"${near}${value.slice(base.length)}"`)];
    const message = `Nothing in this game is called "${value}".${meant}`;
    return [{ code: 'unknown-name', severity: 'error', message, span, origin, related: [], fixes }];
  });
}
