/** `(set State …)`, `(set Value at:… …)`, `(set Count …)`: what is remembered about a site. */
import { type Build, Int, ludeme, type MovesFn } from '@ludii/functions';
import {
  consequenceOf,
  hasHands,
  NonDecision,
  numberOf,
  SiteTypeWord,
  siteTypeCode,
  ThenPart,
  typeByNumber,
} from '@ludii/functions/internal';
import { choose, compare, constant, register } from '@ludii/ir';
import { action, attached, emit } from '@ludii/ir/internal';
import { named, optional, type Values } from '@ludii/registry';
import { Op } from '@ludii/state/internal';
import { attachThen } from '../shared/consequence.js';

const args = {
  type: optional(SiteTypeWord),
  at: named(Int),
  level: named(optional(Int)),
  value: Int,
  consequence: optional(ThenPart),
};

type Given = Values<typeof args>;

function compileState({ type, at, level, value, consequence: then }: Given, build: Build): MovesFn {
  const typeOf = typeByNumber(build.shape, type ? siteTypeCode(type) : build.defaultSite);
  const attach = attachThen(then);
  return (c, out) => {
    const state = value(c);
    if (state < 0) return;
    const where = level ? level(c) : -1;
    if (where < -1) return;
    const site = at(c);
    const code = typeOf(site);
    if (code === -1) return;
    const first = out.length;
    out.begin(0, site, site);
    out.push4(Op.SetState, false, code, site, where, state);
    out.finish();
    attach(c, out, first);
  };
}

function compileValue({ type, at, level, value, consequence: then }: Given, build: Build): MovesFn {
  const code = type ? siteTypeCode(type) : build.defaultSite;
  const attach = attachThen(then);
  return (c, out) => {
    const site = at(c);
    const number = value(c);
    const where = level ? level(c) : -1;
    if (number < 0 || where < -1) return;
    const first = out.length;
    out.begin(0, site, site);
    out.push4(Op.SetValue, false, code, site, where, number);
    out.finish();
    attach(c, out, first);
  };
}

/** A level may be written and plays no part. */
function compileCount({ type, at, value, consequence: then }: Given, build: Build): MovesFn {
  const code = type ? siteTypeCode(type) : build.defaultSite;
  const typeOf = typeByNumber(build.shape, code);
  const attach = attachThen(then);
  return (c, out) => {
    const site = at(c);
    const count = value(c);
    const stored = typeOf(site);
    if (stored === -1) return;
    const first = out.length;
    out.begin(0, site, site);
    out.push4(Op.SetCount, false, code, site, c.state.what(stored, site), count);
    out.finish();
    attach(c, out, first);
  };
}

export const setSiteData = [
  ludeme('set', 'State', {
    returns: NonDecision,
    args,
    doc: 'Sets the local state of a site.',
    example: '(set State at:(last To) 1)',
    flags: ['siteState'],
    compile: compileState,
    meaning: ({ type, at, level, value, consequence: then }, build) => {
      const code = type ? siteTypeCode(type) : build.defaultSite;
      if (level || build.stacking || hasHands(build.shape)) return undefined;
      const [site, state] = [register('site'), numberOf(value)];
      const set = emit(site, site, [action(Op.SetState, false, code, site, -1, state)]);
      const rule = choose(compare('>=', state, constant(0)), set);
      const limit = build.shape.board.sizes[code];
      return attached({ k: 'at', registers: ['site'], site: numberOf(at), limit, rule }, consequenceOf(then));
    },
  }),
  ludeme('set', 'Value', {
    returns: NonDecision,
    args,
    doc: 'Sets the value of the piece on a site.',
    example: '(set Value at:(last To) 3)',
    flags: ['value'],
    compile: compileValue,
  }),
  ludeme('set', 'Count', {
    returns: NonDecision,
    args,
    doc: 'Sets how many pieces are on a site.',
    example: '(set Count at:(last To) 2)',
    compile: compileCount,
  }),
];
