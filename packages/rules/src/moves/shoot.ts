/** `(shoot …)`, `(move Shoot …)`: a piece appears on a site in line of a piece, as an arrow does. */
import type { BoolFn, MovesFn } from '@ludii/functions';
import {
  AbsoluteDirectionWord,
  absoluteDirections,
  BetweenPart,
  byPiece,
  conditionOf,
  consequenceOf,
  directionCode,
  FromPart,
  fail,
  fromRegister,
  hasHands,
  lastTo,
  linesOf,
  numberOf,
  PiecePart,
  type SlotMoves,
  siteTypeName,
  ThenPart,
  ToPart,
} from '@ludii/functions/internal';
import { choose, compare, constant, empty, never, type Rule, register } from '@ludii/ir';
import { action, attached, emit, hasCall, lastTo as lastToNode, noMoves, readsRegister } from '@ludii/ir/internal';
import { optional } from '@ludii/registry';
import type { Context } from '@ludii/state';
import { Cell, Op, storedTypes } from '@ludii/state/internal';
import { attachThen } from './shared/consequence.js';
import { effectAndDecision } from './shared/declare.js';
import { freeRun } from './shared/ways.js';
import { Farthest } from './slide/questions.js';

export const shoot = effectAndDecision('shoot', 'Shoot', {
  args: {
    piece: PiecePart,
    from: optional(FromPart),
    direction: optional(AbsoluteDirectionWord),
    between: optional(BetweenPart),
    to: optional(ToPart),
    consequence: optional(ThenPart),
  },
  doc: 'Puts a piece on a site that the piece which moved last can see.',
  example: '(move Shoot (piece "Dot0"))',
  flags: ['usesFromPositions'],
  silent: ['piece', 'direction'],
  meaning: ({ piece, from, direction, to, consequence: then }, build, decision) => {
    const type = from?.type ?? build.defaultSite;
    const site = from ? (from.site ?? fromRegister) : lastTo;
    const at = from ? numberOf(site) : lastToNode;
    const [id, ...others] = piece.ids.map(numberOf);
    const radials = build.topology.radialTable(siteTypeName(type));
    const lines = linesOf(radials, absoluteDirections([directionCode(direction ?? 'Adjacent')]), type);
    const goes = to ? conditionOf(to.condition) : empty(Cell, register('to'), build.shape.board.sizes[Cell]);
    const unusual = !id || others.length > 0 || from?.region || !lines?.fixed || type !== Cell || build.stacking;
    if (unusual || !storedTypes(build.shape)[Cell] || hasHands(build.shape)) return undefined;
    // The line is gone along without its being the iterators of the rule; what a closure reads is not known.
    if (hasCall(goes) || readsRegister(goes, 'between') || readsRegister(goes, 'from')) return undefined;
    const add = action(Op.Add, decision, type, register('to'), -1, id, 1, -1, -1, -1, 0);
    const move = { ...emit(register('to'), register('to'), [add], undefined, 'line'), lines: radials.sites };
    const arrow: Rule = {
      k: 'rays',
      trails: false,
      ways: byPiece(lines, ({ offsets, start, end }) => ({ offsets, start, end, sites: radials.sites })),
      min: constant(-1),
      max: constant(Farthest),
      stop: never,
      pass: goes,
      stopping: noMoves,
      passing: move,
    };
    const shot = choose(compare('>=', id, constant(0)), arrow);
    return attached({ k: 'at', registers: ['from'], site: at, limit: radials.count, rule: shot }, consequenceOf(then));
  },
  // What `(between …)` says plays no part.
  compile: ({ piece, from, direction, to, consequence: then }, build, decision): MovesFn => {
    const type = from?.type ?? build.defaultSite;
    const siteOf = from ? (from.site ?? fromRegister) : lastTo;
    const what = piece.ids[0] ?? fail('no-piece', '`(shoot …)` needs a piece.');
    const cells = build.shape.board.sizes[Cell];
    const stored = storedTypes(build.shape)[Cell];
    // Without a condition the target must be an empty cell, even on boards that are played on vertices.
    const isFree: BoolFn = (c) => c.to < cells && (!stored || c.state.isEmpty(Cell, c.to));
    const goes = to ? (to.condition ?? fail('no-condition', '`(to …)` of a shot needs a condition `if:…`.')) : isFree;
    const attach = attachThen(then);
    const radials = build.topology.radialTable(siteTypeName(type));
    const slot = radials.slotOf[directionCode(direction ?? 'Adjacent')]!;
    const generate: MovesFn = (c, out) => {
      const f = siteOf(c);
      if (f < 0 || f >= radials.count || slot < 0) return;
      const id = what(c);
      if (id < 0) return;
      const { to: oldTo, between: oldBetween } = c;
      const { sites, offsets, start, end } = radials;
      const first = out.length;
      const row = f * radials.slots + slot;
      for (let line = offsets[row]!; line < offsets[row + 1]!; line++) {
        c.between = oldBetween;
        const begin = start[line]! + 1;
        for (let i = begin; i < end[line]!; i++) {
          const t = sites[i]!;
          c.to = t;
          if (!goes(c)) break;
          c.between = t;
          out.begin(c.state.mover, t, t);
          for (let k = begin; k < i; k++) out.between(sites[k]!);
          out.pushAdd(type, t, id, 1, -1, -1, -1, false, decision);
          out.finish();
        }
      }
      c.to = oldTo;
      c.between = oldBetween;
      attach(c, out, first);
    };
    // An arrow over empty cells: only the places that are free get numbers, otherwise all of them.
    const bits = !to && type === Cell && stored;
    const run = (c: Context, line: number): number =>
      bits
        ? freeRun(radials, line, c.state.words, c.state.emptyOffset(Cell))
        : radials.end[line]! - radials.start[line]! - 1;
    /** Whether the sites of a line are free up to the one with an index. */
    const isOpen = (c: Context, begin: number, place: number): boolean => {
      const { to: oldTo, between: oldBetween } = c;
      let open = true;
      for (let i = begin; i <= place && open; i++) {
        c.to = radials.sites[i]!;
        open = goes(c);
        c.between = c.to;
      }
      c.to = oldTo;
      c.between = oldBetween;
      return open;
    };
    const slots: SlotMoves = {
      count: (c) => {
        const f = siteOf(c);
        if (f < 0 || f >= radials.count || slot < 0) return 0;
        const row = f * radials.slots + slot;
        const last = radials.offsets[row + 1]!;
        let n = 0;
        for (let line = radials.offsets[row]!; line < last; line++) n += run(c, line);
        return n;
      },
      write: (c, number, out) => {
        const id = what(c);
        if (id < 0) return false;
        const row = siteOf(c) * radials.slots + slot;
        const last = radials.offsets[row + 1]!;
        let left = number;
        let line = radials.offsets[row]!;
        for (; line < last; line++) {
          const n = run(c, line);
          if (left < n) break;
          left -= n;
        }
        if (line === last) return false;
        const begin = radials.start[line]! + 1;
        const t = radials.sites[begin + left]!;
        if (!bits && !isOpen(c, begin, begin + left)) return false;
        const first = out.length;
        out.begin(c.state.mover, t, t);
        for (let k = begin; k < begin + left; k++) out.between(radials.sites[k]!);
        out.pushAdd(type, t, id, 1, -1, -1, -1, false, decision);
        out.finish();
        attach(c, out, first);
        return true;
      },
    };
    const canMove = (c: Context): boolean => {
      const f = siteOf(c);
      if (f < 0 || f >= radials.count || slot < 0 || what(c) < 0) return false;
      const { to: oldTo } = c;
      const { sites, offsets, start, end } = radials;
      const row = f * radials.slots + slot;
      let found = false;
      for (let line = offsets[row]!; line < offsets[row + 1]! && !found; line++) {
        const begin = start[line]! + 1;
        if (begin === end[line]) continue;
        c.to = sites[begin]!;
        found = goes(c);
      }
      c.to = oldTo;
      return found;
    };
    return Object.assign(generate, { slots, canMove });
  },
});
