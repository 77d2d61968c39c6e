/** `(forEach Direction …)`: moves for the sites that lie in some directions from a site. */
import { type Build, Direction, type DirectionFn, Moves } from '@ludii/functions';
import {
  absoluteDirections,
  BetweenPart,
  conditionOf,
  DirectionCode,
  FromPart,
  facedDirections,
  facingsFrom,
  numberOf,
  placeDatum,
  ruleOf,
  siteTypeName,
  ToPart,
} from '@ludii/functions/internal';
import { choose, compare, constant, never, type Rule, register, type Value, valueFn } from '@ludii/ir';
import { type ByPiece, interpreted, noMoves, type Rays } from '@ludii/ir/internal';
import { either, optional } from '@ludii/registry';
import type { SiteTypeCode } from '@ludii/state';
import { effect } from '../shared/declare.js';
import { waysFrom } from '../shared/waysFrom.js';

export const forEachDirection = effect('forEach Direction', {
  args: {
    from: optional(FromPart),
    directions: optional(Direction),
    between: optional(BetweenPart),
    to: either(1, ToPart),
    moves: either(1, Moves),
  },
  doc: 'Moves for every site in some directions; a nested one looks on from where the first led.',
  example: '(forEach Direction Diagonal (to if:(is Odd (to)) (apply (addScore Mover 1))))',
  meaning: ({ from, directions, between, to, moves }, build) => {
    const type = from?.type ?? build.defaultSite;
    const origin = from?.site ? numberOf(from.site) : register('from');
    const ways = waysSeen(directions ?? absoluteDirections([DirectionCode.Adjacent]), type, origin, build);
    const generate = moves ?? to?.apply?.effect;
    const rays: Rule = {
      k: 'rays',
      origin,
      trails: false,
      ways,
      min: between?.range ? numberOf(between.range.min) : constant(1),
      max: between?.range ? numberOf(between.range.max) : constant(1),
      before: between?.condition && conditionOf(between.condition),
      stop: never,
      pass: conditionOf(to?.condition),
      stopping: noMoves,
      passing: generate ? ruleOf(generate) : noMoves,
    };
    const standing = compare('!=', placeDatum('what', type, register('from'), build.shape), constant(0));
    return choose(standing, interpreted(rays, ways.fixed === 'asked'));
  },
});

/** The lines from `origin` in directions that are seen by the piece in `from`, which faces the site in `to`. */
function waysSeen(ways: DirectionFn, type: SiteTypeCode, origin: Value, build: Build): ByPiece<Rays> {
  const start = valueFn(origin);
  const count = build.topology.count(siteTypeName(type));
  return waysFrom(ways, type, build, facedDirections(ways, type, build), (c) => {
    const { from, to, state } = c;
    const site = start(c);
    return ways(c, type, site, {
      component: state.what(type, from),
      facing: facingsFrom(build, type, from).get(to) ?? -1,
      rotation: site < 0 || site >= count ? 0 : state.rotation(type, site),
    });
  });
}
