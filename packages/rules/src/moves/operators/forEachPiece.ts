/** `(forEach Piece …)`: the moves of a player's pieces, one piece after the other. */
import {
  Bool,
  type Build,
  type DraftList,
  type DraftRule,
  draftFrames,
  draftMoves,
  endsOn,
  fail,
  Int,
  type IntFn,
  ludeme,
  Moves,
  type MovesFn,
  type MoveTest,
  NonDecision,
  Player,
  Role,
  roleIndex,
  SiteTypeWord,
  type SlotMoves,
  siteTypeCode,
  someMove,
  Text,
  ThenPart,
} from '@ludii/functions';
import { either, list, named, optional } from '@ludii/registry';
import {
  type Context,
  isOver,
  type MoveList,
  positionLevel,
  positionSite,
  positionType,
  type State,
} from '@ludii/state';
import { attachThen, setMovers, testAttached } from '../consequence.js';
import { draftPasses, passesBy, passesCanMove, pieceByPiece } from './piecePasses.js';
import { PieceTables } from './pieceTables.js';

/** The number of a container: by expression, or by its exact name. */
function containerNumber(build: Build, container: IntFn | undefined, name: string | undefined): IntFn {
  if (container) return container;
  if (name === undefined) return () => 0;
  const index = build.shape.containers.findLastIndex((each) => each.name === name);
  if (index < 0) fail('unknown-container', `There is no container "${name}".`);
  return () => index;
}

/** Makes a player the mover, as if the present one came next; false if the turn stays where it is. */
function lendTurn(state: State, who: number, players: number): boolean {
  const { mover } = state;
  if (who === mover || who < 1 || who > players) return false;
  setTurn(state, who, mover, mover);
  return true;
}

function setTurn(state: State, mover: number, next: number, prev: number): void {
  state.mover = mover;
  state.next = next;
  state.prev = prev;
}

