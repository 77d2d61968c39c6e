/** Operators that join move rules: `or`, `and`, `if`, `priority`. */
import {
  Bool,
  canReach,
  type DraftList,
  draftMoves,
  endsOn,
  type LazyMoves,
  ludeme,
  Moves,
  type MovesFn,
  NonDecision,
  type Then,
  ThenPart,
} from '@ludii/functions';
import { list, optional } from '@ludii/registry';
import { type Context, type MoveList, MoveWord } from '@ludii/state';
import { type Attach, attachThen } from '../consequence.js';

/** All moves of all rules, in order. */
function all(rules: readonly MovesFn[], then: Then | undefined): MovesFn {
  const attach = attachThen(then);
  const attaches = then !== undefined;
  const generate = (c: Context, out: MoveList): void => {
    const first = out.length;
    for (let i = 0; i < rules.length; i++) rules[i]!(c, out);
    attach(c, out, first);
  };
  const reaches = (c: Context, site: number): boolean => {
    for (let i = 0; i < rules.length; i++) if (endsOn(c, rules[i]!, site)) return true;
    return false;
  };
  const claims = (c: Context, site: number): boolean => {
    for (let i = 0; i < rules.length; i++) if (canReach(c, rules[i]!, site)) return true;
    return false;
  };
  const reach = rules.some((rule) => rule.claims) ? { reaches, claims } : { reaches };
  const lazy = lazyAll(rules, attach, attaches);
  if (lazy) return Object.assign(generate, { ...reach, lazy });
  if (attaches) return Object.assign(generate, reach);
  const draft = (c: Context, out: DraftList): void => {
    for (let i = 0; i < rules.length; i++) draftMoves(c, rules[i]!, out);
  };
  return Object.assign(generate, { ...reach, draft });
}

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
    compile: ({ a, b, consequence: then }) => all([a, b], then),
  }),
  ludeme(keyword, {
    returns: NonDecision,
    args: { rules: list(Moves), consequence: optional(ThenPart) },
    doc: 'The moves of several rules.',
    example: `(${keyword} {(move Pass) (move Add (to (sites Empty)))})`,
    compile: ({ rules, consequence: then }) => all(rules, then),
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
    const can = (c: Context, rule: MovesFn | undefined): boolean => {
      if (!rule) return false;
      if (rule.canMove) return rule.canMove(c);
      const moves = c.acquire();
      rule(c, moves);
      const found = moves.length > 0;
      c.release(moves);
      return found;
    };
    const canMove = (c: Context): boolean => can(c, condition(c) ? yes : no);
    const reaches = (c: Context, site: number): boolean => {
      const rule = condition(c) ? yes : no;
      return rule !== undefined && endsOn(c, rule, site);
    };
    const claims = (c: Context, site: number): boolean => {
      const rule = condition(c) ? yes : no;
      return rule !== undefined && canReach(c, rule, site);
    };
    const asked = yes.claims || no?.claims ? { canMove, reaches, claims } : { canMove, reaches };
    const draft = (c: Context, out: DraftList): void => {
      const rule = condition(c) ? yes : no;
      if (rule) draftMoves(c, rule, out);
    };
    if (!yes.lazy && !no?.lazy) return Object.assign(generate, then ? asked : { ...asked, draft });
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
function firstOf(rules: readonly MovesFn[], then: Then | undefined): MovesFn {
  const attach = attachThen(then);
  const generate = (c: Context, out: MoveList): void => {
    const first = out.length;
    for (let i = 0; i < rules.length && out.length === first; i++) rules[i]!(c, out);
    attach(c, out, first);
  };
  if (then) return generate;
  const draft = (c: Context, out: DraftList): void => {
    const first = out.length;
    for (let i = 0; i < rules.length && out.length === first; i++) draftMoves(c, rules[i]!, out);
  };
  return Object.assign(generate, { draft });
}

const priorities = [
  ludeme('priority', {
    returns: NonDecision,
    args: { rules: list(Moves), consequence: optional(ThenPart) },
    doc: 'The moves of the first rule that has any.',
    example: '(priority {(forEach Piece "King") (forEach Piece)})',
    compile: ({ rules, consequence: then }) => firstOf(rules, then),
  }),
  ludeme('priority', {
    returns: NonDecision,
    args: { a: Moves, b: Moves, consequence: optional(ThenPart) },
    doc: 'The moves of one rule, or if it has none those of another.',
    example: '(priority (forEach Piece) (move Pass))',
    compile: ({ a, b, consequence: then }) => firstOf([a, b], then),
  }),
];

export const logic = [...joins, choice, ...priorities];
