import {
  AbsoluteDirectionWord,
  BetweenPart,
  betweenRegister,
  conditionOf,
  DirectionCode,
  FromPart,
  fromRegister,
  linesAlong,
  numberOf,
  siteTypeName,
  ToPart,
  toRegister,
} from '@ludii/functions/internal';
import { and, choose, compare, constant, or, type Rule } from '@ludii/ir';
import { interpreted, lastTo, readsRegister } from '@ludii/ir/internal';
import { optional } from '@ludii/registry';
import { applyMeaning } from './bundles.js';
import { effect } from './shared/declare.js';
import { enemyNumber, friendNumber } from './shared/relation.js';
import { removalMeaning } from './shared/removal.js';

/** The longest line of targets if no range is given. */
const MaxDistance = 1000;

export const custodial = effect('custodial', {
  args: {
    from: optional(FromPart),
    direction: optional(AbsoluteDirectionWord),
    between: optional(BetweenPart),
    to: optional(ToPart),
  },
  doc: 'Captures the pieces on a line between the piece that moved and another one.',
  example:
    '(custodial Diagonal (between (max 2) if:(not (is Empty (between))) (apply (flip (between)))) (to if:(= 1 (state at:(to)))))',
  meaning: ({ from, direction, between: part, to: flank }, build) => {
    const type = from?.type ?? build.defaultSite;
    const range = part?.range;
    const min = range ? numberOf(range.min) : constant(0);
    const most = range ? numberOf(range.max) : constant(MaxDistance);
    const radials = build.topology.radialTable(siteTypeName(type));
    const lines = linesAlong(radials, [DirectionCode[direction ?? 'Adjacent']]);
    const held = conditionOf(flank?.condition ?? friendNumber(toRegister));
    const captures: Rule = {
      k: 'flank',
      site: from ? numberOf(from.site ?? fromRegister) : lastTo,
      limit: radials.count,
      lines,
      min,
      max: most,
      caught: conditionOf(part?.condition ?? enemyNumber(betweenRegister)),
      held,
      rule: part?.apply ? applyMeaning(part.apply) : removalMeaning(type, build),
    };
    const two = constant(2);
    const short = and(compare('=', most, constant(1)), compare('<', min, two));
    const long = and(compare('>=', most, two), compare('<=', min, most));
    // A program does not tell what lies between while it looks at the flank.
    const only = min.k !== 'const' || most.k !== 'const' || readsRegister(held, 'between') || build.stacking;
    const rule = interpreted(choose(or(short, long), captures), only || !part?.condition || !flank?.condition);
    return rule;
  },
});
