/** The rules of pieces, piece by piece. */
import { isOver } from '@ludii/state';
import { Cell, positionLevel, positionSite, positionType } from '@ludii/state/internal';
import type { Rule } from '../../nodes.js';
import { byNumber } from '../../remembered.js';
import { type Span, spanOf } from '../../spans.js';
import { conditionFn } from '../conditions.js';
import { preparedPieces } from '../kept/loops.js';
import { withPlaces } from '../kept/slots.js';
import { lendTurn, setTurn } from '../lentTurn.js';
import { valueFn } from '../values.js';
import type { Mode, Walk } from './mode.js';
import { walk } from './walk.js';

/** The walk of the pieces of one component, and where it can lead if that matters. */
interface Pieces<T> {
  readonly component: number;
  readonly walk: Walk<T>;
  readonly span: Span | undefined;
}

type PiecesRule = Extract<Rule, { k: 'pieces' }>;

export function piecesWalk<T>(rule: PiecesRule, mode: Mode<T>): Walk<T> {
  const { unusual } = rule;
  const whose = unusual && valueFn(unusual.player);
  // The moves of pieces may not be compiled yet when the rule around them is.
  const ownWalk = byNumber((player) => groupWalk(rule, player, mode));
  return (c, at) => {
    const { state, from, level } = c;
    if (isOver(state)) return false;
    const own = ownWalk(whose ? whose(c) : state.mover);
    const enough = own(c, at);
    c.from = from;
    c.level = level;
    return enough;
  };
}

/** The walk through the pieces of a player, with `from` and `level` at each. */
function groupWalk<T>(rule: PiecesRule, player: number, mode: Mode<T>): Walk<T> {
  const { limit, container, unusual } = rule;
  const { target } = mode;
  const given = rule.rules.filter(({ owner }) => unusual?.everyone || owner === player);
  const { rules, first, count } = preparedPieces(given);
  const pieces = given.map(({ component, rule: own }, i): Pieces<T> => {
    const { rule: made, first: ownFirst, count: ownCount } = rules[i]!;
    const moves = mode.piece ? mode.piece(made) : walk(made, mode);
    const span = target && !container ? spanOf(own, component, limit) : undefined;
    return { component, walk: withPlaces(ownFirst, ownCount, moves), span };
  });
  const plain = !container && !unusual;
  return withPlaces(first, count, plain ? plainWalk(pieces, limit, mode) : unusualWalk(rule, player, pieces, mode));
}

/** The walk through pieces on the board. */
function plainWalk<T>(pieces: readonly Pieces<T>[], limit: number, { target }: Mode<T>): Walk<T> {
  const leading = target && leadingTo(pieces, limit);
  return (c, at) => {
    const { state } = c;
    const { owned } = state;
    const site = target && state.layout.kind === 'flat' ? target(at) : -1;
    const isAimed = leading !== undefined && site >= 0 && site < limit;
    const asked = isAimed ? leading(site) : pieces;
    for (let k = 0; k < asked.length; k++) {
      const { component, walk: moves, span } = asked[k]!;
      const count = owned.length(component);
      for (let n = 0; n < count; n++) {
        const entry = owned.entry(component, n);
        const f = positionSite(entry);
        if (f >= limit || (isAimed && span && !leadsTo(span, f, site))) continue;
        c.from = f;
        c.level = positionLevel(entry);
        if (moves(c, at)) return true;
      }
    }
    return false;
  };
}

/** The pieces that can lead to a site from anywhere, worked out when it is first asked for. */
function leadingTo<T>(pieces: readonly Pieces<T>[], limit: number): (site: number) => readonly Pieces<T>[] {
  const froms = Array.from({ length: limit }, (_, from) => from);
  return byNumber((site) => pieces.filter(({ span }) => !span || froms.some((from) => leadsTo(span, from, site))));
}

/** The walk through pieces in a container, of another player, of one type of site, or on top of stacks. */
function unusualWalk<T>(
  { limit, container, unusual }: PiecesRule,
  player: number,
  pieces: readonly Pieces<T>[],
  mode: Mode<T>,
): Walk<T> {
  const which = container && valueFn(container.which);
  const top = unusual?.top && conditionFn(unusual.top);
  const on = unusual?.on;
  const { target } = mode;
  return (c, at) => {
    const { state } = c;
    const { owned, mover, next, prev } = state;
    const place = which ? which(c) : 0;
    const { first, end } = container ? container.ranges[place]! : { first: 0, end: limit };
    const onTop = top?.(c) === true;
    const stacked = place === 0 ? (on ?? state.shape.board.defaultSite) : Cell;
    const site = target && state.layout.kind === 'flat' ? target(at) : -1;
    const lent = unusual !== undefined && lendTurn(state, player, unusual.players);
    let enough = false;
    for (let k = 0; k < pieces.length && !enough; k++) {
      const { component, walk: moves, span } = pieces[k]!;
      const count = owned.length(component);
      for (let n = 0; n < count && !enough; n++) {
        const entry = owned.entry(component, on === undefined ? n : count - 1 - n);
        const f = positionSite(entry);
        if (f < first || f >= end || (span && site >= 0 && !leadsTo(span, f, site))) continue;
        if (on !== undefined && positionType(entry) !== on) continue;
        const height = positionLevel(entry);
        if (onTop && state.stackSize(stacked, f) !== height + 1) continue;
        c.from = f;
        c.level = height;
        enough = moves(c, at);
      }
    }
    if (lent) setTurn(state, mover, next, prev);
    return enough;
  };
}

const leadsTo = ({ rows, width }: Span, from: number, to: number): boolean =>
  ((rows[from * width + (to >> 5)]! >>> (to & 31)) & 1) !== 0;
