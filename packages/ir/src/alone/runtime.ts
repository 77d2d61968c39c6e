/** The part of a program that stands alone which is the same for all games: states, turns, results. */

/** The functions that others call. `options` says which parts a game needs. */
export const apiText = `/** A game at its start. */
export function newState() {
  return { words: START.slice(), turns: TURNS.slice(), saved: [] };
}

/** An independent copy of a game. */
export function copy({ words, turns, saved }) {
  return { words: words.slice(), turns: turns.slice(), saved: saved.slice() };
}

/** The player to move, from 1. */
export const mover = ({ words }) => words[MOVER];

/** Whether the game is over. */
export const isOver = ({ words }) => words[OVER] !== 0;

/** The piece on each site of the board, 0 for none. */
export function board({ words: W }) {
  return Array.from({ length: about.sites.length }, (_, s0) => pieceOn(W, s0));
}

/** The legal moves. A player without any has to pass; nobody moves when the game is over. */
export function legal(state) {
  const W = state.words;
  if (W[OVER] !== 0) return [];
  const n = list(state);
  if (n === 0) return [{ from: -1, to: -1, key: [0, 0, 0] }];
  return Array.from({ length: n }, (_, i) => moveOf(A[i], B[i], C[i]));
}

/** Makes a legal move. */
export function apply(state, { key: [a, b, c] }) {
  state.saved.push(state.words.slice());
  play(state, a, b, c);
}

/** Takes the last move back that was made by \`apply\`. Tells whether there was one. */
export function undo(state) {
  const words = state.saved.pop();
  if (words === undefined) return false;
  state.turns.length -= state.words[MOVES] - words[MOVES];
  state.words = words;
  return true;
}

/** Plays on at random to the end. Returns the number of moves. */
export function playout(state, random = Math.random) {
  let played = 0;
  for (; state.words[OVER] === 0; played++) {
    const n = list(state);
    const i = Math.floor(random() * n);
    if (n === 0) play(state, 0, 0, 0);
    else play(state, A[i], B[i], C[i]);
  }
  return played;
}

/** How the game has ended: the winner, 0 if there is none, and the rank of each player. Undefined while it goes on. */
export function outcome({ words }) {
  if (words[OVER] === 0) return undefined;
  const ranks = Array.from({ length: PLAYERS }, (_, i) => words[RANKS + i + 1] / 2);
  return { winner: Math.max(0, words[WINNER]) % (PLAYERS + 1), ranks };
}
`;

/** Values that last for one move. */
export const pendingText = `function isPending(W, value) {
  const first = W[PENDING];
  return W.subarray(first, first + W[PENDING + 1]).includes(value);
}

function addPending(W, value) {
  const actual = value === -1 ? 1 : value;
  if (!isPending(W, actual)) W[W[PENDING] + W[PENDING + 1]++] = actual;
}
`;

