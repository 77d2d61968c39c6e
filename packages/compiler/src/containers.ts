/** The containers of a game: the board, then hands and decks, then dice, with their names and first sites. */

import { ownerOfRole, type RoleWord, roleNumber } from '@ludii/functions/internal';
import type { Board } from '@ludii/geometry';
import type { Item } from '@ludii/rules/internal';
import type { ContainerShape } from '@ludii/state';
import type { ContainerRole } from '@ludii/state/internal';

interface Draft {
  readonly name: string;
  readonly role: ContainerRole;
  readonly owner: number;
  readonly size: number;
}

/** The number in a container's name: that of the player, 0 for neutral and shared, -1 for other words. */
function suffix(role: RoleWord): number {
  const number = roleNumber(role);
  return number > 0 || role === 'Neutral' || role === 'Shared' ? number : -1;
}

/** Numbers the sites of all containers one after the other. */
export function makeContainers(items: readonly Item[], board: Board, players: number): ContainerShape[] {
  const drafts: Draft[] = [];
  for (const item of items) {
    if (item.item === 'hand') {
      const roles: RoleWord[] =
        item.role === 'Each' ? Array.from({ length: players }, (_, i) => `P${i + 1}` as const) : [item.role];
      for (const role of roles) {
        drafts.push({ name: `Hand${suffix(role)}`, role: 'hand', owner: ownerOfRole(role, players), size: item.size });
      }
    } else if (item.item === 'deck') {
      drafts.push({ name: `Deck${suffix(item.role)}`, role: 'deck', owner: ownerOfRole(item.role, players), size: 1 });
    }
  }
  // All dice share one container; it is named after the last item of dice.
  const dice = items.filter((item) => item.item === 'dice');
  const last = dice.at(-1);
  if (last) {
    const size = dice.reduce((sum, { faces }) => sum + faces.length, 0);
    drafts.push({ name: `Dice${suffix(last.role)}`, role: 'dice', owner: ownerOfRole(last.role, players), size });
  }
  const containers: ContainerShape[] = [
    { name: 'Board', role: 'board', owner: 0, first: 0, size: board.firstFreeSite },
  ];
  let first = board.firstFreeSite;
  for (const draft of drafts) {
    containers.push({ ...draft, first });
    first += draft.size;
  }
  return containers;
}
