/** `(shoot …)`, `(move Shoot …)`: a piece appears on a site in line of a piece, as an arrow does. */
import {
  AbsoluteDirectionWord,
  BetweenPart,
  conditionOf,
  directionCode,
  FromPart,
  fail,
  fromRegister,
  hasHands,
  linesAlong,
  numberOf,
  PiecePart,
  siteTypeName,
  ToPart,
} from '@ludii/functions/internal';
import { always, type Condition, choose, compare, constant, empty, never, not, type Rule, register } from '@ludii/ir';
import { action, emit, hasCall, interpreted, lastTo, noMoves, readsRegister } from '@ludii/ir/internal';
import { optional } from '@ludii/registry';
import { Cell, Op, storedTypes } from '@ludii/state/internal';
import { effectAndDecision } from './shared/declare.js';
import { withNumber } from './shared/kept.js';
import { Farthest } from './shared/travel.js';

export const shoot = effectAndDecision('shoot', 'move Shoot', {
  args: {
    piece: PiecePart,
    from: optional(FromPart),
    direction: optional(AbsoluteDirectionWord),
    between: optional(BetweenPart),
    to: optional(ToPart),
  },
  doc: 'Puts a piece on a site that the piece which moved last can see.',
  example: '(move Shoot (piece "Dot0"))',
  flags: ['usesFromPositions'],
  silent: ['piece', 'direction'],
  // What `(between …)` says plays no part.
  meaning: ({ piece, from, direction, to }, build, decision) => {
    const type = from?.type ?? build.defaultSite;
    const at = from ? numberOf(from.site ?? fromRegister) : lastTo;
    const id = numberOf(piece.ids[0] ?? fail('no-piece', '`(shoot …)` needs a piece.'));
    const radials = build.topology.radialTable(siteTypeName(type));
    const lines = linesAlong(radials, [directionCode(direction ?? 'Adjacent')]);
    const stored = storedTypes(build.shape)[Cell];
    const goes = to
      ? conditionOf(to.condition ?? fail('no-condition', '`(to …)` of a shot needs a condition `if:…`.'))
      : isFreeCell(build.shape.board.sizes[Cell], stored);
    const unusual =
      piece.ids.length > 1 || from?.region || type !== Cell || build.stacking || hasHands(build.shape) || hasCall(id);
    // The line is gone along without its being the iterators of programs; what a closure reads is not known.
    const sees = hasCall(goes) || readsRegister(goes, 'between') || readsRegister(goes, 'from');
    const only = Boolean(unusual) || !stored || sees;
    const lands = withNumber(id, 'hint', (what) => {
      const add = action(Op.Add, decision, type, register('to'), -1, what, 1, -1, -1, -1, 0);
      const arrow: Rule = {
        k: 'rays',
        // A condition that programs can not ask sees `(from)` as it was, and the site before in `(between)`.
        origin: only ? at : undefined,
        trails: only,
        ways: { fixed: true, all: lines },
        min: constant(-1),
        max: constant(Farthest),
        stop: only ? not(goes) : never,
        pass: only ? always : goes,
        stopping: noMoves,
        passing: { ...emit(register('to'), register('to'), [add], undefined, 'line'), lines: radials.sites },
      };
      return choose(compare('>=', what, constant(0)), arrow);
    });
    const rule: Rule = only
      ? interpreted(lands)
      : { k: 'at', registers: ['from'], site: at, limit: radials.count, rule: lands };
    return rule;
  },
});

/** Without a condition the target must be an empty cell, even on boards that are played on vertices. */
const isFreeCell = (cells: number, stored: boolean): Condition =>
  stored ? empty(Cell, register('to'), cells) : compare('<', register('to'), constant(cells));
