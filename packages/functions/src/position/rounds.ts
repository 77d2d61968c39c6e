/** Going through things one by one, with an iterator at each: what rules, regions and start rules that repeat something share. */
import { keeping } from '@ludii/ir/internal';
import type { Context } from '@ludii/state';
import { spend } from '@ludii/state/internal';
import { sitesIn } from '../board/siteSet.js';
import type { IntFn, IntsFn, RegionFn } from '../declare/compiled.js';
import { numbersIn } from '../declare/numbers.js';

/** Does something again and again, with an iterator at one thing after the other. */
export type Rounds = (c: Context, round: () => void) => void;

/** Does something in each round. */
export const repeated =
  <T>(rounds: Rounds, run: (c: Context, out: T) => void) =>
  (c: Context, out: T): void =>
    rounds(c, () => run(c, out));

const overNumbers = (name: 'player' | 'value' | 'site', numbers: (c: Context) => Iterable<number>): Rounds =>
  keeping([name], (c, round) => {
    for (const number of numbers(c)) {
      spend();
      c[name] = number;
      round();
    }
  });

/** `(player)` at each player. */
export const eachPlayer = (players: number): Rounds => {
  const all = Array.from({ length: players }, (_, i) => i + 1);
  return overNumbers('player', () => all);
};

/** `(player)` at each player of a list; numbers that are none are passed over. */
export const eachPlayerOf = (list: IntsFn, players: number): Rounds =>
  overNumbers('player', (c) => numbersIn(c, list).filter((player) => player >= 0 && player <= players + 1));

/** `(value)` at each number of a list. */
export const eachValueOf = (list: IntsFn): Rounds => overNumbers('value', (c) => numbersIn(c, list));

/** `(value)` at each number of a range. */
export const eachValue = (min: IntFn, max: IntFn): Rounds =>
  keeping(['value'], (c, round) => {
    const last = max(c);
    for (let value = min(c); value <= last; value++) {
      spend();
      c.value = value;
      round();
    }
  });

/** `(site)` at each site of a region. */
export const eachSite = (region: RegionFn): Rounds => overNumbers('site', (c) => sitesIn(c, region));

/** `(team)` at the players of each team that has some. */
export const eachTeam = (players: number): Rounds =>
  keeping(['teamPlayers'], (c, round) => {
    for (let team = 1; team <= players; team++) {
      const members = Array.from({ length: players }, (_, i) => i + 1).filter(
        (player) => c.state.team(player) === team,
      );
      if (members.length === 0) continue;
      c.teamPlayers = Int32Array.from(members);
      round();
    }
  });
