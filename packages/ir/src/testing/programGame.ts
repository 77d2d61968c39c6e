/** The simplest game that a program can be written for, as what tests of the emitter begin with. */
import type { PlayableGame } from '@ludii/state';
import { layoutOf } from '@ludii/state/internal';
import type { ProgramGame } from '../emit/emission.js';

/** What the emitter is told of a game of cells without rules; whatever matters to a test is added to it. */
export const programGame = (game: PlayableGame, sites: number): ProgramGame => ({
  players: 2,
  layout: layoutOf(game),
  consequences: game.consequences,
  owners: game.components.map(({ owner }) => owner),
  maxCount: game.maxCount,
  type: 0,
  sites,
  phases: [],
  end: undefined,
  phaseEnds: [],
  changesPhases: false,
  changes: undefined,
  sequenceCapture: false,
  swaps: false,
  noRepeat: false,
  looksBack: false,
  faces: [],
  covers: [],
  passingEnds: true,
  watches: undefined,
  countsPieces: true,
});
