/** `(slide …)`, `(move Slide …)`: a piece moves along a line as far as nothing stops it. */
import { Direction, Text } from '@ludii/functions';
import {
  absoluteDirections,
  alongWays,
  BetweenPart,
  conditionOf,
  DirectionCode,
  FromPart,
  fail,
  linesOf,
  numberOf,
  ruleOf,
  Switch,
  siteTypeName,
  ToPart,
} from '@ludii/functions/internal';
import { choose, constant, never, type Rule } from '@ludii/ir';
import { hasCall, interpreted, noMoves, readsRegister } from '@ludii/ir/internal';
import { named, optional } from '@ludii/registry';
import { applyMeaning } from './bundles.js';
import { effectAndDecision } from './shared/declare.js';
import { isBetweenEmpty } from './shared/emptyBetween.js';
import { Farthest, type Load, levelOf, startingAt, travel } from './shared/travel.js';
import { isWritten } from './shared/written.js';
import { slideOnTracks } from './slideTrack.js';

export const slide = effectAndDecision('slide', 'move Slide', {
  args: {
    from: optional(FromPart),
    track: optional(Text),
    directions: optional(Direction),
    between: optional(BetweenPart),
    to: optional(ToPart),
    stack: named(optional(Switch)),
  },
  doc: 'Moves a piece along a line over sites that let it pass; it may stop on each, and on one that ends the line.',
  example: '(move Slide Leftward (between (range 2 5) if:(is Even (between))))',
  flags: ({ stack }) => (isWritten(stack, true) ? ['usesFromPositions', 'stacking'] : ['usesFromPositions']),
  silent: ['directions'],
  meaning: ({ from, track, directions, between, to, stack }, build, decision) => {
    if (from?.region) fail('no-region', 'A slide begins at one site: `(from …)` cannot be a region here.');
    if (track !== undefined) return slideOnTracks(track, { from, between, to }, build, decision);
    const type = from?.type ?? build.defaultSite;
    const radials = build.topology.radialTable(siteTypeName(type));
    const level = levelOf(from);
    // Stacks and levels are always marked as chosen.
    const load: Load = { type, level, stack: stack === true, decision: decision || stack === true || !!level };
    const range = between?.range;
    const stop = to?.condition ? conditionOf(to.condition) : never;
    const landing = conditionOf(to?.apply?.condition);
    const effect = to?.apply?.effect && ruleOf(to.apply.effect);
    const trail = between?.trail && numberOf(between.trail);
    const passed = between?.apply && applyMeaning(between.apply);
    const lands = (what: Rule | undefined): Rule =>
      choose(landing, { ...travel(load, -1, what), between: 'line', lines: radials.sites, trail, passed });
    const slides = alongWays(
      directions ?? absoluteDirections([DirectionCode.Adjacent]),
      type,
      build,
      (ways) => linesOf(radials, ways, type),
      (ways): Rule => ({
        k: 'rays',
        trails: true,
        ways,
        min: range ? numberOf(range.min) : constant(-1),
        max: range ? numberOf(range.max) : constant(Farthest),
        stop,
        pass: conditionOf(between?.condition ?? isBetweenEmpty(build)),
        stopping: lands(effect),
        // Only where it is stopped a stack, or a piece of a level, has an effect.
        passing: lands(load.stack || level ? undefined : effect),
      }),
    );
    // Programs do not tell the site before the target, which is `(between)` there, and not what a closure may read.
    const seesBetween = [stop, landing, effect ?? noMoves].some((node) => readsRegister(node, 'between'));
    // Where only a closure knows the distance, a few draws are cheaper than all distances of all pieces.
    const open = range && [range.min, range.max].some((end) => hasCall(numberOf(end)));
    const only = open || seesBetween || hasCall(stop) || hasCall(landing) || trail || passed;
    const rule = startingAt(from, radials.count, slides);
    return interpreted(rule, !!only);
  },
});
