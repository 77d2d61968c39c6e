/** `(add …)`, `(move Add …)`: a piece comes to a site. */
import { Int, type IntFn, type MovesFn, type RegionFn } from '@ludii/functions';
import {
  borrowSites,
  conditionOf,
  consequenceOf,
  moverRegister,
  numberOf,
  PiecePart,
  placesEnd,
  regionOf,
  returnSites,
  Switch,
  ThenPart,
  ToPart,
  toRegister,
} from '@ludii/functions/internal';
import { choose, compare, constant, type Rule, register, type Value } from '@ludii/ir';
import { action, all, attached, emit, hasCall, noMoves, readsRegister } from '@ludii/ir/internal';
import { named, optional } from '@ludii/registry';
import type { Given } from '@ludii/registry/internal';
import type { Context, MoveList } from '@ludii/state';
import { Edge, MoveFlag, MoveWord, Op, spend } from '@ludii/state/internal';
import { applyMoves } from './bundles.js';
import { attachThen, mergeEffect, setMovers, thenId } from './shared/consequence.js';
import { effectAndDecision } from './shared/declare.js';
import { footprints } from './shared/footprint.js';
import { heightOf, pushAddAt } from './shared/places.js';
import { givenPart, isWritten } from './shared/written.js';

/** No game has more components than this. */
const MostPieces = 1 << 20;

/** The component with the number of the mover, for rules without `(piece …)`. */
export const piecesOfMover: readonly IntFn[] = [moverRegister];

/** A meaning lists at most so many pieces for one site. */
const MostWritten = 16;

function addFlags({ piece, to, count, stack }: Given): readonly string[] {
  const flags: string[] = [];
  const stacks = isWritten(stack, true);
  if (stacks || givenPart(to, 'level')) flags.push('stacking');
  if (count && !stacks && !(count.form === 'literal' && count.node.kind === 'number' && count.node.value === 1)) {
    flags.push('count');
  }
  if (givenPart(piece, 'state')) flags.push('siteState');
  return flags;
}

