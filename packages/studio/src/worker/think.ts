/** An agent's opinion of a position: its move, the value of the position, and the candidates. */
import { type Trial, UctAgent } from '@ludii/engine';
import { playAlong } from './playAlong.js';
import type { AgentSetting, Setting, Thought } from './protocol.js';
import { readSetting } from './table.js';

/** Thinks about the position of a setting. */
export function think(
  { setting, how }: { setting: Setting; how: AgentSetting },
  games: (name: string) => string | undefined,
): Thought {
  const { game } = readSetting(setting, games);
  if (!game) throw new Error('The description can not be played.');
  const trial = game.start(setting.seed);
  playAlong(trial, setting.choices);
  if (trial.isOver) throw new Error('The game is over.');
  return how.agent === 'random' ? drawn(trial, setting.choices.length) : searched(trial, how.ms);
}

/** A move by lot. */
function drawn(trial: Trial, salt: number): Thought {
  const index = Math.floor(fraction(salt) * trial.legalCount);
  return { index, value: 0, candidates: [] };
}

/** A number from 0 to 1 that differs from call to call. */
const fraction = (salt: number): number => (Math.sin((Date.now() % 100_000) + salt * 7919) + 1) / 2.000001;

function searched(trial: Trial, ms: number): Thought {
  const values = new UctAgent().analyse(trial, { ms, seed: trial.length + 1 });
  const visits = values.reduce((sum, each) => sum + each.visits, 0) || 1;
  const candidates = values
    .map(({ move, visits: own, value }) => ({ index: move.index, notation: move.notation, share: own / visits, value }))
    .sort((a, b) => b.share - a.share || b.value - a.value)
    .slice(0, 8);
  const best = values.reduce((a, b) => (b.visits > a.visits || (b.visits === a.visits && b.value > a.value) ? b : a));
  return { index: best.move.index, value: best.returns[1] ?? 0, candidates };
}
