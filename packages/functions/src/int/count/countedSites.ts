/**
 * The arguments of all forms of `(count …)` that look at sites. The language gives them one argument list, so each form
 * takes what another needs (a name, an owner, pieces) without looking at it.
 */
import { either, list, named, optional } from '@ludii/registry';
import { Int, Region } from '../../declare/kinds.js';
import { Role, SiteTypeWord, Text } from '../../declare/words.js';

export const countedSites = {
  type: optional(SiteTypeWord),
  in: optional(either(1, named(Region))),
  at: optional(either(1, named(Int))),
  name: optional(either(1, Text)),
  who: optional(named(Role)),
  what: optional(either(2, named(Int))),
  whats: optional(either(2, named(list(Int)))),
};
