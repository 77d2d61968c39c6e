/** The text of throws of dice: on the words of the state, and in front of the actions of the move that follows. */
import { Cell, Op, StateWords } from '@ludii/state/internal';
import { combinedDice, singleDice } from '../dice.js';
import type { DiceRule, Rule, Value } from '../nodes.js';
import { type Emission, emptyScope, isNumber, type Scope } from './emission.js';
import { actionWord, isStacked, readDatum, setWord, writeVector } from './memory.js';
import { NotEmittable } from './notEmittable.js';
import { conditionText, valueText } from './values.js';

/** The largest local state of a die, in bits. */
const MostBits = 8;

/** How many bits a face of a die takes. */
const faceBits = ({ game: { layout } }: Emission): number =>
  layout.kind === 'stack' ? 32 - Math.clz32(layout.slots.state.mask) : layout.state.bits;

/** The value on a face of the die on a site. */
function valueOn(g: Emission, site: string, face: string, faces = g.game.faces, none = 0): string {
  const bits = faceBits(g);
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
  const names = dice.map(() => g.id('v'));
  return `{${drawsText(g, dice, names)}${shownBy(g, dice, names)}S.version++;RO=1}`;
}

/** The text that draws a face for each die, into variables. */
function drawsText(g: Emission, dice: readonly number[], names: readonly string[]): string {
  const counts = g.table('counts of faces', () => Int32Array.from(g.game.faces, (each) => each?.length ?? 0));
  return dice
    .map((site, i) => `const ${names[i]}=c.rng.nextInt(${counts}[${readDatum(g, 'what', Cell, String(site))}]);`)
    .join('');
}

/** The text that makes all dice show the faces in variables. */
function shownBy(g: Emission, dice: readonly number[], names: readonly string[]): string {
  const { layout } = g.game;
  const writes = dice.map((site, i) => {
    const word = layout.dieWords[site] ?? -1;
    const shown = word < 0 ? '' : setWord(g, word, valueOn(g, String(site), names[i]!));
    // A die is the only piece on its site.
    const face = isStacked(g, Cell)
      ? `st.setSite(${Cell},${site},-1,-1,-1,${names[i]},-1,-1);W=st.words;`
      : writeVector(g, layout.state, Cell, String(site), names[i]!);
    return face + shown;
  });
  const equal = names.slice(1).map((name) => `${name}===${names[0]}`);
  const alike = setWord(g, StateWords.DiceAllEqualWord, equal.length > 0 ? `(${equal.join('&&')}?1:0)` : '1');
  const sums = layout.dice.map(({ offset, length }, hand) => {
    const words = Array.from({ length }, (_, die) => `W[${offset + die}]`);
    return setWord(g, layout.diceSum + hand, words.join('+') || '0');
  });
  return `${writes.join('')}${alike}${sums.join('')}`;
}

/** The text that throws the dice, if that is what is done first in a turn. `rolled` is the text of a throw of dice on sites. */
export function throwText(g: Emission, rule: Rule, mover: number, rolled = rolledText): string {
  if (rule.k === 'none') return '';
  if (rule.k === 'roll') return rolled(g, rule.dice);
  if (rule.k !== 'choose') throw new NotEmittable('What is done before moves are found can not be emitted.');
  const test = conditionText(g, rule.test, emptyScope(mover));
  const [yes, no] = [throwText(g, rule.yes, mover, rolled), throwText(g, rule.no, mover, rolled)];
  return test === 'true' ? yes : test === 'false' ? no : `if(${test}){${yes}}${no && `else{${no}}`}`;
}

/** So many sets of dice have a text of their own at most. */
const MostUses = 12;

/** The text of moves with the pips of each die, and perhaps of several; `moves` writes them. */
export function diceText(g: Emission, rule: DiceRule, scope: Scope, moves: (scope: Scope) => string): string {
  const hand = valueText(g, rule.hand, scope);
  if (!isNumber(hand)) throw new NotEmittable('Which hand of dice is used is not known.');
  const block = g.game.layout.dice[Number(hand)];
  if (!block) return '';
  const shown = (die: number): string => `W[${block.offset + die}]`;
  const withDice = (dice: readonly number[], guard: string): string => {
    const pips = g.id('v');
    const uses = [usedDice(g, rule, Number(hand), dice), ...(scope.uses ?? [])];
    const inner: Scope = { ...scope, registers: { ...scope.registers, pips }, uses };
    const test = conditionText(g, rule.test, inner);
    const body = test === 'false' ? '' : moves(inner);
    if (body === '') return '';
    const tested = [guard, test === 'true' ? '' : test].filter((text) => text !== '').join('&&');
    return `{const ${pips}=${dice.map(shown).join('+')};${tested && `if(${tested})`}{${body}}}`;
  };
  const combined = conditionText(g, rule.combined, scope);
  const several = combined === 'false' ? [] : combinedDice(block.length);
  if (block.length + several.length > MostUses) throw new NotEmittable('So many dice can not be emitted.');
  const together = several.map((dice) => withDice(dice, dice.map((die) => `${shown(die)}!==0`).join('&&'))).join('');
  return (
    singleDice(block.length)
      .map((dice) => withDice(dice, ''))
      .join('') + (together && combined !== 'true' ? `if(${combined}){${together}}` : together)
  );
}

