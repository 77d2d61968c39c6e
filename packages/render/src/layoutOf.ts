/** Where the sites of a game are in its pictures. */
import type { Rulebook } from '@ludii/engine';
import type { Layout } from './layout.js';
import { lookOf } from './look.js';

/** The layout of a game: sites, hands and dice in the coordinates of its pictures. */
export function layoutOf(game: Rulebook): Layout {
  return lookOf(game, 'light').layout;
}
