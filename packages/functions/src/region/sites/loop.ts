import { either, list, named, optional } from '@ludii/registry';
import { ludeme } from '../../build.js';
import { Bool, Direction, Int, Region } from '../../kinds.js';
import { Role, SiteTypeWord } from '../../words.js';

export const sitesLoop = ludeme('sites', 'Loop', {
  returns: Region,
  args: {
    inside: named(optional(Bool)),
    type: optional(SiteTypeWord),
    surround: either(1, named(optional(Role))),
    surroundList: either(1, optional(list(Role))),
    directions: optional(Direction),
    colour: optional(Int),
    start: either(2, optional(Int)),
    regionStart: either(2, optional(Region)),
  },
  doc: 'The sites of a loop of pieces, or those inside it.',
  example: '(sites Loop)',
});
