/** `(is Line …)`: rows of pieces, by kind of game. */

import { and, type Condition, constant, math, not, or } from '@ludii/ir';
import { type CalledCondition, type LineCondition, leaving } from '@ludii/ir/internal';
import { either, list, named, optional } from '@ludii/registry';
import { Cell, isStacking } from '@ludii/state/internal';
import { directionCode } from '../../../board/boards.js';
import { linesThrough } from '../../../board/lines.js';
import { boardCount, whatReader } from '../../../board/sites.js';
import { ludeme } from '../../../declare/build.js';
import { type BoolFn, fixedBool, type IntFn } from '../../../declare/compiled.js';
import { Bool, Int, Region } from '../../../declare/kinds.js';
import { conditionOf, numberOf } from '../../../declare/meaning.js';
import { siteTypeName, typeOr } from '../../../declare/siteTypes.js';
import { AbsoluteDirectionWord, Role, SiteTypeWord } from '../../../declare/words.js';
import { lastTo } from '../../../position/lastMove.js';
import { graphFlagOf } from '../../flags.js';
import { type Classes, countedChoice, countedClasses } from './counted.js';
import { type FlatLine, flatLine } from './flat.js';
import { puzzleLine } from './puzzle.js';
import { Sight } from './sight.js';
import { stackLine } from './stack.js';
import { boardLines, rowsWatch } from './watch.js';

const yes = fixedBool(true);
const no = fixedBool(false);

/** The number of pieces without a gap that a line must have, if it is always the same; otherwise 0. */
const leastLength = ({ length, contiguous, throughAny }: Pick<FlatLine, 'length' | 'contiguous' | 'throughAny'>) =>
  contiguous.fixed === true && !throughAny ? (length.fixed ?? 0) : 0;

/** A line that only a closure looks for. It may leave `to` where it looked last. */
const called = (fn: BoolFn): CalledCondition => ({ k: 'callCondition', fn: leaving(['to'], fn) });

/** What a line without extras means; undefined for others. */
function lineMeaning(
  line: Omit<FlatLine, 'sight'>,
  { of, owner }: Classes,
  whats: readonly IntFn[] | undefined,
): LineCondition | undefined {
  const { type, lines, length, through, throughAny, exact, contiguous, condition, kinds, useOpposites } = line;
  const extras = condition || kinds || throughAny || contiguous.fixed !== true || useOpposites.fixed !== true;
  if (extras || length.fixed === undefined || exact.fixed === undefined || length.fixed < 2) return undefined;
  // Unless pieces are named or belong to somebody, empty sites around an empty one are a row as well.
  const emptyCounts = whats ? whats.some(({ fixed }) => fixed === 0) : !owner;
  return {
    k: 'line',
    site: numberOf(through),
    type,
    limit: Math.min(line.limit, lines.offsets.length - 1),
    length: length.fixed,
    exact: exact.fixed,
    lines,
    classes: Array.from(of, (each, index) => (index > 0 ? each : emptyCounts ? (whats ? 1 : of.length) : 0)),
    only: owner && math('+', numberOf(owner), constant(1)),
  };
}

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
  meaning: (args, build): Condition => {
    const type = typeOr(args.type, build);
    const lines = linesThrough(build.topology.radialTable(siteTypeName(type)), directionCode(args.dirn ?? 'Adjacent'));
    const whats = args.whats ?? (args.what && [args.what]);
    const shared = {
      type,
      lines,
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
      return called(stackLine({ ...shared, limit, counted, byLevel: args.byLevel ?? no, top: args.top ?? no }));
    }
    if (build.shape.flags.deductionPuzzle) {
      return conditionOf(puzzleLine({ ...shared, through: args.through, whats }));
    }
    const line = {
      ...shared,
      what: whatReader(build, type),
      counted: countedChoice(build, args.who, whats),
      kinds: args.throughHowMuch?.fixed === 1 ? undefined : args.throughHowMuch,
      useOpposites: args.useOpposites ?? yes,
    };
    const { isVisible } = args;
    const unseen = (): Condition => {
      const classes = countedClasses(build, args.who, whats);
      const least = leastLength(line);
      const watch =
        args.through || least < 2 || !classes ? undefined : () => rowsWatch(type, boardLines(lines), least, classes);
      const known = classes && lineMeaning(line, classes, whats);
      return { ...(known ?? called(flatLine({ ...line, sight: undefined }))), watch };
    };
    if (!isVisible || isVisible.fixed === false) return unseen();
    const seen = called(flatLine({ ...line, sight: new Sight(build.topology, type) }));
    const test = conditionOf(isVisible);
    return or(and(test, seen), and(not(test), unseen()));
  },
});
