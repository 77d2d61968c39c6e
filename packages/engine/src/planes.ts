/**
 * Positions as numbers for learning: named planes over the sites, and global numbers. What each plane holds is fixed by the
 * game; values are 0 or 1 for pieces and scaled to about 0 … 1 for others. What is hidden from the observer is left out, and
 * marked in a plane of its own.
 */
import { score } from '@ludii/compiler/internal';
import { checkPlayer } from './checks.js';
import { EngineError } from './errors.js';
import { checkPosition, type Position } from './position.js';
import type { Rulebook } from './rulebook.js';
import { SiteReader, sitesOf } from './siteView.js';

/** What planes show. */
export interface PlaneOptions {
  /** Planes of the mover come first, whoever it is (default false: by number of the player). */
  readonly relative?: boolean | undefined;
  /** Levels of a stack that have planes of their own, counted from the top (default 4; 1 without stacks). */
  readonly levels?: number | undefined;
}

/** Where sites lie when the board is a grid. */
export interface GridLayout {
  readonly rows: number;
  readonly columns: number;
  /** Row and column of each board site; −1 for sites that have none, such as those of hands. */
  readonly row: Int32Array;
  readonly column: Int32Array;
}

/** The layout of the numbers of a game, and how they are written. */
export class Planes {
  /** Names of the planes over the sites, in order. */
  readonly names: readonly string[];
  /** Names of the global numbers, behind all planes. */
  readonly globals: readonly string[];
  /** Number of sites of each plane: all that can hold pieces, hands included. */
  readonly sites: number;
  /** Number of all numbers: planes × sites, and the globals. */
  readonly size: number;
  /** Rows and columns, where the board has them. */
  readonly grid: GridLayout | undefined;
  readonly #game: Rulebook;
  readonly #relative: boolean;
  readonly #levels: number;
  readonly #pieces: readonly { readonly base: string; readonly owner: number }[];
  readonly #byComponent: Int32Array;

