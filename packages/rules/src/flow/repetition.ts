/** Earlier positions: what is remembered of them, and whether one has come back. */
import type { RepetitionType } from '@ludii/functions/internal';
import type { Context } from '@ludii/state';
import { clearHashes, hasHash, pushHash, situationHigh, situationLow } from '@ludii/state/internal';

/** True if the present position is among the earlier ones that a kind of repetition looks at. */
export function isRepeated(c: Context, type: RepetitionType): boolean {
  const { state } = c;
  const list = type.endsWith('InTurn') ? 'turn' : 'game';
  return type.startsWith('Positional')
    ? hasHash(state, list, state.hashLow, state.hashHigh)
    : hasHash(state, list, situationLow(state), situationHigh(state));
}

/** Remembers the position at the start. Situations are not remembered there. */
export function rememberStart(c: Context): void {
  const { state } = c;
  const { flags } = c.game;
  if (flags.repeatPositionalInGame && state.mover !== state.prev)
    pushHash(state, 'game', state.hashLow, state.hashHigh);
  if (flags.repeatPositionalInTurn) {
    clearHashes(state, 'turn');
    pushHash(state, 'turn', state.hashLow, state.hashHigh);
  }
}

/**
 * Remembers the position after a move, before the turn passes on. Only the first position of a turn enters the list of
 * the whole game.
 */
export function rememberPosition(c: Context): void {
  const { state } = c;
  const { flags } = c.game;
  const newTurn = state.mover !== state.prev;
  if (flags.repeatPositionalInGame && newTurn) pushHash(state, 'game', state.hashLow, state.hashHigh);
  else if (flags.cycleDetection) pushHash(state, 'game', state.hashLow, state.hashHigh);
  if (flags.repeatPositionalInTurn) {
    if (newTurn) clearHashes(state, 'turn');
    pushHash(state, 'turn', state.hashLow, state.hashHigh);
  }
  if (flags.repeatSituationalInGame && newTurn) pushHash(state, 'game', situationLow(state), situationHigh(state));
  if (flags.repeatSituationalInTurn) {
    if (newTurn) clearHashes(state, 'turn');
    pushHash(state, 'turn', situationLow(state), situationHigh(state));
  }
}
