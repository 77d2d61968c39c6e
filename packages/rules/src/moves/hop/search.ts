/**
 * Looks for the moves of `(hop …)`. Where found hops go is told by two arguments, a list to write them to and a list to
 * note them down; with neither they are only asked for, and the search ends with the first.
 */
import { type DraftList, type Lines, linesOf } from '@ludii/functions/internal';
import type { Context, MoveList } from '@ludii/state';
import { MoveWord } from '@ludii/state/internal';
import { mergeEffect } from '../shared/consequence.js';
import type { HopParts } from './parts.js';
import { type HopWriter, hopExtra } from './writer.js';

/** Tells whether there was a hop that is only asked for. */
export type HopSearch = (c: Context, out: MoveList | undefined, notes: DraftList | undefined) => boolean;

/** Makes the search from where a rule says. It leaves the iterators as they were. */
export function hopSearch(parts: HopParts, { push, emit, rule }: HopWriter): HopSearch {
  const { type, siteOf, starts, ways, isHurdle, canLand, before, after, range, wholeStack, steps, radials } = parts;
  const { goes, hurdleTest, landsElse, overEffect, isShort } = parts;
  const { sites } = radials;
  const linesFrom = linesOf(radials, ways, type);

  /** Takes a hop that lands on index `a` of the radial; true if nothing more has to be looked for. */
  const take = (
    c: Context,
    out: MoveList | undefined,
    notes: DraftList | undefined,
    a: number,
    hurdle: number,
    length: number,
    hit: number,
    levels: boolean,
  ): boolean => {
    if (out) {
      c.to = sites[a]!;
      emit(c, out, c.to, hurdle, length, hit, levels);
    } else if (notes) notes.push(c, rule, hurdle, a, hopExtra(length, hit, levels));
    else return true;
    return false;
  };

  /** Steps without a hurdle, for ranges that begin at 0: each target once. */
  const step = (c: Context, out: MoveList, f: number, codes: ArrayLike<number>, first: number): void => {
    for (let d = 0; d < codes.length; d++) {
      const slot = steps.slotOf[codes[d]!]!;
      if (slot < 0) continue;
      const row = f * steps.slots + slot;
      for (let i = steps.offsets[row]!; i < steps.offsets[row + 1]!; i++) {
        const t = steps.items[i]!;
        if (starts && !starts(c)) continue;
        c.to = t;
        if (!goes(c) || isListed(out, first, f, t)) continue;
        out.begin(0, f, t);
        push(out, f, t);
        out.finish();
        if (overEffect && mergeEffect(c, out, overEffect)) {
          out.setFromOf(out.length - 1, f);
          out.setToOf(out.length - 1, t);
        }
        const made = out.length - 1;
        out.setMoverOf(made, c.state.mover);
        if (wholeStack) out.setLevelsOf(made, 0, c.state.stackSize(type, f) - 1);
      }
    }
  };

  /** Landings behind the hurdle that begins at `hurdle` and ends before `behind`. */
  const land = (
    c: Context,
    out: MoveList | undefined,
    notes: DraftList | undefined,
    hurdle: number,
    behind: number,
    last: number,
    min: number,
    far: number,
  ): boolean => {
    const length = behind - hurdle;
    for (let shorter = length - min; shorter >= 0; shorter--) {
      const nearest = behind - shorter;
      for (let a = nearest; a < last; a++) {
        if (!canLand(c, sites[a]!)) {
          c.to = sites[a]!;
          if (landsElse?.(c) && take(c, out, notes, a, hurdle, length, 0, false)) return true;
          break;
        }
        if (!landsElse && take(c, out, notes, a, hurdle, length, length - shorter, wholeStack)) return true;
        if (a - nearest >= far) break;
      }
    }
    return false;
  };

  /** The hops along one radial: only the first hurdle on it counts. */
  const along = (
    c: Context,
    out: MoveList | undefined,
    notes: DraftList | undefined,
    begin: number,
    last: number,
    near: number,
    min: number,
    max: number,
    far: number,
  ): boolean => {
    for (let i = begin + 1; i < last; i++) {
      if (starts && !starts(c)) continue;
      if (isHurdle(c, sites[i]!)) {
        c.between = sites[i]!;
        let behind = i + 1;
        while (behind < last && behind - i < max) {
          c.between = sites[behind]!;
          if (hurdleTest && !isHurdle(c, sites[behind]!)) break;
          behind++;
        }
        return behind - i >= min && land(c, out, notes, i, behind, last, min, far);
      }
      if (i - begin > near || !canLand(c, sites[i]!)) return false;
    }
    return false;
  };

  /** The hops of the usual kind: over the next site to the one behind it. */
  const jump = (
    c: Context,
    out: MoveList | undefined,
    notes: DraftList | undefined,
    { offsets, start, end }: Lines,
  ): boolean => {
    const f = c.from;
    for (let id = offsets[f]!; id < offsets[f + 1]!; id++) {
      const begin = start[id]!;
      if (end[id]! - begin < 3 || !isHurdle(c, sites[begin + 1]!)) continue;
      c.between = sites[begin + 1]!;
      if (!canLand(c, sites[begin + 2]!)) continue;
      if (take(c, out, notes, begin + 2, begin + 1, 1, 1, wholeStack)) return true;
    }
    return false;
  };

  /** All hops from the site in `from`. */
  const search = (c: Context, out: MoveList | undefined, notes: DraftList | undefined): boolean => {
    const f = c.from;
    const lines = linesFrom?.(c, f);
    if (isShort && lines) return jump(c, out, notes, lines);
    const near = before ? before(c) : 0;
    const min = range ? range.min(c) : 1;
    const max = range ? range.max(c) : 1;
    const far = after ? after(c) : 0;
    if (lines && min > 0) {
      if (max <= 0) return false;
      for (let id = lines.offsets[f]!; id < lines.offsets[f + 1]!; id++) {
        if (along(c, out, notes, lines.start[id]!, lines.end[id]!, near, min, max, far)) return true;
      }
      return false;
    }
    const codes = ways(c, type, f);
    if (min === 0 && out) step(c, out, f, codes, out.length);
    if (max <= 0) return false;
    for (let d = 0; d < codes.length; d++) {
      const slot = radials.slotOf[codes[d]!]!;
      if (slot < 0) continue;
      const row = f * radials.slots + slot;
      for (let id = radials.offsets[row]!; id < radials.offsets[row + 1]!; id++) {
        if (along(c, out, notes, radials.start[id]!, radials.end[id]!, near, min, max, far)) return true;
      }
    }
    return false;
  };

  return (c, out, notes) => {
    const f = siteOf ? siteOf(c) : c.from;
    if (f < 0 || f >= radials.count) return false;
    const { from: oldFrom, to: oldTo, between: oldBetween } = c;
    c.from = f;
    const found = search(c, out, notes);
    c.to = oldTo;
    c.from = oldFrom;
    c.between = oldBetween;
    return found;
  };
}

/** True if a list has, from number `first` on, a move between the two sites. */
function isListed(out: MoveList, first: number, from: number, to: number): boolean {
  for (let i = first; i < out.length; i++) {
    const at = out.start(i);
    if (out.tape[at + MoveWord.From] === from && out.tape[at + MoveWord.To] === to) return true;
  }
  return false;
}
