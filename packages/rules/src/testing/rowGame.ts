/** A game on a board of one row, for trying move rules without a description. */
import type { Build, MovesFn } from '@ludii/functions';
import type { RadialTable, SiteType, StepTable, Track } from '@ludii/functions/internal';
import { DirectionCode } from '@ludii/functions/internal';
import type { Ludeme } from '@ludii/registry';
import { actionText, Context, MoveList } from '@ludii/state';
import {
  actionLength,
  Consequences,
  firstAction,
  flagsOf,
  moveEnd,
  Op,
  opcodeOf,
  StringTable,
} from '@ludii/state/internal';

const { Adjacent, All, E, W } = DirectionCode;

/** Steps and radials of a row of cells: Adjacent and All both ways, E up, W down. */
function rowTables(count: number): { steps: StepTable; radials: RadialTable } {
  const directions = Uint8Array.from([All, Adjacent, E, W]);
  const slotOf = new Int8Array(64).fill(-1);
  directions.forEach((code, slot) => {
    slotOf[code] = slot;
  });
  const items: number[] = [];
  const offsets = [0];
  const sites: number[] = [];
  const start: number[] = [];
  const end: number[] = [];
  for (let site = 0; site < count; site++) {
    const up = Array.from({ length: count - site }, (_, k) => site + k);
    const down = Array.from({ length: site + 1 }, (_, k) => site - k);
    for (const lines of [[up, down], [up, down], [up], [down]]) {
      for (const line of lines.filter(({ length }) => length > 1)) {
        items.push(line[1]!);
        start.push(sites.length);
        sites.push(...line);
        end.push(sites.length);
      }
      offsets.push(items.length);
    }
  }
  const shared = { count, slots: directions.length, slotOf, directions, offsets: Int32Array.from(offsets) };
  const none = new Int32Array(0);
  return {
    steps: {
      ...shared,
      type: 'Cell' as SiteType,
      items: Int32Array.from(items),
      stepOffsets: none,
      stepTargets: none,
      stepLow: none,
      stepHigh: none,
    },
    radials: {
      ...shared,
      start: Int32Array.from(start),
      end: Int32Array.from(end),
      sites: Int32Array.from(sites),
      opposite: none,
      distinctOffsets: none,
      distinct: none,
    },
  };
}

/** A game on a row, with discs of player 1 and 2 on the given cells. */
export function row(
  count: number,
  first: readonly number[],
  second: readonly number[],
  tracks: readonly Track[] = [],
): { c: Context; build: Build } {
  const piece = (index: number, owner: number) => ({ index, name: `Disc${owner}`, owner, kind: 'piece' as const });
  const shape = {
    name: 'Row',
    players: 2,
    mode: 'alternating' as const,
    flags: flagsOf({ cell: true, count: tracks.length > 0 }),
    board: { sizes: [count, 0, 0] as const, defaultSite: 0 as const, largeStack: false },
    containers: [{ name: 'Board', role: 'board' as const, owner: 0, first: 0, size: count }],
    components: [{ index: 0, name: '', owner: 0, kind: 'none' as const }, piece(1, 1), piece(2, 2)],
    tracks: [],
    maxCount: 20,
    maxState: 0,
    maxRotation: 0,
    maxValue: 0,
    strings: new StringTable(),
    consequences: new Consequences(),
  };
  const c = new Context(shape);
  c.state.mover = 1;
  for (const [owner, sites] of [[1, first] as const, [2, second] as const]) {
    for (const site of sites) {
      c.state.setSite(0, site, owner, owner, 1, -1, -1, -1);
      c.state.removeFromEmpty(0, site);
    }
  }
  const { steps, radials } = rowTables(count);
  const build = {
    shape,
    players: 2,
    stacking: false,
    defaultSite: 0,
    components: shape.components,
    board: { tracks },
    text: (name: string) => shape.strings.intern(name),
    consequence: (moves: MovesFn) => shape.consequences.add(moves),
    topology: { stepTable: () => steps, radialTable: () => radials, count: () => count },
  };
  return { c, build: build as unknown as Build };
}

/** Compiles a form of a ludeme from arguments that are compiled already. */
export const made = (ludeme: Ludeme<Build>, args: object, build: Build): MovesFn =>
  ludeme.compile!(args as never, build) as MovesFn;

/** Moves as short texts: sites, then all actions in the order in which they happen. */
export function texts(c: Context, moves: MovesFn): string[] {
  const out = new MoveList();
  moves(c, out);
  const actions = (start: number): string[] => {
    const found: string[] = [];
    const end = moveEnd(out.tape, start);
    for (let at = firstAction(out.tape, start); at < end; at += actionLength(out.tape[at]!)) {
      const opcode = opcodeOf(out.tape[at]!);
      if (opcode === Op.NestedMove) found.push(...actions(at + 1));
      else if (opcode === Op.Remove) found.push(`x${out.tape[at + 2]}`);
      else if (opcode === Op.Add) found.push(`+${out.tape[at + 2]}`);
      else if (opcode === Op.Move) found.push('go');
      else found.push(Object.keys(Op).find((name) => Op[name as keyof typeof Op] === opcode)!);
    }
    return found;
  };
  return [...out].map((move) => `${move.recordedFrom}-${move.recordedTo} ${actions(out.start(move.index)).join(' ')}`);
}

/** All actions of generated moves in full, in the order in which they happen. */
export function fullTexts(c: Context, moves: MovesFn): string[] {
  const out = new MoveList();
  moves(c, out);
  const found: string[] = [];
  const collect = (start: number): void => {
    const end = moveEnd(out.tape, start);
    for (let at = firstAction(out.tape, start); at < end; at += actionLength(out.tape[at]!)) {
      if (opcodeOf(out.tape[at]!) === Op.NestedMove) collect(at + 1);
      else found.push(actionText(out.tape, at, c.game.strings));
    }
  };
  for (let i = 0; i < out.length; i++) collect(out.start(i));
  return found;
}

/** True if a piece of player 2 is on a site. */
export const isEnemy = (site: (c: Context) => number) => (c: Context) => site(c) >= 0 && c.state.who(0, site(c)) === 2;
/** True if nothing is on the site `to`. */
export const isEmpty = (c: Context): boolean => c.state.what(0, c.to) === 0;
/** An effect to recognise. */
export const setCounter: MovesFn = (_c, out) => {
  out.begin(0, -1, -1);
  out.push1(Op.SetCounter, false, -1);
  out.finish();
};
