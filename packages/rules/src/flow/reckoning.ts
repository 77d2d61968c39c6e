/** Deciding a whole game by numbers: scores or payoffs. */
import { type Context, ranking, score } from '@ludii/state';
import { addWinner, payoff, setOver, setRanking } from '@ludii/state/internal';
import { deactivateAll } from './players.js';

/** Ranks all players by score, the highest first (the lowest if `lowest`), and ends the game. */
export function byScores(c: Context, lowest: boolean): void {
  const sign = lowest ? -1 : 1;
  rank(c, (player) => sign * score(c.state, player));
}

/** Ranks all players by payoff, the highest first, and ends the game. */
export function byPayoffs(c: Context): void {
  if (c.game.players === 1) {
    deactivateAll(c);
    const won = payoff(c.state, 1) > 0;
    setRanking(c.state, 1, won ? 1 : 0);
    finish(c);
    return;
  }
  rank(c, (player) => payoff(c.state, player));
}

/** Equal values share the mean of their places. Ranks given before are overwritten. */
function rank(c: Context, value: (player: number) => number): void {
  deactivateAll(c);
  const { players } = c.game;
  const values: number[] = [];
  for (let player = 1; player <= players; player++) values.push(value(player));
  for (let player = 1; player <= players; player++) {
    const own = values[player - 1]!;
    let better = 0;
    let equal = 0;
    for (let i = 0; i < players; i++) {
      if (values[i]! > own) better++;
      else if (values[i] === own) equal++;
    }
    setRanking(c.state, player, better + (equal + 1) / 2);
  }
  finish(c);
}

/** The last player of rank 1 is the winner; shared first places have none. */
function finish(c: Context): void {
  let winner = 0;
  for (let player = 1; player <= c.game.players; player++) if (ranking(c.state, player) === 1) winner = player;
  if (winner > 0) addWinner(c.state, winner);
  setOver(c.state, winner, 'NaturalEnd');
}
