/**
 * Watching rules in play: which of them are asked, and which have something to say. Only a game that is compiled with an
 * observer pays for it, since the functions are wrapped while the game is built.
 */
import { Moves, type MovesFn } from '@ludii/functions';
import { askable, ruleOf } from '@ludii/functions/internal';
import type { Node } from '@ludii/grammar';
import type { Rule } from '@ludii/ir';
import { type BoundCall, fits } from '@ludii/registry';
import type { Observe } from '@ludii/registry/internal';
import type { Result } from '@ludii/rules';
import { ResultPart } from '@ludii/rules/internal';
import type { Context, MoveList } from '@ludii/state';
import { MoveWord, Reading, readDecision } from '@ludii/state/internal';

/** A move that a rule gave: whose it is, where it starts and ends. Sites with their types, −1 for none. */
export interface GivenMove {
  readonly mover: number;
  readonly from: number;
  readonly fromType: number;
  readonly to: number;
  readonly toType: number;
}

/**
 * Told of each rule when it is compiled, with its place in the description; what it returns is told of every use of the
 * rule. Rules for which it returns nothing are not watched. A rule that is compiled for several pieces is named each time.
 */
export interface RuleObserver {
  /**
   * A rule that gives moves: legal moves, effects or consequences. Told how many it gave, and which, if asked at once.
   * A rule that only says whether there is a move does not tell which.
   */
  readonly moves?: (rule: Node) => ((count: number, given?: () => GivenMove[]) => void) | undefined;
  /** A result of the end rules. Told when it is used. */
  readonly result?: (result: Node) => (() => void) | undefined;
}

/** The observer as the registry wants it. */
export function observing({ moves, result }: RuleObserver): Observe {
  return ({ ludeme: { returns }, node }: BoundCall, compiled: unknown) => {
    if (moves && fits(returns, Moves)) {
      const tell = moves(node);
      return tell ? watchMoves(compiled as MovesFn, tell) : compiled;
    }
    if (result && fits(returns, ResultPart)) {
      const tell = result(node);
      return tell ? watchResult(compiled as Result, tell) : compiled;
    }
    return compiled;
  };
}

/** The rule without its shortcuts, which would go past the observer; what it answers in its own way, it still does. */
function watchMoves(rule: MovesFn, tell: (count: number, given?: () => GivenMove[]) => void): MovesFn {
  const watched: MovesFn = (c, out) => {
    const first = out.length;
    rule(c, out);
    tell(out.length - first, () => givenSince(out, first));
  };
  const { canMove, reaches } = askable(rule);
  const asked = (c: Context): boolean => {
    const can = canMove(c);
    tell(can ? 1 : 0);
    return can;
  };
  const own = ruleOf(rule);
  const mute = own.k === 'callRule' ? own.mute : undefined;
  const ir: Rule = { k: 'callRule', fn: watched, canMove: mute ? undefined : asked, reaches, mute };
  return askable(Object.assign(watched, { ir }));
}

function givenSince(out: MoveList, first: number): GivenMove[] {
  const { tape } = out;
  return Array.from({ length: out.length - first }, (_, i) => {
    const start = out.start(first + i);
    return {
      mover: tape[start + MoveWord.Mover]!,
      from: tape[start + MoveWord.From]!,
      fromType: readDecision(tape, start, Reading.TypeFrom),
      to: tape[start + MoveWord.To]!,
      toType: readDecision(tape, start, Reading.TypeTo),
    };
  });
}

function watchResult(result: Result, tell: () => void): Result {
  switch (result.sort) {
    case 'result':
      return {
        ...result,
        who: (c) => {
          tell();
          return result.who(c);
        },
      };
    case 'reckoning':
      return {
        ...result,
        execute: (c) => {
          tell();
          result.execute(c);
        },
      };
    default:
      return result satisfies never;
  }
}
