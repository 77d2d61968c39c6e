/** `(forAll …)`: a constraint for every site or every hint of a puzzle. */
import type { Context, SiteTypeCode } from '@ludii/state';
import { Cell, Edge, Vertex } from '@ludii/state/internal';
import { boardCount } from '../../board/sites.js';
import { hintsOf } from '../../board/staticRegions.js';
import { type Build, ludeme } from '../../declare/build.js';
import type { BoolFn } from '../../declare/compiled.js';
import { Bool } from '../../declare/kinds.js';
import { PuzzleElementWord } from '../../declare/words.js';
import { withVariables } from '../../position/constraints.js';
import { isResolved } from '../resolved.js';

/** Runs a test over the elements and leaves the iterators as the language has it: `from` becomes what `to` was. */
const overElements = (c: Context, test: (c: Context) => boolean): boolean => {
  const { to, hint, edge } = c;
  const all = test(c);
  c.hint = hint;
  c.edge = edge;
  c.to = to;
  c.from = to;
  return all;
};

function forSites(type: SiteTypeCode, constraint: BoolFn, build: Build): BoolFn {
  const count = boardCount(build, type);
  const test = (c: Context): boolean => {
    for (let site = 0; site < count; site++) {
      c.from = site;
      if (!constraint(c)) return false;
    }
    return true;
  };
  return (c) => overElements(c, test);
}

function forHints(constraint: BoolFn, build: Build): BoolFn {
  const hints = hintsOf(build, build.defaultSite);
  const regions = (hints?.regions ?? []).map((sites) => Int32Array.from(sites));
  const values = hints?.values ?? [];
  const count = Math.min(regions.length, values.length);
  const { offsets, items } = build.topology.incidence('Vertex', 'Edge');
  const test = (c: Context): boolean => {
    for (let i = 0; i < count; i++) {
      const sites = regions[i]!;
      const value = values[i]!;
      let sum = 0;
      let open = false;
      for (let n = 0; n < sites.length; n++) {
        sum = 0;
        const vertex = sites[n]!;
        if (vertex + 1 >= offsets.length) continue;
        for (let k = offsets[vertex]!; k < offsets[vertex + 1]!; k++) {
          if (isResolved(c, Edge, items[k]!)) sum += c.state.what(Edge, items[k]!);
          else open = true;
        }
      }
      c.edge = open && sum < value ? value : sum;
      if (sites.length > 0) c.from = sites[0]!;
      if (sites.length > 1) c.to = sites[1]!;
      c.hint = value;
      c.hintRegion = sites;
      if (!constraint(c)) return false;
    }
    return true;
  };
  return (c) => overElements(c, test);
}

const types = { Cell, Vertex, Edge } as const;

export const forAll = ludeme('forAll', {
  returns: Bool,
  args: { type: PuzzleElementWord, constraint: Bool },
  flags: ['deductionPuzzle'],
  doc: 'True if a constraint holds for every cell, vertex or edge, as `(from)`, or for every hint of the puzzle.',
  example: '(forAll Hint (is Count (sites Around (from) Diagonal) of:3 (hint)))',
  compile: ({ type, constraint }, build) => {
    const test = type === 'Hint' ? forHints(constraint, build) : forSites(types[type], constraint, build);
    const count = boardCount(build, build.defaultSite);
    return withVariables(test, { sites: () => Array.from({ length: count }, (_, site) => site), all: true });
  },
});
