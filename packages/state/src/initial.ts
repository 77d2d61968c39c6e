/** The words of a state before any move, except the data of its sites. */
import { HeaderWords, listReserve } from './lists.js';
import type { State } from './state.js';
import { ArenaEnd } from './store.js';
import * as at from './words.js';

/** Room that the lists of pieces get together before there are any, and one of them at most and at least. */
const PieceRoom = 64;
const MostRoom = 8;
const LeastRoom = 4;

/**
 * Gives room to lists that nearly every game fills: those of the pieces of each kind, if there are few kinds, and those of winners
 * and losers. The position after the start is copied for each game, and lists that begin without room grow again in each.
 */
function makeRoom({ store, layout, shape }: State): void {
  const kinds = shape.components.length - 1;
  const room = Math.min(MostRoom, Math.floor(PieceRoom / kinds));
  for (let kind = 1; kind <= kinds && room >= LeastRoom; kind++)
    listReserve(store, layout.owned + kind * HeaderWords, room);
  if (shape.players < 2) return;
  listReserve(store, at.WinnersList, Math.min(LeastRoom, shape.players));
  listReserve(store, at.LosersList, Math.min(LeastRoom, shape.players));
}

/** Fills in the initial values of everything but the sites. */
export function initialise(state: State): void {
  const { shape, layout, store } = state;
  state.words.fill(0);
  state.words[ArenaEnd] = layout.fixedWords;
  store.forgetMarks();
  makeRoom(state);
  // The array may be another now.
  const { words } = state;
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
