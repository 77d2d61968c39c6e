/** Moves of a large piece to every place and orientation whose cells are targets of the move or covered by the piece itself. */
import { type Build, type IntFn, type RegionFn, sitesOf } from '@ludii/functions';
import { borrowSites, returnSites, type SiteSet } from '@ludii/functions/internal';
import { type Condition, choose, constant, memberFn, type Rule, type Sites } from '@ludii/ir';
import { all, type EmitRule, mergeEffect } from '@ludii/ir/internal';
import type { Context, MoveList, SiteTypeCode } from '@ludii/state';
import { MoveWord } from '@ludii/state/internal';
import type { Footprints, SiteTest } from '../shared/footprint.js';
import { type TypeAt, typeAt } from '../shared/places.js';

/** How a large piece is moved. */
interface LargeMove {
  readonly fromType: TypeAt;
  readonly toType: TypeAt;
  readonly site: IntFn;
  readonly region: RegionFn | undefined;
  readonly effect: ((c: Context, out: MoveList) => void) | undefined;
  readonly by: IntFn;
  readonly decision: boolean;
}

/** Sets of sites of which one is quickly asked whether it belongs to them, and that depend on no iterator. */
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
      visitPlaces(c, large, pieceOn(c), fromType(c.from), targets, (target, state) => {
        writeMove(c, out, move, target, state);
      });
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
      if ((c.to === c.from && c.value === standing(c)) || c.value >= large.orientations(what)) return false;
      if (c.game.components[what]!.kind === 'domino') return fitsLine(c, large.cells(what, c.to, c.value));
      return large.fitsWhere(c, what, c.to, c.value, isFree);
    },
  };
  const covered: Sites = {
    k: 'callSites',
    fn: (c) => Array.from(large.cells(pieceOn(c), c.from, standing(c))).slice(1),
    has: (c, cell) => cell !== c.from && large.covers(pieceOn(c), c.from, standing(c), cell),
    limit: MostCells,
    most: large.mostCells,
  };
  const turned: Rule = {
    k: 'values',
    min: constant(0),
    max: constant(large.mostOrientations - 1),
    rule: choose(fits, plain),
  };
  return all(
    { k: 'sites', registers: ['to'], over, rule: turned },
    { k: 'sites', registers: ['to'], over: covered, rule: turned },
  );
}

/** More cells than any board has. */
const MostCells = 1 << 20;

/** Goes through where a large piece on `(from)` can go: the targets in order, then the cells that it covers, each in all orientations. */
function visitPlaces(
  c: Context,
  large: Footprints,
  what: number,
  type: SiteTypeCode,
  targets: SiteSet,
  visit: (target: number, state: number) => void,
): void {
  const { from } = c;
  const standing = c.state.state(type, from);
  const covered = large.cells(what, from, standing);
  const allowed = borrowSites();
  allowed.addAll(targets);
  allowed.add(from);
  for (let i = 0; i < covered.length; i++) allowed.add(covered[i]!);
  const isDomino = c.game.components[what]!.kind === 'domino';
  const orientations = large.orientations(what);
  const turn = (target: number): void => {
    for (let state = 0; state < orientations; state++) {
      if (target === from && state === standing) continue;
      const fits = isDomino ? fitsLine(c, large.cells(what, target, state)) : large.fits(what, target, state, allowed);
      if (fits) visit(target, state);
    }
  };
  for (let target = targets.next(0); target >= 0; target = targets.next(target + 1)) turn(target);
  for (let i = 1; i < covered.length; i++) turn(covered[i]!);
  returnSites(allowed);
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
