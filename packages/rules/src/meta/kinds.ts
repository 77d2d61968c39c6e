/** The kinds of meta ludemes: each rule is a part of the game's meta rules. */
import { kind } from '@ludii/registry';
import type { MetaRules } from '../game.js';

export const MetaRulePart = kind<Partial<MetaRules>>('MetaRule', 'a meta rule');
export const MetaPart = kind<MetaRules>('Meta', '`(meta …)`');