/** The turn: a move, then the end rules, perhaps something in between, then the next player. */
export const turnText = (
  between: boolean,
): string => `/** Makes a move, or passes if there is no other, and ends the turn. */
function play(state, a, b, c) {
  const W = state.words;
  const player = W[MOVER];
  const passes = a === 0 || PASS_KINDS.includes(a >>> 16);
  setStalemated(W, player, a === 0);
  W[PENDING + 1] = 0;
  W[DECIDED] = -1;
  if (a === 0) {
    W[MOVES]++;
    W[LAST_FROM] = -1;
    W[LAST_TO] = -1;
  } else make(W, a >>> 16, a & 65535, b & 65535, b >>> 16, c);
  turns = state.turns;
  turns.push(2 * player + (passes ? 1 : 0));
  end(W, player, W[LAST_FROM], W[LAST_TO]);
  if (W[ACTIVE] !== 0 && (W[TURN] >= MOST_TURNS || W[MOVES] - W[START_MOVES] >= MOST_MOVES)) drawAll(W);${between ? '\n  if (W[ACTIVE] !== 0) between(W, player);' : ''}
  W[COUNTER]++;
  W[PREVIOUS] = player;
  if (W[ACTIVE] === 0) return;
  W[MOVER] = W[NEXT];
  if (W[MOVER] === player) W[MOVES_IN_TURN]++;
  else {
    W[MOVES_IN_TURN] = 0;
    W[TURN]++;
  }
  W[NEXT] = following(W, W[MOVER]);
  W[PASSES] = passes ? W[PASSES] + 1 : 0;
}

/** The next player round the table who is still in the game. */
function following(W, player) {
  let next = (player % PLAYERS) + 1;
  for (let i = 0; i < PLAYERS && !isActive(W, next); i++) next = (next % PLAYERS) + 1;
  return next;
}

const isActive = (W, player) => ((W[ACTIVE] >>> player) & 1) !== 0;

function setStalemated(W, player, stuck) {
  if (stuck) W[STUCK] |= 1 << player;
  else W[STUCK] &= ~(1 << player);
}

/** Whether everyone has passed in their last turn. */
function allPassed(W) {
  if (PLAYERS === 1) return turns.length > 0 && (turns.at(-1) & 1) === 1;
  if (turns.length > 2 && (turns.at(-1) & 1) === 0) return false;
  let player = W[MOVER];
  let passed = false;
  let length = 0;
  let back = turns.length;
  for (let turn = 0; turn < PLAYERS; turn++) {
    for (;;) {
      if (back === 0) return passed;
      if (length > 1) return false;
      const move = turns[--back];
      const other = move >> 1 !== player;
      if (other && !passed) return false;
      passed = (move & 1) === 1;
      if (other) {
        player = move >> 1;
        length = 0;
        break;
      }
      length++;
    }
  }
  return true;
}
`;

/** Results: ranks are kept doubled, so that shared places are whole numbers. */
export const resultText = `// What a result means for the players. Ranks are kept doubled, so that shared places are whole numbers.
const everyone = Array.from({ length: PLAYERS }, (_, i) => i + 1);

function result(W, who, how) {
  const all = who === PLAYERS + 1;
  if (!all && (who < 1 || who > PLAYERS || !isActive(W, who))) return;
  if (how === DRAW) drawAll(W);
  else if (how === TIE) stop(W, PLAYERS + 1);
  else if (how === ABANDON) stop(W, -1);
  else if (all) allWinOrLose(W, how === WIN ? 2 : 2 * PLAYERS);
  else if (how === WIN) win(W, who);
  else lose(W, who);
}

const activeOnes = (W) => everyone.filter((player) => isActive(W, player));
const firstOfRankOne = (W) => everyone.find((player) => W[RANKS + player] === 2) ?? 0;

function over(W, winner) {
  W[OVER] = 1;
  W[WINNER] = winner;
}

function stop(W, winner) {
  W[ACTIVE] = 0;
  over(W, winner);
}

function drawAll(W) {
  const rank = activeOnes(W).length + 1 + 2 * W[WINNERS];
  for (const player of everyone) if (PLAYERS > 1 && W[RANKS + player] === 0) W[RANKS + player] = rank;
  stop(W, everyone.findLast((player) => W[RANKS + player] === 2) ?? 0);
}

function allWinOrLose(W, rank) {
  for (const player of everyone) if (PLAYERS > 1 && W[RANKS + player] === 0) W[RANKS + player] = rank;
  stop(W, 0);
}

function win(W, who) {
  const rank = 2 * (W[WINNERS] + 1);
  W[ACTIVE] &= ~(1 << who);
  W[WINNERS]++;
  W[RANKS + who] = rank;
  const left = activeOnes(W);
  if (left.length > 1) return;
  if (left.length === 1) {
    W[RANKS + left[0]] = rank + 2;
    W[LOSERS]++;
  }
  if (firstOfRankOne(W) > 0) over(W, firstOfRankOne(W));
  W[ACTIVE] = 0;
}

function lose(W, who) {
  W[ACTIVE] &= ~(1 << who);
  if (PLAYERS === 1) return stop(W, 0);
  if (W[NEXT] === who && W[ACTIVE] !== 0) W[NEXT] = following(W, who);
  // Those who lose at the same time share the mean of their places.
  const old = 2 * (PLAYERS - W[LOSERS] + 1) + W[LOSSES] - 1;
  W[RANKS + who] = old - 1;
  for (const player of everyone) if (W[RANKS + player] === old) W[RANKS + player] = old - 1;
  W[LOSERS]++;
  const left = activeOnes(W);
  if (left.length === 0 && firstOfRankOne(W) > 0) over(W, firstOfRankOne(W));
  if (left.length === 1) {
    W[RANKS + left[0]] = 2 * (W[WINNERS] + 1);
    over(W, everyone.reduce((best, player) => (W[RANKS + player] < W[RANKS + best] ? player : best)));
    W[WINNERS]++;
    W[ACTIVE] = 0;
  }
  W[LOSSES]++;
}
`;

