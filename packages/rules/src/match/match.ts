/** Matches: games played one after the other. Declared, so that descriptions bind; they can not be played yet. */
import { type Build, Int, ludeme, Text } from '@ludii/functions';
import { either, kind, type Ludeme, list, named, optional } from '@ludii/registry';
import { EndPart } from '../end/kinds.js';
import { GamePart, PlayersPart } from '../phase/index.js';

const MatchPart = kind('Match', '`(match …)`', {}, GamePart);
const GamesPart = kind('Games', '`(games …)`');
const SubgamePart = kind('Subgame', '`(subgame …)`');

export const matchLudemes: readonly Ludeme<Build>[] = [
  ludeme('match', {
    returns: MatchPart,
    args: { name: Text, players: optional(PlayersPart), games: GamesPart, end: EndPart },
    doc: 'A match: games played one after the other.',
    example: '(match "Best" (games (subgame "Chess" result:1)) (end (if (= (matchScore P1) 2) (result P1 Win))))',
  }),
  ludeme('games', {
    returns: GamesPart,
    args: { game: either(1, SubgamePart), games: either(1, list(SubgamePart)) },
    doc: 'The games of a match.',
    example: '(games {(subgame "Go" next:1) (subgame "Chess" next:0)})',
  }),
  ludeme('subgame', {
    returns: SubgamePart,
    args: { name: Text, option: optional(Text), next: named(optional(Int)), result: named(optional(Int)) },
    doc: 'A game of a match, by name: with which option, which game comes next, what the winner scores.',
    example: '(subgame "Go" "Board/9x9" next:1 result:2)',
  }),
];
