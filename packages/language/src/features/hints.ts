/** Names of arguments that are written without one, shown before numbers and other plain values. */
import type { Document } from '../document.js';
import { type Call, keywordOf, type Range, type Syntax, visit } from '../syntax/tree.js';

/** A name to show at an offset. */
export interface InlayHint {
  readonly offset: number;
  readonly label: string;
}

/** The hints of a document, or of a range of it. Only where there is one way to read a call. */
export function inlayHints(document: Document, range?: Range): readonly InlayHint[] {
  const found: InlayHint[] = [];
  const { start = 0, end = document.text.length } = range ?? {};
  visit(document.tree, (node) => {
    if (node.kind !== 'call' || node.start > end || node.end < start || node.items.length < 2) return;
    if (node.items.some(isPlain) && /^\w/.test(keywordOf(node))) found.push(...hintsOf(document, node));
  });
  return found.filter(({ offset }) => offset >= start && offset <= end);
}

function hintsOf(document: Document, call: Call): readonly InlayHint[] {
  const ways = document.meaning.forms(call);
  return call.items.flatMap((item, index) => {
    if (!isPlain(item)) return [];
    const names = new Set(ways.flatMap(({ form, places }) => (places[index] ?? []).map((at) => form.args[at]![0])));
    const [name, ...others] = names;
    if (name === undefined || others.length > 0 || name === 'word') return [];
    return [{ offset: item.start, label: `${name}:` }];
  });
}

/** A number, True or False: values that do not tell what they are for. */
function isPlain(node: Syntax): boolean {
  return !node.label && node.kind === 'word' && /^(?:[+-]?\d|True$|False$)/.test(node.text);
}
