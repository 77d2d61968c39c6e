/** The lines of a rule that looks in some directions from a site, as data or asked for in every position. */
import type { Build, DirectionFn } from '@ludii/functions';
import { type DirectionMeaning, linesAlong, siteTypeName } from '@ludii/functions/internal';
import type { ByPiece, Rays } from '@ludii/ir/internal';
import type { Context, SiteTypeCode } from '@ludii/state';

/**
 * The lines from a site in the directions of a choice: of one of some lists where that is all that the position decides about,
 * else as `ask` answers.
 */
export function waysFrom(
  { fixed }: DirectionFn,
  type: SiteTypeCode,
  { topology }: Build,
  meaning: DirectionMeaning | undefined,
  ask: (c: Context) => Int32Array | readonly number[],
): ByPiece<Rays> {
  const along = (codes: readonly number[]): Rays => linesAlong(topology.radialTable(siteTypeName(type)), codes);
  if (fixed) return { fixed: true, all: along(fixed) };
  if (meaning?.k === 'listed') return { fixed: 'chosen', which: meaning.which, all: meaning.lists.map(along) };
  const known = new Map<string, Rays>();
  return {
    fixed: 'asked',
    of: (c) => {
      const codes = ask(c);
      const key = codes.join();
      const made = known.get(key) ?? along(Array.from(codes));
      known.set(key, made);
      return made;
    },
  };
}
