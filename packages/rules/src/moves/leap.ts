/** `(leap …)`, `(move Leap …)`: a piece jumps to where walks from its site end, like a knight. */
import { Bool, type Build, type MovesFn } from '@ludii/functions';
import {
  conditionOf,
  consequenceOf,
  DirectionCode,
  FromPart,
  fail,
  fromRegister,
  numberOf,
  type SiteSet,
  type SiteType,
  type SlotMoves,
  StepWord,
  siteTypeName,
  ThenPart,
  ToPart,
  walkEnds,
} from '@ludii/functions/internal';
import { choose, type Rule, register } from '@ludii/ir';
import { attached, type ByPiece, emit, moveAction, type Relation } from '@ludii/ir/internal';
import { list, named, optional } from '@ludii/registry';
import type { Context, MoveList, SiteTypeCode } from '@ludii/state';
import { applyMeaning, applyMoves } from './bundles.js';
import { attachThen, mergeEffect } from './shared/consequence.js';
import { effectAndDecision } from './shared/declare.js';

type Walks = readonly (readonly ('F' | 'L' | 'R')[])[];

/** Where walks from each site end, worked out for a site when it is first asked for. */
function landingTable(build: Build, type: SiteType, walks: Walks): (site: number, rotations: boolean) => Int32Array {
  const count = build.topology.count(type);
  const nowhere = new Int32Array(0);
  const tables: (Int32Array | undefined)[][] = [[], []];
  return (site, rotations) => {
    if (site >= count) return nowhere;
    const table = tables[rotations ? 1 : 0]!;
    let ends = table[site];
    if (!ends) {
      ends = Int32Array.from(walkEnds(build.topology, type, site, walks, rotations));
      table[site] = ends;
    }
    return ends;
  };
}

/** Lists of sites as one relation. */
function packed(lists: readonly Int32Array[]): Relation {
  const offsets = new Int32Array(lists.length + 1);
  lists.forEach((sites, i) => {
    offsets[i + 1] = offsets[i]! + sites.length;
  });
  return { offsets, items: Int32Array.from(lists.flatMap((sites) => Array.from(sites))) };
}

/** Signs of the change of row and column that count as forward, for each facing; others are never forward. */
const forwardSigns: ReadonlyMap<number, readonly [row: number, column: number]> = new Map([
  [DirectionCode.N, [1, 0]],
  [DirectionCode.S, [-1, 0]],
  [DirectionCode.E, [0, 1]],
  [DirectionCode.W, [0, -1]],
  [DirectionCode.NE, [1, 1]],
  [DirectionCode.SE, [-1, 1]],
  [DirectionCode.SW, [-1, -1]],
  [DirectionCode.NW, [1, -1]],
]);

/** Tells whether a site lies in front of another for a piece that faces a direction. */
function forwardTest(build: Build, type: SiteType): (facing: number, from: number, to: number) => boolean {
  const { row, column } = build.topology.sites(type);
  return (facing, from, to) => {
    const signs = forwardSigns.get(facing);
    if (!signs) return false;
    const [up, right] = signs;
    return (up === 0 || (row[to]! - row[from]!) * up > 0) && (right === 0 || (column[to]! - column[from]!) * right > 0);
  };
}

