/** `(directional …)`: pieces in line with the last move are captured, as by approach or withdrawal. */
import { type Build, Direction, type DirectionFn } from '@ludii/functions';
import {
  conditionOf,
  directionCode,
  directionsBetween,
  FromPart,
  fromRegister,
  numberOf,
  siteTypeName,
  ToPart,
  toRegister,
} from '@ludii/functions/internal';
import { constant, never, type Rule, valueFn } from '@ludii/ir';
import { hasCall, interpreted, lastFrom, lastTo, noMoves, readsRegister } from '@ludii/ir/internal';
import { optional } from '@ludii/registry';
import type { SiteTypeCode } from '@ludii/state';
import { applyMeaning } from './bundles.js';
import { effect, unheeded } from './shared/declare.js';
import { enemyNumber } from './shared/relation.js';
import { Farthest } from './shared/travel.js';
import { waysFrom } from './shared/waysFrom.js';

/** The directions of the last move, once for each radial from its start through its end. */
function lastDirections(build: Build, type: SiteTypeCode): DirectionFn {
  const codes = build.topology.supported(siteTypeName(type)).map(directionCode);
  return directionsBetween(build, type, codes, lastFrom, lastTo);
}

export const directional = effect('directional', {
  args: {
    from: optional(FromPart),
    directions: optional(Direction),
    to: optional(ToPart),
    ...unheeded,
  },
  doc: 'Captures the pieces next to each other along the line of the last move.',
  example: '(directional (to if:(is Occupied (to)) (apply (set State at:(to) 1))))',
  // Without an effect nothing happens.
  meaning: ({ from, directions, to }, build) => {
    const type = from?.type ?? build.defaultSite;
    const origin = from ? numberOf(from.site ?? fromRegister) : lastTo;
    const chosen = directions ?? lastDirections(build, type);
    const start = valueFn(origin);
    const ways = waysFrom(chosen, type, build, chosen.ir, (c) => {
      const site = start(c);
      return site < 0 ? [] : chosen(c, type, site);
    });
    const effect = to?.apply ? applyMeaning(to.apply) : noMoves;
    // An effect finds `(from)` off the board.
    const away: Rule = { k: 'at', registers: ['from'], site: constant(-1), least: -1, limit: 0, rule: effect };
    return interpreted(
      {
        k: 'rays',
        origin,
        trails: false,
        ways,
        min: constant(1),
        max: constant(Farthest),
        stop: never,
        pass: conditionOf(to?.condition ?? enemyNumber(toRegister)),
        stopping: noMoves,
        passing: hasCall(effect) || readsRegister(effect, 'from') ? away : effect,
      },
      ways.fixed === 'asked',
    );
  },
});
