/** `(is Unique …)` and `(is Solved)`. */

import { keeping } from '@ludii/ir/internal';
import { optional } from '@ludii/registry';
import type { Context, SiteTypeCode } from '@ludii/state';
import { Cell, type PuzzleState } from '@ludii/state/internal';
import { fail, ludeme } from '../../declare/build.js';
import { Bool } from '../../declare/kinds.js';
import { siteTypeCode } from '../../declare/siteTypes.js';
import { SiteTypeWord } from '../../declare/words.js';
import { constraintsOf, variablesOf } from '../../position/constraints.js';
import { isResolved } from '../resolved.js';
import { regionLists } from './regions.js';

/** True if two lists of sites are complete and hold the same values in the same order. */
function equalValues(c: Context, type: SiteTypeCode, a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (!isResolved(c, type, a[i]!) || !isResolved(c, type, b[i]!)) return false;
    if (c.state.what(type, a[i]!) !== c.state.what(type, b[i]!)) return false;
  }
  return true;
}

export const isUnique = ludeme('is', 'Unique', {
  returns: Bool,
  args: { elementType: optional(SiteTypeWord) },
  flags: ['deductionPuzzle'],
  doc: 'True if no two rows (or columns, or other regions of one kind) of the puzzle are filled alike.',
  example: '(is Unique)',
  compile: ({ elementType }, build) => {
    const type = elementType ? siteTypeCode(elementType) : Cell;
    return (c) => {
      for (const { word, lists } of regionLists(build)) {
        if (word === undefined) continue;
        for (let i = 0; i < lists.length; i++) {
          for (let k = i + 1; k < lists.length; k++) if (equalValues(c, type, lists[i]!, lists[k]!)) return false;
        }
      }
      return true;
    };
  },
});

export const isSolved = ludeme('is', 'Solved', {
  returns: Bool,
  flags: ['deductionPuzzle'],
  doc: 'True if all constraints of the puzzle hold when its open variables are 0.',
  example: '(is Solved)',
  compile: (_args, build) => {
    const type = build.defaultSite;
    return keeping(['from', 'to', 'hint', 'edge', 'hintRegion'], (c) => {
      const constraints = constraintsOf(build) ?? fail('no-constraints', '`(is Solved)` needs a `(satisfy …)` rule.');
      const variables = variablesOf(build, c);
      const state = c.state as PuzzleState;
      c.mark();
      state.setOpen(type, variables, 0);
      let solved = true;
      for (let i = 0; i < constraints.length && solved; i++) solved = constraints[i]!(c);
      c.rollback();
      return solved;
    });
  },
});
