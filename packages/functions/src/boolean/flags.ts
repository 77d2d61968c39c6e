/** Flags that several forms raise by what is written. */
import type { Bound } from '@ludii/registry';
import type { RepetitionType } from '../declare/build.js';

/** A vertex or edge makes the game one on a graph, but not one in which that type of site holds pieces. */
export function graphFlagOf(type: Bound | undefined): readonly string[] {
  const word = type?.form === 'literal' ? type.value : undefined;
  return word === 'Vertex' || word === 'Edge' ? ['graph'] : [];
}

const ofRepetition: Readonly<Record<RepetitionType, string>> = {
  Positional: 'repeatPositionalInGame',
  PositionalInTurn: 'repeatPositionalInTurn',
  Situational: 'repeatSituationalInGame',
  SituationalInTurn: 'repeatSituationalInTurn',
};

/** The flag of a kind of repetition; positions of the whole game are meant if it is not written. */
export const repetitionFlag = (type: Bound | undefined): string =>
  ofRepetition[type?.form === 'literal' ? (type.value as RepetitionType) : 'Positional'];
