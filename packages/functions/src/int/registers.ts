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
import { means } from '../declare/meaning.js';
import { WhenWord } from '../declare/words.js';

/** `(from)`. */
export const fromRegister = means<IntFn>((c) => c.from, register('from'));
/** `(to)`. */
export const toRegister = means<IntFn>((c) => c.to, register('to'));
/** `(between)`. */
export const betweenRegister = means<IntFn>((c) => c.between, register('between'));
/** `(site)`. */
export const siteRegister = means<IntFn>((c) => c.site, register('site'));
/** `(level)`. */
export const levelRegister = means<IntFn>((c) => c.level, register('level'));
/** `(player)`. */
export const playerRegister = means<IntFn>((c) => c.player, register('player'));
/** `(value)`. */
export const valueRegister = means<IntFn>((c) => c.value, register('value'));
/** `(pips)`. */
export const pipsRegister = means<IntFn>((c) => c.pips, register('pips'));
/** `(track)`. */
export const trackRegister = means<IntFn>((c) => c.track, register('track'));
/** `(edge)`. */
export const edgeRegister = means<IntFn>((c) => c.edge, register('edge'));
/** `(hint)`. */
export const hintRegister = means<IntFn>((c) => c.hint, register('hint'));

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
    compile: ({ at }) => (at === 'StartOfTurn' ? fromAtStartOfTurn : fromRegister),
  }),
  ludeme('to', {
    returns: Int,
    doc: 'The site that the current move or condition leads to.',
    example: '(to)',
    compile: () => toRegister,
  }),
  ludeme('between', {
    returns: Int,
    doc: 'The site between the ends of the current move.',
    example: '(between)',
    compile: () => betweenRegister,
  }),
  ludeme('site', {
    returns: Int,
    doc: 'The site that is being looked at, one after another.',
    example: '(site)',
    compile: () => siteRegister,
  }),
  ludeme('level', {
    returns: Int,
    doc: 'The level of a stack that is being looked at.',
    example: '(level)',
    flags: ['stacking'],
    compile: () => levelRegister,
  }),
  ludeme('player', {
    returns: Int,
    doc: 'The player that is being looked at, one after another.',
    example: '(player)',
    compile: () => playerRegister,
  }),
  ludeme('value', {
    returns: Int,
    doc: 'The value that is being looked at, one after another.',
    example: '(value)',
    compile: () => valueRegister,
  }),
  ludeme('pips', {
    returns: Int,
    doc: 'What the current die shows.',
    example: '(pips)',
    compile: () => pipsRegister,
  }),
  ludeme('track', {
    returns: Int,
    doc: 'The number of the track that is being looked at.',
    example: '(track)',
    compile: () => trackRegister,
  }),
];
