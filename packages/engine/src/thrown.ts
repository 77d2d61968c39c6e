/**
 * The throw that is being played. Dice are thrown while the legal moves are found, and each of these moves begins by
 * setting the dice; until one is played the state still holds the throw before.
 */
import {
  actionLength,
  type Context,
  firstAction,
  isDecisionWord,
  type MoveList,
  moveEnd,
  Op,
  opcodeOf,
} from '@ludii/compiler/internal';

/** The faces (by number, not value) that dice show as soon as any legal move is played, by site. */
export function thrownFaces(legal: MoveList): ReadonlyMap<number, number> {
  let common: Map<number, number> | undefined;
  for (let i = 0; i < legal.length; i++) {
    const faces = new Map<number, number>();
    collect(legal.tape, legal.start(i), faces);
    if (!common) common = faces;
    else for (const [site, face] of common) if (faces.get(site) !== face) common.delete(site);
    if (common.size === 0) break;
  }
  return common ?? new Map();
}

/** Reads what is set before the decision of a move. False behind it. */
function collect(tape: Int32Array, start: number, faces: Map<number, number>): boolean {
  const end = moveEnd(tape, start);
  for (let at = firstAction(tape, start); at < end; at += actionLength(tape[at]!)) {
    const opcode = opcodeOf(tape[at]!);
    if (opcode === Op.NestedMove) {
      if (!collect(tape, at + 1, faces)) return false;
    } else if (isDecisionWord(tape[at]!)) return false;
    else if (opcode === Op.SetDie) faces.set(tape[at + 1]!, tape[at + 2]!);
  }
  return true;
}

/** Reads the values of dice as the mover sees them. */
export function diceReader(c: Context, legal: MoveList): (site: number) => number | undefined {
  const thrown = c.state.layout.dice.length > 0 ? thrownFaces(legal) : undefined;
  return (site) => {
    const die = c.game.components[c.state.what(0, site)];
    const face = thrown?.get(site) ?? c.state.state(0, site);
    return die?.faces?.[face];
  };
}
