/** Meta rules of games in which pieces are piled up as pyramids on the vertices of a board. */
import type { Build } from '@ludii/functions';
import { DirectionCode, stepsOf } from '@ludii/functions/internal';
import type { Context } from '@ludii/state';
import { actionLength, firstAction, moveEnd, Op, opcodeOf, Vertex } from '@ludii/state/internal';
import type { MoveTest } from '../game.js';

const isOnBoard = (build: Build, site: number): boolean => site >= 0 && site < build.shape.board.sizes[Vertex];
const isOccupied = (c: Context, site: number): boolean => c.state.what(Vertex, site) !== 0;

/** A test of the actions of a move; `from` and `to` of the actions are looked at by the caller. */
function someAction(test: (c: Context, tape: Int32Array, action: number) => boolean): MoveTest {
  return (c, moves, i) => {
    const { tape } = moves;
    const start = moves.start(i);
    const end = moveEnd(tape, start);
    for (let at = firstAction(tape, start); at < end; at += actionLength(tape[at]!)) if (test(c, tape, at)) return true;
    return false;
  };
}

/** The move takes away a piece that holds up more than one other. */
export function holdsUpSeveral(build: Build): MoveTest {
  const steps = build.topology.stepTable('Vertex');
  return someAction((c, tape, at) => {
    const opcode = opcodeOf(tape[at]!);
    // Both actions have the site that is left as their second operand.
    if (opcode !== Op.Move && opcode !== Op.Remove && opcode !== Op.RemoveLevel) return false;
    const site = tape[at + 2]!;
    if (!isOnBoard(build, site) || !isOccupied(c, site)) return false;
    let held = 0;
    for (const above of stepsOf(steps, site, DirectionCode.Upward)) if (isOccupied(c, above)) held++;
    return held > 1;
  });
}

/** The move ends on a line upwards (or straight back) from where the piece was. */
export function landsOnFallen(build: Build): MoveTest {
  const table = build.topology.radialTable('Vertex');
  return someAction((c, tape, at) => {
    if (opcodeOf(tape[at]!) !== Op.Move) return false;
    const from = tape[at + 2]!;
    const to = tape[at + 5]!;
    if (!isOnBoard(build, from) || !isOnBoard(build, to) || !isOccupied(c, from)) return false;
    const { slots, slotOf, offsets, opposite, start, end, sites } = table;
    const slot = slotOf[DirectionCode.Upward]!;
    if (slot < 0) return false;
    const holds = (id: number): boolean => id >= 0 && sites.subarray(start[id]! + 1, end[id]!).includes(to);
    const row = from * slots + slot;
    for (let id = offsets[row]!; id < offsets[row + 1]!; id++) if (holds(id) || holds(opposite[id]!)) return true;
    return false;
  });
}