/** What using some dice does: one node for each set of dice. */
function usedDice(g: Emission, rule: DiceRule, hand: number, dice: readonly number[]): Rule {
  const name = g.table(`use ${g.number(rule)} ${hand} ${dice.join()}`, () => rule.use(hand, dice));
  return g.constants[Number(name.slice(1))] as Rule;
}

/** The sites of all dice, in order. */
const diceSites = (g: Emission): number[] =>
  g.game.layout.dice.flatMap(({ first, length }) => Array.from({ length }, (_, die) => first + die));

/** The text that puts the actions of a throw in front of those of the open move, as the dice show it. They have been done. */
export function thrownText(g: Emission): string {
  if (g.alone || g.mode === 'listed' || g.game.layout.dice.length === 0) return '';
  if (!g.records) return 'RO=0;';
  const sites = diceSites(g).map(String);
  const faces = sites.map((site) => stateOf(g, site));
  return `if(RO!==0){RO=0;${actionsOf(g, faces, `W[${StateWords.DiceAllEqualWord}]`)}}`;
}

/** The text that writes the actions of a throw. */
function actionsOf(g: Emission, faces: readonly string[], alike: string): string {
  const set = actionWord(Op.SetDie, false, 2);
  const shown = diceSites(g).map(
    (site, i) => `T[q+${3 * i}]=${set};T[q+${3 * i + 1}]=${site};T[q+${3 * i + 2}]=${faces[i]};`,
  );
  const after = 3 * faces.length;
  const equal = `T[q+${after}]=${actionWord(Op.SetDiceAllEqual, false, 1)};T[q+${after + 1}]=${alike};`;
  return `T=M.reach(q+${after + 256});${shown.join('')}${equal}q+=${after + 2};na+=${faces.length + 1};`;
}

/**
 * A throw on which the moves of a list depend. The position is the one before it, so that the throw is made for a while only:
 * when moves are found, and when it is looked at what follows from them. A number above 0 tells the faces of all dice.
 */
export interface ThrowAside {
  /** Throws the dice where a rule says so; RV is the number of the throw. */
  readonly thrown: (prior: Rule, mover: number) => string;
  /** A text with what it changes put back behind it. */
  readonly aside: (text: string) => string;
  /** A text after the throw of number pr, which is put back behind it. */
  readonly after: (text: string) => string;
  /** Does the throw of number pr for good, before its move is made. */
  readonly done: () => string;
  /** Writes the actions of throw pr in front of those of the open move. */
  readonly written: () => string;
}

/** How throws are put aside; undefined if the game has no dice. */
export function throwAside(g: Emission): ThrowAside | undefined {
  const { layout } = g.game;
  if (layout.dice.length === 0) return undefined;
  const bits = faceBits(g);
  const sites = diceSites(g);
  if (bits > MostBits || sites.length * bits > 30 || layout.hashing)
    throw new NotEmittable('A throw of so many dice can not be noted.');
  const faces = sites.map((_, i) => `((pr>>>${1 + i * bits})&${(1 << bits) - 1})`);
  const equal = faces.slice(1).map((face) => `${face}===${faces[0]}`);
  const alike = equal.length > 0 ? `(${equal.join('&&')}?1:0)` : '1';
  const changed = new Set<number>([StateWords.DiceAllEqualWord]);
  for (const site of sites) {
    if (!isStacked(g, Cell)) changed.add(layout.state.offsets[Cell]! + (site >> layout.state.shift));
    if (layout.dieWords[site]! >= 0) changed.add(layout.dieWords[site]!);
  }
  layout.dice.forEach((_, hand) => {
    changed.add(layout.diceSum + hand);
  });
  const words = [...changed];
  const directly = (text: () => string): string => {
    const { mode } = g;
    g.mode = 'direct';
    const made = text();
    g.mode = mode;
    return made;
  };
  // The face of a die that is a stack of one lies wherever the stack does.
  const stacked = isStacked(g, Cell) ? sites : [];
  const before = stacked.map((site, i) => `const s${i}=${stateOf(g, String(site))};`).join('');
  const back = stacked.map((site, i) => `st.setSite(${Cell},${site},-1,-1,-1,s${i},-1,-1);W=st.words;`).join('');
  const aside = (text: string): string =>
    `${before}${words.map((word, i) => `const d${i}=W[${word}];`).join('')}try{${text}}` +
    `finally{W=st.words;${back}${words.map((word, i) => `W[${word}]=d${i};`).join('')}st.store.version++}`;
  const byNumber = (): string => {
    const names = sites.map(() => g.id('v'));
    return `${names.map((name, i) => `const ${name}=${faces[i]};`).join('')}${shownBy(g, sites, names)}st.store.version++;`;
  };
  return {
    aside,
    thrown: (prior, mover) =>
      directly(() =>
        throwText(g, prior, mover, (_g, dice) => {
          if (dice.join() !== sites.join()) throw new NotEmittable('A throw of some of the dice can not be noted.');
          const names = dice.map(() => g.id('v'));
          const number = names.map((name, i) => `|(${name}<<${1 + i * bits})`).join('');
          return `{${drawsText(g, dice, names)}${shownBy(g, dice, names)}st.store.version++;RV=1${number}}`;
        }),
      ),
    after: (text) => aside(`if(pr!==0){${directly(byNumber)}}${text}`),
    done: () => `if(pr!==0){${byNumber()}RO=1}`,
    written: () => `if(pr!==0){${actionsOf(g, faces, alike)}}`,
  };
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
