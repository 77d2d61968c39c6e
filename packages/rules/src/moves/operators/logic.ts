/** Operators that join move rules: `or`, `and`, `if`, `priority`. */
import {
  Bool,
  type BoolFn,
  type Build,
  canReach,
  type DraftList,
  type Draws,
  draftCandidates,
  draftFrames,
  draftMoves,
  endsOn,
  type LazyMoves,
  ludeme,
  Moves,
  type MovesFn,
  type MoveTest,
  NonDecision,
  type SlotMoves,
  someMove,
  type Then,
  ThenPart,
} from '@ludii/functions';
import { list, optional } from '@ludii/registry';
import { type Context, carryOut, type MoveList, MoveWord } from '@ludii/state';
import { sampleDrafts, samplerOf } from '../../flow/sampling.js';
import { type Attach, attachThen, testAttached } from '../consequence.js';
import { draftPasses, joinedPasses, ofStages } from './piecePasses.js';

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

/** Notes down moves that get a consequence. */
function framed(draft: DraftFn, attach: Attach): DraftFn {
  const frames = draftFrames(attach);
  return (c, out) => {
    const { frame: outer } = out;
    out.frame = frames(outer);
    draft(c, out);
    out.frame = outer;
  };
}

type DraftFn = (c: Context, out: DraftList) => void;

/**
 * Whether one of several rules has a move, asked from the last one on: what is left when nothing better is possible is
 * there most often. Rules with chance are all asked, so that they draw the same numbers.
 */
function anyCanMove(rules: readonly MovesFn[], build: Build): Pick<MovesFn, 'canMove' | 'mute'> {
  if (rules.some((rule) => rule.mute)) return { mute: true };
  if (build.shape.flags.stochastic) return {};
  return {
    canMove: (c) => {
      for (let i = rules.length - 1; i >= 0; i--) if (build.flow.canMoveWith(c, rules[i]!)) return true;
      return false;
    },
  };
}

/** The numbers of several rules, one after the other. */
function joinedSlots(rules: readonly MovesFn[], attach: Attach): { slots?: SlotMoves } {
  const given = rules.flatMap(({ slots }) => slots ?? []);
  if (given.length < rules.length) return {};
  // Parts that are quick to count come first; the last one need not be counted when a number is looked up.
  const parts = [...given.filter(({ size }) => size), ...given.filter(({ size }) => !size)];
  const last = parts.length - 1;
  const count = (c: Context): number => {
    let total = 0;
    for (let i = 0; i < parts.length; i++) {
      const n = parts[i]!.count(c);
      if (n < 0) return -1;
      total += n;
    }
    return total;
  };
  const write = (c: Context, slot: number, out: MoveList): boolean => {
    let left = slot;
    let i = 0;
    for (; i < last; i++) {
      const n = parts[i]!.count(c);
      if (left < n) break;
      left -= n;
    }
    const first = out.length;
    const found = i <= last && parts[i]!.write(c, left, out);
    if (found) attach(c, out, first);
    return found;
  };
  const sizes = parts.flatMap(({ size }) => size ?? []);
  if (sizes.length < parts.length) return { slots: { count, write } };
  const size = (piece: number, from: number, to: number): number => {
    let total = 0;
    for (const part of sizes) {
      const n = part(piece, from, to);
      if (n < 0) return -1;
      total += n;
    }
    return total;
  };
  return { slots: { count, write, size } };
}

/** Where any of several rules can lead to. */
function joinedSpan(rules: readonly MovesFn[]): Pick<MovesFn, 'span'> {
  const spans = rules.flatMap(({ span }) => span ?? []);
  if (spans.length < rules.length) return {};
  return {
    span: (piece, from, to, out) => {
      for (const span of spans) span(piece, from, to, out);
    },
  };
}

/** A quick first look whether any of several rules could lead to a site. */
function joinedLook(rules: readonly MovesFn[]): Pick<MovesFn, 'mayReach'> {
  const looks = rules.flatMap(({ mayReach }) => mayReach ?? []);
  if (looks.length < rules.length) return {};
  return {
    mayReach: (c, site) => {
      for (let i = 0; i < looks.length; i++) if (looks[i]!(c, site)) return true;
      return false;
    },
  };
}

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

/** Flag of a move that needs no further test, in a list where others do. */
const SettledFlag = 4;

