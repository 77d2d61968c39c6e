/** A compiled game: its equipment, its memory, its rules, ready to be played. */

import type { Component } from '@ludii/functions';
import type { Board } from '@ludii/geometry';
import type { GameFlow, GameRules } from '@ludii/rules';
import { Context, type Limits, type PlayableGame, SplitMix64, usualLimits } from '@ludii/state';
import { layoutOf, type StateLayout } from '@ludii/state/internal';
import type { Places } from './places.js';
import type { Setting } from './setting.js';

/** A compiled game. */
export class Game {
  readonly name: string;
  readonly players: number;
  readonly layout: StateLayout;

  constructor(
    readonly shape: PlayableGame,
    readonly board: Board,
    readonly components: readonly Component[],
    readonly rules: GameRules,
    readonly flow: GameFlow,
    /** Hints, regions, maps and metadata: what pictures and descriptions of the game are made from. */
    readonly setting: Setting,
    /** What playing it may cost. */
    readonly limits: Limits = usualLimits,
    /** Where its rules stand in the description, if it was compiled to tell. */
    readonly places?: Places,
  ) {
    this.name = shape.name;
    this.players = shape.players;
    this.layout = layoutOf(shape);
  }

  /** A context in which the game can be started and played; or one that is only to take over an original. */
  newContext(rng: SplitMix64 = new SplitMix64(), original?: Context): Context {
    return new Context(this.shape, rng, this.layout, original);
  }
}
