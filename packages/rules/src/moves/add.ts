/** `(add …)`, `(move Add …)`: a piece comes to a site. */
import { type Build, Int, type IntFn } from '@ludii/functions';
import {
  conditionOf,
  consequenceOf,
  moverRegister,
  numberOf,
  PiecePart,
  placesEnd,
  regionOf,
  Switch,
  type Then,
  ThenPart,
  type To,
  ToPart,
  toRegister,
} from '@ludii/functions/internal';
import { choose, compare, constant, type Rule, register, type Value } from '@ludii/ir';
import {
  type Action,
  action,
  all,
  attached,
  choice,
  emit,
  hasCall,
  heightAt,
  interpreted,
  noMoves,
  readsRegister,
} from '@ludii/ir/internal';
import { named, optional } from '@ludii/registry';
import type { Given } from '@ludii/registry/internal';
import { Cell, Edge, Op } from '@ludii/state/internal';
import { applyMeaning } from './bundles.js';
import { effectAndDecision } from './shared/declare.js';
import { footprints, largePlacement } from './shared/footprint.js';
import { several } from './shared/travel.js';
import { givenPart, isWritten } from './shared/written.js';

/** No game has more components than this. */
const MostPieces = 1 << 20;

/** The component with the number of the mover, for rules without `(piece …)`. */
export const piecesOfMover: readonly IntFn[] = [moverRegister];

function addFlags({ piece, to, count, stack }: Given): readonly string[] {
  const flags: string[] = [];
  const stacks = isWritten(stack, true);
  if (stacks || givenPart(to, 'level')) flags.push('stacking');
  if (count && !stacks && !(count.form === 'literal' && count.node.kind === 'number' && count.node.value === 1)) {
    flags.push('count');
  }
  if (givenPart(piece, 'state')) flags.push('siteState');
  return flags;
}

export const add = effectAndDecision('add', 'move Add', {
  args: {
    piece: optional(PiecePart),
    to: ToPart,
    count: named(optional(Int)),
    stack: named(optional(Switch)),
    consequence: optional(ThenPart),
  },
  doc: 'Puts a piece on a site, or on each site of a region.',
  example: '(move Add (piece "Disc1") (to (sites Outer)) count:2)',
  flags: addFlags,
  meaning: ({ piece, to, count, consequence: then }, build, decision) => {
    const number = count ? numberOf(count) : constant(1);
    if (number.k === 'const' && number.value < 1) return noMoves;
    const ids = (piece?.ids ?? piecesOfMover).map(numberOf);
    const local = piece?.state ? numberOf(piece.state) : constant(-1);
    const large = footprints(build);
    const times = count && (early(number) ? register('edge') : number);
    const add = (id: Value): Action => ({ ...addition(id, local, to, build, decision), times });
    const place = (id: Value): Rule => placement(add(id), to, build, then);
    const site = numberOf(to.site ?? toRegister);
    const inside = [place(constant(0)), ...(to.region ? [] : [site])];
    const mixed = ids.some(early) && inside.some((part) => readsRegister(part, 'value') || hasCall(part));
    const kept = mixed || large ? 'hint' : 'value';
    const withPiece = (id: Value, others: Rule): Rule => {
      const isThere = compare('>=', id, constant(0));
      if (!early(id) && !large) return choose(isThere, adding(id, others), others);
      const rule = adding(register(kept), others);
      const keeping: Rule = { k: 'at', registers: [kept], site: id, limit: MostPieces, rule };
      return others.k === 'none' ? keeping : choose(isThere, keeping, others);
    };
    const limit = placesEnd(build.shape, to.type ?? build.defaultSite);
    const placing = (rule: Rule): Rule =>
      to.region
        ? { k: 'sites', registers: ['to'], over: regionOf(to.region, build), rule }
        : { k: 'at', registers: ['to'], site, limit, rule, leaks: true };
    const adding = (id: Value, others: Rule): Rule => {
      if (!large) return placing(place(id));
      const shaped = largePlacement(large, local, to.type ?? build.defaultSite, decision, build);
      return choose(shaped.isLarge, all(placing(shaped.rule), others), placing(place(id)));
    };
    // Of several pieces for one site the first that there is counts.
    const rule = to.region
      ? all(...ids.map((id) => withPiece(id, noMoves)))
      : ids.reduceRight<Rule>((others, id) => withPiece(id, others), noMoves);
    const some = choose(compare('>=', times ?? number, constant(1)), rule);
    const counted: Rule = early(number)
      ? { k: 'at', registers: ['edge'], site: number, limit: MostPieces, rule: some }
      : some;
    const unusual = to.level || to.apply || mixed || several(add(constant(0)))[0]!.times;
    const only = interpreted(counted, Boolean(unusual));
    return insideMoves(to, build) ? only : attached(only, consequenceOf(then));
  },
});

/**
 * Whether a number may look at the iterator `to`: what is worked out before the site is known is then kept in an iterator
 * of its own.
 */
const early = (number: Value): boolean => readsRegister(number, 'to') || hasCall(number);

/** Whether consequences belong to single moves: large pieces have none, and moves that stand twice have them once. */
const insideMoves = (to: To, build: Build): boolean => (to.region && to.apply) !== undefined || !!footprints(build);

/** The action that adds a piece to the site in `(to)`. */
function addition(id: Value, state: Value, to: To, { defaultSite, stacking, shape }: Build, decision: boolean): Action {
  const type = to.type ?? defaultSite;
  const t = register('to');
  if (to.level) return action(Op.Insert, decision, type, t, numberOf(to.level), id, state);
  // Stacking games name the level that the piece will get.
  const place = choice(compare('>=', t, constant(shape.board.sizes[type])), constant(Cell), constant(type));
  return action(Op.Add, decision, type, t, stacking ? heightAt(place, t) : -1, id, 1, state, -1, -1, 0);
}

/** The move that adds a piece, if its site will do. */
function placement(add: Action, to: To, build: Build, then: Then | undefined): Rule {
  const t = register('to');
  const finished = (effect?: Rule): Rule => {
    const move = emit(t, t, several(add), effect);
    const marked: Rule = (to.type ?? build.defaultSite) === Edge ? { ...move, edge: true } : move;
    return insideMoves(to, build) ? attached(marked, consequenceOf(then)) : marked;
  };
  const goes = conditionOf(to.condition);
  if (!to.apply) return choose(goes, finished());
  // The effect sees the site in `(from)` as well. A move of a region whose effect is looked at stands twice in the list.
  const limit = placesEnd(build.shape, to.type ?? build.defaultSite);
  const moved = finished({ k: 'at', registers: ['from'], site: t, limit, rule: applyMeaning(to.apply) });
  const looked: Rule = to.region ? { k: 'twin', rule: moved } : moved;
  return choose(goes, choose(conditionOf(to.apply.condition), looked, finished()));
}
