/** Lists of numbers in play. */
import type { Context } from '@ludii/state';
import type { IntsFn } from './compiled.js';

/** The numbers of a list at present. */
export function numbersIn(c: Context, list: IntsFn): readonly number[] {
  if (list.fixed) return list.fixed;
  const numbers: number[] = [];
  list(c, numbers);
  return numbers;
}