  /** @internal */
  constructor(game: Rulebook, { relative = false, levels }: PlaneOptions = {}) {
    const { layout, components } = game.compiled;
    this.#game = game;
    this.#relative = relative;
    this.#levels = layout.stacking ? (levels ?? 4) : 1;
    if (!Number.isInteger(this.#levels) || this.#levels < 1 || this.#levels > 32) {
      throw new EngineError('bad-option', `The number of levels is from 1 to 32, not ${levels}.`);
    }
    const pieces = components.slice(1).filter(({ isDie }) => !isDie);
    this.#pieces = relative ? basesOf(game) : pieces.map(({ name, owner }) => ({ base: name, owner }));
    this.#byComponent = new Int32Array(components.length).fill(-1);
    if (!relative) for (const [k, { index }] of pieces.entries()) this.#byComponent[index] = k;
    const above = Array.from({ length: this.#levels }, (_, k) => (k === 0 ? '' : `/${k}`));
    this.names = [
      ...above.flatMap((level) =>
        this.#pieces.map(({ base, owner }) => `${relative ? ownerName(owner) : ''}${base}${level}`),
      ),
      'count',
      'state',
      'rotation',
      'value',
      'hidden',
    ];
    const players = Array.from({ length: game.players }, (_, i) => `P${i + 1}`);
    const dice = game.compiled.shape.containers
      .filter(({ role }) => role === 'dice')
      .reduce((sum, { size }) => sum + size, 0);
    this.globals = [
      ...players.map((p) => `mover ${p}`),
      ...players.map((p) => `score ${p}`),
      'counter',
      'moves',
      ...Array.from({ length: dice }, (_, i) => `die ${i + 1}`),
    ];
    this.sites = layout.sites[0] + layout.sites[1] + layout.sites[2];
    this.size = this.names.length * this.sites + this.globals.length;
    this.grid = gridOf(game);
  }

  /** `[planes, sites]`: how the numbers before the globals lie. */
  get shape(): readonly [planes: number, sites: number] {
    return [this.names.length, this.sites];
  }

  /**
   * Writes a position, as a player sees it (0, the default, sees everything), into an array of yours, from a place on.
   * Plane `p` of site `s` is at `p × sites + s`.
   */
  write(position: Position, out: Float32Array = new Float32Array(this.size), observer = 0, at = 0): Float32Array {
    if (checkPosition(position).rulebook !== this.#game)
      throw new EngineError('other-game', 'The position is one of another game.');
    checkPlayer(observer, this.#game, 0);
    if (!(out instanceof Float32Array) || !Number.isInteger(at) || at < 0 || out.length < at + this.size) {
      throw new EngineError('bad-option', `Planes are written into a Float32Array with room for ${this.size} numbers.`);
    }
    out.fill(0, at, at + this.size);
    this.#writeSites(position, out, observer, at);
    this.#writeGlobals(position, out, at + this.names.length * this.sites);
    return out;
  }

  #writeSites(position: Position, out: Float32Array, observer: number, at: number): void {
    const reader = new SiteReader(position, observer);
    const { sites } = this;
    const pieces = this.#pieces.length;
    const first = at + pieces * this.#levels * sites;
    const { maxCount, maxState, maxRotation, maxValue } = this.#game.compiled.shape;
    let s = 0;
    for (const [site, type] of sitesOf(position.current)) {
      const view = reader.at(site, type);
      const { levels } = view;
      for (let k = 0; k < Math.min(levels.length, this.#levels); k++) {
        const { what, owner } = levels[levels.length - 1 - k]!;
        const plane = what < 0 ? -1 : this.#planeOf(what, owner, position.mover);
        if (plane >= 0) out[at + (k * pieces + plane) * sites + s] = 1;
      }
      if (levels.length > 0) {
        out[first + s] = Math.max(view.count, 0) / Math.max(maxCount, 1);
        out[first + sites + s] = Math.max(view.state, 0) / Math.max(maxState, 1);
        out[first + 2 * sites + s] = Math.max(view.rotation, 0) / Math.max(maxRotation, 1);
        out[first + 3 * sites + s] = Math.max(view.value, 0) / Math.max(maxValue, 1);
        if (view.what < 0 || view.owner < 0 || view.state < 0) out[first + 4 * sites + s] = 1;
      }
      s++;
    }
  }

  #planeOf(what: number, owner: number, mover: number): number {
    if (!this.#relative) return this.#byComponent[what]!;
    const { baseName } = this.#game.compiled.components[what]!;
    const { players } = this.#game;
    const seen = owner >= 1 && owner <= players ? ((owner - mover + players) % players) + 1 : 0;
    return this.#pieces.findIndex(({ base, owner: side }) => base === baseName && side === seen);
  }

  #writeGlobals(position: Position, out: Float32Array, at: number): void {
    const { players } = this.#game;
    const { current, mover } = position;
    for (let p = 1; p <= players; p++) {
      const seat = this.#relative && mover >= 1 ? (p - mover + players) % players : p - 1;
      if (p === mover) out[at + seat] = 1;
      out[at + players + seat] = score(current.state, p);
    }
    out[at + 2 * players] = current.state.counter;
    out[at + 2 * players + 1] = current.trial.moveNumber;
    position.observe(0).dice.forEach((die, k) => {
      out[at + 2 * players + 2 + k] = die;
    });
  }
}

/** Pieces by name and side: 0 nobody's, 1 the mover's, then those of the players after. */
function basesOf(game: Rulebook): { base: string; owner: number }[] {
  const found = new Map<string, { base: string; owner: number }>();
  for (const { baseName, owner, isDie } of game.compiled.components.slice(1)) {
    if (isDie) continue;
    const owned = owner >= 1 && owner <= game.players;
    const sides = owned ? Array.from({ length: game.players }, (_, i) => i + 1) : [0];
    for (const side of sides) found.set(`${baseName}/${side}`, { base: baseName, owner: side });
  }
  return [...found.values()].sort((a, b) => a.owner - b.owner);
}

function ownerName(side: number): string {
  return side === 0 ? '' : side === 1 ? 'own ' : side === 2 ? 'next ' : `next+${side - 2} `;
}

/** Rows and columns of a board whose default sites are those of a grid: every row and column at most once. */
function gridOf(game: Rulebook): GridLayout | undefined {
  const { shape, board, layout } = game.compiled;
  const type = shape.board.defaultSite;
  const names = (['Cell', 'Vertex', 'Edge'] as const)[type];
  const count = board.topology.count(names);
  const { row, column } = board.topology.sites(names);
  const rows = Math.max(...row.subarray(0, count)) + 1;
  const columns = Math.max(...column.subarray(0, count)) + 1;
  const seen = new Set<number>();
  for (let site = 0; site < count; site++) {
    const place = row[site]! * columns + column[site]!;
    if (row[site]! < 0 || column[site]! < 0 || seen.has(place)) return undefined;
    seen.add(place);
  }
  const own = new Int32Array(layout.totalSites).fill(-1);
  const across = new Int32Array(layout.totalSites).fill(-1);
  for (let site = 0; site < count; site++) {
    own[site] = row[site]!;
    across[site] = column[site]!;
  }
  return { rows, columns, row: own, column: across };
}
