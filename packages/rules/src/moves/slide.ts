/** `(slide …)`, `(move Slide …)`: a piece moves along a line as far as nothing stops it. */
import { Direction, type MovesFn, Text } from '@ludii/functions';
import {
  absoluteDirections,
  BetweenPart,
  byPiece,
  conditionOf,
  consequenceOf,
  DirectionCode,
  type DraftList,
  type DraftRule,
  FromPart,
  fail,
  fixedRadials,
  fromRegister,
  linesOf,
  numberOf,
  ruleOf,
  Switch,
  siteTypeName,
  ThenPart,
  ToPart,
} from '@ludii/functions/internal';
import { choose, constant, never, type Rule, register } from '@ludii/ir';
import { attached, emit, hasCall, moveAction, noMoves, readsRegister } from '@ludii/ir/internal';
import { named, optional } from '@ludii/registry';
import type { Context, MoveList } from '@ludii/state';
import { applyMoves } from './bundles.js';
import { attachThen, mergeEffect } from './shared/consequence.js';
import { effectAndDecision } from './shared/declare.js';
import { isBetweenEmpty } from './shared/emptyBetween.js';
import { isWritten } from './shared/written.js';
import { Farthest, slideQuestions } from './slide/questions.js';
import { slideOnTracks, trackMeaning } from './slideTrack.js';

