/**
 * Legal moves that are noted, and written when somebody looks at them: who only counts them and makes one pays for no other.
 */
import { type Context, MoveList } from '@ludii/state';
import { diceHands, type Finder, freeKeys } from '@ludii/state/internal';
import { leftHere } from '../leaving.js';
import type { Node, RegisterName, Rule } from '../nodes.js';
import { bindingOf, hasCall, isOpaque, leaksBetweenMoves, partsOf, sameNode, someNode, throwsDice } from '../scan.js';
import { noteFn, type Source } from './choice.js';
import type { ListFn } from './effects.js';
import { mapParts } from './kept/mapped.js';
import { isWritten, Notes } from './note.js';
import { addBehind, passAfter, whenDone } from './prior.js';
import { listFn } from './rules.js';

/** The notes of the moves of a position. All lists share them: who notes others has those before written first. */
const notes = new Notes();

const finder: Finder = {
  write: (c, i, out) => notes.write(c, i, out),
  settle: (c, list) => {
    list.clear();
    // The position may have gone without a word: nobody knows the moves then.
    if (c.trial.legal === list) writeAll(c, list);
  },
};

function writeAll(c: Context, out: MoveList): void {
  for (let i = 0; i < notes.length; i++) notes.write(c, i, out);
}

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
  if (node.k !== 'at' && leftHere(node).length > 0) return false;
  if (node.k === 'at' && node.leaks === true && !node.registers.every((name) => bound.includes(name))) return false;
  const binding = node.k === 'at' ? undefined : bindingOf(node);
  return partsOf(node).every((part) =>
    staysInside(part, binding?.parts.includes(part) ? [...bound, ...binding.names] : bound),
  );
}

/**
 * The closure that finds the moves of a rule for an empty list; none if some would have to be written at once. In games of
 * chance numbers are drawn when moves are found: then nothing may draw when they are written.
 */
export function findFn(given: Rule, isChance: boolean): ((c: Context, out: MoveList) => void) | undefined {
  const rule = withAsked(given) as Rule;
  const inner = rule.k === 'prior' && throwsDice(rule.prior) ? rule.rule : rule;
  if (leaksBetweenMoves(rule) || !isNoted(inner) || (isChance && hasCall(inner))) return undefined;
  const note = noteFn(inner);
  if (rule.k === 'prior') return foundAfter(listFn(rule.prior), note, mayShowDice(inner) ? finderAfter : finderBefore);
  return (c, out) => {
    freeKeys();
    notes.clear();
    note(c, notes);
    if (notes.length > 0) out.find(notes.length, finder, c, true);
  };
}

/** A throw of dice that comes before the moves that are noted, as it is made and as it stands in them. */
const thrown = new MoveList();
const done = new MoveList();

/** Finds moves after a throw of dice. They are written in the position that it leads to, if that makes a difference. */
function foundAfter(dice: ListFn, note: Source['note'], after: Finder): (c: Context, out: MoveList) => void {
  return (c, out) => {
    freeKeys();
    notes.clear();
    thrown.clear();
    const { mover } = c.state;
    dice(c, thrown);
    whenDone(c, thrown, done, note, notes);
    if (notes.length > 0) out.find(notes.length, after, c, true);
    else if (diceHands(c.state) > 0) passAfter(out, mover, done);
  };
}

/** What a throw of dice does not change. */
const lasting: ReadonlySet<Node['k']> = new Set([
  ...([
    'const',
    'register',
    'player',
    'last',
    'typeAt',
    'table',
    'math',
    'choice',
    'track',
    'owned',
    'firstSite',
  ] as const),
  ...(['known', 'and', 'or', 'not', 'compare', 'empty', 'in', 'fixedSites', 'sitesOf', 'emptySites', 'row'] as const),
  ...(['none', 'all', 'choose', 'at', 'sites', 'emit', 'attach'] as const),
]);

/** Whether what a rule writes depends on what dice show; their pieces stay where they are. */
const mayShowDice = (node: Node): boolean => {
  // What using a die does depends on the dice of the throw: a double may be used once more.
  if (node.k === 'dice') return true;
  if (node.k === 'emit') return partsOf(node).some((part) => someNode(part, (each) => !isLasting(each)));
  return partsOf(node).some(mayShowDice);
};
const isLasting = (node: Node): boolean => lasting.has(node.k) || (node.k === 'read' && node.datum !== 'state');

/** Writes the moves of the position that the dice lead to in the one before. */
const finderBefore: Finder = {
  write: (c, i, out) => {
    const moves = c.acquire();
    notes.write(c, i, moves);
    addBehind(done, moves, 0, out);
    c.release(moves);
  },
  settle: (c, list) => finderAfter.settle(c, list),
};

const finderAfter: Finder = {
  write: (c, i, out) => {
    const moves = c.acquire();
    whenDone(c, thrown, done, (inside) => notes.write(inside, i, moves), undefined);
    addBehind(done, moves, 0, out);
    c.release(moves);
  },
  settle: (c, list) => {
    list.clear();
    if (c.trial.legal !== list) return;
    const moves = c.acquire();
    whenDone(c, thrown, done, writeAll, moves);
    for (let i = 0; i < moves.length; i++) addBehind(done, moves, i, list);
    c.release(moves);
  },
};
