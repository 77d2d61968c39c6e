/**
 * `(hop …)`, `(move Hop …)`: a piece jumps over others along a line. What a hop does to the pieces that it jumps over is
 * worked out only for hops that are written, not for those that are noted down or asked for.
 */
import {
  absoluteDirections,
  BetweenPart,
  betweenRegister,
  conditionAt,
  Direction,
  DirectionCode,
  type DraftList,
  type DraftRule,
  FromPart,
  fail,
  fromRegister,
  jumpsOf,
  type Lines,
  linesOf,
  type MovesFn,
  type SiteSet,
  type SlotMoves,
  Switch,
  siteTypeName,
  ThenPart,
  ToPart,
  toRegister,
} from '@ludii/functions';
import { flagsOf, type Given, named, optional } from '@ludii/registry';
import { type Context, type MoveList, MoveWord } from '@ludii/state';
import { applyMoves } from './bundles.js';
import { attachThen, mergeEffect, nestEffects } from './consequence.js';
import { effectAndDecision } from './declare.js';
import { jumpsOfPieces } from './jumpsOfPieces.js';
import { addRadials, mostOf, radialIds } from './ways.js';
import { isWritten } from './written.js';

/** What a hop makes a game keep. What the effect of landing asks for is left out, as games are recorded without it. */
function hopFlags({ stack, to }: Given): readonly string[] {
  const flags = new Set<string>(isWritten(stack, true) ? ['stacking'] : []);
  if (to?.form === 'call') {
    for (const [name, part] of Object.entries(to.args)) if (part && name !== 'effect') flagsOf(part, flags);
  }
  return [...flags];
}

// Where found hops go is told by two arguments, a list to write them to and a list to note them down; with neither they
// are only asked for, and the search ends with the first.

/** The extra of a draft: the number of hurdles, how many of them get the effect, and whether levels are told. */
const CountBits = 12;
const CountMask = (1 << CountBits) - 1;
const LevelsBit = 1 << (2 * CountBits);

