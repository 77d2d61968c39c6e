/**
 * Registers: the values of iterators, set by the rule that is being evaluated. Each is one function object, so that
 * other ludemes can recognise `(to)` and read the register themselves.
 */
import { register } from '@ludii/ir';
import type { RegisterName } from '@ludii/ir/internal';
import { named, optional } from '@ludii/registry';
import { MoveWord } from '@ludii/state/internal';
import { ludeme } from '../declare/build.js';
import type { IntFn } from '../declare/compiled.js';
import { Int } from '../declare/kinds.js';
import { intOf, numberOf } from '../declare/meaning.js';
import { WhenWord } from '../declare/words.js';

/** `(from)`. */
export const fromRegister = intOf(register('from'));
/** `(to)`. */
export const toRegister = intOf(register('to'));
/** `(between)`. */
export const betweenRegister = intOf(register('between'));
/** `(player)`. */
export const playerRegister = intOf(register('player'));

/** Where the turn of the mover began: `from` of the first of the moves in a row at the end that are the mover's. */
const fromAtStartOfTurn: IntFn = (c) => {
  const { trial, state } = c;
  const { tape } = trial.moves;
  const mover = state.mover;
  let from = -1;
  for (let i = 0; i < trial.length; i++) {
    const start = trial.lastStart(i);
    if (tape[start + MoveWord.Mover] !== mover) break;
    from = tape[start + MoveWord.From]!;
  }
  return from;
};

/** The iterators that are read by their names alone, what they are, and what a game needs that reads them. */
const iterators: readonly (readonly [name: RegisterName, doc: string, flags?: readonly string[]])[] = [
  ['to', 'The site that the current move or condition leads to.'],
  ['between', 'The site between the ends of the current move.'],
  ['site', 'The site that is being looked at, one after another.'],
  ['level', 'The level of a stack that is being looked at.', ['stacking']],
  ['player', 'The player that is being looked at, one after another.'],
  ['value', 'The value that is being looked at, one after another.'],
  ['pips', 'What the current die shows.'],
  ['track', 'The number of the track that is being looked at.'],
];

export const registers = [
  ludeme('from', {
    returns: Int,
    args: { at: optional(named(WhenWord)) },
    doc: 'The site that the current move or condition starts from; at the start of the turn if so asked.',
    example: '(from)',
    flags: ({ at }) => (at ? ['looksBack'] : []),
    meaning: ({ at }) => (at === 'StartOfTurn' ? numberOf(fromAtStartOfTurn) : register('from')),
  }),
  ...iterators.map(([name, doc, flags]) =>
    ludeme(name, { returns: Int, doc, example: `(${name})`, ...(flags && { flags }), meaning: () => register(name) }),
  ),
];
