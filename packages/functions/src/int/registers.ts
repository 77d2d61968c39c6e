/**
 * Registers: the values of iterators, set by the rule that is being evaluated. Each is one function object, so that
 * other ludemes can recognise `(to)` and read the register themselves.
 */
import { register } from '@ludii/ir';
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
/** `(site)`. */
export const siteRegister = intOf(register('site'));
/** `(level)`. */
export const levelRegister = intOf(register('level'));
/** `(player)`. */
export const playerRegister = intOf(register('player'));
/** `(value)`. */
export const valueRegister = intOf(register('value'));
/** `(pips)`. */
export const pipsRegister = intOf(register('pips'));
/** `(track)`. */
export const trackRegister = intOf(register('track'));
/** `(edge)`. */
export const edgeRegister = intOf(register('edge'));
/** `(hint)`. */
export const hintRegister = intOf(register('hint'));

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

export const registers = [
  ludeme('from', {
    returns: Int,
    args: { at: optional(named(WhenWord)) },
    doc: 'The site that the current move or condition starts from; at the start of the turn if so asked.',
    example: '(from)',
    flags: ({ at }) => (at ? ['looksBack'] : []),
    meaning: ({ at }) => (at === 'StartOfTurn' ? numberOf(fromAtStartOfTurn) : register('from')),
  }),
  ludeme('to', {
    returns: Int,
    doc: 'The site that the current move or condition leads to.',
    example: '(to)',
    meaning: () => register('to'),
  }),
  ludeme('between', {
    returns: Int,
    doc: 'The site between the ends of the current move.',
    example: '(between)',
    meaning: () => register('between'),
  }),
  ludeme('site', {
    returns: Int,
    doc: 'The site that is being looked at, one after another.',
    example: '(site)',
    meaning: () => register('site'),
  }),
  ludeme('level', {
    returns: Int,
    doc: 'The level of a stack that is being looked at.',
    example: '(level)',
    flags: ['stacking'],
    meaning: () => register('level'),
  }),
  ludeme('player', {
    returns: Int,
    doc: 'The player that is being looked at, one after another.',
    example: '(player)',
    meaning: () => register('player'),
  }),
  ludeme('value', {
    returns: Int,
    doc: 'The value that is being looked at, one after another.',
    example: '(value)',
    meaning: () => register('value'),
  }),
  ludeme('pips', {
    returns: Int,
    doc: 'What the current die shows.',
    example: '(pips)',
    meaning: () => register('pips'),
  }),
  ludeme('track', {
    returns: Int,
    doc: 'The number of the track that is being looked at.',
    example: '(track)',
    meaning: () => register('track'),
  }),
];
