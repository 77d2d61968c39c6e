/** `(result …)`, and results by score or payoff. */

import { Bool, type Build, Float, Int, ludeme, Role } from '@ludii/functions';
import { fail, ResultWord, type RoleWord, roleIndex, roleNumber } from '@ludii/functions/internal';
import { type Kind, list, named, optional } from '@ludii/registry';
import { setPayoff, setScore } from '@ludii/state/internal';
import { byPayoffs, byScores } from '../flow/reckoning.js';
import type { Result } from './endRule.js';
import { PayoffPart, ResultPart, ScorePart } from './kinds.js';

/** Refuses a player whom the game does not have: nobody would win, and everybody. */
function checkPlayer(role: RoleWord, { players }: Pick<Build, 'players'>): void {
  const player = /^P\d+$/.test(role) ? roleNumber(role) : 0;
  if (player <= players) return;
  fail(
    'no-such-player',
    `There is no player ${player}: the game has ${players} ${players === 1 ? 'player' : 'players'}.`,
  );
}

export const result = ludeme('result', {
  returns: ResultPart,
  args: { role: Role, type: ResultWord },
  doc: 'Who wins, loses or draws.',
  example: '(result Mover Win)',
  compile: ({ role, type }, build): Result => {
    checkPlayer(role, build);
    return { sort: 'result', role, who: roleIndex(role, build), type };
  },
});

/** What a player ends with. */
const ending = <T>(
  keyword: 'score' | 'payoff',
  returns: Kind<{ readonly role: RoleWord; readonly value: T }>,
  value: Kind<T>,
  doc: string,
  example: string,
) =>
  ludeme(keyword, {
    returns,
    args: { role: Role, value },
    doc,
    example,
    flags: [keyword],
    compile: ({ role, value: given }) => ({ role, value: given as T }),
  });

export const score = ending(
  'score',
  ScorePart,
  Int,
  'The score that a player ends with.',
  '(score P1 (count Pieces P1))',
);
export const payoff = ending('payoff', PayoffPart, Float, 'What a player is paid.', '(payoff P1 5.5)');

/** What is given to players who must all be there. */
const givenTo = <T>(given: readonly { readonly role: RoleWord; readonly value: T }[], build: Build) =>
  given.map(({ role, value }) => {
    checkPlayer(role, build);
    return { player: roleIndex(role, build), value };
  });

export const byScore = ludeme('byScore', {
  returns: ResultPart,
  args: { scores: optional(list(ScorePart)), misere: named(optional(Bool)) },
  doc: 'The highest score wins; with `misere:True` the lowest.',
  example: '(byScore)',
  flags: ['score'],
  compile: ({ scores, misere }, build): Result => {
    const given = givenTo(scores ?? [], build);
    return {
      sort: 'reckoning',
      scores: given,
      misere,
      execute: (c) => {
        const lowest = misere?.(c) ?? false;
        for (const { player, value } of given) setScore(c.state, player(c), value(c));
        byScores(c, lowest);
      },
    };
  },
});

export const payoffs = ludeme('payoffs', {
  returns: ResultPart,
  args: { payoffs: list(PayoffPart) },
  doc: 'The highest payoff wins.',
  example: '(payoffs {(payoff P1 5.5) (payoff P2 1.2)})',
  flags: ['payoff'],
  compile: ({ payoffs }, build): Result => {
    const given = givenTo(payoffs, build);
    return {
      sort: 'reckoning',
      execute: (c) => {
        for (const { player, value } of given) setPayoff(c.state, player(c), value(c));
        byPayoffs(c);
      },
    };
  },
});
