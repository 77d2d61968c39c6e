/** What a rule is as closures. */
import type { Context, MoveList } from '@ludii/state';
import type { ListFn } from './effects.js';

/** A rule as closures, all derived from its node. */
export interface RuleFn extends ListFn {
  /** Whether there is a move. */
  readonly canMove: (c: Context) => boolean;
  /** Whether some move ends on a site. */
  readonly reaches: (c: Context, site: number) => boolean;
  /** Carries the rule out as a consequence, for rules that have to do most of it to know their moves. */
  readonly perform?: ((c: Context, result: MoveList) => void) | undefined;
}
