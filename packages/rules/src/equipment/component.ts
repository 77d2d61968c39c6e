/** Pieces, tiles and dominoes. */

import { directionCode, FacingWord, ludeme, Moves, Role, StepWord, Text, Whole } from '@ludii/functions';
import { deferred, either, list, named, optional } from '@ludii/registry';
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
  example: '(piece "Pawn" Each (move Step Forward (to if:(is Empty (to)))))',
  compile: ({ name, role, facing, flips, moves, maxState, maxCount, maxValue }): Item => ({
    item: 'component',
    name,
    role: role ?? 'Each',
    facing: facing ? directionCode(facing) : -1,
    flips,
    moves,
    tile: undefined,
    maxState: maxState ?? -1,
    maxCount: maxCount ?? -1,
    maxValue: maxValue ?? -1,
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
  compile: ({
    name,
    role,
    walk,
    walks,
    numSides,
    slots,
    slotsPerSide,
    paths,
    flips,
    moves,
    maxState,
    maxCount,
    maxValue,
  }): Item => ({
    item: 'component',
    name,
    role: role ?? 'Shared',
    facing: -1,
    flips,
    moves,
    tile: {
      walks: walks ?? (walk ? [walk] : []),
      sides: numSides ?? -1,
      slots,
      slotsPerSide,
      paths: paths ?? [],
    },
    maxState: maxState ?? -1,
    maxCount: maxCount ?? -1,
    maxValue: maxValue ?? -1,
  }),
});

export const dominoes = ludeme('dominoes', {
  returns: ItemPart,
  args: { upTo: named(optional(Whole)) },
  doc: 'A full set of dominoes.',
  example: '(dominoes upTo:6)',
  flags: ['dominoes', 'largePiece', 'value'],
  compile: ({ upTo }): Item => ({ item: 'dominoes', upTo: upTo ?? 6 }),
});
