/** The shape of a game: what its memory depends on, from board, equipment and flags. */

import type { Component } from '@ludii/functions';
import type { BoardSpec } from '@ludii/functions/internal';
import { DirectionCode, radialsOf, siteTypeCode, stepsOf } from '@ludii/functions/internal';
import type { Board, SiteType, Topology, WalkStep } from '@ludii/geometry';
import { footprints } from '@ludii/geometry/internal';
import type { ContainerShape, GameShape } from '@ludii/state';
import {
  type BoardShape,
  type ComponentKind,
  type ComponentShape,
  type GameFlags,
  type GameMode,
  type IntLists,
  intLists,
  StringTable,
  type TrackShape,
} from '@ludii/state/internal';

/** A shape whose limits are still to be found out. */
export type OpenShape = { -readonly [K in keyof GameShape]: GameShape[K] };

/** Everything that a shape is made from. */
export interface ShapeParts {
  readonly name: string;
  readonly players: number;
  readonly mode: GameMode;
  readonly flags: GameFlags;
  readonly spec: BoardSpec;
  readonly board: Board;
  readonly containers: readonly ContainerShape[];
  readonly components: readonly Component[];
  /** The table of names to use; the games of a match share one. */
  readonly strings?: StringTable | undefined;
}

/** Makes a shape with limits that fit any game; {@link setLimits} narrows them when the start rules are known. */
export function makeShape(parts: ShapeParts): OpenShape {
  const { name, players, mode, flags, spec, board, containers, components } = parts;
  const covers = coverTable(board.topology);
  return {
    name,
    players,
    mode,
    flags,
    board: new LazyBoard(spec, board, flags),
    containers,
    components: components.map((component) => componentShape(component, covers)),
    tracks: board.tracks.map(({ name, owner, loop, sites }): TrackShape => ({ name, owner, loop, sites })),
    maxCount: Math.max(1, totalSites(board, containers)),
    maxState: 16,
    maxRotation: flags.rotation ? maxRotation(board.topology) : 1,
    maxValue: Math.min(MostCount, Math.max(1024, ...components.map(({ maxValue }) => maxValue))),
    strings: parts.strings ?? new StringTable(),
  };
}

/** What start rules say about the pieces that they put down. */
interface Placements {
  readonly most: number;
  readonly maxState: number;
}

/** Sets the largest count and local state from the equipment and the start rules. */
export function setLimits(shape: OpenShape, parts: ShapeParts, start: readonly Placements[]): void {
  const { players, flags, board, containers, components } = parts;
  if (components.some(({ name }) => name.includes('Domino'))) shape.maxCount = components.length;
  else {
    const placed = start.reduce((sum, { most }) => sum + most, 0);
    shape.maxCount = Math.max(1, placed, totalSites(board, containers), ...components.map(({ maxCount }) => maxCount));
  }
  const raised = Math.max(
    2,
    ...start.map(({ maxState }) => maxState),
    ...components.map(({ faces, walks }) => Math.max(faces.length, 4 * (walks?.length ?? 0))),
  );
  const largest = Math.max(...components.map(({ maxState }) => maxState));
  shape.maxState = Math.max(largest, raised > 2 ? raised : players + 1);
  if (flags.stacking) shape.maxCount = 1;
  shape.maxCount = Math.min(shape.maxCount, MostCount);
  shape.maxState = Math.min(shape.maxState, MostCount);
}

/** Counts and local states are kept in words with a sign. */
const MostCount = 0x3fffffff;

function totalSites(board: Board, containers: readonly ContainerShape[]): number {
  return containers.reduce((sum, { role, size }) => sum + (role === 'board' ? board.siteCount : size), 0);
}

function maxRotation(topology: Topology): number {
  return Math.max(topology.supportedCodes('Cell').length, topology.supportedCodes('Vertex').length);
}

/** The board of a game, with fields that play reads all the time; what few games ask for is worked out when asked. */
class LazyBoard implements BoardShape {
  readonly sizes: readonly [number, number, number];
  readonly defaultSite: BoardShape['defaultSite'];
  readonly largeStack: boolean;
  readonly ranges: BoardShape['ranges'];
  readonly #topology: Topology;
  readonly #isBoardless: boolean;
  readonly #hasLines: boolean;
  #phases: BoardShape['phases'];
  #adjacentCells: BoardShape['adjacentCells'];
  #centreCell: BoardShape['centreCell'];

