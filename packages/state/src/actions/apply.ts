/** Applying one action from a tape. */
import type { Context } from '../context.js';
import { storePosition } from '../history.js';
import { addPending } from '../pending.js';
import { score, setScore } from '../standing.js';
import { Hidden } from '../state.js';
import { addNote, forget, remember, setVariable } from '../variables.js';
import { castVote, propose } from '../voting.js';
import { applySetDiceAllEqual, applySetDie, applyUseDie } from './dice.js';
import { applyMoveCount, applyStackMove } from './moveCount.js';
import { applyCopy, applyMovePiece } from './movePiece.js';
import { Op, type Opcode } from './opcodes.js';
import { applyAdd, applyInsert, applyPromote, applyRemove, applyRemoveLater, applyRemoveLevel } from './place.js';
import { applyPuzzleReset, applyPuzzleSet, applyPuzzleToggle } from './puzzle.js';
import {
  applySetCost,
  applySetCount,
  applySetHidden,
  applySetPhase,
  applySetRotation,
  applySetState,
  applySetValue,
} from './siteData.js';

/** Applies the action at an index of a tape. What it learns (a type, a level) is written back to the tape. */
export function applyAction(c: Context, tape: Int32Array, at: number): void {
  const { state } = c;
  const opcode = (tape[at]! & 0xff) as Opcode;
  const a = tape[at + 1]!;
  const b = tape[at + 2]!;
  switch (opcode) {
    case Op.Add:
      applyAdd(c, tape, at);
      break;
    case Op.Move:
      applyMovePiece(c, tape, at);
      break;
    case Op.Remove:
      applyRemove(c, tape, at);
      break;
    case Op.SetNextPlayer:
      state.next = a;
      break;
    case Op.MoveN:
      applyMoveCount(c, tape, at);
      break;
    case Op.StackMove:
      applyStackMove(c, tape, at);
      break;
    case Op.Insert:
      applyInsert(c, tape, at);
      break;
    case Op.RemoveLevel:
      applyRemoveLevel(c, tape, at);
      break;
    case Op.RemoveLater:
      applyRemoveLater(c, tape, at);
      break;
    case Op.Promote:
      applyPromote(c, tape, at);
      break;
    case Op.Copy:
      applyCopy(c, tape, at);
      break;
    case Op.SetState:
      applySetState(c, tape, at);
      break;
    case Op.SetValue:
      applySetValue(c, tape, at);
      break;
    case Op.SetRotation:
      applySetRotation(c, tape, at);
      break;
    case Op.SetCount:
      applySetCount(c, tape, at);
      break;
    case Op.SetHidden:
      applySetHidden(c, tape, at, Hidden.All);
      break;
    case Op.SetHiddenWhat:
      applySetHidden(c, tape, at, Hidden.What);
      break;
    case Op.SetHiddenWho:
      applySetHidden(c, tape, at, Hidden.Who);
      break;
    case Op.SetHiddenState:
      applySetHidden(c, tape, at, Hidden.State);
      break;
    case Op.SetHiddenRotation:
      applySetHidden(c, tape, at, Hidden.Rotation);
      break;
    case Op.SetHiddenValue:
      applySetHidden(c, tape, at, Hidden.Value);
      break;
    case Op.SetHiddenCount:
      applySetHidden(c, tape, at, Hidden.Count);
      break;
    case Op.SetPhase:
      applySetPhase(c, tape, at);
      break;
    case Op.SetCost:
      applySetCost(c, tape, at);
      break;
    case Op.SetScore:
      setScore(state, a, tape[at + 3] !== 0 ? score(state, a) + b : b);
      break;
    case Op.SetAmount:
    case Op.Bet:
      state.setAmount(a, b);
      break;
    case Op.SetPot:
      state.pot = a;
      break;
    case Op.SetCounter:
      state.counter = a;
      break;
    case Op.SetTemp:
      state.temp = a;
      break;
    case Op.SetVar:
      setVariable(state, a, b);
      break;
    case Op.RememberValue:
      remember(state, a, b);
      break;
    case Op.ForgetValue:
      forget(state, a, b);
      break;
    case Op.SetPending:
      addPending(state, a);
      break;
    case Op.SetValueOfPlayer:
      state.setValueOfPlayer(a, b);
      break;
    case Op.AddPlayerToTeam:
      state.setTeam(b, a);
      break;
    case Op.SetTrumpSuit:
      state.trumpSuit = a;
      break;
    case Op.StoreState:
      storePosition(state);
      break;
    case Op.Trigger:
      state.trigger(b);
      break;
    case Op.Note:
      addNote(state, c.trial.moveNumber, b, a);
      break;
    case Op.Propose:
      propose(state, b);
      break;
    case Op.Vote:
      castVote(state, b);
      break;
    case Op.Swap:
      state.swapPlayers(a, b);
      break;
    case Op.Forfeit:
      c.game.forfeit?.(c, c.game.strings.text(a));
      break;
    case Op.SetDie:
      applySetDie(c, tape, at);
      break;
    case Op.SetDiceAllEqual:
      applySetDiceAllEqual(c, tape, at);
      break;
    case Op.UseDie:
      applyUseDie(c, tape, at);
      break;
    case Op.PuzzleSet:
      applyPuzzleSet(c, tape, at);
      break;
    case Op.PuzzleToggle:
      applyPuzzleToggle(c, tape, at);
      break;
    case Op.PuzzleReset:
      applyPuzzleReset(c, tape, at);
      break;
    case Op.Select:
    case Op.Pass:
    case Op.NextInstance:
    case Op.NestedMove:
      break;
    default:
      opcode satisfies never;
  }
}
