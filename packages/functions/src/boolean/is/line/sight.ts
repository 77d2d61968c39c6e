/** Which pieces of a pyramid are seen from above, for lines of visible pieces. */
import type { Context, SiteTypeCode } from '@ludii/state';
import { DirectionCode, type Topology } from '../../../board/boards.js';
import { siteTypeName } from '../../../declare/siteTypes.js';

/**
 * Follows a walk along a line and tells which sites are hidden: by a piece right above, or because everything that
 * rests on it and on its neighbour in the line is occupied.
 */
export class Sight {
  readonly #type: SiteTypeCode;
  /** Sites with the same place on the plane and a larger number. */
  readonly #above: readonly (readonly number[])[];
  readonly #upward: readonly (readonly number[])[];
  /** What rests on the last matching site, and on the site before that: all places, and the occupied ones. */
  #startPlaces: number[] = [];
  #startTaken: number[] = [];
  #lastPlaces: number[] = [];
  #lastTaken: number[] = [];
  #places: number[] = [];
  #taken: number[] = [];
  #backwards = false;

  constructor(topology: Topology, type: SiteTypeCode) {
    this.#type = type;
    const name = siteTypeName(type);
    const { points } = topology.sites(name);
    const steps = topology.stepTable(name);
    const slot = steps.slotOf[DirectionCode.Upward]!;
    const byPlace = new Map<string, number[]>();
    points.forEach(({ x, y }, i) => {
      const key = `${x} ${y}`;
      const list = byPlace.get(key);
      if (list) list.push(i);
      else byPlace.set(key, [i]);
    });
    this.#above = points.map(({ x, y }, i) => (byPlace.get(`${x} ${y}`) ?? []).filter((other) => other > i));
    this.#upward = points.map((_, i) => {
      if (slot < 0) return [];
      const row = i * steps.slots + slot;
      return Array.from(steps.items.subarray(steps.offsets[row]!, steps.offsets[row + 1]!));
    });
  }

  /** Begins a test with new pivots. */
  begin(): void {
    this.#lastPlaces = [];
    this.#lastTaken = [];
  }

  /** Takes a pivot; false if it is covered. What earlier pivots of the same test left over stays in the lists. */
  pivot(c: Context, pivot: number): boolean {
    if (this.isCovered(c, pivot)) return false;
    this.#startPlaces = [...this.#lastPlaces, ...this.#upward[pivot]!];
    this.#startTaken = [...this.#lastTaken, ...this.#occupied(c, pivot)];
    this.#lastPlaces = this.#startPlaces;
    this.#lastTaken = this.#startTaken;
    return true;
  }

  /** Begins to walk along a radial from the pivot. */
  walk(backwards: boolean): void {
    this.#backwards = backwards;
    this.#lastPlaces = this.#startPlaces;
    this.#lastTaken = this.#startTaken;
    this.#places = [];
    this.#taken = [];
  }

  /** True if a piece lies right above a site. */
  isCovered(c: Context, site: number): boolean {
    return this.#above[site]!.some((other) => c.state.what(this.#type, other) !== 0);
  }

  /** Comes to the next site; false if it is hidden. */
  sees(c: Context, site: number): boolean {
    this.#taken.push(...this.#occupied(c, site));
    if (!this.#backwards) this.#places.push(...this.#upward[site]!);
    const taken = common(this.#lastTaken, this.#taken);
    return taken === 0 || taken !== common(this.#lastPlaces, this.#places);
  }

  /** The site belongs to the line. */
  match(): void {
    this.#lastPlaces = this.#places;
    this.#lastTaken = this.#taken;
    this.#places = [];
    this.#taken = [];
  }

  #occupied(c: Context, site: number): number[] {
    return this.#upward[site]!.filter((other) => c.state.what(this.#type, other) !== 0);
  }
}

/** Number of entries of the first list that are in the second. */
const common = (a: readonly number[], b: readonly number[]): number => a.filter((site) => b.includes(site)).length;
