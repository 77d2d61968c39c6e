/** What the rules remember beside the pieces: variables, remembered values, pending sites, counters, by name. */
import { pendingValues, remembered, variables } from '@ludii/compiler/internal';
import type { Trial } from './trial.js';

/** Something that the rules remember, in words. */
export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** All that the rules of the game on the board remember in a position. */
export function factsOf(trial: Trial): Fact[] {
  const { current, rulebook } = trial.position;
  const { state, game } = current;
  const { phases } = rulebook.compiled.rules;
  const facts: Fact[] = [
    { name: 'Mover', value: String(state.mover) },
    { name: 'Next', value: String(state.next) },
    { name: 'Previous', value: String(state.prev) },
    { name: 'Moves played', value: String(trial.length) },
    { name: 'Counter', value: String(state.counter) },
    { name: 'Turns of one player in a row', value: String(state.numTurnSamePlayer) },
  ];
  if (phases.length > 1) facts.push({ name: 'Phase', value: phases[state.phase(state.mover)]?.name ?? '' });
  for (let player = 1; game.flags.score && player <= rulebook.players; player++) {
    facts.push({ name: `Score of player ${player}`, value: String(trial.score(player)) });
  }
  for (const [name, value] of variables(state)) facts.push({ name: game.strings.text(name), value: String(value) });
  for (const [name, values] of remembered(state)) {
    const label = name === 0 ? 'Remembered' : `Remembered as ${game.strings.text(name)}`;
    facts.push({ name: label, value: values.join(', ') });
  }
  const pending = pendingValues(state);
  if (pending.length > 0) facts.push({ name: 'Pending', value: pending.join(', ') });
  return facts;
}
