/** The text of throws of dice: on the words of the state, and in front of the actions of the move that follows. */
import { Cell, Op, StateWords } from '@ludii/state/internal';
import type { Rule, Value } from '../nodes.js';
import { type Emission, emptyScope } from './emission.js';
import { actionWord, readDatum, setWord, writeVector } from './memory.js';
import { NotEmittable } from './notEmittable.js';
import { conditionText } from './values.js';

/** The largest local state of a die, in bits. */
const MostBits = 8;

/** The value on a face of the die on a site. */
function valueOn(g: Emission, site: string, face: string, faces = g.game.faces, none = 0): string {
  const { bits } = g.game.layout.state;
  if (bits > MostBits) throw new NotEmittable('Dice with so many faces can not be emitted.');
  const key = `faces ${none} ${faces.map((each) => (each ? Array.from(each).join() : '')).join(';')}`;
  const values = g.table(key, () => {
    const all = new Int32Array(g.game.faces.length << bits).fill(none);
    faces.forEach((each, component) => {
      if (each) all.set(Array.from(each).slice(0, 1 << bits), component << bits);
    });
    return all;
  });
  return `${values}[(${readDatum(g, 'what', Cell, site)}<<${bits})+${face}]`;
}

/** What the die on a site shows. */
export const faceText = (g: Emission, { site, faces }: Extract<Value, { k: 'face' }>): string =>
  valueOn(g, String(site), stateOf(g, String(site)), faces, -1);

const stateOf = (g: Emission, site: string): string => readDatum(g, 'state', Cell, site);

/** The text of a throw of all dice: RO tells the move that follows of it. */
function rolledText(g: Emission, dice: readonly number[]): string {
  const { layout, faces } = g.game;
  const counts = g.table('counts of faces', () => Int32Array.from(faces, (each) => each?.length ?? 0));
  const names = dice.map(() => g.id('v'));
  const draws = dice.map((site, i) => {
    const what = readDatum(g, 'what', Cell, String(site));
    return `const ${names[i]}=c.rng.nextInt(${counts}[${what}]);`;
  });
  const writes = dice.map((site, i) => {
    const word = layout.dieWords[site] ?? -1;
    const shown = word < 0 ? '' : setWord(g, word, valueOn(g, String(site), names[i]!));
    return writeVector(g, layout.state, Cell, String(site), names[i]!) + shown;
  });
  const equal = names.slice(1).map((name) => `${name}===${names[0]}`);
  const alike = setWord(g, StateWords.DiceAllEqualWord, equal.length > 0 ? `(${equal.join('&&')}?1:0)` : '1');
  const sums = layout.dice.map(({ offset, length }, hand) => {
    const words = Array.from({ length }, (_, die) => `W[${offset + die}]`);
    return setWord(g, layout.diceSum + hand, words.join('+') || '0');
  });
  return `{${draws.join('')}${writes.join('')}${alike}${sums.join('')}S.version++;RO=1}`;
}

/** The text that throws the dice, if that is what is done first in a turn. */
export function throwText(g: Emission, rule: Rule, mover: number): string {
  if (rule.k === 'none') return '';
  if (rule.k === 'roll') return rolledText(g, rule.dice);
  if (rule.k !== 'choose') throw new NotEmittable('What is done before moves are found can not be emitted.');
  const test = conditionText(g, rule.test, emptyScope(mover));
  const [yes, no] = [throwText(g, rule.yes, mover), throwText(g, rule.no, mover)];
  return test === 'true' ? yes : test === 'false' ? no : `if(${test}){${yes}}${no && `else{${no}}`}`;
}

/** The text that puts the actions of a throw in front of those of the open move. They have been done. */
export function thrownText(g: Emission): string {
  const { dice } = g.game.layout;
  if (g.alone || g.mode === 'listed' || dice.length === 0) return '';
  const sites = dice.flatMap(({ first, length }) => Array.from({ length }, (_, die) => first + die));
  const shown = sites.map(
    (site, i) =>
      `T[q+${3 * i}]=${actionWord(Op.SetDie, false, 2)};T[q+${3 * i + 1}]=${site};T[q+${3 * i + 2}]=${stateOf(g, String(site))};`,
  );
  const after = 3 * sites.length;
  const alike = `T[q+${after}]=${actionWord(Op.SetDiceAllEqual, false, 1)};T[q+${after + 1}]=W[${StateWords.DiceAllEqualWord}];`;
  return `if(RO!==0){RO=0;T=M.reach(q+${after + 256});${shown.join('')}${alike}q+=${after + 2};na+=${sites.length + 1}}`;
}

/** The text that sums the faces that dice show, used or not: after every move. */
export function shownText(g: Emission): string {
  const { dice, diceSum } = g.game.layout;
  if (g.alone) return '';
  return dice
    .map(({ first, length }, hand) => {
      const values = Array.from({ length }, (_, die) =>
        valueOn(g, String(first + die), stateOf(g, String(first + die))),
      );
      return setWord(g, diceSum + hand, values.join('+') || '0');
    })
    .join('');
}
