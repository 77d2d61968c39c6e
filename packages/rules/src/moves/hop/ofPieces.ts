/** Jumps of many pieces at once, each over the next site of a line to the one behind it: the usual hop. */
import type { MovesFn } from '@ludii/functions';
import {
  type ByDirections,
  type ConditionAt,
  type DraftList,
  type DraftRule,
  type Jumps,
  JumpWords,
  type SiteTest,
} from '@ludii/functions/internal';
import type { Context, SiteTypeCode } from '@ludii/state';
import { positionLevel, positionSite } from '@ludii/state/internal';

type OfPieces = NonNullable<MovesFn['ofPieces']>;

/**
 * Makes the `ofPieces` of a hop over sites that meet a condition to sites that meet another. The drafts belong to a rule
 * and have the indices of both sites in the radial table, and an extra.
 */
export function jumpsOfPieces(
  jumpsFrom: ByDirections<Jumps>,
  type: SiteTypeCode,
  over: ConditionAt,
  landing: ConditionAt,
  rule: DraftRule,
  extra: number,
): OfPieces {
  const hasRest = over.rest !== undefined || landing.rest !== undefined;

  /** The jumps if both conditions have tests, which are made without a branch for each: seldom do both hold. */
  const jumpTested = (
    c: Context,
    first: number,
    last: number,
    limit: number,
    notes: DraftList | undefined,
    overTest: SiteTest,
    landTest: SiteTest,
  ): boolean => {
    const { state, to: oldTo, between: oldBetween } = c;
    let { words } = state;
    const always = jumpsFrom.fixed;
    let jumps = always;
    let component = -1;
    // Tests are for games without stacks: what is on a site is one vector.
    const { offsets: vectors, shift, low, log, mask } = state.layout.what;
    const pieces = vectors[type]!;
    for (let n = first; n < last; n++) {
      const entry = words[n]!;
      const f = positionSite(entry);
      if (f >= limit) continue;
      if (!always) {
        const what = (words[pieces + (f >> shift)]! >>> ((f & low) << log)) & mask;
        if (what !== component) {
          component = what;
          jumps = jumpsFrom.ofComponent(what);
        }
      }
      const { offsets, words: table } = jumps!;
      const end = offsets[f + 1]!;
      for (let k = offsets[f]!; k < end; k += JumpWords) {
        if ((overTest.bitAt(words, table[k]!) & landTest.bitAt(words, table[k + 1]!)) === 0) continue;
        c.from = f;
        c.level = positionLevel(entry);
        if (hasRest) {
          c.between = table[k]!;
          const hops = !over.rest || over.rest(c);
          c.to = table[k + 1]!;
          const lands = hops && (!landing.rest || landing.rest(c));
          c.to = oldTo;
          c.between = oldBetween;
          // A condition may have made the tests ready for another mover, or the words grow.
          overTest.prepare(state);
          landTest.prepare(state);
          words = state.words;
          if (!lands) continue;
        }
        if (!notes) return true;
        notes.push(c, rule, table[k + 2]!, table[k + 2]! + 1, extra);
      }
    }
    return false;
  };

  return (c, first, last, limit, notes) => {
    if (over.test?.prepare(c.state) && landing.test?.prepare(c.state)) {
      return jumpTested(c, first, last, limit, notes, over.test, landing.test);
    }
    const { state, to: oldTo, between: oldBetween } = c;
    let found = false;
    for (let n = first; n < last && !found; n++) {
      const entry = state.words[n]!;
      const f = positionSite(entry);
      if (f >= limit) continue;
      const { offsets, words } = jumpsFrom(c, f);
      const end = offsets[f + 1]!;
      for (let k = offsets[f]!; k < end && !found; k += JumpWords) {
        if (over.test && !over.test.at(state, words[k]!)) continue;
        if (landing.test && !landing.test.at(state, words[k + 1]!)) continue;
        c.from = f;
        c.level = positionLevel(entry);
        c.between = words[k]!;
        c.to = oldTo;
        if (over.rest && !over.rest(c)) continue;
        c.to = words[k + 1]!;
        if (landing.rest && !landing.rest(c)) continue;
        if (notes) notes.push(c, rule, words[k + 2]!, words[k + 2]! + 1, extra);
        else found = true;
      }
    }
    c.to = oldTo;
    c.between = oldBetween;
    return found;
  };
}
