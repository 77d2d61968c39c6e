/** The cells that a large piece covers, for each of its orientations. */
import type { Build } from '@ludii/functions';
import { packLists } from '@ludii/functions/internal';
import {
  and,
  type Condition,
  choose,
  compare,
  constant,
  empty,
  math,
  not,
  or,
  type Rule,
  register,
  type Sites,
  type Value,
} from '@ludii/ir';
import {
  action,
  type ByPiece,
  byObject,
  choice,
  emit,
  every,
  type Relation,
  stateWord,
  tableOf,
} from '@ludii/ir/internal';
import type { SiteTypeCode } from '@ludii/state';
import { Op, StateWords } from '@ludii/state/internal';

/** A large piece on a root cell in an orientation. */
export interface Lying {
  readonly piece: Value;
  readonly root: Value;
  readonly turn: Value;
}

/** Large pieces of a game. */
export interface Footprints {
  /** Whether a component covers several cells. */
  isLarge(component: Value): Condition;
  /** How many orientations are tried when a piece is placed, and the largest number of them. */
  orientations(component: Value): Value;
  readonly mostOrientations: number;
  /** The cells of a piece; none if it does not lie on the board. */
  cells(lying: Lying): Sites;
  /** The same without its root, in the order of its walk, as ways from there. */
  others(piece: Value, turn: Value): ByPiece<Relation>;
  /** Whether a piece lies on the board, and a condition holds with `(between)` at each of its cells. */
  lies(lying: Lying, free: Condition): Condition;
  /** The same, but dominoes have to lie on the lines of play instead. */
  fits(lying: Lying, free: Condition): Condition;
}

/** Rows of cells: for each shape one for each root and orientation, then one for each root that is the cell itself. */
interface Rows {
  readonly relation: Relation;
  /** Whether each row has cells. */
  readonly filled: readonly number[];
  /** By component: its first row, and its rows for each root. */
  readonly first: readonly number[];
  readonly turns: readonly number[];
  /** The first row that has just a root. */
  readonly alone: number;
}

function rowsOf({ components, shape }: Build): Rows {
  const roots = shape.board.sizes[0];
  const rows: ArrayLike<number>[] = [];
  // Pieces of the same shape share their rows.
  const firstRows = new Map<unknown, number>();
  const covers = components.map(({ walks }, component) => (walks ? shape.components[component]?.cover : undefined));
  for (const cover of covers) {
    if (!cover || firstRows.has(cover)) continue;
    firstRows.set(cover, rows.length);
    const { starts, items: cells } = cover.sites;
    for (let row = 0; row < roots * cover.states; row++) rows.push(cells.subarray(starts[row]!, starts[row + 1]!));
  }
  const alone = rows.length;
  for (let root = 0; root < roots; root++) rows.push([root]);
  return {
    relation: packLists(rows),
    filled: rows.map(({ length }) => (length > 0 ? 1 : 0)),
    first: covers.map((cover) => firstRows.get(cover) ?? 0),
    turns: covers.map((cover) => cover?.states ?? 0),
    alone,
  };
}

/** The ways from the root of a piece in an orientation to its other cells. */
function waysFromRoot({ relation, first, turns }: Rows, component: number, turn: number, roots: number): Relation {
  const cellsOf = (root: number): Int32Array => {
    const row = first[component]! + root * turns[component]! + turn;
    return relation.items.subarray(relation.offsets[row]! + 1, relation.offsets[row + 1]!);
  };
  return packLists(Array.from({ length: roots }, (_, root) => cellsOf(root)));
}

/** The ways of all shapes, for each orientation, and the first of each component. */
function allWays(
  rows: Rows,
  roots: number,
): { readonly ways: readonly Relation[]; readonly firstWay: readonly number[] } {
  const ways: Relation[] = [];
  const firstWays = new Map<string, number>();
  const firstWay = rows.first.map((first, component) => {
    const turns = rows.turns[component]!;
    const found = firstWays.get(`${first} ${turns}`) ?? ways.length;
    firstWays.set(`${first} ${turns}`, found);
    if (found === ways.length)
      for (let turn = 0; turn < turns; turn++) ways.push(waysFromRoot(rows, component, turn, roots));
    return found;
  });
  return { ways, firstWay };
}

