/** How the players stand: scores as the description wants them shown, and who is in check. */
import type { Rulebook, Trial } from '@ludii/engine';
import type { Context } from '@ludii/engine/internal';
import type { Look } from './look.js';
import type { SiteKey, Standing } from './scene.js';
import { keyOf } from './siteKey.js';

/** The players with their scores. */
export function standingsOf(look: Look, trial: Trial): Standing[] {
  const { state } = trial.position.current;
  return Array.from({ length: look.game.players }, (_, i) => ({
    player: i + 1,
    active: state.isActive(i + 1),
    ...scoreOf(look, trial, i + 1),
  }));
}

/** A score is shown in games that have one, or where the description writes one. */
function scoreOf({ graphics, game }: Look, trial: Trial, player: number): Pick<Standing, 'score' | 'unit'> {
  const item = graphics.scoreItem(player);
  const when = item?.words
    .map((word) => word.toLowerCase())
    .find((word) => ['always', 'never', 'atend'].includes(word));
  if (when === 'never' || (when === 'atend' && !trial.isOver)) return {};
  const [written] = item?.calls ?? [];
  const { compiled } = game;
  const score =
    (written ? compiled.setting.numberAt(written, trial.position.current) : undefined) ??
    item?.numbers[0] ??
    (compiled.shape.flags.score ? trial.score(player) : undefined);
  if (score === undefined) return {};
  const unit = item?.strings[0]?.trim();
  return { score, ...(unit ? { unit } : {}) };
}

const asked = new WeakMap<Rulebook, Map<string, ReturnType<Rulebook['compiled']['setting']['ludeme']>>>();

/** The pieces of the mover that the description calls checked, and that are threatened. */
export function checkedSites({ graphics, game }: Look, trial: Trial, { state }: Context): SiteKey[] {
  if (trial.isOver) return [];
  const { setting, shape } = game.compiled;
  const found = new Set<number>();
  for (const { name, player } of graphics.checked) {
    if (player !== undefined && player !== state.mover) continue;
    const written = threatOf(game, name ?? '');
    const sites = written && setting.sitesAt(written, trial.position.current);
    for (const site of sites ?? []) found.add(site);
  }
  return [...found].map((site) => keyOf(shape.board.defaultSite, site));
}

function threatOf(game: Rulebook, name: string) {
  let known = asked.get(game);
  if (!known) {
    known = new Map();
    asked.set(game, known);
  }
  let written = known.get(name);
  if (written === undefined) {
    const component = name === '' || /["\\]/.test(name) ? '' : ` component:"${name}"`;
    written = game.compiled.setting.ludeme(
      `(forEach (sites Occupied by:Mover${component}) if:(is Threatened at:(site)))`,
    );
    known.set(name, written);
  }
  return written;
}
