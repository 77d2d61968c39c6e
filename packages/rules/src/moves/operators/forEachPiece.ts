/** `(forEach Piece …)`: the moves of a player's pieces, one piece after the other. */
import { Bool, type Build, Int, type IntFn, ludeme, Moves, type MovesFn, Player, Role, Text } from '@ludii/functions';
import {
  consequenceOf,
  type DraftList,
  type DraftRule,
  draftFrames,
  draftMoves,
  endsOn,
  fail,
  type MoveTest,
  NonDecision,
  numberOf,
  roleIndex,
  ruleOf,
  SiteTypeWord,
  siteTypeCode,
  someMove,
  ThenPart,
} from '@ludii/functions/internal';
import type { Rule } from '@ludii/ir';
import { attached, type PieceRule } from '@ludii/ir/internal';
import { either, list, named, optional } from '@ludii/registry';
import { type Context, isOver, type MoveList } from '@ludii/state';
import { positionLevel, positionSite, positionType } from '@ludii/state/internal';
import { attachThen, setMovers, testAttached } from '../shared/consequence.js';
import { byPlayer } from './byPlayer.js';
import { lendTurn, setTurn } from './lentTurn.js';
import { draftPasses, passesCanMove, pieceByPiece } from './piecePasses.js';
import { PieceTables } from './pieceTables.js';
import { tabledPieces } from './tabledPieces.js';

/** The number of a container: by expression, or by its exact name. */
function containerNumber(build: Build, container: IntFn | undefined, name: string | undefined): IntFn {
  if (container) return container;
  if (name === undefined) return () => 0;
  const index = build.shape.containers.findLastIndex((each) => each.name === name);
  if (index < 0) fail('unknown-container', `There is no container "${name}".`);
  return () => index;
}

/** A component with moves. */
interface Movable {
  readonly index: number;
  readonly rule: MovesFn;
  /** A piece of it as a candidate, if the rule never has more than one move. */
  readonly candidate: DraftRule;
}

/** The largest board for which tables of moves are made. */
const MostTabledSites = 1024;

