/** All ludemes of this folder. */
import type { Ludeme } from '@ludii/registry';
import type { Build } from '../declare/build.js';
import { step } from '../position/stepRule.js';
import { ahead } from './ahead.js';
import { card } from './card.js';
import { coordinates } from './coordinates.js';
import { counts } from './count/index.js';
import { edge } from './edge.js';
import { face } from './face.js';
import { hint } from './hint.js';
import { id } from './id.js';
import { last } from './last.js';
import { lookUp } from './lookUp.js';
import { arithmetic } from './math/arithmetic.js';
import { choice } from './math/choice.js';
import { extremes } from './math/extremes.js';
import { pathExtent } from './pathExtent.js';
import { players } from './players.js';
import { registers } from './registers.js';
import { sizes } from './size/size.js';
import { sizeTerritory } from './size/territory.js';
import { topLevel } from './topLevel.js';
import { trackSites } from './trackSite/trackSite.js';
import { turn } from './turn.js';
import { values } from './value/value.js';
import { what } from './what.js';
import { where } from './where.js';
import { who } from './who.js';

export const ints: readonly Ludeme<Build>[] = [
  ...arithmetic,
  ...choice,
  ...extremes,
  ...registers,
  ...turn,
  ...players,
  ...values,
  last,
  ...who,
  ...what,
  topLevel,
  face,
  ...card,
  ahead,
  ...coordinates,
  ...edge,
  hint,
  ...id,
  ...lookUp,
  ...where,
  ...counts,
  ...sizes,
  sizeTerritory,
  ...trackSites,
  pathExtent,
  step,
];
