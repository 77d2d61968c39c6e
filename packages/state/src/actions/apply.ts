/** Applying one action from a tape. */
import type { Context } from '../context.js';
import { StateError } from '../errors.js';
import { storePosition } from '../history.js';
import { addPending } from '../pending.js';
import { score, setScore } from '../standing.js';
import { Hidden } from '../state.js';
import { addNote, forget, remember, setVariable } from '../variables.js';
import { castVote, propose } from '../voting.js';
import { applySetDiceAllEqual, applySetDie, applyUseDie } from './dice.js';
import { applyMoveCount, applyStackMove } from './moveCount.js';
import { applyCopy, applyMovePiece } from './movePiece.js';
import { Op, type Opcode, OpcodeCount } from './opcodes.js';
import { applyAdd, applyInsert, applyPromote, applyRemove, applyRemoveLater, applyRemoveLevel } from './place.js';
import { applyPuzzleReset, applyPuzzleSet, applyPuzzleToggle } from './puzzle.js';
import { checkPlayer } from './site.js';
import {
  applySetCost,
  applySetCount,
  applySetHidden,
  applySetPhase,
  applySetRotation,
  applySetState,
  applySetValue,
} from './siteData.js';

/** Carries out the action at an index of a tape. */
type Applier = (c: Context, tape: Int32Array, at: number) => void;

const nothing: Applier = () => {};

const hiding =
  (datum: number): Applier =>
  (c, tape, at) =>
    applySetHidden(c, tape, at, datum);

const setAmount: Applier = ({ state }, tape, at) => state.setAmount(tape[at + 1]!, tape[at + 2]!);

const appliers = {
  [Op.Add]: applyAdd,
  [Op.Move]: applyMovePiece,
  [Op.Remove]: applyRemove,
  [Op.SetNextPlayer]: ({ state }, tape, at) => {
    checkPlayer(state, tape[at + 1]!);
    state.next = tape[at + 1]!;
  },
  [Op.MoveN]: applyMoveCount,
  [Op.StackMove]: applyStackMove,
  [Op.Insert]: applyInsert,
  [Op.RemoveLevel]: applyRemoveLevel,
  [Op.RemoveLater]: applyRemoveLater,
  [Op.Promote]: applyPromote,
  [Op.Copy]: applyCopy,
  [Op.SetState]: applySetState,
  [Op.SetValue]: applySetValue,
  [Op.SetRotation]: applySetRotation,
  [Op.SetCount]: applySetCount,
  [Op.SetHidden]: hiding(Hidden.All),
  [Op.SetHiddenWhat]: hiding(Hidden.What),
  [Op.SetHiddenWho]: hiding(Hidden.Who),
  [Op.SetHiddenState]: hiding(Hidden.State),
  [Op.SetHiddenRotation]: hiding(Hidden.Rotation),
  [Op.SetHiddenValue]: hiding(Hidden.Value),
  [Op.SetHiddenCount]: hiding(Hidden.Count),
  [Op.SetPhase]: applySetPhase,
  [Op.SetCost]: applySetCost,
  [Op.SetScore]: ({ state }, tape, at) => {
    const player = tape[at + 1]!;
    const points = tape[at + 2]!;
    const sum = tape[at + 3] !== 0 ? score(state, player) + points : points;
    checkPlayer(state, player);
    if (sum !== (sum | 0)) throw new StateError('value-range', `A score of ${sum} is too large to be kept.`);
    setScore(state, player, sum);
  },
  [Op.SetAmount]: setAmount,
  [Op.Bet]: setAmount,
  [Op.SetPot]: ({ state }, tape, at) => {
    state.pot = tape[at + 1]!;
  },
  [Op.SetCounter]: ({ state }, tape, at) => {
    state.counter = tape[at + 1]!;
  },
  [Op.SetTemp]: ({ state }, tape, at) => {
    state.temp = tape[at + 1]!;
  },
  [Op.SetVar]: ({ state }, tape, at) => setVariable(state, tape[at + 1]!, tape[at + 2]!),
  [Op.RememberValue]: ({ state }, tape, at) => remember(state, tape[at + 1]!, tape[at + 2]!),
  [Op.ForgetValue]: ({ state }, tape, at) => forget(state, tape[at + 1]!, tape[at + 2]!),
  [Op.SetPending]: ({ state }, tape, at) => addPending(state, tape[at + 1]!),
  [Op.SetValueOfPlayer]: ({ state }, tape, at) => {
    checkPlayer(state, tape[at + 1]!);
    state.setValueOfPlayer(tape[at + 1]!, tape[at + 2]!);
  },
  [Op.AddPlayerToTeam]: ({ state }, tape, at) => {
    checkPlayer(state, tape[at + 2]!);
    state.setTeam(tape[at + 2]!, tape[at + 1]!);
  },
  [Op.SetTrumpSuit]: ({ state }, tape, at) => {
    state.trumpSuit = tape[at + 1]!;
  },
  [Op.StoreState]: ({ state }) => storePosition(state),
  [Op.Trigger]: ({ state }, tape, at) => state.trigger(tape[at + 2]!),
  [Op.Note]: (c, tape, at) => addNote(c.state, c.trial.moveNumber, tape[at + 2]!, tape[at + 1]!),
  [Op.Propose]: ({ state }, tape, at) => propose(state, tape[at + 2]!),
  [Op.Vote]: ({ state }, tape, at) => castVote(state, tape[at + 2]!),
  [Op.Swap]: ({ state }, tape, at) => state.swapPlayers(tape[at + 1]!, tape[at + 2]!),
  [Op.Forfeit]: (c, tape, at) => c.game.forfeit?.(c, c.game.strings.text(tape[at + 1]!)),
  [Op.SetDie]: applySetDie,
  [Op.SetDiceAllEqual]: applySetDiceAllEqual,
  [Op.UseDie]: applyUseDie,
  [Op.PuzzleSet]: applyPuzzleSet,
  [Op.PuzzleToggle]: applyPuzzleToggle,
  [Op.PuzzleReset]: applyPuzzleReset,
  [Op.Select]: nothing,
  [Op.Pass]: nothing,
  [Op.NextInstance]: nothing,
  [Op.NestedMove]: nothing,
} satisfies Record<Opcode, Applier>;

/** By number of the action: one look-up instead of a comparison with each of them. */
const byOpcode: readonly Applier[] = Array.from({ length: OpcodeCount }, (_, opcode) => appliers[opcode as Opcode]);

/** Applies the action at an index of a tape. What it learns (a type, a level) is written back to the tape. */
export function applyAction(c: Context, tape: Int32Array, at: number): void {
  byOpcode[tape[at]! & 0xff]!(c, tape, at);
}
