/** Integer arithmetic of the language: 32 bits, truncating division, powers through doubles. */

const Least = -0x80000000;
const Most = 0x7fffffff;

/** Quotient, truncated toward zero. */
export function quotient(a: number, b: number): number {
  if (b === 0) throw new RangeError('division by zero');
  return (a / b) | 0;
}

/** Remainder with the sign of `a`. */
export function remainder(a: number, b: number): number {
  if (b === 0) throw new RangeError('remainder of a division by zero');
  return (a % b) | 0;
}

/** Power, truncated toward zero and kept within 32 bits. */
export function power(a: number, b: number): number {
  const value = a ** b;
  if (Number.isNaN(value)) return 0;
  return value >= Most ? Most : value <= Least ? Least : Math.trunc(value) | 0;
}

/** Wrapping sum of a list; 0 for none. */
export function sum(values: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < values.length; i++) total = (total + values[i]!) | 0;
  return total;
}

/** Wrapping product of a list; 0 for none. */
export function product(values: readonly number[]): number {
  if (values.length === 0) return 0;
  let total = 1;
  for (let i = 0; i < values.length; i++) total = Math.imul(total, values[i]!);
  return total;
}
