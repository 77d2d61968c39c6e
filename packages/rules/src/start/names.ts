/** Finding what start rules name: pieces, containers, coordinates. */
import type { Build } from '@ludii/functions';
import { fail, siteTypeName } from '@ludii/functions/internal';
import type { SiteTypeCode } from '@ludii/state';

/** The number of the last component with exactly this name, or -1. */
export function componentIndex(build: Build, name: string): number {
  for (let i = build.components.length - 1; i > 0; i--) if (build.components[i]!.name === name) return i;
  return -1;
}

/** The number of a component; an unknown name is a problem of the description. */
export function requireComponent(build: Build, name: string): number {
  const index = componentIndex(build, name);
  if (index >= 0) return index;
  const known = build.components.slice(1).map((component) => component.name);
  fail('unknown-piece', `There is no piece "${name}".`, `The pieces are ${known.join(', ') || 'none'}.`);
}

/** The number of the last container with exactly this name, or -1. */
export function containerIndex(build: Build, name: string): number {
  const { containers } = build.shape;
  for (let i = containers.length - 1; i >= 0; i--) if (containers[i]!.name === name) return i;
  return -1;
}

/** The number of a container; an unknown name is a problem of the description. */
export function requireContainer(build: Build, name: string): number {
  const index = containerIndex(build, name);
  if (index >= 0) return index;
  const known = build.shape.containers.map((container) => container.name);
  fail('unknown-container', `There is no "${name}" to put pieces into.`, `There are ${known.join(', ')}.`);
}

/** The site with a coordinate, or -1. */
export function siteOf(build: Build, type: SiteTypeCode, coordinate: string): number {
  return build.topology.find(siteTypeName(type), coordinate);
}
