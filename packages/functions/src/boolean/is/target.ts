/** `(is Target …)`: whether the pieces lie as they should. */
import { and, type Condition, compare, constant, never } from '@ludii/ir';
import { either, list, optional } from '@ludii/registry';
import type { Context } from '@ludii/state';
import { Cell, isStacking } from '@ludii/state/internal';
import { placeDatum, siteNumbers } from '../../board/containers.js';
import { whatReader } from '../../board/sites.js';
import { fail, ludeme } from '../../declare/build.js';
import { fixedInt } from '../../declare/compiled.js';
import { Bool, Int } from '../../declare/kinds.js';
import { Text, Whole } from '../../declare/words.js';

export const isTarget = ludeme('is', 'Target', {
  returns: Bool,
  args: {
    containerIdFn: either(1, optional(Int)),
    containerName: either(1, optional(Text)),
    configuration: list(Whole),
    specificSite: either(2, optional(Whole)),
    specificSites: either(2, optional(list(Whole))),
  },
  doc: 'True if the sites of the board, a container, or a list hold given pieces. In games with stacks the pieces are one stack, from the bottom up.',
  example: '(is Target {2 2 0 1 1})',
  meaning: ({ containerIdFn, containerName, configuration, specificSite, specificSites }, build) => {
    const { shape, defaultSite } = build;
    const { sizes } = shape.board;
    const other = containerIdFn ?? containerName ?? specificSite ?? specificSites;
    if (other !== undefined || isStacking(shape) || sizes[defaultSite] > configuration.length) return undefined;
    if (sizes[Cell] !== configuration.length) return never;
    const holds = (piece: number, site: number): Condition =>
      compare('=', placeDatum('what', defaultSite, constant(site), shape), constant(piece));
    return and(...configuration.slice(0, sizes[defaultSite]).map(holds));
  },
  compile: ({ containerIdFn, containerName, configuration, specificSite, specificSites }, build) => {
    const { shape, defaultSite } = build;
    const named = containerName === undefined ? 0 : shape.containers.findIndex(({ name }) => name === containerName);
    if (named < 0) fail('unknown-container', `There is no container "${containerName}".`);
    const container = containerIdFn ?? fixedInt(named);
    const sites = specificSites ?? (specificSite === undefined ? undefined : [specificSite]);
    const numbers = siteNumbers(shape);
    const what = whatReader(build, defaultSite);
    const wanted = configuration;
    const cellsOf = (k: number): number => (k === 0 ? shape.board.sizes[0] : (shape.containers[k]?.size ?? 0));

    const firstOf = (k: number): number => shape.containers[k]?.first ?? numbers.total;
    if (isStacking(shape)) {
      const matches = ({ state }: Context, site: number): boolean =>
        wanted.every((piece, level) => state.whatAt(Cell, site, level) === piece);
      const isHigh = ({ state }: Context, site: number): boolean => state.stackSize(Cell, site) === wanted.length;
      if (sites) return (c) => sites.some((site) => isHigh(c, site) && matches(c, site));
      return (c) => {
        const k = container(c);
        for (let site = firstOf(k); site < firstOf(k) + cellsOf(k); site++) {
          if (!isHigh(c, site)) return false;
          if (matches(c, site)) return true;
        }
        return false;
      };
    }
    if (sites) {
      if (sites.length !== wanted.length) return () => false;
      return (c) => sites.every((site, i) => what(c, site) === wanted[i]);
    }
    return (c) => {
      const k = container(c);
      const count = k === 0 ? shape.board.sizes[defaultSite] : wanted.length;
      if (cellsOf(k) !== wanted.length || count > wanted.length) return false;
      return wanted.every((piece, i) => i >= count || what(c, firstOf(k) + i) === piece);
    };
  },
});
