/** `(roll)`: all dice are thrown. */
import type { ListFn } from '@ludii/ir/internal';
import { Cell, Op } from '@ludii/state/internal';
import { effect } from './shared/declare.js';

export const roll = effect('roll', {
  doc: 'Throws the dice.',
  example: '(roll)',
  flags: ['stochastic'],
  meaning: (_args, { shape }) => {
    const dice = shape.containers
      .filter(({ role }) => role === 'dice')
      .flatMap(({ first, size }) => Array.from({ length: size }, (_, k) => first + k));
    const faces = Int32Array.from(shape.components, (component) => component.faces?.length ?? 0);
    const fn: ListFn = (c, out) => {
      let shown = -1;
      let equal = true;
      out.begin(0, 0, 0);
      for (let k = 0; k < dice.length; k++) {
        const site = dice[k]!;
        const face = c.rng.nextInt(faces[c.state.what(Cell, site)]!);
        if (k === 0) shown = face;
        else if (face !== shown) equal = false;
        out.push2(Op.SetDie, false, site, face);
      }
      out.push1(Op.SetDiceAllEqual, false, equal ? 1 : 0);
      out.finish();
    };
    return { k: 'roll', dice, fn };
  },
});
