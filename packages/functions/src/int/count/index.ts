/** All forms of `(count …)`. */
import { countGroups } from './groups.js';
import { countLiberties } from './liberties.js';
import { countLine } from './line.js';
import { countNeighbours } from './neighbours.js';
import { countOfPlayers } from './pieces.js';
import { countPlatform } from './platform.js';
import { countSimple } from './simple.js';
import { countSites } from './sites.js';
import { countStack } from './stack.js';
import { countSteps } from './steps.js';
import { countStepsOnTrack } from './stepsOnTrack.js';

export const counts = [
  ...countSimple,
  ...countSites,
  ...countOfPlayers,
  ...countGroups,
  countLiberties,
  countLine,
  countNeighbours,
  countPlatform,
  countStack,
  countSteps,
  countStepsOnTrack,
];