export const slide = effectAndDecision('slide', 'Slide', {
  args: {
    from: optional(FromPart),
    track: optional(Text),
    directions: optional(Direction),
    between: optional(BetweenPart),
    to: optional(ToPart),
    stack: named(optional(Switch)),
    consequence: optional(ThenPart),
  },
  doc: 'Moves a piece along a line over sites that let it pass; it may stop on each, and on one that ends the line.',
  example: '(move Slide Leftward (between (range 2 5) if:(is Even (between))))',
  flags: ({ stack }) => (isWritten(stack, true) ? ['usesFromPositions', 'stacking'] : ['usesFromPositions']),
  silent: ['directions'],
  meaning: ({ from, track, directions, between, to, stack, consequence: then }, build, decision) => {
    const type = from?.type ?? build.defaultSite;
    const radials = build.topology.radialTable(siteTypeName(type));
    const lines = linesOf(radials, directions ?? absoluteDirections([DirectionCode.Adjacent]), type);
    const site = from?.site ?? fromRegister;
    const range = between?.range;
    if (track !== undefined) return trackMeaning(track, { from, between, to, consequence: then }, build, decision);
    const [min, max] = range ? [numberOf(range.min), numberOf(range.max)] : [constant(-1), constant(Farthest)];
    const leaks = from?.condition && site !== fromRegister;
    const unusual = from?.region || from?.level || between?.trail || between?.apply || stack;
    const stop = to?.condition ? conditionOf(to.condition) : never;
    const effect = to?.apply?.effect && ruleOf(to.apply.effect);
    if (!lines || leaks || unusual || build.stacking) return undefined;
    // The site before the target is `(between)` there, which the lines do not tell.
    const landing = conditionOf(to?.apply?.condition);
    if ([stop, landing, effect ?? noMoves].some((node) => readsRegister(node, 'between'))) return undefined;
    // What a closure reads is not known.
    if ([stop, landing].some(hasCall)) return undefined;
    const actions = [moveAction(type, register('from'), register('to'), decision)];
    const move = emit(register('from'), register('to'), actions, effect, 'line');
    const lands = choose(landing, { ...move, lines: radials.sites });
    const slide: Rule = {
      k: 'rays',
      trails: true,
      ways: byPiece(lines, ({ offsets, start, end }) => ({ offsets, start, end, sites: radials.sites })),
      min,
      max,
      stop,
      pass: conditionOf(between?.condition ?? isBetweenEmpty(build)),
      stopping: lands,
      passing: lands,
    };
    const begins = choose(conditionOf(from?.condition), slide);
    const rule: Rule = { k: 'at', registers: ['from'], site: numberOf(site), limit: radials.count, rule: begins };
    return attached(rule, consequenceOf(then));
  },
  compile: ({ from, track, directions, between, to, stack, consequence: then }, build, decision): MovesFn => {
    if (from?.region) fail('no-region', 'A slide begins at one site: `(from …)` cannot be a region here.');
    if (track !== undefined) return slideOnTracks(track, { from, between, to, consequence: then }, build, decision);
    const type = from?.type ?? build.defaultSite;
    const siteOf = from?.site ?? fromRegister;
    const starts = from?.condition;
    const levelOf = from?.level;
    const ways = directions ?? absoluteDirections([DirectionCode.Adjacent]);
    const range = between?.range;
    const passes = between?.condition ?? isBetweenEmpty(build);
    const trail = between?.trail;
    const passEffect = between?.apply && applyMoves(between.apply);
    const stops = to?.condition;
    const landEffect = to?.apply?.effect;
    const lands = to?.apply?.condition;
    const wholeStack = stack === true;
    const simple = !landEffect && !passEffect && !trail;
    const attach = attachThen(then);
    const radials = build.topology.radialTable(siteTypeName(type));
    const fixed = ways.fixed && fixedRadials(radials, ways.fixed);

    const push = (out: MoveList, f: number, t: number, level: number): void =>
      out.pushMove(
        type,
        f,
        wholeStack ? -1 : level,
        type,
        t,
        -1,
        -1,
        -1,
        -1,
        wholeStack,
        // Stacks and levels are always marked as chosen.
        decision || wholeStack || level >= 0,
      );

    /** Writes the move to the site at index `at` of the radial that begins at index `begin`. */
    const plain = (c: Context, out: MoveList, f: number, begin: number, at: number, level: number): void => {
      if (lands && !lands(c)) return;
      const { sites } = radials;
      const t = sites[at]!;
      out.begin(c.state.mover, f, t);
      for (let k = begin + 1; k < at; k++) out.between(sites[k]!);
      if (wholeStack) out.setLevels(0, c.state.stackSize(type, f) - 1);
      else if (level >= 0) out.setLevels(level, level);
      push(out, f, t, level);
      out.finish();
    };

    /** As {@link plain}, with the effects of the rule. */
    const withEffects = (
      c: Context,
      out: MoveList,
      f: number,
      begin: number,
      at: number,
      level: number,
      stop: boolean,
    ): void => {
      const { sites } = radials;
      const t = sites[at]!;
      const work = c.acquire();
      let merged = false;
      work.begin(0, f, t);
      push(work, f, t, level);
      work.finish();
      if (landEffect && (stop || (!wholeStack && level < 0))) merged = mergeEffect(c, work, landEffect);
      if (trail) {
        const what = trail(c);
        const dropped = c.acquire();
        dropped.begin(0, -1, -1);
        for (let k = begin; k < at; k++) dropped.pushAdd(type, sites[k]!, what, 1, -1, -1, -1, false, false);
        dropped.finish();
        work.appendActions(0, dropped, 0);
        c.release(dropped);
      }
      if (passEffect) {
        for (let k = begin + 1; k < at; k++) {
          c.between = sites[k]!;
          if (mergeEffect(c, work, passEffect)) merged = true;
        }
      }
      if (!lands || lands(c)) {
        out.begin(c.state.mover, f, t);
        for (let k = begin + 1; k < at; k++) out.between(sites[k]!);
        if (!merged) {
          if (wholeStack) out.setLevels(0, c.state.stackSize(type, f) - 1);
          else if (level >= 0) out.setLevels(level, level);
        }
        out.copyActions(work, 0);
        out.finish();
      }
      c.release(work);
    };

    /** The moves along one radial. */
    const along = (c: Context, out: MoveList, f: number, id: number, min: number, max: number, level: number): void => {
      const begin = radials.start[id]!;
      const farthest = max < radials.end[id]! - begin ? begin + max : radials.end[id]! - 1;
      const { sites } = radials;
      for (let at = begin + 1; at <= farthest; at++) {
        const t = sites[at]!;
        const far = at - begin >= min;
        c.to = t;
        if (far && stops?.(c)) {
          if (simple) plain(c, out, f, begin, at, level);
          else withEffects(c, out, f, begin, at, level, true);
          return;
        }
        c.between = t;
        if (!passes(c)) return;
        if (far) {
          if (simple) plain(c, out, f, begin, at, level);
          else withEffects(c, out, f, begin, at, level, false);
        }
      }
    };

    /** Whether a slide along one radial may stop on a site. */
    const stopsOn = (c: Context, id: number, min: number, max: number, site: number): boolean => {
      const { sites, start, end } = radials;
      const begin = start[id]!;
      const farthest = max < end[id]! - begin ? begin + max : end[id]! - 1;
      let place = begin + 1;
      while (place <= farthest && sites[place] !== site) place++;
      if (place > farthest || place - begin < min) return false;
      for (let at = begin + 1; at <= place; at++) {
        const t = sites[at]!;
        c.to = t;
        if (at - begin >= min && stops?.(c)) return at === place && (!lands || lands(c));
        c.between = t;
        if (!passes(c)) return false;
      }
      return !lands || lands(c);
    };

    const reaches = (c: Context, site: number): boolean => {
      const f = siteOf(c);
      if (f < 0 || f >= radials.count) return false;
      const { from: oldFrom, to: oldTo, between: oldBetween } = c;
      const min = range ? range.min(c) : -1;
      c.from = f;
      const codes = fixed ? undefined : ways(c, type, f);
      const max = range ? range.max(c) : Farthest;
      if ((levelOf && levelOf(c) < -1) || (starts && !starts(c))) return false;
      let found = false;
      if (fixed) {
        for (let i = fixed.offsets[f]!; i < fixed.offsets[f + 1]! && !found; i++) {
          c.between = oldBetween;
          found = stopsOn(c, fixed.ids[i]!, min, max, site);
        }
      } else if (codes) {
        for (let d = 0; d < codes.length && !found; d++) {
          const slot = radials.slotOf[codes[d]!]!;
          if (slot < 0) continue;
          const row = f * radials.slots + slot;
          for (let id = radials.offsets[row]!; id < radials.offsets[row + 1]! && !found; id++) {
            c.between = oldBetween;
            found = stopsOn(c, id, min, max, site);
          }
        }
      }
      c.to = oldTo;
      c.from = oldFrom;
      c.between = oldBetween;
      return found;
    };

    const generate: MovesFn = (c, out) => {
      const f = siteOf(c);
      const min = range ? range.min(c) : -1;
      if (f < 0 || f >= radials.count) return;
      const { from: oldFrom, to: oldTo, between: oldBetween } = c;
      const first = out.length;
      c.from = f;
      const codes = fixed ? undefined : ways(c, type, f);
      const level = levelOf ? levelOf(c) : -1;
      // The iterator stays where it is when the start fails.
      if (level < -1) return;
      const max = range ? range.max(c) : Farthest;
      if (starts && !starts(c)) return;
      if (fixed) {
        const { offsets, ids } = fixed;
        const last = offsets[f + 1]!;
        for (let i = offsets[f]!; i < last; i++) {
          c.between = oldBetween;
          along(c, out, f, ids[i]!, min, max, level);
        }
      } else if (codes) {
        for (let d = 0; d < codes.length; d++) {
          const slot = radials.slotOf[codes[d]!]!;
          if (slot < 0) continue;
          const row = f * radials.slots + slot;
          for (let id = radials.offsets[row]!; id < radials.offsets[row + 1]!; id++) {
            c.between = oldBetween;
            along(c, out, f, id, min, max, level);
          }
        }
      }
      c.to = oldTo;
      c.from = oldFrom;
      c.between = oldBetween;
      attach(c, out, first);
    };
    /** Notes down where a slide may stop: the radial, the index on it, and whether it must stop there. */
    const rule: DraftRule = {
      complete: (c, out, id, at, level) => {
        const first = out.length;
        const begin = radials.start[id]!;
        const index = at >> 1;
        const f = radials.sites[begin]!;
        c.from = f;
        c.to = radials.sites[index]!;
        if (simple) plain(c, out, f, begin, index, level);
        else withEffects(c, out, f, begin, index, level, (at & 1) === 1);
        attach(c, out, first);
      },
    };
    const draftAlong = (c: Context, out: DraftList, id: number, min: number, max: number, level: number): void => {
      const { sites, start, end } = radials;
      const begin = start[id]!;
      const farthest = max < end[id]! - begin ? begin + max : end[id]! - 1;
      for (let at = begin + 1; at <= farthest; at++) {
        const t = sites[at]!;
        const far = at - begin >= min;
        c.to = t;
        if (far && stops?.(c)) {
          out.push(c, rule, id, (at << 1) | 1, level);
          return;
        }
        c.between = t;
        if (!passes(c)) return;
        if (far) out.push(c, rule, id, at << 1, level);
      }
    };
    const draft = (c: Context, out: DraftList): void => {
      const f = siteOf(c);
      const min = range ? range.min(c) : -1;
      if (f < 0 || f >= radials.count) return;
      const { from: oldFrom, to: oldTo, between: oldBetween } = c;
      c.from = f;
      const codes = fixed ? undefined : ways(c, type, f);
      const level = levelOf ? levelOf(c) : -1;
      if (level < -1) return;
      const max = range ? range.max(c) : Farthest;
      if (starts && !starts(c)) return;
      if (fixed) {
        const last = fixed.offsets[f + 1]!;
        for (let i = fixed.offsets[f]!; i < last; i++) {
          c.between = oldBetween;
          draftAlong(c, out, fixed.ids[i]!, min, max, level);
        }
      } else if (codes) {
        for (let d = 0; d < codes.length; d++) {
          const slot = radials.slotOf[codes[d]!]!;
          if (slot < 0) continue;
          const row = f * radials.slots + slot;
          for (let id = radials.offsets[row]!; id < radials.offsets[row + 1]!; id++) {
            c.between = oldBetween;
            draftAlong(c, out, id, min, max, level);
          }
        }
      }
      c.to = oldTo;
      c.from = oldFrom;
      c.between = oldBetween;
    };
    // A condition on the effect decides when a move is written, so such slides are not noted down.
    const made = Object.assign(generate, lands ? { reaches } : { reaches, draft });
    const { answers } = ways;
    if (!answers || build.stacking || levelOf) return made;
    return Object.assign(
      made,
      slideQuestions(
        {
          ...{ type, radials, ways, siteOf, starts, range, stops, passes, lands },
          overEmpty: simple && !between?.condition,
          write: (c, out, begin, at, stop) => {
            const first = out.length;
            const f = radials.sites[begin]!;
            if (simple) plain(c, out, f, begin, at, -1);
            else withEffects(c, out, f, begin, at, -1, stop);
            attach(c, out, first);
          },
        },
        answers,
        build,
      ),
    );
  },
});
