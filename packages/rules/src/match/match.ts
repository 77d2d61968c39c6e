/** Matches: games played one after the other, each worth something in the match. */
import { type Build, Int, type IntFn, ludeme, Text } from '@ludii/functions';
import { deferred, either, kind, type Ludeme, list, named, optional } from '@ludii/registry';
import type { EndRule } from '../end/endRule.js';
import { EndPart } from '../end/kinds.js';
import { GamePart, type PlayersData, PlayersPart } from '../phase/index.js';

/** `(subgame …)` as written. */
export interface SubgameData {
  readonly name: string;
  /** The option to play it with, as `Heading/Item`. */
  readonly option: string | undefined;
  /** Which game comes next, asked in the match. */
  readonly next: ((env?: unknown) => IntFn) | undefined;
  /** What a winner scores, asked in the game. */
  readonly result: ((env?: unknown) => IntFn) | undefined;
}

/** A match as written; its rules are compiled when its games are known. */
export interface MatchData {
  readonly name: string;
  readonly players: PlayersData | undefined;
  readonly games: readonly SubgameData[];
  readonly end: (env?: unknown) => readonly EndRule[];
}

export const MatchPart = kind<MatchData>('Match', '`(match …)`', {}, GamePart);
const GamesPart = kind<readonly SubgameData[]>('Games', '`(games …)`');
const SubgamePart = kind<SubgameData>('Subgame', '`(subgame …)`');

export const matchLudemes: readonly Ludeme<Build>[] = [
  ludeme('match', {
    returns: MatchPart,
    args: { name: Text, players: optional(PlayersPart), games: GamesPart, end: deferred(EndPart) },
    doc: 'A match: games played one after the other.',
    example: '(match "Best" (games (subgame "Chess" result:1)) (end (if (= (matchScore P1) 2) (result P1 Win))))',
    compile: ({ name, players, games, end }) => ({ name, players, games, end }),
  }),
  ludeme('games', {
    returns: GamesPart,
    args: { game: either(1, SubgamePart), games: either(1, list(SubgamePart)) },
    doc: 'The games of a match.',
    example: '(games {(subgame "Go" next:1) (subgame "Chess" next:0)})',
    compile: ({ game, games }) => games ?? (game ? [game] : []),
  }),
  ludeme('subgame', {
    returns: SubgamePart,
    args: {
      name: Text,
      option: optional(Text),
      next: named(optional(deferred(Int))),
      result: named(optional(deferred(Int))),
    },
    doc: 'A game of a match, by name: with which option, which game comes next, what the winner scores.',
    example: '(subgame "Go" "Board/9x9" next:1 result:2)',
    compile: ({ name, option, next, result }) => ({ name, option, next, result }),
  }),
];
