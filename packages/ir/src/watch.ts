/**
 * Watches: conditions that are followed while pieces are put on empty sites one after the other. Nearly all of the time
 * a condition on the piece just placed does not hold, and a watch can often tell so from what it keeps of the earlier
 * placements, without looking at the position again.
 */
import type { Context, SiteTypeCode } from '@ludii/state';
import type { Condition } from './nodes.js';

/**
 * What is on each board site of a type, by site; 0 on empty ones. One site more than there is on the board is always
 * empty, and can stand for all that lies off it.
 */
export type Pieces = Int32Array;

/** Follows the placements of one game for a condition. */
export interface Watch {
  /** The sites that it follows. */
  readonly type: SiteTypeCode;
  /** Forgets everything: the board is empty. */
  begin?(): void;
  /**
   * Told of every piece that is put on an empty site, right after it. False only if the condition does not hold now,
   * asked with that placement as the last move.
   */
  placed(c: Context, pieces: Pieces, site: number, what: number): boolean;
  /** One watch for both its own condition and that of another, if it takes less than the two of them. */
  merged?(other: Watch): Watch | undefined;
}

/** Sees to a number of watches at once; all of them are told of everything. */
abstract class Watches implements Watch {
  readonly type: SiteTypeCode;

  constructor(protected readonly all: readonly Watch[]) {
    this.type = all[0]!.type;
  }
  begin(): void {
    for (const watch of this.all) watch.begin?.();
  }
  abstract placed(c: Context, pieces: Pieces, site: number, what: number): boolean;
}

/** For a condition of which one part is enough. */
class SomeWatch extends Watches {
  placed(c: Context, pieces: Pieces, site: number, what: number): boolean {
    const { all } = this;
    let holds = false;
    for (let i = 0; i < all.length; i++) if (all[i]!.placed(c, pieces, site, what)) holds = true;
    return holds;
  }
}

/** For a condition of which all parts must hold. */
class EveryWatch extends Watches {
  placed(c: Context, pieces: Pieces, site: number, what: number): boolean {
    const { all } = this;
    let holds = true;
    for (let i = 0; i < all.length; i++) if (!all[i]!.placed(c, pieces, site, what)) holds = false;
    return holds;
  }
}

/** What offers a watch, perhaps. The watch is made when it is first needed, with the game complete. */
export interface Watched {
  readonly watch?: (() => Watch | undefined) | undefined;
}

const ofOneType = (all: readonly Watch[]): boolean => all.every(({ type }) => type === all[0]!.type);

/** The watches that parts offer. */
const offered = (parts: readonly Watched[]): Watch[] => parts.flatMap(({ watch }) => watch?.() ?? []);

/** A watch for some of the given parts to hold; none unless all parts have one, for sites of one type. */
export function someWatch(parts: readonly Watched[]): Watched['watch'] {
  if (parts.length === 0 || parts.some(({ watch }) => !watch)) return undefined;
  return () => {
    const all = offered(parts);
    if (all.length < parts.length || !ofOneType(all)) return undefined;
    const apart: Watch[] = [];
    for (const watch of all) {
      const merged = apart.map((other) => other.merged?.(watch));
      const k = merged.findIndex((both) => both !== undefined);
      if (k < 0) apart.push(watch);
      else apart[k] = merged[k]!;
    }
    return apart.length === 1 ? apart[0]! : new SomeWatch(apart);
  };
}

/** A watch for all of the given parts to hold: those that have one see to it. */
function everyWatch(parts: readonly Watched[]): Watched['watch'] {
  if (parts.every(({ watch }) => !watch)) return undefined;
  return () => {
    const all = offered(parts);
    return all.length > 1 && ofOneType(all) ? new EveryWatch(all) : all[0];
  };
}

/** The watch that follows from what a condition means: its parts offer theirs. */
export function watchOf(node: Condition): Watched['watch'] {
  switch (node.k) {
    case 'and':
      return everyWatch(watchesOf(node.parts));
    case 'or':
      return someWatch(watchesOf(node.parts));
    case 'line':
    case 'callCondition':
      return node.watch;
    default:
      return undefined;
  }
}

const watchesOf = (parts: readonly Condition[]): readonly Watched[] => parts.map((part) => ({ watch: watchOf(part) }));
