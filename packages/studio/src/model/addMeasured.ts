/** Counts of random games, added up. */
import { wilsonInterval } from '@ludii/engine';
import type { Measured } from '../worker/protocol.js';

/** Both together. */
export function addMeasured(a: Measured, b: Measured): Measured {
  const games = a.games + b.games;
  const turns = (m: Measured, turn: number): number => m.lengths.filter((length) => length > turn).length;
  const branching = Array.from({ length: Math.max(a.branching.length, b.branching.length) }, (_, turn) => {
    const [m, n] = [turns(a, turn), turns(b, turn)];
    return ((a.branching[turn] ?? 0) * m + (b.branching[turn] ?? 0) * n) / (m + n || 1);
  });
  const heat: Record<string, number> = { ...a.heat };
  for (const [key, count] of Object.entries(b.heat)) heat[key] = (heat[key] ?? 0) + count;
  return {
    games,
    wins: a.wins.map(({ label, share }, i) => {
      const won = Math.round(share * a.games + (b.wins[i]?.share ?? 0) * b.games);
      const { low, high } = wilsonInterval(won, games);
      return { label, share: won / games, low, high };
    }),
    lengths: [...a.lengths, ...b.lengths],
    branching,
    heat,
    unfinished: a.unfinished + b.unfinished,
  };
}
