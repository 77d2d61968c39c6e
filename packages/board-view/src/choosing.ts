/** How clicks become moves: choose where a move starts, then where it ends, then which one if several fit. */
import type { MoveView, SiteKey } from '@ludii/render';

/** What a click leads to. */
export type Step =
  | { readonly do: 'play'; readonly move: MoveView }
  | { readonly do: 'choose'; readonly moves: readonly MoveView[]; readonly at: SiteKey }
  | { readonly do: 'select'; readonly site: SiteKey }
  | { readonly do: 'cancel' }
  | { readonly do: 'nothing' };

const onBoard = ({ kind }: MoveView): boolean => kind === 'move';

/** Where moves start. */
export function originsOf(moves: readonly MoveView[]): Set<SiteKey> {
  return new Set(moves.filter(onBoard).flatMap(({ from }) => (from === undefined ? [] : [from])));
}

/** Where moves that start at a site end; without a site, where moves end that have no start. */
export function targetsOf(moves: readonly MoveView[], from: SiteKey | undefined): Set<SiteKey> {
  return new Set(
    moves.filter((move) => onBoard(move) && move.from === from).flatMap(({ to }) => (to === undefined ? [] : [to])),
  );
}

/** Sites that a click can do something with. */
export function playableSites(moves: readonly MoveView[], selected: SiteKey | undefined): Set<SiteKey> {
  const sites = new Set([...originsOf(moves), ...targetsOf(moves, undefined)]);
  if (selected !== undefined) for (const to of targetsOf(moves, selected)) sites.add(to);
  return sites;
}

/** Plays a move if only one fits, otherwise asks which. */
function decide(moves: readonly MoveView[], at: SiteKey): Step {
  const [only, second] = moves;
  if (!only) return { do: 'nothing' };
  return second ? { do: 'choose', moves, at } : { do: 'play', move: only };
}

/** Moves from one site to another. */
export function movesBetween(moves: readonly MoveView[], from: SiteKey | undefined, to: SiteKey): MoveView[] {
  return moves.filter((move) => onBoard(move) && move.from === from && move.to === to);
}

/** What a click on a site does. */
export function click(moves: readonly MoveView[], selected: SiteKey | undefined, site: SiteKey): Step {
  if (selected !== undefined) {
    const fitting = movesBetween(moves, selected, site);
    if (fitting.length > 0) return decide(fitting, site);
    if (site === selected) return { do: 'cancel' };
  }
  const placed = movesBetween(moves, undefined, site);
  if (originsOf(moves).has(site)) {
    // A site may be played on and moved from: then all its moves are offered.
    if (placed.length === 0) return { do: 'select', site };
    return decide([...placed, ...moves.filter((move) => onBoard(move) && move.from === site)], site);
  }
  if (placed.length > 0) return decide(placed, site);
  return selected === undefined ? { do: 'nothing' } : { do: 'cancel' };
}

/** What letting go of a dragged piece does. */
export function drop(moves: readonly MoveView[], from: SiteKey, site: SiteKey | undefined): Step {
  if (site === undefined) return { do: 'cancel' };
  const fitting = movesBetween(moves, from, site);
  return fitting.length > 0 ? decide(fitting, site) : { do: 'cancel' };
}
