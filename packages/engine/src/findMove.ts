/** Which legal move someone means: a number, a move, or a text. */
import { moveTextOnTape } from '@ludii/compiler/internal';
import type { ChanceOutcome } from './chance.js';
import { EngineError } from './errors.js';
import { Move } from './move.js';
import type { MoveSet } from './moveSet.js';
import type { Position } from './position.js';

/** A legal move: its number, the move itself, its notation or its full text. */
export type Choice = number | Move | string;

/** The number of the legal move that is meant. Anything else is refused. */
export function findMove(choice: Choice, position: Position, legal: () => MoveSet): number {
  if (typeof choice === 'number') return checkNumber(choice, position.legal.length);
  if (typeof choice === 'string') return findText(choice, position, legal());
  if (choice instanceof Move) return findSame(choice, position);
  throw new EngineError('illegal-move', 'A move is given by its number, its text, or itself.');
}

/** Refuses what is no number of one of so many moves. */
export function checkNumber(choice: number, length: number): number {
  if (Number.isInteger(choice) && choice >= 0 && choice < length) return choice;
  throw new EngineError('illegal-move', `There is no move ${choice}: the ${length} moves count from 0.`);
}

/** The outcome of chance that is meant, by itself or its number. */
export function findOutcome(choice: unknown, outcomes: readonly ChanceOutcome[]): ChanceOutcome {
  if (typeof choice === 'number') {
    const found = outcomes[choice];
    if (found) return found;
    throw new EngineError(
      'illegal-move',
      `There is no outcome ${choice}: the ${outcomes.length} outcomes count from 0.`,
    );
  }
  const given = choice as Partial<ChanceOutcome> | null;
  const draws = typeof given === 'object' && Array.isArray(given?.draws) ? given.draws.join() : undefined;
  const found = outcomes.find((outcome) => outcome.draws.join() === draws);
  if (found) return found;
  throw new EngineError('illegal-move', 'Chance is to choose: apply one of its outcomes.');
}

function findSame(move: Move, position: Position): number {
  const { legal } = position;
  const { index } = move;
  if (move.game.name !== position.rulebook.name) {
    throw new EngineError('other-game', `The move is one of "${move.game.name}", not of "${position.rulebook.name}".`);
  }
  if (index < legal.length && move.isAt(legal.tape, legal.start(index))) return index;
  for (let i = 0; i < legal.length; i++) if (move.isAt(legal.tape, legal.start(i))) return i;
  throw new EngineError('illegal-move', `${move.notation} is no legal move now.`);
}

function findText(text: string, position: Position, set: MoveSet): number {
  const { names, length } = set;
  const all = Array.from({ length }, (_, i) => i);
  const exact = all.find((i) => names.text(i) === text);
  if (exact !== undefined) return exact;
  const small = text.toLowerCase();
  const named = all.find((i) => names.notation(i).toLowerCase() === small);
  if (named !== undefined) return named;
  const plain = all.filter((i) => names.plainText(i) === text || names.plainNotation(i).toLowerCase() === small);
  if (plain.length === 1) return plain[0]!;
  if (plain.length > 1) {
    const [first, ...others] = plain.map((i) => playedText(position, set, i));
    if (others.every((other) => other === first)) return plain[0]!;
    throw ambiguous(text, plain, set);
  }
  const played = text.startsWith('[') ? all.find((i) => playedText(position, set, i) === text) : undefined;
  if (played !== undefined) return played;
  throw new EngineError('illegal-move', `"${shortened(text)}" is no legal move now.`);
}

/** The text that a move will have when it was played. */
function playedText(position: Position, set: MoveSet, index: number): string {
  return moveTextOnTape(position.outcome(index, true), 0, set.gameOf(index).compiled.shape.strings);
}

function ambiguous(text: string, found: readonly number[], set: MoveSet): EngineError {
  const candidates = found.map((i) => set.move(i));
  const named = candidates.map((move) => `\n  ${move.index}: ${move.notation}  ${move.text}`).join('');
  return new EngineError('ambiguous-move', `"${shortened(text)}" can be one of several moves:${named}`, [], candidates);
}

const shortened = (text: string): string => (text.length > 200 ? `${text.slice(0, 200)}…` : text);
