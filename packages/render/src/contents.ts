/** What stands where in a position, as one player may see it. */
import type { Position, SiteTypeCode } from '@ludii/engine';
import {
  type Component,
  type ContainerShape,
  currentDie,
  Hidden,
  PuzzleState,
  type State,
  thrownFaces,
} from '@ludii/engine/internal';

/** A piece at a level of a site. Numbers that are hidden are −1. */
export interface Level {
  readonly component: Component;
  readonly state: number;
  readonly rotation: number;
  readonly value: number;
  /** The piece itself is hidden. */
  readonly unknown: boolean;
  /** Its owner is hidden. */
  readonly unowned: boolean;
  /** A die of the present throw that was used already. */
  readonly spent?: boolean;
}

/** The pieces of a site, from the bottom. */
export interface Contents {
  readonly type: SiteTypeCode;
  readonly site: number;
  readonly container: number;
  readonly containerShape: ContainerShape;
  readonly levels: readonly Level[];
  /** Number of equal pieces of a pile, −1 if hidden; 1 for stacks. */
  readonly count: number;
}

/** All sites with pieces, by type and number. The viewer 0 sees everything. */
export function readContents(position: Position, viewer: number): Contents[] {
  const { state } = position.current;
  const { shape } = position.rulebook.compiled;
  if (state instanceof PuzzleState) return [];
  // The throw that is being played is not in the state yet: the legal moves hold it.
  const thrown = state.layout.dice.length > 0 && !position.isOver ? thrownFaces(position.legal) : undefined;
  const found: Contents[] = [];
  for (const type of [0, 1, 2] as const) {
    if (!state.layout.stored[type]) continue;
    const sizes = shape.board.sizes[type];
    for (let site = 0; site < sizes; site++) {
      const contents = readSite(position, viewer, type, site, 0);
      if (contents) found.push(contents);
    }
  }
  for (let index = 1; index < shape.containers.length; index++) {
    const { first, size } = shape.containers[index]!;
    for (let site = first; site < first + size; site++) {
      const contents = readSite(position, viewer, 0, site, index);
      const face = thrown?.get(site);
      if (!contents) continue;
      const shown = face !== undefined ? { state: face } : isSpent(state, first, site) ? { spent: true } : undefined;
      found.push(shown ? { ...contents, levels: contents.levels.map((level) => ({ ...level, ...shown })) } : contents);
    }
  }
  return found;
}

/** True for a die that the mover has used while others of the throw are left. */
function isSpent(state: State, first: number, site: number): boolean {
  const hand = state.layout.dice.findIndex((dice) => dice.first === first);
  if (hand < 0 || state.mover !== state.prev) return false;
  const left = Array.from({ length: state.layout.dice[hand]!.length }, (_, die) => currentDie(state, hand, die));
  return left[site - first] === 0 && left.some((value) => value !== 0);
}

function readSite(
  position: Position,
  viewer: number,
  type: SiteTypeCode,
  site: number,
  container: number,
): Contents | undefined {
  const { state } = position.current;
  const { components, shape } = position.rulebook.compiled;
  const { stacking } = state.layout;
  const size = stacking ? state.stackSize(type, site) : state.what(type, site) > 0 ? 1 : 0;
  if (size === 0) return undefined;
  const hides = viewer > 0 && shape.flags.hiddenInfo;
  const levels: Level[] = [];
  let count = stacking ? 1 : Math.max(1, state.count(type, site));
  for (let level = 0; level < size; level++) {
    const what = stacking ? state.whatAt(type, site, level) : state.what(type, site);
    const component = components[what];
    if (!component || what === 0) continue;
    const hidden = hides ? state.hidden(viewer, type, site, level) : 0;
    if (hidden & Hidden.All) continue;
    if (hidden & Hidden.Count) count = -1;
    levels.push({
      component,
      state: hidden & Hidden.State ? -1 : stacking ? state.stateAt(type, site, level) : state.state(type, site),
      rotation:
        hidden & Hidden.Rotation ? 0 : stacking ? state.rotationAt(type, site, level) : state.rotation(type, site),
      value: hidden & Hidden.Value ? -1 : stacking ? state.valueAt(type, site, level) : state.value(type, site),
      unknown: (hidden & Hidden.What) !== 0,
      unowned: (hidden & Hidden.Who) !== 0,
    });
  }
  if (levels.length === 0) return undefined;
  return { type, site, container, containerShape: shape.containers[container]!, levels, count };
}
