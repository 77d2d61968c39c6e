/** A compiled game with its names and places: all that a position needs to know of the game it belongs to. */
import type { Game as CompiledGame, SiteTypeCode } from '@ludii/compiler';
import { coordinateOf, siteOf } from './coordinates.js';
import type { GameSource } from './source.js';

/** What is the same in all trials of a game. */
export class Rulebook {
  readonly name: string;
  /** Number of players. */
  readonly players: number;
  readonly mode: 'alternating' | 'simultaneous' | 'simulation';
  /** True if chance plays a part. */
  readonly isStochastic: boolean;
  /** True if something on the board is hidden from some player. */
  readonly hasHiddenInformation: boolean;

  constructor(
    /** The compiled rules and equipment. */
    readonly compiled: CompiledGame,
    /** What it was compiled from; worker threads compile it again. */
    readonly source: GameSource,
    /** Options in force, as `Heading/Item`. */
    readonly options: readonly string[] = [],
  ) {
    const { name, players, mode, flags } = compiled.shape;
    this.name = name;
    this.players = players;
    this.mode = mode;
    this.isStochastic = flags.stochastic;
    this.hasHiddenInformation = flags.hiddenInfo || flags.card;
  }

  /** What people call a site: `C4` on the board, `Hand1:0` elsewhere. */
  coordinate(site: number, type: SiteTypeCode = this.compiled.shape.board.defaultSite): string {
    return coordinateOf(this.compiled, site, type);
  }

  /** The site with a name, −1 if there is none. */
  site(coordinate: string, type: SiteTypeCode = this.compiled.shape.board.defaultSite): number {
    return siteOf(this.compiled, coordinate, type);
  }
}
