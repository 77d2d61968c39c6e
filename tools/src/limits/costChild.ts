/** A process that plays rounds of one game, with or without counting, and tells the processor time of each. */
import { register } from 'node:module';

/** What is played: random games by the program or by the rules, or move by move as a program of a user does. */
export type Way = 'program' | 'rules' | 'loop';

/** What a process is asked first. */
export interface CostStart {
  readonly text: string;
  readonly way: Way;
  readonly counted: boolean;
}

/** A round: games with these seeds. */
export interface CostRound {
  readonly first: number;
  readonly games: number;
}

/** What a round took, and what was played, which must not depend on the counting. */
export interface CostAnswer {
  readonly ms: number;
  readonly moves: number;
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

process.once('message', async ({ text, way, counted }: CostStart) => {
  if (!counted) register('./uncounted.js', import.meta.url);
  const { gameFromText, playout } = await import('@ludii/engine');
  const game = gameFromText(text, { backend: way === 'rules' ? 'interpreted' : 'emitted' });
  /** Plays one game and tells its moves. */
  const play = (seed: number): number => {
    if (way !== 'loop') return playout(game, { seed, maxMoves: 500 }).moves;
    const trial = game.start(seed);
    for (let n = 0; n < 500 && !trial.isOver; n++) trial.apply((seed * 7919 + n * 104_729) % trial.legalCount);
    return trial.length;
  };
  process.on('message', ({ first, games }: CostRound) => {
    let moves = 0;
    const start = cpuMs();
    for (let seed = first; seed < first + games; seed++) moves += play(seed);
    process.send!({ ms: cpuMs() - start, moves } satisfies CostAnswer);
  });
  process.send!('ready');
});
