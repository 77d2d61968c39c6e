/**
 * What a description says around its rules, for whoever shows the game: hints, regions and maps of the equipment, the
 * metadata, and the regions that metadata write as ludemes.
 */
import {
  type Build,
  type Hints,
  type NamedMap,
  type NamedRegion,
  Region,
  type RegionFn,
  SiteSet,
} from '@ludii/functions';
import type { CallNode, Node } from '@ludii/grammar';
import { bind, instantiate, LudemeProblem } from '@ludii/registry';
import type { Context } from '@ludii/state';
import { registry } from './registry.js';

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

/** What surrounds the rules of a game. */
export class Setting {
  readonly #build: Build;
  readonly #written = new Map<CallNode, RegionFn | null>();

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
    let region = this.#written.get(written);
    if (region === undefined) {
      region = this.#compile(written);
      this.#written.set(written, region);
    }
    if (!region) return null;
    const all = new SiteSet();
    region(c, all);
    return members(all);
  }

  /** Metadata never stop a game: a region that makes no sense is none. */
  #compile(written: CallNode): RegionFn | null {
    const { bound } = bind(registry, written, Region);
    if (!bound) return null;
    try {
      return instantiate<Build>(bound, this.#build) as RegionFn;
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
