/** Games between programs can be stopped in the middle of one that does not end. */
import { gameFromText } from '@ludii/engine';
import { playAgents } from './agentGames.js';

test('a signal stops a game without end', async () => {
  const endless = gameFromText(`(game "Endless" (players 2)
    (equipment { (board (square 3)) (piece "King" Each (move Step (to if:(is Empty (to))))) })
    (rules (start { (place "King1" 0) (place "King2" 8) }) (play (forEach Piece)) (end (if (is Full) (result All Draw)))))`);
  const stop = new AbortController();
  const options = { ai: 'p1=uct,p2=random', number: 3, seed: 1, maxMoves: 1e9, iterations: 5, onGame: () => {} };
  setTimeout(() => stop.abort(), 200);
  const played = await playAgents(endless, { ...options, signal: stop.signal });
  expect(played.games).toBe(0);
});
