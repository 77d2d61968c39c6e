/** `(forEach Direction …)`: moves for the sites that lie in some directions from a site. */
import { Direction, ludeme, Moves, type MovesFn } from '@ludii/functions';
import {
  absoluteDirections,
  BetweenPart,
  DirectionCode,
  type DirectionOverride,
  endsOn,
  FromPart,
  fromRegister,
  NonDecision,
  type RadialTable,
  type SlotMoves,
  siteTypeName,
  ThenPart,
  ToPart,
  toRegister,
} from '@ludii/functions/internal';
import { either, optional } from '@ludii/registry';
import type { Context, MoveList } from '@ludii/state';
import { attachThen } from '../shared/consequence.js';
import { listedByWays, radialIds, type WayLists } from '../shared/ways.js';

export const forEachDirection = ludeme('forEach', 'Direction', {
  returns: NonDecision,
  args: {
    from: optional(FromPart),
    directions: optional(Direction),
    between: optional(BetweenPart),
    to: either(1, ToPart),
    moves: either(1, Moves),
    consequence: optional(ThenPart),
  },
  doc: 'Moves for every site in some directions; a nested one looks on from where the first led.',
  example: '(forEach Direction Diagonal (to if:(is Odd (to)) (apply (addScore Mover 1))))',
  compile: ({ from, directions, between, to, moves, consequence: then }, build): MovesFn => {
    const attach = attachThen(then);
    const type = from?.type ?? build.defaultSite;
    const name = siteTypeName(type);
    const ways = directions ?? absoluteDirections([DirectionCode.Adjacent]);
    const generate: MovesFn = moves ?? to?.apply?.effect ?? (() => {});
    const condition = to?.condition;
    const passes = between?.condition;
    const radials = build.topology.radialTable(name);
    const { count, slots: slotCount, slotOf, offsets, start: starts, end: ends, sites } = radials;
    const steps = build.topology.stepTable(name);
    const supported = build.topology.supportedCodes(name, 'All');
    const override: { -readonly [K in keyof DirectionOverride]: DirectionOverride[K] } = {
      component: 0,
      facing: -1,
      rotation: 0,
    };

    /** The last supported direction with a step from one site to another, -1 if none. */
    const facingTowards = (site: number, target: number): number => {
      if (target < 0 || site >= steps.count) return -1;
      let facing = -1;
      for (const code of supported) {
        const slot = steps.slotOf[code]!;
        if (slot < 0) continue;
        const row = site * steps.slots + slot;
        for (let i = steps.offsets[row]!; i < steps.offsets[row + 1]!; i++)
          if (steps.items[i] === target) facing = code;
      }
      return facing;
    };

    const alongRadial = (c: Context, out: MoveList, id: number, min: number, max: number): void => {
      const first = starts[id]!;
      const length = Math.min(ends[id]! - first - 1, max);
      for (let i = 1; i <= length; i++) {
        const site = sites[first + i]!;
        if (passes && min > 1 && i < min) {
          const saved = c.between;
          c.between = site;
          const free = passes(c);
          c.between = saved;
          if (!free) return;
        }
        c.to = site;
        if (condition && !condition(c)) return;
        if (i >= min) generate(c, out);
      }
    };

    const generateAll: MovesFn = (c, out) => {
      const start = from?.site?.(c) ?? c.from;
      if (start < 0 || start >= count) return;
      const min = between?.range?.min(c) ?? 1;
      const max = between?.range?.max(c) ?? 1;
      const { from: origin, to: target, between: middle } = c;
      const what = c.state.what(type, origin);
      if (what === 0) return;
      const first = out.length;
      override.component = what;
      override.facing = facingTowards(origin, target);
      override.rotation = c.state.rotation(type, start);
      // The answer may be overwritten by a nested rule of the same kind: take a copy unless it never changes.
      const codes = ways.fixed ?? Array.from(ways(c, type, start, override));
      for (let k = 0; k < codes.length; k++) {
        const slot = slotOf[codes[k]!]!;
        if (slot < 0) continue;
        const row = start * slotCount + slot;
        for (let id = offsets[row]!; id < offsets[row + 1]!; id++) alongRadial(c, out, id, min, max);
      }
      c.to = target;
      c.between = middle;
      c.from = origin;
      attach(c, out, first);
    };
    const range = between?.range;
    if (range) return generateAll;

    // One step in each direction: the moves can be asked for neighbour by neighbour.
    const firsts = firstSites(radials);
    const startOf = from?.site ?? fromRegister;
    /** The sites to look at, with the iterators as they are; undefined if there are none. */
    const targetsOf = (c: Context): Int32Array | undefined => {
      const start = startOf(c);
      if (start < 0 || start >= count) return undefined;
      const what = c.state.what(type, c.from);
      if (what === 0) return undefined;
      if (ways.fixed) return firsts(ways.fixed, start);
      override.component = what;
      override.facing = facingTowards(c.from, c.to);
      override.rotation = c.state.rotation(type, start);
      return firsts(ways(c, type, start, override), start);
    };
    const reaches = (c: Context, site: number): boolean => {
      const { from: origin, to: target, between: middle } = c;
      const targets = targetsOf(c);
      if (!targets) return false;
      let found = false;
      for (let i = 0; i < targets.length && !found; i++) {
        c.to = targets[i]!;
        found = (!condition || condition(c)) && endsOn(c, generate, site);
      }
      c.to = target;
      c.between = middle;
      c.from = origin;
      return found;
    };
    const { answers } = ways;
    // Lists are remembered by directions, so these must be of a kind that comes back.
    if (!answers || build.stacking) return generateAll;
    const made = Object.assign(generateAll, { reaches });
    const { slots: inner, span: innerSpan } = generate;
    const byRegister = startOf === toRegister || startOf === fromRegister;
    const startFor = (f: number, t: number): number => (startOf === toRegister ? t : f);
    const spanned: Pick<MovesFn, 'span'> =
      innerSpan && byRegister
        ? {
            span: (piece, f, t, out) => {
              const start = startFor(f, t);
              if (start < 0 || start >= count) return;
              for (const codes of answers(piece, type, start, facingTowards(f, t))) {
                for (const site of firsts(codes, start)) innerSpan(piece, f, site, out);
              }
            },
          }
        : {};
    const innerSize = inner?.size;
    if (!inner || !innerSize || !byRegister) return Object.assign(made, spanned);
    const size = (piece: number, f: number, t: number): number => {
      const start = startFor(f, t);
      if (start < 0 || start >= count || piece === 0) return 0;
      let most = 0;
      for (const codes of answers(piece, type, start, facingTowards(f, t))) {
        let total = 0;
        for (const site of firsts(codes, start)) {
          const n = innerSize(piece, f, site);
          if (n < 0) return -1;
          total += n;
        }
        most = Math.max(most, total);
      }
      return most;
    };
    const slots: SlotMoves = {
      count: (c) => (c.from < 0 ? 0 : size(c.state.what(type, c.from), c.from, c.to)),
      size,
      write: (c, slot, out) => {
        const { from: origin, to: target, between: middle } = c;
        const targets = targetsOf(c);
        if (!targets) return false;
        const piece = c.state.what(type, origin);
        const first = out.length;
        let left = slot;
        let found = false;
        for (let i = 0; i < targets.length; i++) {
          const n = innerSize(piece, origin, targets[i]!);
          if (left >= n) left -= n;
          else {
            c.to = targets[i]!;
            found = (!condition || condition(c)) && inner.write(c, left, out);
            break;
          }
        }
        c.to = target;
        c.between = middle;
        c.from = origin;
        if (found) attach(c, out, first);
        return found;
      },
    };
    return Object.assign(made, spanned, { slots });
  },
});

/** The first site of every radial in some directions, in order. */
function firstSites(radials: RadialTable): WayLists {
  const ids = radialIds(radials);
  return listedByWays(radials.count, (codes, site) => {
    const sites: number[] = [];
    for (const id of ids(codes, site)) {
      const start = radials.start[id]!;
      if (radials.end[id]! > start + 1) sites.push(radials.sites[start + 1]!);
    }
    return Int32Array.from(sites);
  });
}
