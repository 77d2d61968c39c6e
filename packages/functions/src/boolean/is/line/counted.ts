/** Which components count for a line: those of a role, those that are named, or the one on the pivot. */
import type { Context } from '@ludii/state';
import type { Build } from '../../../declare/build.js';
import { allFixed, type IntFn } from '../../../declare/compiled.js';
import { roleIndex } from '../../../declare/roles.js';
import type { RoleWord } from '../../../declare/words.js';

/** A table with 1 for each component that counts, by component index. */
export type Counted = Uint8Array;

/** Chooses the table for a pivot with a component on it. */
export interface CountedChoice {
  (c: Context, pivotWhat: number): Counted;
  /** True if the components are named, so that pivots are selected by them. */
  readonly named: boolean;
}

/**
 * The components that can be in one line, as classes: those of one class. Class 0 is that of the empty site and of what
 * never counts.
 */
export interface Classes {
  readonly of: Int32Array;
  /** If only the components of a role count: theirs is the class of its player and one more. */
  readonly role?: RoleWord;
  readonly owner?: IntFn;
}

/** The classes that the arguments of a line stand for, if they are always the same. */
export function countedClasses(
  build: Pick<Build, 'components' | 'players'>,
  role: RoleWord | undefined,
  whats: readonly IntFn[] | undefined,
): Classes | undefined {
  const { components } = build;
  if (whats) {
    if (whats.some(({ fixed }) => fixed === undefined)) return undefined;
    const named = new Set(whats.map(({ fixed }) => fixed));
    return { of: Int32Array.from(components, (_, index) => (index > 0 && named.has(index) ? 1 : 0)) };
  }
  if (!role) return { of: Int32Array.from(components, (_, index) => index) };
  const of = Int32Array.from(components, ({ owner }, index) => (index > 0 ? owner + 1 : 0));
  return { of, role, owner: roleIndex(role, build) };
}

/** The choice that the arguments of a line stand for. */
export function countedChoice(
  build: Pick<Build, 'components' | 'players'>,
  role: RoleWord | undefined,
  whats: readonly IntFn[] | undefined,
): CountedChoice {
  const { components } = build;
  const marking = (isMarked: (index: number) => boolean): Counted =>
    Uint8Array.from(components, (_, index) => (isMarked(index) ? 1 : 0));
  if (whats) {
    const namedBy = (values: readonly number[]): Counted => marking((index) => values.includes(index));
    const known = allFixed(...whats) ? namedBy(whats.map(({ fixed }) => fixed!)) : undefined;
    return Object.assign((c: Context) => known ?? namedBy(whats.map((what) => what(c))), { named: true });
  }
  if (role) {
    const owner = roleIndex(role, build);
    const none = marking(() => false);
    const byOwner = Array.from({ length: build.players + 2 }, (_, player) =>
      marking((index) => index > 0 && components[index]!.owner === player),
    );
    return Object.assign((c: Context) => byOwner[owner(c)] ?? none, { named: false });
  }
  const single = components.map((_, index) => marking((each) => each === index));
  return Object.assign((_c: Context, what: number) => single[what]!, { named: false });
}
