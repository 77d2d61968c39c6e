/** `(face …)`: what a die shows. */
import type { Value } from '@ludii/ir';
import { Cell } from '@ludii/state/internal';
import { siteNumbers } from '../board/containers.js';
import { ludeme } from '../declare/build.js';
import type { IntFn } from '../declare/compiled.js';
import { Int } from '../declare/kinds.js';

export const face = ludeme('face', {
  returns: Int,
  args: { locn: Int },
  doc: 'The value on the upper side of the die on a site, -1 if there is no die.',
  example: '(face (handSite P1))',
  meaning: ({ locn }, build): Value | undefined => {
    const site = locn.fixed;
    const dice = build.shape.containers.filter(({ role }) => role === 'dice');
    if (site === undefined || !dice.some(({ first, size }) => site >= first && site < first + size)) return undefined;
    return { k: 'face', site, faces: build.components.map(({ isDie, faces }) => (isDie ? faces : [])) };
  },
  compile: ({ locn }, build): IntFn => {
    const { total } = siteNumbers(build.shape);
    const { components } = build;
    return (c) => {
      const site = locn(c);
      if (site < 0 || site >= total) return -1;
      const die = components[c.state.what(Cell, site)];
      return die?.isDie ? (die.faces[c.state.state(Cell, site)] ?? -1) : -1;
    };
  },
});
