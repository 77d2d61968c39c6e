/** `(fromTo …)`, `(move (from …) (to …))`: a piece goes from any site to any other. */
import { type Build, type IntFn, ludeme, Moves, type MovesFn } from '@ludii/functions';
import {
  borrowSites,
  conditionOf,
  consequenceOf,
  type From,
  fromRegister,
  handsOf,
  NonDecision,
  numberOf,
  placeDatum,
  placesEnd,
  regionOf,
  returnSites,
  ruleOf,
  type SiteSet,
  setHolds,
  sitesOf,
  type To,
  toRegister,
} from '@ludii/functions/internal';
import { always, choose, compare, constant, type Rule, register } from '@ludii/ir';
import { action, attached, emit, hasCall, readsRegister, typeAt } from '@ludii/ir/internal';
import type { Ludeme, Values } from '@ludii/registry';
import type { Given } from '@ludii/registry/internal';
import type { Context, MoveList, SiteTypeCode } from '@ludii/state';
import { Op } from '@ludii/state/internal';
import { fromToDrafts } from './fromTo/drafts.js';
import { visitPlaces, writeLarge } from './fromTo/large.js';
import { fromToArgs, fromToParts } from './fromTo/parts.js';
import { fromToSlots } from './fromTo/slots.js';
import { fromToWriter } from './fromTo/writer.js';
import type { Transfer } from './shared/transfer.js';
import { givenPart, isWritten } from './shared/written.js';

function compile(values: Values<typeof fromToArgs>, build: Build, decision: boolean): MovesFn {
  const parts = fromToParts(values, build, decision);
  const { from, to, count, fromType, fromSite, toSite, goes, large, transferAt } = parts;
  const writer = fromToWriter(parts);
  const { emit, finish } = writer;

  /** The move of the piece on one site to another, if it may go there. */
  const moveTo = (
    c: Context,
    out: MoveList,
    transfer: Transfer,
    f: number,
    t: number,
    n: number,
    oldFrom: number,
  ): void => {
    const below = from.level ? from.level(c) : -1;
    const above = to.level ? to.level(c) : -1;
    c.from = f;
    c.to = t;
    if (goes && !goes(c)) return;
    c.from = oldFrom;
    emit(c, out, transfer, f, t, n, below, above);
  };

  /** All moves of the piece on one site. */
  const moveFrom = (c: Context, out: MoveList, f: number, oldFrom: number): void => {
    const what = c.state.what(fromType(f), f);
    if (what === 0) return;
    c.from = f;
    const transfer = transferAt(c);
    if (from.condition && !from.condition(c)) {
      c.from = oldFrom;
      return;
    }
    if (!to.region && !large) {
      const t = toSite(c);
      const n = count ? count(c) : 1;
      c.from = oldFrom;
      if (t >= 0) moveTo(c, out, transfer, f, t, n, oldFrom);
      return;
    }
    const fixed = to.region?.fixed;
    const targets: SiteSet = fixed ?? borrowSites();
    if (to.region) {
      if (!fixed) to.region(c, targets);
    } else targets.addIfSite(toSite(c));
    const n = count ? count(c) : 1;
    c.from = oldFrom;
    if (large?.isLarge(what)) {
      visitPlaces(c, large, what, f, fromType(f), targets, (target, state) => {
        writeLarge(c, out, parts, fromType(f), f, target, state);
        return false;
      });
    } else {
      for (let t = targets.next(0); t >= 0; t = targets.next(t + 1)) moveTo(c, out, transfer, f, t, n, oldFrom);
    }
    if (!fixed) returnSites(targets);
  };

  const inTargets = to.region && setHolds(to.region);
  /** Whether the piece on a site may go to another. */
  const goesTo = (c: Context, f: number, site: number, oldFrom: number): boolean => {
    if (c.state.what(fromType(f), f) === 0) return false;
    c.from = f;
    const starts = !from.condition || from.condition(c);
    const aimed = starts && (inTargets ? inTargets(c, site) : toSite(c) === site);
    if (aimed) c.to = site;
    const found = aimed && (!goes || goes(c));
    c.from = oldFrom;
    return found;
  };
  const targets = to.region && sitesOf(to.region);
  const sharedTargets =
    targets !== undefined && !hasCall(targets) && !readsRegister(targets, 'from') && !readsRegister(targets, 'to');
  const reaches = (c: Context, site: number): boolean => {
    const { from: oldFrom, to: oldTo } = c;
    let found = false;
    // A target that no piece can go to is settled before the pieces are looked up.
    if (sharedTargets && inTargets && !inTargets(c, site)) found = false;
    else if (from.region) {
      const fixed = from.region.fixed;
      const sites = fixed ?? borrowSites();
      if (!fixed) from.region(c, sites);
      for (let f = sites.next(0); f >= 0 && !found; f = sites.next(f + 1)) found = goesTo(c, f, site, oldFrom);
      if (!fixed) returnSites(sites);
    } else {
      const f = fromSite(c);
      found = f >= 0 && goesTo(c, f, site, oldFrom);
    }
    c.to = oldTo;
    c.from = oldFrom;
    return found;
  };

  const generate: MovesFn = (c, out) => {
    const { from: oldFrom, to: oldTo } = c;
    const first = out.length;
    if (from.region) {
      const fixed = from.region.fixed;
      const sites = fixed ?? borrowSites();
      if (!fixed) from.region(c, sites);
      for (let f = sites.next(0); f >= 0; f = sites.next(f + 1)) moveFrom(c, out, f, oldFrom);
      if (!fixed) returnSites(sites);
    } else {
      const f = fromSite(c);
      if (f >= 0) moveFrom(c, out, f, oldFrom);
    }
    c.to = oldTo;
    c.from = oldFrom;
    finish(c, out, first);
  };

  const { rotations } = to;
  const isPlain = !from.level && !to.level && !rotations;
  const one = !from.region && !to.region && !rotations && !large;
  const made = Object.assign(
    generate,
    // Where a large piece can go depends on its shape.
    large ? {} : { reaches },
    isPlain && !parts.moverOf ? fromToDrafts(parts, writer) : {},
    one ? { single: true as const } : {},
  );
  if (large || !isPlain || (to.region && !sharedTargets)) return made;
  const slots = fromToSlots(parts, writer);
  if (from.region || to.region) return Object.assign(made, { slots });
  const single = Object.assign(made, { slots: { ...slots, size: () => 1 } });
  if (to.site && to.site !== toRegister) return single;
  const span = (_piece: number, _from: number, t: number, out: SiteSet): void => out.addIfSite(t);
  return Object.assign(single, { span });
}

