/**
 * The pieces on the board whose moves are known from tables, for `(forEach Piece …)`: they are numbered one piece after
 * the other, and those that can never lead to a site are passed over when that is asked for.
 */
import type { Build, IntFn, MovesFn } from '@ludii/functions';
import { endsOn, type SlotMoves } from '@ludii/functions/internal';
import { type Context, isOver, type MoveList } from '@ludii/state';
import { positionSite } from '@ludii/state/internal';
import type { Attach } from '../shared/consequence.js';
import { lendTurn, setTurn } from './lentTurn.js';
import type { PieceTables } from './pieceTables.js';

/** Makes what is told by the tables of an owner's pieces, on boards with so many sites and one piece on each. */
export function tabledPieces(
  owner: IntFn,
  tablesOf: (who: number) => readonly PieceTables[],
  sites: number,
  attach: Attach,
  { players, defaultSite }: Build,
) {
  /** Whether the tables tell about the pieces of a position: not while a rule is looking at a site already. */
  const areTold = (c: Context): boolean =>
    c.to < 0 && (c.state.owned.kind === 'cells' || c.state.owned.kind === 'vertices');

  /** Whether a move of a piece ends on a site of the board. */
  const leadTo = (c: Context, site: number): boolean => {
    const { state } = c;
    const { words, owned } = state;
    const { what } = state.layout;
    const who = owner(c);
    const group = tablesOf(who);
    for (let k = 0; k < group.length; k++) {
      const table = group[k]!;
      const { component } = table;
      const start = owned.start(component);
      const end = start + owned.length(component);
      for (let i = start; i < end; i++) {
        const from = positionSite(words[i]!);
        if (from >= sites) continue;
        if (!table.canReach(from, site) && what.get(words, defaultSite, from) === component) continue;
        if (endsOnFrom(c, who, from, table.rule, site)) return true;
      }
    }
    return false;
  };
  /** Whether a move of the piece on one site ends on another. */
  const endsOnFrom = (c: Context, who: number, from: number, rule: MovesFn, site: number): boolean => {
    const { state, from: oldFrom, level } = c;
    const { mover, next, prev } = state;
    const lent = lendTurn(state, who, players);
    c.from = from;
    c.level = 0;
    const found = endsOn(c, rule, site);
    c.from = oldFrom;
    c.level = level;
    if (lent) setTurn(state, mover, next, prev);
    return found;
  };

  const slots: SlotMoves = {
    count: (c) => {
      if (isOver(c.state)) return 0;
      if (!areTold(c)) return -1;
      const { owned, words } = c.state;
      const { what } = c.state.layout;
      const group = tablesOf(owner(c));
      let total = 0;
      for (let k = 0; k < group.length; k++) {
        const table = group[k]!;
        const { component } = table;
        const start = owned.start(component);
        const end = start + owned.length(component);
        for (let i = start; i < end; i++) {
          const site = positionSite(words[i]!);
          if (site >= sites) continue;
          const size = table.count(c, site);
          if (size < 0 || what.get(words, defaultSite, site) !== component) return -1;
          total += size;
        }
      }
      return total;
    },
    write: (c, slot, out) => {
      const { owned, words } = c.state;
      const who = owner(c);
      const group = tablesOf(who);
      let left = slot;
      for (let k = 0; k < group.length; k++) {
        const table = group[k]!;
        const start = owned.start(table.component);
        const end = start + owned.length(table.component);
        for (let i = start; i < end; i++) {
          const site = positionSite(words[i]!);
          if (site >= sites) continue;
          const size = table.count(c, site);
          if (left >= size) left -= size;
          else return writeAt(c, who, site, table.rule.slots!, left, out);
        }
      }
      return false;
    },
  };
  /** Writes the move with a number of the piece on a site. */
  const writeAt = (
    c: Context,
    who: number,
    site: number,
    { write }: SlotMoves,
    slot: number,
    out: MoveList,
  ): boolean => {
    const { state, from, level } = c;
    const { mover, next, prev } = state;
    const lent = lendTurn(state, who, players);
    const first = out.length;
    c.from = site;
    c.level = 0;
    const found = write(c, slot, out);
    c.from = from;
    c.level = level;
    if (lent) setTurn(state, mover, next, prev);
    if (!found) return false;
    out.setMoverOf(first, mover);
    attach(c, out, first);
    return true;
  };

  return { areTold, leadTo, slots };
}
