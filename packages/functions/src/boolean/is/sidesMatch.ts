/**
 * `(is SidesMatch …)`: whether the paths on a tile go on in the tiles around it. Rules that try out every way to lay a
 * tile ask this most, so it is also told for a move before the move is made.
 */

import { Direction as Code } from '@ludii/geometry';
import type { CalledCondition } from '@ludii/ir/internal';
import { byNumber } from '@ludii/ir/internal';
import { optional } from '@ludii/registry';
import type { Context, MoveList, State } from '@ludii/state';
import { actionLength, Cell, firstAction, MoveWord, Op, opcodeOf } from '@ludii/state/internal';
import { stepsOf } from '../../board/boards.js';
import { type Build, type Component, fail, ludeme } from '../../declare/build.js';
import type { BoolFn } from '../../declare/compiled.js';
import { Bool, Int } from '../../declare/kinds.js';
import { lastTo } from '../../position/lastMove.js';

type Sides = readonly (readonly number[])[];

/** Colours of the slots on each side of a tile that is turned by a number of sides; 0 where no path ends. */
function slotColours(tile: NonNullable<Component['tile']>, sides: number, turn: number): Sides {
  const colours = Array.from({ length: sides }, (_, side) => new Array<number>(tile.slots[side] ?? 1).fill(0));
  for (const { from, slotsFrom, to, slotsTo, colour } of tile.paths) {
    if (Math.max(from, to) >= sides) {
      fail(
        'bad-path',
        `A path leads to side ${Math.max(from, to)} of a tile, but the cells of this board have ${sides}.`,
      );
    }
    colours[from]![slotsFrom] = colour;
    colours[to]![slotsTo] = colour;
  }
  return colours.map((_, side) => colours[(side - (turn % sides) + sides) % sides]!);
}

/** Whether the slots of one side continue those of the side that it touches, read the other way round. */
function continues(slots: readonly number[], facing: readonly number[]): boolean {
  for (let i = 0; i < slots.length; i++) if (slots[i] !== facing[facing.length - 1 - i]) return false;
  return true;
}

/** A test of a tile against its neighbours: a component at a site, with a rotation. */
type Fits = (state: State, site: number, component: number, rotation: number) => boolean;

/** The test for the board of a game. */
function fitting({ topology, components, board }: Build): Fits {
  const sides = board.numEdges;
  const table = topology.stepTable('Cell');
  const orthogonal = topology.supportedCodes('Cell', 'Orthogonal');
  const ratio = Math.max(1, Math.trunc(topology.supportedCodes('Cell', 'Adjacent').length / orthogonal.length));
  const opposite = Math.trunc(sides / 2);
  /** Sides of each component for each number of turns; none for a component without paths. */
  const turned = components.map(({ tile }) =>
    tile ? Array.from({ length: sides }, (_, turn) => slotColours(tile, sides, turn)) : undefined,
  );
  const sidesOf = (component: number, rotation: number): Sides | undefined =>
    turned[component]?.[Math.trunc(rotation / ratio) % sides];
  /** For each site asked about: the cells around it, each followed by the side that touches it. */
  const around = byNumber((site) =>
    Int32Array.from(
      [...stepsOf(table, site, Code.Orthogonal)].flatMap((near) => [
        near,
        orthogonal.findIndex((code) => stepsOf(table, site, code).includes(near)),
      ]),
    ),
  );

  return (state, site, component, rotation) => {
    const own = sidesOf(component, rotation);
    if (!own || site >= table.count) return true;
    const near = around(site);
    for (let k = 0; k < near.length; k += 2) {
      const what = state.what(Cell, near[k]!);
      if (what === 0) continue;
      const other = sidesOf(what, state.rotation(Cell, near[k]!));
      const side = near[k + 1]!;
      if (other && !continues(own[side]!, other[(side + opposite) % sides]!)) return false;
    }
    return true;
  };
}

/** What is told of a move before it is made. */
type Foretold = Pick<CalledCondition, 'afterLaying' | 'afterMove'>;

/**
 * The answer for a move that brings one tile from outside the board to an empty cell and may turn it there. Nothing else
 * can change what the test sees.
 */
function afterLaying(build: Build, fits: Fits): Foretold {
  const cells = build.topology.count('Cell');
  const large = build.components.map(({ walks }) => walks !== undefined);
  if (build.stacking) return {};
  const laid: Foretold['afterLaying'] = ({ state }, from, site, rotation) => {
    if (from < cells || site < 0 || site >= cells || state.what(Cell, site) !== 0) return undefined;
    const what = state.what(Cell, from);
    if (what === 0 || large[what]) return undefined;
    return fits(state, site, what, rotation === -1 ? state.rotation(Cell, from) : rotation);
  };
  const afterMove: Foretold['afterMove'] = (c: Context, moves: MoveList, i: number): boolean | undefined => {
    const { tape } = moves;
    const start = moves.start(i);
    const actions = tape[start + MoveWord.Actions]!;
    const site = tape[start + MoveWord.To]!;
    const first = firstAction(tape, start);
    const opcode = opcodeOf(tape[first]!);
    if (tape[start + MoveWord.Then] !== 0 || actions < 1 || actions > 2) return undefined;
    if (opcode !== Op.Copy && opcode !== Op.Move) return undefined;
    if (tape[first + 1] !== Cell || tape[first + 4] !== Cell || tape[first + 5] !== site) return undefined;
    let rotation = tape[first + 8]!;
    if (actions === 2) {
      const turn = first + actionLength(tape[first]!);
      if (opcodeOf(tape[turn]!) !== Op.SetRotation || tape[turn + 2] !== site) return undefined;
      rotation = tape[turn + 3]!;
    }
    return laid(c, tape[first + 2]!, site, rotation);
  };
  return { afterLaying: laid, afterMove };
}

export const isSidesMatch = ludeme('is', 'SidesMatch', {
  returns: Bool,
  args: { value: optional(Int) },
  doc: 'True if the paths on a tile go on in the tiles around it. Without a site: where the last move went.',
  example: '(is SidesMatch)',
  meaning: ({ value }, build): CalledCondition => {
    const fits = fitting(build);
    const at = value ?? lastTo;
    const fn: BoolFn = (c) => {
      const site = at(c);
      const { state } = c;
      const what = site < 0 ? 0 : state.what(Cell, site);
      return what !== 0 && fits(state, site, what, state.rotation(Cell, site));
    };
    return { k: 'callCondition', fn, ...(value ? {} : afterLaying(build, fits)) };
  },
});
