/** `(forEach …)` as a region: sites that pass a test, and unions over sites, players, teams and levels. */
import type { Sites } from '@ludii/ir';
import { keeping } from '@ludii/ir/internal';
import { named, optional } from '@ludii/registry';
import type { SiteTypeCode } from '@ludii/state';
import { typeByNumber } from '../board/containers.js';
import type { SiteSet } from '../board/siteSet.js';
import { ludeme } from '../declare/build.js';
import { Bool, Int, Ints, Region } from '../declare/kinds.js';
import { conditionOf, regionOf } from '../declare/meaning.js';
import { typeOr } from '../declare/siteTypes.js';
import { SiteTypeWord, StackDirectionWord } from '../declare/words.js';
import { eachPlayerOf, eachSite, eachTeam, repeated } from '../position/rounds.js';

const forEachPlayer = ludeme('forEach', {
  returns: Region,
  args: { players: Ints, region: Region },
  doc: 'The sites of a region for each of some players.',
  example: '(forEach (players Ally of:(next)) (sites Occupied by:Player))',
  compile: ({ players: listed, region }, { players }) => repeated(eachPlayerOf(listed, players), region),
});

const forEachLevel = ludeme('forEach', 'Level', {
  returns: Region,
  args: {
    type: optional(SiteTypeWord),
    at: named(Int),
    stackDirection: optional(StackDirectionWord),
    if: named(optional(Bool)),
    startAt: named(optional(Int)),
  },
  doc: 'The levels of a stack that pass a test.',
  example: '(forEach Level at:(to) if:(= (what at:(to) level:(level)) (id "Disc1")))',
  compile: ({ type, at, stackDirection, if: condition, startAt }, build) => {
    const typeAt = typeByNumber(build.shape, typeOr(type, build));
    const upwards = stackDirection === 'FromBottom';
    return keeping(['level'], (c, out: SiteSet) => {
      const site = at(c);
      const start = startAt ? startAt(c) : -1;
      const code = typeAt(site);
      if (code < 0) return;
      const size = c.state.stackSize(code as SiteTypeCode, site);
      let level = upwards ? Math.max(start, 0) : start < 0 || start >= size ? size - 1 : start;
      const step = upwards ? 1 : -1;
      for (; level >= 0 && level < size; level += step) {
        c.level = level;
        if (!condition || condition(c)) out.add(level);
      }
    });
  },
});

const forEachTeam = ludeme('forEach', 'Team', {
  returns: Region,
  args: { region: Region },
  doc: 'The sites of a region for each team; `(team)` gives its players.',
  example: '(forEach Team (forEach (team) (sites Occupied by:Player)))',
  compile: ({ region }, { players }) => repeated(eachTeam(players), region),
});

const forEachSite = ludeme('forEach', {
  returns: Region,
  args: { region: Region, if: named(Bool) },
  doc: 'The sites of a region that pass a test of `(site)`.',
  example: '(forEach (sites Outer) if:(is Even (count at:(site))))',
  meaning: ({ region, if: condition }, build): Sites => ({
    k: 'where',
    sites: regionOf(region, build),
    register: 'site',
    test: conditionOf(condition),
  }),
});

const forEachOf = ludeme('forEach', {
  returns: Region,
  args: { of: named(Region), region: Region },
  doc: 'The sites of a region for each `(site)` of another one.',
  example: '(forEach of:(sites Occupied by:Mover) (sites Around (site) Empty))',
  compile: ({ of, region }) => repeated(eachSite(of), region),
});

export const forEachRegions = [forEachPlayer, forEachLevel, forEachTeam, forEachSite, forEachOf];
