/** A move in few letters: where it goes, and what else it does. */

import {
  actionLength,
  actionText,
  decisionAction,
  firstAction,
  isDecisionWord,
  isNextGameMove,
  isPassMove,
  isSwapMove,
  moveEnd,
  moveTextOnTape,
  Op,
  opcodeOf,
  Reading,
  readAction,
  readDecision,
} from '@ludii/compiler/internal';
import { coordinateOf } from './coordinates.js';
import { siteType } from './move.js';
import type { Rulebook } from './rulebook.js';

/** Where a move goes, and what it puts there: `A1-B2`, `C3`, `C3=Pawn`, `Pass`, `Bet 3`. */
export function plainNotation(game: Rulebook, tape: Int32Array, start: number): string {
  if (isPassMove(tape, start)) return 'Pass';
  if (isSwapMove(tape, start)) return 'Swap';
  if (isNextGameMove(tape, start)) return 'Next';
  const from = readDecision(tape, start, Reading.From);
  const to = readDecision(tape, start, Reading.To);
  const fromType = siteType(readDecision(tape, start, Reading.TypeFrom), game);
  const toType = siteType(readDecision(tape, start, Reading.TypeTo), game);
  const decision = decisionAction(tape, start);
  if (to < 0 && from < 0 && decision >= 0 && opcodeOf(tape[decision]!) === Op.Bet) return `Bet ${tape[decision + 2]}`;
  if (to < 0 && from < 0) return moveTextOnTape(tape, start, game.compiled.shape.strings);
  const target = to < 0 ? from : to;
  const place = coordinateOf(game.compiled, target, to < 0 ? fromType : toType);
  const origin =
    from < 0 || (from === target && fromType === toType) ? '' : `${coordinateOf(game.compiled, from, fromType)}-`;
  const what = readDecision(tape, start, Reading.What);
  const { components } = game.compiled;
  const named = origin === '' && what > 0 && components.length > game.players + 1;
  return `${origin}${place}${named ? `=${components[what]?.name ?? what}` : ''}`;
}

/** What a move does besides, one short text for each effect; actions that nobody sees (memory, counters) have their full text. */
export function effectsOf(game: Rulebook, tape: Int32Array, start: number): string[] {
  const found: string[] = [];
  const decision = decisionAction(tape, start);
  const collect = (move: number): void => {
    const end = moveEnd(tape, move);
    for (let at = firstAction(tape, move); at < end; at += actionLength(tape[at]!)) {
      if (opcodeOf(tape[at]!) === Op.NestedMove) collect(at + 1);
      else if (at === decision) found.push(...detailsOf(tape, at));
      else found.push(effectOf(game, tape, at));
    }
  };
  collect(start);
  return found;
}

/** What can be said of a piece besides its site, with the sign that stands for it. */
const details = [
  ['/', Reading.LevelFrom],
  ['\\', Reading.LevelTo],
  ['*', Reading.Count],
  [':', Reading.State],
  ['@', Reading.Rotation],
  ['$', Reading.Value],
  ['&', Reading.Stacking],
] as const;

/** What a decision says besides its sites; names leave out what all moves have in common. */
function detailsOf(tape: Int32Array, at: number): string[] {
  switch (opcodeOf(tape[at]!)) {
    case Op.PuzzleSet:
      return [`=${tape[at + 3]}`];
    case Op.PuzzleToggle:
      return [`~${tape[at + 3]}`];
    default:
      return details.map(([sign, question]) => `${sign}${readAction(tape, at, question)}`);
  }
}

function effectOf(game: Rulebook, tape: Int32Array, at: number): string {
  const { shape, components } = game.compiled;
  const read = (question: number): number => readAction(tape, at, question);
  const place = (): string => coordinateOf(game.compiled, read(Reading.To), siteType(read(Reading.TypeTo), game));
  const piece = (): string => components[read(Reading.What)]?.baseName ?? String(read(Reading.What));
  switch (opcodeOf(tape[at]!)) {
    case Op.Promote:
      return `=${piece()}`;
    case Op.Add:
    case Op.Insert:
      return `+${piece()}@${place()}${read(Reading.State) > 0 ? `:${read(Reading.State)}` : ''}`;
    case Op.Remove:
    case Op.RemoveLevel:
    case Op.RemoveLater:
      return `x${place()}`;
    case Op.Move:
    case Op.MoveN:
    case Op.StackMove:
      return `,${coordinateOf(game.compiled, read(Reading.From), siteType(read(Reading.TypeFrom), game))}-${place()}`;
    case Op.UseDie:
      return `,die${tape[at + 2]! + 1}${tape[at + 1]! > 0 ? `/${tape[at + 1]! + 1}` : ''}`;
    case Op.SetNextPlayer:
      return `>P${read(Reading.Who)}`;
    default:
      return actionText(tape, at, shape.strings) + (isDecisionWord(tape[at]!) ? '!' : '');
  }
}
