/** The words of a state before any move, except the data of its sites. */
import type { State } from './state.js';
import { ArenaEnd } from './store.js';
import * as at from './words.js';

/** Fills in the initial values of everything but the sites. */
export function initialise(state: State): void {
  const { shape, layout, words, store } = state;
  words.fill(0);
  words[ArenaEnd] = layout.fixedWords;
  store.forgetMarks();
  const { players, flags, board } = shape;
  const simulation = shape.mode === 'simulation';
  words[at.MoverWord] = simulation ? 0 : 1;
  words[at.NextWord] = simulation ? 0 : players > 1 ? 2 : 1;
  words[at.CounterWord] = -1;
  words[at.TempWord] = -1;
  words[at.TurnWord] = 1;
  words[at.TrumpWord] = -1;
  words[at.DecidedWord] = -1;
  words[at.WinnerWord] = -1;
  for (let p = 0; p <= players + 1; p++) {
    words[layout.order + p] = p;
    if (flags.team) words[layout.team + p] = p;
    words[layout.playerValue + p] = -1;
    words[layout.phase + p] = shape.initialPhases?.[p] ?? 0;
    if (p >= 1 && p <= players) words[at.ActiveWord]! |= 1 << p;
  }
  for (let type = 0; type < 3; type++) {
    if (layout.costs && board.costs) words.set(board.costs[type]!, layout.costs[type]!);
    if (layout.phases && board.phases) words.set(board.phases[type]!, layout.phases[type]!);
    if (!layout.stored[type] && layout.kind !== 'puzzle') continue;
    setBits(words, layout.empty[type]!, 0, board.sizes[type]!);
    if (type === 0) {
      const first = layout.boardSites + layout.emptyHandShift;
      setBits(words, layout.empty[0]!, first, first + layout.totalSites - layout.boardSites);
    }
  }
}

function setBits(words: Int32Array, offset: number, from: number, to: number): void {
  for (let i = from; i < to; i++) words[offset + (i >> 5)]! |= 1 << (i & 31);
}
