/** A compiled game with its names and places: all that a position needs to know of the game it belongs to. */
import type { Game as CompiledGame, Match as CompiledMatch, Limits } from '@ludii/compiler';
import type { SiteTypeCode } from '@ludii/compiler/internal';
import { ActionSpace } from './actionSpace.js';
import { checkOptions, checkSiteType, checkText, siteNumber } from './checks.js';
import { coordinateOf, siteOf } from './coordinates.js';
import { EngineError } from './errors.js';
import { type PlaneOptions, Planes } from './planes.js';
import type { GameSource } from './source.js';

/** What is the same in all trials of a game or a match. */
export class Rulebook {
  readonly name: string;
  /** Number of players. */
  readonly players: number;
  readonly mode: 'alternating' | 'simultaneous' | 'simulation';
  /** True if chance plays a part. */
  readonly isStochastic: boolean;
  /** True if something on the board is hidden from some player. */
  readonly hasHiddenInformation: boolean;
  /** What compiling and playing it may cost. */
  readonly limits: Limits;
  /** The compiled rules and equipment; of a match those of its first game. */
  readonly compiled: CompiledGame;
  /** The compiled match, if it is one. */
  readonly match: CompiledMatch | undefined;
  /** The games of a match, in the order in which it lists them; of a game only itself. */
  readonly games: readonly Rulebook[];
  /**
   * Set when a move of one of its trials is taken back: those that begin later note from the start how that is done.
   *
   * @internal
   */
  takesBack = false;
  /**
   * Set when somebody looks at the moves that one of its trials has played: those that begin later record them from the start.
   *
   * @internal
   */
  looksBack = false;
  /**
   * The trial that began last, if the next one may take its position when it is over.
   *
   * @internal
   */
  latest: object | undefined;
  #actionSpace: ActionSpace | undefined;

  /** @internal */
  constructor(
    played: CompiledGame | CompiledMatch,
    /** What it was compiled from; worker threads compile it again. */
    readonly source: GameSource,
    /** Options in force, as `Heading/Item`. */
    readonly options: readonly string[] = [],
  ) {
    this.match = 'games' in played ? played : undefined;
    const all = 'games' in played ? played.games : [played];
    this.compiled = all[0]!;
    this.limits = this.compiled.limits;
    this.games = 'games' in played ? all.map((game) => new Rulebook(game, source)) : [this];
    const shapes = all.map(({ shape }) => shape);
    this.name = played.name;
    this.players = played.players;
    this.mode = shapes.find(({ mode }) => mode !== 'alternating')?.mode ?? 'alternating';
    this.isStochastic = shapes.some(({ flags }) => flags.stochastic);
    this.hasHiddenInformation = shapes.some(({ flags }) => flags.hiddenInfo || flags.card);
  }

  /** A game is over after so many choices at the latest; a match has no such limit. */
  get maxLength(): number {
    if (this.match) return Number.POSITIVE_INFINITY;
    const { moves } = this.compiled.flow.limits;
    return this.mode === 'simultaneous' ? moves * this.players : moves;
  }

  /** Numbers for the actions of the players, the same in all positions. Worked out when it is first asked for. */
  get actionSpace(): ActionSpace {
    this.#actionSpace ??= new ActionSpace(this.games[0]!);
    return this.#actionSpace;
  }

  /**
   * Positions as numbers for learning: named planes over the sites and global numbers, which `write` puts into an array of
   * yours. Of a match these are the planes of its first game.
   *
   * @example
   * const planes = game.observation({ relative: true });
   * planes.write(trial.position, new Float32Array(planes.size));
   */
  observation(options?: PlaneOptions): Planes {
    return new Planes(this.games[0]!, checkOptions(options));
  }

  /** What `JSON.stringify` writes. */
  toJSON(): { name: string; players: number; options: readonly string[] } {
    const { name, players, options } = this;
    return { name, players, options };
  }

  /** What people call a site: `C4` on the board, `Hand1:0` elsewhere. */
  coordinate(site: number, type: SiteTypeCode = this.compiled.shape.board.defaultSite): string {
    return coordinateOf(this.compiled, siteNumber(site, type, this), type);
  }

  /** The site with a name, −1 if there is none. */
  site(coordinate: string, type: SiteTypeCode = this.compiled.shape.board.defaultSite): number {
    return siteOf(this.compiled, checkText(coordinate, 'A coordinate'), checkSiteType(type));
  }
}

/** Refuses what is no game. */
export function checkGame(game: Rulebook): Rulebook {
  if (game instanceof Rulebook) return game;
  throw new EngineError('bad-option', 'The first argument is a game: see loadGame.');
}
