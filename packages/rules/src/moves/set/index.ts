/** All effects `(set …)`. */
import type { Build } from '@ludii/functions';
import type { Ludeme } from '@ludii/registry';
import { setHidden } from './hidden.js';
import { setNextPlayer } from './nextPlayer.js';
import { setPending } from './pending.js';
import { setPlayers } from './players.js';
import { setRotation } from './rotation.js';
import { setSiteData } from './siteData.js';
import { setTrumpSuit } from './trumpSuit.js';
import { setValues } from './values.js';

export const setEffects: readonly Ludeme<Build>[] = [
  ...setSiteData,
  ...setPlayers,
  ...setRotation,
  ...setNextPlayer,
  setPending,
  ...setValues,
  ...setTrumpSuit,
  ...setHidden,
];
