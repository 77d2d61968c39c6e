/** All ludemes of this folder. Where several forms of `sites` fit, the last one counts, so the most general come first. */
import type { Ludeme } from '@ludii/registry';
import type { Build } from '../declare/build.js';
import { difference } from './difference.js';
import { expand } from './expand.js';
import { forEachRegions } from './forEach.js';
import { regionIf } from './if.js';
import { intersection } from './intersection.js';
import { lastBetween } from './last.js';
import { sitesAround } from './sites/around.js';
import { sitesBetween } from './sites/between.js';
import { sitesBoard, sitesOfBoard, sitesOfEdges } from './sites/board.js';
import { sitesCrossing } from './sites/crossing.js';
import { sitesDirection } from './sites/direction.js';
import { sitesDistance } from './sites/distance.js';
import { sitesEmpty } from './sites/empty.js';
import { sitesOfEquipment } from './sites/equipment.js';
import { sitesGroup } from './sites/group.js';
import { sitesHand } from './sites/hand.js';
import { sitesHidden } from './sites/hidden.js';
import { sitesIncident } from './sites/incident.js';
import { sitesLargePiece } from './sites/largePiece.js';
import { sitesLineOfSight } from './sites/lineOfSight.js';
import { sitesCoordinates, sitesHint, sitesIterated, sitesListed } from './sites/listed.js';
import { sitesLoop } from './sites/loop.js';
import { sitesOfElement, sitesOfLine } from './sites/numbered.js';
import { sitesOccupied } from './sites/occupied.js';
import { sitesOfLastMove } from './sites/ofLastMove.js';
import { sitesOfMoves } from './sites/ofMoves.js';
import { sitesPattern } from './sites/pattern.js';
import { sitesPending, sitesToClear } from './sites/pending.js';
import { sitesLineOfPlay, sitesPlayable } from './sites/playable.js';
import { sitesRandom } from './sites/random.js';
import { sitesSide, sitesSideOfPlayer } from './sites/side.js';
import { sitesStart } from './sites/start.js';
import { sitesState } from './sites/state.js';
import { sitesSupport } from './sites/support.js';
import { sitesTrack } from './sites/track.js';
import { sitesWalks } from './sites/walks.js';
import { sitesWinning } from './sites/winning.js';
import { union } from './union.js';

export const regions: readonly Ludeme<Build>[] = [
  ...forEachRegions,
  lastBetween,
  difference,
  expand,
  regionIf,
  ...intersection,
  ...union,
  sitesOfEquipment,
  sitesDistance,
  sitesTrack,
  sitesHand,
  sitesWinning,
  sitesSideOfPlayer,
  sitesSide,
  sitesOfLine,
  sitesOfElement,
  sitesState,
  sitesEmpty,
  sitesSupport,
  sitesWalks,
  sitesLineOfSight,
  ...sitesDirection,
  sitesAround,
  sitesIncident,
  ...sitesOccupied,
  sitesStart,
  ...sitesHidden,
  sitesBetween,
  sitesLargePiece,
  sitesRandom,
  sitesPattern,
  sitesLoop,
  sitesIterated,
  sitesBoard,
  sitesOfBoard,
  sitesHint,
  sitesToClear,
  sitesLineOfPlay,
  sitesPending,
  sitesPlayable,
  sitesOfLastMove,
  sitesCoordinates,
  sitesOfMoves,
  sitesListed,
  sitesCrossing,
  sitesGroup,
  sitesOfEdges,
];
