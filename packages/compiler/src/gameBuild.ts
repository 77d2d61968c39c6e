/** The game while it is built: what ludemes can ask for, filled in step by step. */

import type { Build, Component, MovesFn } from '@ludii/functions';
import type { Flow, Hints, NamedMap, NamedRegion } from '@ludii/functions/internal';
import type { Board, Topology } from '@ludii/geometry';
import { LudemeProblem } from '@ludii/registry';
import { Context, type GameShape, type Limits, type PlayableGame, type SiteTypeCode, usualLimits } from '@ludii/state';
import { Consequences } from '@ludii/state/internal';

/** Asked for too early: by a part of the equipment that depends on another which comes later. */
function early(what: string): never {
  const hint = 'The equipment is made in an order: the board, then what stands on it, then the rules.';
  throw new LudemeProblem('too-early', `${what} is asked for before it is known.`, hint);
}

export class GameBuild implements Build {
  readonly consequences = new Consequences();
  readonly hints: Hints[] = [];
  readonly regions: NamedRegion[] = [];
  readonly maps: NamedMap[] = [];
  readonly phases: string[] = [];
  facings: readonly number[] = [];
  #shape: GameShape | undefined;
  #board: Board | undefined;
  #components: readonly Component[] | undefined;
  #flow: Flow | undefined;

  constructor(readonly limits: Limits = usualLimits) {}

  /** Tells what the game is played with. */
  equip(shape: GameShape, board: Board, components: readonly Component[]): void {
    this.#shape = shape;
    this.#board = board;
    this.#components = components;
  }

  set flow(flow: Flow) {
    this.#flow = flow;
  }
  get flow(): Flow {
    return this.#flow ?? early('The flow of the game');
  }
  get shape(): GameShape {
    return this.#shape ?? early('The shape of the game');
  }
  get board(): Board {
    return this.#board ?? early('The board');
  }
  get topology(): Topology {
    return this.board.topology;
  }
  get components(): readonly Component[] {
    return this.#components ?? early('The list of components');
  }
  get defaultSite(): SiteTypeCode {
    return this.shape.board.defaultSite;
  }
  get players(): number {
    return this.shape.players;
  }
  get stacking(): boolean {
    const { flags, board } = this.shape;
    return flags.stacking || flags.card || board.largeStack;
  }

  consequence(moves: MovesFn): number {
    return this.consequences.add(moves);
  }

  text(name: string): number {
    return this.shape.strings.intern(name);
  }

  unstarted(): Context {
    return new Context(this.playable());
  }

  /** The shape with the table of consequences: what a context runs on. */
  playable(): PlayableGame {
    return { ...this.shape, consequences: this.consequences };
  }
}
