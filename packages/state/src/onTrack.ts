/**
 * How many pieces of a kind are at each index of a track. Needed only where a site occurs twice in a track, so that the
 * site does not say how far a piece has come. The counts follow the actions and may become negative.
 */
import type { StateLayout } from './layout.js';
import type { GameShape } from './shape.js';
import type { Store } from './store.js';

/** Where the sites of tracks are: the same for all states of a game. */
interface Places {
  readonly lengths: readonly number[];
  readonly indices: readonly ReadonlyMap<number, readonly number[]>[];
}

const known = new WeakMap<GameShape['tracks'], Places>();

function placesOf({ tracks }: GameShape): Places {
  const ready = known.get(tracks);
  if (ready) return ready;
  const indices = tracks.map((track) => {
    const map = new Map<number, number[]>();
    track.sites.forEach((site, i) => {
      const list = map.get(site);
      if (list) list.push(i);
      else map.set(site, [i]);
    });
    return map;
  });
  const made = { lengths: tracks.map((track) => track.sites.length), indices };
  known.set(tracks, made);
  return made;
}

/** Pieces by track, component and index. */
export class OnTrack {
  /** Whether the game keeps the counts. */
  readonly used: boolean;
  readonly #store: Store;
  readonly #offsets: readonly number[];
  readonly #lengths: readonly number[];
  /** For each track: site → ascending indices. */
  readonly #indices: readonly ReadonlyMap<number, readonly number[]>[];

  /** With the counts of another state of the game, whatever is the same for all of them comes from there. */
  constructor(store: Store, shape: GameShape, layout: StateLayout, other?: OnTrack) {
    this.#store = store;
    this.#offsets = layout.onTrack;
    this.used = layout.onTrack.length > 0;
    if (other) {
      this.#lengths = other.#lengths;
      this.#indices = other.#indices;
    } else {
      const { lengths, indices } = placesOf(shape);
      this.#lengths = lengths;
      this.#indices = indices;
    }
  }

  /** Count of a component at an index of a track. */
  count(track: number, component: number, index: number): number {
    return this.#store.words[this.#word(track, component, index)]!;
  }

  /** Indices of a site on a track, ascending. */
  indices(track: number, site: number): readonly number[] {
    return this.#indices[track]?.get(site) ?? none;
  }

  #word(track: number, component: number, index: number): number {
    return this.#offsets[track]! + component * this.#lengths[track]! + index;
  }

  #add(track: number, component: number, index: number, n: number): void {
    const word = this.#word(track, component, index);
    this.#store.set(word, this.#store.words[word]! + n);
  }

  /** A piece was put on a site. */
  place(component: number, site: number, n: number): void {
    for (let t = 0; t < this.#offsets.length; t++) {
      const first = this.indices(t, site)[0];
      if (first !== undefined) this.#add(t, component, first, n);
    }
  }

  /** A piece went from one site to another. */
  move(component: number, from: number, to: number, n: number): void {
    for (let t = 0; t < this.#offsets.length; t++) {
      const starts = this.indices(t, from);
      const ends = this.indices(t, to);
      if (starts.length === 0) {
        if (ends.length > 0) this.#add(t, component, ends[0]!, 1);
        continue;
      }
      for (const a of starts) {
        if (this.count(t, component, a) <= 0) continue;
        this.#add(t, component, a, -n);
        const b = ends.find((index) => index > a) ?? ends[0];
        if (b !== undefined) this.#add(t, component, b, n);
        break;
      }
    }
  }

  /** A piece was taken from a site. */
  remove(component: number, site: number): void {
    for (let t = 0; t < this.#offsets.length; t++) {
      for (const index of this.indices(t, site)) this.#add(t, component, index, -1);
    }
  }
}

const none: readonly number[] = [];