/** The large pieces of a game, undefined if it has none. */
export const footprints = (build: Build): Footprints | undefined =>
  build.components.some(({ walks }) => walks !== undefined) ? found(build) : undefined;

const found = byObject(makeFootprints);

function makeFootprints(build: Build): Footprints {
  const { components, shape } = build;
  const roots = shape.board.sizes[0];
  const rows = rowsOf(build);
  const { relation, filled, first, turns, alone } = rows;
  const { ways, firstWay } = allWays(rows, roots);
  // Four facings for each walk, also on boards whose cells have more.
  const tried = components.map(({ walks }) => 4 * (walks?.length ?? 0));
  const large = components.map(({ walks }) => (walks ? 1 : 0));
  const dominoes = components.map((_, i) => (shape.components[i]?.kind === 'domino' ? 1 : 0));
  const is = (table: readonly number[], of: Value): Condition => compare('=', tableOf(of, table, 0), constant(1));
  const rowOf = ({ piece, root, turn }: Lying): Value => {
    const turned = compare('<', turn, tableOf(piece, turns, 0));
    const row = math('+', tableOf(piece, first, 0), math('+', math('*', root, tableOf(piece, turns, 0)), turn));
    // States that name no walk cover the root alone.
    const found = choice(turned, row, math('+', root, constant(alone)));
    return choice(and(compare('>=', root, constant(0)), compare('<', root, constant(roots))), found, constant(-1));
  };
  const cells = (lying: Lying): Sites => ({ k: 'row', of: rowOf(lying), relation });
  // Dominoes lie on the lines of play, the first one anywhere.
  const moves = math('-', stateWord(StateWords.TrialLengthWord), stateWord(StateWords.StartMovesWord));
  const isLine: Condition = { k: 'callCondition', fn: ({ state, between }) => state.isPlayable(between) };
  const onLines = (lying: Lying): Condition =>
    or(compare('=', moves, constant(0)), every(cells(lying), 'between', isLine));
  return {
    isLarge: (component) => is(large, component),
    orientations: (component) => tableOf(component, tried, 0),
    mostOrientations: Math.max(...tried),
    cells,
    others: (piece, turn) => {
      const turned = compare('<', turn, tableOf(piece, turns, 0));
      return {
        fixed: 'chosen',
        which: choice(turned, math('+', tableOf(piece, firstWay, 0), turn), constant(-1)),
        all: ways,
      };
    },
    lies: (lying, free) => and(is(filled, rowOf(lying)), every(cells(lying), 'between', free)),
    fits: (lying, free) => {
      const isDomino = is(dominoes, lying.piece);
      const covers = every(cells(lying), 'between', free);
      const goes = dominoes.includes(1) ? or(and(isDomino, onLines(lying)), and(not(isDomino), covers)) : covers;
      return and(is(filled, rowOf(lying)), goes);
    },
  };
}

/**
 * The moves that place the large piece with the number in `(hint)` with its root on the site in `(to)`: in one
 * orientation, or in all if that is -1. No condition, effect or consequence applies.
 */
export function largePlacement(
  large: Footprints,
  orientation: Value,
  type: SiteTypeCode,
  decision: boolean,
  build: Build,
): { readonly isLarge: Condition; readonly rule: Rule } {
  const [id, t, turn] = [register('hint'), register('to'), register('value')];
  const cell = register('between');
  const isFree = empty(type, cell, build.shape.board.sizes[type]);
  const all = compare('=', orientation, constant(-1));
  const last = math('-', large.orientations(id), constant(1));
  const add = action(Op.Add, decision, type, t, -1, id, 1, turn, -1, -1, 0);
  const rule: Rule = {
    k: 'values',
    min: choice(compare('<', orientation, constant(0)), constant(0), orientation),
    max: choice(all, last, orientation),
    rule: choose(large.lies({ piece: id, root: t, turn }, isFree), { ...emit(t, t, [add]), state: turn }),
  };
  return { isLarge: large.isLarge(id), rule };
}
