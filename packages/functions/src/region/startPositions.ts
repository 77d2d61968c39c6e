/**
 * Where the pieces stood when the start rules had finished. The placements are the first moves of the trial, so playing
 * them again on an empty board tells; it is done once per game, or once per trial where chance decides the placements.
 */
import { applyMove, type Context } from '@ludii/state';
import { moveEnd } from '@ludii/state/internal';
import { SiteSet } from '../board/siteSet.js';
import type { Build } from '../declare/build.js';
import { siteTypeName } from '../declare/siteTypes.js';

/** The board sites of each component at the start of the trial. */
export type StartPositions = (c: Context) => readonly SiteSet[];

/** The words of the start placements on the tape of a trial. */
function placements({ trial }: Context): Int32Array {
  const { moves, startMoves } = trial;
  if (startMoves === 0) return moves.tape.subarray(0, 0);
  return moves.tape.subarray(moves.start(0), moveEnd(moves.tape, moves.start(startMoves - 1)));
}

function replay(c: Context, build: Build): readonly SiteSet[] {
  const fresh = build.unstarted();
  for (let i = 0; i < c.trial.startMoves; i++) applyMove(fresh, c.trial.moves, i);
  const type = build.defaultSite;
  const sites = build.components.map(() => new SiteSet());
  const count = build.topology.count(siteTypeName(type));
  for (let site = 0; site < count; site++) sites[fresh.state.what(type, site)]?.add(site);
  return sites;
}

function sameWords(a: Int32Array, b: Int32Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Finds the start positions of the trial being played. */
export function startPositions(build: Build): StartPositions {
  let known: readonly SiteSet[] | undefined;
  let from = new Int32Array(0);
  return (c) => {
    const byChance = build.shape.flags.stochastic;
    if (known && (!byChance || sameWords(from, placements(c)))) return known;
    const found = replay(c, build);
    // Before the start is complete there is nothing to remember.
    if (c.trial.startMoves > 0) {
      known = found;
      if (byChance) from = placements(c).slice();
    }
    return found;
  };
}
