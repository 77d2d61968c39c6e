/** `(select …)`, `(move Select …)`: a player names a site, or two, for what follows. */
import { type Build, type IntFn, type MovesFn, type RegionFn, Role } from '@ludii/functions';
import {
  borrowSites,
  conditionAt,
  conditionOf,
  consequenceOf,
  type DraftList,
  type DraftRule,
  FromPart,
  fromRegister,
  hasHands,
  type Lists,
  numberOf,
  regionOf,
  returnSites,
  roleIndex,
  type SiteSet,
  siteNumbers,
  ThenPart,
  ToPart,
  toRegister,
} from '@ludii/functions/internal';
import { choose, constant, empty as emptySite, type Rule, register, type Value, valueFn } from '@ludii/ir';
import { action, attached, emit } from '@ludii/ir/internal';
import { optional } from '@ludii/registry';
import type { Context, MoveList, SiteTypeCode } from '@ludii/state';
import { Cell, Op } from '@ludii/state/internal';
import { attachThen } from './shared/consequence.js';
import { effectAndDecision } from './shared/declare.js';

/** First number that is no site of a type: cells of hands count, other types are on the board only. */
const endOf = (build: Build, type: SiteTypeCode): number =>
  type === Cell ? siteNumbers(build.shape).total : build.shape.board.sizes[type];

/** Puts the sites of a site or region into a set. */
function collect(c: Context, sites: SiteSet, region: RegionFn | undefined, site: IntFn): void {
  if (region) region(c, sites);
  else sites.addIfSite(site(c));
}

/** Lists of board sites as rows of bits. */
function listBits({ offsets, items }: Lists, sites: number): { readonly words: Int32Array; readonly width: number } {
  const width = (sites + 31) >> 5;
  const words = new Int32Array((offsets.length - 1) * width);
  for (let row = 0; row < offsets.length - 1; row++) {
    for (let i = offsets[row]!; i < offsets[row + 1]!; i++) {
      const site = items[i]!;
      if (site < sites) words[row * width + (site >> 5)]! |= 1 << (site & 31);
    }
  }
  return { words, width };
}

