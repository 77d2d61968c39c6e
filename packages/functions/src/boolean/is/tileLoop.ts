/** Loops of the coloured paths that are drawn on tiles. */
import type { Context } from '@ludii/state';
import { actionLength, Cell, firstAction, moveEnd, Op, opcodeOf, Reading, readAction } from '@ludii/state/internal';
import { stepsOf } from '../../board/boards.js';
import { borrowSites, returnSites, type SiteSet } from '../../board/siteSet.js';
import type { Build } from '../../declare/build.js';
import type { BoolFn, IntFn, RegionFn } from '../../declare/compiled.js';
import { relativeDirections } from '../../direction/relative.js';
import { lastTo } from '../../position/lastMove.js';

/** A visit to a tile, and the tile it was entered from. */
interface Visit {
  readonly site: number;
  readonly origin: number;
}

/** Adds all sites that the last move went to: its own, and those of its actions. */
function lastSites(c: Context, sites: SiteSet, board: number): void {
  sites.addIfSite(lastTo(c));
  const { tape } = c.trial.moves;
  const add = (move: number): void => {
    const end = moveEnd(tape, move);
    for (let at = firstAction(tape, move); at < end; at += actionLength(tape[at]!)) {
      if (opcodeOf(tape[at]!) === Op.NestedMove) add(at + 1);
      else {
        const to = readAction(tape, at, Reading.To);
        if (to >= 0 && to < board) sites.add(to);
      }
    }
  };
  const last = c.trial.lastStart();
  if (last >= 0) add(last);
}

/** Whether the paths of a colour lead from a tile back to it. */
export function tilePathLoop(
  build: Build,
  colour: IntFn,
  start: IntFn | undefined,
  region: RegionFn | undefined,
): BoolFn {
  const { topology, components } = build;
  const sides = build.board.numEdges;
  const cells = topology.count('Cell');
  const steps = topology.stepTable('Cell');
  const forward = relativeDirections(['Forward'], 'Orthogonal', false, build);

  /** The cell on a side of a tile, -1 if there is none. */
  const neighbour = (c: Context, site: number, side: number): number => {
    const component = c.state.what(Cell, site);
    const [direction] = forward(c, Cell, site, { component, facing: -1, rotation: side });
    if (direction === undefined) return -1;
    return stepsOf(steps, site, direction)[0] ?? -1;
  };

  const closes = (c: Context, first: number, wanted: number): boolean => {
    const visits: Visit[] = [{ site: first, origin: first }];
    // Paths may lead in circles elsewhere: a visit that was made before adds nothing.
    const known = new Set<number>([first * cells + first]);
    for (let n = 0; n < visits.length; n++) {
      const { site, origin } = visits[n]!;
      const tile = components[c.state.what(Cell, site)]?.tile;
      if (!tile) continue;
      const turn = Math.trunc((c.state.rotation(Cell, site) * 2) / sides);
      for (const path of tile.paths) {
        if (path.colour !== wanted) continue;
        for (const side of [path.from, path.to]) {
          const next = neighbour(c, site, (side + turn) % sides);
          if (next < 0 || next === origin) continue;
          if (next === first) return true;
          if (!components[c.state.what(Cell, next)]?.tile || known.has(next * cells + site)) continue;
          known.add(next * cells + site);
          visits.push({ site: next, origin: site });
        }
      }
    }
    return false;
  };

  return (c) => {
    const wanted = colour(c);
    const sites = borrowSites();
    if (start) sites.addIfSite(start(c));
    else if (region) region(c, sites);
    else lastSites(c, sites, cells);
    let found = false;
    for (let site = sites.next(0); site >= 0 && site < cells && !found; site = sites.next(site + 1)) {
      found = closes(c, site, wanted);
    }
    returnSites(sites);
    return found;
  };
}
