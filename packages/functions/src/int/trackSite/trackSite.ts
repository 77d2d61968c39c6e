/** `(trackSite …)`: sites along a track. */
import { findTrack, type Track } from '@ludii/geometry';
import { and, compare, constant, type Value, valueFn } from '@ludii/ir';
import { choice, tableOf } from '@ludii/ir/internal';
import { either, named, optional } from '@ludii/registry';
import { type Build, ludeme } from '../../declare/build.js';
import { allFixed, fixedInt, type IntFn } from '../../declare/compiled.js';
import { Bool, Int, Player } from '../../declare/kinds.js';
import { conditionOf, numberOf } from '../../declare/meaning.js';
import { playerOf } from '../../declare/roles.js';
import { Role, Text } from '../../declare/words.js';
import { fromRegister } from '../registers.js';
import { moverRegister } from '../turn.js';
import { trackOfPlayers, trackPosition } from './position.js';

/** The track of the first and the last site: unowned tracks serve everybody, and there is always one to fall back on. */
function sharedTrack(tracks: readonly Track[], player: number, name: string | undefined): Track | undefined {
  const found =
    name === undefined
      ? tracks.find(({ owner }) => owner === player || owner === 0)
      : tracks.find((track) => track.name.includes(name) && (player === 0 || track.owner === player));
  return found ?? tracks[0];
}

const whose = { player: optional(either(1, Player)), role: optional(either(1, Role)) };

const firstSite = ludeme('trackSite', 'FirstSite', {
  returns: Int,
  args: { ...whose, name: optional(Text), from: optional(named(Int)), if: optional(named(Bool)) },
  doc: 'The first site of a track, going round from a site, where a condition holds; -1 if it holds nowhere.',
  example: '(trackSite FirstSite P2 from:3 if:(is Occupied (to)))',
  meaning: ({ player, role, name, from, if: condition }, build): Value => {
    const { tracks } = build.board;
    const owner = playerOf(player, role, build, fixedInt(0));
    const chosen = trackOfPlayers(build, (p) => sharedTrack(tracks, p, name));
    const who = numberOf(owner);
    const search = (of: Value): Value => ({
      k: 'search',
      player: of,
      from: numberOf(from ?? fixedInt(-1)),
      test: conditionOf(condition),
      // Whoever is no player has the first track.
      tracks: [...chosen, undefined].map((track) => Array.from((track ?? tracks[0])?.sites ?? [])),
    });
    if (who.k === 'player' && condition?.fixed === undefined) return search(who);
    const isPlayer = and(compare('>=', who, constant(0)), compare('<', who, constant(chosen.length)));
    const fn = valueFn(search(choice(isPlayer, who, constant(chosen.length))));
    // A search without a condition that depends on the play is made once, before the game begins.
    const value = allFixed(owner, condition) ? fn(build.unstarted()) : -1;
    return value === -1 ? { k: 'callValue', fn } : constant(value);
  },
});

const endSite = ludeme('trackSite', 'EndSite', {
  returns: Int,
  args: { ...whose, name: optional(Text) },
  doc: 'The last site of a track.',
  example: '(trackSite EndSite Mover)',
  meaning: ({ player, role, name }, build) => {
    const { tracks } = build.board;
    const ends = trackOfPlayers(build, (p) => sharedTrack(tracks, p, name)).map((track) => track?.sites.at(-1) ?? -1);
    return tableOf(numberOf(playerOf(player, role, build, fixedInt(0))), ends, tracks[0]?.sites.at(-1) ?? -1);
  },
});

/** The site some steps on: round and round on a loop, -1 beyond the end of a track. */
function onwards(track: Track, index: number, steps: number): number {
  const { sites, loop } = track;
  const target = index + Math.max(steps, 0);
  if (target < sites.length) return sites[target]!;
  return loop && sites.length > 0 ? sites[target % sites.length]! : -1;
}

const move = ludeme('trackSite', 'Move', {
  returns: Int,
  args: {
    from: optional(named(Int)),
    role: optional(either(1, Role)),
    player: optional(either(1, Player)),
    name: optional(either(1, Text)),
    steps: named(Int),
  },
  doc: 'The site some steps further along a track; -1 beyond its end.',
  example: '(trackSite Move from:(from) steps:(count Pips))',
  meaning: ({ from, role, player, name, steps }, build): Value | undefined => {
    // Where a track crosses itself, the way of a piece tells its place.
    if (build.board.tracks.some(({ internalLoop }) => internalLoop)) return undefined;
    const owner: IntFn = playerOf(player, role, build, moverRegister);
    const who = numberOf(owner);
    if (who.k !== 'player' && who.k !== 'const') return undefined;
    const tracks = trackOfPlayers(build, tracksForMoving(build, name)).map(
      (track) => track && { sites: Array.from(track.sites), loop: track.loop },
    );
    return { k: 'track', player: who, from: numberOf(from ?? fromRegister), steps: numberOf(steps), tracks };
  },
  compile: ({ from, role, player, name, steps }, build): IntFn => {
    const owner: IntFn = playerOf(player, role, build, moverRegister);
    const start = from ?? fromRegister;
    const position = trackPosition(build);
    const trackFor = tracksForMoving(build, name);
    return (c) => {
      const p = owner(c);
      const track = trackFor(p);
      if (!track) return -1;
      const index = position(c, track, start(c), p);
      const many = steps(c);
      return index < 0 ? -1 : onwards(track, index, many);
    };
  },
});

/** The track of each player for moving: by name, else their own, else one without an owner. */
function tracksForMoving(build: Build, name: string | undefined): (player: number) => Track | undefined {
  const { tracks } = build.board;
  const choose = (player: number): Track | undefined =>
    (name !== undefined ? findTrack(tracks, player, name) : undefined) ?? findTrack(tracks, player);
  const chosen = trackOfPlayers(build, choose);
  return (player) => (player >= 0 && player < chosen.length ? chosen[player] : choose(player));
}

export const trackSites = [firstSite, endSite, move];
