/** `(forAll …)`: a constraint for every site or every hint of a puzzle. */

import { keeping } from '@ludii/ir/internal';
import type { Context, SiteTypeCode } from '@ludii/state';
import { Cell, Edge, Vertex } from '@ludii/state/internal';
import { boardCount } from '../../board/sites.js';
import { hintsOf } from '../../board/staticRegions.js';
import { type Build, ludeme } from '../../declare/build.js';
import type { BoolFn } from '../../declare/compiled.js';
import { Bool } from '../../declare/kinds.js';
import { PuzzleElementWord } from '../../declare/words.js';
import { type PuzzleTotal, type TotalsFn, telling, totalsOf } from '../../position/constraints.js';
import { isResolved } from '../resolved.js';

/** Runs a test over the elements and leaves the iterators as the language has it: `from` becomes what `to` was. */
const overElements = (c: Context, test: (c: Context) => boolean): boolean => {
  const all = testElements(c, test);
  c.from = c.to;
  return all;
};

const testElements = keeping(['to', 'hint', 'edge'], (c, test: (c: Context) => boolean) => test(c));

/** The elements, and how the iterators are set to one of them. */
interface Elements {
  readonly count: number;
  readonly set: (c: Context, element: number) => void;
}

const allSites = (type: SiteTypeCode, build: Build): Elements => ({
  count: boardCount(build, type),
  set: (c, site) => {
    c.from = site;
  },
});

function allHints(build: Build): Elements {
  const hints = hintsOf(build, build.defaultSite);
  const regions = (hints?.regions ?? []).map((sites) => Int32Array.from(sites));
  const values = hints?.values ?? [];
  const { offsets, items } = build.topology.incidence('Vertex', 'Edge');
  const set = (c: Context, i: number): void => {
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
  };
  return { count: Math.min(regions.length, values.length), set };
}

const types = { Cell, Vertex, Edge } as const;

export const forAll = ludeme('forAll', {
  returns: Bool,
  args: { type: PuzzleElementWord, constraint: Bool },
  flags: ['deductionPuzzle'],
  doc: 'True if a constraint holds for every cell, vertex or edge, as `(from)`, or for every hint of the puzzle.',
  example: '(forAll Hint (is Count (sites Around (from) Diagonal) of:3 (hint)))',
  compile: ({ type, constraint }, build) => {
    const { count: elements, set } = type === 'Hint' ? allHints(build) : allSites(types[type], build);
    /** Asks something of one element after the other, until the answer is no. */
    const every = (c: Context, ask: (c: Context) => boolean): boolean => {
      for (let element = 0; element < elements; element++) {
        set(c, element);
        if (!ask(c)) return false;
      }
      return true;
    };
    const test: BoolFn = (c) => overElements(c, (context) => every(context, constraint));
    const totals = totalsOf(constraint);
    const allTotals: TotalsFn | undefined =
      totals &&
      ((c) => {
        const found: PuzzleTotal[] = [];
        overElements(c, (context) => every(context, (each) => found.push(...totals(each)) >= 0));
        return found;
      });
    const count = boardCount(build, build.defaultSite);
    return telling(test, {
      parts: {
        count: elements,
        holds: (c, element) =>
          overElements(c, (context) => {
            set(context, element);
            return constraint(context);
          }),
      },
      ...(allTotals && { totals: allTotals }),
      variables: { sites: () => Array.from({ length: count }, (_, site) => site), all: true },
    });
  },
});
