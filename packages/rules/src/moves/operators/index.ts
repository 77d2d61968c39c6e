/** Operators: rules that join, repeat, order and filter other move rules. */
import type { Build } from '@ludii/functions';
import type { Ludeme } from '@ludii/registry';
import { andOr } from './andOr.js';
import { combine } from './combine.js';
import { doMoves } from './do.js';
import { forEachDie } from './forEachDie.js';
import { forEachDirection } from './forEachDirection.js';
import { forEachGroup } from './forEachGroup.js';
import { forEachLevel } from './forEachLevel.js';
import { forEachPiece } from './forEachPiece.js';
import { forEachPlayer } from './forEachPlayer.js';
import { forEachSite } from './forEachSite.js';
import { forEachValue } from './forEachValue.js';
import { ifMoves } from './if.js';
import { max } from './max.js';
import { priority } from './priority.js';
import { sequence } from './sequence.js';
import { firstMoveOnTrack } from './track.js';

export const operators: readonly Ludeme<Build>[] = [
  ...andOr,
  ifMoves,
  ...priority,
  forEachPiece,
  forEachSite,
  forEachDie,
  ...forEachPlayer,
  ...forEachValue,
  forEachLevel,
  forEachDirection,
  forEachGroup,
  doMoves,
  ...max,
  ...sequence,
  ...combine,
  firstMoveOnTrack,
];
