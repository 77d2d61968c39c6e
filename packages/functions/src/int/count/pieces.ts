/** `(count Pieces …)` and `(count Pips …)`: pieces of players, and what their dice show. */
import { always, and, compare, constant, register, type Sites, type Value } from '@ludii/ir';
import { choice, common, keeping, sumOver } from '@ludii/ir/internal';
import { either, named, optional } from '@ludii/registry';
import type { Context, SiteTypeCode } from '@ludii/state';
import { Cell, diceSum, dominoesLeft, hasCounts, positionSite, positionType } from '@ludii/state/internal';
import { placeDatum, placesEnd, siteNumbers } from '../../board/containers.js';
import { componentsByOwner, someOwned } from '../../board/owned.js';
import { sitesIn } from '../../board/siteSet.js';
import { type Build, ludeme } from '../../declare/build.js';
import type { BoolFn, IntFn } from '../../declare/compiled.js';
import { Bool, Int, Region } from '../../declare/kinds.js';
import { combined, conditionOf, numberOf, regionOf } from '../../declare/meaning.js';
import { type PlayerSetFn, playerAsSet, roleIndex, roleOwners } from '../../declare/roles.js';
import { siteTypeCode } from '../../declare/siteTypes.js';
import { Role, SiteTypeWord, Text } from '../../declare/words.js';

/** Which pieces are counted. */
interface Choice {
  /** Only positions of this type, on the board; undefined for all positions. */
  readonly type: SiteTypeCode | undefined;
  readonly owners: PlayerSetFn;
  /** 1 for the pieces that count; undefined if all do. */
  readonly wanted: Uint8Array | undefined;
  /** Given if only some sites count: whether one does at present. */
  readonly within: ((c: Context) => (site: number) => boolean) | undefined;
  readonly condition: BoolFn | undefined;
}

/** Pieces on one site that count. */
type SiteCount = (c: Context, type: SiteTypeCode, site: number, owners: number) => number;

function countOnSite({ stacking }: Build, { wanted, condition }: Choice): SiteCount {
  if (stacking) {
    return (c, type, site, owners) => {
      const height = c.state.stackSize(type, site);
      let n = 0;
      for (let level = 0; level < height; level++) {
        if (((owners >>> c.state.whoAt(type, site, level)) & 1) === 0) continue;
        if (wanted && wanted[c.state.whatAt(type, site, level)] !== 1) continue;
        if (condition) {
          c.level = level;
          c.site = site;
          if (!condition(c)) continue;
        }
        n++;
      }
      return n;
    };
  }
  return (c, type, site, owners) => {
    if (((owners >>> c.state.who(type, site)) & 1) === 0) return 0;
    if (wanted && wanted[c.state.what(type, site)] !== 1) return 0;
    if (condition) {
      c.site = site;
      if (!condition(c)) return 0;
    }
    return c.state.count(type, site);
  };
}

/** Marks the pieces with a text in their names. */
export const piecesWith = (name: string, { components }: Build): Uint8Array =>
  Uint8Array.from(components, (piece) => (piece.index > 0 && piece.name.includes(name) ? 1 : 0));

/** The number of pieces that count, up to so many. */
export function countPieces(build: Build, choice: Choice, enough = Number.POSITIVE_INFINITY): IntFn {
  const { type, owners, within } = choice;
  const { board, total } = siteNumbers(build.shape);
  const { defaultSite } = build;
  const boardPlaces = build.shape.board.sizes[type ?? defaultSite];
  const onSite = countOnSite(build, choice);
  return keeping(['site', 'level'], (c) => {
    const isInside = within?.(c);
    const set = owners(c);
    let n = 0;
    for (let player = 0; player <= build.players + 1; player++) {
      if (((set >>> player) & 1) === 0 || n >= enough) continue;
      const seen = new Set<number>();
      someOwned(c, player, (entry) => {
        const site = positionSite(entry);
        if ((type !== undefined && positionType(entry) !== type) || seen.has(site)) return false;
        seen.add(site);
        if (isInside && !isInside(site)) return false;
        if (type === undefined && site >= board && site < total) n += onSite(c, Cell, site, set);
        else if (site < boardPlaces) n += onSite(c, type ?? defaultSite, site, set);
        return n >= enough;
      });
    }
    return n;
  });
}

