/** An agent's opinion of a position: its move, the value of the position, and the candidates. */
import { createAgent, LevelAgent } from '@ludii/agents';
import { SplitMix64, type Trial, UctAgent } from '@ludii/engine';
import type { AgentSetting, Candidate, Setting, Thought } from './protocol.js';
import { begin, type FindText, gameOf, playAlong } from './setting.js';

/** Candidates that are told. */
const MOST_CANDIDATES = 8;

/** Thinks about the position of a setting. `salt` differs from game to game, so that agents do not repeat themselves. */
export function think(
  { setting, how, salt }: { setting: Setting; how: AgentSetting; salt: number },
  games: FindText,
): Thought {
  const start = performance.now();
  const trial = begin(gameOf(setting, games), setting);
  playAlong(trial, setting.choices);
  if (trial.isOver) throw new Error('The game is over.');
  return { ...opinion(trial, how, salt), ms: Math.round(performance.now() - start) };
}

function opinion(trial: Trial, how: AgentSetting, salt: number): Omit<Thought, 'ms'> {
  const seed = (salt + trial.length) | 0;
  if ('level' in how) {
    const { index } = new LevelAgent(how.level).selectMove(trial, { seed });
    // A level chooses only; what it thinks of the position is a short search.
    return { ...searched(trial, { iterations: 20 * Math.max(4, trial.legalCount), seed }), index };
  }
  if (how.agent === 'random') {
    return { index: new SplitMix64(seed, 1).nextInt(trial.legalCount), value: undefined, candidates: [] };
  }
  const { ms } = how;
  if (how.agent === 'uct') return searched(trial, { ms, seed });
  const { index } = createAgent({ name: 'best' }).selectMove(trial, { ms, seed });
  return { ...searched(trial, { ms: Math.min(300, ms), seed }), index };
}

type Limit = { readonly seed: number } & ({ readonly ms: number } | { readonly iterations: number });

function searched(trial: Trial, limit: Limit): Omit<Thought, 'ms'> {
  const values = new UctAgent().analyse(trial, limit);
  const visits = values.reduce((sum, each) => sum + each.visits, 0) || 1;
  const candidates = values
    .filter((each) => each.visits > 0)
    .map(
      ({ move, visits: own, value }): Candidate => ({
        index: move.index,
        notation: move.notation,
        share: own / visits,
        value,
      }),
    )
    .sort((a, b) => b.share - a.share || b.value - a.value)
    .slice(0, MOST_CANDIDATES);
  const best = values.reduce((a, b) => (b.visits > a.visits || (b.visits === a.visits && b.value > a.value) ? b : a));
  // The mean over all that was tried: steadier than that of the best move after few visits.
  const value = values.reduce((sum, each) => sum + each.visits * (each.returns[1] ?? 0), 0) / visits;
  return { index: best.move.index, value, candidates };
}
