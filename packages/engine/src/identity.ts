/** When positions are the same, and a number for it. */
import { type Context, isOver, pendingValues, score, variables, winner } from '@ludii/compiler/internal';
import type { Position } from './position.js';
import { SiteReader, sitesOf } from './siteView.js';

const Word = 0xffff_ffff_ffff_ffffn;
/** Odd, so that different movers give different numbers. */
const MoverFactor = 0x9e37_79b9_7f4a_7c15n;

function hashOf({ state }: Context): bigint {
  return BigInt(`0x${state.positionHash()}`);
}

/** The hash of what is on the board and in the hands: 64 bits, of a match 128. */
export function boardHash({ context, current }: Position): bigint {
  return current === context ? hashOf(current) : (hashOf(context) << 64n) | hashOf(current);
}

/** The hash of a position with the player to move. */
export function positionHash(position: Position): bigint {
  return boardHash(position) ^ ((BigInt(position.mover) * MoverFactor) & Word);
}

/** A text that is the same for the same position: everything that the rules can ask for but the way that led there. */
export function positionKey(position: Position): string {
  const { current: c, mover, game } = position;
  const { state } = c;
  const reader = new SiteReader(position, 0);
  const sites: unknown[] = [];
  for (const [site, type] of sitesOf(c)) {
    const { levels, count } = reader.at(site, type);
    if (levels.length === 0 && count === 0 && state.state(type, site) === 0) continue;
    const data = levels.map(({ what, owner, state, rotation, value }) => [what, owner, state, rotation, value]);
    const hidden = Array.from({ length: game.players }, (_, p) =>
      c.game.flags.hiddenInfo ? levels.map((_level, level) => state.hidden(p + 1, type, site, level)) : [],
    );
    sites.push([type, site, count, state.state(type, site), data, hidden]);
  }
  const players = Array.from({ length: game.players }, (_, i) => {
    const p = i + 1;
    return [
      score(state, p),
      state.phase(p),
      state.valueOfPlayer(p),
      state.amount(p),
      state.team(p),
      state.playerOrder(p),
      state.isActive(p),
    ];
  });
  const words = [mover, state.next, isOver(state), winner(state), state.temp, state.pot, state.trumpSuit];
  const lists = [pendingValues(state).sort((a, b) => a - b), variables(state).sort(([a], [b]) => a - b)];
  const dice = c.game.containers.flatMap(({ role, first, size }) =>
    role === 'dice' ? Array.from({ length: size }, (_, k) => reader.at(first + k, 0).die) : [],
  );
  return JSON.stringify([position.rulebook.name, words, players, lists, dice, sites]);
}
