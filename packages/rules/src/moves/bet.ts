/** `(bet …)`, `(move Bet …)`: a player stakes an amount. */
import { numberOf, Player, Range, Role } from '@ludii/functions';
import { roleIndex } from '@ludii/functions/internal';
import { constant, type Rule, register } from '@ludii/ir';
import { action, emit, hasCall, readsRegister } from '@ludii/ir/internal';
import { either } from '@ludii/registry';
import { Op } from '@ludii/state/internal';
import { effectAndDecision } from './shared/declare.js';

export const bet = effectAndDecision('bet', 'move Bet', {
  args: { player: either(1, Player), role: either(1, Role), range: Range },
  doc: 'Stakes an amount of a range, one move for each. It is always a decision.',
  example: '(move Bet P1 (range 0 5))',
  flags: ['bet'],
  meaning: ({ player, role, range }, build) => {
    const who = numberOf(player ?? roleIndex(role ?? 'Mover', build));
    // Whoever is told by the iterator `value` is told before the amounts are gone through.
    const early = readsRegister(who, 'value') || hasCall(who);
    const better = early ? register('hint') : who;
    const stake = emit(constant(-1), constant(-1), [action(Op.Bet, true, better, register('value'))]);
    const rule: Rule = build.shape.mode === 'simultaneous' ? { ...stake, by: better } : stake;
    const each: Rule = { k: 'values', min: numberOf(range.min), max: numberOf(range.max), rule };
    const one: Rule = { k: 'at', registers: ['hint'], site: who, limit: build.players + 2, rule: each };
    return early ? one : each;
  },
});
