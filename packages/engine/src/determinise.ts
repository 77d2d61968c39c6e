/**
 * Filling in what a player cannot know: pieces that are hidden from the player are dealt anew among the places where they
 * may be, and chance to come is seeded. What the player can see stays as it is.
 */
import type { SiteTypeCode, SplitMix64 } from '@ludii/compiler/internal';
import { checkPlayer } from './checks.js';
import { EngineError } from './errors.js';
import type { Position } from './position.js';
import { reseeded } from './seeds.js';
import { SiteReader, sitesOf } from './siteView.js';

/** A place with a piece that the player cannot see. */
interface Place {
  readonly type: SiteTypeCode;
  readonly site: number;
  readonly level: number;
  readonly what: number;
  readonly owner: number;
  readonly state: number;
  readonly rotation: number;
  readonly value: number;
}

/** A copy of a position in which everything hidden from a player is one of the possibilities, by a seed. */
export function determinise(original: Position, player: number, seed: number): Position {
  checkPlayer(player, original.game);
  if (original.game.match) throw new EngineError('bad-option', 'Determinise the games of a match one by one.');
  const random = reseeded(seed);
  const position = original.copy({ seed });
  for (const places of hiddenPlaces(position, player).values()) {
    const pieces = shuffled(places, random);
    places.forEach((place, k) => {
      if (place !== pieces[k]) put(position, place, pieces[k]!);
    });
  }
  // The legal moves depend on the pieces; where dice are thrown for a move, the throw stays in it.
  const { state, trial } = position.current;
  if (state.layout.diceContainers.length === 0) trial.legal = undefined;
  return position;
}

/** Places whose pieces can be exchanged without the player noticing, by all that the player sees of them. */
function hiddenPlaces(position: Position, player: number): Map<string, Place[]> {
  const groups = new Map<string, Place[]>();
  const { current: c } = position;
  const all = new SiteReader(position, 0);
  const seen = new SiteReader(position, player);
  for (const [site, type] of sitesOf(c)) {
    const { levels } = seen.at(site, type);
    if (levels.every(({ what }) => what >= 0)) continue;
    const known = all.at(site, type).levels;
    levels.forEach(({ what, owner, state, rotation, value }, level) => {
      if (what >= 0) return;
      const key = [owner, state, rotation, value].join();
      groups.set(key, [...(groups.get(key) ?? []), { type, site, level, ...known[level]! }]);
    });
  }
  return groups;
}

function shuffled<T>(list: readonly T[], random: SplitMix64): T[] {
  const order = [...list];
  for (let i = order.length - 1; i > 0; i--) {
    const j = random.nextInt(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

/** Puts the piece of one place on another, and leaves what is hidden from whom. */
function put({ current: c }: Position, { type, site, level, what: old }: Place, piece: Place): void {
  const { state } = c;
  const { what, owner, state: local, rotation, value } = piece;
  if (!state.layout.stacking) {
    state.owned.remove(old, type, site);
    state.setSite(type, site, owner, what, -1, local, rotation, value);
    state.owned.add(what, type, site, 0);
    return;
  }
  // Large stacks have no flags: what is hidden in them follows from where they are.
  const hides = c.game.flags.hiddenInfo && state.layout.kind !== 'largeStack';
  const players = hides ? Array.from({ length: c.game.players }, (_, i) => i + 1) : [];
  const size = state.stackSize(type, site);
  const flags = players.map((p) => Array.from({ length: size }, (_, k) => state.hidden(p, type, site, k)));
  state.owned.removeExact(old, type, site, level);
  state.removeAt(type, site, level);
  state.insertPiece(type, site, level, what, owner, local, rotation, value);
  state.owned.add(what, type, site, level);
  players.forEach((p, i) => {
    flags[i]!.forEach((hidden, k) => {
      state.setHidden(p, type, site, k, hidden);
    });
  });
}
