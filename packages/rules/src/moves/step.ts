/** `(step …)`, `(move Step …)`: a piece goes to a neighbouring site. */
import { Direction, type MovesFn } from '@ludii/functions';
import {
  absoluteDirections,
  byPiece,
  conditionAt,
  conditionOf,
  consequenceOf,
  DirectionCode,
  type DraftList,
  type DraftRule,
  DraftWords,
  FromPart,
  fromRegister,
  numberOf,
  type SiteSet,
  type SiteTest,
  type SlotMoves,
  Switch,
  siteTypeName,
  stepsOfPieces,
  ThenPart,
  ToPart,
  toRegister,
} from '@ludii/functions/internal';
import { choose, type Rule, register } from '@ludii/ir';
import { attached, emit, moveAction, noMoves } from '@ludii/ir/internal';
import { named, optional } from '@ludii/registry';
import type { Context, MoveList } from '@ludii/state';
import { MoveWord, positionLevel, positionSite } from '@ludii/state/internal';
import { applyMeaning, applyMoves } from './bundles.js';
import { attachThen, mergeEffect } from './shared/consequence.js';
import { effectAndDecision } from './shared/declare.js';
import { mostOf, neighbours } from './shared/ways.js';
import { isWritten } from './shared/written.js';

export const step = effectAndDecision('step', 'Step', {
  args: {
    from: optional(FromPart),
    directions: optional(Direction),
    to: ToPart,
    stack: named(optional(Switch)),
    consequence: optional(ThenPart),
  },
  doc: 'Moves a piece to a neighbouring site.',
  example: '(move Step Backwards (to if:(is Even (column of:(to)))))',
  flags: ({ stack }) => (isWritten(stack, true) ? ['usesFromPositions', 'stacking'] : ['usesFromPositions']),
  silent: ['directions'],
  meaning: ({ from, directions, to, stack, consequence: then }, build, decision) => {
    if (from?.region) return noMoves;
    const type = from?.type ?? build.defaultSite;
    const table = build.topology.stepTable(siteTypeName(type));
    const steps = stepsOfPieces(table, directions ?? absoluteDirections([DirectionCode.Adjacent]), type);
    const starts = from?.condition;
    const site = from?.site ?? fromRegister;
    const effect = to.apply && applyMeaning(to.apply);
    if (!steps || from?.level || stack || build.stacking || (to.apply && !effect)) return undefined;
    const move = emit(
      register('from'),
      register('to'),
      [moveAction(type, register('from'), register('to'), decision)],
      effect,
    );
    const step: Rule = {
      k: 'steps',
      ways: byPiece(steps, (lists) => lists),
      rule: choose(conditionOf(to.condition), move),
    };
    const begins = choose(conditionOf(starts), step);
    const rule: Rule = {
      k: 'at',
      registers: ['from'],
      site: numberOf(site),
      limit: table.count,
      rule: begins,
      leaks: true,
    };
    return attached(rule, consequenceOf(then));
  },
  compile: ({ from, directions, to, stack, consequence: then }, build, decision): MovesFn => {
    // A region where a step would begin gives no moves at all.
    if (from?.region) return () => {};
    const type = from?.type ?? build.defaultSite;
    const siteOf = from?.site ?? fromRegister;
    const starts = from?.condition;
    const levelOf = from?.level;
    const ways = directions ?? absoluteDirections([DirectionCode.Adjacent]);
    const goes = to.condition?.fixed === true ? undefined : to.condition;
    const effect = to.apply && applyMoves(to.apply);
    const wholeStack = stack === true;
    const { stacking } = build;
    const attach = attachThen(then);
    const table = build.topology.stepTable(siteTypeName(type));
    const { count, slots: slotCount, slotOf, offsets, items } = table;
    const stepsFrom = stepsOfPieces(table, ways, type);
    const target = conditionAt(goes, toRegister, type);
    const plainTarget = target.rest ? undefined : target.test;

    const canGo = (c: Context, site: number): boolean => {
      if (target.test && !target.test.at(c.state, site)) return false;
      if (!target.rest) return true;
      c.to = site;
      return target.rest(c);
    };

    const emit = (c: Context, out: MoveList, f: number, t: number, level: number): void => {
      const { state } = c;
      out.begin(state.mover, f, t);
      if (wholeStack) {
        out.setLevels(0, state.stackSize(type, f) - 1);
        out.pushMove(type, f, -1, type, t, -1, -1, -1, -1, true, decision);
      } else if (level >= 0) {
        out.setLevels(level, level);
        out.pushMove(type, f, level, type, t, -1, -1, -1, -1, false, decision);
      } else {
        const top = stacking ? state.stackSize(type, f) - 1 : -1;
        out.pushMove(type, f, top, type, t, -1, -1, -1, -1, false, decision);
      }
      out.finish();
      if (!effect) return;
      const made = out.length - 1;
      out.setMoverOf(made, 0);
      if (mergeEffect(c, out, effect)) {
        out.setFromOf(made, f);
        out.setToOf(made, t);
      }
      out.setMoverOf(made, state.mover);
    };

    /** Steps in directions that depend on the position: a site that two of them lead to is taken once. */
    const stepAlong = (c: Context, out: MoveList, f: number, level: number, codes: ArrayLike<number>): void => {
      const first = out.length;
      for (let d = 0; d < codes.length; d++) {
        const slot = slotOf[codes[d]!]!;
        if (slot < 0) continue;
        const row = f * slotCount + slot;
        for (let i = offsets[row]!; i < offsets[row + 1]!; i++) {
          const t = items[i]!;
          c.to = t;
          if ((goes && !goes(c)) || isListed(out, first, f, t)) continue;
          emit(c, out, f, t, level);
        }
      }
    };

    /** Whether a step to a site is one of the steps; a move ends there whatever its effect is. */
    const reaches = (c: Context, site: number): boolean => {
      const f = siteOf(c);
      if (f < 0 || f >= count) return false;
      const fixed = stepsFrom?.(c, f);
      const codes = fixed ? undefined : ways(c, type, f);
      if (levelOf && levelOf(c) < -1) return false;
      const { from: oldFrom, to: oldTo } = c;
      c.from = f;
      if (starts && !starts(c)) return false;
      let leads = false;
      if (fixed) {
        for (let i = fixed.offsets[f]!; i < fixed.offsets[f + 1]! && !leads; i++) leads = fixed.items[i] === site;
      } else if (codes) {
        for (let d = 0; d < codes.length && !leads; d++) {
          const slot = slotOf[codes[d]!]!;
          if (slot < 0) continue;
          const row = f * slotCount + slot;
          for (let i = offsets[row]!; i < offsets[row + 1]! && !leads; i++) leads = items[i] === site;
        }
      }
      if (leads && goes) {
        c.to = site;
        leads = goes(c);
      }
      c.to = oldTo;
      c.from = oldFrom;
      return leads;
    };

    const generate: MovesFn = (c, out) => {
      const f = siteOf(c);
      if (f < 0 || f >= count) return;
      const fixed = stepsFrom?.(c, f);
      const codes = fixed ? undefined : ways(c, type, f);
      const level = levelOf ? levelOf(c) : -1;
      if (level < -1) return;
      const { from: oldFrom, to: oldTo } = c;
      const first = out.length;
      c.from = f;
      // The iterator stays where it is when the start fails.
      if (starts && !starts(c)) return;
      if (fixed) {
        const { offsets: starting, items: targets } = fixed;
        const last = starting[f + 1]!;
        for (let i = starting[f]!; i < last; i++) {
          const t = targets[i]!;
          if (!canGo(c, t)) continue;
          c.to = t;
          emit(c, out, f, t, level);
        }
      } else if (codes) stepAlong(c, out, f, level, codes);
      c.to = oldTo;
      c.from = oldFrom;
      attach(c, out, first);
    };
    /** Notes down the steps; what follows from one is written when it is chosen. */
    const rule: DraftRule = {
      complete: (c, out, f, t, level) => {
        const first = out.length;
        c.from = f;
        c.to = t;
        emit(c, out, f, t, level);
        attach(c, out, first);
      },
    };
    /** Notes down the steps, or only asks whether there is one. */
    const look = (c: Context, out: DraftList | undefined): boolean => {
      const f = siteOf(c);
      if (f < 0 || f >= count) return false;
      const level = levelOf ? levelOf(c) : -1;
      if (level < -1) return false;
      const { from: oldFrom, to: oldTo } = c;
      const fixed = stepsFrom?.(c, f);
      const codes = fixed ? undefined : ways(c, type, f);
      c.from = f;
      if (starts && !starts(c)) return false;
      let found = false;
      if (fixed) {
        const last = fixed.offsets[f + 1]!;
        for (let i = fixed.offsets[f]!; i < last && !found; i++) {
          const t = fixed.items[i]!;
          if (!canGo(c, t)) continue;
          if (out) out.push(c, rule, f, t, level);
          else found = true;
        }
      } else if (codes) found = lookAlong(c, out, f, level, codes);
      c.to = oldTo;
      c.from = oldFrom;
      return found;
    };
    /** The steps of many pieces: see `MovesFn.ofPieces`. */
    const ofPieces = (
      c: Context,
      first: number,
      last: number,
      limit: number,
      notes: DraftList | undefined,
    ): boolean => {
      if (plainTarget?.prepare(c.state)) return lookPlain(c, first, last, limit, notes, plainTarget);
      const { state, to: oldTo } = c;
      let found = false;
      for (let n = first; n < last && !found; n++) {
        const entry = state.words[n]!;
        const f = positionSite(entry);
        if (f >= limit) continue;
        const { offsets: starting, items: targets } = stepsFrom!(c, f);
        for (let i = starting[f]!; i < starting[f + 1]! && !found; i++) {
          const t = targets[i]!;
          if (target.test && !target.test.at(state, t)) continue;
          c.from = f;
          c.level = positionLevel(entry);
          c.to = t;
          if (target.rest && !target.rest(c)) continue;
          if (notes) notes.push(c, rule, f, t, -1);
          else found = true;
        }
      }
      c.to = oldTo;
      return found;
    };
    /**
     * The same for a condition that is just a test. Every step is noted down, and the next one takes its place unless the
     * test holds: which steps are possible cannot be guessed, and a branch for each costs more than that.
     */
    const lookPlain = (
      c: Context,
      first: number,
      last: number,
      limit: number,
      notes: DraftList | undefined,
      test: SiteTest,
    ): boolean => {
      const { state } = c;
      const { words } = state;
      const always = stepsFrom!.fixed;
      let steps = always;
      let component = -1;
      // Tests are for games without stacks: what is on a site is one vector.
      const { offsets: vectors, shift, low, log, mask } = state.layout.what;
      const pieces = vectors[type]!;
      const source = notes ? notes.source(rule) : 0;
      for (let n = first; n < last; n++) {
        const entry = words[n]!;
        const f = positionSite(entry);
        if (f >= limit) continue;
        if (!always) {
          const what = (words[pieces + (f >> shift)]! >>> ((f & low) << log)) & mask;
          if (what !== component) {
            component = what;
            steps = stepsFrom!.ofComponent(what);
          }
        }
        const { offsets: starting, items: targets } = steps!;
        const begin = starting[f]!;
        const end = starting[f + 1]!;
        if (notes) {
          const drafts = notes.room(end - begin + 1);
          const level = positionLevel(entry);
          let at = notes.length * DraftWords;
          let made = 0;
          for (let i = begin; i < end; i++) {
            const t = targets[i]!;
            drafts[at] = f;
            drafts[at + 1] = t;
            drafts[at + 2] = -1;
            drafts[at + 3] = f;
            drafts[at + 4] = level;
            drafts[at + 5] = source;
            const bit = test.bitAt(words, t);
            at += -bit & DraftWords;
            made += bit;
          }
          notes.length += made;
        } else {
          let some = 0;
          for (let i = begin; i < end; i++) some |= test.bitAt(words, targets[i]!);
          if (some !== 0) return true;
        }
      }
      return false;
    };
    const lookAlong = (
      c: Context,
      out: DraftList | undefined,
      f: number,
      level: number,
      codes: ArrayLike<number>,
    ): boolean => {
      const first = out ? out.length : 0;
      for (let d = 0; d < codes.length; d++) {
        const slot = slotOf[codes[d]!]!;
        if (slot < 0) continue;
        const row = f * slotCount + slot;
        for (let i = offsets[row]!; i < offsets[row + 1]!; i++) {
          const t = items[i]!;
          if (!canGo(c, t)) continue;
          if (!out) return true;
          if (!out.has(first, f, t)) out.push(c, rule, f, t, level);
        }
      }
      return false;
    };
    const draft = (c: Context, out: DraftList): void => {
      look(c, out);
    };
    const canMove = (c: Context): boolean => look(c, undefined);
    const many =
      stepsFrom &&
      !starts &&
      !levelOf &&
      siteOf === fromRegister &&
      count >= build.shape.board.sizes[build.defaultSite];
    const made = Object.assign(generate, { reaches, draft, canMove, ...(many ? { ofPieces } : {}) });
    const { answers } = ways;
    if (!answers || stacking || levelOf || siteOf !== fromRegister) return made;
    const lists = neighbours(table);
    const targetCount = (codes: ArrayLike<number>, f: number): number => lists(codes, f).length;
    const size = mostOf(answers, type, count, targetCount);
    const slots: SlotMoves = {
      count: (c) => (c.from < 0 || c.from >= count ? 0 : size(c.state.what(type, c.from), c.from)),
      size,
      write: (c, slot, out) => {
        const { from: f, to: oldTo } = c;
        const fixed = stepsFrom?.(c, f);
        const list = fixed ? undefined : lists(ways(c, type, f), f);
        if (slot >= (fixed ? fixed.offsets[f + 1]! - fixed.offsets[f]! : list!.length)) return false;
        if (starts && !starts(c)) return false;
        const t = fixed ? fixed.items[fixed.offsets[f]! + slot]! : list![slot]!;
        const found = canGo(c, t);
        if (found) {
          const first = out.length;
          c.to = t;
          emit(c, out, f, t, -1);
          attach(c, out, first);
        }
        c.to = oldTo;
        return found;
      },
    };
    const span = (piece: number, f: number, _to: number, out: SiteSet): void => {
      if (f < 0 || f >= count) return;
      for (const codes of answers(piece, type, f, -1)) for (const t of lists(codes, f)) out.add(t);
    };
    return Object.assign(made, { slots, span });
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
