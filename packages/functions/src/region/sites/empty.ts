/** `(sites Empty …)`: the sites without pieces, straight from the empty set that the state keeps. */
import { optional } from '@ludii/registry';
import type { SiteTypeCode } from '@ludii/state';
import { Cell, storedTypes } from '@ludii/state/internal';
import { SiteSet } from '../../board/siteSet.js';
import { type Build, ludeme } from '../../declare/build.js';
import { fixedRegion, type RegionFn } from '../../declare/compiled.js';
import { Int, Region } from '../../declare/kinds.js';
import { regionFn } from '../../declare/meaning.js';
import { siteTypeName, typeOr } from '../../declare/siteTypes.js';
import { SiteTypeWord } from '../../declare/words.js';

/** The empty sites of the board. A game that stores one type of site has only that type's set, whatever is asked. */
export function emptySites(asked: SiteTypeCode, build: Build): RegionFn {
  const { shape, topology } = build;
  const stored = storedTypes(shape);
  const only = stored.filter(Boolean).length === 1 ? (stored.indexOf(true) as SiteTypeCode) : asked;
  const type = stored[asked] ? asked : only;
  const count = topology.count(siteTypeName(type));
  if (shape.flags.deductionPuzzle || !stored[type]) {
    return fixedRegion(SiteSet.from(Array.from({ length: count }, (_, i) => i)));
  }
  return regionFn({ k: 'emptySites', type });
}

export const sitesEmpty = ludeme('sites', 'Empty', {
  returns: Region,
  args: { elementType: optional(SiteTypeWord), container: optional(Int) },
  doc: 'The sites without a piece, on the board or in another container.',
  example: '(sites Empty)',
  // The board alone is asked as it is stored; another container makes the type count.
  silent: ['elementType'],
  flags: ({ elementType, container }) => {
    const onBoard = !container || (container.form === 'literal' && (container.value as { fixed?: number }).fixed === 0);
    if (onBoard || elementType?.form !== 'literal') return [];
    return SiteTypeWord.flags?.(elementType.value) ?? [];
  },
  compile: ({ elementType, container }, build): RegionFn => {
    const board = emptySites(typeOr(elementType, build), build);
    if (!container || (container.fixed !== undefined && container.fixed <= 0)) return board;
    const { containers } = build.shape;
    return (c, out) => {
      const place = containers[container(c)];
      if (!place || place.role === 'board') {
        board(c, out);
        return;
      }
      for (let site = place.first; site < place.first + place.size; site++) {
        if (c.state.isEmpty(Cell, site)) out.add(site);
      }
    };
  },
});
