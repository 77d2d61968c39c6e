/**
 * The flow of a match: its games are played one after the other, and each adds to the scores of the players. Between two
 * games there is one move, which goes on to the next.
 */
import type { IntFn } from '@ludii/functions';
import type { Draws } from '@ludii/ir/internal';
import { type Context, isOver, type MoveList, ranking, type SplitMix64, score, winners } from '@ludii/state';
import { Op, setScore } from '@ludii/state/internal';
import type { EndRule } from '../end/endRule.js';
import type { GameFlow } from '../flow/gameFlow.js';
import { evaluateMatchEnd } from './matchEnd.js';
import { RunningMatch } from './runningMatch.js';

/** A game of a match. */
export interface MatchGame {
  readonly flow: GameFlow;
  readonly newContext: (rng: SplitMix64) => Context;
  /** Number of the game to play after this one, asked in the match; undefined for the following one. */
  readonly next: IntFn | undefined;
  /** What a winner of this game scores, asked in the game; undefined for a score by rank. */
  readonly result: IntFn | undefined;
}

/** All rules of a match. */
export interface MatchRules {
  readonly players: number;
  readonly games: readonly MatchGame[];
  readonly end: readonly EndRule[];
  /** A context for the standing of the match. */
  readonly newContext: (rng: SplitMix64) => Context;
}

/** Plays a match by its rules. */
export class MatchFlow {
  constructor(readonly rules: MatchRules) {}

  /** A match that can be started. All its games draw from one generator. */
  newMatch(rng: SplitMix64): RunningMatch {
    return new RunningMatch(this.rules.newContext(rng), this.rules.games[0]!.newContext(rng));
  }

  /** Starts a match with its first game. */
  start(match: RunningMatch): void {
    const { context } = match;
    context.reset();
    match.played.length = 0;
    this.play(match, 0);
    const { trial } = match.instance;
    // The placements of the first game belong to the match too, the last one first.
    for (let i = trial.length - 1; i >= 0; i--) context.trial.append(trial.moves, i);
    context.trial.startMoves = context.trial.length;
  }

  /** Starts a game of the match. */
  private play(match: RunningMatch, index: number): void {
    const { flow, newContext } = this.rules.games[index]!;
    match.index = index;
    match.instance = newContext(match.context.gameRng);
    match.instance.match = match;
    flow.start(match.instance);
    follow(match);
  }

  /** The legal moves: those of the game, or between two games the one that goes on. None when the match is over. */
  legalMoves(match: RunningMatch): MoveList {
    const { context, instance } = match;
    if (!isOver(context.state) && !isOver(instance.state)) return this.flowOf(match).legalMoves(instance);
    const out = context.legalList();
    if (isOver(context.state)) return out;
    out.begin(instance.state.mover, -1, -1);
    out.push0(Op.NextInstance, true);
    out.finish();
    return out;
  }

  /** Applies a move of the list of legal moves. */
  apply(match: RunningMatch, list: MoveList, index: number): void {
    if (isOver(match.instance.state)) {
      match.instance.trial.append(list, index);
      this.finishGame(match, list, index);
    } else {
      this.flowOf(match).apply(match.instance, list, index);
      record(match);
    }
  }

  /** Applies the chosen moves of all players of a simultaneous game. */
  applyTogether(match: RunningMatch, list: MoveList, chosen: readonly number[]): void {
    this.flowOf(match).applyTogether(match.instance, list, chosen);
    record(match);
  }

  /** Plays one legal move, each with the same chance. */
  playRandom(match: RunningMatch, draws: Draws): void {
    if (isOver(match.instance.state)) {
      const legal = this.legalMoves(match);
      this.apply(match, legal, draws.nextInt(legal.length));
    } else {
      this.flowOf(match).playRandom(match.instance, draws);
      record(match);
    }
  }

  private flowOf(match: RunningMatch): GameFlow {
    return this.rules.games[match.index]!.flow;
  }

  private finishGame(match: RunningMatch, list: MoveList, index: number): void {
    const { context, instance } = match;
    const { players, games, end } = this.rules;
    context.trial.append(list, index);
    const { next, result } = games[match.index]!;
    for (let player = 1; player <= players; player++) {
      setScore(context.state, player, score(context.state, player) + worth(instance, player, players, result));
    }
    match.played.push(instance);
    evaluateMatchEnd(context, end);
    if (isOver(context.state)) return;
    const after = next ? next(context) : match.index + 1;
    this.play(match, after >= 0 && after < games.length ? after : 0);
  }
}

/** What a finished game is worth for a player. With two players a draw counts as much as a win. */
function worth(c: Context, player: number, players: number, result: IntFn | undefined): number {
  const { state } = c;
  const won = winners(state).includes(player);
  if (result && won) return result(c);
  if (players > 2) return won ? 1 : 0;
  const rank = ranking(state, player);
  if (players === 2) return 2 - Math.floor(rank);
  return rank === 1 ? 1 : 0;
}

/** Whose turn it is in the match is whose turn it is in the game. */
function follow({ context, instance }: RunningMatch): void {
  context.state.mover = instance.state.mover;
  context.state.next = instance.state.next;
  context.state.prev = instance.state.prev;
}

/** Takes the last move of the game over into the moves of the match. */
function record(match: RunningMatch): void {
  const { trial } = match.instance;
  match.context.trial.append(trial.moves, trial.length - 1);
  follow(match);
}