  constructor(spec: BoardSpec, { topology, defaultSite }: Board, flags: GameFlags) {
    const range = (type: SiteType) => spec.ranges.find((each) => each.type === type);
    this.sizes = [topology.count('Cell'), topology.count('Vertex'), topology.count('Edge')];
    this.defaultSite = siteTypeCode(defaultSite);
    this.largeStack = spec.largeStack;
    this.ranges = [range('Cell'), range('Vertex'), range('Edge')];
    this.#isBoardless = flags.boardless;
    this.#hasLines = flags.boardless && flags.lineOfPlay;
    this.#topology = topology;
  }

  get adjacentCells(): BoardShape['adjacentCells'] {
    if (this.#isBoardless) this.#adjacentCells ??= adjacentCells(this.#topology);
    return this.#adjacentCells;
  }
  get centreCell(): BoardShape['centreCell'] {
    if (this.#isBoardless) this.#centreCell ??= this.#topology.region('Cell', 'centre')[0] ?? 0;
    return this.#centreCell;
  }
  get lines(): BoardShape['lines'] {
    return this.#hasLines ? lines(this.#topology) : undefined;
  }

  /** Colours of the sites: most games never ask for them. */
  get phases(): BoardShape['phases'] {
    const phases = (type: SiteType) => Int32Array.from(this.#topology.sites(type).phase);
    this.#phases ??= [phases('Cell'), phases('Vertex'), phases('Edge')];
    return this.#phases;
  }
}

function adjacentCells(topology: Topology): IntLists {
  const steps = topology.stepTable('Cell');
  const cells = Array.from({ length: topology.count('Cell') }, (_, cell) => cell);
  return intLists(cells.map((cell) => [...new Set(stepsOf(steps, cell, DirectionCode.Adjacent))]));
}

/** The lines of dominoes: west, north, east and south of every cell. A board that is kept for other texts keeps them. */
function lines(topology: Topology): NonNullable<BoardShape['lines']> {
  const known = knownLines.get(topology) ?? linesOf(topology);
  knownLines.set(topology, known);
  return known;
}
const knownLines = new WeakMap<Topology, NonNullable<BoardShape['lines']>>();

function linesOf(topology: Topology): NonNullable<BoardShape['lines']> {
  const { W, N, E, S } = DirectionCode;
  const table = topology.radialsTowards('Cell', [W, N, E, S]);
  const cells = Array.from({ length: topology.count('Cell') }, (_, cell) => cell);
  const towards = (code: number): IntLists =>
    intLists(cells.map((cell) => Array.from(radialsOf(table, cell, code)[0] ?? [cell])));
  return [towards(W), towards(N), towards(E), towards(S)];
}

function kindOf({ index, isDie, isCard, isDomino, tile }: Component): ComponentKind {
  if (index === 0) return 'none';
  if (isDie) return 'die';
  if (isCard) return 'card';
  if (isDomino) return 'domino';
  return tile ? 'tile' : 'piece';
}

function componentShape(component: Component, covers: CoverTable): ComponentShape {
  const { index, name, owner, faces, pips, walks, isDie } = component;
  return {
    index,
    name,
    owner,
    kind: kindOf(component),
    ...(isDie ? { faces: Int32Array.from(faces) } : {}),
    ...(pips ? { pips } : {}),
    ...(walks ? { cover: covers(walks as Walks) } : {}),
  };
}

type Walks = readonly (readonly WalkStep[])[];
type CoverTable = (walks: Walks) => NonNullable<ComponentShape['cover']>;

/** What pieces cover, by their walks: all dominoes have the same, and a board that is kept for other texts keeps it. */
const knownCovers = new WeakMap<Topology, Map<string, ReturnType<CoverTable>>>();

function coverTable(topology: Topology): CoverTable {
  const known = knownCovers.get(topology) ?? new Map<string, ReturnType<CoverTable>>();
  knownCovers.set(topology, known);
  return (walks) => {
    const key = JSON.stringify(walks);
    const made = known.get(key) ?? cover(topology, walks);
    known.set(key, made);
    return made;
  };
}

/** The cells under a large piece, for every root and every state that names one of its walks. */
function cover(topology: Topology, walks: Walks): ReturnType<CoverTable> {
  const states = topology.supportedCodes('Cell', 'Orthogonal').length * walks.length;
  return { states, sites: intLists(footprints(topology, walks)) };
}
