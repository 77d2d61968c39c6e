/** Moves as people write them on a command line: notation, `#12` for the number of a legal move, or the full text. */
import { EngineError, type Trial } from '@ludii/engine';
import { suggest } from '@ludii/engine/internal';
import { UserError } from './userError.js';

/** Splits `"E2-E4 E7-E5"`; names with spaces are separated by `;` instead. */
export function splitMoves(text: string): string[] {
  const parts = text.includes(';') ? text.split(';') : text.split(/\s+/);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Plays a move that someone wrote; what is wrong with it is told with a way out. */
export function playMove(trial: Trial, written: string): void {
  if (trial.isOver) throw new UserError(`The game is over: "${written}" cannot be played.`);
  const number = /^#(\d+)$/.exec(written);
  try {
    trial.apply(number ? Number(number[1]) : written);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    if (error.code === 'ambiguous-move') throw new UserError(several(error, written));
    if (error.code !== 'illegal-move') throw error;
    throw new UserError(illegal(trial, written));
  }
}

function several({ candidates }: EngineError, written: string): string {
  const lines = candidates.map((move) => `  #${move.index}  ${move.notation}  ${move.text}`);
  return `"${written}" can be one of several moves; write its number or its name:\n${lines.join('\n')}`;
}

function illegal(trial: Trial, written: string): string {
  const notations = trial.legalMoves().map((move) => move.notation);
  const near = suggest(written, notations);
  if (near) return `"${written}" is no legal move now. Did you mean ${near}?`;
  const shown = notations.slice(0, 12).join(' ');
  return `"${written}" is no legal move now. Legal: ${shown}${notations.length > 12 ? ' …' : ''}`;
}
