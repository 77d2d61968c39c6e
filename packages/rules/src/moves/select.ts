/** `(select …)`, `(move Select …)`: a player names a site, or two, for what follows. */
import { type Build, type IntFn, Role } from '@ludii/functions';
import {
  conditionOf,
  type From,
  FromPart,
  fromRegister,
  hasHands,
  numberOf,
  roleIndex,
  siteNumbers,
  type To,
  ToPart,
  toRegister,
} from '@ludii/functions/internal';
import { choose, compare, constant, empty, type Rule, register, type Value } from '@ludii/ir';
import { action, choice, emit, interpreted, type RegisterName } from '@ludii/ir/internal';
import { optional } from '@ludii/registry';
import type { SiteTypeCode } from '@ludii/state';
import { Cell, Op } from '@ludii/state/internal';
import { effectAndDecision } from './shared/declare.js';
import { atEach, topOf } from './shared/travel.js';

export const select = effectAndDecision('select', 'move Select', {
  args: { from: FromPart, to: optional(ToPart), mover: optional(Role) },
  doc: 'Chooses a site, or a site and a second one; what follows does something with them.',
  example: '(move Select (from (sites Corners)) (to (sites Centre)) (then (swap Pieces)))',
  flags: ({ to }) => (to ? ['usesFromPositions'] : []),
  meaning: ({ from, to, mover: role }, build, decision) => {
    const typeFrom = from.type ?? build.defaultSite;
    const typeTo = to?.type ?? build.defaultSite;
    const [f, t] = [register('from'), register('to')];
    const by = role === undefined || role === 'Mover' ? undefined : numberOf(roleIndex(role, build));
    const level = build.stacking ? levelOf(from.level, typeFrom, f) : constant(-1);
    const above =
      build.stacking || to?.level ? levelOf(to?.level, typeTo, t) : flatTop(typeTo, t, endOf(build, typeTo));
    // A single site is both ends of the selection, and so is its level.
    const one = emit(f, t, [action(Op.Select, decision, typeFrom, f, level, -1, -1, level)]);
    const two = emit(f, t, [action(Op.Select, decision, typeFrom, f, level, typeTo, t, above)]);
    const second = to && choose(conditionOf(to.condition), { ...two, by });
    const chosen = choose(
      conditionOf(from.condition),
      second ? places(['to'], to, toRegister, typeTo, second, build) : { ...one, by },
    );
    const rule = places(['from', 'to'], from, fromRegister, typeFrom, chosen, build);
    const unusual = by !== undefined || to?.level !== undefined || hasHands(build.shape);
    return interpreted(rule, unusual);
  },
});

/** The level that is written, or that of the piece on top. */
const levelOf = (level: IntFn | undefined, type: SiteTypeCode, site: Value): Value =>
  level ? numberOf(level) : topOf(constant(type), site);

/** The level of the piece on a site of a board without stacks, -1 if there is none. */
const flatTop = (type: SiteTypeCode, site: Value, limit: number): Value =>
  choice(empty(type, site, limit), constant(-1), constant(0));

/** First number that is no site of a type: cells of hands count, other types are on the board only. */
const endOf = ({ shape }: Build, type: SiteTypeCode): number =>
  type === Cell ? siteNumbers(shape).total : shape.board.sizes[type];

/** A rule with iterators at each site of an end. */
function places(
  registers: readonly [RegisterName, ...RegisterName[]],
  { site, region }: From | To,
  otherwise: IntFn,
  type: SiteTypeCode,
  rule: Rule,
  build: Build,
): Rule {
  const limit = endOf(build, type);
  // A region may have sites of hands that are none of the type.
  const isThere = region && hasHands(build.shape) && compare('<', register(registers[0]), constant(limit));
  return atEach(registers, region, site ?? otherwise, limit, isThere ? choose(isThere, rule) : rule, build);
}
