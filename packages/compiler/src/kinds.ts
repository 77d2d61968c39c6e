/** Which moves there can be in a game, found from its rules. */
import { ruleOf } from '@ludii/functions/internal';
import { type MoveKinds, moveKinds } from '@ludii/ir/internal';
import type { Game } from './game.js';

/** The kinds of the moves of a game. */
export function kindsOfMoves({ shape, rules, layout }: Game): MoveKinds {
  const { board, containers, components, consequences } = shape;
  const common = new Set(rules.meta.consequences);
  const last = containers.at(-1)!;
  const dice = containers.filter(({ role }) => role === 'dice');
  return moveKinds({
    bounds: {
      players: rules.players,
      owners: components.map(({ owner }) => owner),
      sites: [board.sizes[0], board.sizes[1], board.sizes[2]],
      hands: { first: layout.boardSites, end: Math.max(layout.boardSites, last.first + last.size) },
      maxCount: shape.maxCount,
      maxState: shape.maxState,
      maxRotation: shape.maxRotation,
      maxValue: shape.maxValue,
    },
    type: board.defaultSite,
    counts: layout.counts,
    isFlat: layout.kind === 'flat' || layout.kind === 'puzzle',
    diceOf: (hand) => dice[hand]?.size ?? 0,
    phases: rules.phases.map(({ play }) => ruleOf(play)),
    swaps: rules.meta.swap,
    isOne: rules.mode === 'simulation',
    consequences: (list) => consequences.lists[list]!.filter((id) => !common.has(id)),
  });
}
