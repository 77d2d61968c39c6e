/** Pieces, tiles and dominoes. */

import { ludeme, Moves, Role, Text, Whole } from '@ludii/functions';
import { CardWord, directionCode, FacingWord, fail, StepWord, sized, type TilePath } from '@ludii/functions/internal';
import { deferred, either, list, named, optional, type Values } from '@ludii/registry';
import type { Item } from './items.js';
import { FlipsPart, ItemPart, PathPart } from './kinds.js';

const limits = {
  maxState: named(optional(Whole)),
  maxCount: named(optional(Whole)),
  maxValue: named(optional(Whole)),
};

export const flips = ludeme('flips', {
  returns: FlipsPart,
  args: { a: Whole, b: Whole },
  doc: 'The two states that flipping a piece exchanges.',
  example: '(flips 1 2)',
  compile: ({ a, b }): readonly [number, number] => [a, b],
});

const plain = { item: 'component', facing: -1, flips: undefined, tile: undefined } as const;

/** What a piece may be given at most, -1 where nothing is written. */
const limited = ({ maxState = -1, maxCount = -1, maxValue = -1 }: Partial<Values<typeof limits>> = {}) => ({
  maxState,
  maxCount,
  maxValue,
});

export const piece = ludeme('piece', {
  returns: ItemPart,
  args: {
    name: Text,
    role: optional(Role),
    facing: optional(FacingWord),
    flips: optional(FlipsPart),
    moves: optional(deferred(Moves)),
    ...limits,
  },
  doc: 'A kind of piece; without a role every player has it.',
  example: '(piece "Snail" Each (move Step Forwards (to if:(= 0 (state at:(to))))))',
  compile: ({ name, role, facing, flips, moves, ...most }): Item => ({
    item: 'component',
    name,
    role: role ?? 'Each',
    facing: facing ? directionCode(facing) : -1,
    flips,
    moves,
    tile: undefined,
    ...limited(most),
  }),
});

export const path = ludeme('path', {
  returns: PathPart,
  args: {
    from: named(Whole),
    slotsFrom: named(optional(Whole)),
    to: named(Whole),
    slotsTo: named(optional(Whole)),
    colour: named(Whole),
  },
  doc: 'A path on a tile from one side to another.',
  example: '(path from:0 to:2 colour:1)',
  compile: ({ from, slotsFrom, to, slotsTo, colour }) => ({
    from,
    slotsFrom: slotsFrom ?? 0,
    to,
    slotsTo: slotsTo ?? 0,
    colour,
  }),
});

/** Refuses paths that begin or end where a tile has no side, or a side has no slot. */
export function checkPaths(sides: number, slots: readonly number[], paths: readonly TilePath[]): void {
  const check = (side: number, slot: number): void => {
    if (side >= 0 && side < sides && slot >= 0 && slot < (slots[side] ?? 1)) return;
    fail(
      'bad-path',
      `A path ends at slot ${slot} of side ${side}, which a tile of ${sides} sides does not have.`,
      'Sides and slots are counted from 0.',
    );
  };
  for (const { from, slotsFrom, to, slotsTo } of paths) {
    check(from, slotsFrom);
    check(to, slotsTo);
  }
}

export const tile = ludeme('tile', {
  returns: ItemPart,
  args: {
    name: Text,
    role: optional(Role),
    walk: either(1, optional(list(StepWord))),
    walks: either(1, optional(list(list(StepWord)))),
    numSides: named(optional(Whole)),
    slots: either(2, named(optional(list(Whole)))),
    slotsPerSide: either(2, named(optional(Whole))),
    paths: optional(list(PathPart)),
    flips: optional(FlipsPart),
    moves: optional(deferred(Moves)),
    ...limits,
  },
  doc: 'A tile with paths, or a piece that covers several sites.',
  example: '(tile "L" {F F R F})',
  flags: ({ walk, walks }) => (walk || walks ? ['largePiece'] : []),
  compile: ({ name, role, walk, walks, numSides, slots, slotsPerSide, paths, flips, moves, ...most }, build): Item => {
    const sides = numSides === undefined ? -1 : sized(build, 'sites', 'sides', numSides);
    for (const each of slots ?? [slotsPerSide ?? 1]) sized(build, 'sites', 'slots', each);
    // Without a number of sides it is known only when the board is.
    if (paths && sides >= 0) checkPaths(sides, slots ?? new Array<number>(sides).fill(slotsPerSide ?? 1), paths);
    return {
      item: 'component',
      name,
      role: role ?? 'Shared',
      facing: -1,
      flips,
      moves,
      tile: { walks: walks ?? (walk ? [walk] : []), sides, slots, slotsPerSide, paths: paths ?? [] },
      ...limited(most),
    };
  },
});

export const dominoes = ludeme('dominoes', {
  returns: ItemPart,
  args: { upTo: named(optional(Whole)) },
  doc: 'A full set of dominoes.',
  example: '(dominoes upTo:6)',
  flags: ['dominoes', 'largePiece', 'value'],
  compile: ({ upTo = 6 }, build): Item => {
    sized(build, 'components', 'dominoes', sized(build, 'components', 'pips', upTo) + ((upTo + 1) * (upTo + 2)) / 2);
    return { item: 'dominoes', upTo };
  },
});

export const die = ludeme('die', {
  returns: ItemPart,
  args: {
    name: Text,
    role: Role,
    numFaces: named(Whole),
    facing: optional(FacingWord),
    moves: optional(deferred(Moves)),
  },
  doc: 'A single die with faces from 1, as a piece. Dice that are rolled are written `(dice …)`.',
  example: '(die "Die" Shared numFaces:6)',
  flags: ['stochastic', 'notAllPass'],
  compile: ({ name, role, numFaces, facing, moves }, build): Item => ({
    ...plain,
    ...limited(),
    name,
    role,
    facing: facing ? directionCode(facing) : -1,
    moves,
    special: {
      of: 'die',
      faces: Array.from({ length: sized(build, 'components', 'faces', numFaces) }, (_, i) => i + 1),
    },
  }),
});

export const domino = ludeme('domino', {
  returns: ItemPart,
  args: { name: Text, role: Role, value: named(Whole), value2: named(Whole), moves: optional(deferred(Moves)) },
  doc: 'A single domino. A full set is written `(dominoes)`.',
  example: '(domino "Domino12" Shared value:1 value2:2)',
  flags: ['dominoes', 'largePiece', 'value'],
  compile: ({ name, role, value, value2, moves }): Item => ({
    ...plain,
    ...limited(),
    name,
    role,
    moves,
    special: { of: 'domino', pips: [value, value2] },
  }),
});

export const singleCard = ludeme('card', {
  returns: ItemPart,
  args: {
    name: Text,
    role: Role,
    type: CardWord,
    rank: named(Whole),
    value: named(Whole),
    trumpRank: named(Whole),
    trumpValue: named(Whole),
    suit: named(Whole),
    moves: optional(deferred(Moves)),
    ...limits,
  },
  doc: 'A single card, as a piece. The cards of a deck are written within `(deck …)`.',
  example: '(card "Joker" Shared Joker rank:0 value:20 trumpRank:0 trumpValue:20 suit:1)',
  flags: ['card', 'stacking'],
  compile: ({ name, role, rank, value, trumpRank, trumpValue, suit, moves, ...most }): Item => ({
    ...plain,
    name,
    role,
    moves,
    special: { of: 'card', card: { rank, value, trumpRank, trumpValue, suit } },
    ...limited(most),
  }),
});
