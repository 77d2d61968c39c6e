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
import type { CallNode } from '@ludii/grammar';
import { bind, instantiate, LudemeProblem } from '@ludii/registry';
import type { Context } from '@ludii/state';
import { registry } from './registry.js';

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
