/** `(is PipsMatch …)`: whether dominoes fit their neighbours. */
import { Direction as Code, type Walk } from '@ludii/geometry';
import { footprint } from '@ludii/geometry/internal';
import { optional } from '@ludii/registry';
import { Cell } from '@ludii/state/internal';
import { stepsOf } from '../../board/boards.js';
import { ludeme } from '../../declare/build.js';
import { Bool, Int } from '../../declare/kinds.js';
import { lastTo } from '../../position/lastMove.js';

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
