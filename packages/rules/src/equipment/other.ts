/** Regions, maps and hints; and the list of all equipment. */
import { Int, type IntFn, ludeme, Region, Role, Text, Whole } from '@ludii/functions';
import { LandmarkWord, type RoleWord, SiteTypeWord, StaticRegionWord } from '@ludii/functions/internal';
import { type ArgumentSpec, deferred, either, list, optional } from '@ludii/registry';
import type { Item, PairEnd } from './items.js';
import { EquipmentPart, HintPart, ItemPart, PairPart } from './kinds.js';

export const regions = ludeme('regions', {
  returns: ItemPart,
  args: {
    name: optional(Text),
    role: optional(Role),
    sites: either(1, list(Whole)),
    region: either(1, deferred(Region)),
    regions: either(1, deferred(list(Region))),
    staticType: either(1, StaticRegionWord),
    staticTypes: either(1, list(StaticRegionWord)),
    hintLabel: optional(Text),
  },
  doc: 'A named part of the board, perhaps belonging to a player.',
  example: '(regions "Home" P1 (sites Bottom))',
  compile: ({ name, role, sites, region, regions, staticType, staticTypes, hintLabel }): Item => ({
    item: 'regions',
    name,
    role,
    sites,
    regions: () => regions?.() ?? (region ? [region()] : []),
    staticTypes: staticTypes ?? (staticType ? [staticType] : []),
    hintLabel,
  }),
});

export const hint = [
  ludeme('hint', {
    returns: HintPart,
    args: { sites: list(Whole), value: optional(Whole) },
    doc: 'A hint for several sites.',
    example: '(hint {0 1 2} 10)',
    compile: ({ sites, value }) => ({ sites, value: value ?? 0 }),
  }),
  ludeme('hint', {
    returns: HintPart,
    args: { site: Whole, value: optional(Whole) },
    doc: 'A hint for one site.',
    example: '(hint 3 2)',
    compile: ({ site, value }) => ({ sites: [site], value: value ?? 0 }),
  }),
];

export const hints = ludeme('hints', {
  returns: ItemPart,
  args: { label: optional(Text), hints: list(HintPart), type: optional(SiteTypeWord) },
  doc: 'The hints of a deduction puzzle.',
  example: '(hints {(hint {0 1} 3)} Cell)',
  compile: ({ hints, type }): Item => ({ item: 'hints', type: type ?? 'Cell', hints }),
});

type End = string | (() => IntFn);

/** How an end of a pair is written, and what it stands for. */
interface EndKind {
  readonly spec: ArgumentSpec<End>;
  readonly read: (written: End) => PairEnd;
}

const site: EndKind = { spec: Text, read: (text) => ({ of: 'text', text: text as string }) };
const role: EndKind = { spec: Role, read: (word) => ({ of: 'role', role: word as RoleWord }) };
const mark: EndKind = { spec: LandmarkWord, read: (word) => ({ of: 'landmark', landmark: word as string }) };
const number: EndKind = { spec: deferred(Int), read: (value) => ({ of: 'int', value: (value as () => IntFn)() }) };

const pairOf = (key: EndKind, value: EndKind, doc: string, example: string) =>
  ludeme('pair', {
    returns: PairPart,
    args: { key: key.spec, value: value.spec },
    doc,
    example,
    compile: (given) => () => ({ key: key.read(given.key), value: value.read(given.value) }),
  });

export const pair = [
  pairOf(number, site, 'A number and the site or piece that it stands for.', '(pair 1 "A1")'),
  pairOf(role, site, 'A player and the site or piece that belongs to them.', '(pair P1 "E1")'),
  pairOf(role, mark, 'A player and a landmark of the board.', '(pair P1 LeftSite)'),
  pairOf(site, role, 'A site and a player.', '(pair "A1" P1)'),
  pairOf(number, number, 'Two numbers.', '(pair 5 23)'),
  pairOf(role, number, 'A player and a number.', '(pair P1 6)'),
  pairOf(role, role, 'Two players.', '(pair P1 P4)'),
  pairOf(site, site, 'Two sites, or a site and a piece.', '(pair "A1" "C3")'),
];

export const map = [
  ludeme('map', {
    returns: ItemPart,
    args: { name: optional(Text), pairs: list(PairPart) },
    doc: 'A table from numbers to numbers, read with `(mapEntry …)`.',
    example: '(map "Bridge" {(pair 4 11) (pair 9 2) (pair 15 7)})',
    compile: ({ name, pairs }): Item => ({
      item: 'map',
      name: name ?? 'Map',
      pairs: () => pairs.map((make) => make()),
    }),
  }),
  ludeme('map', {
    returns: ItemPart,
    args: { name: optional(Text), keys: deferred(list(Int)), values: deferred(list(Int)) },
    doc: 'A table given as keys and values.',
    example: '(map {1 2} {6 19})',
    compile: ({ name, keys, values }): Item => ({
      item: 'map',
      name: name ?? 'Map',
      pairs: () => {
        const made = values();
        return keys().flatMap((key, i) => {
          const value = made[i];
          return value ? [{ key: { of: 'int' as const, value: key }, value: { of: 'int' as const, value } }] : [];
        });
      },
    }),
  }),
];

export const equipment = ludeme('equipment', {
  returns: EquipmentPart,
  args: { items: list(ItemPart) },
  doc: 'All that a game is played with.',
  example: '(equipment {(board (hex 4)) (piece "Wolf" P1) (piece "Lamb" P2) (hand Each)})',
  compile: ({ items }) => items,
});
