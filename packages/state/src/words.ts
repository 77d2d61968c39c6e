/** Where the data that every game has are in the store. The same indices for all games, so that reading one is one load. */
import { HeaderWords } from './lists.js';
import { FirstFree } from './store.js';

let at = FirstFree;
const word = (): number => at++;
const list = (): number => {
  const header = at;
  at += HeaderWords;
  return header;
};

export const MoverWord = word();
export const NextWord = word();
export const PrevWord = word();
export const CounterWord = word();
export const PotWord = word();
export const DiceAllEqualWord = word();
export const TurnWord = word();
export const SameTurnWord = word();
export const PassesWord = word();
export const TrumpWord = word();
export const DecidedWord = word();
export const StoredLowWord = word();
export const StoredHighWord = word();
export const TriggeredWord = word();
export const StalematedWord = word();
export const ActiveWord = word();
export const LossesWord = word();
export const WinsWord = word();
export const OverWord = word();
export const WinnerWord = word();
export const EndTypeWord = word();
export const TrialLengthWord = word();
export const StartMovesWord = word();
export const PendingLowWord = word();
export const PendingHighWord = word();

export const PendingList = list();
export const VariablesList = list();
export const RememberedList = list();
export const VotesList = list();
export const PropositionsList = list();
export const NotesList = list();
export const RemovalsList = list();
export const DominoesList = list();
export const WinnersList = list();
export const LosersList = list();
export const PreviousList = list();
export const PreviousInTurnList = list();

/** First word that differs from game to game; also the first that counts for the position hash. */
export const TempWord = word();
export const FirstLayoutWord = at;