/** A component with moves. */
interface Movable {
  readonly index: number;
  readonly rule: MovesFn;
  /** A piece of it as a candidate, if the rule never has more than one move. */
  readonly candidate: DraftRule;
}

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
      const components = chosen[everyone ? players + 2 : who]!;
      for (let k = 0; k < components.length && !found; k++) {
        const component = components[k]!;
        const generate = moves ?? component.moves;
        if (!generate) continue;
        const count = owned.length(component.index);
        for (let n = 0; n < count && !found; n++) {
          // With a site type the positions of that type are visited backwards.
          const entry = owned.entry(component.index, type === undefined ? n : count - 1 - n);
          if (type !== undefined && positionType(entry) !== type) continue;
          const site = positionSite(entry);
          if (site < low || site >= high) continue;
          const level = positionLevel(entry);
          if (onTop && state.stackSize(place === 0 ? (type ?? defaultSite) : 0, site) !== level + 1) continue;
          c.from = site;
          c.level = level;
          found = visitor(generate);
          c.from = from;
          c.level = oldLevel;
        }
      }
      if (lent) setTurn(state, mover, next, prev);
      return found;
    };

    // The components of each owner that have moves. They are found in play, when all rules are compiled.
    const movables: (readonly Movable[] | undefined)[] = [];
    const movableOf = (who: number): readonly Movable[] => {
      let group = movables[who];
      if (!group) {
        group = chosen[who]!.flatMap(({ index, moves: own }) => {
          const rule = moves ?? own;
          return rule ? { index, rule, candidate: { complete: rule } } : [];
        });
        movables[who] = group;
      }
      return group;
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
    /** The usual case: the mover's pieces on the board, one after the other. */
    const onBoard =
      type === undefined &&
      !top &&
      !container &&
      containerName === undefined &&
      !player &&
      (role === undefined || role === 'Mover');

    // Tables serve pieces on the board, one on a site, of rules that are not looking at a site already.
    const tabled = !top && !container && containerName === undefined && !build.stacking && !shape.flags.deductionPuzzle;
    // Those of each owner, for components with moves. They are made in play, when all rules are compiled.
    const tables: (readonly PieceTables[] | undefined)[] = [];
    const tablesOf = (who: number): readonly PieceTables[] => {
      let group = tables[who];
      if (!group) {
        group = chosen[who]!.flatMap((component) => {
          const rule = moves ?? component.moves;
          return rule ? new PieceTables(rule, component.index, boardSites) : [];
        });
        tables[who] = group;
      }
      return group;
    };
    /** Whether the tables tell about the pieces of a position. */
    const isTabled = (c: Context): boolean =>
      tabled && c.to < 0 && (c.state.owned.kind === 'cells' || c.state.owned.kind === 'vertices');

    const reaches = (c: Context, site: number): boolean => {
      if (isOver(c.state)) return false;
      if (site < 0 || site >= boardSites || !isTabled(c)) return visit(c, (generate) => endsOn(c, generate, site));
      const { state } = c;
      const { words, owned } = state;
      const { what } = state.layout;
      const who = owner(c);
      const group = tablesOf(everyone ? players + 2 : who);
      for (let k = 0; k < group.length; k++) {
        const table = group[k]!;
        const { component } = table;
        const start = owned.start(component);
        const end = start + owned.length(component);
        for (let i = start; i < end; i++) {
          const from = positionSite(words[i]!);
          if (from >= boardSites) continue;
          if (!table.canReach(from, site) && what.get(words, defaultSite, from) === component) continue;
          if (endsOnFrom(c, who, from, table.rule, site)) return true;
        }
      }
      return false;
    };
    /** Whether a move of the piece on a site ends on another. */
    const endsOnFrom = (c: Context, who: number, from: number, rule: MovesFn, site: number): boolean => {
      const { state, from: oldFrom, level } = c;
      const { mover, next, prev } = state;
      const lent = lendTurn(state, who, players);
      c.from = from;
      c.level = 0;
      const found = endsOn(c, rule, site);
      c.from = oldFrom;
      c.level = level;
      if (lent) setTurn(state, mover, next, prev);
      return found;
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

    const slots: SlotMoves = {
      count: (c) => {
        if (isOver(c.state)) return 0;
        if (!isTabled(c)) return -1;
        const { owned, words } = c.state;
        const { what } = c.state.layout;
        const group = tablesOf(everyone ? players + 2 : owner(c));
        let total = 0;
        for (let k = 0; k < group.length; k++) {
          const table = group[k]!;
          const { component } = table;
          const start = owned.start(component);
          const end = start + owned.length(component);
          for (let i = start; i < end; i++) {
            const site = positionSite(words[i]!);
            if (site >= boardSites) continue;
            const size = table.count(c, site);
            if (size < 0 || what.get(words, defaultSite, site) !== component) return -1;
            total += size;
          }
        }
        return total;
      },
      write: (c, slot, out) => {
        const { owned, words } = c.state;
        const who = owner(c);
        const group = tablesOf(everyone ? players + 2 : who);
        let left = slot;
        for (let k = 0; k < group.length; k++) {
          const table = group[k]!;
          const start = owned.start(table.component);
          const end = start + owned.length(table.component);
          for (let i = start; i < end; i++) {
            const site = positionSite(words[i]!);
            if (site >= boardSites) continue;
            const size = table.count(c, site);
            if (left >= size) left -= size;
            else return writeAt(c, who, site, table.rule.slots!, left, out);
          }
        }
        return false;
      },
    };
    const writeAt = (
      c: Context,
      who: number,
      site: number,
      { write }: SlotMoves,
      slot: number,
      out: MoveList,
    ): boolean => {
      const { state, from, level } = c;
      const { mover, next, prev } = state;
      const lent = lendTurn(state, who, players);
      const first = out.length;
      c.from = site;
      c.level = 0;
      const found = write(c, slot, out);
      c.from = from;
      c.level = level;
      if (lent) setTurn(state, mover, next, prev);
      if (!found) return false;
      out.setMoverOf(first, mover);
      attach(c, out, first);
      return true;
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
    if (onBoard) {
      const passes = passesBy((mover) =>
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
    /** Notes down the moves of the mover's pieces, or those pieces themselves that never have more than one. */
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