/** The end by scores. */
export const scoreText = `/** Ranks all players by their scores; equal scores share the mean of their places. */
function byScores(W, sign) {
  const value = (player) => sign * W[SCORES + player];
  const order = [...everyone].sort((a, b) => value(b) - value(a));
  for (let first = 0; first < order.length; ) {
    let next = first + 1;
    while (next < order.length && value(order[next]) === value(order[first])) next++;
    for (let i = first; i < next; i++) W[RANKS + order[i]] = first + 1 + next;
    first = next;
  }
  stop(W, everyone.findLast((player) => W[RANKS + player] === 2) ?? 0);
}
`;

/** The types of a program, the same for all games. */
export const typesText = `/** A running game. Make one with \`newState\`; what is in it is the program's own. */
export interface State {
  words: Int32Array;
  turns: number[];
  saved: Int32Array[];
}

/** A move: the sites that it starts from and ends at, -1 where there is none. */
export interface Move {
  readonly from: number;
  readonly to: number;
  /** What the program needs to make it. */
  readonly key: readonly [number, number, number];
}

/** How a game has ended. */
export interface Outcome {
  /** The player who has won, 0 if nobody has. */
  readonly winner: number;
  /** The rank of each player, best 1; those who share places have their mean. */
  readonly ranks: readonly number[];
}

/** Names that belong to the game: not needed for playing, but for showing it. */
export declare const about: {
  readonly name: string;
  readonly players: number;
  /** The names of pieces by number; number 0 is an empty site. */
  readonly pieces: readonly string[];
  /** The player who owns each piece. */
  readonly owners: readonly number[];
  /** The coordinate of each site of the board and where it is, between 0 and 1. */
  readonly sites: readonly { readonly label: string; readonly x: number; readonly y: number }[];
};

/** A game at its start. */
export declare function newState(): State;
/** An independent copy of a game. */
export declare function copy(state: State): State;
/** The player to move, from 1. */
export declare const mover: (state: State) => number;
/** Whether the game is over. */
export declare const isOver: (state: State) => boolean;
/** The piece on each site of the board, 0 for none. */
export declare function board(state: State): number[];
/** The legal moves. A player without any has to pass; nobody moves when the game is over. */
export declare function legal(state: State): Move[];
/** Makes a legal move. */
export declare function apply(state: State, move: Move): void;
/** Takes the last move back that was made by \`apply\`. Tells whether there was one. */
export declare function undo(state: State): boolean;
/** Plays on at random to the end; \`random\` gives numbers from 0 to below 1. Returns the number of moves. */
export declare function playout(state: State, random?: () => number): number;
/** How the game has ended. Undefined while it goes on. */
export declare function outcome(state: State): Outcome | undefined;
`;
