/** `(if …)`: the moves of the rule that a condition chooses. */
import { Bool, type BoolFn, ludeme, Moves, type MovesFn } from '@ludii/functions';
import {
  canReach,
  conditionOf,
  consequenceOf,
  type DraftList,
  type Draws,
  draftCandidates,
  draftMoves,
  endsOn,
  type LazyMoves,
  type MoveTest,
  NonDecision,
  ruleOf,
  type SlotMoves,
  someMove,
  ThenPart,
} from '@ludii/functions/internal';
import { choose } from '@ludii/ir';
import { attached, noMoves } from '@ludii/ir/internal';
import { optional } from '@ludii/registry';
import type { Context, MoveList } from '@ludii/state';
import { carryOut } from '@ludii/state/internal';
import { samplerOf } from '../../flow/sampling.js';
import { type Attach, attachThen, testAttached } from '../shared/consequence.js';
import { framed, joinedLook, joinedSpan } from './joined.js';

/** The numbers of the rule that a condition chooses. */
function chosenSlots(
  condition: BoolFn,
  yes: MovesFn,
  no: MovesFn | undefined,
  attach: Attach,
): { slots?: SlotMoves; span?: NonNullable<MovesFn['span']> } {
  const spanned = yes.span && (!no || no.span) ? joinedSpan(no ? [yes, no] : [yes]) : {};
  const first = yes.slots;
  const other = no ? no.slots : noSlots;
  if (!first || !other) return spanned;
  const { size: yesSize } = first;
  const { size: noSize } = other;
  // Numbers are shared only where they are not counted for the chosen rule alone.
  const mustCount = yesSize !== undefined && noSize !== undefined;
  const write = (c: Context, slot: number, out: MoveList): boolean => {
    const slots = condition(c) ? first : other;
    const made = out.length;
    const found = (!mustCount || slot < slots.count(c)) && slots.write(c, slot, out);
    if (found) attach(c, out, made);
    return found;
  };
  if (!yesSize || !noSize) {
    return { ...spanned, slots: { count: (c) => (condition(c) ? first : other).count(c), write } };
  }
  // Both need few numbers: enough for either, so that the condition is asked only for a number that comes up.
  const count = (c: Context): number => {
    const a = first.count(c);
    const b = other.count(c);
    return a < 0 || b < 0 ? -1 : Math.max(a, b);
  };
  const size = (piece: number, from: number, to: number): number => {
    const a = yesSize(piece, from, to);
    const b = noSize(piece, from, to);
    return a < 0 || b < 0 ? -1 : Math.max(a, b);
  };
  return { ...spanned, slots: { count, write, size } };
}

const noSlots: SlotMoves = { count: () => 0, write: () => false, size: () => 0 };

export const ifMoves = ludeme('if', {
  returns: NonDecision,
  args: { condition: Bool, yes: Moves, no: optional(Moves), consequence: optional(ThenPart) },
  doc: 'The moves of one rule if a condition holds, else those of another or none.',
  example: '(if (is Full) (move Pass) (move Add (to (sites Outer))))',
  meaning: ({ condition, yes, no, consequence: then }) =>
    attached(choose(conditionOf(condition), ruleOf(yes), no ? ruleOf(no) : noMoves), consequenceOf(then)),
  compile: ({ condition, yes, no, consequence: then }): MovesFn => {
    const attach = attachThen(then);
    const generate = (c: Context, out: MoveList): void => {
      const first = out.length;
      if (condition(c)) yes(c, out);
      else no?.(c, out);
      attach(c, out, first);
    };
    // Asking whether there is a move asks only the chosen rule, in its own way.
    const asks = (rule: MovesFn): NonNullable<MovesFn['canMove']> =>
      rule.canMove ?? ((c) => someMove(c, rule, () => true));
    const canYes = asks(yes);
    const canNo = no ? asks(no) : () => false;
    const canMove = (c: Context): boolean => (condition(c) ? canYes(c) : canNo(c));
    const reaches = (c: Context, site: number): boolean => {
      const rule = condition(c) ? yes : no;
      return rule !== undefined && endsOn(c, rule, site);
    };
    const claims = (c: Context, site: number): boolean => {
      const rule = condition(c) ? yes : no;
      return rule !== undefined && canReach(c, rule, site);
    };
    const some = (c: Context, test: MoveTest): boolean => {
      const rule = condition(c) ? yes : no;
      return rule !== undefined && someMove(c, rule, testAttached(attach, test));
    };
    const perform = (c: Context, result: MoveList): void => {
      if (condition(c)) carryOut(c, yes, result);
      else if (no) carryOut(c, no, result);
    };
    const asked = {
      ...(then ? {} : { perform }),
      ...(yes.claims || no?.claims ? { canMove, reaches, claims } : { canMove, reaches }),
      ...(yes.single && (!no || no.single) ? { single: true as const } : {}),
      ...(!then && yes.throws && (!no || no.throws) ? { throws: true as const } : {}),
      ...(yes.mute || no?.mute ? { mute: true as const } : {}),
      ...(yes.longestTurn || no?.longestTurn
        ? { longestTurn: (c: Context) => (condition(c) ? yes : no)?.longestTurn?.(c) ?? 0 }
        : {}),
      ...chosenSlots(condition, yes, no, attach),
      ...joinedLook(no ? [yes, no] : [yes]),
      some,
    };
    const draft = (c: Context, out: DraftList): void => {
      const rule = condition(c) ? yes : no;
      if (rule) draftMoves(c, rule, out);
    };
    const candidates = (c: Context, out: DraftList): void => {
      const rule = condition(c) ? yes : no;
      if (rule) draftCandidates(c, rule, out);
    };
    const sampleYes = samplerOf(yes);
    const sampleNo = no ? samplerOf(no) : () => false;
    const sample = (c: Context, draws: Draws, out: MoveList, thrown?: MoveList): boolean => {
      if (!(condition(c) ? sampleYes : sampleNo)(c, draws, out, thrown)) return false;
      attach(c, out, 0);
      return true;
    };
    if (!yes.lazy && !no?.lazy)
      return Object.assign(generate, {
        ...asked,
        draft: then ? framed(draft, attach) : draft,
        ...(yes.candidates || no?.candidates ? { candidates: then ? framed(candidates, attach) : candidates } : {}),
        sample,
      });
    // Which rule the moves being chosen from came from: a choice is made before the rule is asked again.
    let chosen: LazyMoves | undefined;
    const lazy: LazyMoves = {
      generate: (c, out) => {
        const rule = condition(c) ? yes : no;
        chosen = rule?.lazy;
        (chosen?.generate ?? rule)?.(c, out);
      },
      accepts: (c, list, i) => chosen?.accepts(c, list, i) ?? true,
      complete: (c, list) => {
        chosen?.complete?.(c, list);
        attach(c, list, 0);
      },
    };
    return Object.assign(generate, { ...asked, lazy });
  },
});
