/** Paths and cycles of vertices or cells of one player. */
import { Direction as Code, type Lists, type Topology } from '@ludii/geometry';
import type { Context, SiteTypeCode } from '@ludii/state';
import { Cell } from '@ludii/state/internal';
import { fixedSteps } from '../../board/groups.js';
import { siteTypeName } from '../../declare/siteTypes.js';
import { bridgelessPart } from './bridges.js';

const FAR = 1_000_000_000;

/** The sites of a player, asked for paths through one of them. */
export class SitePath {
  readonly #adjacent: Lists;
  readonly #owns: (site: number) => boolean;
  readonly #isCell: boolean;
  /** Number of neighbours of each vertex: what bounds the search for cycles, on cells too. */
  readonly #degree: (vertex: number) => number;
  readonly #neighbours: readonly number[][];

  constructor(topology: Topology, type: SiteTypeCode, c: Context, owner: number, start: number) {
    const adjacent = fixedSteps(topology.stepTable(siteTypeName(type)), [Code.Adjacent]);
    const ofVertices = fixedSteps(topology.stepTable('Vertex'), [Code.Adjacent]).offsets;
    this.#adjacent = adjacent;
    this.#isCell = type === Cell;
    this.#owns = (site) => c.state.who(type, site) === owner;
    this.#degree = (vertex) => (vertex + 1 < ofVertices.length ? ofVertices[vertex + 1]! - ofVertices[vertex]! : 0);
    const member = (site: number): boolean => site === start || this.#owns(site);
    const count = adjacent.offsets.length - 1;
    this.#neighbours = Array.from({ length: count }, (_, site) =>
      member(site) ? this.#near(site).filter(member) : [],
    );
    for (const near of this.#near(start)) {
      if (member(near) && !this.#neighbours[near]!.includes(start)) this.#neighbours[near]!.push(start);
    }
  }

  #near(site: number): number[] {
    return Array.from(this.#adjacent.items.subarray(this.#adjacent.offsets[site]!, this.#adjacent.offsets[site + 1]!));
  }
  /** Neighbours that the player owns, in the order of the board. */
  #owned(site: number): number[] {
    return this.#near(site).filter(this.#owns);
  }

  #partSize(start: number): number {
    // A site without neighbours is paired with site 0, whatever that is.
    return bridgelessPart(this.#neighbours, start, this.#owned(start)[0] ?? 0).size;
  }

  /** True if a site closes a cycle. */
  isClosed(start: number, least: number, most: number): boolean {
    const around = this.#owned(start);
    if (around.length === 0) return false;
    const size = this.#partSize(start);
    if (least === most) {
      if (size === least) return true;
      if (size <= least) return false;
    } else if (this.#isCell ? most !== 0 : most > least) {
      if (size > 2 && size <= most) return true;
      if (size <= most) return false;
    } else return false;
    const visits = new Map<number, number>();
    const index = new Map<number, number>();
    for (const next of around) {
      const length = this.#cycle(1, next, -1, start, visits, index);
      if (length > 2 && (least === most ? length === least : length <= most)) return true;
    }
    return false;
  }

  /** The length of a cycle as far as this search finds one: it is meant for short ones. */
  #cycle(
    depth: number,
    site: number,
    parent: number,
    start: number,
    visits: Map<number, number>,
    index: Map<number, number>,
  ): number {
    const times = (visits.get(site) ?? 0) + 1;
    visits.set(site, times);
    if (times > this.#degree(site)) return depth;
    const at = index.get(site) ?? depth;
    index.set(site, at);
    if (site === start) return depth + 1;
    for (const next of this.#owned(site)) {
      if (this.#isCell ? next !== parent : at === 1 && next !== start) {
        this.#cycle(at + 1, next, site, start, visits, index);
      }
    }
    return at + 1;
  }

  /** True if the sites connected with a site form a plain path. */
  isOpen(start: number, least: number, most: number): boolean {
    const around = this.#owned(start);
    if (around.length === 0 && (this.#isCell ? least === 1 && most === 1 : least === 1 || most === 1)) return true;
    if (this.#partSize(start) !== 0) return false;
    if (least !== most && (this.#isCell ? most > 0 : most > least)) return true;
    if (around.length === 0 || around.length > 2) return false;
    const [first, second] = around as [number, number | undefined];
    const length =
      second === undefined
        ? 1 + this.#chain(0, start, -1, start, least)
        : this.#chain(1, first, -1, start, least) + this.#chain(1, second, first, start, least) + 1;
    return length === least;
  }

  #chain(depth: number, site: number, parent: number, start: number, least: number): number {
    if (depth === 2 * least) return depth;
    const around = this.#owned(site);
    if (around.length > 2) return FAR;
    if (around.length === 0) return depth;
    const next = around.find((near) => near !== parent && near !== start);
    return next === undefined ? depth : this.#chain(depth + 1, next, site, start, least);
  }
}
