/** `(remove …)`, `(move Remove …)`: pieces leave the game. */
import { Int, Region } from '@ludii/functions';
import {
  handsOf,
  numberOf,
  placeDatum,
  placesEnd,
  SiteTypeWord,
  toRegister,
  typeOr,
  WhenWord,
} from '@ludii/functions/internal';
import { choose, compare, constant, type Rule, register, type Value } from '@ludii/ir';
import { action, choice, emit, interpreted, typeAt } from '@ludii/ir/internal';
import { either, named, optional } from '@ludii/registry';
import { Op, type Opcode } from '@ludii/state/internal';
import { effectAndDecision } from './shared/declare.js';
import { atEach, several, topOf } from './shared/travel.js';

export const remove = effectAndDecision('remove', 'move Remove', {
  args: {
    type: optional(SiteTypeWord),
    site: either(1, Int),
    region: either(1, Region),
    level: named(optional(Int)),
    at: named(optional(WhenWord)),
    count: named(optional(Int)),
  },
  doc: 'Removes the piece on a site, or on each site of a region, at once or at the end of the turn.',
  example: '(remove (between))',
  flags: ({ at }) => (at ? ['sequenceCapture'] : []),
  silent: ['level'],
  meaning: ({ type, site, region, level, at, count }, build, decision) => {
    const code = typeOr(type, build);
    const { shape, stacking } = build;
    const later = at === 'EndOfTurn';
    const height = stacking && !later ? level : undefined;
    const open = (count && count.fixed === undefined) || height;
    // What is written for the number or the level sees the iterator `site` as it was.
    const name = open ? 'hint' : 'site';
    const where = register(name);
    const place = typeAt(code, where, handsOf(shape));
    const number = count ? numberOf(count) : constant(1);
    const times = number.k === 'const' && number.value <= 1 ? undefined : number;
    const away = (op: Opcode, ...more: readonly Value[]): Rule =>
      emit(where, where, several({ ...action(op, decision, place, where, ...more), times }));
    const top = away(later ? Op.RemoveLater : Op.Remove);
    const piece = placeDatum('what', code, where, shape);
    const removal = choose(
      compare('>', piece, constant(0)),
      height ? fromLevel(numberOf(height), place, where, top, away) : top,
    );
    const rule = atEach([name], region, site ?? toRegister, placesEnd(shape, code), removal, build);
    // A program removes some pieces of a pile as an effect only.
    return interpreted(rule, height !== undefined || (!!open && decision));
  },
});

/** The removal of the piece at a level; that of the piece on top is a removal without one. */
function fromLevel(level: Value, type: Value, site: Value, top: Rule, away: (op: Opcode, level: Value) => Rule): Rule {
  const found = choice(compare('<', level, constant(0)), constant(0), level);
  return choose(compare('=', found, topOf(type, site)), top, away(Op.RemoveLevel, found));
}
