/** Moves of a large piece: any place and orientation whose cells are targets of the move or covered by the piece itself. */
import type { MovesFn, SiteSet } from '@ludii/functions';
import { type Context, type MoveList, MoveWord, type SiteTypeCode } from '@ludii/state';
import { mergeEffect } from './consequence.js';
import type { Footprints } from './footprint.js';
import type { TypeAt } from './places.js';

/** One large piece that is about to move. */
export interface LargeMove {
  readonly what: number;
  readonly from: number;
  /** Where the rule lets it go. */
  readonly targets: SiteSet;
  readonly typeF: SiteTypeCode;
  readonly toType: TypeAt;
  readonly effect: MovesFn | undefined;
  readonly decision: boolean;
}

/** Writes all moves of a large piece. Conditions of the target do not count. */
export function moveLarge(c: Context, out: MoveList, large: Footprints, move: LargeMove): void {
  const { what, from, targets, typeF, effect, decision } = move;
  const standing = c.state.state(typeF, from);
  const covered = Array.from(large.cells(what, from, standing));
  const order = [...targets.toArray(), ...covered.slice(1)];
  const allowed = new Set([...order, from]);
  const isDomino = c.game.components[what]!.kind === 'domino';
  const anywhere = isDomino && c.trial.moveNumber === 0;
  for (const target of order) {
    for (let state = 0; state < large.orientations(what); state++) {
      if (target === from && state === standing) continue;
      const cells = large.cells(what, target, state);
      if (cells.length === 0) continue;
      let fits = true;
      for (let k = 0; fits && k < cells.length; k++) {
        fits = isDomino ? anywhere || c.state.isPlayable(cells[k]!) : allowed.has(cells[k]!);
      }
      if (!fits) continue;
      out.begin(0, from, target);
      out.setState(state);
      out.pushMove(typeF, from, -1, move.toType(target), target, -1, state, -1, -1, false, decision);
      out.finish();
      if (effect && mergeEffect(c, out, effect)) {
        const made = out.length - 1;
        out.setFromOf(made, from);
        out.setToOf(made, target);
        out.tape[out.start(made) + MoveWord.State] = state;
      }
    }
  }
}
