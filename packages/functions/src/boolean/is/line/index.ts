/** `(is Line …)`: rows of pieces, by kind of game. */
import { either, list, named, optional } from '@ludii/registry';
import { Cell, isStacking } from '@ludii/state';
import { directionCode } from '../../../boards.js';
import { ludeme } from '../../../build.js';
import { fixedBool } from '../../../compiled.js';
import { Bool, Int, Region } from '../../../kinds.js';
import { lastTo } from '../../../lastMove.js';
import { boardCount, whatReader } from '../../../sites.js';
import { siteTypeCode, siteTypeName } from '../../../siteTypes.js';
import { AbsoluteDirectionWord, Role, SiteTypeWord } from '../../../words.js';
import { graphFlagOf } from '../../flags.js';
import { countedChoice, countedClasses } from './counted.js';
import { type FlatLine, flatLine } from './flat.js';
import { puzzleLine } from './puzzle.js';
import { Sight } from './sight.js';
import { stackLine } from './stack.js';
import { LineWatch } from './watch.js';

const yes = fixedBool(true);
const no = fixedBool(false);

/** The number of pieces without a gap that a line must have, if it is always the same; otherwise 0. */
const leastLength = ({ length, contiguous, throughAny }: Pick<FlatLine, 'length' | 'contiguous' | 'throughAny'>) =>
  contiguous.fixed === true && !throughAny ? (length.fixed ?? 0) : 0;

export const isLine = ludeme('is', 'Line', {
  returns: Bool,
  args: {
    type: optional(SiteTypeWord),
    length: Int,
    dirn: optional(AbsoluteDirectionWord),
    through: named(either(2, optional(Int))),
    throughAny: named(either(2, optional(Region))),
    who: either(1, optional(Role)),
    what: named(either(1, optional(Int))),
    whats: named(either(1, optional(list(Int)))),
    exact: named(optional(Bool)),
    contiguous: named(optional(Bool)),
    if: named(optional(Bool)),
    byLevel: named(optional(Bool)),
    top: named(optional(Bool)),
    throughHowMuch: named(optional(Int)),
    isVisible: named(optional(Bool)),
    useOpposites: named(optional(Bool)),
  },
  silent: ['type'],
  flags: (given) => graphFlagOf(given.type),
  doc: 'True if pieces form a line of a length through a site, normally the one that the last move went to.',
  example: '(is Line 5 Orthogonal exact:True)',
  compile: (args, build) => {
    const type = args.type ? siteTypeCode(args.type) : build.defaultSite;
    const radials = build.topology.radialTable(siteTypeName(type));
    const whats = args.whats ?? (args.what && [args.what]);
    const shared = {
      type,
      radials,
      slot: radials.slotOf[directionCode(args.dirn ?? 'Adjacent')]!,
      // The number of vertices also bounds the pivots on edges.
      limit: boardCount(build, type === Cell ? Cell : 1),
      length: args.length,
      through: args.through ?? lastTo,
      throughAny: args.throughAny,
      exact: args.exact ?? no,
      contiguous: args.contiguous ?? yes,
      condition: args.if?.fixed === true ? undefined : args.if,
    };
    if (isStacking(build.shape)) {
      const counted = countedChoice(build, args.who, whats);
      const limit = boardCount(build, type);
      return stackLine({ ...shared, limit, counted, byLevel: args.byLevel ?? no, top: args.top ?? no });
    }
    if (build.shape.flags.deductionPuzzle) return puzzleLine({ ...shared, through: args.through, whats });
    const line = {
      ...shared,
      what: whatReader(build, type),
      counted: countedChoice(build, args.who, whats),
      kinds: args.throughHowMuch?.fixed === 1 ? undefined : args.throughHowMuch,
      useOpposites: args.useOpposites ?? yes,
    };
    const { isVisible } = args;
    if (!isVisible || isVisible.fixed === false) {
      const test = flatLine({ ...line, sight: undefined });
      const least = leastLength(line);
      const classes = countedClasses(build, args.who, whats);
      if (args.through || least < 2 || !classes) return test;
      const { slot } = shared;
      return Object.assign(test, {
        watch: () => new LineWatch(type, radials, slot, least, classes, boardCount(build, type)),
      });
    }
    const seen = flatLine({ ...line, sight: new Sight(build.topology, type) });
    if (isVisible.fixed) return seen;
    const unseen = flatLine({ ...line, sight: undefined });
    return (c) => (isVisible(c) ? seen(c) : unseen(c));
  },
});
