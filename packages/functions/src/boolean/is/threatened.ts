/**
 * `(is Threatened …)`: whether an enemy could move to a site if it were their turn. The question is put in a what-if
 * position with the threatened piece on the site; while the enemies' moves are generated, other threat tests are off.
 */
import type { Condition } from '@ludii/ir';
import { everyIterator, keeping } from '@ludii/ir/internal';
import type { Context, SiteTypeCode } from '@ludii/state';
import { Cell, isStacking, storedTypes, Vertex } from '@ludii/state/internal';
import { hasHands } from '../../board/containers.js';
import { canReach } from '../../board/reach.js';
import { borrowSites, returnSites, type SiteSet } from '../../board/siteSet.js';
import { boardCount, whatReader } from '../../board/sites.js';
import { type Build, ludeme } from '../../declare/build.js';
import type { BoolFn, IntFn, MovesFn, RegionFn } from '../../declare/compiled.js';
import { Bool } from '../../declare/kinds.js';
import { numberOf } from '../../declare/meaning.js';
import { typeOr } from '../../declare/siteTypes.js';
import { firstSiteWith } from '../../position/pieceSearch.js';
import { pieceThreatSwitch, threatSwitch } from '../switches.js';
import { standingArgs } from './within.js';

/** Puts a piece on a site of the what-if position. */
type Placement = (c: Context, site: number, owner: number, what: number) => void;

/**
 * How the piece is placed. Games that store one type of site get it on the site; games with several types get it on the
 * site of the same number of another type, and stacks not at all: rules have come to rely on it.
 */
function placement(build: Build, type: SiteTypeCode): Placement {
  const { shape } = build;
  if (isStacking(shape)) return () => {};
  const stored = storedTypes(shape).map((is, t) => is || (t === Cell && hasHands(shape)));
  const several = stored.filter(Boolean).length > 1;
  const written = !several ? type : type === Cell ? Vertex : Cell;
  const count = several ? boardCount(build, written) : Number.POSITIVE_INFINITY;
  return ({ state }, site, owner, what) => {
    if (site >= count || (state.what(written, site) === what && state.who(written, site) === owner)) return;
    state.setSite(written, site, owner, what, -1, -1, -1, -1);
  };
}

/** Whether a player other than the owner, as mover of the what-if position, can move to the site. */
function attacked(
  c: Context,
  site: number,
  owner: number,
  build: Build,
  moves: MovesFn | undefined,
  turn: boolean,
): boolean {
  const { state } = c;
  for (let enemy = 1; enemy <= build.players; enemy++) {
    if (enemy === owner) continue;
    state.mover = enemy;
    if (turn) state.next = owner;
    if (moves ? canReach(c, moves, site) : build.flow.phaseReaches(c, site)) return true;
  }
  return false;
}

interface Threat {
  readonly what: IntFn | undefined;
  readonly at: IntFn | undefined;
  readonly region: RegionFn | undefined;
  readonly type: SiteTypeCode;
  readonly moves: MovesFn | undefined;
}

function threat({ what, at, region, type, moves }: Threat, build: Build): BoolFn {
  const place = placement(build, type);
  const content = whatReader(build, type);
  const owners = Int32Array.from(build.components, ({ owner }) => owner);
  const { defaultSite, players } = build;
  const boardSites = boardCount(build, defaultSite);
  const find = firstSiteWith(build, defaultSite);

  /** Asks about one site with a piece on it, in a what-if position. */
  const isAttacked = keeping(everyIterator, (c, site: number, piece: number): boolean => {
    const owner = owners[piece]!;
    c.mark();
    threatSwitch.hold();
    try {
      c.state.prev = owner;
      place(c, site, owner, what ? what(c) : piece);
      return attacked(c, site, owner, build, moves, what === undefined);
    } finally {
      threatSwitch.release();
      c.rollback();
    }
  });

  // Mostly it is about one piece and the site where it stands.
  const isOne = what !== undefined && (at !== undefined || region === undefined);
  const collect = (c: Context, out: SiteSet): void => {
    if (at) out.addIfSite(at(c));
    else if (region) region(c, out);
    else {
      for (let site = 0; site < boardSites; site++) if (c.state.what(defaultSite, site) !== 0) out.add(site);
    }
  };

  return (c) => {
    if (threatSwitch.isOff) return false;
    let piece = 0;
    if (what) {
      piece = what(c);
      if (piece < 1 || piece >= owners.length || pieceThreatSwitch.isOff) return false;
    }
    if (isOne) {
      const site = at ? at(c) : find(c, piece);
      return site >= 0 && isAttacked(c, site, piece);
    }
    const sites = borrowSites();
    collect(c, sites);
    let found = false;
    for (let site = sites.next(0); site >= 0 && !found; site = sites.next(site + 1)) {
      if (what) found = isAttacked(c, site, piece);
      else {
        const standing = content(c, site);
        if (standing === 0) continue;
        if (c.state.next < 1 || c.state.next > players) break;
        found = isAttacked(c, site, standing);
      }
    }
    returnSites(sites);
    return found;
  };
}

export const isThreatened = ludeme('is', 'Threatened', {
  returns: Bool,
  args: standingArgs,
  doc: 'True if a player other than its owner could move to where a piece stands or would stand.',
  example: '(is Threatened (id "Disc" Next) at:(last From))',
  meaning: ({ what, type, at, in: region, specificMoves }, build): Condition => {
    const code = typeOr(type, build);
    const fn = threat({ what, at, region, type: code, moves: specificMoves }, build);
    const isOff = (): boolean => threatSwitch.isOff;
    const usual = what && !region && !specificMoves && code === build.defaultSite && !isStacking(build.shape);
    if (!usual) return { k: 'callCondition', fn, isOff };
    return {
      k: 'threatened',
      piece: numberOf(what),
      at: at && numberOf(at),
      fn,
      hold: () => threatSwitch.hold(),
      release: () => threatSwitch.release(),
      isOff,
    };
  },
});