/** More pieces are never moved at once. */
const MostPieces = 1 << 20;

/** What the rule means on a board without stacks. */
function meaning(values: Values<typeof fromToArgs>, build: Build, decision: boolean): Rule | undefined {
  const { from, to, count, copy, stack, mover: role, consequence: then } = values;
  const { shape, defaultSite } = build;
  const fromType = from.type ?? defaultSite;
  const toType = to.type ?? defaultSite;
  const hands = handsOf(shape);
  const [f, t] = [register('from'), register('to')];
  const unusual = copy || stack || from.level || to.level || to.rotations || (role !== undefined && role !== 'Mover');
  const applied = to.apply?.condition && conditionOf(to.apply.condition);
  // The condition of an effect sees the iterator from outside.
  const outside = applied && (readsRegister(applied, 'from') || hasCall(applied));
  if (unusual || build.stacking || shape.flags.largePiece || outside) return undefined;
  // The number is worked out before the target is: it is kept in an iterator of its own if it may look at the old target.
  const number = count && numberOf(count);
  const early = number !== undefined && (readsRegister(number, 'to') || hasCall(number));
  // A type that is written for the target is taken as it is, also for a site of a hand.
  const ends = [
    typeAt(fromType, f, hands),
    to.type === undefined ? typeAt(toType, t, hands) : constant(toType),
  ] as const;
  const transfer = number
    ? action(Op.MoveN, decision, ends[0], f, ends[1], t, early ? register('value') : number)
    : action(Op.Move, decision, ends[0], f, -1, ends[1], t, -1, -1, -1, -1, 0);
  const effect = to.apply?.effect && choose(applied ?? always, ruleOf(to.apply.effect));
  const move = choose(conditionOf(to.condition), emit(f, t, [transfer], effect));
  const going = placed('to', to, toRegister, toType, move, build);
  const counted: Rule = early ? { k: 'at', registers: ['value'], site: number, limit: MostPieces, rule: going } : going;
  if (early && readsRegister(move, 'value') && [to.condition, to.apply].some(Boolean)) return undefined;
  const piece = placeDatum('what', fromType, f, shape);
  const starting = choose(compare('!=', piece, constant(0)), choose(conditionOf(from.condition), counted));
  return attached(placed('from', from, fromRegister, fromType, starting, build), consequenceOf(then));
}

/** A rule with an iterator at each site of an end of the move. */
function placed(
  name: 'from' | 'to',
  { site, region }: From | To,
  otherwise: IntFn,
  type: SiteTypeCode,
  rule: Rule,
  build: Build,
): Rule {
  if (region) return { k: 'sites', registers: [name], over: regionOf(region, build), rule };
  return { k: 'at', registers: [name], site: numberOf(site ?? otherwise), limit: placesEnd(build.shape, type), rule };
}

function flags({ from, to, stack }: Given): readonly string[] {
  const stacks = isWritten(stack, true) || givenPart(from, 'level') !== undefined;
  return [...(stacks ? ['stacking'] : []), ...(givenPart(to, 'rotations') ? ['rotation'] : [])];
}

/** The effect and the decision; only the decision is written without a word of its own. */
export const fromTo: readonly Ludeme<Build>[] = [
  ludeme('fromTo', {
    returns: NonDecision,
    args: fromToArgs,
    doc: 'Moves a piece from one site to another, wherever they are.',
    example: '(fromTo (from (last From)) (to (handSite Next 0)))',
    flags,
    compile: (values, build) => compile(values, build, false),
    meaning: (values, build) => meaning(values, build, false),
  }),
  ludeme('move', {
    returns: Moves,
    args: fromToArgs,
    doc: 'The player moves a piece from one site to another, wherever they are.',
    example: '(move (from (sites Outer)) (to (sites Centre)) count:1)',
    flags,
    compile: (values, build) => compile(values, build, true),
    meaning: (values, build) => meaning(values, build, true),
  }),
];
