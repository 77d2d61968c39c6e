/** How the players stand: scores, payoffs, ranks, winners and losers, and whether the game is over. */
import { listLength, listPush, listValues } from './lists.js';
import type { State } from './state.js';
import { EndTypeWord, LosersList, LossesWord, OverWord, WinnersList, WinnerWord, WinsWord } from './words.js';

/** Why a game is over, in the words of trial files. */
export const endTypes = ['NoEnd', 'Unknown', 'NaturalEnd', 'MoveLimit', 'TurnLimit'] as const;
/** One of {@link endTypes}. */
export type EndType = (typeof endTypes)[number];

const endTypeCodes = Object.fromEntries(endTypes.map((name, code) => [name, code])) as Readonly<
  Record<EndType, number>
>;

/** Score of a player, 0 in games without scores. */
export function score(state: State, player: number): number {
  return state.shape.flags.score ? state.words[state.layout.score + player]! : 0;
}
/** Sets a score. */
export function setScore(state: State, player: number, value: number): void {
  if (state.shape.flags.score) state.store.set(state.layout.score + player, value);
}

const double = new Float64Array(1);
const halves = new Int32Array(double.buffer);

/** The upper half of 1 and of 2; their lower half is 0, and so are both of 0. */
const [highOfOne, highOfTwo] = [1, 2].map((value) => {
  double[0] = value;
  return halves[1]!;
});

function readDouble({ words }: State, word: number): number {
  const low = words[word]!;
  const high = words[word + 1]!;
  // Most ranks are one of these, and putting two halves together takes the machine a while.
  if (low === 0) {
    if (high === 0) return 0;
    if (high === highOfOne) return 1;
    if (high === highOfTwo) return 2;
  }
  halves[0] = low;
  halves[1] = high;
  return double[0]!;
}
function writeDouble(state: State, word: number, value: number): void {
  double[0] = value;
  const low = halves[0]!;
  const high = halves[1]!;
  state.store.set(word, low);
  state.store.set(word + 1, high);
}

/** Payoff of a player. */
export function payoff(state: State, player: number): number {
  return state.shape.flags.payoff ? readDouble(state, state.layout.payoff + 2 * player) : 0;
}
export function setPayoff(state: State, player: number, value: number): void {
  if (state.shape.flags.payoff) writeDouble(state, state.layout.payoff + 2 * player, value);
}
/** Rank of a player, 0 while undecided. */
export function ranking(state: State, player: number): number {
  return readDouble(state, state.layout.ranking + 2 * player);
}
export function setRanking(state: State, player: number, value: number): void {
  writeDouble(state, state.layout.ranking + 2 * player, value);
}
/** All ranks; index 0 is unused. */
export function rankings(state: State): number[] {
  return Array.from({ length: state.shape.players + 1 }, (_, p) => ranking(state, p));
}

export function addWinner(state: State, player: number): void {
  listPush(state.store, WinnersList, player);
}
export function addLoser(state: State, player: number): void {
  listPush(state.store, LosersList, player);
}
/** Number of winners so far. */
export function winnerCount(state: State): number {
  return listLength(state.store, WinnersList);
}
/** Number of losers so far. */
export function loserCount(state: State): number {
  return listLength(state.store, LosersList);
}
/** Winners in the order of winning. */
export function winners(state: State): number[] {
  return listValues(state.store, WinnersList);
}
export function losers(state: State): number[] {
  return listValues(state.store, LosersList);
}
export function winsDecided(state: State): number {
  return state.words[WinsWord]!;
}
export function setWinsDecided(state: State, n: number): void {
  state.store.set(WinsWord, n);
}
export function lossesDecided(state: State): number {
  return state.words[LossesWord]!;
}
export function setLossesDecided(state: State, n: number): void {
  state.store.set(LossesWord, n);
}

/** True if the game is over. */
export function isOver(state: State): boolean {
  return state.words[OverWord] !== 0;
}
/** Ends the game; winner 0 is nobody. */
export function setOver(state: State, winner: number, endType: EndType): void {
  state.store.set(OverWord, 1);
  state.store.set(WinnerWord, winner);
  state.store.set(EndTypeWord, endTypeCodes[endType]);
}
/** Makes the game go on. */
export function clearOver(state: State): void {
  state.store.set(OverWord, 0);
  state.store.set(WinnerWord, -1);
  state.store.set(EndTypeWord, 0);
}
/** Winner of a game that is over, else −1. */
export function winner(state: State): number {
  return state.words[WinnerWord]!;
}
export function endType(state: State): EndType {
  return endTypes[state.words[EndTypeWord]!]!;
}
