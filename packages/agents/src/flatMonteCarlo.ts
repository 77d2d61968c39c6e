/** Flat Monte Carlo: every move gets the same number of random games, and the best mean is played. */
import {
  Budget,
  type Move,
  type MoveValue,
  type SearchOptions,
  type SyncAgent,
  searchGround,
  type Trial,
} from '@ludii/engine';
import { Rehearsal, winningMove } from '@ludii/engine/internal';
import { together } from './options.js';

/** How the agent plays. */
export interface FlatMonteCarloOptions extends SearchOptions {
  /** Random games are broken off after so many moves and count as drawn (default 1000). */
  readonly playoutMoves?: number | undefined;
}

/** Tries every move with random games. */
export class FlatMonteCarloAgent implements SyncAgent {
  readonly name = 'Flat Monte Carlo';

  constructor(readonly options: FlatMonteCarloOptions = {}) {}

  selectMove(trial: Trial, options: SearchOptions = {}): Move {
    const { playoutMoves, seed = 0, ...limits } = together(this.options, options);
    const ground = searchGround(trial, seed);
    const budget = new Budget(limits, ground.position, ground.begun);
    const rehearsal = new Rehearsal(ground);
    const winning = winningMove(rehearsal, budget);
    if (winning >= 0) return trial.position.move(winning);
    return trial.position.move(bestOf(this.#try(rehearsal, budget, playoutMoves), (n) => ground.random.nextInt(n)));
  }

  /** What the agent thinks of the legal moves. A move that was not tried has no visits and the value 0. */
  analyse(trial: Trial, options: SearchOptions = {}): MoveValue[] {
    const { playoutMoves, seed = 0, ...limits } = together(this.options, options);
    const ground = searchGround(trial, seed);
    const { visits, totals } = this.#try(
      new Rehearsal(ground),
      new Budget(limits, ground.position, ground.begun),
      playoutMoves,
    );
    return trial
      .legalMoves()
      .map((move, i) => ({ move, visits: visits[i]!, value: totals[i]! / Math.max(visits[i]!, 1) }));
  }

  #try(rehearsal: Rehearsal, budget: Budget, playoutMoves = 1000): Tried {
    const { position: start, random } = rehearsal.ground;
    const { length } = start.legal;
    const visits = new Int32Array(length);
    const totals = new Float64Array(length);
    const returns = new Float64Array(start.game.players + 1);
    const colours = new Float64Array(start.game.players + 1);
    const { agent } = start;
    // Each round takes the moves in another order, so that the last one is not cut short for the same moves.
    const order = Int32Array.from({ length }, (_, i) => i);
    budget.during(() => {
      for (let k = 0; budget.spend(); k = (k + 1) % order.length) {
        if (k === 0) shuffle(order, (n) => random.nextInt(n));
        const i = order[k]!;
        const position = rehearsal.begin();
        position.rechoose(random);
        rehearsal.play(i);
        rehearsal.playOut(playoutMoves);
        position.agentReturns(returns, colours);
        visits[i]!++;
        totals[i]! += returns[agent]!;
      }
    });
    return { visits, totals };
  }
}

/** How often each move was tried, and the sums of what came out. */
interface Tried {
  readonly visits: Int32Array;
  readonly totals: Float64Array;
}

/** The move with the best mean of those that were tried, by lot among equal ones. There may be very many. */
function bestOf({ visits, totals }: Tried, below: (n: number) => number): number {
  // Nothing may have been tried in time: then any move will do.
  if (visits.every((times) => times === 0)) return below(visits.length);
  let choice = -1;
  let best = 0;
  let equal = 1;
  for (let i = 0; i < visits.length; i++) {
    if (visits[i] === 0) continue;
    const mean = totals[i]! / visits[i]!;
    if (choice < 0 || mean > best) {
      choice = i;
      best = mean;
      equal = 1;
    } else if (mean === best && below(++equal) === 0) choice = i;
  }
  return choice;
}

function shuffle(order: Int32Array, below: (n: number) => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(i + 1);
    const kept = order[i]!;
    order[i] = order[j]!;
    order[j] = kept;
  }
}
