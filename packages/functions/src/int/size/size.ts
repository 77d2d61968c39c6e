/** `(size Stack …)`, `(size Array …)`, `(size LargePiece …)`, `(size Group …)`. */
import {
  borrowGroup,
  type Group,
  grow,
  growSame,
  hasCall,
  keeping,
  type Member,
  returnGroup,
} from '@ludii/ir/internal';
import { either, named, optional } from '@ludii/registry';
import { coveredSites } from '@ludii/state/internal';
import { placeHeight, readPlace, siteNumbers } from '../../board/containers.js';
import { groupSteps, memberIf } from '../../board/groups.js';
import { sitesIn } from '../../board/siteSet.js';
import { ludeme } from '../../declare/build.js';
import type { IntFn } from '../../declare/compiled.js';
import { Bool, Direction, Int, Ints, Region } from '../../declare/kinds.js';
import { numberOf } from '../../declare/meaning.js';
import { typeOr } from '../../declare/siteTypes.js';
import { SiteTypeWord } from '../../declare/words.js';
import { lastTo } from '../../position/lastMove.js';
import { ofAll } from '../math/arithmetic.js';
import { sitesOf } from '../sitesOf.js';

const sizeStack = ludeme('size', 'Stack', {
  returns: Int,
  args: {
    type: optional(SiteTypeWord),
    in: optional(either(1, named(Region))),
    at: optional(either(1, named(Int))),
  },
  doc: 'The number of pieces in a stack, or in all stacks of a region; where the last move went if neither is given.',
  example: '(size Stack at:(to))',
  flags: ['stacking'],
  meaning: ({ type, in: region, at }, build) => {
    const code = typeOr(type, build);
    const site = numberOf(at ?? lastTo);
    // A site that a closure tells is worked out once.
    return region || hasCall(site) ? undefined : placeHeight(code, site, build.shape);
  },
  compile: ({ type, in: region, at }, build) => {
    const code = typeOr(type, build);
    const height = (at: IntFn): IntFn => readPlace(build, code, at, (c, place, site) => c.state.stackSize(place, site));
    if (!region) return height(at ?? lastTo);
    return (c) => sitesIn(c, region).reduce((n, site) => n + height(() => site)(c), 0);
  },
});

const sizeArray = ludeme('size', 'Array', {
  returns: Int,
  args: { array: Ints },
  doc: 'The number of values in a list.',
  example: '(size Array (values Remembered))',
  compile: ({ array }) => ofAll(array, ({ length }) => length),
});

const sizeLargePiece = ludeme('size', 'LargePiece', {
  returns: Int,
  args: { type: optional(SiteTypeWord), in: either(1, named(Region)), at: either(1, named(Int)) },
  doc: 'The number of sites that the pieces on a site or in a region cover.',
  example: '(size LargePiece at:(to))',
  compile: ({ type, in: region, at }, build) => {
    const code = typeOr(type, build);
    const places = siteNumbers(build.shape).places[code];
    const sites = sitesOf(at, region);
    // How much a piece covers is measured in the middle of the board.
    const centre = build.topology.region('Cell', 'centre')[0] ?? 0;
    return (c) => {
      let n = 0;
      for (const site of sitesIn(c, sites)) {
        const what = site < places ? c.state.what(code, site) : 0;
        if (what !== 0) n += build.components[what]!.walks ? coveredSites(c.state, what, centre, 0).length : 1;
      }
      return n;
    };
  },
});

const sizeGroup = ludeme('size', 'Group', {
  returns: Int,
  args: {
    type: optional(SiteTypeWord),
    at: named(Int),
    directions: optional(Direction),
    if: optional(named(Bool)),
  },
  doc: 'The number of sites connected with a site through equal pieces, or through sites where a condition holds.',
  example: '(size Group at:(last To) Orthogonal)',
  compile: ({ type, at, directions, if: condition }, build) => {
    const { type: code, count, beside } = groupSteps(build, typeOr(type, build), directions);
    const member = condition && memberIf(condition);
    const growWhere = keeping(['from', 'to'], (c, group: Group, site: number, belongs: Member) => {
      // The condition is asked for the site itself before `from` is there.
      if (!belongs(c, site, site)) return;
      c.from = site;
      grow(c, group, site, beside, belongs);
    });
    return (c) => {
      const site = at(c);
      if (site < 0 || site >= count) throw new RangeError(`there is no board site ${site} to find a group of`);
      const group = borrowGroup(count);
      if (member) growWhere(c, group, site, member);
      else growSame(c, group, site, code, beside);
      const n = group.size;
      returnGroup(group);
      return n;
    };
  },
});

export const sizes = [sizeStack, sizeArray, sizeLargePiece, sizeGroup];
