/** `(sites Occupied …)`: where the pieces of a player are, read from the index of pieces rather than from the board. */
import { compare, register, type Sites } from '@ludii/ir';
import { common, mayRead } from '@ludii/ir/internal';
import { either, type Kind, list, named, optional } from '@ludii/registry';
import type { Context } from '@ludii/state';
import { Cell, positionSite, positionType } from '@ludii/state/internal';
import { placeDatum, siteNumbers } from '../../board/containers.js';
import { componentsByOwner, componentsByPlayer, someOwned } from '../../board/owned.js';
import { type Build, type Component, fail, ludeme } from '../../declare/build.js';
import { fixedInt, type IntFn, type RegionFn } from '../../declare/compiled.js';
import { Int, Player, Region } from '../../declare/kinds.js';
import { calledSites, numberOf } from '../../declare/meaning.js';
import { playerAsSet, roleIndex, roleOwners } from '../../declare/roles.js';
import { typeOr } from '../../declare/siteTypes.js';
import { Role, type RoleWord, SiteTypeWord, Switch, Text } from '../../declare/words.js';
import { addFootprint } from '../footprint.js';

/** Marks the components with one of some base names. */
function markNamed(names: readonly string[], { components }: Build): Uint8Array {
  return Uint8Array.from(components, ({ baseName, index }) => (index > 0 && names.includes(baseName) ? 1 : 0));
}

/** A container, which may be the one of a player. */
interface Which extends IntFn {
  /** Given where it is the hand of a player: its number for each player, -1 for all containers. */
  readonly hands?: readonly number[];
}

/** The number of the container that is asked about; -1 for all of them. */
function containerOf(given: IntFn | string | undefined, by: IntFn | RoleWord, build: Build): Which {
  if (given === undefined) return fixedInt(-1);
  if (typeof given === 'function') return given;
  const { containers } = build.shape;
  if (!given.includes('Hand') || typeof by === 'function') {
    const index = containers.findIndex(({ name }) => name === given);
    if (index < 0) fail('unknown-name', `There is no container "${given}".`);
    return fixedInt(index);
  }
  const owner = roleIndex(by, build);
  const handOf = (player: number): number =>
    containers.findIndex(
      (container) => container.role === 'hand' && container.owner === player && container.name.includes(given),
    );
  if (owner.fixed !== undefined) return fixedInt(handOf(owner.fixed));
  const hands = Array.from({ length: build.players + 2 }, (_, player) => handOf(player));
  return Object.assign((c: Context) => hands[owner(c)] ?? -2, { hands });
}

interface Given {
  readonly by: IntFn | RoleWord;
  readonly container: IntFn | string | undefined;
  readonly component: IntFn | string | undefined;
  readonly components: readonly string[] | undefined;
  readonly top: boolean | undefined;
  readonly on: 'Cell' | 'Vertex' | 'Edge' | undefined;
}

function compile({ by, container, component, components, top, on }: Given, build: Build): RegionFn {
  const type = typeOr(on, build);
  const who = typeof by === 'function' ? by : roleIndex(by, build);
  const owners = typeof by === 'function' ? playerAsSet(by, 0, 31) : roleOwners(by, build);
  const names = components ?? (typeof component === 'string' ? [component] : undefined);
  const marked = names ? markNamed(names, build) : undefined;
  const index = typeof component === 'function' ? component : undefined;
  // A name together with a word that is not about everybody or the others means the pieces of one player only.
  const onePlayer = marked !== undefined && by !== 'All' && by !== 'Enemy' && by !== 'NonMover';
  const testsTop = build.stacking && (top ?? true);
  const cid = containerOf(container, by, build);
  const { containers } = build.shape;
  const largePieces = container !== undefined && build.shape.flags.largePiece;

  return (c, out) => {
    const at = cid(c);
    if (at < -1) return;
    const ofType = at > 0 ? Cell : type;
    const { first, size } = containers[at] ?? { first: 0, size: Number.POSITIVE_INFINITY };
    const allowed = owners(c);
    const wanted = index ? index(c) : -1;
    const player = onePlayer ? who(c) : -1;
    const add = (entry: number, component: number): boolean => {
      const site = positionSite(entry);
      const meant = index ? component === wanted : !marked || marked[component] === 1;
      if (!meant || positionType(entry) !== ofType || site < first || site >= first + size) return false;
      if (largePieces && at === 0) addFootprint(c, ofType, site, out);
      else if (!testsTop || (allowed >>> c.state.who(ofType, site)) & 1) out.add(site);
      return false;
    };
    for (let owner = 0; owner <= build.players + 1; owner++) {
      if ((allowed >>> owner) & 1 && (!onePlayer || owner === player)) someOwned(c, owner, add);
    }
  };
}

