/** What `(hop …)` is given, made ready once for what searches, writes and numbers its moves. */
import { type Build, Direction } from '@ludii/functions';
import {
  absoluteDirections,
  BetweenPart,
  betweenRegister,
  conditionAt,
  DirectionCode,
  FromPart,
  fail,
  fromRegister,
  Switch,
  siteTypeName,
  ThenPart,
  ToPart,
  toRegister,
} from '@ludii/functions/internal';
import { named, optional, type Values } from '@ludii/registry';
import type { Context } from '@ludii/state';
import { applyMoves } from '../bundles.js';
import { attachThen } from '../shared/consequence.js';

export const hopArgs = {
  from: optional(FromPart),
  directions: optional(Direction),
  between: optional(BetweenPart),
  to: ToPart,
  stack: named(optional(Switch)),
  consequence: optional(ThenPart),
};

/** The parts of a rule. */
export type HopParts = ReturnType<typeof hopParts>;

/** Makes the parts of a rule ready; its moves are decisions or effects. */
export function hopParts(
  { from, directions, between, to, stack, consequence: then }: Values<typeof hopArgs>,
  build: Build,
  decision: boolean,
) {
  const goes = to.condition ?? fail('no-condition', 'A hop needs a condition where it may land: `(to if:…)`.');
  const type = from?.type ?? build.defaultSite;
  const starts = from?.condition;
  const hurdleTest = between?.condition;
  const before = between?.before;
  const after = between?.after;
  const range = between?.range;
  // Without `(between …)` anything can be jumped over; with one that has no condition, nothing can.
  const noHurdles = between !== undefined && hurdleTest === undefined;
  const landsElse = to.apply?.condition;
  // A condition on the start is asked again on the way, with the iterators where they are then.
  const over = starts ? { test: undefined, rest: hurdleTest } : conditionAt(hurdleTest, betweenRegister, type);
  const landing = starts ? { test: undefined, rest: goes } : conditionAt(goes, toRegister, type);

  /** Whether a site is jumped over. */
  const isHurdle = (c: Context, site: number): boolean => {
    if (over.test && !over.test.at(c.state, site)) return false;
    if (!over.rest) return !noHurdles;
    c.between = site;
    return over.rest(c);
  };
  /** Whether a hop may land on a site. */
  const canLand = (c: Context, site: number): boolean => {
    if (landing.test && !landing.test.at(c.state, site)) return false;
    if (!landing.rest) return true;
    c.to = site;
    return landing.rest(c);
  };

  return {
    type,
    decision,
    wholeStack: stack === true,
    /** Where the hop starts, if not at the current `(from)`. */
    siteOf: from?.site === fromRegister ? undefined : from?.site,
    starts,
    ways: directions ?? absoluteDirections([DirectionCode.Adjacent]),
    hurdleTest,
    before,
    after,
    range,
    goes,
    landsElse,
    over,
    landing,
    isHurdle,
    canLand,
    /** A jump over the next site to the one behind it, the usual hop. */
    isShort: !before && !range && !after && !starts && !landsElse && !noHurdles,
    overEffect: between?.apply && applyMoves(between.apply),
    landEffect: to.apply?.effect,
    steps: build.topology.stepTable(siteTypeName(type)),
    radials: build.topology.radialTable(siteTypeName(type)),
    attach: attachThen(then),
  };
}
