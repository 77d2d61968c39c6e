/**
 * Where directions lead from a site, listed once for every list of directions and site: what moves along them count and
 * number. Lists of directions are told apart as objects, since rules are given the same ones over and over.
 */
import {
  type DirectionAnswers,
  fixedSteps,
  type RadialTable,
  type SiteSet,
  type StepTable,
} from '@ludii/functions/internal';
import type { SiteTypeCode } from '@ludii/state';

/** A list for each site and list of directions. */
export type WayLists = (codes: ArrayLike<number>, site: number) => Int32Array;

/** Remembers lists by directions and site. */
export function listedByWays(count: number, make: (codes: readonly number[], site: number) => Int32Array): WayLists {
  const known = new Map<ArrayLike<number>, (Int32Array | undefined)[]>();
  let last: ArrayLike<number> | undefined;
  let lists: (Int32Array | undefined)[] = [];
  return (codes, site) => {
    if (codes !== last) {
      let bySite = known.get(codes);
      if (!bySite) {
        bySite = new Array<Int32Array | undefined>(count);
        known.set(codes, bySite);
      }
      last = codes;
      lists = bySite;
    }
    let list = lists[site];
    if (!list) {
      list = make(Array.from(codes), site);
      lists[site] = list;
    }
    return list;
  };
}

/** The neighbours of a site in some directions, in order and each once. */
export const neighbours = (table: StepTable): WayLists =>
  listedByWays(table.count, (codes, site) => {
    const { offsets, items } = fixedSteps(table, codes);
    return items.slice(offsets[site]!, offsets[site + 1]!);
  });

/** The ids of the radials of a site in some directions, in order. */
export const radialIds = (table: RadialTable): WayLists =>
  listedByWays(table.count, (codes, site) => {
    const ids: number[] = [];
    for (const code of codes) {
      const slot = table.slotOf[code]!;
      if (slot < 0) continue;
      const row = site * table.slots + slot;
      for (let id = table.offsets[row]!; id < table.offsets[row + 1]!; id++) ids.push(id);
    }
    return Int32Array.from(ids);
  });

/** The most that a measure of directions can be for a piece on a site of the board, worked out once; 0 elsewhere. */
export function mostOf(
  answers: DirectionAnswers,
  type: SiteTypeCode,
  count: number,
  measure: (codes: readonly number[], site: number) => number,
): (piece: number, site: number) => number {
  const known: (Int32Array | undefined)[] = [];
  return (piece, site) => {
    if (site < 0 || site >= count) return 0;
    let sizes = known[piece];
    if (!sizes) {
      sizes = new Int32Array(count).fill(-1);
      known[piece] = sizes;
    }
    if (sizes[site]! < 0) {
      let most = 0;
      for (const codes of answers(piece, type, site, -1)) most = Math.max(most, measure(codes, site));
      sizes[site] = most;
    }
    return sizes[site]!;
  };
}

/** Adds the sites of radials, without their first ones. */
export function addRadials({ start, end, sites }: RadialTable, ids: Int32Array, out: SiteSet): void {
  for (const id of ids) for (let i = start[id]! + 1; i < end[id]!; i++) out.add(sites[i]!);
}

/** How many sites of a radial are free one after the other from the second on; `empty` is the first word of the bits. */
export function freeRun({ start, end, sites }: RadialTable, id: number, words: Int32Array, empty: number): number {
  const begin = start[id]! + 1;
  const last = end[id]!;
  let at = begin;
  while (at < last && ((words[empty + (sites[at]! >> 5)]! >>> (sites[at]! & 31)) & 1) !== 0) at++;
  return at - begin;
}
