/** The kinds of start ludemes. */
import type { IntFn } from '@ludii/functions';
import { kind } from '@ludii/registry';
import type { StartRule } from './startRule.js';

export const StartRulePart = kind<StartRule>('StartRule', 'a start rule');
export const StartPart = kind<readonly StartRule[]>('Start', '`(start …)`');
/** `(count "Pawn" 8)`: so many of a piece. */
export const CountPart = kind<{ readonly item: string; readonly count: IntFn }>('Count', '`(count "Name" n)`');
