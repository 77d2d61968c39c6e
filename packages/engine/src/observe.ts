/** What a player may know of a position. */
import { type SiteTypeCode, score } from '@ludii/compiler/internal';
import { checkPlayer, shown, siteNumber } from './checks.js';
import { EngineError } from './errors.js';
import type { Position } from './position.js';
import { SiteReader, type SiteView, sitesOf } from './siteView.js';

/**
 * A position as one player sees it: what the rules hide from the player is masked. It is a picture of the moment; it stays
 * as it is when the game goes on. It knows the present only, not what was seen before.
 */
export class Observation {
  readonly game: string;
  /** The player who sees it; 0 sees everything. */
  readonly observer: number;
  readonly mover: number;
  readonly isOver: boolean;
  /** Scores by player (entry 0 unused), all 0 in games without. */
  readonly scores: readonly number[];
  /** The numbers that the dice show for the move to come, in order. */
  readonly dice: readonly number[];
  readonly #sites: ReadonlyMap<number, SiteView>;
  readonly #position: Position['rulebook'];

  /** @internal */
  constructor(position: Position, observer: number) {
    checkPlayer(observer, position.game, 0);
    const { current } = position;
    const reader = new SiteReader(position, observer);
    const all = [...sitesOf(current)].map(([site, type]) => reader.at(site, type));
    this.#sites = new Map(all.map((view) => [view.site * 3 + view.type, view]));
    this.#position = position.rulebook;
    this.game = position.rulebook.name;
    this.observer = observer;
    this.mover = position.mover;
    this.isOver = position.isOver;
    this.scores = Array.from({ length: position.game.players + 1 }, (_, p) => (p === 0 ? 0 : score(current.state, p)));
    this.dice = all.flatMap(({ die }) => (die === undefined ? [] : [die]));
  }

  /** What lies on a site, given by its number or name. */
  at(site: number | string, type: SiteTypeCode = this.#position.compiled.shape.board.defaultSite): SiteView {
    const number = siteNumber(site, type, this.#position);
    // A site of a type that holds no pieces is empty.
    return this.#sites.get(number * 3 + type) ?? emptySite(number, type, this.#position.coordinate(number, type));
  }

  /** All sites with something on them. */
  occupied(): SiteView[] {
    return [...this.#sites.values()].filter(({ levels }) => levels.length > 0);
  }

  /** A text that is the same for positions that the player cannot tell apart. */
  get key(): string {
    const sites = this.occupied().map(({ site, type, count, levels }) => [
      site,
      type,
      count,
      levels.map(({ what, owner, state, rotation, value }) => [what, owner, state, rotation, value]),
    ]);
    return JSON.stringify([this.observer, this.mover, this.isOver, this.scores, this.dice, sites]);
  }

  /** The same for equal observations. */
  equals(other: Observation): boolean {
    if (!(other instanceof Observation))
      throw new EngineError('bad-option', `An observation is expected, not ${shown(other)}.`);
    return this.game === other.game && this.key === other.key;
  }
}

function emptySite(site: number, type: SiteView['type'], name: string): SiteView {
  return {
    site,
    type,
    name,
    piece: '',
    what: 0,
    owner: 0,
    state: 0,
    rotation: 0,
    value: 0,
    count: 0,
    levels: [],
    die: undefined,
  };
}
