/**
 * Where everything of a game is in its store, computed once from the shape. Words that count for the position hash are
 * contiguous; data that the rules never ask for take no room.
 */
import { checkSize, meter } from './effort.js';
import { StateError } from './errors.js';
import { HeaderWords } from './lists.js';
import type { GameShape, StateKind } from './shape.js';
import {
  comparesPositions,
  hasCounts,
  isStacking,
  MaxPlayers,
  needsComponents,
  stateKind,
  storedTypes,
} from './shape.js';
import { type SlotLayout, slotLayout } from './slots.js';
import { chunkWidth, chunkWords, Vector } from './vector.js';
import { FirstLayoutWord, TempWord } from './words.js';

/** How the index of pieces names positions. */
export type OwnedKind = 'cells' | 'vertices' | 'levels' | 'typedLevels';

/** A block of words. */
export interface Block {
  readonly offset: number;
  readonly length: number;
}

/** The dice of one container. */
export interface DiceBlock extends Block {
  readonly first: number;
}

/** Domains of the variables of one site type in a deduction puzzle. */
export interface DomainLayout {
  readonly offset: number;
  readonly count: number;
  /** Bits per variable: a power of two, or a multiple of 32. */
  readonly bits: number;
  /** Number of values: 0..values−1. */
  readonly values: number;
  /** Number of candidates that are set at the start (bits 0..initial−1). */
  readonly initial: number;
}

/** Word offsets and chunk widths of all data of a game. */
export interface StateLayout {
  readonly kind: StateKind;
  readonly stacking: boolean;
  readonly counts: boolean;
  /** True if a site holds a piece or none and nothing else: no count, data, flags, tracks or playable area. */
  readonly plain: boolean;
  /** True if a site holds a pile of equal pieces or none, perhaps with a local state, and nothing else. */
  readonly piled: boolean;
  /** As {@link plain}, but for a local state on every site. */
  readonly plainWithState: boolean;
  /** Site types of the board that hold pieces. */
  readonly stored: readonly [boolean, boolean, boolean];
  /** Number of sites by type, hands included in the cells. */
  readonly sites: readonly [number, number, number];
  /** Number of board sites (the larger of cells and default sites): the first site of a hand. */
  readonly boardSites: number;
  /** Number of all global site numbers. */
  readonly totalSites: number;
  /** By type, the number behind the last site that can be written, sites of hands included. */
  readonly siteEnds: Int32Array;
  /** Container of each global site number. */
  readonly containerOf: Int32Array;
  /** Words of the fixed part. */
  readonly fixedWords: number;
  /** Words [from, to) that count for the position hash (stack levels come on top). */
  readonly hashedFrom: number;
  readonly hashedTo: number;
  readonly hashing: boolean;

  readonly order: number;
  readonly team: number;
  readonly amount: number;
  readonly phase: number;
  readonly playerValue: number;
  readonly score: number;
  readonly ranking: number;
  readonly payoff: number;
  /** The words of the values of the dice of each dice container, and its first site. */
  readonly dice: readonly DiceBlock[];
  /** The word of the value of the die on each global site, -1 where dice are not thrown. */
  readonly dieWords: Int32Array;
  readonly diceSum: number;
  /** Container number of each dice container. */
  readonly diceContainers: readonly number[];
  readonly visited: Block;
  /** Header of the list of positions of component 0; the others follow. */
  readonly owned: number;
  readonly ownedKind: OwnedKind;
  /** First word of the counts of each track (component-major), empty if the game keeps none. */
  readonly onTrack: readonly number[];
  readonly costs: readonly number[] | undefined;
  readonly phases: readonly number[] | undefined;

  readonly who: Vector;
  readonly what: Vector;
  readonly count: Vector;
  readonly state: Vector;
  readonly rotation: Vector;
  readonly value: Vector;
  /** One vector of seven flags for each player 1..P (index 0 unused), flat games only. */
  readonly hidden: readonly Vector[];
  readonly playable: Vector;
  /** First site whose local state (rotation, value follow the flags of the whole game) is stored. */
  readonly stateFrom: number;
  /** Empty bits: word offset by type. Bits of hand sites begin at a fresh word behind those of the board cells. */
  readonly empty: Int32Array;
  /** What to add to the number of a hand site to get its bit in the cell set. */
  readonly emptyHandShift: number;
  /** Words of the board part of each empty set. */
  readonly emptyWords: readonly [number, number, number];
  /** Headers of stacks by type (stack kinds). */
  readonly stacks: Int32Array;
  readonly slots: SlotLayout;
  readonly domains: readonly (DomainLayout | undefined)[];
}

