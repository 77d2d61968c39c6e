/** A process that compiles one description and plays it a little, then ends. */
import type { Diagnostic } from '@ludii/compiler';
import { renderDiagnostic } from '@ludii/compiler';
import { EngineError } from './errors.js';
import { readGame } from './gameFromText.js';
import type { GameSource } from './source.js';

/** What the process is asked for. */
export interface IsolatedOrder extends GameSource {
  /** Number of moves that are played at random to see whether the rules hold. */
  readonly moves: number;
}

/** What became of a description. */
export interface IsolatedResult {
  /** True if it was compiled, and played without a failure. */
  readonly ok: boolean;
  /** What is wrong with it, also what went wrong in play. */
  readonly diagnostics: readonly Diagnostic[];
  /** The same as text, with the lines that it is about. */
  readonly report: string;
  /** The name of the game and the number of its players, if it was compiled. */
  readonly name?: string;
  readonly players?: number;
}

function attempt({ text, options, limits, games, moves }: IsolatedOrder): IsolatedResult {
  const { game, diagnostics, parsed } = readGame(text, { ...options, games, limits });
  const report = diagnostics.map((each) => renderDiagnostic(each, parsed.sources)).join('');
  if (!game) return { ok: false, diagnostics, report };
  const { name, players } = game;
  try {
    game.start(0).playout({ maxMoves: moves });
    return { ok: true, diagnostics, report, name, players };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { ok: false, diagnostics: [...diagnostics, ...error.diagnostics], report: error.message, name, players };
  }
}

process.once('message', (order: IsolatedOrder) => {
  process.send?.(attempt(order), () => process.disconnect());
});
