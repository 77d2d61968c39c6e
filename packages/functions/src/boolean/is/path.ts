/** `(is Path …)`: whether the sites of a player form a path or a cycle of a length. */
import { either, named, optional } from '@ludii/registry';
import type { Context } from '@ludii/state';
import { Edge } from '@ludii/state/internal';
import { boardCount } from '../../board/sites.js';
import { ludeme } from '../../declare/build.js';
import { Bool, Int, Player, Range } from '../../declare/kinds.js';
import { playerOf } from '../../declare/roles.js';
import { siteTypeCode } from '../../declare/siteTypes.js';
import { Role, SiteTypeWord } from '../../declare/words.js';
import { lastTo } from '../../position/lastMove.js';
import { graphFlagOf } from '../flags.js';
import { EdgePath } from './edgePath.js';
import { SitePath } from './sitePath.js';

export const isPath = ludeme('is', 'Path', {
  returns: Bool,
  args: {
    type: SiteTypeWord,
    from: named(optional(Int)),
    who: either(1, Player),
    role: either(1, Role),
    length: named(Range),
    closed: named(optional(Bool)),
  },
  silent: ['type'],
  flags: (given) => ['graph', ...graphFlagOf(given.type)],
  doc: 'True if the last move completes a path of a length, or a cycle with `closed:True`, of edges, vertices or cells of a player.',
  example: '(is Path Edge Next length:(range 4 6) closed:True)',
  compile: ({ type, from, who, role, length, closed }, build) => {
    const code = siteTypeCode(type);
    const player = playerOf(who, role, build);
    const site = from ?? lastTo;
    const count = boardCount(build, code);
    const { topology } = build;
    return (c: Context) => {
      const start = site(c);
      if (start < 0 || start >= count) return false;
      const owner = player(c);
      const least = length.min(c);
      const most = length.max(c);
      const path = code === Edge ? new EdgePath(topology, c, owner) : new SitePath(topology, code, c, owner, start);
      return closed?.(c) ? path.isClosed(start, least, most) : path.isOpen(start, least, most);
    };
  },
});
