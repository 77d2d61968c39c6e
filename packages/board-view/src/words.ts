/** What a screen reader hears. */
import type { BoardScene, MoveView, PositionView, SceneSite, SiteKey } from '@ludii/render';
import { movesBetween, originsOf, targetsOf } from './choosing.js';

const plural = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;

/** A site in words: its name, what stands there, what can be done. */
export function siteWords(
  site: SceneSite,
  view: PositionView,
  selected: SiteKey | undefined,
  place?: readonly [number, number],
): string {
  const { key, label, type } = site;
  const parts = [type === 'Edge' ? `edge ${label}` : label, view.contents[key] ?? 'empty'];
  if (key === selected) parts.push('selected');
  if (place) parts.push(`target ${place[0]} of ${place[1]}`);
  else {
    const count =
      view.moves.filter((move) => move.from === key).length + movesBetween(view.moves, undefined, key).length;
    if (selected === undefined && count > 0) parts.push(plural(count, 'move'));
  }
  if (view.last && (view.last.to === key || view.last.from === key)) parts.push('last move');
  if (view.win.includes(key)) parts.push('winning line');
  return parts.join(', ');
}

/** Labels of all sites. */
export function allSiteWords(
  scene: BoardScene,
  view: PositionView,
  selected: SiteKey | undefined,
): Map<SiteKey, string> {
  const targets =
    selected === undefined ? [] : scene.sites.filter(({ key }) => targetsOf(view.moves, selected).has(key));
  const places = new Map(targets.map(({ key }, i) => [key, [i + 1, targets.length] as const]));
  return new Map(scene.sites.map((site) => [site.key, siteWords(site, view, selected, places.get(site.key))]));
}

/** What is said when a position appears. */
export function positionWords(view: PositionView): string {
  return `${view.last ? `${view.last.notation}. ` : ''}${view.status}`;
}

/** What is said when a site is selected. */
export function selectionWords(site: SceneSite, view: PositionView): string {
  const count = targetsOf(view.moves, site.key).size;
  return `${site.label}, ${view.contents[site.key] ?? 'empty'}, ${plural(count, 'target')}`;
}

/** Moves that are no places on the board: buttons. */
export function buttonMoves(moves: readonly MoveView[]): MoveView[] {
  return moves.filter(({ kind }) => kind !== 'move');
}

/** True if nothing on the board can be played. */
export function onlyButtons(moves: readonly MoveView[]): boolean {
  return originsOf(moves).size === 0 && targetsOf(moves, undefined).size === 0;
}
