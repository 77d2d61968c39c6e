/** `(forEach Direction …)`: moves for the sites that lie in some directions from a site. */
import { Direction, ludeme, Moves, type MovesFn } from '@ludii/functions';
import {
  absoluteDirections,
  BetweenPart,
  DirectionCode,
  type DirectionOverride,
  FromPart,
  NonDecision,
  siteTypeName,
  ThenPart,
  ToPart,
} from '@ludii/functions/internal';
import { either, optional } from '@ludii/registry';
import type { Context, MoveList } from '@ludii/state';
import { attachThen } from '../shared/consequence.js';

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

    return (c, out) => {
      const start = from?.site?.(c) ?? c.from;
      if (start < 0 || start >= count) return;
      const min = between?.range?.min(c) ?? 1;
      const max = between?.range?.max(c) ?? 1;
      const { from: origin, to: target, between: middle } = c;
      const what = c.state.what(type, origin);
      if (what === 0) return;
      const first = out.length;
      const override: DirectionOverride = {
        component: what,
        facing: facingTowards(origin, target),
        rotation: c.state.rotation(type, start),
      };
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
  },
});
