/** `(and …)`, `(or …)`: the moves of several rules. */
import { type Build, ludeme, Moves, type MovesFn } from '@ludii/functions';
import {
  canReach,
  consequenceOf,
  type DraftList,
  draftCandidates,
  draftFrames,
  draftMoves,
  endsOn,
  type MoveTest,
  NonDecision,
  ruleOf,
  someMove,
  type Then,
  ThenPart,
} from '@ludii/functions/internal';
import { all as allRules, attached } from '@ludii/ir/internal';
import { list, optional } from '@ludii/registry';
import type { Context, MoveList } from '@ludii/state';
import { attachThen, testAttached } from '../shared/consequence.js';
import { anyCanMove, framed, joinedLook, joinedSlots, joinedSpan } from './joined.js';
import { draftPasses, joinedPasses, ofStages } from './piecePasses.js';
import { lazyAll } from './settled.js';

/** All moves of all rules, in order. */
function all(rules: readonly MovesFn[], then: Then | undefined, build: Build): MovesFn {
  const attach = attachThen(then);
  const generate = (c: Context, out: MoveList): void => {
    const first = out.length;
    for (let i = 0; i < rules.length; i++) rules[i]!(c, out);
    attach(c, out, first);
  };
  const reaches = (c: Context, site: number): boolean => {
    for (let i = 0; i < rules.length; i++) {
      const rule = rules[i]!;
      if ((!rule.mayReach || rule.mayReach(c, site)) && endsOn(c, rule, site)) return true;
    }
    return false;
  };
  const claims = (c: Context, site: number): boolean => {
    for (let i = 0; i < rules.length; i++) if (canReach(c, rules[i]!, site)) return true;
    return false;
  };
  // Pieces on the board that move by themselves most likely have a move, and have few to be tried.
  const quickFirst = [...rules.filter((rule) => rule.canMove), ...rules.filter((rule) => !rule.canMove)];
  const some = (c: Context, test: MoveTest): boolean => {
    const tried = testAttached(attach, test);
    for (let i = 0; i < quickFirst.length; i++) if (someMove(c, quickFirst[i]!, tried)) return true;
    return false;
  };
  const reach = {
    ...(rules.some((rule) => rule.claims) ? { reaches, claims } : { reaches }),
    ...joinedSlots(rules, attach),
    ...joinedSpan(rules),
    ...joinedLook(rules),
    ...anyCanMove(rules, build),
    some,
  };
  const lazy = lazyAll(rules, attach, then !== undefined);
  if (lazy) return Object.assign(generate, { ...reach, lazy });
  const passes = joinedPasses(rules, then && draftFrames(attach));
  if (passes) {
    return Object.assign(generate, {
      ...reach,
      passes,
      ...ofStages([passes], reach.canMove, build),
      candidates: (c: Context, out: DraftList) => draftPasses(c, passes(c.state.mover), out, true),
    });
  }
  const draft = (c: Context, out: DraftList): void => {
    for (let i = 0; i < rules.length; i++) draftMoves(c, rules[i]!, out);
  };
  const candidates = (c: Context, out: DraftList): void => {
    for (let i = 0; i < rules.length; i++) draftCandidates(c, rules[i]!, out);
  };
  return Object.assign(generate, {
    ...reach,
    draft: then ? framed(draft, attach) : draft,
    ...(rules.some((rule) => rule.candidates) ? { candidates: then ? framed(candidates, attach) : candidates } : {}),
  });
}

export const andOr = (['or', 'and'] as const).flatMap((keyword) => [
  ludeme(keyword, {
    returns: NonDecision,
    args: { a: Moves, b: Moves, consequence: optional(ThenPart) },
    doc:
      keyword === 'or'
        ? 'The moves of one rule and those of another.'
        : 'Both effects, or the moves of one rule and those of another.',
    example: `(${keyword} (move Pass) (move Remove (sites Corners)))`,
    compile: ({ a, b, consequence: then }, build) => all([a, b], then, build),
    meaning: ({ a, b, consequence: then }) => attached(allRules(ruleOf(a), ruleOf(b)), consequenceOf(then)),
  }),
  ludeme(keyword, {
    returns: NonDecision,
    args: { rules: list(Moves), consequence: optional(ThenPart) },
    doc: 'The moves of several rules.',
    example: `(${keyword} {(move Pass) (forEach Piece) (move Remove (sites Corners))})`,
    compile: ({ rules, consequence: then }, build) => all(rules, then, build),
    meaning: ({ rules, consequence: then }) => attached(allRules(...rules.map(ruleOf)), consequenceOf(then)),
  }),
]);
