/**
 * What moves are called. Two legal moves between the same sites can differ in what follows: the piece that a pawn becomes,
 * what is captured, which level is taken. Names show such effects only where they are needed to tell moves apart.
 */
import { moveTextOnTape } from '@ludii/compiler/internal';
import { effectsOf, plainNotation } from './effects.js';
import type { MoveSet, OutcomeOf } from './moveSet.js';

/** Names of moves by number. */
export interface MoveNames {
  /** Text in the format of trial files. */
  text(index: number): string;
  /** Short text for people. */
  notation(index: number): string;
  /** Text without what follows from the move. */
  plainText(index: number): string;
  /** Short text without what follows from the move. */
  plainNotation(index: number): string;
}

/** Works each out once, when it is asked for. */
function lazily<T>(length: number, make: (index: number) => T): (index: number) => T {
  const known = new Array<T | undefined>(length).fill(undefined);
  return (index) => {
    const ready = known[index];
    if (ready !== undefined) return ready;
    const made = make(index);
    known[index] = made;
    return made;
  };
}

/** The numbers of moves by a name that several may share. */
function groups(length: number, nameOf: (index: number) => string): ReadonlyMap<string, number[]> {
  const found = new Map<string, number[]>();
  for (let i = 0; i < length; i++) {
    const name = nameOf(i);
    const group = found.get(name);
    if (group) group.push(i);
    else found.set(name, [i]);
  }
  return found;
}

/** The same names, with a number behind those that came before: the moves do the same, or differ in secret. */
function numbered(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name.replace(/#1$/, '')}#${count}`;
  });
}

/** Names of legal moves, all different. */
export function nameLegal(set: MoveSet, outcome: OutcomeOf): MoveNames {
  const { length, tape } = set;
  const strings = (i: number) => set.gameOf(i).compiled.shape.strings;
  const outcomes = lazily(length, outcome);
  const plainText = lazily(length, (i) => moveTextOnTape(tape, set.start(i), strings(i)));
  const plain = lazily(length, (i) => plainNotation(set.gameOf(i), tape, set.start(i)));
  const distinct = (nameOf: (i: number) => string, full: (group: readonly number[]) => string[]): (() => string[]) => {
    let ready: string[] | undefined;
    return () => {
      if (ready) return ready;
      const names: string[] = [];
      for (const [name, group] of groups(length, nameOf)) {
        const given = group.length === 1 ? [name] : full(group);
        group.forEach((i, k) => {
          names[i] = given[k]!;
        });
      }
      ready = numbered(names);
      return ready;
    };
  };
  const texts = distinct(plainText, (group) => group.map((i) => moveTextOnTape(outcomes(i), 0, strings(i))));
  const notations = distinct(plain, (group) => {
    const effects = group.map((i) => effectsOf(set.gameOf(i), outcomes(i), 0));
    const shared = effects.reduce((all, each) => all.filter((effect) => each.includes(effect)));
    const own = effects.map((each) => each.filter((effect) => !shared.includes(effect)).join(''));
    // Nothing but the plain name is not enough where others begin with it.
    return group.map((i, k) => `${plain(i)}${own[k] === '' ? '#1' : own[k]}`);
  });
  return {
    text: (i) => texts()[i]!,
    notation: (i) => notations()[i]!,
    plainText,
    plainNotation: plain,
  };
}

/** Names of moves that were played: their texts tell all that followed. */
export function namePlayed(set: MoveSet): MoveNames {
  const { length, tape } = set;
  const text = lazily(length, (i) => moveTextOnTape(tape, set.start(i), set.gameOf(i).compiled.shape.strings));
  const notation = lazily(length, (i) => {
    const start = set.start(i);
    const promotions = effectsOf(set.gameOf(i), tape, start).filter((effect) => effect.startsWith('='));
    return plainNotation(set.gameOf(i), tape, start) + promotions.join('');
  });
  return { text, notation, plainText: text, plainNotation: notation };
}
