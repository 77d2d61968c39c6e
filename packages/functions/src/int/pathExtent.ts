/** `(pathExtent …)`: how far the paths of a colour on tiles reach from a site. */
import { either, optional } from '@ludii/registry';
import type { Context } from '@ludii/state';
import { Cell, Reading, readAction } from '@ludii/state/internal';
import { SiteSet, sitesIn } from '../board/siteSet.js';
import { ludeme } from '../declare/build.js';
import { Int, Region } from '../declare/kinds.js';
import { lastActions, lastTo } from '../position/lastMove.js';
import { followingPaths } from '../position/tilePaths.js';
import { sitesOf } from './sitesOf.js';
import { moverRegister } from './turn.js';

/** Every board site that the last move went to, with all that followed from it, ascending. */
function lastTos(c: Context, boardSites: number): readonly number[] {
  const { tape } = c.trial.moves;
  const targets = lastActions(c).map((at) => readAction(tape, at, Reading.To));
  return SiteSet.from([lastTo(c), ...targets].filter((site) => site >= 0 && site < boardSites)).toArray();
}

export const pathExtent = ludeme('pathExtent', {
  returns: Int,
  args: { colour: optional(Int), start: optional(either(1, Int)), regionStart: optional(either(1, Region)) },
  flags: ['looksBack'],
  doc: 'The largest distance in rows or columns that the paths of a colour reach from a tile.',
  example: '(pathExtent (mover))',
  compile: ({ colour, start, regionStart }, build) => {
    const { topology, components } = build;
    const sites = topology.sites('Cell');
    const { count } = sites;
    const follow = followingPaths(build);
    const wanted = colour ?? moverRegister;
    const starts = start || regionStart ? sitesOf(start, regionStart) : undefined;
    return (c) => {
      const tint = wanted(c);
      const { row, column } = sites;
      let best = 0;
      for (const origin of starts ? sitesIn(c, starts) : lastTos(c, count)) {
        if (origin >= count || !components[c.state.what(Cell, origin)]?.tile) break;
        follow(c, origin, tint, (cell) => {
          best = Math.max(best, Math.abs(row[cell]! - row[origin]!), Math.abs(column[cell]! - column[origin]!));
          return false;
        });
      }
      return best;
    };
  },
});
