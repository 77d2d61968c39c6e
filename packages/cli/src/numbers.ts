/** Numbers in options, refused with a reason. */
import { InvalidArgumentError } from 'commander';

/** A whole number from a least value on. */
export function wholeFrom(least: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(value) || value < least) {
      throw new InvalidArgumentError(`It must be a whole number from ${least} on.`);
    }
    return value;
  };
}

/** A number above zero. */
export function positive(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value <= 0)
    throw new InvalidArgumentError('It must be a number above 0.');
  return value;
}

/** Any whole number, for seeds. */
export function whole(text: string): number {
  const value = Number(text);
  if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(value))
    throw new InvalidArgumentError('It must be a whole number.');
  return value;
}
