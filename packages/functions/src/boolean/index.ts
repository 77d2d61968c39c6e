/** All conditions. */
import type { Ludeme } from '@ludii/registry';
import type { Build } from '../build.js';
import { allGroups } from './all/groups.js';
import { allDiceEqual, allDiceUsed, allPassed } from './all/simple.js';
import { allDifferentSites, allSites, allValues } from './all/sites.js';
import { canMove } from './can/move.js';
import { equals, notEqual, orders } from './comparison.js';
import { isBlocked } from './is/blocked.js';
import { isConnected } from './is/connected.js';
import { isAngle, isCrossing, isRelated } from './is/geometry.js';
import {
  isCycle,
  isDecided,
  isLastType,
  isPending,
  isProposed,
  isRepeat,
  isTriggered,
  isVisited,
} from './is/history.js';
import { isIn } from './is/in.js';
import { isLine } from './is/line/index.js';
import { isAnyDie, isEven, isOdd } from './is/number.js';
import { isActive, isEnemy, isFriend, isMover, isNext, isPrev } from './is/player.js';
import { isEmpty, isFull, isOccupied } from './is/site.js';
import { isWithin } from './is/within.js';
import { and, choice, not, or, xor } from './logic.js';
import { noMoves } from './no/moves.js';
import { noPieces } from './no/pieces.js';
import { toBool } from './toBool.js';
import { wasPass } from './was/pass.js';

export const booleans: readonly Ludeme<Build>[] = [
  ...and,
  ...or,
  not,
  xor,
  choice,
  toBool,
  ...equals,
  ...notEqual,
  ...orders,
  isEmpty,
  isOccupied,
  isFull,
  isIn,
  isWithin,
  isEnemy,
  isFriend,
  isMover,
  isNext,
  isPrev,
  isActive,
  isLine,
  isConnected,
  isBlocked,
  isRelated,
  isCrossing,
  isAngle,
  isRepeat,
  isCycle,
  isPending,
  isTriggered,
  isDecided,
  isProposed,
  isVisited,
  isLastType,
  isEven,
  isOdd,
  isAnyDie,
  allSites,
  allDifferentSites,
  allValues,
  allGroups,
  allDiceUsed,
  allDiceEqual,
  allPassed,
  noPieces,
  noMoves,
  canMove,
  wasPass,
];
