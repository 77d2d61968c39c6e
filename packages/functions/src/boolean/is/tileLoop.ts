/** Loops of the coloured paths that are drawn on tiles. */
import type { Context } from '@ludii/state';
import { Op, opcodeOf, Reading, readAction } from '@ludii/state/internal';
import { sitesIn } from '../../board/siteSet.js';
import type { Build } from '../../declare/build.js';
import type { BoolFn, IntFn, RegionFn } from '../../declare/compiled.js';
import { actionsOf, lastActions, lastTo } from '../../position/lastMove.js';
import { followingPaths } from '../../position/tilePaths.js';

/** All sites that the last move went to: its own, and those of its actions. */
function lastSites(c: Context): readonly number[] {
  const { tape } = c.trial.moves;
  const targets = (at: number): readonly number[] =>
    opcodeOf(tape[at]!) === Op.NestedMove
      ? actionsOf(tape, at + 1).flatMap(targets)
      : [readAction(tape, at, Reading.To)];
  return [lastTo(c), ...lastActions(c).flatMap(targets)];
}

/** Whether the paths of a colour lead from a tile back to it. */
export function tilePathLoop(
  build: Build,
  colour: IntFn,
  start: IntFn | undefined,
  region: RegionFn | undefined,
): BoolFn {
  const cells = build.topology.count('Cell');
  const follow = followingPaths(build);
  return (c) => {
    const wanted = colour(c);
    const sites = start ? [start(c)] : region ? sitesIn(c, region) : lastSites(c);
    return sites.some(
      (site) =>
        site >= 0 && site < cells && follow(c, site, wanted, (cell, origin) => cell === site && cell !== origin),
    );
  };
}
