/** Where the blame for a problem belongs. */
import type { Piece } from '@ludii/grammar';
import { located } from '@ludii/grammar/internal';

/** A place, and the defines that its text came through. */
export type Place = Pick<Piece, 'span' | 'origin'>;

/**
 * A piece as it is seen from the clause around it: what came out of a define as a whole is blamed where the define is
 * used, if that clause did not come out of the same define.
 */
export function seenFrom({ span, origin }: Place, depth: number): Place {
  return { span, origin: origin.slice(Math.max(0, origin.length - depth)) };
}

export const samePlace = (a: Place, b: Place): boolean => {
  const [one, other] = [located(a).span, located(b).span];
  return one.file === other.file && one.start === other.start;
};
