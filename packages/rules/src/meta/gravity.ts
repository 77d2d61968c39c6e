/** Gravity: on a pyramid of vertices, pieces that have lost their support drop to the free place below. */
import type { Build, MovesFn } from '@ludii/functions';
import { DirectionCode, stepsOf } from '@ludii/functions/internal';
import type { Context, MoveList } from '@ludii/state';
import { applyAction, Vertex } from '@ludii/state/internal';

/** The drops that follow from a position, as one move with an action for each. */
export function drops(build: Build): MovesFn {
  const steps = build.topology.stepTable('Vertex');

  /** Drops the first piece that can, and tells whether there was one. */
  const dropOne = (c: Context, out: MoveList): boolean => {
    const { state } = c;
    for (let site = 0; site < steps.count; site++) {
      if (state.what(Vertex, site) === 0) continue;
      for (const below of stepsOf(steps, site, DirectionCode.Downward)) {
        if (state.what(Vertex, below) !== 0) continue;
        const action = out.end;
        out.pushMove(Vertex, site, 0, Vertex, below, 0, -1, -1, -1, false, false);
        applyAction(c, out.tape, action);
        return true;
      }
    }
    return false;
  };

  return (c, out) => {
    out.begin(c.state.mover, -1, -1);
    c.mark();
    let dropped = false;
    while (dropOne(c, out)) dropped = true;
    c.rollback();
    if (dropped) out.finish();
    else out.abandon();
  };
}
