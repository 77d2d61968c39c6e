/** Maps, hints and regions of the equipment, looked up and frozen when the game is built. */
import type { Build } from '@ludii/functions';
import {
  type Hints,
  type NamedMap,
  type NamedRegion,
  ownerOfRole,
  roleIndex,
  siteTypeCode,
  siteTypeName,
} from '@ludii/functions/internal';
import type { Item, PairEnd } from '@ludii/rules/internal';
import type { Context } from '@ludii/state';

const itemsOf = <K extends Item['item']>(items: readonly Item[], kind: K): Extract<Item, { item: K }>[] =>
  items.filter((item): item is Extract<Item, { item: K }> => item.item === kind);

/** The hints of the equipment; a later item for the same site type replaces an earlier one. */
export function makeHints(items: readonly Item[]): Hints[] {
  const byType = new Map<string, Hints>();
  for (const { type, hints } of itemsOf(items, 'hints')) {
    byType.set(type, {
      type: siteTypeCode(type),
      regions: hints.map(({ sites }) => sites),
      values: hints.map(({ value }) => value),
    });
  }
  return [...byType.values()];
}

/** The regions of the equipment. Their functions are compiled now, when pieces and containers are known. */
export function makeRegions(items: readonly Item[], players: number): NamedRegion[] {
  return itemsOf(items, 'regions').map(({ name, role, sites, regions, staticTypes, hintLabel }) => ({
    name: name ?? `Region${role ?? 'P1'}`,
    owner: role === undefined ? 0 : ownerOfRole(role, players),
    role: role ?? 'Neutral',
    sites,
    regions: regions(),
    staticTypes,
    hintLabel,
  }));
}

/** Strings that are read as a coordinate rather than as the name of a piece. */
const looksLikeCoordinate = (text: string): boolean => /^(?:\d+|[A-Za-z]{1,2}\d+|([A-Za-z])\1[A-Za-z]\d+)$/.test(text);

/** The maps of the equipment as tables of numbers. */
export function makeMaps(items: readonly Item[], build: Build): NamedMap[] {
  const maps = itemsOf(items, 'map');
  if (maps.length === 0) return [];
  const context = build.unstarted();
  return maps.map(({ name, pairs }) => {
    const entries = new Map<number, number>();
    for (const { key, value } of pairs()) {
      const from = lookUp(build, context, key, false);
      const to = lookUp(build, context, value, true);
      if (from !== undefined && to !== undefined) entries.set(from, to);
    }
    return { name, entries };
  });
}

function lookUp(build: Build, context: Context, end: PairEnd, isValue: boolean): number | undefined {
  const { topology, defaultSite, components } = build;
  switch (end.of) {
    case 'int':
      return end.value(context);
    case 'role':
      return roleIndex(end.role, build)(context);
    case 'text': {
      if (isValue && !looksLikeCoordinate(end.text)) {
        return components.find(({ index, name }) => index > 0 && name === end.text)?.index;
      }
      const site = topology.find(siteTypeName(defaultSite), end.text);
      return site >= 0 ? site : undefined;
    }
    case 'landmark':
      return landmark(build, end.landmark);
    default:
      return end satisfies never;
  }
}

function landmark({ topology, board }: Build, word: string): number | undefined {
  const type = board.defaultSite === 'Vertex' ? 'Vertex' : 'Cell';
  switch (word) {
    case 'FirstSite':
      return 0;
    case 'LastSite':
      return topology.count(type) - 1;
    case 'CentreSite':
      return topology.region(type, 'centre')[0];
    case 'LeftSite':
      return topology.region(type, 'left')[0];
    case 'RightSite':
      return topology.region(type, 'right')[0];
    case 'Topsite':
      return topology.region(type, 'top')[0];
    default:
      return topology.region(type, 'bottom')[0];
  }
}
