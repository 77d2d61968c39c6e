/** `(sites Playable)` and `(sites LineOfPlay)`: where the next piece can join those on the board. */
import { Direction } from '@ludii/geometry';
import { optional } from '@ludii/registry';
import { Cell } from '@ludii/state/internal';
import { SiteSet } from '../../board/siteSet.js';
import { type Build, ludeme } from '../../declare/build.js';
import { fixedRegion, membership, type RegionFn } from '../../declare/compiled.js';
import { Region } from '../../declare/kinds.js';
import { siteTypeName } from '../../declare/siteTypes.js';
import { SiteTypeWord } from '../../declare/words.js';
import { ringLists } from '../rings.js';
import { emptySites } from './empty.js';

function playable(build: Build): RegionFn {
  const name = siteTypeName(build.defaultSite);
  if (build.shape.flags.boardless) {
    const cells = build.topology.count('Cell');
    return (c, out) => {
      for (let site = 0; site < cells; site++) if (c.state.isPlayable(site)) out.add(site);
    };
  }
  const count = build.topology.count(name);
  const { offsets, items } = ringLists(
    build.topology.radialsTowards(name, [Direction.Adjacent]),
    Direction.Adjacent,
    1,
  );
  const centre = fixedRegion(SiteSet.from(build.topology.region(name, 'centre')));
  const isEmpty = membership(emptySites(build.defaultSite, build));
  return (c, out) => {
    if (c.trial.moveNumber === 0) {
      centre(c, out);
      return;
    }
    for (let site = 0; site < count; site++) {
      if (c.state.isEmpty(Cell, site)) continue;
      for (let i = offsets[site]!; i < offsets[site + 1]!; i++) {
        const near = items[i]!;
        if (isEmpty(c, near)) out.add(near);
      }
    }
  };
}

export const sitesPlayable = ludeme('sites', 'Playable', {
  returns: Region,
  args: { elementType: optional(SiteTypeWord) },
  doc: 'The empty sites next to pieces; the centre before the first move.',
  example: '(sites Playable)',
  compile: (_args, build) => playable(build),
});

export const sitesLineOfPlay = ludeme('sites', 'LineOfPlay', {
  returns: Region,
  args: { elementType: optional(SiteTypeWord) },
  doc: 'The sites where the line of play can go on.',
  example: '(sites LineOfPlay)',
  flags: ['lineOfPlay'],
  compile: (_args, build) => playable(build),
});
