/** `(topLevel …)`: the highest level of a stack. */
import { named, optional } from '@ludii/registry';
import { Cell } from '@ludii/state/internal';
import { siteNumbers } from '../board/containers.js';
import { ludeme } from '../declare/build.js';
import { fixedInt } from '../declare/compiled.js';
import { Int } from '../declare/kinds.js';
import { typeOr } from '../declare/siteTypes.js';
import { SiteTypeWord } from '../declare/words.js';

export const topLevel = ludeme('topLevel', {
  returns: Int,
  args: { type: optional(SiteTypeWord), at: named(Int) },
  doc: 'The level of the top piece of a stack, counted from 0; 0 also for an empty site.',
  example: '(topLevel at:(from))',
  flags: ['stacking'],
  compile: ({ type, at }, build) => {
    if (!build.stacking) return fixedInt(0);
    const code = typeOr(type, build);
    const { board, total } = siteNumbers(build.shape);
    const size = build.shape.board.sizes[code];
    return (c) => {
      const site = at(c);
      if (site < 0) return 0;
      let height: number;
      if (site >= board && site < total) height = c.state.stackSize(Cell, site);
      else if (site < size) height = c.state.stackSize(code, site);
      else return -1;
      return height === 0 ? 0 : height - 1;
    };
  },
});
