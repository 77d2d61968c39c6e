/** `(fromTo …)`, `(move (from …) (to …))`: a piece goes from any site to any other. */
import {
  Bool,
  type Build,
  borrowSites,
  type DraftList,
  type DraftRule,
  FromPart,
  Int,
  ludeme,
  Moves,
  type MovesFn,
  NonDecision,
  type RegionFn,
  Role,
  returnSites,
  roleIndex,
  type SiteSet,
  type SlotMoves,
  Switch,
  setHolds,
  ThenPart,
  ToPart,
  toRegister,
} from '@ludii/functions';
import { type Given, type Ludeme, named, optional, type Values } from '@ludii/registry';
import { type Context, type MoveList, Op } from '@ludii/state';
import { attachThen, mergeEffect, setMovers } from './consequence.js';
import { footprints } from './footprint.js';
import { visitPlaces, writeLarge } from './fromToLarge.js';
import { typeAt } from './places.js';
import { Transfer, transferOf } from './transfer.js';
import { givenPart, isWritten } from './written.js';

const args = {
  from: FromPart,
  to: ToPart,
  count: named(optional(Int)),
  copy: named(optional(Bool)),
  stack: named(optional(Switch)),
  mover: optional(Role),
  consequence: optional(ThenPart),
};

function compile(
  { from, to, count, copy, stack, mover: role, consequence: then }: Values<typeof args>,
  build: Build,
  decision: boolean,
): MovesFn {
  const { stacking } = build;
  const wholeStack = stack === true;
  const fromType = typeAt(build, from.type);
  const written = to.type;
  const toType = written === undefined ? typeAt(build, undefined) : () => written;
  const fromSite = from.site ?? ((c: Context) => c.from);
  const toSite = to.site ?? ((c: Context) => c.to);
  const { rotations } = to;
  const goes = to.condition?.fixed === true ? undefined : to.condition;
  const effect = to.apply?.effect;
  const effectCondition = to.apply?.condition;
  const large = footprints(build);
  const attach = attachThen(then);
  const moverOf = role && role !== 'Mover' ? roleIndex(role, build) : undefined;
  const plain = transferOf(to, from, wholeStack, count !== undefined, stacking);
  const copies =
    copy && copy.fixed !== false && (plain === Transfer.Top || plain === Transfer.Stack) ? copy : undefined;
  const values: number[] = [];

  /** Levels of the move being written. */
  let levelFrom = -1;
  let levelTo = -1;

  /** Writes the open move's action. */
  const push = (c: Context, out: MoveList, transfer: Transfer, f: number, t: number, n: number): void => {
    const typeF = fromType(f);
    const typeT = toType(t);
    switch (transfer) {
      case Transfer.Top:
        out.pushMove(typeF, f, -1, typeT, t, -1, -1, -1, -1, false, decision);
        return;
      case Transfer.Stack:
        out.pushMove(typeF, f, 0, typeT, t, -1, -1, -1, -1, true, decision);
        return;
      case Transfer.StackToLevel:
        out.pushMove(typeF, f, 0, typeT, t, levelTo, -1, -1, -1, true, decision);
        return;
      case Transfer.ToLevel:
      case Transfer.FromLevel:
      case Transfer.LevelToLevel:
        out.pushMove(typeF, f, levelFrom, typeT, t, levelTo, -1, -1, -1, false, decision);
        return;
      case Transfer.Copy: {
        const level = wholeStack ? 0 : c.state.stackSize(typeF, f) - 1;
        out.pushMove(typeF, f, level, typeT, t, -1, -1, -1, -1, false, decision, Op.Copy);
        return;
      }
      case Transfer.Count:
        out.push5(Op.MoveN, decision, typeF, f, typeT, t, n);
        return;
      case Transfer.SubStack:
        out.push5(Op.StackMove, decision, typeF, f, typeT, t, n);
        return;
      default:
        transfer satisfies never;
    }
  };

  /** Notes the levels of the piece or stack that leaves `f` on the open move. */
  const setLevels = (c: Context, out: MoveList, f: number): void => {
    if (from.level && !wholeStack) {
      out.setLevels(levelFrom, levelFrom);
      return;
    }
    const top = c.state.stackSize(fromType(f), f) - 1;
    out.setLevels(wholeStack ? 0 : top, top);
  };

  /** Writes one move for each rotation of the piece. They lose their levels. */
  const emitRotated = (c: Context, out: MoveList, transfer: Transfer, f: number, t: number, n: number): void => {
    values.length = 0;
    rotations!(c, values);
    for (let k = 0; k < values.length; k++) {
      out.begin(0, f, t);
      push(c, out, transfer, f, t, n);
      out.push3(Op.SetRotation, false, toType(t), t, values[k]!);
      out.finish();
    }
  };

  /** Writes the move from `f` to `t`. The condition of the effect sees the incoming `from`, the effect itself sees `f`. */
  const emit = (c: Context, out: MoveList, transfer: Transfer, f: number, t: number, n: number): void => {
    if (rotations) {
      emitRotated(c, out, transfer, f, t, n);
      return;
    }
    out.begin(0, f, t);
    if (stacking) setLevels(c, out, f);
    push(c, out, transfer, f, t, n);
    out.finish();
    if (effectCondition && !effectCondition(c)) return;
    c.from = f;
    if (effect && mergeEffect(c, out, effect)) {
      const made = out.length - 1;
      out.setFromOf(made, f);
      out.setToOf(made, t);
    }
  };

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
    levelFrom = below;
    levelTo = above;
    emit(c, out, transfer, f, t, n);
  };

  /** All moves of the piece on one site. */
  const moveFrom = (c: Context, out: MoveList, f: number, oldFrom: number): void => {
    const what = c.state.what(fromType(f), f);
    if (what === 0) return;
    c.from = f;
    const transfer = copies?.(c) ? Transfer.Copy : plain;
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
        writeLarge(c, out, { toType, effect, decision }, fromType(f), f, target, state);
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
  const sharedTargets = to.region?.shared === true;
  const reaches = (c: Context, site: number): boolean => {
    // A target that no piece can go to is settled before the pieces are looked up.
    if (sharedTargets && inTargets && !inTargets(c, site)) return false;
    const { from: oldFrom, to: oldTo } = c;
    let found = false;
    if (from.region) {
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
    setMovers(out, first, moverOf ? moverOf(c) : c.state.mover);
    attach(c, out, first);
  };
  // Where a large piece can go depends on its shape.
  const reach = large ? {} : { reaches };
  /** A noted move: the piece on `f` goes to `t`, `n` of them if they are counted. */
  const noted: DraftRule = {
    complete: (c, out, f, t, n) => {
      const { from: oldFrom, to: oldTo } = c;
      const first = out.length;
      c.from = f;
      const transfer = copies?.(c) ? Transfer.Copy : plain;
      c.from = oldFrom;
      c.to = t;
      emit(c, out, transfer, f, t, n);
      c.to = oldTo;
      c.from = oldFrom;
      setMovers(out, first, c.state.mover);
      attach(c, out, first);
    },
  };
  /** A noted move of a large piece. */
  const notedLarge: DraftRule = {
    complete: (c, out, f, t, state) => {
      const first = out.length;
      writeLarge(c, out, { toType, effect, decision }, fromType(f), f, t, state);
      setMovers(out, first, c.state.mover);
      attach(c, out, first);
    },
  };
  /** Notes down the moves of the piece on one site, or tells whether there is one if there is no list. */
  const draftFrom = (c: Context, out: DraftList | undefined, f: number, oldFrom: number): boolean => {
    const what = c.state.what(fromType(f), f);
    if (what === 0) return false;
    c.from = f;
    let found = false;
    if (!from.condition || from.condition(c)) {
      const n = count ? count(c) : 1;
      if (large?.isLarge(what)) found = draftLarge(c, out, what, f, oldFrom);
      else if (to.region) {
        const fixed = to.region.fixed;
        const targets: SiteSet = fixed ?? borrowSites();
        if (!fixed) to.region(c, targets);
        for (let t = targets.next(0); t >= 0; t = targets.next(t + 1)) {
          c.from = f;
          c.to = t;
          if (goes && !goes(c)) continue;
          found = true;
          c.from = oldFrom;
          if (!out) break;
          out.push(c, noted, f, t, n);
        }
        if (!fixed) returnSites(targets);
      } else {
        const t = toSite(c);
        c.to = t;
        found = t >= 0 && (!goes || goes(c));
        c.from = oldFrom;
        if (found && out) out.push(c, noted, f, t, n);
      }
    }
    c.from = oldFrom;
    return found;
  };
  const draftLarge = (c: Context, out: DraftList | undefined, what: number, f: number, oldFrom: number): boolean => {
    const targets = borrowSites();
    if (to.region) to.region(c, targets);
    else targets.addIfSite(toSite(c));
    c.from = oldFrom;
    let found = false;
    visitPlaces(c, large!, what, f, fromType(f), targets, (target, state) => {
      found = true;
      out?.push(c, notedLarge, f, target, state);
      return out === undefined;
    });
    returnSites(targets);
    return found;
  };
  const draftAll = (c: Context, out: DraftList | undefined): boolean => {
    const { from: oldFrom, to: oldTo } = c;
    let found = false;
    if (from.region) {
      const fixed = from.region.fixed;
      const sites = fixed ?? borrowSites();
      if (!fixed) from.region(c, sites);
      for (let f = sites.next(0); f >= 0 && (out || !found); f = sites.next(f + 1)) {
        if (draftFrom(c, out, f, oldFrom)) found = true;
      }
      if (!fixed) returnSites(sites);
    } else {
      const f = fromSite(c);
      found = f >= 0 && draftFrom(c, out, f, oldFrom);
    }
    c.to = oldTo;
    c.from = oldFrom;
    return found;
  };
  const notes = {
    draft: (c: Context, out: DraftList) => {
      draftAll(c, out);
    },
    canMove: (c: Context) => draftAll(c, undefined),
  };
  const one = !from.region && !to.region && !rotations && !large;
  const made = Object.assign(
    generate,
    reach,
    from.level || to.level || rotations || moverOf ? {} : notes,
    one ? { single: true as const } : {},
  );
  if (large || rotations || from.level || to.level || (to.region && !sharedTargets)) return made;

  /** Writes the move from a site to the target with a number. */
  const writeFrom = (c: Context, f: number, target: number, out: MoveList): boolean => {
    if (c.state.what(fromType(f), f) === 0) return false;
    const { from: oldFrom, to: oldTo } = c;
    c.from = f;
    const transfer = copies?.(c) ? Transfer.Copy : plain;
    let found = !from.condition || from.condition(c);
    if (found) {
      const t = to.region ? memberOf(c, to.region, target) : toSite(c);
      const n = count ? count(c) : 1;
      c.to = t;
      found = t >= 0 && (!goes || goes(c));
      c.from = oldFrom;
      if (found) {
        const first = out.length;
        emit(c, out, transfer, f, t, n);
        c.from = oldFrom;
        setMovers(out, first, moverOf ? moverOf(c) : c.state.mover);
        attach(c, out, first);
      }
    }
    c.to = oldTo;
    c.from = oldFrom;
    return found;
  };
  const targets = (c: Context): number => (to.region ? sizeOf(c, to.region) : 1);
  const slots: SlotMoves = {
    count: (c) => {
      const starts = from.region ? sizeOf(c, from.region) : 1;
      return starts === 0 ? 0 : starts * targets(c);
    },
    write: (c, slot, out) => {
      const n = targets(c);
      const rank = Math.floor(slot / n);
      const f = from.region ? memberOf(c, from.region, rank) : rank === 0 ? fromSite(c) : -1;
      return f >= 0 && writeFrom(c, f, slot % n, out);
    },
  };
  if (from.region || to.region) return Object.assign(made, { slots });
  const single = Object.assign(made, { slots: { ...slots, size: () => 1 } });
  if (to.site && to.site !== toRegister) return single;
  const span = (_piece: number, _from: number, t: number, out: SiteSet): void => out.addIfSite(t);
  return Object.assign(single, { span });
}

/** Number of sites of a region. */
function sizeOf(c: Context, region: RegionFn): number {
  if (region.fixed) return region.fixed.size;
  const sites = borrowSites();
  region(c, sites);
  const { size } = sites;
  returnSites(sites);
  return size;
}

/** The site of a region with a number of smaller ones, -1 if there is none. */
function memberOf(c: Context, region: RegionFn, rank: number): number {
  if (region.fixed) return rank < region.fixed.size ? region.fixed.nth(rank) : -1;
  const sites = borrowSites();
  region(c, sites);
  const site = rank < sites.size ? sites.nth(rank) : -1;
  returnSites(sites);
  return site;
}

function flags({ from, to, stack }: Given): readonly string[] {
  const stacks = isWritten(stack, true) || givenPart(from, 'level') !== undefined;
  return [...(stacks ? ['stacking'] : []), ...(givenPart(to, 'rotations') ? ['rotation'] : [])];
}

/** The effect and the decision; only the decision is written without a word of its own. */
export const fromTo: readonly Ludeme<Build>[] = [
  ludeme('fromTo', {
    returns: NonDecision,
    args,
    doc: 'Moves a piece from one site to another, wherever they are.',
    example: '(fromTo (from (last To)) (to (handSite Mover)))',
    flags,
    compile: (values, build) => compile(values, build, false),
  }),
  ludeme('move', {
    returns: Moves,
    args,
    doc: 'The player moves a piece from one site to another, wherever they are.',
    example: '(move (from (handSite Mover)) (to (sites Empty)))',
    flags,
    compile: (values, build) => compile(values, build, true),
  }),
];
