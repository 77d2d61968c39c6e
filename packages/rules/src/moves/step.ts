/** `(step …)`, `(move Step …)`: a piece goes to a neighbouring site. */
import { Direction } from '@ludii/functions';
import {
  absoluteDirections,
  alongWays,
  conditionOf,
  DirectionCode,
  FromPart,
  Switch,
  siteTypeName,
  stepsOfPieces,
  ToPart,
} from '@ludii/functions/internal';
import { choose, constant, register } from '@ludii/ir';
import { noMoves } from '@ludii/ir/internal';
import { named, optional } from '@ludii/registry';
import { applyMeaning } from './bundles.js';
import { effectAndDecision } from './shared/declare.js';
import { type Load, levelOf, startingAt, topOf, travel } from './shared/travel.js';
import { isWritten } from './shared/written.js';

export const step = effectAndDecision('step', 'move Step', {
  args: {
    from: optional(FromPart),
    directions: optional(Direction),
    to: ToPart,
    stack: named(optional(Switch)),
  },
  doc: 'Moves a piece to a neighbouring site.',
  example: '(move Step Backwards (to if:(is Even (column of:(to)))))',
  flags: ({ stack }) => (isWritten(stack, true) ? ['usesFromPositions', 'stacking'] : ['usesFromPositions']),
  silent: ['directions'],
  meaning: ({ from, directions, to, stack }, build, decision) => {
    // A region where a step would begin gives no moves at all.
    if (from?.region) return noMoves;
    const type = from?.type ?? build.defaultSite;
    const table = build.topology.stepTable(siteTypeName(type));
    const load: Load = { type, level: levelOf(from), stack: stack === true, decision };
    const top = build.stacking ? topOf(constant(type), register('from')) : -1;
    const move = choose(conditionOf(to.condition), travel(load, top, to.apply && applyMeaning(to.apply)));
    const steps = alongWays(
      directions ?? absoluteDirections([DirectionCode.Adjacent]),
      type,
      build,
      (ways) => stepsOfPieces(table, ways, type),
      (ways) => ({ k: 'steps', ways, rule: move }),
    );
    const rule = startingAt(from, table.count, steps);
    return rule;
  },
});
