/** Which pieces of a pyramid are seen from above, for lines of visible pieces. */
import { listAt } from '@ludii/geometry/internal';
import type { Context, SiteTypeCode } from '@ludii/state';
import { DirectionCode, type Lists, type Topology } from '../../../board/boards.js';
import { fixedSteps } from '../../../board/groups.js';
import { siteTypeName } from '../../../declare/siteTypes.js';
import { sitesAbove } from '../../../position/visibility.js';

/**
 * Follows a walk along a line and tells which sites are hidden: by a piece right above, or because everything that
 * rests on it and on its neighbour in the line is occupied.
 */
export class Sight {
  readonly #type: SiteTypeCode;
  readonly #above: Lists;
  readonly #upward: Lists;
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
    this.#above = sitesAbove(topology, type);
    this.#upward = fixedSteps(topology.stepTable(siteTypeName(type)), [DirectionCode.Upward]);
  }

  /** Begins a test with new pivots. */
  begin(): void {
    this.#lastPlaces = [];
    this.#lastTaken = [];
  }

  /** Takes a pivot; false if it is covered. What earlier pivots of the same test left over stays in the lists. */
  pivot(c: Context, pivot: number): boolean {
    if (this.isCovered(c, pivot)) return false;
    this.#startPlaces = [...this.#lastPlaces, ...listAt(this.#upward, pivot)];
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
    return listAt(this.#above, site).some((other) => c.state.what(this.#type, other) !== 0);
  }

  /** Comes to the next site; false if it is hidden. */
  sees(c: Context, site: number): boolean {
    this.#taken.push(...this.#occupied(c, site));
    if (!this.#backwards) this.#places.push(...listAt(this.#upward, site));
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
    return Array.from(listAt(this.#upward, site)).filter((other) => c.state.what(this.#type, other) !== 0);
  }
}

/** Number of entries of the first list that are in the second. */
const common = (a: readonly number[], b: readonly number[]): number => a.filter((site) => b.includes(site)).length;
