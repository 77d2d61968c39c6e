/** The components of a game: what the items of equipment become, in order, with their final names and numbers. */

import type { Component } from '@ludii/functions';
import { ownerOfRole, type RoleWord, roleNumber } from '@ludii/functions/internal';
import type { Board } from '@ludii/geometry';
import type { ComponentItem, DeckItem, DiceItem, Item } from '@ludii/rules/internal';

/** A component before it is known which player it belongs to. */
type Draft = Omit<Component, 'index' | 'owner' | 'baseName'> & { readonly baseName: string };

const plain = {
  facing: -1,
  flips: undefined,
  moves: undefined,
  walks: undefined,
  isDie: false,
  isDomino: false,
  isCard: false,
  tile: undefined,
  faces: [],
  pips: undefined,
  card: undefined,
  maxState: -1,
  maxCount: -1,
  maxValue: -1,
} as const;

/** The walk of a domino: two rows of four cells. */
const dominoWalk = 'F R F R F L F L F R F R F'.split(' ');

const isItem =
  <K extends Item['item']>(kind: K) =>
  (item: Item): item is Extract<Item, { item: K }> =>
    item.item === kind;

/** Names without the digits at their end. */
const withoutDigits = (name: string): string => name.replace(/\d+$/, '');

/** Makes the list of components; number 0 is the empty place-holder. */
export function makeComponents(items: readonly Item[], board: Board, facings: readonly number[]): Component[] {
  const players = facings.length;
  const drafts: Draft[] = [
    { ...plain, name: 'Disc', baseName: 'Disc', role: 'Neutral' },
    ...cards(items.filter(isItem('deck'))),
    ...dice(items.filter(isItem('dice'))),
    ...items.filter(isItem('dominoes')).flatMap(({ upTo }) => dominoes(upTo)),
    ...items.filter(isItem('component')).flatMap((item) => pieces(item, board, players)),
  ];
  if (drafts.length === 1) {
    for (let player = 1; player <= players; player++) {
      drafts.push({ ...plain, name: `Ball${player}`, baseName: 'Ball', role: `P${player}` });
    }
  }
  return drafts.map((draft, index) => {
    const owner = index === 0 ? 0 : ownerOfRole(draft.role, players);
    const facing = facings[owner - 1] ?? -1;
    // A lazily compiled piece keeps its getter: no spread of the draft here.
    const component = Object.create(draft, {
      index: { value: index, enumerable: true },
      owner: { value: owner, enumerable: true },
      name: { value: index === 0 ? draft.name : finalName(draft, players), enumerable: true },
      facing: { value: facing >= 0 ? facing : draft.facing, enumerable: true },
    }) as Component;
    return component;
  });
}

/** Pieces of players carry the player's number at the end of their name. */
function finalName({ name, role }: Draft, players: number): string {
  if (name.includes('Domino') || name.includes('Die')) return name;
  if (role === 'Neutral') return `${name}0`;
  const number = roleNumber(role);
  return players !== 1 && number > 0 ? `${name}${number}` : name;
}

function cards(decks: readonly DeckItem[]): Draft[] {
  const made: Draft[] = [];
  for (const { role, suits, cards } of decks) {
    for (let suit = 1; suit <= suits; suit++) {
      for (const card of cards) {
        made.push({
          ...plain,
          name: `Card${made.length + 1}`,
          baseName: '',
          role,
          isCard: true,
          card: { ...card, suit },
        });
      }
    }
  }
  return made;
}

function dice(items: readonly DiceItem[]): Draft[] {
  const made: Draft[] = [];
  for (const { role, faces } of items) {
    for (const each of faces)
      made.push({ ...plain, name: `Die${made.length + 1}`, baseName: '', role, isDie: true, faces: each });
  }
  return made;
}

const asDomino = (low: number, high: number) =>
  ({
    baseName: 'Domino',
    isDomino: true,
    pips: [low, high],
    walks: [dominoWalk],
    tile: { sides: 4, slots: [1, 1, 1, 1], paths: [] },
  }) as const;

function dominoes(upTo: number): Draft[] {
  const made: Draft[] = [];
  for (let low = 0; low <= upTo; low++) {
    for (let high = low; high <= upTo; high++) {
      made.push({ ...plain, name: `Domino${low}${high}`, role: 'Shared', ...asDomino(low, high) });
    }
  }
  return made;
}

/** What a single die, domino or card has beyond a piece. */
function special({ special }: ComponentItem): Partial<Draft> {
  switch (special?.of) {
    case undefined:
      return {};
    case 'die':
      return { baseName: '', isDie: true, faces: special.faces };
    case 'domino':
      return asDomino(...special.pips);
    case 'card':
      return { baseName: '', isCard: true, card: special.card };
    default:
      return special satisfies undefined;
  }
}

function pieces(item: ComponentItem, board: Board, players: number): Draft[] {
  const sides = item.tile && (item.tile.sides >= 0 ? item.tile.sides : (board.graph.faces[0]?.edges.length ?? 0));
  const tile = item.tile && {
    sides: sides ?? 0,
    slots: item.tile.slots ?? new Array<number>(sides ?? 0).fill(item.tile.slotsPerSide ?? 1),
    paths: item.tile.paths,
  };
  let compiled: Component['moves'];
  const draft = (role: RoleWord): Draft => ({
    ...plain,
    name: item.name,
    baseName: withoutDigits(item.name),
    role,
    facing: item.facing,
    flips: item.flips,
    // Compiled when first asked for: moves may speak of pieces that are declared later. All copies share them.
    get moves() {
      compiled ??= item.moves?.();
      return compiled;
    },
    walks: item.tile && item.tile.walks.length > 0 ? item.tile.walks : undefined,
    tile,
    ...special(item),
    maxState: item.maxState,
    maxCount: item.maxCount,
    maxValue: item.maxValue,
  });
  if (item.role !== 'Each') return [draft(item.role)];
  return Array.from({ length: players }, (_, i) => draft(`P${i + 1}`));
}
