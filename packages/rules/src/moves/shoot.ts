/** `(shoot …)`, `(move Shoot …)`: a piece appears on a site in line of a piece, as an arrow does. */
import {
  AbsoluteDirectionWord,
  BetweenPart,
  type BoolFn,
  directionCode,
  FromPart,
  fail,
  fromRegister,
  lastTo,
  type MovesFn,
  PiecePart,
  type SlotMoves,
  siteTypeName,
  ThenPart,
  ToPart,
} from '@ludii/functions';
import { optional } from '@ludii/registry';
import { Cell, type Context, storedTypes } from '@ludii/state';
import { attachThen } from './consequence.js';
import { effectAndDecision } from './declare.js';

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
    const slots: SlotMoves = {
      count: (c) => {
        const f = siteOf(c);
        if (f < 0 || f >= radials.count || slot < 0) return 0;
        const row = f * radials.slots + slot;
        let n = 0;
        for (let line = radials.offsets[row]!; line < radials.offsets[row + 1]!; line++) {
          n += radials.end[line]! - radials.start[line]! - 1;
        }
        return n;
      },
      write: (c, number, out) => {
        const id = what(c);
        if (id < 0) return false;
        const { to: oldTo, between: oldBetween } = c;
        const { sites, start, end } = radials;
        let line = radials.offsets[siteOf(c) * radials.slots + slot]!;
        let left = number;
        for (; left >= end[line]! - start[line]! - 1; line++) left -= end[line]! - start[line]! - 1;
        const begin = start[line]! + 1;
        const place = begin + left;
        let free = true;
        for (let i = begin; i <= place && free; i++) {
          c.to = sites[i]!;
          free = goes(c);
          c.between = c.to;
        }
        c.to = oldTo;
        c.between = oldBetween;
        if (!free) return false;
        const first = out.length;
        out.begin(c.state.mover, sites[place]!, sites[place]!);
        for (let k = begin; k < place; k++) out.between(sites[k]!);
        out.pushAdd(type, sites[place]!, id, 1, -1, -1, -1, false, decision);
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
