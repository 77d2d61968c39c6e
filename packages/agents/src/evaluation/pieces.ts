/** Walking over the pieces of a player. */
import type { Position } from '@ludii/engine';
import { positionLevel, positionSite, positionType } from '@ludii/engine/internal';
import type { PieceWeights } from './term.js';

/** Weight of every component by number. A name that ends in a digit means one piece, else that of every player. */
export function componentWeights({ game }: Position, weights: PieceWeights | undefined): Float64Array {
  const { components } = game.compiled;
  const out = new Float64Array(components.length).fill(weights ? 0 : 1);
  for (const [name, weight] of Object.entries(weights ?? {})) {
    components.forEach((component, i) => {
      const fits = component.name === name || (!/\d$/.test(name) && component.name.replace(/\d+$/, '') === name);
      if (fits) out[i] = weight;
    });
  }
  return out;
}

/** Calls back for every piece of a player: its component, site, level and the code of its site type. */
export function forEachPiece(
  position: Position,
  player: number,
  visit: (component: number, site: number, level: number, type: 0 | 1 | 2) => void,
): void {
  const { owned } = position.current.state;
  const components = owned.components[player];
  if (!components) return;
  for (const component of components) {
    const length = owned.length(component);
    for (let i = 0; i < length; i++) {
      const entry = owned.entry(component, i);
      visit(component, positionSite(entry), positionLevel(entry), positionType(entry) as 0 | 1 | 2);
    }
  }
}
