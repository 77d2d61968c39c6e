/** Whose turn it is, and what the game counts: `(mover)`, `(next)`, `(prev)`, `(counter)`, `(pot)`. */
import { mover, next, previous } from '@ludii/ir';
import { stateWord } from '@ludii/ir/internal';
import { optional, words } from '@ludii/registry';
import { MoveWord, StateWords } from '@ludii/state/internal';
import { ludeme } from '../declare/build.js';
import type { IntFn } from '../declare/compiled.js';
import { Int } from '../declare/kinds.js';
import { intOf, numberOf } from '../declare/meaning.js';

/** `(mover)`. */
export const moverRegister = intOf(mover);

/** The last player before the mover's present turn; start placements count as moves of nobody. */
const moverOfLastTurn: IntFn = (c) => {
  const { trial, state } = c;
  const { tape } = trial.moves;
  const mover = state.mover;
  for (let i = 0; i < trial.length; i++) {
    const other = tape[trial.lastStart(i) + MoveWord.Mover]!;
    if (other !== mover) return other;
  }
  return -1;
};

export const turn = [
  ludeme('mover', {
    returns: Int,
    doc: 'The player whose turn it is.',
    example: '(mover)',
    meaning: () => mover,
  }),
  ludeme('next', {
    returns: Int,
    doc: 'The player who will move next.',
    example: '(next)',
    meaning: () => next,
  }),
  ludeme('prev', {
    returns: Int,
    args: { type: optional(words('PrevType', ['Mover', 'MoverLastTurn'])) },
    doc: 'The player who made the last move, or who had the turn before the mover.',
    example: '(prev)',
    flags: ({ type }) => (type ? ['looksBack'] : []),
    meaning: ({ type }) => (type === 'MoverLastTurn' ? numberOf(moverOfLastTurn) : previous),
  }),
  ludeme('counter', {
    returns: Int,
    doc: 'The counter of the game: it goes up by one with every move, and rules can set it.',
    example: '(counter)',
    meaning: () => stateWord(StateWords.CounterWord),
  }),
  ludeme('pot', {
    returns: Int,
    doc: 'What is in the pot.',
    example: '(pot)',
    compile: () => (c) => c.state.pot,
  }),
];
