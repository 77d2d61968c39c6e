/** `(sites Loop …)`: a ring of pieces round some sites, or what it encloses. */
import { Direction as Code, type RadialTable, stepsOf } from '@ludii/geometry';
import { either, list, named, optional } from '@ludii/registry';
import type { Context, SiteTypeCode } from '@ludii/state';
import { type GroupSteps, groupSteps } from '../../board/groups.js';
import { SiteSet } from '../../board/siteSet.js';
import { type Build, ludeme } from '../../declare/build.js';
import type { RegionFn } from '../../declare/compiled.js';
import { Bool, Direction, Int, Region } from '../../declare/kinds.js';
import { roleIndex } from '../../declare/roles.js';
import { siteTypeName, typeOr } from '../../declare/siteTypes.js';
import { Role, SiteTypeWord } from '../../declare/words.js';
import { absoluteDirections } from '../../direction/words.js';
import { lastTo } from '../../position/lastMove.js';

/** What the search of one evaluation knows. */
interface Search {
  readonly c: Context;
  readonly type: SiteTypeCode;
  /** The piece that the loop is made of. */
  readonly what: number;
  /** Owners of what may be surrounded; undefined for anything. */
  readonly inside: readonly number[] | undefined;
  readonly outer: SiteSet;
  readonly steps: GroupSteps;
  readonly orthogonal: GroupSteps;
  readonly radials: RadialTable;
}

function targets({ c }: Search, site: number, steps: GroupSteps): number[] {
  const codes = steps.directions(c, steps.type, site);
  return Array.from(codes).flatMap((code) => Array.from(stepsOf(steps.table, site, code)));
}

/** The sites reached from an origin without crossing the piece; undefined if the border of the board is reached. */
function enclosed(search: Search, origin: number): number[] | undefined {
  const { c, type, what, inside, outer, radials } = search;
  const { slots, slotOf, offsets, start, end, sites } = radials;
  const group = [origin];
  const slot = slotOf[Code.Orthogonal]!;
  if (slot < 0) return group;
  for (let next = 0; next < group.length; next++) {
    const row = group[next]! * slots + slot;
    for (let id = offsets[row]!; id < offsets[row + 1]!; id++) {
      for (let i = start[id]! + 1; i < end[id]!; i++) {
        const site = sites[i]!;
        if (group.includes(site)) continue;
        if (c.state.what(type, site) === what) break;
        if (!inside || (inside.includes(c.state.who(type, site)) && !outer.has(site))) group.push(site);
        if (outer.has(site)) return undefined;
      }
    }
  }
  return group;
}

/** Walks along the border of a group from piece to piece. Drops what leads nowhere; true if the rest is one way round. */
function closes(search: Search, loop: number[]): boolean {
  const { c, type, what } = search;
  const explored: number[] = [];
  let before = 0;
  for (let i = 0; loop.length > 0; ) {
    const site = loop[i];
    if (site === undefined) return false;
    const ahead =
      c.state.what(type, site) === what
        ? targets(search, site, search.steps).find(
            (target) => loop.includes(target) && c.state.what(type, target) === what,
          )
        : undefined;
    if (ahead === undefined) {
      loop.splice(i, 1);
      const known = explored.indexOf(site);
      if (known >= 0) explored.splice(known, 1);
      i = before;
      continue;
    }
    explored.push(site);
    if (explored.length >= loop.length) return true;
    before = i;
    i = loop.indexOf(ahead);
  }
  return false;
}

/** Leaves out pieces that the loop can do without. The entry's number is taken for a site, as recorded games have it. */
function reduce(search: Search, loop: number[]): void {
  for (let i = loop.length - 1; i >= 0; i--) {
    const rest = loop.filter((_, k) => k !== i);
    const first = rest[0];
    if (first === undefined) continue;
    const chain = [first];
    for (let next = 0; next < chain.length; next++) {
      const further = targets(search, chain[next]!, search.steps).find(
        (target) => rest.includes(target) && !chain.includes(target),
      );
      if (further !== undefined) chain.push(further);
    }
    const whole = chain.length === rest.length && targets(search, chain.at(-1)!, search.steps).includes(first);
    const at = whole ? loop.indexOf(i) : -1;
    if (at >= 0) loop.splice(at, 1);
  }
}

function findLoop(search: Search, start: number, colour: number, wantsInside: boolean): readonly number[] {
  const { c, type, inside, outer, steps, orthogonal } = search;
  const around = Array.from(stepsOf(steps.table, start, Code.Adjacent)).filter(
    (site) => !outer.has(site) && (!inside || inside.includes(c.state.who(type, site))),
  );
  for (const origin of around.reverse()) {
    const group = enclosed(search, origin);
    if (!group) continue;
    const border = new Set(group.flatMap((site) => targets(search, site, orthogonal)));
    const loop = [...border].filter((site) => !group.includes(site));
    if (loop.some((site) => c.state.who(type, site) !== colour)) continue;
    if (!closes(search, loop)) continue;
    if (wantsInside) return group;
    reduce(search, loop);
    return loop;
  }
  return [];
}

export const sitesLoop = ludeme('sites', 'Loop', {
  returns: Region,
  args: {
    inside: named(optional(Bool)),
    type: optional(SiteTypeWord),
    surround: either(1, named(optional(Role))),
    surroundList: either(1, optional(list(Role))),
    directions: optional(Direction),
    colour: optional(Int),
    start: either(2, optional(Int)),
    // Accepted, but the loop is always looked for at the start site.
    regionStart: either(2, optional(Region)),
  },
  doc: 'The sites of a loop of pieces, or those inside it.',
  example: '(sites Loop)',
  compile: ({ inside, type, surround, surroundList, directions, colour, start }, build: Build): RegionFn => {
    const code = typeOr(type, build);
    const name = siteTypeName(code);
    const roles = surroundList ?? (surround ? [surround] : undefined);
    const owners = roles?.map((role) => roleIndex(role, build));
    const outer = SiteSet.from(build.topology.region(name, 'outer'));
    const steps = groupSteps(build, code, directions);
    const orthogonal = groupSteps(build, code, absoluteDirections([Code.Orthogonal]));
    const radials = build.topology.radialTable(name);
    return (c, out) => {
      const site = start ? start(c) : lastTo(c);
      if (site < 0 || site >= steps.count) return;
      const what = c.state.what(code, site);
      if (what === 0) return;
      const search: Search = {
        c,
        type: code,
        what,
        inside: owners?.map((owner) => owner(c)),
        outer,
        steps,
        orthogonal,
        radials,
      };
      const wantsInside = inside?.(c) ?? false;
      for (const found of findLoop(search, site, colour ? colour(c) : c.state.mover, wantsInside)) out.add(found);
    };
  },
});
