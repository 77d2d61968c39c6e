/** Moves of a large piece to every place and orientation whose cells are targets of the move or covered by the piece itself. */
import { type Build, type IntFn, type RegionFn, sitesOf } from '@ludii/functions';
import { borrowSites, returnSites, type SiteSet } from '@ludii/functions/internal';
import { type Condition, choose, constant, memberFn, type Rule, type Sites, type Value } from '@ludii/ir';
import { all, type EmitRule, mergeEffect } from '@ludii/ir/internal';
import type { Context, MoveList, SiteTypeCode } from '@ludii/state';
import { MoveWord } from '@ludii/state/internal';
import type { Footprints, SiteTest } from '../shared/footprint.js';
import { type TypeAt, typeAt } from '../shared/places.js';

/** How a large piece is moved. */
export interface LargeMove {
  readonly fromType: TypeAt;
  readonly toType: TypeAt;
  readonly site: IntFn;
  readonly region: RegionFn | undefined;
  readonly effect: ((c: Context, out: MoveList) => void) | undefined;
  readonly by: IntFn;
  readonly decision: boolean;
}

/** Sets of sites that depend on no iterator. */
const isSteady = ({ k }: Sites): boolean => k === 'emptySites' || k === 'fixedSites' || k === 'sitesOf';

/** Whether a large piece stands on `(from)`, and its moves from there. Conditions of the target do not count. */
export function largeMoves(
  large: Footprints,
  move: LargeMove,
  plain: EmitRule,
): { readonly isLarge: Condition; readonly rule: Rule } {
  const { fromType, site, region, effect } = move;
  const over = region && sitesOf(region);
  const pieceOn = ({ state, from }: Context): number => state.what(fromType(from), from);
  const isLarge: Condition = { k: 'callCondition', fn: (c) => large.isLarge(pieceOn(c)) };
  if (over && isSteady(over) && !effect) return { isLarge, rule: oneByOne(large, over, pieceOn, fromType, plain) };
  const rule: Rule = {
    k: 'callRule',
    fn: (c, out) => {
      const targets = borrowSites();
      if (region) region(c, targets);
      else targets.addIfSite(site(c));
      for (const { target, state } of placesOf(c, large, pieceOn(c), fromType(c.from), targets)) {
        writeMove(c, out, move, target, state);
      }
      returnSites(targets);
    },
  };
  return { isLarge, rule };
}

/** The moves of a large piece, each found alone: to the sites of a set, then to the cells that it covers. */
function oneByOne(
  large: Footprints,
  over: Sites,
  pieceOn: (c: Context) => number,
  fromType: TypeAt,
  plain: EmitRule,
): Rule {
  const isTarget = memberFn(over);
  const standing = ({ state, from }: Context): number => state.state(fromType(from), from);
  const isFree: SiteTest = (c, cell) =>
    isTarget(c, cell) || cell === c.from || large.covers(pieceOn(c), c.from, standing(c), cell);
  const fits: Condition = {
    k: 'callCondition',
    fn: (c) => {
      const what = pieceOn(c);
      if (c.to === c.from && c.value === standing(c)) return false;
      if (c.game.components[what]!.kind === 'domino') return fitsLine(c, large.cells(what, c.to, c.value));
      return large.fitsWhere(c, what, c.to, c.value, isFree);
    },
  };
  const covered: Sites = {
    k: 'callSites',
    fn: (c) => Array.from(large.cells(pieceOn(c), c.from, standing(c))).slice(1),
    has: (c, cell) => cell !== c.from && large.covers(pieceOn(c), c.from, standing(c), cell),
    limit: MostCells,
  };
  const orientations: Value = { k: 'callValue', fn: (c) => large.orientations(pieceOn(c)) - 1 };
  const turned: Rule = { k: 'values', min: constant(0), max: orientations, rule: choose(fits, plain) };
  return all(
    { k: 'sites', registers: ['to'], over, rule: turned },
    { k: 'sites', registers: ['to'], over: covered, rule: turned },
  );
}

/** More cells than any board has. */
const MostCells = 1 << 20;

interface Place {
  readonly target: number;
  readonly state: number;
}

/** Where a large piece on `(from)` can go: the targets in order, then the cells that it covers, each in all orientations. */
function placesOf(c: Context, large: Footprints, what: number, type: SiteTypeCode, targets: SiteSet): readonly Place[] {
  const { from } = c;
  const standing = c.state.state(type, from);
  const covered = Array.from(large.cells(what, from, standing));
  const allowed = borrowSites();
  allowed.addAll(targets);
  for (const cell of [from, ...covered]) allowed.add(cell);
  const isDomino = c.game.components[what]!.kind === 'domino';
  const fits = (target: number, state: number): boolean =>
    isDomino ? fitsLine(c, large.cells(what, target, state)) : large.fits(what, target, state, allowed);
  const places: Place[] = [];
  for (const target of [...targets.toArray(), ...covered.slice(1)]) {
    for (let state = 0; state < large.orientations(what); state++) {
      if ((target !== from || state !== standing) && fits(target, state)) places.push({ target, state });
    }
  }
  returnSites(allowed);
  return places;
}

/** Dominoes lie on the lines of play, the first one anywhere. */
function fitsLine(c: Context, cells: ArrayLike<number>): boolean {
  if (c.trial.moveNumber !== 0) for (let k = 0; k < cells.length; k++) if (!c.state.isPlayable(cells[k]!)) return false;
  return cells.length > 0;
}

function writeMove(c: Context, out: MoveList, move: LargeMove, target: number, state: number): void {
  const { fromType, toType, effect, by, decision } = move;
  const { from } = c;
  out.begin(0, from, target);
  out.setState(state);
  out.pushMove(fromType(from), from, -1, toType(target), target, -1, state, -1, -1, false, decision);
  out.finish();
  const made = out.length - 1;
  if (effect && mergeEffect(c, out, effect)) {
    out.setFromOf(made, from);
    out.setToOf(made, target);
    out.tape[out.start(made) + MoveWord.State] = state;
  }
  out.setMoverOf(made, by(c));
}

/** The types of the ends of moves: one that is written for the target is taken as it is, also for a site of a hand. */
export const endTypes = (
  build: Build,
  from: SiteTypeCode | undefined,
  to: SiteTypeCode | undefined,
): Pick<LargeMove, 'fromType' | 'toType'> => ({
  fromType: typeAt(build, from),
  toType: to === undefined ? typeAt(build, undefined) : () => to,
});