export const leap = effectAndDecision('leap', 'Leap', {
  args: {
    from: optional(FromPart),
    walk: list(list(StepWord)),
    forward: named(optional(Bool)),
    rotations: named(optional(Bool)),
    to: ToPart,
    consequence: optional(ThenPart),
  },
  doc: 'Jumps to the ends of walks (F forward, L and R turn), whatever stands between.',
  example: '(move Leap {{F F F L F}} forward:True (to if:(is Even (to))))',
  meaning: ({ from, walk, forward, rotations, to, consequence: then }, build, decision) => {
    const type: SiteTypeCode = from?.type ?? build.defaultSite;
    const site = from?.site ?? fromRegister;
    const leaks = from?.condition && site !== fromRegister;
    const open = (forward && forward.fixed === undefined) || (rotations && rotations.fixed === undefined);
    const effect = to.apply && applyMeaning(to.apply);
    const unusual = leaks || open || from?.region || from?.level || build.stacking || type !== build.defaultSite;
    if (unusual || !to.condition || (to.apply && !effect)) return undefined;
    const count = build.topology.count(siteTypeName(type));
    const landings = landingTable(build, siteTypeName(type), walk);
    const isForward = forwardTest(build, siteTypeName(type));
    const ends = (facing: number): Relation =>
      packed(
        Array.from({ length: count }, (_, f) =>
          landings(f, rotations?.fixed ?? true).filter((t) => facing < 0 || isForward(facing, f, t)),
        ),
      );
    const facings = build.components.map(({ facing }) => facing);
    const ways: ByPiece<Relation> = forward?.fixed
      ? { fixed: false, of: (piece) => ends(facings[piece]!) }
      : { fixed: true, all: ends(-1) };
    const move = emit(
      register('from'),
      register('to'),
      [moveAction(type, register('from'), register('to'), decision)],
      effect,
    );
    const leap: Rule = { k: 'steps', ways, rule: choose(conditionOf(to.condition), move) };
    const begins = choose(conditionOf(from?.condition), leap);
    return attached(
      { k: 'at', registers: ['from'], site: numberOf(site), limit: count, rule: begins },
      consequenceOf(then),
    );
  },
  compile: ({ from, walk, forward, rotations, to, consequence: then }, build, decision): MovesFn => {
    const goes = to.condition ?? fail('no-condition', 'A leap needs a condition where it may land: `(to if:…)`.');
    const type: SiteTypeCode = from?.type ?? build.defaultSite;
    const siteOf = from?.site ?? fromRegister;
    const starts = from?.condition;
    const effect = to.apply && applyMoves(to.apply);
    const landings = landingTable(build, siteTypeName(build.defaultSite), walk);
    const isForward = forwardTest(build, siteTypeName(type));
    const facings = Int32Array.from(build.components, ({ facing }) => facing);
    const attach = attachThen(then);

    const emit = (c: Context, out: MoveList, f: number, t: number): void => {
      out.begin(0, f, t);
      out.pushMove(type, f, -1, type, t, -1, -1, -1, -1, false, decision);
      out.finish();
      if (effect && mergeEffect(c, out, effect)) {
        out.setFromOf(out.length - 1, f);
        out.setToOf(out.length - 1, t);
      }
      out.setMoverOf(out.length - 1, c.state.mover);
    };

    const generate: MovesFn = (c, out) => {
      const f = siteOf(c);
      const ahead = forward?.(c) ?? false;
      if (f < 0) return;
      const facing = ahead ? facings[c.state.what(type, f)]! : -1;
      const { from: oldFrom, to: oldTo } = c;
      c.from = f;
      // A piece that may not start leaves the iterator on its site.
      if (starts && !starts(c)) return;
      const ends = landings(f, rotations ? rotations(c) : true);
      const first = out.length;
      for (let k = 0; k < ends.length; k++) {
        const t = ends[k]!;
        if (facing >= 0 && !isForward(facing, f, t)) continue;
        c.to = t;
        if (goes(c)) emit(c, out, f, t);
      }
      c.to = oldTo;
      c.from = oldFrom;
      attach(c, out, first);
    };

    const reaches = (c: Context, site: number): boolean => {
      const f = siteOf(c);
      const ahead = forward?.(c) ?? false;
      if (f < 0) return false;
      const facing = ahead ? facings[c.state.what(type, f)]! : -1;
      const { from: oldFrom, to: oldTo } = c;
      c.from = f;
      if (starts && !starts(c)) return false;
      const ends = landings(f, rotations ? rotations(c) : true);
      let found = false;
      if (ends.includes(site) && (facing < 0 || isForward(facing, f, site))) {
        c.to = site;
        found = goes(c);
      }
      c.to = oldTo;
      c.from = oldFrom;
      return found;
    };
    const canMove = (c: Context): boolean => {
      const f = siteOf(c);
      if (f < 0) return false;
      const facing = forward?.(c) ? facings[c.state.what(type, f)]! : -1;
      const { from: oldFrom, to: oldTo } = c;
      c.from = f;
      if (starts && !starts(c)) return false;
      const ends = landings(f, rotations ? rotations(c) : true);
      let found = false;
      for (let k = 0; k < ends.length && !found; k++) {
        c.to = ends[k]!;
        found = (facing < 0 || isForward(facing, f, c.to)) && goes(c);
      }
      c.to = oldTo;
      c.from = oldFrom;
      return found;
    };
    const made = Object.assign(generate, { reaches, canMove });
    const turns = rotations ? rotations.fixed : true;
    if (turns === undefined || siteOf !== fromRegister) return made;
    const size = (_piece: number, f: number): number => (f < 0 ? 0 : landings(f, turns).length);
    const slots: SlotMoves = {
      count: (c) => size(0, c.from),
      size,
      write: (c, slot, out) => {
        const { from: f, to: oldTo } = c;
        const facing = forward?.(c) ? facings[c.state.what(type, f)]! : -1;
        const t = landings(f, turns)[slot] ?? -1;
        if (t < 0 || (facing >= 0 && !isForward(facing, f, t)) || (starts && !starts(c))) return false;
        c.to = t;
        const found = goes(c);
        if (found) {
          const first = out.length;
          emit(c, out, f, t);
          attach(c, out, first);
        }
        c.to = oldTo;
        return found;
      },
    };
    const span = (_piece: number, f: number, _to: number, out: SiteSet): void => {
      if (f >= 0) for (const t of landings(f, turns)) out.add(t);
    };
    return Object.assign(made, { slots, span });
  },
});
