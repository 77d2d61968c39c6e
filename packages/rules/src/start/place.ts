/** `(place …)`: pieces on the board and in hands before the first move. */
import { type Build, Int, type IntFn, ludeme, Region, Text } from '@ludii/functions';
import { SiteTypeWord, Switch, sitesIn, typeOr } from '@ludii/functions/internal';
import { either, list, named, optional, type Values } from '@ludii/registry';
import type { Context, SiteTypeCode } from '@ludii/state';
import { Op } from '@ludii/state/internal';
import { CountPart, StartRulePart } from './kinds.js';
import { componentIndex, containerIndex, requireComponent, requireContainer, siteOf } from './names.js';
import { type Setup, startRule } from './startRule.js';

/** Data that go with every placed piece. */
const pieceData = { state: named(optional(Int)), rotation: named(optional(Int)), value: named(optional(Int)) };

type PieceData = Partial<Values<typeof pieceData>>;

const evaluate = (c: Context, { state, rotation, value }: PieceData) => ({
  state: state?.(c) ?? -1,
  rotation: rotation?.(c) ?? -1,
  value: value?.(c) ?? -1,
});

/** First site of a container that holds nothing, or -1. */
function firstFree(c: Context, build: Build, container: number): number {
  const { first, size } = build.shape.containers[container]!;
  for (let site = first; site < first + size; site++) if (c.state.what(0, site) === 0) return site;
  return -1;
}

const dataFlags = (given: Readonly<Record<string, unknown>>): string[] => [
  ...(given['state'] ? ['siteState'] : []),
  ...(given['rotation'] ? ['rotation'] : []),
  ...(given['value'] ? ['value'] : []),
];

const isMany = (count: { readonly form: string; readonly value?: unknown } | undefined): boolean => {
  if (!count) return false;
  const fixed = count.form === 'literal' ? (count.value as IntFn).fixed : undefined;
  return fixed === undefined || fixed > 1;
};

/** Puts a piece into hands or other containers, following the naming rules of such placements. */
function placeInContainer(
  build: Build,
  item: string,
  container: string,
  count: IntFn | undefined,
  data: PieceData,
  site: IntFn | undefined,
  type: SiteTypeCode,
) {
  const put = (c: Context, setup: Setup, place: SiteTypeCode, at: number, what: number): void =>
    setup.add(place, at, what, { count: count?.(c) ?? 1, ...evaluate(c, data) });
  const shared = build.components.some(({ name, role }) => name === item && role === 'Shared');
  if (container === 'Hand' && !/\d/.test(item) && !shared) {
    const hands = Array.from({ length: build.players }, (_, i) => ({
      what: requireComponent(
        build,
        build.players === 1 && componentIndex(build, `${item}1`) < 0 ? item : `${item}${i + 1}`,
      ),
      hand: containerIndex(build, `Hand${i + 1}`),
    }));
    return (c: Context, setup: Setup): void => {
      for (const { what, hand } of hands) {
        const free = hand < 0 ? -1 : firstFree(c, build, hand);
        if (free >= 0) put(c, setup, 0, free, what);
      }
    };
  }
  const index = requireContainer(build, container);
  if (container.includes('Hand')) {
    // The piece is the one whose number is that of the hand.
    return (c: Context, setup: Setup): void => put(c, setup, 0, build.shape.containers[index]!.first, index);
  }
  const what = requireComponent(build, item);
  if (item.includes('Die'))
    return (c: Context, setup: Setup): void => put(c, setup, 0, firstFree(c, build, index), what);
  return (c: Context, setup: Setup): void =>
    put(c, setup, type, (site?.(c) ?? 0) + build.shape.containers[index]!.first, what);
}

const placeOne = ludeme('place', {
  returns: StartRulePart,
  args: {
    item: Text,
    container: optional(Text),
    type: optional(SiteTypeWord),
    site: optional(Int),
    coord: named(optional(Text)),
    count: named(optional(Int)),
    ...pieceData,
  },
  doc: 'Puts a piece on one site, or into a hand.',
  example: '(place "Pawn1" coord:"A2")',
  flags: (given) => [...dataFlags(given), ...(isMany(given['count']) ? ['count'] : [])],
  compile: ({ item, container, type, site, coord, count, ...data }, build) => {
    const code = typeOr(type, build);
    const extra = { most: count?.fixed ?? 1, maxState: data.state?.fixed ?? -1 };
    if (container !== undefined)
      return startRule(placeInContainer(build, item, container, count, data, site, code), extra);
    if (coord === undefined && site === undefined) return startRule(() => {});
    const puzzle = build.shape.flags.deductionPuzzle;
    const what = puzzle ? -1 : requireComponent(build, item);
    const fixed = coord === undefined ? undefined : siteOf(build, code, coord);
    return startRule((c, setup) => {
      const at = fixed ?? site?.(c) ?? -1;
      if (puzzle) setup.act(Op.PuzzleSet, at, [0, at, what]);
      else setup.add(code, at, what, { count: count?.(c) ?? 1, ...evaluate(c, data) });
    }, extra);
  },
});