export const hop = effectAndDecision('hop', 'Hop', {
  args: {
    from: optional(FromPart),
    directions: optional(Direction),
    between: optional(BetweenPart),
    to: ToPart,
    stack: named(optional(Switch)),
    consequence: optional(ThenPart),
  },
  doc: 'Jumps along a line over a row of sites that meet a condition, and lands behind it.',
  example:
    '(move Hop Diagonal (between if:(is Enemy (who at:(between))) (apply (remove (between)))) (to if:(is Empty (to))))',
  flags: hopFlags,
  silent: ['to'],
  compile: ({ from, directions, between, to, stack, consequence: then }, build, decision): MovesFn => {
    const goes = to.condition ?? fail('no-condition', 'A hop needs a condition where it may land: `(to if:…)`.');
    const type = from?.type ?? build.defaultSite;
    const siteOf = from?.site === fromRegister ? undefined : from?.site;
    const starts = from?.condition;
    const ways = directions ?? absoluteDirections([DirectionCode.Adjacent]);
    const hurdleTest = between?.condition;
    // Without `(between …)` anything can be jumped over; with one that has no condition, nothing can.
    const noHurdles = between !== undefined && hurdleTest === undefined;
    const before = between?.before;
    const after = between?.after;
    const range = between?.range;
    const overEffect = between?.apply && applyMoves(between.apply);
    const overActions = overEffect?.actions;
    const landsElse = to.apply?.condition;
    const landEffect = to.apply?.effect;
    const wholeStack = stack === true;
    const attach = attachThen(then);
    const steps = build.topology.stepTable(siteTypeName(type));
    const radials = build.topology.radialTable(siteTypeName(type));
    const { sites } = radials;
    const linesFrom = linesOf(radials, ways, type);
    const jumpsFrom = jumpsOf(radials, ways, type);
    // A condition on the start is asked again on the way, with the iterators where they are then.
    const over = starts ? { test: undefined, rest: hurdleTest } : conditionAt(hurdleTest, betweenRegister, type);
    const landing = starts ? { test: undefined, rest: goes } : conditionAt(goes, toRegister, type);
    /** A jump over the next site to the one behind it, the usual hop. */
    const isShort = !before && !range && !after && !starts && !landsElse && !noHurdles;

    const overOne = 1 | (1 << CountBits) | (wholeStack ? LevelsBit : 0);

    const push = (out: MoveList, f: number, t: number): void =>
      out.pushMove(type, f, -1, type, t, -1, -1, -1, -1, wholeStack, decision);

    const isHurdle = (c: Context, site: number): boolean => {
      if (over.test && !over.test.at(c.state, site)) return false;
      if (!over.rest) return !noHurdles;
      c.between = site;
      return over.rest(c);
    };
    const canLand = (c: Context, site: number): boolean => {
      if (landing.test && !landing.test.at(c.state, site)) return false;
      if (!landing.rest) return true;
      c.to = site;
      return landing.rest(c);
    };

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
      } else if (notes) notes.push(c, rule, hurdle, a, length | (hit << CountBits) | (levels ? LevelsBit : 0));
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

    /** Searches from where the rule says, and leaves the iterators as they were. */
    const run = (c: Context, out: MoveList | undefined, notes: DraftList | undefined): boolean => {
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

    const generate = (c: Context, out: MoveList): void => {
      const first = out.length;
      run(c, out, undefined);
      attach(c, out, first);
    };
    // Steps without a hurdle are compared with each other, and an effect may see how far the search has gone.
    if (range && (landEffect || !((range.min.fixed ?? 0) > 0))) return generate;
    if (radials.count > CountMask) return generate;
    const made = Object.assign(generate, {
      draft: (c: Context, notes: DraftList) => {
        run(c, undefined, notes);
      },
      canMove: (c: Context) => run(c, undefined, undefined),
      ...(isShort && jumpsFrom && !siteOf && radials.count >= build.shape.board.sizes[build.defaultSite]
        ? { ofPieces: jumpsOfPieces(jumpsFrom, type, over, landing, rule, overOne) }
        : {}),
    });
    const { answers } = ways;
    if (range || !answers || build.stacking || siteOf) return made;

    // Over one site only: the hops along a radial differ in where they land, which can be asked place by place.
    const ids = radialIds(radials);
    /** The index of the hurdle over which a radial leads to the place with an index, -1 if it does not lead there. */
    const hurdleTo = (c: Context, id: number, place: number): number => {
      const begin = radials.start[id]!;
      const near = before ? before(c) : 0;
      const far = after ? after(c) : 0;
      for (let i = begin + 1; i < place; i++) {
        if (starts && !starts(c)) continue;
        if (isHurdle(c, sites[i]!)) {
          c.between = sites[i]!;
          if (place - i - 1 > far) return -1;
          for (let a = i + 1; a <= place; a++) {
            if (canLand(c, sites[a]!)) continue;
            c.to = sites[a]!;
            return a === place && landsElse?.(c) ? i : -1;
          }
          return landsElse ? -1 : i;
        }
        if (i - begin > near || !canLand(c, sites[i]!)) return -1;
      }
      return -1;
    };
    const reaches = (c: Context, site: number): boolean => {
      const f = c.from;
      if (f < 0 || f >= radials.count) return false;
      const { to: oldTo, between: oldBetween } = c;
      const { start, end } = radials;
      const list = ids(ways(c, type, f), f);
      let found = false;
      for (let k = 0; k < list.length && !found; k++) {
        const id = list[k]!;
        for (let place = start[id]! + 2; place < end[id]! && !found; place++) {
          found = sites[place] === site && hurdleTo(c, id, place) >= 0;
        }
      }
      c.to = oldTo;
      c.between = oldBetween;
      return found;
    };
    const places = (id: number): number => Math.max(0, radials.end[id]! - radials.start[id]! - 2);
    const placeCount = (codes: ArrayLike<number>, f: number): number => {
      let n = 0;
      for (const id of ids(codes, f)) n += places(id);
      return n;
    };
    const size = mostOf(answers, type, radials.count, placeCount);
    const slots: SlotMoves = {
      count: (c) => (c.from < 0 || c.from >= radials.count ? 0 : size(c.state.what(type, c.from), c.from)),
      size,
      write: (c, slot, out) => {
        const { from: f, to: oldTo, between: oldBetween } = c;
        const list = ids(ways(c, type, f), f);
        let left = slot;
        let k = 0;
        for (; k < list.length && left >= places(list[k]!); k++) left -= places(list[k]!);
        if (k === list.length) return false;
        const place = radials.start[list[k]!]! + 2 + left;
        const hurdle = hurdleTo(c, list[k]!, place);
        if (hurdle >= 0) {
          const first = out.length;
          c.to = sites[place]!;
          c.between = sites[hurdle]!;
          emit(c, out, c.to, hurdle, 1, landsElse ? 0 : 1, !landsElse && wholeStack);
          attach(c, out, first);
        }
        c.to = oldTo;
        c.between = oldBetween;
        return hurdle >= 0;
      },
    };
    const span = (piece: number, f: number, _to: number, out: SiteSet): void => {
      if (f < 0 || f >= radials.count) return;
      for (const codes of answers(piece, type, f, -1)) addRadials(radials, ids(codes, f), out);
    };
    return Object.assign(made, { reaches, slots, span });
  },
});

/** True if a list has, from number `first` on, a move between the two sites. */
function isListed(out: MoveList, first: number, from: number, to: number): boolean {
  for (let i = first; i < out.length; i++) {
    const at = out.start(i);
    if (out.tape[at + MoveWord.From] === from && out.tape[at + MoveWord.To] === to) return true;
  }
  return false;
}
