/** All move rules: effects, decisions and operators. */
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
import { moveAgain } from './moveAgain.js';
import { note } from './note.js';
import { operators } from './operators/index.js';
import { pass } from './pass.js';
import { playCard } from './playCard.js';
import { promote } from './promote.js';
import { propose, vote } from './propose.js';
import { push } from './push.js';
import { random } from './random.js';
import { remembering } from './remember.js';
import { remove } from './remove.js';
import { roll } from './roll.js';
import { satisfy } from './satisfy.js';
import { select } from './select.js';
import { setEffects } from './set/index.js';
import { shoot } from './shoot.js';
import { slide } from './slide.js';
import { sow } from './sow.js';
import { step } from './step.js';
import { surround } from './surround.js';
import { swapEffects } from './swap.js';
import { take } from './take.js';
import { trigger } from './trigger.js';

export const moves: readonly Ludeme<Build>[] = [
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
  ...note,
  ...pass,
  ...playCard,
  ...promote,
  ...propose,
  push,
  ...random,
  ...remove,
  roll,
  satisfy,
  ...select,
  ...shoot,
  ...slide,
  sow,
  ...step,
  surround,
  trigger,
  ...vote,
  ...setEffects,
  moveAgain,
  ...remembering,
  ...swapEffects,
  ...take,
  ...operators,
];
