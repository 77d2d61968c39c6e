/** What a result does to the game: ranks, winners, losers, who is still in, and whether the game is over. */
import { isTeamRole, roleNumber } from '@ludii/functions/internal';
import { type Context, type EndType, isOver, ranking } from '@ludii/state';
import {
  addLoser,
  addWinner,
  loserCount,
  lossesDecided,
  setLossesDecided,
  setOver,
  setRanking,
  winnerCount,
} from '@ludii/state/internal';
import type { EndRule, PlainResult, Result, ResultType } from '../end/endRule.js';
import { allPassed } from './passed.js';
import { activeCount, deactivateAll, following, onlyActive } from './players.js';

/**
 * Applies the end rules of a block in order, and ends a game in which everyone has passed. The number of the first rule whose
 * condition holds may be known.
 */
export function evaluateEnd(c: Context, rules: readonly EndRule[], first?: number): void {
  applyEndRules(c, rules, first);
  if (!isOver(c.state) && !c.game.flags.notAllPass && c.game.mode !== 'simulation' && allPassed(c)) drawAll(c);
}

/** Applies the end rules of a block in order. Every rule is looked at, also when the game is over already. */
function applyEndRules(c: Context, rules: readonly EndRule[], first?: number): void {
  const { state } = c;
  const { players } = c.game;
  for (let i = first ?? 0; i < rules.length; i++) {
    const { granted } = rules[i]!;
    const result = i === first && granted ? granted(c) : rules[i]!(c);
    if (result?.sort !== 'result') continue;
    const who = result.who(c);
    if (who === players + 1 || (who >= 1 && who <= players && state.isActive(who))) applyResult(c, result);
  }
  if (lossesDecided(state) !== 0) setLossesDecided(state, 0);
}

/** Applies one result. */
export function applyResult(c: Context, result: Result): void {
  if (result.sort === 'reckoning') result.execute(c);
  else if (isTeamRole(result.role)) rankTeam(c, result);
  else applyPlainResult(c, result.who(c), result.type);
}

function applyPlainResult(c: Context, who: number, how: ResultType): void {
  const everyone = who === c.game.players + 1;
  switch (how) {
    case 'Win':
      if (everyone) winAll(c);
      else win(c, who);
      break;
    case 'Loss':
      if (everyone) loseAll(c);
      else lose(c, who);
      break;
    case 'Draw':
      drawAll(c);
      break;
    case 'Tie':
      stop(c, c.game.players + 1);
      break;
    case 'Abandon':
    case 'Crash':
      stop(c, -1);
      break;
    default:
      how satisfies never;
  }
}

/** The first player whose rank is 1, or 0. */
function firstOfRankOne(c: Context): number {
  for (let player = 1; player <= c.game.players; player++) if (ranking(c.state, player) === 1) return player;
  return 0;
}

/** The last player whose rank is 1, or 0. */
function lastOfRankOne(c: Context): number {
  for (let player = c.game.players; player >= 1; player--) if (ranking(c.state, player) === 1) return player;
  return 0;
}

function stop(c: Context, winner: number): void {
  deactivateAll(c);
  setOver(c.state, winner, 'NaturalEnd');
}

function winAll(c: Context): void {
  const { players } = c.game;
  for (let player = 1; player <= players; player++) {
    if (ranking(c.state, player) !== 0) continue;
    if (players > 1) {
      addWinner(c.state, player);
      setRanking(c.state, player, 1);
    }
  }
  stop(c, 0);
}

function win(c: Context, who: number): void {
  const { state } = c;
  const rank = winnerCount(state) + 1;
  state.setActive(who, false);
  addWinner(state, who);
  setRanking(state, who, rank);
  const other = onlyActive(c);
  if (other > 0) {
    setRanking(state, other, rank + 1);
    addLoser(state, other);
    const first = firstOfRankOne(c);
    if (first > 0) setOver(state, first, 'NaturalEnd');
    state.setActive(other, false);
  } else if (activeCount(c) === 0) {
    const first = firstOfRankOne(c);
    if (first > 0) setOver(state, first, 'NaturalEnd');
  }
}

function loseAll(c: Context): void {
  const { players } = c.game;
  for (let player = 1; player <= players; player++) {
    if (players > 1 && ranking(c.state, player) === 0) setRanking(c.state, player, players);
  }
  stop(c, 0);
}

function lose(c: Context, who: number): void {
  const { state } = c;
  const { players } = c.game;
  if (who < 1 || who > players || !state.isActive(who)) return;
  state.setActive(who, false);
  if (state.next === who && players !== 1 && activeCount(c) > 0) state.next = following(c, who);
  if (players === 1) {
    stop(c, 0);
    return;
  }
  shareLossRank(c, who);
  const left = activeCount(c);
  if (left === 0) {
    const first = firstOfRankOne(c);
    if (first > 0) setOver(state, first, 'NaturalEnd');
  } else if (left === 1) {
    const other = onlyActive(c);
    setRanking(state, other, winnerCount(state) + 1);
    let best = 1;
    for (let player = 2; player <= players; player++) {
      if (ranking(state, player) < ranking(state, best)) best = player;
    }
    setOver(state, best, 'NaturalEnd');
    addWinner(state, best);
    state.setActive(other, false);
  }
  setLossesDecided(state, lossesDecided(state) + 1);
}

/** Players who lose in the same evaluation share the mean of their places. */
function shareLossRank(c: Context, who: number): void {
  const { state } = c;
  const { players } = c.game;
  const lowest = players - loserCount(state);
  const old = lowest + 1 + 0.5 * (lossesDecided(state) - 1);
  const rank = old - 0.5;
  setRanking(state, who, rank);
  for (let player = 1; player <= players; player++) if (ranking(state, player) === old) setRanking(state, player, rank);
  addLoser(state, who);
}

/** Everyone without a rank shares the remaining places. */
export function drawAll(c: Context, endType: EndType = 'NaturalEnd'): void {
  const { state } = c;
  const { players } = c.game;
  const rank = (activeCount(c) + 1) / 2 + winnerCount(state);
  for (let player = 1; player <= players; player++) {
    if (players > 1 && ranking(state, player) === 0) setRanking(state, player, rank);
  }
  deactivateAll(c);
  setOver(state, lastOfRankOne(c), endType);
}

function rankTeam(c: Context, { role, type }: PlainResult): void {
  const { state } = c;
  const { players } = c.game;
  if (type === 'Tie') stop(c, players + 1);
  else if (type === 'Abandon' || type === 'Crash') stop(c, -1);
  if (type !== 'Win') return;
  const team = role === 'TeamMover' ? state.team(state.mover) : roleNumber(role);
  let rank = 1;
  const taken = (value: number): boolean =>
    Array.from({ length: players }, (_, i) => ranking(state, i + 1)).includes(value);
  while (taken(rank)) rank++;
  let members = 0;
  for (let player = 1; player <= players; player++) {
    if (state.team(player) !== team) continue;
    members++;
    state.setActive(player, false);
    addWinner(state, player);
    setRanking(state, player, rank);
  }
  const teams = new Set<number>();
  for (let player = 1; player <= players; player++) if (state.isActive(player)) teams.add(state.team(player));
  if (teams.size === 1) {
    const [last] = teams;
    // The players of the last team keep their turn: they stay in the game although it is over.
    for (let player = 1; player <= players; player++) {
      if (state.team(player) === last) setRanking(state, player, rank + members);
    }
    setOver(state, firstOfRankOne(c), 'NaturalEnd');
  } else if (teams.size === 0) {
    setOver(state, firstOfRankOne(c), 'NaturalEnd');
  }
}
