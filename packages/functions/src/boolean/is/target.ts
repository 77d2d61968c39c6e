/** `(is Target …)`: whether the pieces lie as they should. */
import { either, list, optional } from '@ludii/registry';
import { Cell, isStacking } from '@ludii/state/internal';
import { siteNumbers } from '../../board/containers.js';
import { whatReader } from '../../board/sites.js';
import { fail, ludeme } from '../../declare/build.js';
import { type BoolFn, fixedInt } from '../../declare/compiled.js';
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

    if (isStacking(shape)) {
      const matches = (c: Parameters<BoolFn>[0], site: number): boolean => {
        for (let i = 0; i < wanted.length; i++) if (c.state.whatAt(Cell, site, i) !== wanted[i]) return false;
        return true;
      };
      if (sites) {
        return (c) => sites.some((site) => c.state.stackSize(Cell, site) === wanted.length && matches(c, site));
      }
      return (c) => {
        const k = container(c);
        const first = shape.containers[k]?.first ?? numbers.total;
        for (let site = first; site < first + cellsOf(k); site++) {
          if (c.state.stackSize(Cell, site) !== wanted.length) return false;
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
      if (cellsOf(k) !== wanted.length) return false;
      const first = shape.containers[k]!.first;
      const count = k === 0 ? shape.board.sizes[defaultSite] : wanted.length;
      if (count > wanted.length) return false;
      for (let i = 0; i < count; i++) if (what(c, first + i) !== wanted[i]) return false;
      return true;
    };
  },
});