/** Several rules of which one has moves to be tested: those of the others are marked as settled. */
function lazyAll(rules: readonly MovesFn[], attach: Attach, attaches: boolean): LazyMoves | undefined {
  const tested = rules.filter((rule) => rule.lazy);
  const [only] = tested;
  const lazy = only?.lazy;
  if (!lazy || tested.length > 1) return undefined;
  const isSettled = (list: MoveList, i: number): boolean =>
    (list.tape[list.start(i) + MoveWord.Flags]! & SettledFlag) !== 0;
  return {
    generate: (c, out) => {
      for (const rule of rules) {
        const first = out.length;
        if (rule === only) lazy.generate(c, out);
        else {
          rule(c, out);
          for (let i = first; i < out.length; i++) out.tape[out.start(i) + MoveWord.Flags]! |= SettledFlag;
        }
      }
    },
    ...(lazy.bySite && !lazy.settled
      ? {
          bySite: lazy.bySite,
          settled: (c: Context, out: MoveList) => {
            for (const rule of rules) if (rule !== only) rule(c, out);
            for (let i = 0; i < out.length; i++) out.tape[out.start(i) + MoveWord.Flags]! |= SettledFlag;
          },
        }
      : {}),
    accepts: (c, list, i) => isSettled(list, i) || lazy.accepts(c, list, i),
    isSettled,
    ...(lazy.after ? { after: lazy.after } : {}),
    ...(lazy.complete || attaches
      ? {
          complete: (c: Context, list: MoveList) => {
            if (!isSettled(list, 0)) lazy.complete?.(c, list);
            attach(c, list, 0);
          },
        }
      : {}),
  };
}

const joins = (['or', 'and'] as const).flatMap((keyword) => [
  ludeme(keyword, {
    returns: NonDecision,
    args: { a: Moves, b: Moves, consequence: optional(ThenPart) },
    doc:
      keyword === 'or'
        ? 'The moves of one rule and those of another.'
        : 'Both effects, or the moves of one rule and those of another.',
    example: `(${keyword} (move Pass) (move Add (to (sites Empty))))`,
    compile: ({ a, b, consequence: then }, build) => all([a, b], then, build),
  }),
  ludeme(keyword, {
    returns: NonDecision,
    args: { rules: list(Moves), consequence: optional(ThenPart) },
    doc: 'The moves of several rules.',
    example: `(${keyword} {(move Pass) (move Add (to (sites Empty)))})`,
    compile: ({ rules, consequence: then }, build) => all(rules, then, build),
  }),
]);

const choice = ludeme('if', {
  returns: NonDecision,
  args: { condition: Bool, yes: Moves, no: optional(Moves), consequence: optional(ThenPart) },
  doc: 'The moves of one rule if a condition holds, else those of another or none.',
  example: '(if (is Even (count Moves)) (move Pass) (move Add (to (sites Empty))))',
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

/** The moves of the first rule that has any. */
function firstOf(rules: readonly MovesFn[], then: Then | undefined, build: Build): MovesFn {
  const attach = attachThen(then);
  const generate = (c: Context, out: MoveList): void => {
    const first = out.length;
    for (let i = 0; i < rules.length && out.length === first; i++) rules[i]!(c, out);
    attach(c, out, first);
  };
  const draft = (c: Context, out: DraftList): void => {
    const first = out.length;
    for (let i = 0; i < rules.length && out.length === first; i++) draftMoves(c, rules[i]!, out);
  };
  const asked = anyCanMove(rules, build);
  const stages = then ? [] : rules.flatMap(({ passes }) => passes ?? []);
  const made: MovesFn =
    stages.length === rules.length
      ? Object.assign(generate, ofStages(stages, asked.canMove, build))
      : Object.assign(generate, { ...asked, draft: then ? framed(draft, attach) : draft });
  return Object.assign(made, {
    sample: (c: Context, draws: Draws, out: MoveList) => sampleDrafts(c, draws, made, out),
  });
}

const priorities = [
  ludeme('priority', {
    returns: NonDecision,
    args: { rules: list(Moves), consequence: optional(ThenPart) },
    doc: 'The moves of the first rule that has any.',
    example: '(priority {(forEach Piece "King") (forEach Piece)})',
    compile: ({ rules, consequence: then }, build) => firstOf(rules, then, build),
  }),
  ludeme('priority', {
    returns: NonDecision,
    args: { a: Moves, b: Moves, consequence: optional(ThenPart) },
    doc: 'The moves of one rule, or if it has none those of another.',
    example: '(priority (forEach Piece) (move Pass))',
    compile: ({ a, b, consequence: then }, build) => firstOf([a, b], then, build),
  }),
];

export const logic = [...joins, choice, ...priorities];
