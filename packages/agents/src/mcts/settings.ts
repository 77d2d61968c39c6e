/** The parts of a Monte Carlo tree search as plain data, and how they are put together. */
import { cutOff, judged, mast, nst, type Playout, uniform } from './playouts.js';
import * as selection from './selection.js';
import type { FirstValue, TreeParts } from './tree.js';

/** Settings of a search. All have defaults: without any it is UCT. */
export interface MctsSettings {
  /** Which bonus makes rarely tried moves interesting (default ucb1). */
  readonly selection?: 'ucb1' | 'ucb1Tuned' | 'puct' | 'none' | undefined;
  /** Its weight (default √2 for returns of −1 … 1; 2.5 for puct). */
  readonly exploration?: number | undefined;
  /** How playouts choose moves (default uniform). */
  readonly playout?: 'uniform' | 'mast' | 'nst' | 'evaluation' | undefined;
  /** Playouts are broken off after so many moves (default 200, drawn then). */
  readonly playoutMoves?: number | undefined;
  /** Break playouts off after {@link playoutMoves} and ask the evaluation instead of counting them as drawn. */
  readonly cutOff?: boolean | undefined;
  /** How often mast and nst play any move (default 0.1). */
  readonly epsilon?: number | undefined;
  /** Blend in how moves did later in iterations: from nodes with more visits than this; 0 is RAVE. */
  readonly grave?: number | undefined;
  /** Of a uniform playout only so many moves teach how moves do later, or in the whole search (default all). */
  readonly horizon?: number | undefined;
  /** Weight of progressive history. */
  readonly progressiveHistory?: number | undefined;
  /** Weight of progressive bias. */
  readonly progressiveBias?: number | undefined;
  /** Share of implicit minimax in the worth of a move. */
  readonly implicitMinimax?: number | undefined;
  /** What untried moves are worth (default first: all are tried before any is tried again). */
  readonly firstValue?: FirstValue | undefined;
  /** Carry certain results up the tree (default true). */
  readonly bounds?: boolean | undefined;
  /** Weight of deviation, for games of one player. */
  readonly deviation?: number | undefined;
}

function playoutOf(settings: MctsSettings): Playout {
  const { playout = 'uniform', playoutMoves = 200, epsilon = 0.1, horizon = Number.POSITIVE_INFINITY } = settings;
  if (settings.cutOff) return cutOff(playoutMoves);
  switch (playout) {
    case 'uniform':
      return uniform(playoutMoves, horizon);
    case 'mast':
      return mast(epsilon, playoutMoves);
    case 'nst':
      return nst(epsilon, playoutMoves);
    case 'evaluation':
      return judged;
  }
}

/** Returns are scaled to 0 … 1 inside, so that a weight for −1 … 1 is halved. */
function explorationOf({ selection: kind = 'ucb1', exploration }: MctsSettings): readonly selection.Bonus[] {
  switch (kind) {
    case 'ucb1':
      return [selection.ucb1((exploration ?? Math.SQRT2) / 2)];
    case 'ucb1Tuned':
      return [selection.ucb1Tuned(exploration ?? 1)];
    case 'puct':
      return [selection.puct((exploration ?? 2.5) / 2)];
    case 'none':
      return [];
  }
}

/** Puts the parts together. */
export function partsOf(settings: MctsSettings): TreeParts {
  const { grave, progressiveHistory, progressiveBias, implicitMinimax, deviation, playout } = settings;
  const plain = grave === undefined ? selection.mean : selection.grave(1e-5);
  const bonuses = [...explorationOf(settings)];
  if (progressiveHistory) bonuses.push(selection.progressiveHistory(progressiveHistory));
  if (progressiveBias) bonuses.push(selection.progressiveBias(progressiveBias));
  if (deviation !== undefined) bonuses.push(selection.deviation(deviation));
  const learns = playout === 'nst' ? 3 : playout === 'mast' || progressiveHistory ? 1 : 0;
  return {
    quality: implicitMinimax ? selection.implicitMinimax(implicitMinimax, plain) : plain,
    bonuses,
    playout: playoutOf(settings),
    firstValue: settings.firstValue ?? 'first',
    bounds: settings.bounds ?? true,
    reference: grave ?? Number.POSITIVE_INFINITY,
    learn: learns,
    estimate: Boolean(progressiveBias || implicitMinimax),
  };
}