const args = {
  type: optional(SiteTypeWord),
  role: optional(either(1, Role)),
  of: optional(either(1, named(Int))),
  name: optional(Text),
  in: optional(named(Region)),
  if: optional(named(Bool)),
};

/** The dominoes that nobody has drawn yet are called the bag. */
const Bag = 'Bag';

export const countOfPlayers = [
  ludeme('count', 'Pieces', {
    returns: Int,
    args,
    doc: 'The number of pieces of a player or of all, perhaps only of some name, in some region, or with some property.',
    example: '(count Pieces Mover)',
    flags: ({ name }) => (name?.form === 'literal' && name.value === Bag ? ['dominoes', 'largePiece'] : []),
    meaning: ({ type, role, of, name, in: region, if: condition }, build): Value | undefined => {
      const { shape } = build;
      const player = of ?? roleIndex(role ?? 'All', build);
      const one = player.fixed === undefined ? player.ir !== undefined : player.fixed >= 0;
      if (build.stacking || shape.flags.team || name === Bag || !one) return undefined;
      const everyone = !of && (role ?? 'All') === 'All';
      const lists = componentsByOwner(build, ({ name: full }) => name === undefined || full.includes(name), everyone);
      const plain = !hasCounts(shape) && shape.containers.length === 1;
      if (plain && !type && !region && !condition) return { k: 'owned', of: numberOf(player), components: lists };
      const code = type && siteTypeCode(type);
      const within = region && regionOf(region, build);
      const end = code === undefined ? placesEnd(shape, build.defaultSite) : shape.board.sizes[code];
      const pieces: Sites = { k: 'ownedSites', player: numberOf(player), components: lists, type: code, first: 0, end };
      const site = register('site');
      const count =
        code === undefined
          ? placeDatum('count', build.defaultSite, site, shape)
          : ({ k: 'read', datum: 'count', type: code, site, limit: end } as const);
      // The index of pieces may name a site that has another player's piece by now.
      const owner =
        code === undefined ? placeDatum('who', build.defaultSite, site, shape) : { ...count, datum: 'who' as const };
      const own = everyone ? always : compare('=', owner as Value, numberOf(player));
      const counted = choice(and(own, conditionOf(condition)), count, constant(0));
      return sumOver(within ? combined(common(pieces, within), build) : pieces, 'site', counted);
    },
    compile: ({ type, role, of, name, in: region, if: condition }, build) => {
      if (name === Bag) return (c) => dominoesLeft(c.state);
      const owners = of ? playerAsSet(of, 0, build.players + 1) : roleOwners(role ?? 'All', build);
      return countPieces(build, {
        type: type && siteTypeCode(type),
        owners,
        wanted: name === undefined ? undefined : piecesWith(name, build),
        within:
          region &&
          ((c) => {
            const sites = new Set(sitesIn(c, region));
            return (site) => sites.has(site);
          }),
        condition,
      });
    },
  }),
  ludeme('count', 'Pips', {
    returns: Int,
    args,
    doc: 'The sum of what the dice of a player show; the shared dice if no player is given.',
    example: '(count Pips)',
    flags: ['stochastic'],
    meaning: ({ role, of }, build): Value => {
      const hands = diceOfPlayers(build);
      const player = of ?? roleIndex(role ?? 'Shared', build);
      if (player.fixed !== undefined) {
        const hand = hands[player.fixed] ?? -1;
        return hand < 0 ? constant(0) : { k: 'pips', hand };
      }
      const fn: IntFn = (c) => {
        const hand = hands[player(c)] ?? -1;
        return hand < 0 ? 0 : diceSum(c.state, hand);
      };
      return { k: 'callValue', fn };
    },
  }),
];

/** The number of the first hand of dice of each player, -1 if there is none. */
function diceOfPlayers({ players, shape }: Build): Int32Array {
  const hands = new Int32Array(players + 2).fill(-1);
  const dice = shape.containers.filter(({ role }) => role === 'dice');
  dice.forEach(({ owner }, hand) => {
    if (hands[owner] === -1) hands[owner] = hand;
  });
  return hands;
}
