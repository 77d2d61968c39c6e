/** `(fromTo …)`, `(move (from …) (to …))`: a piece goes from any site to any other. */
import { Bool, type Build, Int, type IntFn, Role } from '@ludii/functions';
import {
  conditionOf,
  FromPart,
  fromRegister,
  handsOf,
  numberOf,
  placeDatum,
  placesEnd,
  regionOf,
  roleIndex,
  ruleOf,
  Switch,
  type To,
  ToPart,
  toRegister,
} from '@ludii/functions/internal';
import { always, choose, compare, constant, fixedSites, never, type Rule, register, type Value } from '@ludii/ir';
import {
  type Action,
  action,
  type EmitRule,
  emit,
  hasCall,
  interpreted,
  listedSites,
  math,
  noMoves,
  readsRegister,
  typeAt,
} from '@ludii/ir/internal';
import { named, optional, type Values } from '@ludii/registry';
import type { Given } from '@ludii/registry/internal';
import type { Context } from '@ludii/state';
import { Op } from '@ludii/state/internal';
import { largeMoves } from './fromTo/large.js';
import { effectAndDecision } from './shared/declare.js';
import { footprints } from './shared/footprint.js';
import { atEach, topOf } from './shared/travel.js';
import { givenPart, isWritten } from './shared/written.js';

const args = {
  from: FromPart,
  to: ToPart,
  count: named(optional(Int)),
  copy: named(optional(Bool)),
  stack: named(optional(Switch)),
  mover: optional(Role),
};

type Parts = Values<typeof args>;

/** More pieces are never moved at once. */
const MostPieces = 1 << 20;

const [f, t] = [register('from'), register('to')];

/** What the rule means. */
function meaning(values: Parts, build: Build, decision: boolean): Rule {
  const { from, to, count, mover: role } = values;
  const { shape, defaultSite } = build;
  const fromType = from.type ?? defaultSite;
  const by = role === undefined || role === 'Mover' ? undefined : roleIndex(role, build);
  const applied = to.apply?.condition ? conditionOf(to.apply.condition) : always;
  const effect = to.apply?.effect ? ruleOf(to.apply.effect) : noMoves;
  // The number is worked out before the target is: it is kept in an iterator of its own if it may look at the old target.
  const number = count && numberOf(count);
  const early = number !== undefined && (readsRegister(number, 'to') || hasCall(number));
  const clash = early && [conditionOf(to.condition), applied, effect].some((node) => readsRegister(node, 'value'));
  const kept = clash ? 'edge' : 'value';
  const loads = loadsOf(values, early ? register(kept) : number, build, decision);
  // The condition of an effect sees the iterator `from` as it is outside: one more than that is kept.
  const outside = readsRegister(applied, 'from') || hasCall(applied);
  const written = (load: Action): Rule => {
    const moved: EmitRule = { ...emit(f, t, [load]), by: by && numberOf(by), levels: levelsOf(values, build) };
    if (to.rotations) return turned(moved, to, build);
    if (!to.apply?.effect) return moved;
    if (!outside) return { ...moved, effect: choose(applied, effect) };
    const at = math('-', register('hint'), constant(1));
    return choose({ k: 'with', register: 'from', at, test: applied }, { ...moved, effect }, moved);
  };
  const move = choose(conditionOf(to.condition), choose(loads.copies, written(loads.copy), written(loads.plain)));
  const going = atEach(['to'], to.region, to.site ?? toRegister, placesEnd(shape, to.type ?? defaultSite), move, build);
  const counted: Rule = early ? { k: 'at', registers: [kept], site: number, limit: MostPieces, rule: going } : going;
  const starting = choose(
    compare('!=', placeDatum('what', fromType, f, shape), constant(0)),
    choose(conditionOf(from.condition), shaped(values, by, counted, build, decision)),
  );
  const sited = atEach(['from'], from.region, from.site ?? fromRegister, placesEnd(shape, fromType), starting, build);
  const rule: Rule = outside
    ? { k: 'at', registers: ['hint'], site: math('+', f, constant(1)), limit: MostPieces, rule: sited }
    : sited;
  const unusual = to.rotations || by || clash || outside;
  return interpreted(rule, Boolean(unusual));
}

