/** Rules whose moves are tested only when they are chosen, beside rules whose moves need no test. */
import type { MovesFn } from '@ludii/functions';
import type { LazyMoves } from '@ludii/functions/internal';
import type { Context, MoveList } from '@ludii/state';
import { MoveFlag, MoveWord } from '@ludii/state/internal';
import type { Attach } from '../shared/consequence.js';

/** Several rules of which one has moves to be tested: those of the others are marked as settled. */
export function lazyAll(rules: readonly MovesFn[], attach: Attach, attaches: boolean): LazyMoves | undefined {
  const tested = rules.filter((rule) => rule.lazy);
  const [only] = tested;
  const lazy = only?.lazy;
  if (!lazy || tested.length > 1) return undefined;
  const isSettled = (list: MoveList, i: number): boolean =>
    (list.tape[list.start(i) + MoveWord.Flags]! & MoveFlag.Settled) !== 0;
  return {
    generate: (c, out) => {
      for (const rule of rules) {
        const first = out.length;
        if (rule === only) lazy.generate(c, out);
        else {
          rule(c, out);
          for (let i = first; i < out.length; i++) out.tape[out.start(i) + MoveWord.Flags]! |= MoveFlag.Settled;
        }
      }
    },
    ...(lazy.bySite && !lazy.settled
      ? {
          bySite: lazy.bySite,
          settled: (c: Context, out: MoveList) => {
            for (const rule of rules) if (rule !== only) rule(c, out);
            for (let i = 0; i < out.length; i++) out.tape[out.start(i) + MoveWord.Flags]! |= MoveFlag.Settled;
          },
        }
      : {}),
    accepts: (c, list, i) => isSettled(list, i) || lazy.accepts(c, list, i),
    isSettled,
    ...(lazy.after ? { after: lazy.after } : {}),
    ...(lazy.complete || attaches
      ? {
          complete: (c: Context, list: MoveList) => {
            if (!isSettled(list, 0)) lazy.complete?.(c, list);
            attach(c, list, 0);
          },
        }
      : {}),
  };
}
