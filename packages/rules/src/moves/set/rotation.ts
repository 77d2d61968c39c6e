/** `(set Rotation …)`, `(move Set Rotation …)`: a piece turns. */
import { Bool, Int } from '@ludii/functions';
import { fromRegister, ToPart } from '@ludii/functions/internal';
import { either, list, named, optional, words } from '@ludii/registry';
import { Op } from '@ludii/state/internal';
import { effectAndDecision } from '../shared/declare.js';
import { writeMove } from '../shared/writing.js';

const args = {
  to: optional(ToPart),
  rotations: either(1, optional(list(Int))),
  rotation: either(1, optional(Int)),
  previous: named(optional(Bool)),
  next: named(optional(Bool)),
};

export const setRotation = effectAndDecision(
  'set Rotation',
  'move Set',
  {
    args,
    doc: 'Turns a piece to given rotations, or by one step either way.',
    example: '(set Rotation (to (last To)) 2 previous:False next:False)',
    flags: ['rotation'],
    meaning: ({ to, rotations, rotation, previous, next }, build, decision) => {
      const type = to?.type ?? build.defaultSite;
      const siteOf = to?.site ?? fromRegister;
      const listed = rotations ?? (rotation ? [rotation] : []);
      const { topology } = build;
      const most = Math.max(topology.supportedCodes('Cell').length, topology.supportedCodes('Vertex').length) - 1;
      return {
        k: 'callRule',
        // A turn threatens nobody.
        reaches: () => false,
        fn: (c, out) => {
          const site = siteOf(c);
          if (site < 0) return;
          const turn = (value: number): void =>
            writeMove(out, c.state.mover, site, Op.SetRotation, decision, type, site, value);
          for (const value of listed) turn(value(c));
          const now = c.state.rotation(type, site);
          // Turning by one either way is offered unless it is switched off, also beside written rotations.
          if (!previous || previous(c)) turn(now > 0 ? now - 1 : most);
          if (!next || next(c)) turn(now < most ? now + 1 : 0);
        },
      };
    },
  },
  {
    args: { what: words('SetRotationType', ['Rotation']), ...args },
    doc: 'The player turns a piece.',
    example: '(move Set Rotation (to (from)))',
  },
);
