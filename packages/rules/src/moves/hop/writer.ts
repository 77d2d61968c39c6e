/** Writes the moves of `(hop …)`: one jump, with what it does to the pieces that it jumps over. */
import type { MovesFn } from '@ludii/functions';
import type { DraftRule } from '@ludii/functions/internal';
import type { Context, MoveList } from '@ludii/state';
import { mergeEffect, nestEffects } from '../shared/consequence.js';
import type { HopParts } from './parts.js';

// The extra of a draft: the number of hurdles, how many of them get the effect, and whether levels are told.
const CountBits = 12;
/** The most hurdles that an extra can tell. */
export const CountMask = (1 << CountBits) - 1;
const LevelsBit = 1 << (2 * CountBits);

/** The extra of a draft of a hop over `length` hurdles, of which `hit` get the effect. */
export function hopExtra(length: number, hit: number, levels: boolean): number {
  return length | (hit << CountBits) | (levels ? LevelsBit : 0);
}

/** How the moves of a rule are written. */
export type HopWriter = ReturnType<typeof hopWriter>;

/** Makes what writes the moves of a rule. */
export function hopWriter(parts: HopParts) {
  const { type, decision, wholeStack, overEffect, landEffect, attach } = parts;
  const { sites } = parts.radials;
  const overActions = overEffect?.actions;

  const push = (out: MoveList, f: number, t: number): void =>
    out.pushMove(type, f, -1, type, t, -1, -1, -1, -1, wholeStack, decision);

  /** Begins a hop over the `length` sites of the radial from index `hurdle` on. */
  const begin = (c: Context, out: MoveList, t: number, hurdle: number, length: number, levels: boolean): void => {
    const f = c.from;
    out.begin(c.state.mover, f, t);
    for (let k = 0; k < length; k++) out.between(sites[hurdle + k]!);
    if (levels) out.setLevels(0, c.state.stackSize(type, f) - 1);
  };

  /** Writes the actions of a hop over one piece to the open move, the effect of that in front. */
  const pushOver = (c: Context, out: MoveList, f: number, t: number, hurdle: number, effect: MovesFn): void => {
    const effects = c.acquire();
    c.between = sites[hurdle]!;
    effect(c, effects);
    if (effects.length === 0) push(out, f, t);
    else {
      nestEffects(effects, out);
      const current = c.acquire();
      current.begin(0, f, t);
      push(current, f, t);
      current.finish();
      out.nest(current, 0);
      c.release(current);
    }
    c.release(effects);
  };

  /** Writes the actions of a hop to the open move, with the effects of landing and of each piece that is hit. */
  const pushMerged = (c: Context, out: MoveList, f: number, t: number, hurdle: number, hit: number): void => {
    const work = c.acquire();
    work.begin(0, f, t);
    push(work, f, t);
    work.finish();
    if (landEffect) mergeEffect(c, work, landEffect);
    if (overEffect) {
      for (let k = 0; k < hit; k++) {
        c.between = sites[hurdle + k]!;
        mergeEffect(c, work, overEffect);
      }
    }
    out.copyActions(work, 0);
    c.release(work);
  };

  /**
   * Writes a hop over the `length` sites of the radial from index `hurdle` on, of which the first `hit` get the
   * effect of being jumped over.
   */
  const emit = (
    c: Context,
    out: MoveList,
    t: number,
    hurdle: number,
    length: number,
    hit: number,
    levels: boolean,
  ): void => {
    const f = c.from;
    begin(c, out, t, hurdle, length, levels);
    if (!landEffect && (!overEffect || hit <= 0)) push(out, f, t);
    else if (!landEffect && overEffect && hit === 1) pushOver(c, out, f, t, hurdle, overEffect);
    else pushMerged(c, out, f, t, hurdle, hit);
    out.finish();
  };

  /** A noted hop: the indices in the radial table of the first hurdle and of the landing, and an extra. */
  const rule: DraftRule = {
    complete: (c, out, hurdle, a, extra) => {
      const first = out.length;
      c.to = sites[a]!;
      c.between = sites[hurdle]!;
      const hit = (extra >> CountBits) & CountMask;
      if (overActions && hit === 1 && !landEffect) {
        // The move is going to be made: its actions need not be kept apart.
        begin(c, out, c.to, hurdle, extra & CountMask, (extra & LevelsBit) !== 0);
        overActions(c, out);
        push(out, c.from, c.to);
        out.finish();
      } else emit(c, out, c.to, hurdle, extra & CountMask, hit, (extra & LevelsBit) !== 0);
      attach(c, out, first);
    },
  };

  return { push, emit, rule };
}