export const add = effectAndDecision('add', 'Add', {
  args: {
    piece: optional(PiecePart),
    to: ToPart,
    count: named(optional(Int)),
    stack: named(optional(Switch)),
    consequence: optional(ThenPart),
  },
  doc: 'Puts a piece on a site, or on each site of a region.',
  example: '(move Add (piece "Disc1") (to (sites Outer)) count:2)',
  flags: addFlags,
  meaning: ({ piece, to, count, consequence: then }, build, decision) => {
    const type = to.type ?? build.defaultSite;
    const ids = (piece?.ids ?? piecesOfMover).map(numberOf);
    const number = count === undefined ? 1 : count.fixed;
    const unusual = to.level || to.apply || build.shape.flags.largePiece || build.stacking;
    // Each piece is an action of its own: many are left to the closure, which counts what it writes.
    if (unusual || number === undefined || number > MostWritten) return undefined;
    const t = register('to');
    const state = piece?.state ? numberOf(piece.state) : constant(-1);
    const place = (id: Value): Rule => {
      const actions = Array.from({ length: number }, (_, k) =>
        action(Op.Add, decision && k === 0, type, t, -1, id, 1, state, -1, -1, 0),
      );
      const move = emit(t, t, actions);
      return choose(conditionOf(to.condition), type === Edge ? { ...move, edge: true } : move);
    };
    if (number < 1) return noMoves;
    // Which piece it is is worked out before the site is: it is kept in an iterator of its own if it may look at the old one.
    const early = (id: Value): boolean => readsRegister(id, 'to') || hasCall(id);
    const site = numberOf(to.site ?? toRegister);
    const inside = [place(constant(0)), ...(to.region ? [] : [site])];
    const mixed = inside.some((part) => readsRegister(part, 'value') || hasCall(part));
    if (ids.some(early) && mixed) return undefined;
    const withPiece = (id: Value, rule: (id: Value) => Rule, others: Rule): Rule => {
      const isThere = compare('>=', id, constant(0));
      if (!early(id)) return choose(isThere, rule(id), others);
      const kept: Rule = { k: 'at', registers: ['value'], site: id, limit: MostPieces, rule: rule(register('value')) };
      return others.k === 'none' ? kept : choose(isThere, kept, others);
    };
    if (to.region) {
      const over = regionOf(to.region, build);
      const overSites = (id: Value): Rule => ({ k: 'sites', registers: ['to'], over, rule: place(id) });
      return attached(all(...ids.map((id) => withPiece(id, overSites, noMoves))), consequenceOf(then));
    }
    // Of several pieces for one site the first that there is counts.
    const limit = placesEnd(build.shape, type);
    const atSite = (id: Value): Rule => ({ k: 'at', registers: ['to'], site, limit, rule: place(id), leaks: true });
    const first = ids.reduceRight<Rule>((others, id) => withPiece(id, atSite, others), noMoves);
    return attached(first, consequenceOf(then));
  },
  compile: ({ piece, to, count, consequence: then }, build, decision): MovesFn => {
    const ids = piece?.ids ?? piecesOfMover;
    const local = piece?.state;
    const type = to.type ?? build.defaultSite;
    const { region, level, condition, apply } = to;
    const site = to.site ?? ((c: Context) => c.to);
    const effect = apply && applyMoves(apply);
    const effectCondition = apply?.condition;
    const large = footprints(build);
    const { stacking } = build;
    const ownThen = thenId(then);
    const attach = attachThen(then);

    /** Writes the actions of a move to the open one. */
    const pushAll = (c: Context, out: MoveList, at: number, id: number, n: number): void => {
      const state = local ? local(c) : -1;
      if (n > 1) spend(n);
      for (let k = 0; k < n; k++) {
        const decides = decision && k === 0;
        if (level) out.push5(Op.Insert, decides, type, at, level(c), id, state);
        else if (stacking) pushAddAt(out, type, at, heightOf(c, type, at), id, state, decides);
        else out.pushAdd(type, at, id, 1, state, -1, -1, false, decides);
      }
    };

    /** Writes the move for one site and tells whether its effect was looked at. The iterator `to` is at the site. */
    const build1 = (c: Context, out: MoveList, at: number, id: number, n: number, mover: number): boolean => {
      if (!effect) {
        out.begin(mover, at, at);
        if (type === Edge) out.setUnoriented(at);
        pushAll(c, out, at, id, n);
        out.finish();
        return false;
      }
      const work = c.acquire();
      work.begin(0, at, at);
      pushAll(c, work, at, id, n);
      work.finish();
      const looked = !effectCondition || effectCondition(c);
      if (looked) {
        c.from = at;
        c.to = at;
        mergeEffect(c, work, effect);
      }
      out.beginLike(work, 0);
      out.setMover(mover);
      out.setFrom(at);
      out.setTo(at);
      if (type === Edge) out.setUnoriented(at);
      out.copyActions(work, 0);
      out.finish();
      c.release(work);
      return looked;
    };

    /** Writes the moves that place a large piece with its root on a site. No condition, effect or consequence applies. */
    const addLarge = (c: Context, out: MoveList, at: number, id: number, mover: number): void => {
      const asked = local ? local(c) : -1;
      const last = asked === -1 ? large!.orientations(id) - 1 : asked;
      for (let state = asked === -1 ? 0 : asked; state <= last; state++) {
        const cells = large!.cells(id, at, state);
        let free = cells.length > 0;
        for (let k = 0; free && k < cells.length; k++) free = c.state.isEmpty(type, cells[k]!);
        if (!free) continue;
        out.begin(mover, at, at);
        out.setState(state);
        out.pushAdd(type, at, id, 1, state, -1, -1, false, decision);
        out.finish();
      }
    };

    const addToRegion = (c: Context, out: MoveList, id: number, n: number, mover: number, sites: RegionFn): void => {
      const isLarge = large?.isLarge(id) ?? false;
      const set = sites.fixed ?? borrowSites();
      if (!sites.fixed) sites(c, set);
      const own = ownThen(c);
      for (let s = set.next(0); s >= 0; s = set.next(s + 1)) {
        if (isLarge) {
          addLarge(c, out, s, id, mover);
          continue;
        }
        c.to = s;
        if (condition && !condition(c)) continue;
        const looked = build1(c, out, s, id, n, mover);
        const made = out.length - 1;
        out.setThenOf(made, own);
        if (looked) {
          // The very same move is listed twice, see `MoveFlag`.
          out.tape[out.start(made) + MoveWord.Flags]! |= MoveFlag.Twin;
          out.copyMove(out, made);
        }
      }
      if (!sites.fixed) returnSites(set);
    };

    /** The move for one site of the region, where it does nothing but add one piece. */
    const writeOne = (c: Context, at: number, out: MoveList): boolean => {
      const id = ids[0]!(c);
      if (id < 0) return false;
      out.addPlacement(c.state.mover, type, at, id, ownThen(c), decision);
      return true;
    };

    /** The move for one site of the region. */
    const write = (c: Context, at: number, out: MoveList): boolean => {
      const n = count ? count(c) : 1;
      const id = ids[0]!(c);
      if (n < 1 || id < 0) return false;
      const { to: oldTo } = c;
      c.to = at;
      const goes = !condition || condition(c);
      if (goes) {
        build1(c, out, at, id, n, c.state.mover);
        out.setThenOf(out.length - 1, ownThen(c));
      }
      c.to = oldTo;
      return goes;
    };

    const generate: MovesFn = (c, out) => {
      const n = count ? count(c) : 1;
      if (n < 1) return;
      const { from: oldFrom, to: oldTo } = c;
      const { mover } = c.state;
      const first = out.length;
      for (let k = 0; k < ids.length; k++) {
        const id = ids[k]!(c);
        if (id < 0) continue;
        if (region) {
          addToRegion(c, out, id, n, mover, region);
          continue;
        }
        const at = site(c);
        if (large?.isLarge(id)) {
          if (at >= 0) addLarge(c, out, at, id, mover);
          continue;
        }
        c.to = at;
        // A site that fails leaves the iterator where it is, and ends the rule.
        if (at < 0 || (condition && !condition(c))) return;
        build1(c, out, at, id, n, mover);
        c.from = oldFrom;
        c.to = oldTo;
        setMovers(out, first, mover);
        attach(c, out, first);
        return;
      }
      c.to = oldTo;
      c.from = oldFrom;
    };
    if (!region || ids.length > 1 || effect || large) return generate;
    const one = !condition && !local && !level && !stacking && type !== Edge && (!count || count.fixed === 1);
    if (!one) return Object.assign(generate, { bySite: { sites: region, write } });
    const placement = then ? {} : { placement: { piece: ids[0]!, decision } };
    return Object.assign(generate, { bySite: { sites: region, write: writeOne, ...placement } });
  },
});
