/** Games without rules, from what the headers of recorded traces say. */
import { Consequences, type PlayableGame } from '../context.js';
import { type ComponentKind, flagsOf, type IntLists, intLists, type PieceCover, type ValueRange } from '../shape.js';
import { type SiteTypeCode, siteTypeOf } from '../siteType.js';
import { StringTable } from '../strings.js';

/** First line of a trace. */
export interface Header {
  lud: string;
  name: string;
  players: number;
  mode: string;
  stochastic: boolean;
  stacking: boolean;
  hidden: boolean;
  boardless: boolean;
  deductionPuzzle: boolean;
  graphGame: boolean;
  count: boolean;
  state: boolean;
  rotation: boolean;
  value: boolean;
  score: boolean;
  board: { defaultSite: string; cells: number; vertices: number; edges: number };
  containers: { name: string; owner: number; from: number; sites: number }[];
  components: [number, string, number][];
}

/** A recorded state. */
export interface RecordedState {
  sites: string;
  mover: number;
  score?: number[];
  amount?: number[];
  pot?: number;
  pending?: number[];
  vars?: Record<string, number>;
}

/** Another line of a trace. */
export interface Line {
  playout?: number;
  over?: boolean;
  start?: string[];
  n?: number;
  legal?: string[];
  move?: string;
  applied?: string;
  parts?: string[];
  state?: RecordedState;
}

function kindOf(name: string): ComponentKind {
  if (name.includes('Domino')) return 'domino';
  if (/^Die\d/.test(name)) return 'die';
  return /^Card/.test(name) ? 'card' : 'piece';
}

/** The range of values that the moves of a puzzle set for a site type. */
function valueRange(lines: readonly Line[], type: string): ValueRange | undefined {
  let max = -1;
  const pattern = new RegExp(`\\[(?:Set|Toggle):type=${type},var=\\d+,value=(\\d+)`, 'g');
  for (const line of lines) {
    for (const text of [...(line.start ?? []), ...(line.legal ?? []), line.applied ?? '']) {
      for (const match of text.matchAll(pattern)) max = Math.max(max, Number(match[1]));
    }
  }
  return max < 0 ? undefined : { min: 0, max };
}

/** Lines west, north, east and south from each cell of a square board. */
function squareLines(cells: number): [IntLists, IntLists, IntLists, IntLists] {
  const size = Math.sqrt(cells);
  const steps = [-1, size, 1, -size];
  const line = (step: number): IntLists =>
    intLists(
      Array.from({ length: cells }, (_, cell) => {
        const result = [cell];
        for (let at = next(cell, step, size, cells); at >= 0; at = next(at, step, size, cells)) result.push(at);
        return result;
      }),
    );
  return [line(steps[0]!), line(steps[1]!), line(steps[2]!), line(steps[3]!)];
}

function next(cell: number, step: number, size: number, cells: number): number {
  const to = cell + step;
  if (to < 0 || to >= cells) return -1;
  return Math.abs(step) === 1 && Math.floor(to / size) !== Math.floor(cell / size) ? -1 : to;
}

/** Sites of a domino (two rows of four) on a square board, for the four states. */
function dominoCover(cells: number): PieceCover {
  const size = Math.sqrt(cells);
  const steps = [size, 1, -size, -1];
  const lists: number[][] = [];
  for (let root = 0; root < cells; root++) {
    for (let state = 0; state < 4; state++) {
      let direction = state;
      let at = root;
      const sites = [root];
      for (const turn of 'FRFRFLFLFRFRF') {
        if (turn === 'R') direction = (direction + 1) & 3;
        else if (turn === 'L') direction = (direction + 3) & 3;
        else if (at >= 0) {
          at = next(at, steps[direction]!, size, cells);
          if (!sites.includes(at)) sites.push(at);
        }
      }
      lists.push(at < 0 ? [] : sites);
    }
  }
  return { states: 4, sites: intLists(lists) };
}

/** A game without rules, from what the header of a trace (and a word or two of the description) says. */
export function gameOf(header: Header, lines: readonly Line[], description: string): PlayableGame {
  const { board } = header;
  const defaultSite = siteTypeOf(board.defaultSite) as SiteTypeCode;
  const hands = header.containers.length > 1;
  const mentions = (word: string): boolean => description.includes(word);
  const sizes: [number, number, number] = [board.cells, board.vertices, board.edges];
  const cards = /\(deck/.test(description);
  const dominoes = mentions('(dominoes');
  return {
    name: header.name,
    players: header.players,
    mode: header.mode === 'Simulation' ? 'simulation' : header.mode === 'Simultaneous' ? 'simultaneous' : 'alternating',
    flags: flagsOf({
      siteState: header.state,
      count: header.count,
      stacking: header.stacking,
      card: cards,
      hiddenInfo: header.hidden,
      boardless: header.boardless,
      deductionPuzzle: header.deductionPuzzle,
      graph: header.graphGame,
      rotation: header.rotation,
      value: header.value,
      score: header.score,
      bet: true,
      team: true,
      vote: true,
      note: true,
      mapValue: true,
      pendingValues: true,
      rememberingValues: true,
      setCost: true,
      setPhase: true,
      cell: defaultSite === 0 || hands || mentions('Cell'),
      vertex: defaultSite === 1 || mentions('Vertex'),
      edge: defaultSite === 2 || mentions('Edge'),
      storedState: true,
      dominoes,
      lineOfPlay: dominoes,
      largePiece: dominoes,
      sequenceCapture: mentions('EndOfTurn'),
    }),
    board: {
      sizes,
      defaultSite,
      largeStack: mentions('largeStack:True'),
      ranges: [valueRange(lines, 'Cell'), valueRange(lines, 'Vertex'), valueRange(lines, 'Edge')],
      adjacentCells: intLists(Array.from({ length: board.cells }, () => [])),
      ...(dominoes ? { lines: squareLines(board.cells) } : {}),
    },
    containers: header.containers.map((container, k) => ({
      name: container.name,
      role: k === 0 ? 'board' : /^Dice/.test(container.name) ? 'dice' : 'hand',
      owner: container.owner,
      first: container.from,
      size: container.sites,
    })),
    components: header.components.map(([index, name, owner]) => ({
      index,
      name,
      owner,
      kind: index === 0 ? 'none' : kindOf(name),
      ...(/^Domino\d\d$/.test(name)
        ? { pips: [Number(name[6]), Number(name[7])], cover: dominoCover(board.cells) }
        : {}),
    })),
    tracks: [],
    maxCount: 60000,
    maxState: 60000,
    maxRotation: 255,
    maxValue: 60000,
    strings: new StringTable(),
    consequences: new Consequences(),
  };
}
