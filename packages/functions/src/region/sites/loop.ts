/** `(sites Loop …)`: a ring of pieces round some sites, or what it encloses. */
import { valueFn } from '@ludii/ir';
import { type Beside, Ring, sitesBeside } from '@ludii/ir/internal';
import { either, list, named, optional } from '@ludii/registry';
import type { Context } from '@ludii/state';
import { insiders, ringBoard } from '../../board/ring.js';
import { type Build, ludeme } from '../../declare/build.js';
import type { RegionFn } from '../../declare/compiled.js';
import { Bool, Direction, Int, Region } from '../../declare/kinds.js';
import { typeOr } from '../../declare/siteTypes.js';
import { Role, SiteTypeWord } from '../../declare/words.js';
import { lastTo } from '../../position/lastMove.js';

/** Without the pieces that a loop can do without. The entry's number is taken for a site, as recorded games have it. */
function reduced(c: Context, pieces: readonly number[], beside: Beside): readonly number[] {
  const targets = (site: number): number[] => Array.from(sitesBeside(c, beside, site));
  const loop = [...pieces];
  for (let i = loop.length - 1; i >= 0; i--) {
    const rest = loop.filter((_, k) => k !== i);
    const first = rest[0];
    if (first === undefined) continue;
    const chain = [first];
    for (const site of chain) {
      const further = targets(site).find((target) => rest.includes(target) && !chain.includes(target));
      if (further !== undefined) chain.push(further);
    }
    const whole = chain.length === rest.length && targets(chain.at(-1)!).includes(first);
    const at = whole ? loop.indexOf(i) : -1;
    if (at >= 0) loop.splice(at, 1);
  }
  return loop;
}

export const sitesLoop = ludeme('sites', 'Loop', {
  returns: Region,
  args: {
    inside: named(optional(Bool)),
    type: optional(SiteTypeWord),
    surround: either(1, named(optional(Role))),
    surroundList: either(1, optional(list(Role))),
    directions: optional(Direction),
    colour: optional(Int),
    start: either(2, optional(Int)),
    // Accepted, but the loop is always looked for at the start site.
    regionStart: either(2, optional(Region)),
  },
  doc: 'The sites of a loop of pieces, or those inside it.',
  example: '(sites Loop)',
  compile: ({ inside, type, surround, surroundList, directions, colour, start }, build: Build): RegionFn => {
    const code = typeOr(type, build);
    const inner = insiders(surroundList ?? (surround && [surround]), build);
    const owners = inner && valueFn(inner);
    const board = ringBoard(build, code, directions);
    const ring = new Ring(board);
    return (c, out) => {
      const site = start ? start(c) : lastTo(c);
      if (site < 0 || site >= board.outer.length || c.state.what(code, site) === 0) return;
      const set = owners ? owners(c) : 0;
      if ((owners && set === 0) || !ring.closes(c, site, colour ? colour(c) : c.state.mover, set)) return;
      for (const found of inside?.(c) ? ring.area : reduced(c, ring.pieces, board.beside)) out.add(found);
    };
  },
});
