/** `(can Move …)`: whether a move rule gives any move. */
import type { Condition } from '@ludii/ir';
import { unvisit, visit } from '@ludii/state/internal';
import { type Build, ludeme } from '../../declare/build.js';
import type { BoolFn, MovesFn } from '../../declare/compiled.js';
import { Bool, Moves } from '../../declare/kinds.js';
import { isAnswered, ruleOf } from '../../declare/meaning.js';
import { lastFrom, lastTo } from '../../position/lastMove.js';

export const canMove = ludeme('can', 'Move', {
  returns: Bool,
  args: { moves: Moves },
  doc: 'True if a move rule gives at least one move that no rule on repetition or suicide forbids.',
  example: '(can Move (step (from (last From)) Diagonal (to if:(is Occupied (to)))))',
  meaning: ({ moves }, build): Condition => {
    const visits = build.shape.flags.visited;
    const fn: BoolFn = visits ? afterVisits(moves, build) : (c) => build.flow.canMoveWith(c, moves);
    const rule = ruleOf(moves);
    return isAnswered(rule) ? { k: 'some', rule, fn, visits } : { k: 'callCondition', fn };
  },
});

/** Asked with both ends of the last move as visited sites. */
const afterVisits =
  (moves: MovesFn, build: Build): BoolFn =>
  (c) => {
    const from = lastFrom(c);
    const to = lastTo(c);
    visit(c.state, from);
    visit(c.state, to);
    const can = build.flow.canMoveWith(c, moves);
    // Both sites count as not visited afterwards, whatever they were before.
    unvisit(c.state, from);
    unvisit(c.state, to);
    return can;
  };