export const select = effectAndDecision('select', 'Select', {
  args: { from: FromPart, to: optional(ToPart), mover: optional(Role), consequence: optional(ThenPart) },
  doc: 'Chooses a site, or a site and a second one; what follows does something with them.',
  example: '(move Select (from (sites Corners)) (to (sites Centre)) (then (swap Pieces)))',
  flags: ({ to }) => (to ? ['usesFromPositions'] : []),
  meaning: ({ from, to, mover: role, consequence: then }, build, decision) => {
    const typeFrom = from.type ?? build.defaultSite;
    const typeTo = to?.type ?? build.defaultSite;
    const starts = from.region && regionOf(from.region, build);
    const ends = to?.region && regionOf(to.region, build);
    const unusual = from.level || to?.level || (role !== undefined && role !== 'Mover') || build.stacking;
    if (unusual || hasHands(build.shape)) return undefined;
    const [f, t] = [register('from'), register('to')];
    const one = emit(f, t, [action(Op.Select, decision, typeFrom, f, -1, -1, -1, -1)]);
    const above: Value = {
      k: 'choice',
      test: emptySite(typeTo, t, endOf(build, typeTo)),
      yes: constant(-1),
      no: constant(0),
    };
    const two = choose(
      conditionOf(to?.condition),
      emit(f, t, [action(Op.Select, decision, typeFrom, f, -1, typeTo, t, above)]),
    );
    const limit = endOf(build, typeTo);
    const pairs: Rule = ends
      ? { k: 'sites', registers: ['to'], over: ends, rule: two }
      : { k: 'at', registers: ['to'], site: numberOf(to?.site ?? toRegister), limit, rule: two };
    const chosen = choose(conditionOf(from.condition), to ? pairs : one);
    const rule: Rule = starts
      ? { k: 'sites', registers: ['from', 'to'], over: starts, rule: chosen }
      : {
          k: 'at',
          registers: ['from', 'to'],
          site: numberOf(from.site ?? fromRegister),
          limit: endOf(build, typeFrom),
          rule: chosen,
        };
    return attached(rule, consequenceOf(then));
  },
  compile: ({ from, to, mover: role, consequence: then }, build, decision): MovesFn => {
    const typeFrom = from.type ?? build.defaultSite;
    const typeTo = to?.type ?? build.defaultSite;
    const endFrom = endOf(build, typeFrom);
    const endTo = endOf(build, typeTo);
    const fromSite = from.site ?? fromRegister;
    const toSite = to?.site ?? toRegister;
    const starts = from.condition?.fixed === true ? undefined : from.condition;
    const goes = to?.condition?.fixed === true ? undefined : to?.condition;
    const levelFrom = from.level;
    const levelTo = to?.level;
    const { stacking } = build;
    const moverOf = role && roleIndex(role, build);
    const attach = attachThen(then);
    const endBoard = build.shape.board.sizes[typeTo];

    // Levels that are written see the sites before: such moves are only generated.
    const written = levelFrom !== undefined || levelTo !== undefined;
    const target = conditionAt(written ? undefined : goes, toRegister, typeTo);
    const row = to?.region?.ir;
    const listed = row?.k === 'row' ? { site: valueFn(row.of), lists: row.relation } : undefined;

    // Sites that must be empty are found by words: those of the list that are among the empty ones of the board.
    const empties =
      listed && target.test?.datum.name === 'empty' && endTo >= endBoard ? listBits(listed.lists, endBoard) : undefined;

    const levelAt = (c: Context, f: number): number =>
      stacking ? (levelFrom ? levelFrom(c) : c.state.stackSize(typeFrom, f) - 1) : -1;

    /** Writes the selection of a site, or of two. */
    const emit = (c: Context, out: MoveList, f: number, level: number, t: number, above: number): void => {
      out.begin(moverOf ? moverOf(c) : c.state.mover, f, t);
      // A single site is both ends of the selection, and so is its level.
      if (to) out.pushSelect(typeFrom, f, level, typeTo, t, above, decision);
      else out.pushSelect(typeFrom, f, level, -1, -1, level, decision);
      out.finish();
    };
    const rule: DraftRule = {
      complete: (c, out, f, t) => {
        const first = out.length;
        emit(c, out, f, levelAt(c, f), t, to ? c.state.stackSize(typeTo, t) - 1 : -1);
        attach(c, out, first);
      },
    };

    /** Takes a second site if it will do; true if nothing more has to be looked for. */
    const pair = (
      c: Context,
      out: MoveList | undefined,
      notes: DraftList | undefined,
      f: number,
      level: number,
      t: number,
    ): boolean => {
      const tested = target.test !== undefined && t < endBoard;
      if (tested && !target.test.at(c.state, t)) return false;
      // A level that is written sees the target before this one.
      const above = levelTo ? levelTo(c) : out ? c.state.stackSize(typeTo, t) - 1 : -1;
      c.to = t;
      const asked = tested ? target.rest : goes;
      if (asked && !asked(c)) return false;
      if (out) emit(c, out, f, level, t, above);
      else if (notes) notes.push(c, rule, f, t, 0);
      else return true;
      return false;
    };

    const pairs = (
      c: Context,
      out: MoveList | undefined,
      notes: DraftList | undefined,
      f: number,
      level: number,
    ): boolean => {
      if (listed) {
        const { offsets, items } = listed.lists;
        const site = listed.site(c);
        if (site < 0 || site >= offsets.length - 1) return false;
        if (empties) {
          const first = c.state.emptyOffset(typeTo);
          for (let w = 0; w < empties.width; w++) {
            let bits = empties.words[site * empties.width + w]! & c.state.words[first + w]!;
            for (; bits !== 0; bits &= bits - 1) {
              if (pair(c, out, notes, f, level, (w << 5) + 31 - Math.clz32(bits & -bits))) return true;
            }
          }
          return false;
        }
        for (let i = offsets[site]!; i < offsets[site + 1]!; i++) {
          if (items[i]! < endTo && pair(c, out, notes, f, level, items[i]!)) return true;
        }
        return false;
      }
      const fixed = to!.region?.fixed;
      const targets = fixed ?? borrowSites();
      if (!fixed) collect(c, targets, to!.region, toSite);
      let found = false;
      for (let t = targets.next(0); t >= 0 && t < endTo && !found; t = targets.next(t + 1)) {
        found = pair(c, out, notes, f, level, t);
      }
      if (!fixed) returnSites(targets);
      return found;
    };

    /** Takes a first site if it will do, with all second ones. */
    const start = (c: Context, out: MoveList | undefined, notes: DraftList | undefined, f: number): boolean => {
      // A level that is written sees the site before this one.
      const level = levelAt(c, f);
      c.from = f;
      c.to = f;
      if (starts && !starts(c)) return false;
      if (to) return pairs(c, out, notes, f, level);
      if (out) emit(c, out, f, level, f, level);
      else if (notes) notes.push(c, rule, f, f, 0);
      else return true;
      return false;
    };

    const run = (c: Context, out: MoveList | undefined, notes: DraftList | undefined): boolean => {
      const { from: oldFrom, to: oldTo } = c;
      let found = false;
      if (from.region) {
        const { fixed } = from.region;
        const sites = fixed ?? borrowSites();
        if (!fixed) from.region(c, sites);
        for (let f = sites.next(0); f >= 0 && f < endFrom && !found; f = sites.next(f + 1)) {
          found = start(c, out, notes, f);
        }
        if (!fixed) returnSites(sites);
      } else {
        const f = fromSite(c);
        found = f >= 0 && f < endFrom && start(c, out, notes, f);
      }
      c.to = oldTo;
      c.from = oldFrom;
      return found;
    };

    const generate = (c: Context, out: MoveList): void => {
      const first = out.length;
      run(c, out, undefined);
      attach(c, out, first);
    };
    if (written) return generate;
    /** The selection of one site. */
    const write = (c: Context, site: number, out: MoveList): boolean => {
      const { from: oldFrom, to: oldTo } = c;
      const first = out.length;
      if (site < endFrom) start(c, out, undefined, site);
      c.to = oldTo;
      c.from = oldFrom;
      attach(c, out, first);
      return out.length > first;
    };
    return Object.assign(generate, {
      draft: (c: Context, notes: DraftList) => {
        run(c, undefined, notes);
      },
      canMove: (c: Context) => run(c, undefined, undefined),
      ...(!to && from.region ? { bySite: { sites: from.region, write } } : {}),
    });
  },
});