/** What is taken along: the piece on top, one of a level, some of them or all, or a copy. */
function loadsOf(
  { from, to, copy, stack }: Parts,
  number: Value | undefined,
  { shape, defaultSite, stacking }: Build,
  decision: boolean,
) {
  const hands = handsOf(shape);
  const typeF = typeAt(from.type ?? defaultSite, f, hands);
  // A type that is written for the target is taken as it is, also for a site of a hand.
  const typeT = to.type === undefined ? typeAt(defaultSite, t, hands) : constant(to.type);
  const whole = stack === true && (to.level !== undefined || !from.level);
  const below = whole ? constant(0) : from.level ? numberOf(from.level) : constant(-1);
  const above = to.level ? numberOf(to.level) : constant(-1);
  const move = (op: typeof Op.Move | typeof Op.Copy, level: Value, piled: boolean): Action =>
    action(op, decision, typeF, f, level, typeT, t, above, -1, -1, -1, piled ? 1 : 0);
  const levels = from.level !== undefined || to.level !== undefined;
  const some =
    number && !levels && action(stacking || whole ? Op.StackMove : Op.MoveN, decision, typeF, f, typeT, t, number);
  return {
    plain: some || move(Op.Move, below, whole),
    copy: move(Op.Copy, whole ? constant(0) : topOf(typeF, f), false),
    copies: copy && !levels && !number ? conditionOf(copy) : never,
  };
}

/** The levels that leave a stack, in games that have some. */
function levelsOf({ from, stack }: Parts, { shape, defaultSite, stacking }: Build): EmitRule['levels'] {
  if (!stacking) return undefined;
  if (from.level && !stack) return [numberOf(from.level), numberOf(from.level)];
  const top = topOf(typeAt(from.type ?? defaultSite, f, handsOf(shape)), f);
  return [stack ? constant(0) : top, top];
}

/** One move for each rotation of the piece. They have no levels and no effect. */
function turned(move: EmitRule, { type, rotations }: To, { shape, defaultSite }: Build): Rule {
  const place = type === undefined ? typeAt(defaultSite, t, handsOf(shape)) : constant(type);
  const turn = action(Op.SetRotation, false, place, t, register('edge'));
  const known = rotations?.fixed;
  const isAscending = known?.every((rotation, k) => k === 0 || rotation > known[k - 1]!) === true;
  const asked = (c: Context): readonly number[] => {
    const values: number[] = [];
    rotations!(c, values);
    return values;
  };
  return {
    k: 'sites',
    registers: ['edge'],
    over:
      known && isAscending
        ? fixedSites(known)
        : { k: 'callSites', fn: known ? () => known : asked, has: () => false, limit: MostPieces },
    rule: { ...move, levels: undefined, actions: [...move.actions, turn] },
  };
}

/** The rule for the piece on `(from)`, or the moves of that piece if it is a large one. */
function shaped({ from, to }: Parts, by: IntFn | undefined, rule: Rule, build: Build, decision: boolean): Rule {
  const large = footprints(build);
  if (!large) return rule;
  const hands = handsOf(build.shape);
  const fromType = from.type ?? build.defaultSite;
  const typeT = to.type === undefined ? typeAt(build.defaultSite, t, hands) : constant(to.type);
  const state = register('value');
  const load = action(Op.Move, decision, typeAt(fromType, f, hands), f, -1, typeT, t, -1, state, -1, -1, 0);
  const effect = to.apply?.effect && ruleOf(to.apply.effect);
  const targets = to.region ? regionOf(to.region, build) : listedSites([numberOf(to.site ?? toRegister)]);
  const move: EmitRule = { ...emit(f, t, [load], effect), state, by: by && numberOf(by) };
  const moves = largeMoves(large, targets, fromType, move, build);
  return choose(moves.isLarge, moves.rule, rule);
}

function flags({ from, to, stack }: Given): readonly string[] {
  const stacks = isWritten(stack, true) || givenPart(from, 'level') !== undefined;
  return [...(stacks ? ['stacking'] : []), ...(givenPart(to, 'rotations') ? ['rotation'] : [])];
}

/** The effect and the decision; only the decision is written without a word of its own. */
export const fromTo = effectAndDecision(
  'fromTo',
  'move',
  {
    args,
    doc: 'Moves a piece from one site to another, wherever they are.',
    example: '(fromTo (from (last From)) (to (handSite Next 0)))',
    flags,
    meaning,
  },
  {
    doc: 'The player moves a piece from one site to another, wherever they are.',
    example: '(move (from (sites Outer)) (to (sites Centre)) count:1)',
  },
);
