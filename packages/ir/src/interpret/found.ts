/**
 * Legal moves that are noted, and written when somebody looks at them: who only counts them and makes one pays for no other.
 */
import type { Context, MoveList } from '@ludii/state';
import { type Finder, freeKeys } from '@ludii/state/internal';
import type { Rule } from '../nodes.js';
import { leaksBetweenMoves, partsOf } from '../scan.js';
import { noteFn } from './choice.js';
import { isUntold, Notes } from './note.js';

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

/** Whether notes tell most moves of a rule. */
function isNoted(rule: Rule): boolean {
  switch (rule.k) {
    case 'callRule':
    case 'roll':
    case 'numbered':
    case 'longest':
    case 'pairs':
    case 'sow':
      return false;
    case 'emit':
      return !rule.appended && !rule.joined;
    default:
      return !isUntold(rule) && partsOf(rule).every((part) => !isRule(part) || isNoted(part));
  }
}

const isRule = (node: object): node is Rule => 'k' in node && rules.has(node.k as Rule['k']);
const rules: ReadonlySet<Rule['k']> = new Set([
  ...([
    'none',
    'all',
    'first',
    'firstAt',
    'choose',
    'attach',
    'pieces',
    'sites',
    'values',
    'at',
    'steps',
    'hops',
  ] as const),
  ...(['jumps', 'paths', 'rays', 'flank', 'enclose', 'sow', 'emit', 'longest', 'afterwards', 'prior', 'dice'] as const),
  ...(['pairs', 'twin', 'again', 'interpreted', 'roll', 'numbered', 'callRule'] as const),
]);

/** The closure that finds the moves of a rule for an empty list; none if most would have to be written at once. */
export function findFn(rule: Rule): ((c: Context, out: MoveList) => void) | undefined {
  if (leaksBetweenMoves(rule) || !isNoted(rule)) return undefined;
  const note = noteFn(rule);
  return (c, out) => {
    freeKeys();
    notes.clear();
    note(c, notes);
    if (notes.length > 0) out.find(notes.length, finder, c, true);
  };
}
