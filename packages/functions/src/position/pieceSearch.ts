/** Looking for a piece on the board, many sites at a time where a word holds many. */
import type { Context, SiteTypeCode } from '@ludii/state';
import { isStacking } from '@ludii/state/internal';
import { boardCount } from '../board/sites.js';
import type { Build } from '../declare/build.js';

/** Finds the first site of the board with a piece (in a stack at any level), -1 if there is none. */
export function firstSiteWith(build: Build, type: SiteTypeCode): (c: Context, piece: number) => number {
  const sites = boardCount(build, type);
  if (isStacking(build.shape)) {
    return ({ state }, piece) => {
      for (let site = 0; site < sites; site++) {
        const height = state.stackSize(type, site);
        for (let level = 0; level < height; level++) if (state.whatAt(type, site, level) === piece) return site;
      }
      return -1;
    };
  }
  if (build.shape.flags.deductionPuzzle) {
    return ({ state }, piece) => {
      for (let site = 0; site < sites; site++) if (state.what(type, site) === piece) return site;
      return -1;
    };
  }
  return ({ state }, piece) => {
    const { what } = state.layout;
    if (what.lengths[type] === 0 || piece > what.max) return -1;
    const { words } = state;
    const start = what.offsets[type]!;
    // A chunk of a word equals the piece if it is 0 in their difference; the lowest such chunk is found by borrowing.
    const ones = what.bits === 32 ? 1 : Math.floor(0xffffffff / what.mask);
    const highs = ones << (what.bits - 1);
    const pattern = Math.imul(ones, piece);
    for (let first = 0, at = start; first < sites; first += what.low + 1, at++) {
      const x = words[at]! ^ pattern;
      const zeros = (x - ones) & ~x & highs;
      if (zeros === 0) continue;
      const site = first + ((31 - Math.clz32(zeros & -zeros)) >> what.log);
      return site < sites ? site : -1;
    }
    return -1;
  };
}