export const forEachPiece = ludeme('forEach', 'Piece', {
  returns: NonDecision,
  args: {
    on: named(optional(SiteTypeWord)),
    item: either(1, optional(Text)),
    items: either(1, optional(list(Text))),
    container: either(2, named(optional(Int))),
    containerName: either(2, optional(Text)),
    moves: optional(Moves),
    player: either(3, optional(Player)),
    role: either(3, optional(Role)),
    top: named(optional(Bool)),
    consequence: optional(ThenPart),
  },
  doc: 'The moves of every piece of a player: those of the piece itself, or the given ones with `(from)` at the piece.',
  example: '(forEach Piece "Pawn")',
  flags: ({ top }) => (top ? ['stacking'] : []),
  meaning: ({ on, item, items, container, containerName, moves, player, role, top, consequence: then }, build) => {
    const elsewhere = on || containerName !== undefined || player || (role !== undefined && role !== 'Mover');
    if (elsewhere || top || build.stacking || build.shape.flags.deductionPuzzle) return undefined;
    const names = items ?? (item === undefined ? undefined : [item]);
    const chosen = build.components.filter(
      ({ index, baseName }) => index > 0 && (names === undefined || names.includes(baseName)),
    );
    const given = moves && ruleOf(moves);
    // The moves of pieces may not be compiled yet.
    let known: readonly PieceRule[] | undefined;
    const rule: Rule = {
      k: 'pieces',
      limit: build.shape.board.sizes[build.defaultSite],
      container: container && {
        which: numberOf(container),
        ranges: build.shape.containers.map(({ first, size }, place) => ({
          first,
          end: first + (place === 0 ? build.shape.board.sizes[build.defaultSite] : size),
        })),
      },
      get rules() {
        known ??= chosen.flatMap(({ index, owner, moves: own }) => {
          const each = given ?? (own && ruleOf(own));
          return each ? [{ component: index, owner, rule: each }] : [];
        });
        return known;
      },
    };
    return attached(rule, consequenceOf(then));
  },
  compile: ({ on, item, items, container, containerName, moves, player, role, top, consequence: then }, build) => {
    const attach = attachThen(then);
    const { players, shape, defaultSite } = build;
    const type = on ? siteTypeCode(on) : undefined;
    const boardSites = shape.board.sizes[type ?? defaultSite];
    const everyone = role === 'All' || role === 'Each';
    const owner = player ?? roleIndex(role ?? 'Mover', build);
    const where = containerNumber(build, container, containerName);
    const names = items ?? (item === undefined ? undefined : [item]);
    // Components by owner, in ascending order; the last entry is for all owners together.
    const chosen = Array.from({ length: players + 3 }, (_, who) =>
      build.components.filter(
        (component) =>
          component.index > 0 &&
          (who === players + 2 || component.owner === who) &&
          (names === undefined || names.includes(component.baseName)),
      ),
    );

    /** The components of an owner that have moves. */
    const movableOf = byPlayer((who): readonly Movable[] =>
      chosen[everyone ? players + 2 : who]!.flatMap(({ index, moves: own }) => {
        const rule = moves ?? own;
        return rule ? { index, rule, candidate: { complete: rule } } : [];
      }),
    );

    /**
     * Visits the pieces with the iterators set, until a visit answers true. While pieces of another player are visited,
     * that player is the mover.
     */
    const visit = (c: Context, visitor: (generate: MovesFn) => boolean): boolean => {
      const { state } = c;
      const who = owner(c);
      const place = where(c);
      const onTop = top?.(c) ?? false;
      const { first: low, size } = shape.containers[place]!;
      const high = low + (place === 0 ? boardSites : size);
      const { mover, next, prev, owned } = state;
      const { from, level: oldLevel } = c;
      const lent = lendTurn(state, who, players);
      let found = false;
      const movable = movableOf(who);
      for (let k = 0; k < movable.length && !found; k++) {
        const { index, rule } = movable[k]!;
        const count = owned.length(index);
        for (let n = 0; n < count && !found; n++) {
          // With a site type the positions of that type are visited backwards.
          const entry = owned.entry(index, type === undefined ? n : count - 1 - n);
          if (type !== undefined && positionType(entry) !== type) continue;
          const site = positionSite(entry);
          if (site < low || site >= high) continue;
          const level = positionLevel(entry);
          if (onTop && state.stackSize(place === 0 ? (type ?? defaultSite) : 0, site) !== level + 1) continue;
          c.from = site;
          c.level = level;
          found = visitor(rule);
          c.from = from;
          c.level = oldLevel;
        }
      }
      if (lent) setTurn(state, mover, next, prev);
      return found;
    };

    const generateAll = (c: Context, out: MoveList): void => {
      if (isOver(c.state)) return;
      const first = out.length;
      visit(c, (generate) => {
        generate(c, out);
        return false;
      });
      setMovers(out, first, c.state.mover);
      attach(c, out, first);
    };

    const onBoard = !container && containerName === undefined;
    // Tables serve pieces on the board, one on a site; on a huge board they would take longer to make than they save.
    const tabled = onBoard && !top && !build.stacking && !shape.flags.deductionPuzzle && boardSites <= MostTabledSites;
    const tablesOf = byPlayer((who) =>
      movableOf(who).map((each) => new PieceTables(each.rule, each.index, boardSites)),
    );
    const { areTold, leadTo, slots } = tabledPieces(owner, tablesOf, boardSites, attach, build);
    const reaches = (c: Context, site: number): boolean => {
      if (isOver(c.state)) return false;
      if (tabled && site >= 0 && site < boardSites && areTold(c)) return leadTo(c, site);
      return visit(c, (generate) => endsOn(c, generate, site));
    };
    const canMove = (c: Context): boolean =>
      !isOver(c.state) && visit(c, (generate) => build.flow.canMoveWith(c, generate));
    const some = (c: Context, test: MoveTest): boolean => {
      if (isOver(c.state)) return false;
      const { state } = c;
      const { mover, next, prev } = state;
      const then = testAttached(attach, (_c, list, i) => {
        list.setMoverOf(i, mover);
        return test(c, list, i);
      });
      /** Tests a move in the position as it was, whatever is being visited. */
      const tried: MoveTest = (_c, list, i) => {
        const { from, level } = c;
        const { mover: visited, next: after, prev: before } = state;
        c.from = outer;
        c.level = outerLevel;
        setTurn(state, mover, next, prev);
        const passes = then(c, list, i);
        setTurn(state, visited, after, before);
        c.from = from;
        c.level = level;
        return passes;
      };
      const { from: outer, level: outerLevel } = c;
      return visit(c, (generate) => someMove(c, generate, tried));
    };

    const asked = { reaches, canMove, some, ...(tabled ? { slots } : {}) };
    // Pieces of another player move with that player as mover: no drafts then.
    if (player || (role !== undefined && role !== 'Mover')) return Object.assign(generateAll, asked);
    const frames = draftFrames((c, out, first) => {
      setMovers(out, first, c.state.mover);
      attach(c, out, first);
    });
    if (type !== undefined || top) {
      const draft = (c: Context, out: DraftList): void => {
        if (isOver(c.state)) return;
        const { frame: outer } = out;
        out.frame = frames(outer);
        visit(c, (generate) => {
          draftMoves(c, generate, out);
          return false;
        });
        out.frame = outer;
      };
      return Object.assign(generateAll, { ...asked, draft });
    }
    // The usual case: the mover's pieces on the board, one after the other.
    if (onBoard) {
      const passes = byPlayer((mover) =>
        movableOf(mover).map(({ index, rule, candidate }) => ({
          component: index,
          visit: pieceByPiece(rule, build),
          limit: boardSites,
          candidate: rule.single && !rule.ofPieces ? candidate : undefined,
          frame: frames,
        })),
      );
      return Object.assign(generateAll, {
        ...asked,
        passes,
        canMove: (c: Context) => passesCanMove(c, passes(c.state.mover)),
        draft: (c: Context, out: DraftList) => draftPasses(c, passes(c.state.mover), out),
        // A random choice need not look at the rules of all pieces.
        candidates: (c: Context, out: DraftList) => draftPasses(c, passes(c.state.mover), out, true),
      });
    }
    /** Notes down the moves of the mover's pieces in a container, or those pieces themselves that never have more than one. */
    const noteDown = (c: Context, out: DraftList, asCandidates: boolean): void => {
      const { state, from, level } = c;
      if (isOver(state)) return;
      const { frame: outer } = out;
      out.frame = frames(outer);
      const place = where(c);
      const { first: low, size } = shape.containers[place]!;
      const high = low + (place === 0 ? boardSites : size);
      const { owned } = state;
      const movable = movableOf(state.mover);
      for (let k = 0; k < movable.length; k++) {
        const { index, rule, candidate } = movable[k]!;
        const first = owned.start(index);
        const end = first + owned.length(index);
        for (let i = first; i < end; i++) {
          const entry = state.words[i]!;
          const site = positionSite(entry);
          if (site < low || site >= high) continue;
          c.from = site;
          c.level = positionLevel(entry);
          if (asCandidates && rule.single) out.push(c, candidate, 0, 0, 0);
          else draftMoves(c, rule, out);
        }
      }
      c.from = from;
      c.level = level;
      out.frame = outer;
    };
    const draft = (c: Context, out: DraftList): void => noteDown(c, out, false);
    // A random choice need not look at the rules of all pieces.
    const candidates = (c: Context, out: DraftList): void => noteDown(c, out, true);
    return Object.assign(generateAll, { ...asked, draft, candidates });
  },
});
