/** `(set State …)`, `(set Value at:… …)`, `(set Count …)`: what is remembered about a site. */
import { type Build, Int } from '@ludii/functions';
import { handsOf, hasHands, numberOf, placeDatum, placesEnd, SiteTypeWord, typeOr } from '@ludii/functions/internal';
import { and, choose, compare, constant, type Rule, register } from '@ludii/ir';
import { action, emit, interpreted, readsRegister, typeAt } from '@ludii/ir/internal';
import { named, optional, type Values } from '@ludii/registry';
import { Op } from '@ludii/state/internal';
import { effect } from '../shared/declare.js';
import { withNumber } from '../shared/kept.js';

const args = {
  type: optional(SiteTypeWord),
  at: named(Int),
  level: named(optional(Int)),
  value: Int,
};

type Given = Values<typeof args>;

const zero = constant(0);

function setState({ type, at, level, value }: Given, build: Build): Rule {
  const code = typeOr(type, build);
  const [target, number] = [numberOf(at), numberOf(value)];
  // What is written for the state and the level sees the iterator `site` as it was.
  const elsewhere = readsRegister(number, 'site') && !(target.k === 'register' && target.name === 'site');
  const only = level !== undefined || build.stacking || hasHands(build.shape) || elsewhere;
  const name = only ? 'hint' : 'site';
  const site = register(name);
  const where = level ? numberOf(level) : constant(-1);
  const place = typeAt(code, site, handsOf(build.shape));
  const set = withNumber(number, 'edge', (state) =>
    choose(
      and(compare('>=', state, zero), compare('>=', where, constant(-1))),
      emit(site, site, [action(Op.SetState, false, place, site, where, state)]),
    ),
  );
  const limit = placesEnd(build.shape, code);
  const rule: Rule = { k: 'at', registers: [name], site: target, limit, rule: set };
  return interpreted(rule, only);
}

function setValue({ type, at, level, value }: Given, build: Build): Rule {
  const code = typeOr(type, build);
  const site = numberOf(at);
  const where = level ? numberOf(level) : constant(-1);
  const set = withNumber(numberOf(value), 'edge', (number) =>
    choose(
      and(compare('>=', number, zero), compare('>=', where, constant(-1))),
      emit(site, site, [action(Op.SetValue, false, code, site, where, number)]),
    ),
  );
  return interpreted(set);
}

/** A level may be written and plays no part. */
function setCount({ type, at, value }: Given, build: Build): Rule {
  const code = typeOr(type, build);
  const site = register('hint');
  const what = placeDatum('what', code, site, build.shape);
  const set = emit(site, site, [action(Op.SetCount, false, code, site, what, numberOf(value))]);
  const limit = placesEnd(build.shape, code);
  const rule: Rule = { k: 'at', registers: ['hint'], site: numberOf(at), limit, rule: set };
  return interpreted(rule);
}

export const setSiteData = [
  effect('set State', {
    args,
    doc: 'Sets the local state of a site.',
    example: '(set State at:(last To) 1)',
    flags: ['siteState'],
    meaning: setState,
  }),
  effect('set Value', {
    args,
    doc: 'Sets the value of the piece on a site.',
    example: '(set Value at:(last To) 3)',
    flags: ['value'],
    meaning: setValue,
  }),
  effect('set Count', {
    args,
    doc: 'Sets how many pieces are on a site.',
    example: '(set Count at:(last To) 2)',
    meaning: setCount,
  }),
];
