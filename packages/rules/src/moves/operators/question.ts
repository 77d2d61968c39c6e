/** What-if questions of operators: the values of iterators are those of the real position again afterwards. */
import type { Context } from '@ludii/state';

/** Ends a question that began with `c.mark()` and puts the iterators back that rules may leave changed. */
export function endQuestion(c: Context, from: number, to: number, site: number, level: number): void {
  c.rollback();
  c.from = from;
  c.to = to;
  c.site = site;
  c.level = level;
}
