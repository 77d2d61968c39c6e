/** Alpha-beta finds checkmates in two and three moves, and none sooner. The numbers were checked with another chess program. */
import { AlphaBetaAgent } from '@ludii/agents';
import { gameFromText } from '@ludii/engine';
import { chessFromFen } from '../games/fen.js';
import { libraryGame } from '../games/library.js';

jest.setTimeout(120_000);

const { text: chess } = libraryGame('chess');

/** Rooks that drive a king to an edge, a back rank, a smothered king, queen or rook with their king. White begins. */
test.each([
  [2, '8/7k/R7/1R6/8/8/8/K7 w - -'],
  [2, '8/8/8/7k/R7/1R6/8/K7 w - -'],
  [2, 'r5k1/5ppp/8/8/8/8/4R3/1K2R3 w - -'],
  [2, '5r1k/6pp/7N/8/2Q5/8/8/K7 w - -'],
  [2, '7k/8/4K3/8/8/8/8/Q7 w - -'],
  [2, 'k7/8/2K5/8/8/8/8/7R w - -'],
  [2, '3k4/8/2K5/8/8/8/8/7R w - -'],
  [3, '8/1k6/3K4/8/8/8/8/7Q w - -'],
  [3, '7k/8/8/4K3/8/8/8/Q7 w - -'],
  [3, '8/7k/8/5K2/8/8/8/Q7 w - -'],
])('mate in %i: %s', (moves, fen) => {
  const trial = gameFromText(chessFromFen(chess, fen)).start();
  const agent = new AlphaBetaAgent({ iterations: 100_000, terms: [], quiescence: false });
  const { moves: found, proven, depth } = agent.search(trial);
  expect({ proven, value: found[0]!.value, depth }).toEqual({ proven: true, value: 1, depth: 2 * moves - 1 });
});
