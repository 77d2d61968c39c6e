/** Rows, columns, layers and phases by number; the vertices of a cell or an edge. */
import type { SiteTable } from '@ludii/geometry';
import { listAt, packLists } from '@ludii/geometry/internal';
import { fixedSites, type Sites } from '@ludii/ir';
import { optional } from '@ludii/registry';
import { ludeme } from '../../declare/build.js';
import type { IntFn } from '../../declare/compiled.js';
import { Int, Region } from '../../declare/kinds.js';
import { numberOf } from '../../declare/meaning.js';
import { siteTypeName, typeOr } from '../../declare/siteTypes.js';
import { SiteTypeWord } from '../../declare/words.js';

/** The list with a number that may change in play, ascending; no site where there is no such list. */
function numbered(lists: readonly Iterable<number>[], index: IntFn | undefined): Sites {
  if (!index) return fixedSites([]);
  const rows = lists.map((list) => [...list].sort((a, b) => a - b));
  return index.fixed === undefined
    ? { k: 'row', of: numberOf(index), relation: packLists(rows) }
    : fixedSites(rows[index.fixed] ?? []);
}

const phases = [0, 1, 2, 3, 4, 5] as const;

const lines: Readonly<Record<'Row' | 'Column' | 'Layer' | 'Phase', (table: SiteTable) => readonly Int32Array[]>> = {
  Row: (table) => table.rows,
  Column: (table) => table.columns,
  Layer: (table) => table.layers,
  Phase: (table) => phases.map((phase) => table.phaseSites(phase)),
};

export const sitesOfLine = ludeme('sites', ['Row', 'Column', 'Layer', 'Phase'], {
  returns: Region,
  args: { elementType: optional(SiteTypeWord), index: optional(Int) },
  doc: 'The sites of a row, column, layer or phase of the board, counted from 0.',
  example: '(sites Row 1)',
  meaning: ({ word, elementType, index }, build) =>
    numbered(lines[word](build.topology.sites(siteTypeName(typeOr(elementType, build)))), index),
});

export const sitesOfElement = ludeme('sites', ['Cell', 'Edge'], {
  returns: Region,
  args: { elementType: optional(SiteTypeWord), index: optional(Int) },
  doc: 'The vertices of a cell, or the two ends of an edge.',
  example: '(sites Edge 12)',
  silent: ['elementType'],
  flags: ({ word }) =>
    word?.form === 'literal' && word.value === 'Edge' ? ['edge', 'vertex', 'graph'] : ['cell', 'vertex'],
  meaning: ({ word, index }, { topology }) => {
    const vertices = topology.incidence(word, 'Vertex');
    return numbered(
      Array.from({ length: topology.count(word) }, (_, i) => listAt(vertices, i)),
      index,
    );
  },
});