const placeMany = ludeme('place', {
  returns: StartRulePart,
  args: {
    item: Text,
    type: optional(SiteTypeWord),
    sites: optional(list(Int)),
    region: optional(Region),
    coords: optional(list(Text)),
    counts: named(optional(list(Int))),
    ...pieceData,
  },
  doc: 'Puts a piece on each of several sites.',
  example: '(place "Pawn1" (sites Row 1))',
  flags: (given) => {
    const counts = given['counts'];
    return [...dataFlags(given), ...(counts?.form === 'list' && isMany(counts.items[0]) ? ['count'] : [])];
  },
  accepts: ({ sites, region, coords }) => sites !== undefined || region !== undefined || coords !== undefined,
  compile: ({ item, type, sites, region, coords, counts, ...data }, build) => {
    const code = typeOr(type, build);
    const what = requireComponent(build, item);
    // Only the first of several counts is used, for every site.
    const count = counts?.[0];
    const named = coords?.map((coordinate) => siteOf(build, code, coordinate)).filter((site) => site >= 0);
    const places = named?.length ?? (region ? build.board.siteCount : (sites?.length ?? 0));
    return startRule(
      (c, setup) => {
        const where = named ?? (region ? sitesIn(c, region) : (sites ?? []).map((site) => site(c)));
        for (const site of where) setup.add(code, site, what, { count: count?.(c) ?? 1, ...evaluate(c, data) });
      },
      { most: (count?.fixed ?? 1) * places, maxState: data.state?.fixed ?? -1 },
    );
  },
});

const placeStack = ludeme('place', 'Stack', {
  returns: StartRulePart,
  args: {
    item: either(1, Text),
    items: either(1, named(list(Text))),
    container: optional(Text),
    type: optional(SiteTypeWord),
    site: either(2, optional(Int)),
    sites: either(2, optional(list(Int))),
    region: either(2, optional(Region)),
    coord: either(2, named(optional(Text))),
    coords: either(2, optional(list(Text))),
    count: either(3, named(optional(Int))),
    counts: either(3, named(optional(list(Int)))),
    ...pieceData,
  },
  doc: 'Puts a stack of pieces on a site, or on each site of a region.',
  example: '(place Stack "Disc1" 0 count:2)',
  flags: (given) => ['stacking', ...dataFlags(given)],
  compile: ({ item, items, container, type, site, sites, region, coord, coords, count, counts, ...data }, build) => {
    const code = typeOr(type, build);
    const extra = { most: 1, maxState: data.state?.fixed ?? -1 };
    const names = items ?? (item === undefined ? [] : [item]);
    if (container !== undefined) return startRule(stackInContainer(build, names, container, site, data), extra);
    const whats = names.map((name) => requireComponent(build, name));
    const push = (c: Context, setup: Setup, at: number, what: number): void =>
      setup.add(code, at, what, { ...evaluate(c, data), stack: true });
    if (items === undefined && (region || sites || coords || counts)) {
      const named = coords?.map((coordinate) => siteOf(build, code, coordinate));
      return startRule((c, setup) => {
        const where = named ?? (region ? sitesIn(c, region) : (sites ?? [site!]).map((each) => each(c)));
        where.forEach((at, i) => {
          const copies = counts ? counts[i]!(c) : (count?.(c) ?? 1);
          for (let k = 0; k < copies; k++) push(c, setup, at, whats[0]!);
        });
      }, extra);
    }
    const fixed = coord === undefined ? undefined : siteOf(build, code, coord);
    return startRule((c, setup) => {
      const at = fixed ?? site?.(c) ?? -1;
      const copies = count?.(c) ?? 1;
      for (const what of whats) for (let k = 0; k < copies; k++) push(c, setup, at, what);
    }, extra);
  },
});

function stackInContainer(
  build: Build,
  names: readonly string[],
  container: string,
  site: IntFn | undefined,
  data: PieceData,
) {
  const index = requireContainer(build, container);
  const { first, size } = build.shape.containers[index]!;
  const whats = names.map((name) => requireComponent(build, name));
  return (c: Context, setup: Setup): void => {
    const die = build.components[whats[0]!];
    if (names.length === 1 && die?.isDie) {
      const free = firstFree(c, build, index);
      setup.add(0, free, die.index, { ...evaluate(c, data), stack: true });
      setup.act(Op.SetDie, free, [free, c.rng.nextInt(die.faces.length)]);
      return;
    }
    for (const what of whats) {
      if (site) setup.add(0, site(c) + first, what, { ...evaluate(c, data), stack: true });
      else for (let at = first; at < first + size; at++) setup.add(0, at, what, { ...evaluate(c, data), stack: true });
    }
  };
}

