/** Lists of sites by site, as data: what lies beside each, perhaps only what a player owns. */
import type { Lists } from '@ludii/geometry';
import { listAt, packLists } from '@ludii/geometry/internal';
import { and, compare, constant, or, register, type Sites, type Value } from '@ludii/ir';
import type { SiteTypeCode } from '@ludii/state';
import type { Build } from '../declare/build.js';
import type { IntFn } from '../declare/compiled.js';
import { numberOf } from '../declare/meaning.js';

/** The lists one by one, each in ascending order. */
export const ascending = (lists: Lists): readonly (readonly number[])[] =>
  Array.from({ length: lists.offsets.length - 1 }, (_, site) => Array.from(listAt(lists, site)).sort((a, b) => a - b));

/** The sites of the list of a site, or those with pieces of a player; the number beyond all players means of anybody. */
export function ownedRow(
  of: Value,
  lists: Lists,
  type: SiteTypeCode,
  player: IntFn | undefined,
  { shape, players }: Build,
): Sites {
  const sites: Sites = { k: 'row', of, relation: packLists(ascending(lists)) };
  if (!player) return sites;
  const owner: Value = { k: 'read', datum: 'who', type, site: register('site'), limit: shape.board.sizes[type] };
  const who = numberOf(player);
  const anybody = and(compare('=', who, constant(players + 1)), compare('!=', owner, constant(0)));
  return { k: 'where', sites, register: 'site', test: or(compare('=', owner, who), anybody) };
}
