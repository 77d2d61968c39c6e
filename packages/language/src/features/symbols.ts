/** The outline of a description: what it declares and how it is divided. */
import type { Document } from '../document.js';
import { type Call, isGroup, keywordOf, type Range, type Syntax } from '../syntax/tree.js';

/** One entry of the outline. */
export interface DocumentSymbol extends Range {
  readonly name: string;
  /** The keyword of the clause: `piece`, `phase`, `define`… */
  readonly keyword: string;
  readonly detail: string;
  /** What to select when it is chosen: the name, or the keyword. */
  readonly selection: Range;
  readonly children: readonly DocumentSymbol[];
}

/** Clauses that belong in an outline. */
const listed = new Set([
  'game',
  'match',
  'define',
  'players',
  'equipment',
  'board',
  'piece',
  'tile',
  'hand',
  'dice',
  'deck',
  'dominoes',
  'regions',
  'track',
  'map',
  'rules',
  'meta',
  'start',
  'play',
  'phase',
  'end',
  'option',
  'item',
  'rulesets',
  'ruleset',
  'metadata',
  'info',
  'graphics',
  'ai',
]);

/** The outline of a document. */
export function documentSymbols(document: Document): readonly DocumentSymbol[] {
  return below(document.tree.items, 0);
}

/** Deepest level that is looked for. */
const DEEPEST = 12;

function below(items: readonly Syntax[], depth: number): readonly DocumentSymbol[] {
  if (depth > DEEPEST) return [];
  return items.flatMap((node) => {
    if (!isGroup(node)) return [];
    const inner = () => below(node.items, depth + 1);
    if (node.kind !== 'call' || !listed.has(keywordOf(node))) {
      // only lists and calls of defines are looked through: what stands deeper is no declaration
      return node.kind === 'list' || node.kind === 'call' ? inner() : [];
    }
    return [symbol(node, keywordOf(node) === 'define' ? [] : inner())];
  });
}

function symbol(call: Call, children: readonly DocumentSymbol[]): DocumentSymbol {
  const keyword = keywordOf(call);
  const title = call.items.find((item) => item.kind === 'text' && !item.label);
  const named = title?.kind === 'text' && call.items.indexOf(title) <= 1;
  const { start, end } = named ? title : (call.keyword ?? call);
  const owner = call.items.find((item) => item.kind === 'word' && /^[A-Z]/.test(item.text));
  const detail = named && owner?.kind === 'word' ? `${keyword} ${owner.text}` : named ? keyword : '';
  const name = named && title.value.trim() !== '' ? title.value : keyword;
  return { name, keyword, detail, start: call.start, end: call.end, selection: { start, end }, children };
}