/** Number of parallel lists of a large stack: what, who, state, rotation, value. */
export const LargeStackLists = 5;

/** Computes the layout of a game's state. */
export function layoutOf(shape: GameShape): StateLayout {
  const { flags, board, components, players } = shape;
  if (players > MaxPlayers) throw new StateError('player-range', `${players} players; at most ${MaxPlayers}`);
  const kind = stateKind(shape);
  const stacking = isStacking(shape);
  const counts = hasCounts(shape);
  const hands = shape.containers.length > 1;
  const boardStored = storedTypes(shape);
  const stored: [boolean, boolean, boolean] = [boardStored[0] || hands, boardStored[1], boardStored[2]];

  const boardSites = Math.max(board.sizes[0], board.sizes[board.defaultSite]);
  let totalSites = boardSites;
  for (const container of shape.containers.slice(1)) totalSites += container.size;
  const containerOf = new Int32Array(totalSites);
  shape.containers.forEach((container, k) => {
    if (k > 0) containerOf.fill(k, container.first, container.first + container.size);
  });
  const sites: [number, number, number] = [
    stored[0] ? (hands ? totalSites : board.sizes[0]) : 0,
    stored[1] ? board.sizes[1] : 0,
    stored[2] ? board.sizes[2] : 0,
  ];

  let at = FirstLayoutWord;
  const block = (length: number): number => {
    const offset = at;
    at += length;
    return offset;
  };

  // Words that count for the hash: temp (just before the layout), order, teams, then the data of the sites.
  const hashedFrom = TempWord;
  const order = block(players + 2);
  const team = block(flags.team ? players + 2 : 0);
  const built: Vector[] = [];
  const vector = (present: boolean, max: number, lengths: readonly number[] = sites): Vector => {
    const bits = present ? chunkWidth(max) : 1;
    const offsets = lengths.map((n) => (present && n > 0 ? block(chunkWords(n, bits)) : -1));
    const made = new Vector(present, bits, offsets, present ? lengths : [0, 0, 0], present ? max : 0);
    built.push(made);
    return made;
  };

  const flat = kind === 'flat';
  const large = flags.largePiece;
  const indexed = needsComponents(shape) || components.some((c) => c.owner !== c.index);
  const boardState = flags.siteState || large;
  const separateWhat = hands || counts || indexed || boardState || flags.graph;
  const maxWhat = Math.max(1, components.length - 1);
  const who = vector(flat, players + 1);
  const what = flat && !separateWhat ? who : vector(flat, maxWhat);
  const count = vector(flat && counts, shape.maxCount);
  const state = vector(flat && (hands || boardState), shape.maxState + 2);
  const rotation = vector(flat && flags.rotation, Math.max(1, shape.maxRotation));
  const value = vector(flat && (flags.value || flags.dominoes), Math.max(1024, shape.maxValue));
  const hidden = Array.from({ length: players + 1 }, (_, p) => vector(flat && flags.hiddenInfo && p > 0, 127));
  const playableHere = flags.boardless && kind !== 'puzzle';
  // The playable area counts for the hash in flat games only.
  const playableFlat = flat ? vector(playableHere, 1, [board.sizes[0], 0, 0]) : undefined;
  const hashedStacks = kind === 'stack' ? stackHeaders(sites, block, HeaderWords) : undefined;
  const hashedTo = at;

  const playable = playableFlat ?? vector(playableHere, 1, [board.sizes[0], 0, 0]);
  const stacks =
    hashedStacks ?? stackHeaders(kind === 'largeStack' ? sites : [0, 0, 0], block, HeaderWords * LargeStackLists);
  const amount = block(flags.bet ? players + 2 : 0);
  const phase = block(players + 2);
  const playerValue = block(players + 2);
  const score = block(flags.score ? players + 2 : 0);
  const ranking = block(2 * (players + 1));
  const payoff = block(flags.payoff ? 2 * (players + 1) : 0);

  const diceContainers: number[] = [];
  const dice: DiceBlock[] = [];
  const dieWords = new Int32Array(totalSites).fill(-1);
  shape.containers.forEach((container, k) => {
    if (container.role !== 'dice') return;
    diceContainers.push(k);
    const { first, size } = container;
    const offset = block(size);
    dice.push({ offset, length: size, first });
    for (let die = 0; die < size; die++) dieWords[first + die] = offset + die;
  });
  const diceSum = block(dice.length);
  const visitedWords = flags.visited ? Math.ceil(Math.max(totalSites, ...board.sizes) / 32) : 0;
  const visited = { offset: block(visitedWords), length: visitedWords };
  const owned = block(HeaderWords * components.length);
  const onTrack = flags.internalLoopInTrack
    ? shape.tracks.map((track) => block(track.sites.length * components.length))
    : [];
  const costs = flags.setCost ? board.sizes.map((n) => block(n)) : undefined;
  const phases = flags.setPhase ? board.sizes.map((n) => block(n)) : undefined;

  const emptyWords: [number, number, number] = [0, 0, 0];
  const empty = new Int32Array(3);
  const boardCells = board.sizes[0];
  for (let type = 0; type < 3; type++) {
    if (!stored[type] && kind !== 'puzzle') continue;
    emptyWords[type] = Math.ceil(board.sizes[type]! / 32);
    const handWords = type === 0 ? Math.ceil((totalSites - boardSites) / 32) : 0;
    empty[type] = block(emptyWords[type]! + handWords);
  }
  const emptyHandShift = Math.ceil(boardCells / 32) * 32 - boardSites;

  const domains = board.sizes.map((n, type): DomainLayout | undefined => {
    const range = kind === 'puzzle' ? board.ranges?.[type] : undefined;
    if (range === undefined || n === 0) return undefined;
    const needed = range.max + 1;
    const bits = needed <= 32 ? chunkWidth(2 ** needed - 1) : Math.ceil(needed / 32) * 32;
    const wide = range.max - range.min + 1 > 31 || components.length > 31;
    return {
      offset: block(chunkWords(n, bits)),
      count: n,
      bits,
      values: needed,
      initial: wide ? range.max - range.min + 1 : needed,
    };
  });

  // Reading what is not stored gives 0: such vectors look at a block of zeros, long enough for their chunks.
  const absent = [...new Set(built)].filter((made) => made.offsets.includes(-1));
  if (absent.length > 0) {
    const longest = Math.max(totalSites, ...board.sizes) + 1;
    const zeros = block(Math.max(...absent.map((made) => chunkWords(longest, made.bits))));
    for (const made of absent) {
      made.offsets.forEach((offset, type) => {
        if (offset < 0) made.offsets[type] = zeros;
      });
    }
  }

  checkSize('bytes', 4 * at, meter.bytes);
  const slots = slotLayout(shape, kind === 'stack');
  const { cell, vertex, edge } = flags;
  const ownedKind: OwnedKind =
    cell && !vertex && !edge
      ? stacking
        ? 'levels'
        : 'cells'
      : vertex && !cell && !edge && !stacking
        ? 'vertices'
        : 'typedLevels';

  const bare =
    flat &&
    !rotation.present &&
    !value.present &&
    !flags.hiddenInfo &&
    !playable.present &&
    onTrack.length === 0 &&
    !large;
  return {
    kind,
    stacking,
    counts,
    plain: bare && !counts && !state.present,
    plainWithState: bare && !counts && boardState && state.present && !flags.lineOfPlay,
    piled: bare && counts && !flags.lineOfPlay,
    stored,
    sites,
    boardSites,
    totalSites,
    siteEnds: Int32Array.of(hands ? totalSites : board.sizes[0], board.sizes[1], board.sizes[2]),
    containerOf,
    fixedWords: at,
    hashedFrom,
    hashedTo,
    hashing: comparesPositions(flags),
    order,
    team,
    amount,
    phase,
    playerValue,
    score,
    ranking,
    payoff,
    dice,
    dieWords,
    diceSum,
    diceContainers,
    visited,
    owned,
    ownedKind,
    onTrack,
    costs,
    phases,
    who,
    what,
    count,
    state,
    rotation,
    value,
    hidden,
    playable,
    stateFrom: boardState ? 0 : boardSites,
    empty,
    emptyHandShift,
    emptyWords,
    stacks,
    slots,
    domains,
  };
}

function stackHeaders(sites: readonly number[], block: (n: number) => number, wordsPerSite: number): Int32Array {
  return Int32Array.from(sites, (n) => block(n * wordsPerSite));
}
