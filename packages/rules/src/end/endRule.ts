/** What an end rule compiles to: it looks at the position and gives a result, or none. */
import type { BoolFn, IntFn } from '@ludii/functions';
import type { RoleWord } from '@ludii/functions/internal';
import type { Condition } from '@ludii/ir';
import type { Ending, Watched } from '@ludii/ir/internal';
import type { Context } from '@ludii/state';

/** The words for how a game ends for someone. */
export type ResultType = 'Win' | 'Loss' | 'Draw' | 'Tie' | 'Abandon' | 'Crash';

/** `(result Role Type)`. */
export interface PlainResult {
  readonly sort: 'result';
  readonly role: RoleWord;
  readonly who: IntFn;
  readonly type: ResultType;
}

/** `(byScore …)` or `(payoffs …)`: decides the whole game when executed. */
export interface Reckoning {
  readonly sort: 'reckoning';
  readonly execute: (c: Context) => void;
  /** The scores that are set before they decide, for one by scores. */
  readonly scores?: readonly { readonly player: IntFn; readonly value: IntFn }[];
  /** Whether the lowest score wins. */
  readonly misere?: BoolFn | undefined;
}

export type Result = PlainResult | Reckoning;

/** Looks at the position; returns the result that has come about, if any. A watch tells when there is surely none. */
export interface EndRule extends Watched {
  (c: Context): Result | undefined;
  /** When it has to be asked: never if this does not hold. */
  readonly when?: Condition;
  /** What it gives where it is known that its condition holds; given if the condition is all that it depends on. */
  readonly granted?: (c: Context) => Result | undefined;
  /** What it means, where that can be said. */
  readonly ir?: Ending;
}
