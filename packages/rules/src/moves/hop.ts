/** `(hop …)`, `(move Hop …)`: a piece jumps over others along a line. */
import {
  absoluteDirections,
  BetweenPart,
  Direction,
  DirectionCode,
  FromPart,
  fail,
  fromRegister,
  type MovesFn,
  type SiteSet,
  type SlotMoves,
  Switch,
  siteTypeName,
  ThenPart,
  ToPart,
} from '@ludii/functions';
import { flagsOf, type Given, named, optional } from '@ludii/registry';
import { type Context, type MoveList, MoveWord } from '@ludii/state';
import { applyMoves } from './bundles.js';
import { attachThen, mergeEffect } from './consequence.js';
import { effectAndDecision } from './declare.js';
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
    const siteOf = from?.site ?? fromRegister;
    const starts = from?.condition;
    const ways = directions ?? absoluteDirections([DirectionCode.Adjacent]);
    const hurdleTest = between?.condition;
    // Without `(between …)` anything can be jumped over; with one that has no condition, nothing can.
    const noHurdles = between !== undefined && hurdleTest === undefined;
    const before = between?.before;
    const after = between?.after;
    const range = between?.range;
    const overEffect = between?.apply && applyMoves(between.apply);
    const landsElse = to.apply?.condition;
    const landEffect = to.apply?.effect;
    const wholeStack = stack === true;
    const attach = attachThen(then);
    const steps = build.topology.stepTable(siteTypeName(type));
    const radials = build.topology.radialTable(siteTypeName(type));

    const push = (out: MoveList, f: number, t: number): void =>
      out.pushMove(type, f, -1, type, t, -1, -1, -1, -1, wholeStack, decision);

    /**
     * Writes a hop over the `length` sites of the radial from index `hurdle` on, of which the first `over` get the
     * effect of being jumped over.
     */
    const emit = (
      c: Context,
      out: MoveList,
      f: number,
      t: number,
      hurdle: number,
      length: number,
      over: number,
      levels: boolean,
    ): void => {
      const { sites } = radials;
      const plain = !landEffect && (!overEffect || over <= 0);
      const work = plain ? undefined : c.acquire();
      if (work) {
        work.begin(0, f, t);
        push(work, f, t);
        work.finish();
        if (landEffect) mergeEffect(c, work, landEffect);
        if (overEffect) {
          for (let k = 0; k < over; k++) {
            c.between = sites[hurdle + k]!;
            mergeEffect(c, work, overEffect);
          }
        }
      }
      out.begin(c.state.mover, f, t);
      for (let k = 0; k < length; k++) out.between(sites[hurdle + k]!);
      if (levels) out.setLevels(0, c.state.stackSize(type, f) - 1);
      if (work) {
        out.copyActions(work, 0);
        c.release(work);
      } else push(out, f, t);
      out.finish();
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
      out: MoveList,
      f: number,
      hurdle: number,
      behind: number,
      last: number,
      min: number,
      far: number,
    ): void => {
      const { sites } = radials;
      const length = behind - hurdle;
      for (let shorter = length - min; shorter >= 0; shorter--) {
        const nearest = behind - shorter;
        for (let a = nearest; a < last; a++) {
          const t = sites[a]!;
          c.to = t;
          if (!goes(c)) {
            if (landsElse?.(c)) emit(c, out, f, t, hurdle, length, 0, false);
            break;
          }
          if (!landsElse) emit(c, out, f, t, hurdle, length, length - shorter, wholeStack);
          if (a - nearest >= far) break;
        }
      }
    };

    /** The hops along one radial: only the first hurdle on it counts. */
    const along = (
      c: Context,
      out: MoveList,
      f: number,
      begin: number,
      last: number,
      near: number,
      min: number,
      max: number,
      far: number,
    ): void => {
      const { sites } = radials;
      for (let i = begin + 1; i < last; i++) {
        if (starts && !starts(c)) continue;
        c.between = sites[i]!;
        if (hurdleTest ? hurdleTest(c) : !noHurdles) {
          let behind = i + 1;
          while (behind < last && behind - i < max) {
            c.between = sites[behind]!;
            if (hurdleTest && !hurdleTest(c)) break;
            behind++;
          }
          if (behind - i >= min) land(c, out, f, i, behind, last, min, far);
          return;
        }
        c.to = sites[i]!;
        if (i - begin > near || !goes(c)) return;
      }
    };

    const generate: MovesFn = (c, out) => {
      const f = siteOf(c);
      if (f < 0 || f >= radials.count) return;
      const { from: oldFrom, to: oldTo, between: oldBetween } = c;
      const codes = ways(c, type, f);
      const near = before ? before(c) : 0;
      const min = range ? range.min(c) : 1;
      const max = range ? range.max(c) : 1;
      const far = after ? after(c) : 0;
      const first = out.length;
      c.from = f;
      if (min === 0) step(c, out, f, codes, first);
      if (max > 0) {
        for (let d = 0; d < codes.length; d++) {
          const slot = radials.slotOf[codes[d]!]!;
          if (slot < 0) continue;
          const row = f * radials.slots + slot;
          for (let id = radials.offsets[row]!; id < radials.offsets[row + 1]!; id++) {
            along(c, out, f, radials.start[id]!, radials.end[id]!, near, min, max, far);
          }
        }
      }
      c.to = oldTo;
      c.from = oldFrom;
      c.between = oldBetween;
      attach(c, out, first);
    };
    const { answers } = ways;
    if (range || !answers || build.stacking || siteOf !== fromRegister) return generate;

    // Over one site only: the hops along a radial differ in where they land, which can be asked place by place.
    const ids = radialIds(radials);
    /** The index of the hurdle over which a radial leads to the place with an index, -1 if it does not lead there. */
    const hurdleTo = (c: Context, id: number, place: number): number => {
      const { sites, start } = radials;
      const begin = start[id]!;
      const near = before ? before(c) : 0;
      const far = after ? after(c) : 0;
      for (let i = begin + 1; i < place; i++) {
        if (starts && !starts(c)) continue;
        c.between = sites[i]!;
        if (hurdleTest ? hurdleTest(c) : !noHurdles) {
          if (place - i - 1 > far) return -1;
          for (let a = i + 1; a <= place; a++) {
            c.to = sites[a]!;
            if (goes(c)) continue;
            return a === place && landsElse?.(c) ? i : -1;
          }
          return landsElse ? -1 : i;
        }
        c.to = sites[i]!;
        if (i - begin > near || !goes(c)) return -1;
      }
      return -1;
    };
    const reaches = (c: Context, site: number): boolean => {
      const f = c.from;
      if (f < 0 || f >= radials.count) return false;
      const { to: oldTo, between: oldBetween } = c;
      const { sites, start, end } = radials;
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
          emit(c, out, f, radials.sites[place]!, hurdle, 1, landsElse ? 0 : 1, !landsElse && wholeStack);
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
    return Object.assign(generate, { reaches, slots, span });
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
