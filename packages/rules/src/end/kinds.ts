/** The kinds of end ludemes. */
import type { FloatFn, IntFn } from '@ludii/functions';
import type { RoleWord } from '@ludii/functions/internal';
import { kind } from '@ludii/registry';
import type { EndRule, Result } from './endRule.js';

export const EndRulePart = kind<EndRule>('EndRule', 'an end rule `(if …)` or `(forEach …)`');
/** An `(if …)` inside an `(if …)`. */
export const EndIfPart = kind<EndRule>('If', '`(if …)`', {}, EndRulePart);
export const ResultPart = kind<Result>('Result', '`(result …)`, `(byScore …)` or `(payoffs …)`');
export const ScorePart = kind<{ readonly role: RoleWord; readonly value: IntFn }>('Score', '`(score …)`');
export const PayoffPart = kind<{ readonly role: RoleWord; readonly value: FloatFn }>('Payoff', '`(payoff …)`');
export const EndPart = kind<readonly EndRule[]>('End', '`(end …)`');
