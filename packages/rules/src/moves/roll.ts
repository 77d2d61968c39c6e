/** `(roll)`: all dice are thrown. */
import { ludeme, type MovesFn } from '@ludii/functions';
import { NonDecision, ThenPart } from '@ludii/functions/internal';
import { optional } from '@ludii/registry';
import { Cell, Op } from '@ludii/state/internal';
import { attachThen } from './shared/consequence.js';

export const roll = ludeme('roll', {
  returns: NonDecision,
  args: { consequence: optional(ThenPart) },
  doc: 'Throws the dice.',
  example: '(roll)',
  flags: ['stochastic'],
  compile: ({ consequence: then }, build): MovesFn => {
    const { shape } = build;
    const dice = shape.containers
      .filter(({ role }) => role === 'dice')
      .flatMap(({ first, size }) => Array.from({ length: size }, (_, k) => first + k));
    const faces = Int32Array.from(shape.components, (component) => component.faces?.length ?? 0);
    const attach = attachThen(then);
    const generate: MovesFn = (c, out) => {
      const made = out.length;
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
      attach(c, out, made);
    };
    if (then) return generate;
    return Object.assign(generate, { ir: { k: 'roll', dice, fn: generate } as const });
  },
});
