/** Dice: what each shows, and what is left of a roll after dice were used. */
import type { State } from './state.js';

/** Number of dice containers. */
export function diceHands(state: State): number {
  return state.layout.dice.length;
}
/** Number of dice in a dice container. */
export function diceCount(state: State, hand: number): number {
  return state.layout.dice[hand]!.length;
}
/** Value of a die, 0 once it was used. */
export function currentDie(state: State, hand: number, die: number): number {
  return state.words[state.layout.dice[hand]!.offset + die]!;
}
export function setCurrentDie(state: State, hand: number, die: number, value: number): void {
  state.store.set(state.layout.dice[hand]!.offset + die, value);
}
/** Sum of the values of the dice in a container, as of the last time it was taken. */
export function diceSum(state: State, hand: number): number {
  return state.words[state.layout.diceSum + hand]!;
}

/** Value of the face that a die shows by its local state. */
export function faceShown(state: State, hand: number, die: number): number {
  const site = state.layout.dice[hand]!.first + die;
  const component = state.shape.components[state.what(0, site)];
  return component?.faces?.[state.state(0, site)] ?? 0;
}

/** Sums the values of the dice that were not used. */
export function sumCurrentDice(state: State): void {
  const { dice, diceSum: sums } = state.layout;
  for (let hand = 0; hand < dice.length; hand++) {
    const { offset, length } = dice[hand]!;
    let sum = 0;
    for (let word = offset; word < offset + length; word++) sum += state.words[word]!;
    state.store.set(sums + hand, sum);
  }
}
/** Sums the faces shown, used or not (after every applied move). */
export function sumDiceFaces(state: State): void {
  const { dice, diceSum: sums } = state.layout;
  for (let hand = 0; hand < dice.length; hand++) {
    const { length } = dice[hand]!;
    let sum = 0;
    for (let die = 0; die < length; die++) sum += faceShown(state, hand, die);
    state.store.set(sums + hand, sum);
  }
}
/** Sets the values of the dice to the faces shown (at the start). */
export function fillDice(state: State): void {
  for (let hand = 0; hand < diceHands(state); hand++) {
    for (let die = 0; die < diceCount(state, hand); die++) setCurrentDie(state, hand, die, faceShown(state, hand, die));
  }
  sumDiceFaces(state);
}
