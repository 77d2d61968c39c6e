/**
 * Legal moves that are noted, and written when somebody looks at them: who only counts them and makes one pays for no other.
 */
import type { Context, MoveList } from '@ludii/state';
import { type Finder, freeKeys } from '@ludii/state/internal';
import type { Node, RegisterName, Rule } from '../nodes.js';
import { bindingOf, isOpaque, leaksBetweenMoves, partsOf, sameNode, someNode } from '../scan.js';
import { noteFn } from './choice.js';
import { mapParts } from './kept/mapped.js';
import { isWritten, Notes } from './note.js';

/** The notes of the moves of a position. All lists share them: who notes others has those before written first. */
const notes = new Notes();

const finder: Finder = {
  write: (c, i, out) => notes.write(c, i, out),
  settle: (c, list) => {
    list.clear();
    // The position may have gone without a word: nobody knows the moves then.
    if (c.trial.legal !== list) return;
    for (let i = 0; i < notes.length; i++) notes.write(c, i, list);
  },
};

/** Whether notes tell the moves of a rule, so that none has to be written at once. */
function isNoted(node: Node): boolean {
  if (isWritten(node)) return false;
  return node.k === 'emit' || node.k === 'some' || partsOf(node).every(isNoted);
}

/**
 * A rule of which moves that are nothing but their effects say whether it may be asked apart if they happen: iterators that an
 * effect leaves elsewhere must be put back by a loop around.
 */
function withAsked(node: Node, bound: readonly RegisterName[] = []): Node {
  if (node.k === 'some') return node;
  if (node.k === 'emit') {
    const { effect } = node;
    const isAsked = node.appended && effect && !someNode(effect, isOpaque) && staysInside(effect, bound);
    return isAsked ? { ...node, happens: 'asked' } : node;
  }
  const binding = bindingOf(node);
  const made = mapParts(node, (part) =>
    withAsked(part, binding?.parts.includes(part) ? [...bound, ...binding.names] : bound),
  );
  if (made.k !== 'choose' || made.yes.k !== 'emit' || !made.yes.happens || made.test.k !== 'some') return made;
  const { test, yes } = made;
  return sameNode(test.rule, yes.effect!) ? { ...made, yes: { ...yes, happens: 'known' } } : made;
}

/** Whether all iterators that a rule may leave elsewhere are put back, by itself or by loops around it. */
function staysInside(node: Node, bound: readonly RegisterName[]): boolean {
  if (node.k === 'line' || (node.k === 'callRule' && node.leaks === true)) return false;
  if (node.k === 'at' && node.leaks === true && !node.registers.every((name) => bound.includes(name))) return false;
  const binding = node.k === 'at' ? undefined : bindingOf(node);
  return partsOf(node).every((part) =>
    staysInside(part, binding?.parts.includes(part) ? [...bound, ...binding.names] : bound),
  );
}

/** The closure that finds the moves of a rule for an empty list; none if most would have to be written at once. */
export function findFn(given: Rule): ((c: Context, out: MoveList) => void) | undefined {
  const rule = withAsked(given) as Rule;
  if (leaksBetweenMoves(rule) || !isNoted(rule)) return undefined;
  const note = noteFn(rule);
  return (c, out) => {
    freeKeys();
    notes.clear();
    note(c, notes);
    if (notes.length > 0) out.find(notes.length, finder, c, true);
  };
}