/** A call of the region of the container of a player, which has the sites of these containers only. */
function called(given: Given, container: Which, build: Build): Sites | undefined {
  const { containers } = build.shape;
  const number = numberOf(container);
  const players = number.k === 'player' ? Array.from({ length: build.players }, (_, k) => containers[k + 1]) : [];
  const ranges = players.filter((each) => each !== undefined);
  if (ranges.length === 0 || ranges.length < players.length) return undefined;
  const within = ranges.flatMap(({ first, size }) => Array.from({ length: size }, (_, i) => first + i));
  return { ...calledSites(compile(given, build), build), within };
}

/** What the region means: the sites in the index of pieces; undefined where large pieces say more than that. */
function meaning(given: Given, build: Build): Sites | undefined {
  const { by, container, component, components, top, on } = given;
  const at = containerOf(container, by, build);
  const { shape } = build;
  if (container !== undefined && shape.flags.largePiece) return called(given, at, build);
  if (shape.flags.team) return undefined;
  const whole = at.fixed ?? (at.hands ? -1 : -2);
  if (typeof component === 'function' || whole < -1) return undefined;
  const names = components ?? (component === undefined ? undefined : [component]);
  const marked = names ? markNamed(names, build) : undefined;
  const all = by === 'All';
  const others = by === 'Enemy' || by === 'NonMover';
  if (by === 'Ally' || (others && build.stacking)) return undefined;
  const mover = by === 'Friend' || by === 'TeamMover' || others;
  const player = typeof by === 'function' ? by : roleIndex(mover ? 'Mover' : by, build);
  const isNamed = ({ index }: Component): boolean => !marked || marked[index] === 1;
  const isOther = (each: Component, player: number): boolean =>
    each.owner !== player && each.owner <= build.players && (each.owner > 0 || by === 'NonMover') && isNamed(each);
  const lists = others ? componentsByPlayer(build, isOther) : componentsByOwner(build, isNamed, all);
  const everywhere = { first: 0, size: siteNumbers(shape).total };
  const { first, size } = whole < 0 ? everywhere : shape.containers[whole]!;
  const type = whole > 0 || at.hands ? Cell : typeOr(on, build);
  // Without a hand a player is asked about all sites, which need not be cells.
  if (type !== typeOr(on, build) && at.hands?.includes(-1)) return undefined;
  const end = Math.max(first + size, whole < 0 ? shape.board.sizes[type] : 0);
  const owner = numberOf(player);
  const owned: Sites = { k: 'ownedSites', player: owner, components: lists, type, first, end };
  const inHands = at.hands?.map((hand) => {
    const range = hand < 0 ? everywhere : shape.containers[hand]!;
    return Array.from({ length: range.size }, (_, i) => range.first + i);
  });
  const sites = inHands ? common(owned, { k: 'sitesOf', player: owner, sites: inHands }) : owned;
  if (!build.stacking || top === false || all) return sites;
  // The piece on top must be the player's, too. Who that is may not depend on the site that is looked at.
  if (mayRead(owner, 'site')) return undefined;
  const test = compare('=', placeDatum('who', type, register('site'), shape), owner);
  return { k: 'where', sites, register: 'site', test };
}

const occupied = (by: Kind<IntFn | RoleWord>, container: Kind<IntFn | string>, component: Kind<IntFn | string>) =>
  ludeme('sites', 'Occupied', {
    returns: Region,
    args: {
      by: named(by),
      container: named(optional(container)),
      component: either(1, named(optional(component))),
      components: either(1, named(optional(list(Text)))),
      top: named(optional(Switch)),
      on: named(optional(SiteTypeWord)),
    },
    doc: 'The sites with pieces of a player, perhaps only of some kinds or in one container.',
    example: '(sites Occupied by:Mover)',
    compile,
    meaning,
  });

/** Players, containers and components can each be given in two ways under one name: a form for every combination. */
export const sitesOccupied = [Player, Role].flatMap((by) =>
  [Int, Text].flatMap((container) => [Int, Text].map((component) => occupied(by, container, component))),
);
