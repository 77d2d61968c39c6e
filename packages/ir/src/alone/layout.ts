/** Where a program that stands alone keeps its words: those of the engine, then a few of its own, then the index of pieces. */
import { type StateLayout, StateWords } from '@ludii/state/internal';
import { lastWords } from '../emit/emission.js';

/** Words that only programs which stand alone have, behind the ends of the last move. */
export const ownWords = (layout: StateLayout) => {
  const { from, to } = lastWords(layout);
  return { LAST_FROM: from, LAST_TO: to, WINNERS: to + 1, LOSERS: to + 2, LOSSES: to + 3, FIRST_LIST: to + 4 };
};

/** The words at the start, with room for all sites in the list of each component. */
export function startWords(
  layout: StateLayout,
  words: Int32Array,
  components: number,
  last: [number, number],
): Int32Array {
  const own = ownWords(layout);
  const room = layout.totalSites;
  // The list of component 0, which no piece has, is that of pending values.
  const made = new Int32Array(own.FIRST_LIST + room * components);
  made.set(words.subarray(0, layout.fixedWords));
  made[own.LAST_FROM] = last[0];
  made[own.LAST_TO] = last[1];
  for (let component = 0; component < components; component++) {
    const header = layout.owned + component * 3;
    const length = words[header + 1]!;
    const first = own.FIRST_LIST + component * room;
    made.set(words.subarray(words[header]!, words[header]! + length), first);
    made[header] = first;
    made[header + 2] = room;
  }
  made[StateWords.PendingList] = own.FIRST_LIST;
  // The ranks are kept doubled, as whole numbers.
  made.fill(0, layout.ranking, layout.ranking + 1);
  return made;
}

/** Names of words, for the text: the fixed ones, and the first of each block. */
export function wordNames(layout: StateLayout, components: number): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  const name = (word: number, text: string): void => {
    if (word >= 0 && !names.has(word)) names.set(word, text);
  };
  name(StateWords.MoverWord, 'MOVER');
  name(StateWords.NextWord, 'NEXT');
  name(StateWords.PrevWord, 'PREVIOUS');
  name(StateWords.CounterWord, 'COUNTER');
  name(StateWords.TurnWord, 'TURN');
  name(StateWords.SameTurnWord, 'MOVES_IN_TURN');
  name(StateWords.PassesWord, 'PASSES');
  name(StateWords.DecidedWord, 'DECIDED');
  name(StateWords.StalematedWord, 'STUCK');
  name(StateWords.ActiveWord, 'ACTIVE');
  name(StateWords.OverWord, 'OVER');
  name(StateWords.WinnerWord, 'WINNER');
  name(StateWords.TrialLengthWord, 'MOVES');
  name(StateWords.StartMovesWord, 'START_MOVES');
  name(StateWords.PendingList, 'PENDING');
  for (const [text, word] of Object.entries(ownWords(layout))) name(word, text);
  for (const type of [0, 1, 2]) {
    const suffix = ['', '_OF_VERTEX', '_OF_EDGE'][type]!;
    if (!layout.stored[type]) continue;
    name(layout.what.offsets[type]!, `PIECE${suffix}`);
    name(layout.who.offsets[type]!, `OWNER${suffix}`);
    if (layout.count.present) name(layout.count.offsets[type]!, `COUNT${suffix}`);
    if (layout.state.present) name(layout.state.offsets[type]!, `STATE${suffix}`);
    name(layout.empty[type]!, `EMPTY${suffix}`);
  }
  name(layout.owned, 'LISTS');
  for (let component = 1; component < components; component++) {
    name(layout.owned + component * 3, `LIST_${component}`);
    name(layout.owned + component * 3 + 1, `LENGTH_${component}`);
  }
  name(layout.ranking, 'RANKS');
  name(layout.phase, 'PHASES');
  if (layout.score > 0) name(layout.score, 'SCORES');
  return names;
}