/** The sites of a region that hold nothing, in ascending order. */
function emptyOf(c: Context, code: SiteTypeCode, sites: readonly number[]): number[] {
  return sites.filter((site) => c.state.what(code, site) === 0);
}

const placeRandom = [
  ludeme('place', 'Random', {
    returns: StartRulePart,
    args: {
      region: optional(Region),
      items: list(Text),
      count: named(optional(Int)),
      state: named(optional(Int)),
      value: named(optional(Int)),
      type: optional(SiteTypeWord),
      shuffled: optional(Switch),
    },
    doc: 'Puts pieces on random empty sites.',
    example: '(place Random {"Pawn1" "Pawn2"} count:3)',
    flags: (given) => ['stochastic', ...dataFlags(given)],
    compile: ({ region, items, count, type, shuffled, ...data }, build) => {
      const code = typeOr(type, build);
      const whats = items.map((name) => requireComponent(build, name));
      const everywhere = Array.from({ length: build.board.siteCount }, (_, site) => site);
      const place = (c: Context, setup: Setup, what: number, free: number[]): void => {
        const given = evaluate(c, data);
        for (let k = 0; k < (count?.(c) ?? 1) && free.length > 0; k++) {
          const [at] = free.splice(c.rng.nextInt(free.length), 1);
          setup.add(code, at!, what, given);
        }
      };
      return startRule(
        (c, setup) => {
          const sites = region ? sitesIn(c, region) : everywhere;
          if (!shuffled) {
            for (const what of whats) place(c, setup, what, emptyOf(c, code, sites));
            return;
          }
          // The bound shrinks with the list, so only about half of the pieces are placed.
          const left = [...whats];
          for (let i = 0; i < left.length - 1; i++) {
            const [what] = left.splice(c.rng.nextInt(left.length), 1);
            place(c, setup, what!, emptyOf(c, code, sites));
          }
        },
        { most: 1, maxState: data.state?.fixed ?? -1 },
      );
    },
  }),
  ludeme('place', 'Random', {
    returns: StartRulePart,
    args: {
      items: list(Text),
      count: named(optional(list(Int))),
      state: named(optional(Int)),
      value: named(optional(Int)),
      site: Int,
      type: optional(SiteTypeWord),
    },
    doc: 'Puts a stack of pieces in random order on a site.',
    example: '(place Random {"Ox1" "Ox2"} count:{2 2} 4)',
    flags: (given) => ['stochastic', 'stacking', ...dataFlags(given)],
    compile: ({ items, count, site, type, ...data }, build) =>
      randomStack(
        build,
        items.map((name, i) => ({ name, count: count?.[i] })),
        site,
        typeOr(type, build),
        data,
      ),
  }),
  ludeme('place', 'Random', {
    returns: StartRulePart,
    args: { counts: list(CountPart), site: Int, type: optional(SiteTypeWord) },
    doc: 'Puts a stack of so many pieces of each kind in random order on a site.',
    example: '(place Random {(count "Ox1" 2) (count "Ox2" 2)} 4)',
    flags: ['stochastic', 'stacking'],
    compile: ({ counts, site, type }, build) =>
      randomStack(
        build,
        counts.map(({ item, count }) => ({ name: item, count })),
        site,
        typeOr(type, build),
        {},
      ),
  }),
];

function randomStack(
  build: Build,
  items: readonly { name: string; count: IntFn | undefined }[],
  site: IntFn,
  code: SiteTypeCode,
  data: PieceData,
) {
  const whats = items.map(({ name, count }) => ({ what: requireComponent(build, name), count }));
  return startRule(
    (c, setup) => {
      const left = whats.flatMap(({ what, count }) => new Array<number>(count?.(c) ?? 1).fill(what));
      const at = site(c);
      while (left.length > 0) {
        const [what] = left.splice(c.rng.nextInt(left.length), 1);
        setup.add(code, at, what!, { ...evaluate(c, data), stack: true });
      }
    },
    { most: 1, maxState: data.state?.fixed ?? -1 },
  );
}

const countOf = ludeme('count', {
  returns: CountPart,
  args: { item: Text, count: Int },
  doc: 'So many of a piece.',
  example: '(count "Pawn1" 8)',
  compile: ({ item, count }) => ({ item, count }),
});

export const place = [placeOne, placeMany, placeStack, ...placeRandom, countOf];
