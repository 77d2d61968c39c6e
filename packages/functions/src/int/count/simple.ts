/** `(count Moves)`, `(count Turns)`, `(count Rows)`…: figures of the game, the board and the play so far. */
import { math } from '@ludii/ir';
import { stateWord } from '@ludii/ir/internal';
import { named, optional } from '@ludii/registry';
import { StateWords } from '@ludii/state/internal';
import { ludeme } from '../../declare/build.js';
import { fixedInt } from '../../declare/compiled.js';
import { Int, Ints } from '../../declare/kinds.js';
import { borrowNumbers, returnNumbers } from '../../declare/numbers.js';
import { siteTypeName } from '../../declare/siteTypes.js';
import { SiteTypeWord } from '../../declare/words.js';
import { typeOr } from '../siteType.js';

/** Number of bits set. */
function bitCount(bits: number): number {
  let n = 0;
  for (let left = bits; left !== 0; left &= left - 1) n++;
  return n;
}

const type = { type: optional(SiteTypeWord) };

export const countSimple = [
  ludeme('count', 'Moves', {
    returns: Int,
    args: type,
    doc: 'The number of moves played so far.',
    example: '(count Moves)',
    meaning: () => math('-', stateWord(StateWords.TrialLengthWord), stateWord(StateWords.StartMovesWord)),
  }),
  ludeme('count', 'Turns', {
    returns: Int,
    args: type,
    doc: 'The number of the present turn, counted from 1.',
    example: '(count Turns)',
    meaning: () => stateWord(StateWords.TurnWord),
  }),
  ludeme('count', 'MovesThisTurn', {
    returns: Int,
    args: type,
    doc: 'The number of moves that the mover has made before in the present turn.',
    example: '(count MovesThisTurn)',
    meaning: () => stateWord(StateWords.SameTurnWord),
  }),
  ludeme('count', 'Players', {
    returns: Int,
    args: type,
    doc: 'The number of players.',
    example: '(count Players)',
    compile: (_args, build) => fixedInt(build.players),
  }),
  ludeme('count', 'Active', {
    returns: Int,
    args: type,
    doc: 'The number of players who are still in the game.',
    example: '(count Active)',
    compile: (_args, build) => {
      const everyone = (1 << (build.players + 1)) - 2;
      return (c) => bitCount(c.state.active & everyone);
    },
  }),
  ludeme('count', 'Phases', {
    returns: Int,
    args: type,
    doc: 'The number of phases of the game.',
    example: '(count Phases)',
    compile: (_args, build) => fixedInt(build.phases.length),
  }),
  ludeme('count', 'Rows', {
    returns: Int,
    args: type,
    doc: 'The number of rows of the board.',
    example: '(count Rows)',
    compile: ({ type: word }, build) => fixedInt(build.topology.sites(siteTypeName(typeOr(word, build))).rows.length),
  }),
  ludeme('count', 'Columns', {
    returns: Int,
    args: type,
    doc: 'The number of columns of the board.',
    example: '(count Columns)',
    compile: ({ type: word }, build) =>
      fixedInt(build.topology.sites(siteTypeName(typeOr(word, build))).columns.length),
  }),
  ludeme('count', 'Cells', {
    returns: Int,
    args: type,
    doc: 'The number of cells of the board.',
    example: '(count Cells)',
    flags: ['cell'],
    compile: (_args, build) => fixedInt(build.topology.count('Cell')),
  }),
  ludeme('count', 'Edges', {
    returns: Int,
    args: type,
    doc: 'The number of edges of the board.',
    example: '(count Edges)',
    flags: ['edge', 'graph'],
    compile: (_args, build) => fixedInt(build.topology.count('Edge')),
  }),
  ludeme('count', 'Vertices', {
    returns: Int,
    args: type,
    doc: 'The number of vertices of the board.',
    example: '(count Vertices)',
    flags: ['vertex', 'graph'],
    compile: (_args, build) => fixedInt(build.topology.count('Vertex')),
  }),
  ludeme('count', 'Trials', {
    returns: Int,
    args: type,
    doc: 'The number of games of the match that are finished; 0 outside a match.',
    example: '(count Trials)',
    compile: () => (c) => c.match?.finished ?? 0,
  }),
  ludeme('count', 'LegalMoves', {
    returns: Int,
    args: type,
    doc: 'The number of legal moves of the present position.',
    example: '(count LegalMoves)',
    compile: (_args, build) => (c) => {
      const list = c.acquire();
      build.flow.legalMoves(c, list);
      const n = list.length;
      c.release(list);
      return n;
    },
  }),
  ludeme('count', 'Value', {
    returns: Int,
    args: { of: Int, in: named(Ints) },
    doc: 'How often a value occurs in a list.',
    example: '(count Value 1 in:(values Remembered))',
    compile:
      ({ of, in: array }) =>
      (c) => {
        const value = of(c);
        const list = borrowNumbers();
        array(c, list);
        let n = 0;
        for (let i = 0; i < list.length; i++) if (list[i] === value) n++;
        returnNumbers(list);
        return n;
      },
  }),
];
