/**
 * `(hop …)`, `(move Hop …)`: a piece jumps over others along a line. What a hop does to the pieces that it jumps over is
 * worked out only for hops that are written, not for those that are noted down or asked for.
 */
import type { MovesFn } from '@ludii/functions';
import {
  absoluteDirections,
  byPiece,
  conditionOf,
  consequenceOf,
  DirectionCode,
  type DraftList,
  fromRegister,
  JumpWords,
  jumpsOf,
  numberOf,
  siteTypeName,
} from '@ludii/functions/internal';
import { choose, type Rule, register } from '@ludii/ir';
import { attached, emit, moveAction, type Relation } from '@ludii/ir/internal';
import { flagsOf, type Given } from '@ludii/registry/internal';
import type { Context, MoveList } from '@ludii/state';
import { applyMeaning } from './bundles.js';
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

/** The sites jumped over and landed on, without the place on the radial. */
function pairs(offsets: Int32Array, words: Int32Array): Relation {
  const items = new Int32Array((words.length / JumpWords) * 2);
  for (let i = 0; i < words.length / JumpWords; i++) {
    items[2 * i] = words[i * JumpWords]!;
    items[2 * i + 1] = words[i * JumpWords + 1]!;
  }
  return { offsets: offsets.map((offset) => (offset / JumpWords) * 2), items };
}

export const hop = effectAndDecision('hop', 'Hop', {
  args: hopArgs,
  doc: 'Jumps along a line over a row of sites that meet a condition, and lands behind it.',
  example: '(move Hop Leftward (between before:1 if:(= 2 (who at:(between)))) (to if:(is Even (to))))',
  flags: hopFlags,
  silent: ['to'],
  meaning: ({ from, directions, between, to, stack, consequence: then }, build, decision) => {
    const type = from?.type ?? build.defaultSite;
    const table = build.topology.radialTable(siteTypeName(type));
    const jumps = jumpsOf(table, directions ?? absoluteDirections([DirectionCode.Adjacent]), type);
    const long = between?.before || between?.range || between?.after || between?.trail;
    const nothingOver = between !== undefined && !between.condition;
    const effect = between?.apply && applyMeaning(between.apply);
    const unusual = from?.condition || from?.level || from?.region || stack || to.apply || long || nothingOver;
    if (!jumps || unusual || build.stacking || (between?.apply && !effect)) return undefined;
    const actions = [moveAction(type, register('from'), register('to'), decision)];
    const move = emit(register('from'), register('to'), actions, effect, 'site');
    const hop: Rule = {
      k: 'hops',
      ways: byPiece(jumps, ({ offsets, words }) => pairs(offsets, words)),
      over: conditionOf(between?.condition),
      rule: choose(conditionOf(to.condition), move),
    };
    const site = numberOf(from?.site ?? fromRegister);
    return attached({ k: 'at', registers: ['from'], site, limit: table.count, rule: hop }, consequenceOf(then));
  },
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
