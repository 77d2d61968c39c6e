/** An agent's opinion of a position: its move, the value of the position, and the candidates. */
import { AlphaBetaAgent, bestSettings, createAgent, LevelAgent, MctsAgent } from '@ludii/agents';
import { SplitMix64, type Trial, UctAgent, type UctMoveValue } from '@ludii/engine';
import type { AgentSetting, Candidate, Setting, Thought } from './protocol.js';
import { begin, type FindText, gameOf, playAlong } from './setting.js';

/** Candidates that are told. */
const MOST_CANDIDATES = 8;

/** Moves whose values a search by depth finds out exactly: each takes time from the best. */
const EXACT_LINES = 4;

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
    return { ...byTrying(trial, new UctAgent(), { iterations: 20 * Math.max(4, trial.legalCount), seed }), index };
  }
  if (how.agent === 'random') {
    return { index: new SplitMix64(seed, 1).nextInt(trial.legalCount), value: undefined, candidates: [] };
  }
  const limit = { ms: how.ms, seed };
  if (how.agent === 'uct') return byTrying(trial, new UctAgent(), limit);
  const settings = bestSettings(trial.game);
  const agent = createAgent(settings);
  if (agent instanceof AlphaBetaAgent)
    return byDepth(trial, new AlphaBetaAgent({ ...agent.options, lines: EXACT_LINES }), limit);
  if (agent instanceof MctsAgent || agent instanceof UctAgent) return byTrying(trial, agent, limit);
  const { index } = agent.selectMove(trial, limit);
  return { ...byTrying(trial, new UctAgent(), { ...limit, ms: Math.min(300, how.ms) }), index };
}

type Limit = { readonly seed: number } & ({ readonly ms: number } | { readonly iterations: number });

/** Monte Carlo tree search: a move is as good as it is tried often. */
function byTrying(
  trial: Trial,
  agent: { analyse(trial: Trial, limit: Limit): readonly UctMoveValue[] },
  limit: Limit,
): Omit<Thought, 'ms'> {
  const values = agent.analyse(trial, limit);
  const visits = values.reduce((sum, each) => sum + each.visits, 0) || 1;
  const candidates = values
    .filter((each) => each.visits > 0)
    .map(
      ({ move, visits: own, value }): Candidate => ({
        index: move.index,
        notation: move.notation,
        weight: own / visits,
        tried: own / visits,
        value,
      }),
    )
    .sort((a, b) => b.weight - a.weight || b.value - a.value)
    .slice(0, MOST_CANDIDATES);
  const best = values.reduce((a, b) => (b.visits > a.visits || (b.visits === a.visits && b.value > a.value) ? b : a));
  // The mean over all that was tried: steadier than that of the best move after few visits.
  const value = values.reduce((sum, each) => sum + each.visits * (each.returns[1] ?? 0), 0) / visits;
  return { index: best.move.index, value, candidates };
}

/** Difference of values by which the arrow of a move becomes less than half as broad. */
const NEAR = 0.1;

/** Search by depth: the values of the first moves are exact, those of the others only bounds. */
function byDepth(trial: Trial, agent: AlphaBetaAgent, limit: Limit): Omit<Thought, 'ms'> {
  const [best, ...others] = agent.analyse(trial, limit).slice(0, EXACT_LINES);
  if (!best) throw new Error('There is no legal move.');
  const candidates = [best, ...others].map(
    ({ move, value }): Candidate => ({
      index: move.index,
      notation: move.notation,
      weight: Math.exp(-Math.max(0, best.value - value) / NEAR),
      value,
    }),
  );
  // With more than two players what is good for the mover says nothing about the first.
  const known = trial.agent === 1 ? best.value : trial.game.players === 2 ? -best.value : undefined;
  return { index: best.move.index, value: known, candidates };
}
