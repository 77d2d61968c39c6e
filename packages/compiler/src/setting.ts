/**
 * What a description says around its rules, for whoever shows the game: hints, regions and maps of the equipment, the
 * metadata, and the regions that metadata write as ludemes.
 */
import { type BoolFn, type Build, Int, type IntFn, Region, type RegionFn } from '@ludii/functions';
import {
  constraintsOf,
  type Hints,
  isPlainDifferent,
  type NamedMap,
  type NamedRegion,
  type PuzzleTotal,
  regionLists,
  SiteSet,
  type StillHolds,
  stillHoldsOf,
  totalsOf,
  variablesOf,
} from '@ludii/functions/internal';
import { type CallNode, type Node, parse } from '@ludii/grammar';
import { bind, instantiate, type Kind, LudemeProblem } from '@ludii/registry';
import type { Context, SiteTypeCode } from '@ludii/state';
import { registry } from './registry.js';

export type { PuzzleTotal };

/** The ludemes that make boards. */
export type BoardKind = 'board' | 'boardless' | 'mancalaBoard' | 'surakartaBoard';

const boardKinds: readonly string[] = ['boardless', 'mancalaBoard', 'surakartaBoard'] satisfies BoardKind[];

/** Which kind of board a description asks for. */
export function boardKindOf(node: Node): BoardKind {
  return findBoard(node) ?? 'board';
}

function findBoard(node: Node): BoardKind | undefined {
  if (node.kind === 'call' && boardKinds.includes(node.keyword)) return node.keyword as BoardKind;
  const parts = node.kind === 'call' ? node.args : node.kind === 'list' ? node.items : [];
  for (const { value } of parts) {
    // Boards stand in the equipment, before the rules.
    if (value.kind === 'call' && value.keyword === 'rules') return undefined;
    const found = findBoard(value);
    if (found) return found;
  }
  return undefined;
}

/** A constraint of a puzzle. */
export interface Constraint {
  /** True as long as what is filled in keeps to it. */
  readonly holds: BoolFn;
  /** The same for a constraint that held, asked only about what one variable can break. */
  readonly stillHolds: StillHolds | undefined;
}

/** A deduction puzzle as a constraint problem. */
export interface Puzzle {
  /** What its variables are. */
  readonly type: SiteTypeCode;
  readonly variables: readonly number[];
  /** The values that they can have. */
  readonly min: number;
  readonly max: number;
  readonly constraints: readonly Constraint[];
  /** Regions of the equipment, as lists of sites. */
  readonly regions: readonly (readonly number[])[];
  /** Those of them that must hold every value: as many sites as values, all different. */
  readonly full: readonly (readonly number[])[];
  /** By constraint: the totals that it asks for; undefined if it asks for something else. */
  readonly totals: readonly (readonly PuzzleTotal[] | undefined)[];
}

/** What surrounds the rules of a game. */
export class Setting {
  readonly #build: Build;
  readonly #written = new Map<CallNode, RegionFn | null>();
  readonly #numbers = new Map<CallNode, IntFn | null>();

  constructor(
    build: Build,
    readonly hints: readonly Hints[],
    readonly regions: readonly NamedRegion[],
    readonly maps: readonly NamedMap[],
    /** The metadata clause, with what the chosen options leave of it; null without one. */
    readonly metadata: CallNode | null,
    /** The keyword that the description makes its board with. */
    readonly boardKind: BoardKind,
  ) {
    this.#build = build;
  }

  /** The sites of a region of the equipment in a position, ascending. */
  sitesOf({ sites, regions }: NamedRegion, c: Context): number[] {
    const all = SiteSet.from((sites ?? []).filter((site) => site >= 0));
    for (const region of regions) region(c, all);
    return members(all);
  }

  /** The sites of a region that metadata write as a ludeme, in a position; null if the ludeme cannot be read. */
  sitesAt(written: CallNode, c: Context): number[] | null {
    const region = this.#known(this.#written, written, Region);
    if (!region) return null;
    const all = new SiteSet();
    region(c, all);
    return members(all);
  }

  /** A number that metadata write as a ludeme, in a position; null if the ludeme cannot be read. */
  numberAt(written: CallNode, c: Context): number | null {
    const number = this.#known(this.#numbers, written, Int);
    return number ? number(c) : null;
  }

  /** A ludeme from its text, to be asked in positions; null if it cannot be read. */
  ludeme(text: string): CallNode | null {
    const { tree } = parse(`(game "Asked" ${text})`);
    const value = tree?.args[1]?.value;
    return value?.kind === 'call' ? value : null;
  }

  /** The puzzle that a deduction puzzle is; undefined for other games. */
  puzzle(c: Context): Puzzle | undefined {
    const build = this.#build;
    const constraints = constraintsOf(build);
    const type = build.defaultSite;
    const range = build.shape.board.ranges?.[type];
    if (!constraints || !range) return undefined;
    const { min, max } = range;
    const named = regionLists(build);
    const regions = named.flatMap(({ lists }) => lists);
    const different = constraints.some((constraint) => isPlainDifferent(constraint));
    // Regions around a site count only if the site has a value.
    const certain = named.flatMap(({ word, lists }) => (word === 'AllDirections' ? [] : lists));
    const full = different ? certain.filter((region) => new Set(region).size === max - min + 1) : [];
    const totals = constraints.map((constraint) => totalsOf(constraint)?.(c));
    const asked = constraints.map((holds) => ({ holds, stillHolds: stillHoldsOf(holds) }));
    return { type, variables: variablesOf(build, c), min, max, constraints: asked, regions, full, totals };
  }

  /** What a ludeme of the metadata means, compiled once. */
  #known<F>(known: Map<CallNode, F | null>, written: CallNode, kind: Kind<unknown>): F | null {
    let fn = known.get(written);
    if (fn === undefined) {
      fn = this.#compile<F>(written, kind);
      known.set(written, fn);
    }
    return fn;
  }

  /** Metadata never stop a game: what makes no sense is left out. */
  #compile<F>(written: CallNode, kind: Kind<unknown>): F | null {
    const { bound } = bind(registry, written, kind);
    if (!bound) return null;
    try {
      return instantiate<Build>(bound, this.#build) as F;
    } catch (error) {
      if (error instanceof LudemeProblem) return null;
      throw error;
    }
  }
}

function members(set: SiteSet): number[] {
  const found: number[] = [];
  for (let site = set.next(0); site >= 0; site = set.next(site + 1)) found.push(site);
  return found;
}
