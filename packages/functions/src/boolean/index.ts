/** All conditions. */
import type { Ludeme } from '@ludii/registry';
import type { Build } from '../declare/build.js';
import { allGroups } from './all/groups.js';
import { allDiceEqual, allDiceUsed, allPassed } from './all/simple.js';
import { allDifferentSites, allSites, allValues } from './all/sites.js';
import { canMove } from './can/move.js';
import { equals, notEqual, orders } from './comparison.js';
import { isBlocked } from './is/blocked.js';
import { isConnected } from './is/connected.js';
import { isAngle, isCrossing, isRelated } from './is/geometry.js';
import { isHidden } from './is/hidden.js';
import { history } from './is/history.js';
import { isIn } from './is/in.js';
import { isLine } from './is/line/index.js';
import { isLoop } from './is/loop.js';
import { isAnyDie, isEven, isOdd } from './is/number.js';
import { isPath } from './is/path.js';
import { isPattern, isPyramidCorners } from './is/pattern.js';
import { isPipsMatch } from './is/pipsMatch.js';
import { isActive, isEnemy, isFriend, isMover, isNext, isPrev } from './is/player.js';
import { isFlat, isFreedom } from './is/pyramid.js';
import { isSidesMatch } from './is/sidesMatch.js';
import { isEmpty, isFull, isOccupied } from './is/site.js';
import { isTarget } from './is/target.js';
import { isThreatened } from './is/threatened.js';
import { isRegularGraph, isTree, isTreeCentre } from './is/trees.js';
import { isWithin } from './is/within.js';
import { and, choice, not, or, xor } from './logic.js';
import { noMoves } from './no/moves.js';
import { noPieces } from './no/pieces.js';
import { allDifferent } from './puzzle/different.js';
import { forAll } from './puzzle/forAll.js';
import { isSolved, isUnique } from './puzzle/solved.js';
import { isCount, isSum } from './puzzle/total.js';
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
  isLoop,
  isPath,
  isPattern,
  isPyramidCorners,
  isThreatened,
  isFlat,
  isFreedom,
  isTarget,
  ...isHidden,
  isSidesMatch,
  isPipsMatch,
  isTree,
  isTreeCentre,
  isRegularGraph,
  isRelated,
  isCrossing,
  isAngle,
  ...history,
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
  forAll,
  allDifferent,
  isSum,
  isCount,
  isUnique,
  isSolved,
];
