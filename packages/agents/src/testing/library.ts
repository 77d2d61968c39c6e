/** Games for tests: the library of the project, and small ones for what it does not have. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, gameFromText } from '@ludii/engine';
import { filesBelow } from '@ludii/engine/internal';
import * as games from '../../../engine/src/testing/games.js';

const directory = join(__dirname, '../../../../games');

/** A game of the library; parts of its text can be replaced, for boards that are small enough to be solved. */
export function library(
  name: string,
  options: readonly string[] = [],
  replace: readonly [string, string][] = [],
): Game {
  const file = filesBelow(directory, '.lud').find((each) => each.endsWith(`/${name}.lud`));
  if (!file) throw new Error(`There is no game ${name}.`);
  let text = readFileSync(file, 'utf8');
  for (const [from, to] of replace) {
    if (!text.includes(from)) throw new Error(`${name} does not say ${from}.`);
    text = text.replaceAll(from, to);
  }
  return gameFromText(text, { options: [...options] });
}

/** Kalah with some pits a side and some stones in each. */
export function kalah(pits: number, stones: number): Game {
  const last = 2 * pits;
  const numbers = (from: number, to: number): string =>
    Array.from({ length: Math.abs(to - from) + 1 }, (_, k) => (from < to ? from + k : from - k)).join(' ');
  return library(
    'kalah',
    [],
    [
      ['(mancalaBoard 2 6', `(mancalaBoard 2 ${pits}`],
      ['{1..6 13 12..7}', `{${numbers(1, pits)} ${last + 1} ${numbers(last, pits + 1)}}`],
      ['{12..7 0 1..6}', `{${numbers(last, pits + 1)} 0 ${numbers(1, pits)}}`],
      ['(pair P1 13)', `(pair P1 ${last + 1})`],
      ['{ 1..6 }', `{ ${numbers(1, pits)} }`],
      ['{ 7..12 }', `{ ${numbers(pits + 1, last)} }`],
      ['{ 1..12 }', `{ ${numbers(1, last)} }`],
      ['(+ (to) 6) (- (to) 6)', `(+ (to) ${pits}) (- (to) ${pits})`],
      ['<Stones>', `${stones}`],
      [`(option "Stones" ${stones} args:{ <number> } {`, '(option "Stones" <Unused> args:{ <number> } {'],
    ],
  );
}

/** Three players take turns; whoever takes the last token loses. */
export const threeTakers = gameFromText(games.threeTakers);

/** A race with a die. */
export const race = gameFromText(games.race);

/** Both players choose one of three stones at once; the first wins if they match, unless it is the third. */
export const pennies = gameFromText(`
(game "Pennies"
  (players 2)
  (mode Simultaneous)
  (equipment { (board (rectangle 1 2)) (hand Each size:3)
    (piece "Low" Each) (piece "Mid" Each) (piece "Top" Each) })
  (rules
    (start {
      (place "Low1" (handSite P1)) (place "Low2" (handSite P2))
      (place "Mid1" (handSite P1 1)) (place "Mid2" (handSite P2 1))
      (place "Top1" (handSite P1 2)) (place "Top2" (handSite P2 2)) })
    (play (or
      (move (from (sites Hand P1)) (to 0) P1)
      (move (from (sites Hand P2)) (to 1) P2)))
    (end {
      (if (or (and (= (what at:0) (id "Low1")) (= (what at:1) (id "Low2")))
              (and (= (what at:0) (id "Mid1")) (= (what at:1) (id "Mid2"))))
        (result P1 Win))
      (if (and (is Occupied 0) (is Occupied 1)) (result P2 Win)) })))`);
