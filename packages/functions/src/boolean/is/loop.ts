/** `(is Loop …)`: whether the last piece closes a ring of pieces around some site. */
import { Direction as Code, type Topology } from '@ludii/geometry';
import type { CalledCondition, Watch } from '@ludii/ir/internal';
import { either, list, named, optional } from '@ludii/registry';
import type { Context, SiteTypeCode } from '@ludii/state';
import { stateKind } from '@ludii/state/internal';
import { fixedSteps, groupSteps } from '../../board/groups.js';
import { insiders, Ring } from '../../board/ring.js';
import { type Build, ludeme } from '../../declare/build.js';
import type { BoolFn } from '../../declare/compiled.js';
import { Bool, Direction, Int, Region } from '../../declare/kinds.js';
import { roleIndex } from '../../declare/roles.js';
import { siteTypeName, typeOr } from '../../declare/siteTypes.js';
import { Role, SiteTypeWord, Switch } from '../../declare/words.js';
import { lastTo } from '../../position/lastMove.js';
import { circles } from './ringWatch.js';
import { tilePathLoop } from './tileLoop.js';

/**
 * A watch for rings of the mover around anything, on boards that allow it: the fill of {@link Ring} must reach whatever
 * touches it, and touching must be the same for the fill and for the ring.
 */
function ringWatch(topology: Topology, type: SiteTypeCode): Watch | undefined {
  const name = siteTypeName(type);
  const table = topology.stepTable(name);
  const adjacent = fixedSteps(table, [Code.Adjacent]);
  const { slots, slotOf, offsets, start, end, sites } = topology.radialTable(name);
  const slot = slotOf[Code.Orthogonal]!;
  for (let site = 0; site < table.count; site++) {
    const reached = new Set<number>();
    const row = site * slots + slot;
    for (let radial = offsets[row] ?? 0; slot >= 0 && radial < offsets[row + 1]!; radial++) {
      if (end[radial]! > start[radial]! + 1) reached.add(sites[start[radial]! + 1]!);
    }
    const near = new Set(adjacent.items.subarray(adjacent.offsets[site]!, adjacent.offsets[site + 1]!));
    if (near.size !== reached.size || [...near].some((other) => !reached.has(other))) return undefined;
  }
  const outer = new Uint8Array(table.count);
  for (const site of topology.region(name, 'outer')) outer[site] = 1;
  const around = circles(adjacent, outer);
  return around && { k: 'ring', type, around };
}

export const isLoop = ludeme('is', 'Loop', {
  returns: Bool,
  args: {
    type: optional(SiteTypeWord),
    surround: named(either(1, optional(Role))),
    surroundList: either(1, optional(list(Role))),
    directions: optional(Direction),
    colour: optional(Int),
    start: either(2, optional(Int)),
    regionStart: either(2, optional(Region)),
    path: named(optional(Switch)),
  },
  flags: ({ path }) => (path ? ['looksBack'] : []),
  doc: 'True if pieces of the mover, or of a colour, form a ring, around anything or around pieces of some players. With `path:True` the coloured paths on tiles form it.',
  example: '(is Loop surround:Next)',
  meaning: (args, build: Build): CalledCondition => {
    const type = typeOr(args.type, build);
    const steps = groupSteps(build, type, args.directions);
    const ring = new Ring(build.topology, steps);
    const roles = args.surroundList ?? (args.surround && [args.surround]);
    const owners = roles && insiders(roles.map((role) => roleIndex(role, build)));
    const colour = args.colour ?? ((c: Context) => c.state.mover);
    const start = args.start ?? lastTo;
    const tiles = args.path ? tilePathLoop(build, colour, args.start, args.regionStart) : undefined;
    const fn: BoolFn = (c) => {
      const site = start(c);
      if (site < 0 || site >= steps.count) return false;
      const what = c.state.what(type, site);
      if (what <= 0) return false;
      if (tiles && build.components[what]!.tile) return tiles(c);
      if (!owners) return ring.closes(c, site, colour(c), 0);
      const set = owners(c);
      return set !== 0 && ring.closes(c, site, colour(c), set);
    };
    const watched = stateKind(build.shape) === 'flat' && !owners && !tiles && !args.colour && !args.start;
    const watch = (): Watch | undefined => ringWatch(build.topology, type);
    return { k: 'callCondition', fn, watch: watched ? watch : undefined };
  },
});
