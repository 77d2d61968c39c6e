import { MoveHeader, MoveWord } from '@ludii/state/internal';
import { ludeme } from '../../declare/build.js';
import type { RegionFn } from '../../declare/compiled.js';
import { Moves, Region } from '../../declare/kinds.js';

export const sitesOfMoves = ludeme('sites', ['From', 'Between', 'To'], {
  returns: Region,
  args: { moves: Moves },
  doc: 'The sites that the moves of a rule start from, pass over or lead to.',
  example: '(sites To (forEach Piece))',
  compile: ({ word, moves }): RegionFn => {
    const field = word === 'From' ? MoveWord.From : MoveWord.To;
    return (c, out) => {
      const list = c.acquire();
      moves(c, list);
      for (let i = 0; i < list.length; i++) {
        const start = list.start(i);
        if (word !== 'Between') out.addIfSite(list.tape[start + field]!);
        else {
          const end = start + MoveHeader + list.tape[start + MoveWord.Betweens]!;
          for (let k = start + MoveHeader; k < end; k++) out.addIfSite(list.tape[k]!);
        }
      }
      c.release(list);
    };
  },
});
