/** The index of pieces: where those of an owner are. */
import type { Context } from '@ludii/state';
import { positionSite } from '@ludii/state/internal';
import type { Build, Component } from '../declare/build.js';

/** Asks about one entry of the index after the other, of the pieces of an owner, up to the first of which it is true. */
export function someOwned(c: Context, owner: number, test: (entry: number, component: number) => boolean): boolean {
  const { owned } = c.state;
  const components = owned.components[owner];
  if (!components) return false;
  for (let k = 0; k < components.length; k++) {
    const component = components[k]!;
    const length = owned.length(component);
    for (let i = 0; i < length; i++) if (test(owned.entry(component, i), component)) return true;
  }
  return false;
}

/** The sites with pieces of an owner, in the order of the index. */
export function ownedSites(c: Context, owner: number): ReadonlySet<number> {
  const sites = new Set<number>();
  someOwned(c, owner, (entry) => sites.add(positionSite(entry)).size < 0);
  return sites;
}

/** The components of some sort by owner, from 0 to the number of players and one more; all of them for each if everyone is meant. */
export const componentsByOwner = (
  build: Pick<Build, 'players' | 'components'>,
  isMeant: (component: Component) => boolean,
  everyone: boolean,
): readonly (readonly number[])[] =>
  componentsByPlayer(build, (component, player) => (everyone || component.owner === player) && isMeant(component));

/** The components that are meant for each player, from 0 to the number of players and one more. */
export const componentsByPlayer = (
  { players, components }: Pick<Build, 'players' | 'components'>,
  isMeant: (component: Component, player: number) => boolean,
): readonly (readonly number[])[] =>
  Array.from({ length: players + 2 }, (_, player) =>
    components.filter((each) => each.index > 0 && isMeant(each, player)).map(({ index }) => index),
  );
