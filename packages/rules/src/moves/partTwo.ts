/** Move rules from `note` to `vote`, and the effects `set`, `moveAgain`, `remember`, `forget`, `swap` and `take`. */
import type { Build } from '@ludii/functions';
import type { Ludeme } from '@ludii/registry';
import { moveAgain } from './moveAgain.js';
import { note } from './note.js';
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

export const movesPartTwo: readonly Ludeme<Build>[] = [
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
];
