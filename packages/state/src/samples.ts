/** Small shapes of games, for tests, benchmarks and examples: boards without rules. */
import { Consequences, type PlayableGame } from './context.js';
import { type ComponentShape, type ContainerShape, flagsOf, type GameFlags, type GameShape } from './shape.js';
import type { SiteTypeCode } from './siteType.js';
import { StringTable } from './strings.js';

/** What a sample may say; the rest has defaults. */
export interface SampleOptions {
  readonly name?: string;
  readonly players?: number;
  readonly cells?: number;
  readonly vertices?: number;
  readonly edges?: number;
  readonly defaultSite?: SiteTypeCode;
  /** Sizes of hands (owners 1, 2, …). */
  readonly hands?: readonly number[];
  /** Number of six-sided dice in a container of their own. */
  readonly dice?: number;
  /** Owner of each piece. */
  readonly pieces?: readonly number[];
  readonly flags?: Partial<GameFlags>;
  readonly more?: Partial<GameShape>;
  readonly board?: Partial<GameShape['board']>;
}

/** A game without rules. */
export function sampleGame(options: SampleOptions = {}): PlayableGame {
  const players = options.players ?? 2;
  const sizes: [number, number, number] = [options.cells ?? 9, options.vertices ?? 0, options.edges ?? 0];
  const defaultSite = options.defaultSite ?? 0;
  const boardSites = Math.max(sizes[0], sizes[defaultSite]);
  const containers: ContainerShape[] = [{ name: 'Board', role: 'board', owner: 0, first: 0, size: boardSites }];
  let first = boardSites;
  (options.hands ?? []).forEach((size, k) => {
    containers.push({ name: `Hand${k + 1}`, role: 'hand', owner: k + 1, first, size });
    first += size;
  });
  const components: ComponentShape[] = [{ index: 0, name: 'None', owner: 0, kind: 'none' }];
  const dice = options.dice ?? 0;
  if (dice > 0) containers.push({ name: 'Dice0', role: 'dice', owner: players + 1, first, size: dice });
  for (let k = 1; k <= dice; k++) {
    const faces = Int32Array.of(1, 2, 3, 4, 5, 6);
    components.push({ index: components.length, name: `Die${k}`, owner: players + 1, kind: 'die', faces });
  }
  for (const owner of options.pieces ?? [1, 2]) {
    components.push({ index: components.length, name: `Piece${components.length}`, owner, kind: 'piece' });
  }
  return {
    name: options.name ?? 'Sample',
    players,
    mode: 'alternating',
    flags: flagsOf({
      cell: defaultSite === 0 || containers.length > 1,
      vertex: defaultSite === 1,
      edge: defaultSite === 2,
      graph: defaultSite !== 0,
      ...options.flags,
    }),
    board: { sizes, defaultSite, largeStack: false, ...options.board },
    containers,
    components,
    tracks: [],
    maxCount: Math.max(1, first),
    maxState: dice > 0 ? 6 : players + 1,
    maxRotation: 8,
    maxValue: 1024,
    strings: new StringTable(),
    consequences: new Consequences(),
    ...options.more,
  };
}

/** Stones on the 361 points of a 19×19 board, with a rule against repetition. */
export function goSample(): PlayableGame {
  return sampleGame({
    name: '19×19 stones',
    cells: 324,
    vertices: 361,
    edges: 684,
    defaultSite: 1,
    flags: { repeatPositionalInGame: true },
  });
}

/** Six kinds of pieces for two players on 8×8 cells, with local states. */
export function chessSample(): PlayableGame {
  return sampleGame({
    name: '8×8 pieces',
    cells: 64,
    vertices: 81,
    edges: 144,
    pieces: [1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2],
    flags: { siteState: true, pendingValues: true },
  });
}

/** A race of stacks along 24 points and two bars, with two dice. */
export function raceSample(): PlayableGame {
  return sampleGame({
    name: '24-point race',
    cells: 12,
    vertices: 26,
    edges: 37,
    defaultSite: 1,
    dice: 2,
    flags: { stacking: true, stochastic: true, siteState: true },
  });
}

/** A 9×9 deduction puzzle with the values 1 to 9. */
export function sudokuSample(): PlayableGame {
  return sampleGame({
    name: '9×9 puzzle',
    players: 1,
    cells: 81,
    vertices: 100,
    edges: 180,
    pieces: [],
    flags: { deductionPuzzle: true },
    board: { ranges: [{ min: 1, max: 9 }, undefined, undefined] },
  });
}
