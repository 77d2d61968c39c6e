/** `(pathExtent …)`: how far the paths of a colour on tiles reach from a site. */
import { Direction, rotateFacing, stepsOf } from '@ludii/geometry';
import { either, optional } from '@ludii/registry';
import type { Context } from '@ludii/state';
import { actionLength, Cell, firstAction, moveEnd, Reading, readAction } from '@ludii/state/internal';
import { borrowSites, returnSites } from '../board/siteSet.js';
import { ludeme } from '../declare/build.js';
import type { RegionFn } from '../declare/compiled.js';
import { Int, Region } from '../declare/kinds.js';
import { lastTo } from '../position/lastMove.js';
import { sitesOf } from './sitesOf.js';
import { moverRegister } from './turn.js';

/** Every board site that the last move went to, with all that followed from it. */
const lastTos =
  (boardSites: number): RegionFn =>
  (c, out) => {
    out.addIfSite(lastTo(c));
    const start = c.trial.lastStart();
    if (start < 0) return;
    const { tape } = c.trial.moves;
    const end = moveEnd(tape, start);
    for (let at = firstAction(tape, start); at < end; at += actionLength(tape[at]!)) {
      const site = readAction(tape, at, Reading.To);
      if (site >= 0 && site < boardSites) out.add(site);
    }
  };

export const pathExtent = ludeme('pathExtent', {
  returns: Int,
  args: { colour: optional(Int), start: optional(either(1, Int)), regionStart: optional(either(1, Region)) },
  flags: ['looksBack'],
  doc: 'The largest distance in rows or columns that the paths of a colour reach from a tile.',
  example: '(pathExtent (mover))',
  compile: ({ colour, start, regionStart }, build) => {
    const { topology, components, board } = build;
    const { row, column, count } = topology.sites('Cell');
    const steps = topology.stepTable('Cell');
    const supported = topology.supportedCodes('Cell', 'Orthogonal');
    const sides = board.numEdges;
    // Side r of a tile looks in the direction that is r orthogonal directions clockwise from north.
    const direction = Array.from({ length: Math.max(0, sides) }, (_, r) => rotateFacing(Direction.N, r, supported));
    const wanted = colour ?? moverRegister;
    const starts = start || regionStart ? sitesOf(start, regionStart) : lastTos(count);

    const extentFrom = (c: Context, origin: number, tint: number): number => {
      let best = 0;
      const queue: [site: number, previous: number][] = [[origin, origin]];
      const seen = new Set<number>([origin * count + origin]);
      for (let head = 0; head < queue.length; head++) {
        const [site, previous] = queue[head]!;
        const turn = sides > 0 ? Math.trunc((c.state.rotation(Cell, site) * 2) / sides) : 0;
        for (const path of components[c.state.what(Cell, site)]?.tile?.paths ?? []) {
          if (path.colour !== tint) continue;
          for (const side of [path.from, path.to]) {
            const code = direction[(side + turn) % sides];
            const target = code === undefined ? undefined : stepsOf(steps, site, code)[0];
            if (target === undefined) continue;
            best = Math.max(best, Math.abs(row[target]! - row[origin]!), Math.abs(column[target]! - column[origin]!));
            if (target === previous || !components[c.state.what(Cell, target)]?.tile) continue;
            // A closed loop comes back to what was seen.
            const key = target * count + site;
            if (seen.has(key)) continue;
            seen.add(key);
            queue.push([target, site]);
          }
        }
      }
      return best;
    };

    return (c) => {
      const tint = wanted(c);
      const set = borrowSites();
      starts(c, set);
      let best = 0;
      for (let site = set.next(0); site >= 0; site = set.next(site + 1)) {
        if (site >= count || !components[c.state.what(Cell, site)]?.tile) break;
        best = Math.max(best, extentFrom(c, site, tint));
      }
      returnSites(set);
      return best;
    };
  },
});
