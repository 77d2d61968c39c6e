/** `(count Moves)`, `(count Turns)`, `(count Rows)`…: figures of the game, the board and the play so far. */
import { constant, math, type Value } from '@ludii/ir';
import { stateWord } from '@ludii/ir/internal';
import { named, optional } from '@ludii/registry';
import { bitCount, StateWords } from '@ludii/state/internal';
import { type Build, ludeme } from '../../declare/build.js';
import { Int, Ints } from '../../declare/kinds.js';
import { numbersIn } from '../../declare/numbers.js';
import { siteTypeName, typeOr } from '../../declare/siteTypes.js';
import { SiteTypeWord } from '../../declare/words.js';

const args = { type: optional(SiteTypeWord) };

type Given = { readonly type: 'Vertex' | 'Edge' | 'Cell' | undefined };

/** A figure that only its word names. */
const figure = (
  word: string,
  doc: string,
  meaning: (build: Build, given: Given) => Value,
  flags: readonly string[] = [],
) =>
  ludeme('count', word, {
    returns: Int,
    args,
    doc: `The number of ${doc}.`,
    example: `(count ${word})`,
    flags,
    meaning: (given, build) => meaning(build, given),
  });

const boardTable = (build: Build, { type }: Given) => build.topology.sites(siteTypeName(typeOr(type, build)));

const moves = math('-', stateWord(StateWords.TrialLengthWord), stateWord(StateWords.StartMovesWord));

/** The legal moves of the present position. */
const legalMoves = ({ flow }: Build): Value => ({
  k: 'callValue',
  fn: (c) => {
    const list = c.acquire();
    flow.legalMoves(c, list);
    const n = list.length;
    c.release(list);
    return n;
  },
});

/** The players who are still in the game. */
function active({ players }: Build): Value {
  const everyone = (1 << (players + 1)) - 2;
  return { k: 'callValue', fn: (c) => bitCount(c.state.active & everyone) };
}

export const countSimple = [
  figure('Moves', 'moves played so far', () => moves),
  figure('Turns', 'the present turn, counted from 1', () => stateWord(StateWords.TurnWord)),
  figure('MovesThisTurn', 'moves that the mover has made before in the present turn', () =>
    stateWord(StateWords.SameTurnWord),
  ),
  figure('Players', 'players', ({ players }) => constant(players)),
  figure('Active', 'players who are still in the game', active),
  figure('Phases', 'phases of the game', ({ phases }) => constant(phases.length)),
  figure('Rows', 'rows of the board', (build, given) => constant(boardTable(build, given).rows.length)),
  figure('Columns', 'columns of the board', (build, given) => constant(boardTable(build, given).columns.length)),
  figure('Cells', 'cells of the board', ({ topology }) => constant(topology.count('Cell')), ['cell']),
  figure('Edges', 'edges of the board', ({ topology }) => constant(topology.count('Edge')), ['edge', 'graph']),
  figure('Vertices', 'vertices of the board', ({ topology }) => constant(topology.count('Vertex')), [
    'vertex',
    'graph',
  ]),
  figure('LegalMoves', 'legal moves of the present position', legalMoves),
  figure('Trials', 'games of the match that are finished; 0 outside a match', () => ({
    k: 'callValue',
    fn: (c) => c.match?.finished ?? 0,
  })),
  ludeme('count', 'Value', {
    returns: Int,
    args: { of: Int, in: named(Ints) },
    doc: 'How often a value occurs in a list.',
    example: '(count Value 1 in:(values Remembered))',
    compile:
      ({ of, in: array }) =>
      (c) => {
        const value = of(c);
        return numbersIn(c, array).filter((each) => each === value).length;
      },
  }),
];
