/** The rules of pieces, piece by piece. */
import { isOver } from '@ludii/state';
import { Cell, positionLevel, positionSite, positionType } from '@ludii/state/internal';
import type { Rule } from '../../nodes.js';
import { byNumber } from '../../remembered.js';
import { type Span, spanOf } from '../../spans.js';
import { conditionFn } from '../conditions.js';
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

export function piecesWalk<T>(rule: Extract<Rule, { k: 'pieces' }>, mode: Mode<T>): Walk<T> {
  const { limit, container, unusual } = rule;
  const which = container && valueFn(container.which);
  const whose = unusual && valueFn(unusual.player);
  const top = unusual?.top && conditionFn(unusual.top);
  const { target } = mode;
  // The moves of pieces may not be compiled yet when the rule around them is.
  const byOwner = byNumber((player): readonly Pieces<T>[] =>
    rule.rules
      .filter(({ owner }) => unusual?.everyone || owner === player)
      .map(({ component, rule: own }) => ({
        component,
        walk: mode.piece ? mode.piece(own) : walk(own, mode),
        span: target && !container ? spanOf(own, component, limit) : undefined,
      })),
  );
  return (c, at) => {
    const { state, from, level } = c;
    if (isOver(state)) return false;
    const { owned, mover, next, prev } = state;
    const who = whose ? whose(c) : mover;
    const place = which ? which(c) : 0;
    const { first, end } = container ? container.ranges[place]! : { first: 0, end: limit };
    const onTop = top?.(c) === true;
    const on = unusual?.on;
    const stacked = place === 0 ? (on ?? state.shape.board.defaultSite) : Cell;
    const lent = unusual !== undefined && lendTurn(state, who, unusual.players);
    const own = byOwner(who);
    const site = target && state.layout.kind === 'flat' ? target(at) : -1;
    let enough = false;
    for (let k = 0; k < own.length && !enough; k++) {
      const { component, walk: moves, span } = own[k]!;
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
    c.from = from;
    c.level = level;
    return enough;
  };
}

const leadsTo = ({ rows, width }: Span, from: number, to: number): boolean =>
  ((rows[from * width + (to >> 5)]! >>> (to & 31)) & 1) !== 0;
