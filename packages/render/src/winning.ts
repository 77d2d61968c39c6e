/** Which sites show why a game was won: a line through the last move, or a chain that contains it. */
import type { SiteTypeCode, Trial } from '@ludii/engine';
import { siteTypeNames } from '@ludii/engine/internal';

/** The sites of the winning line or chain; empty if the game is not won that way. */
export function winningSites(trial: Trial): { readonly type: SiteTypeCode; readonly sites: readonly number[] } {
  const { position } = trial;
  const { rulebook, current } = position;
  const type = rulebook.compiled.shape.board.defaultSite;
  const nothing = { type, sites: [] };
  const { winner } = trial;
  if (!trial.isOver || winner < 1 || winner > rulebook.players || !current.state.layout.stored[type]) return nothing;
  const moves = trial.moves();
  const last = moves.at(-1);
  if (!last || last.to < 0 || last.toType !== type || last.to >= rulebook.compiled.shape.board.sizes[type])
    return nothing;
  const owns = (site: number): boolean =>
    current.state.what(type, site) > 0 && current.state.who(type, site) === winner;
  if (!owns(last.to)) return nothing;
  // What a game is won by stands in its description; defines and options may hide it, but not its words.
  const { text } = rulebook.source;
  const name = siteTypeNames[type];
  if (/\bis\s+Line\b/.test(text)) return { type, sites: lineThrough(trial, name, last.to, owns) };
  if (/\bis\s+(?:Connected|Loop)\b/.test(text)) return { type, sites: chainOf(trial, name, last.to, owns) };
  return nothing;
}

type SiteName = (typeof siteTypeNames)[number];

/** The longest row of owned sites through a site, of at least three. */
function lineThrough(trial: Trial, type: SiteName, site: number, owns: (site: number) => boolean): number[] {
  const { topology } = trial.position.rulebook.compiled.board;
  let best: number[] = [];
  const runs = topology.radials(type, site, 'Adjacent').map((radial) => {
    const end = radial.findIndex((each) => !owns(each));
    return { whole: radial, own: radial.slice(1, end < 0 ? undefined : end) };
  });
  const points = topology.sites(type).points;
  const angle = (run: (typeof runs)[number]): number => {
    const next = points[run.whole[1] ?? site]!;
    return Math.atan2(next.y - points[site]!.y, next.x - points[site]!.x);
  };
  for (const run of runs) {
    const opposite = runs.find((other) => Math.abs(Math.cos(angle(other) - angle(run)) + 1) < 0.02);
    const row = [...run.own, site, ...(opposite?.own ?? [])];
    if (row.length > best.length) best = row;
  }
  return best.length >= 3 ? best : [];
}

function chainOf(trial: Trial, type: SiteName, site: number, owns: (site: number) => boolean): number[] {
  const { topology } = trial.position.rulebook.compiled.board;
  const found = new Set([site]);
  for (const at of found) for (const next of topology.neighbours(type, at, 'Adjacent')) if (owns(next)) found.add(next);
  return [...found];
}
