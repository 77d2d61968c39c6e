/** `(is Loop …)`: whether the last piece closes a ring of pieces around some site. */
import { conditionFn } from '@ludii/ir';
import type { RingCondition } from '@ludii/ir/internal';
import { either, list, named, optional } from '@ludii/registry';
import { stateKind } from '@ludii/state/internal';
import { insiders, ringBoard } from '../../board/ring.js';
import { type Build, ludeme } from '../../declare/build.js';
import type { BoolFn } from '../../declare/compiled.js';
import { Bool, Direction, Int, Region } from '../../declare/kinds.js';
import { numberOf, toldCondition } from '../../declare/meaning.js';
import { typeOr } from '../../declare/siteTypes.js';
import { Role, SiteTypeWord, Switch } from '../../declare/words.js';
import { moverRegister } from '../../int/turn.js';
import { lastTo } from '../../position/lastMove.js';
import { tilePathLoop } from './tileLoop.js';

export const isLoop = ludeme('is', 'Loop', {
  returns: Bool,
  args: {
    type: optional(SiteTypeWord),
    surround: named(either(1, optional(Role))),
    surroundList: either(1, optional(list(Role))),
    directions: optional(Direction),
    colour: optional(Int),
    start: either(2, optional(Int)),
    regionStart: either(2, optional(Region)),
    path: named(optional(Switch)),
  },
  flags: ({ path }) => (path ? ['looksBack'] : []),
  doc: 'True if pieces of the mover, or of a colour, form a ring, around anything or around pieces of some players. With `path:True` the coloured paths on tiles form it.',
  example: '(is Loop surround:Next)',
  meaning: (args, build: Build) => {
    const type = typeOr(args.type, build);
    const colour = args.colour ?? moverRegister;
    const start = args.start ?? lastTo;
    const ring: RingCondition = {
      k: 'ring',
      site: numberOf(start),
      colour: numberOf(colour),
      inside: insiders(args.surroundList ?? (args.surround && [args.surround]), build),
      board: ringBoard(build, type, args.directions),
    };
    if (!args.path)
      return toldCondition(ring, stateKind(build.shape) === 'flat' && typeof ring.board.beside !== 'function');
    const tiles = tilePathLoop(build, colour, args.start, args.regionStart);
    const pieces = conditionFn(ring);
    const fn: BoolFn = (c) => {
      const site = start(c);
      const isTile = site >= 0 && site < ring.board.outer.length && build.components[c.state.what(type, site)]!.tile;
      return isTile ? tiles(c) : pieces(c);
    };
    return toldCondition({ k: 'callCondition', fn }, true);
  },
});
