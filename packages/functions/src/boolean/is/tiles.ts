/** `(is SidesMatch …)` and `(is PipsMatch …)`: whether tiles and dominoes fit their neighbours. */
import { Direction as Code, footprint, type Walk } from '@ludii/geometry';
import { optional } from '@ludii/registry';
import { Cell, type Context } from '@ludii/state';
import { stepsOf } from '../../boards.js';
import { type Component, ludeme } from '../../build.js';
import { Bool, Int } from '../../kinds.js';
import { lastTo } from '../../lastMove.js';

/** Colours of the slots on each side of a tile that is turned by a number of sides; 0 where no path ends. */
function slotColours(tile: NonNullable<Component['tile']>, sides: number, turn: number): number[][] {
  const colours = Array.from({ length: sides }, (_, side) => new Array<number>(tile.slots[side] ?? 1).fill(0));
  for (const { from, slotsFrom, to, slotsTo, colour } of tile.paths) {
    colours[from]![slotsFrom] = colour;
    colours[to]![slotsTo] = colour;
  }
  return colours.map((_, side) => colours[(side - (turn % sides) + sides) % sides]!);
}

export const isSidesMatch = ludeme('is', 'SidesMatch', {
  returns: Bool,
  args: { value: optional(Int) },
  doc: 'True if the paths on a tile go on in the tiles around it. Without a site: where the last move went.',
  example: '(is SidesMatch)',
  compile: ({ value }, build) => {
    const { topology, components } = build;
    const sides = build.board.numEdges;
    const table = topology.stepTable('Cell');
    const orthogonal = topology.supportedCodes('Cell', 'Orthogonal');
    const ratio = Math.max(1, Math.trunc(topology.supportedCodes('Cell', 'Adjacent').length / orthogonal.length));
    const at = value ?? lastTo;

    const coloursAt = (c: Context, site: number): number[][] | undefined => {
      const tile = components[c.state.what(Cell, site)]?.tile;
      return tile && slotColours(tile, sides, Math.trunc(c.state.rotation(Cell, site) / ratio));
    };

    return (c) => {
      const site = at(c);
      if (site < 0 || c.state.what(Cell, site) === 0) return false;
      const own = coloursAt(c, site);
      if (!own) return true;
      if (site >= table.count) return true;
      for (const near of stepsOf(table, site, Code.Orthogonal)) {
        const other = coloursAt(c, near);
        if (!other) continue;
        const side = orthogonal.findIndex((code) => stepsOf(table, site, code).includes(near));
        const facing = other[(side + Math.trunc(sides / 2)) % sides]!;
        const slots = own[side]!;
        for (let i = 0; i < slots.length; i++) if (slots[i] !== facing[facing.length - 1 - i]) return false;
      }
      return true;
    };
  },
});

export const isPipsMatch = ludeme('is', 'PipsMatch', {
  returns: Bool,
  args: { value: optional(Int) },
  flags: ['dominoes', 'largePiece'],
  doc: 'True if a domino touches others only where the numbers of pips are equal, and one of them end to end.',
  example: '(is PipsMatch)',
  compile: ({ value }, build) => {
    const { topology, components } = build;
    const table = topology.stepTable('Cell');
    const at = value ?? lastTo;
    return (c) => {
      const { state } = c;
      const site = at(c);
      const domino = site < 0 ? undefined : components[state.what(Cell, site)];
      if (!domino?.isDomino) return true;
      const covered = footprint(topology, (domino.walks ?? []) as readonly Walk[], site, state.state(Cell, site));
      const touched: number[] = [];
      for (const own of covered) {
        for (const near of stepsOf(table, own, Code.Orthogonal)) {
          if (covered.includes(near)) continue;
          if (!state.isEmpty(Cell, near) && state.value(Cell, near) !== state.value(Cell, own)) return false;
          if (state.count(Cell, near) !== 0) touched.push(near);
        }
      }
      if (c.trial.moveNumber <= 1) return true;
      let matches = false;
      for (const cell of touched) {
        const line = [cell];
        for (const radial of topology.radials('Cell', cell, 'Orthogonal')) {
          for (const other of radial.slice(1)) if (touched.includes(other)) line.push(other);
          if (line.length > 2) return false;
          if (line.length === 2) matches = state.count(Cell, line[0]!) === state.count(Cell, line[1]!);
        }
      }
      return matches;
    };
  },
});
