/** What the end rules of a match do. They are asked after every game. */
import { isTeamRole } from '@ludii/functions/internal';
import { type Context, ranking } from '@ludii/state';
import { addWinner, setOver, setRanking, winnerCount } from '@ludii/state/internal';
import type { EndRule, PlainResult } from '../end/endRule.js';
import { applyResult } from '../flow/outcome.js';
import { activeCount, deactivateAll } from '../flow/players.js';

/** Applies the end rules of a match in order; all are looked at. Passing does not end a match. */
export function evaluateMatchEnd(c: Context, rules: readonly EndRule[]): void {
  for (const rule of rules) {
    const result = rule(c);
    if (result?.sort === 'result' && concernsSomebody(c, result)) applyMatchResult(c, result, rules);
  }
}

/** A result counts for players who are still in the match, or for all. */
function concernsSomebody(c: Context, { who }: PlainResult): boolean {
  const { players } = c.game;
  const player = who(c);
  return player === players + 1 || (player >= 1 && player <= players && c.state.isActive(player));
}

function applyMatchResult(c: Context, result: PlainResult, rules: readonly EndRule[]): void {
  const { state } = c;
  const { players } = c.game;
  if (isTeamRole(result.role)) {
    applyResult(c, result);
    return;
  }
  switch (result.type) {
    case 'Win':
      win(c, result.who(c), rules);
      break;
    case 'Draw':
      draw(c);
      break;
    case 'Loss':
      break;
    case 'Tie':
      setOver(state, players + 1, 'NaturalEnd');
      break;
    case 'Abandon':
    case 'Crash':
      setOver(state, -1, 'NaturalEnd');
      break;
    default:
      result.type satisfies never;
  }
}

/** One player wins; whoever wins by another rule at the same time shares the rank, the others come behind. */
function win(c: Context, who: number, rules: readonly EndRule[]): void {
  const { state } = c;
  const { players } = c.game;
  const taken = (rank: number): boolean =>
    Array.from({ length: players }, (_, i) => ranking(state, i + 1)).includes(rank);
  let rank = 1;
  while (taken(rank)) rank++;
  takeRank(c, who, rank);
  for (const rule of rules) {
    const result = rule(c);
    if (result?.sort !== 'result' || result.type !== 'Win') continue;
    const other = result.who(c);
    if (other >= 1 && other <= players && state.isActive(other)) takeRank(c, other, rank);
  }
  const behind = rank + activeCount(c);
  let first = 0;
  for (let player = players; player >= 1; player--) {
    if (state.isActive(player)) setRanking(state, player, behind);
    if (ranking(state, player) === 1) first = player;
  }
  deactivateAll(c);
  setOver(state, first, 'NaturalEnd');
}

function takeRank(c: Context, player: number, rank: number): void {
  c.state.setActive(player, false);
  addWinner(c.state, player);
  setRanking(c.state, player, rank);
}

/** Those without a rank share the places that are left. */
function draw(c: Context): void {
  const { state } = c;
  const { players } = c.game;
  const rank = (activeCount(c) + 1) / 2 + winnerCount(state);
  let last = 0;
  for (let player = 1; player <= players; player++) {
    if (players > 1 && ranking(state, player) === 0) setRanking(state, player, rank);
    if (ranking(state, player) === 1) last = player;
  }
  setOver(state, last, 'NaturalEnd');
}
