/**
 * `(hop …)`, `(move Hop …)`: a piece jumps over others along a line. What a hop does to the pieces that it jumps over is
 * worked out only for hops that are written, not for those that are noted down or asked for.
 */
import type { MovesFn } from '@ludii/functions';
import { type DraftList, jumpsOf } from '@ludii/functions/internal';
import { flagsOf, type Given } from '@ludii/registry/internal';
import type { Context, MoveList } from '@ludii/state';
import { hopMeaning } from './hop/meaning.js';
import { jumpsOfPieces } from './hop/ofPieces.js';
import { hopArgs, hopParts } from './hop/parts.js';
import { hopPlaces } from './hop/places.js';
import { hopSearch } from './hop/search.js';
import { CountMask, hopExtra, hopWriter } from './hop/writer.js';
import { effectAndDecision } from './shared/declare.js';
import { isWritten } from './shared/written.js';

/** What a hop makes a game keep. What the effect of landing asks for is left out, as games are recorded without it. */
function hopFlags({ stack, to }: Given): readonly string[] {
  const flags = new Set<string>(isWritten(stack, true) ? ['stacking'] : []);
  if (to?.form === 'call') {
    for (const [name, part] of Object.entries(to.args)) if (part && name !== 'effect') flagsOf(part, flags);
  }
  return [...flags];
}

export const hop = effectAndDecision('hop', 'Hop', {
  args: hopArgs,
  doc: 'Jumps along a line over a row of sites that meet a condition, and lands behind it.',
  example: '(move Hop Leftward (between before:1 if:(= 2 (who at:(between)))) (to if:(is Even (to))))',
  flags: hopFlags,
  silent: ['to'],
  meaning: hopMeaning,
  compile: (values, build, decision): MovesFn => {
    const parts = hopParts(values, build, decision);
    const { siteOf, ways, range, over, landing, landEffect, wholeStack, attach, radials, isShort } = parts;
    const jumpsFrom = jumpsOf(radials, ways, parts.type);
    const writer = hopWriter(parts);
    const search = hopSearch(parts, writer);

    const generate = (c: Context, out: MoveList): void => {
      const first = out.length;
      search(c, out, undefined);
      attach(c, out, first);
    };
    // Steps without a hurdle are compared with each other, and an effect may see how far the search has gone.
    if (range && (landEffect || !((range.min.fixed ?? 0) > 0))) return generate;
    if (radials.count > CountMask) return generate;
    const made = Object.assign(generate, {
      draft: (c: Context, notes: DraftList) => {
        search(c, undefined, notes);
      },
      canMove: (c: Context) => search(c, undefined, undefined),
      ...(isShort && jumpsFrom && !siteOf && radials.count >= build.shape.board.sizes[build.defaultSite]
        ? { ofPieces: jumpsOfPieces(jumpsFrom, parts.type, over, landing, writer.rule, hopExtra(1, 1, wholeStack)) }
        : {}),
    });
    const { answers } = ways;
    if (range || !answers || build.stacking || siteOf) return made;
    return Object.assign(made, hopPlaces(parts, answers, writer));
  },
});
