/** Moves of a large piece to every place and orientation whose cells are targets of the move or covered by the piece itself. */
import type { MovesFn } from '@ludii/functions';
import { borrowSites, returnSites, type SiteSet } from '@ludii/functions/internal';
import type { Context, MoveList, SiteTypeCode } from '@ludii/state';
import { MoveWord } from '@ludii/state/internal';
import { mergeEffect } from '../shared/consequence.js';
import type { Footprints } from '../shared/footprint.js';
import type { TypeAt } from '../shared/places.js';

/** What is told about a place and orientation; true ends the search. */
export type Visit = (target: number, state: number) => boolean;

/**
 * Visits where a large piece on `from` can go: the targets in order, then the cells that it covers itself, each in all
 * orientations. Conditions of the target do not count. Tells whether a visit ended the search.
 */
export function visitPlaces(
  c: Context,
  large: Footprints,
  what: number,
  from: number,
  typeF: SiteTypeCode,
  targets: SiteSet,
  visit: Visit,
): boolean {
  const standing = c.state.state(typeF, from);
  const covered = large.cells(what, from, standing);
  const allowed = borrowSites();
  allowed.addAll(targets);
  allowed.add(from);
  for (let k = 0; k < covered.length; k++) allowed.add(covered[k]!);
  const orientations = large.orientations(what);
  const isDomino = c.game.components[what]!.kind === 'domino';
  const fits = (target: number, state: number): boolean =>
    isDomino ? fitsLine(c, large.cells(what, target, state)) : large.fits(what, target, state, allowed);
  let ended = false;
  for (let target = targets.next(0); target >= 0 && !ended; target = targets.next(target + 1)) {
    for (let state = 0; state < orientations && !ended; state++) {
      if ((target !== from || state !== standing) && fits(target, state)) ended = visit(target, state);
    }
  }
  for (let k = 1; k < covered.length && !ended; k++) {
    for (let state = 0; state < orientations && !ended; state++) {
      if ((covered[k] !== from || state !== standing) && fits(covered[k]!, state)) ended = visit(covered[k]!, state);
    }
  }
  returnSites(allowed);
  return ended;
}

/** Dominoes lie on the lines of play, the first one anywhere. */
function fitsLine(c: Context, cells: ArrayLike<number>): boolean {
  if (c.trial.moveNumber !== 0) for (let k = 0; k < cells.length; k++) if (!c.state.isPlayable(cells[k]!)) return false;
  return cells.length > 0;
}

/** How the move of a large piece is written. */
export interface LargeMove {
  readonly toType: TypeAt;
  readonly effect: MovesFn | undefined;
  readonly decision: boolean;
}

/** Writes the move of a large piece to a place, in an orientation. */
export function writeLarge(
  c: Context,
  out: MoveList,
  { toType, effect, decision }: LargeMove,
  typeF: SiteTypeCode,
  from: number,
  target: number,
  state: number,
): void {
  out.begin(0, from, target);
  out.setState(state);
  out.pushMove(typeF, from, -1, toType(target), target, -1, state, -1, -1, false, decision);
  out.finish();
  if (effect && mergeEffect(c, out, effect)) {
    const made = out.length - 1;
    out.setFromOf(made, from);
    out.setToOf(made, target);
    out.tape[out.start(made) + MoveWord.State] = state;
  }
}
