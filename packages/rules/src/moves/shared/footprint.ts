/** The cells that a large piece covers, for each of its orientations. */
import type { Build } from '@ludii/functions';
import type { SiteSet } from '@ludii/functions/internal';
import { type Condition, type Rule, type Value, valueFn } from '@ludii/ir';
import type { Context, SiteTypeCode } from '@ludii/state';

/** Large pieces of a game. */
export interface Footprints {
  /** True if a component covers several cells. */
  isLarge(component: number): boolean;
  /** Number of orientations that are tried when a piece is placed. */
  orientations(component: number): number;
  /** The largest number of them. */
  readonly mostOrientations: number;
  /** The largest number of cells that a component covers. */
  readonly mostCells: number;
  /** The cells of a component on a root cell in an orientation, the root first; empty if it does not fit. */
  cells(component: number, root: number, orientation: number): ArrayLike<number>;
  /** Whether a component on a root cell in an orientation lies on the board and covers only sites of a set. */
  fits(component: number, root: number, orientation: number, allowed: SiteSet): boolean;
  /** The same with a test of each site that it covers. */
  fitsWhere(c: Context, component: number, root: number, orientation: number, allowed: SiteTest): boolean;
  /** Whether a component on a root cell in an orientation covers a site. */
  covers(component: number, root: number, orientation: number, site: number): boolean;
}

/** Whether a site may be covered. */
export type SiteTest = (c: Context, site: number) => boolean;

const nowhere: readonly number[] = [];

/** The large pieces of a game, undefined if it has none. */
export function footprints(build: Build): Footprints | undefined {
  const { components, shape } = build;
  if (!components.some(({ walks }) => walks !== undefined)) return undefined;
  const cells = shape.board.sizes[0];
  let mostCells = 1;
  for (const { cover } of shape.components) {
    const starts = cover?.sites.starts ?? [];
    for (let row = 0; row + 1 < starts.length; row++) mostCells = Math.max(mostCells, starts[row + 1]! - starts[row]!);
  }
  return {
    mostOrientations: Math.max(...components.map(({ walks }) => 4 * (walks?.length ?? 0))),
    mostCells,
    isLarge: (component) => components[component]?.walks !== undefined,
    // Four facings for each walk, also on boards whose cells have more.
    orientations: (component) => 4 * (components[component]?.walks?.length ?? 0),
    cells: (component, root, orientation) => {
      const cover = shape.components[component]?.cover;
      if (root < 0 || root >= cells) return nowhere;
      if (!cover || orientation >= cover.states) return [root];
      const { starts, items } = cover.sites;
      const row = root * cover.states + Math.max(0, orientation);
      return items.subarray(starts[row]!, starts[row + 1]!);
    },
    fits: (component, root, orientation, allowed) => {
      const cover = shape.components[component]?.cover;
      if (root < 0 || root >= cells) return false;
      if (!cover || orientation >= cover.states) return allowed.has(root);
      const { starts, items } = cover.sites;
      const row = root * cover.states + Math.max(0, orientation);
      const first = starts[row]!;
      const end = starts[row + 1]!;
      return first < end && allowed.hasAll(items, first, end);
    },
    fitsWhere: (c, component, root, orientation, allowed) => {
      const cover = shape.components[component]?.cover;
      if (root < 0 || root >= cells) return false;
      if (!cover || orientation >= cover.states) return allowed(c, root);
      const { starts, items } = cover.sites;
      const row = root * cover.states + Math.max(0, orientation);
      const end = starts[row + 1]!;
      for (let i = starts[row]!; i < end; i++) if (!allowed(c, items[i]!)) return false;
      return starts[row]! < end;
    },
    covers: (component, root, orientation, site) => {
      const cover = shape.components[component]?.cover;
      if (root < 0 || root >= cells) return false;
      if (!cover || orientation >= cover.states) return site === root;
      const { starts, items } = cover.sites;
      const row = root * cover.states + Math.max(0, orientation);
      for (let i = starts[row]!; i < starts[row + 1]!; i++) if (items[i] === site) return true;
      return false;
    },
  };
}

/**
 * The moves that place the large piece with the number in `(hint)` with its root on the site in `(to)`: in one
 * orientation, or in all if that is -1. No condition, effect or consequence applies.
 */
export function largePlacement(
  large: Footprints,
  orientation: Value,
  type: SiteTypeCode,
  decision: boolean,
): { readonly isLarge: Condition; readonly rule: Rule } {
  const asked = valueFn(orientation);
  const isLarge: Condition = { k: 'callCondition', fn: ({ hint }) => large.isLarge(hint) };
  const rule: Rule = {
    k: 'callRule',
    fn: (c, out) => {
      const { hint: id, to: at, state: position } = c;
      const only = asked(c);
      const last = only === -1 ? large.orientations(id) - 1 : only;
      for (let state = Math.max(only, 0); state <= last; state++) {
        const cells = Array.from(large.cells(id, at, state));
        if (cells.length === 0 || !cells.every((cell) => position.isEmpty(type, cell))) continue;
        out.begin(position.mover, at, at);
        out.setState(state);
        out.pushAdd(type, at, id, 1, state, -1, -1, false, decision);
        out.finish();
      }
    },
  };
  return { isLarge, rule };
}
