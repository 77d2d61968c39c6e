/** Where the cursor is: what it would replace, and as which part of which clause. */
import type { Document } from '../document.js';
import type { Slot } from '../meaning/meaning.js';
import {
  ancestors,
  type Call,
  type Group,
  groupAt,
  keywordOf,
  nodeAt,
  type Range,
  type Syntax,
} from '../syntax/tree.js';
import type { Candidate } from './candidates.js';

/** A place to complete at; the range is what gets replaced. */
export interface Cursor extends Range {
  readonly group: Group;
  readonly index: number;
  /** What stands at the place now. */
  readonly instead: Syntax | undefined;
  /** The name that the argument is written with. */
  readonly label: string | undefined;
  readonly slots: readonly Slot[];
  /** What is being typed: a whole value, the keyword of a clause, or a string. */
  readonly part: 'value' | 'keyword' | 'string';
  /** Whether the clause whose keyword is typed is closed already. */
  readonly closed: boolean;
  /** True where nothing is known that could be offered: a new name, a free text. */
  readonly closedVocabulary: boolean;
  readonly accepts: (candidate: Candidate) => boolean;
}

/** The place at an offset, or undefined in a comment. */
export function cursorAt(document: Document, offset: number): Cursor | undefined {
  const { tree } = document;
  if (tree.comments.some(({ start, end }) => start < offset && offset <= end)) return undefined;
  const node = nodeAt(tree, offset);
  if (node?.label && offset < node.label.end) return atLabel(document, node);
  if (node?.kind === 'word' || node?.kind === 'tag' || (node?.kind === 'text' && isInside(node, offset)))
    return atLeaf(document, node);
  const group = groupAt(tree, offset);
  const next = group.items.find(({ label, start }) => label && label.end <= offset && offset < start);
  if (next?.label && document.text.slice(next.label.end, offset).trim() === '') return afterLabel(document, offset);
  if (group.kind === 'call' && !group.keyword && group.items.length === 0)
    return inKeyword(document, group, { start: offset, end: offset });
  const index = group.items.filter(({ end }) => end <= offset).length;
  return place(document, group, index, undefined, { start: offset, end: offset }, 'value');
}

/** Between a name and what it has taken for its value: the value is still to be written. */
function afterLabel(document: Document, offset: number): Cursor | undefined {
  // as a text beside this one, which stays as it is
  const written = document.edit([{ start: offset, end: offset, text: STAND_IN }]);
  const node = nodeAt(written.tree, offset);
  const found = node && atLeaf(written, node);
  return found && { ...found, start: offset, end: offset };
}

/** A word that nobody writes. */
const STAND_IN = '\u2026';

const isInside = (node: Syntax, offset: number): boolean =>
  node.kind === 'text' && offset > node.start && (offset < node.end || !node.closed);

function atLabel(document: Document, node: Syntax): Cursor | undefined {
  const { parent, label } = node;
  if (!parent || !label) return undefined;
  const made = place(document, parent, parent.items.indexOf(node), node, label, 'value', true);
  return { ...made, accepts: ({ kind }) => kind === 'label' };
}

function atLeaf(document: Document, node: Syntax): Cursor | undefined {
  const { parent } = node;
  if (!parent) return undefined;
  if (parent.kind === 'call' && parent.keyword === node) return inKeyword(document, parent, node);
  return place(document, parent, parent.items.indexOf(node), node, node, node.kind === 'text' ? 'string' : 'value');
}

function inKeyword(document: Document, call: Call, range: Range): Cursor | undefined {
  if (!call.parent) return undefined;
  const made = place(document, call.parent, call.parent.items.indexOf(call), call, range, 'keyword');
  const quoted = call.keyword?.kind === 'text';
  return {
    ...made,
    closed: call.closed,
    accepts: ({ kind, token, define }) =>
      (kind === 'ludeme' && !quoted && token.startsWith('(')) || (kind === 'define' && define !== undefined),
  };
}

function place(
  document: Document,
  group: Group,
  index: number,
  instead: Syntax | undefined,
  { start, end }: Range,
  part: Cursor['part'],
  renamed = false,
): Cursor {
  const label = renamed ? undefined : instead?.label?.text;
  const slots = document.meaning.inGroup(group, index, instead, label === undefined);
  const inDefine = ancestors({ parent: group } as Syntax).some((each) => keywordOf(each) === 'define');
  return {
    group,
    index,
    instead,
    label,
    slots,
    part,
    start,
    end,
    closed: true,
    closedVocabulary: isNewName(group, index),
    accepts: (candidate) => {
      if (candidate.kind === 'parameter') return inDefine;
      return part !== 'string' || candidate.token.startsWith('"');
    },
  };
}

/** Places of names that are made up there. */
function isNewName(group: Group, index: number): boolean {
  return index === 0 && ['define', 'game', 'match', 'option', 'item', 'ruleset'].includes(keywordOf(group));
}
