/** Move rules from `add` to `leap`, and the argument bundles of all move rules. */
import type { Build } from '@ludii/functions';
import type { Ludeme } from '@ludii/registry';
import { add } from './add.js';
import { addScore } from './addScore.js';
import { attract } from './attract.js';
import { bet } from './bet.js';
import { bundles } from './bundles.js';
import { claim } from './claim.js';
import { custodial } from './custodial.js';
import { deal } from './deal.js';
import { directional } from './directional.js';
import { enclose } from './enclose.js';
import { flip } from './flip.js';
import { fromTo } from './fromTo.js';
import { hop } from './hop.js';
import { intervene } from './intervene.js';
import { leap } from './leap.js';

export const movesPartOne: readonly Ludeme<Build>[] = [
  ...bundles,
  ...add,
  ...addScore,
  attract,
  ...bet,
  ...claim,
  custodial,
  ...deal,
  directional,
  ...enclose,
  flip,
  ...fromTo,
  ...hop,
  intervene,
  ...leap,
];
