/** The text that carries actions out: on the words of the state where they are plain, else by the tape. */
import { MoveFlag, MoveHeader, Op, StateWords } from '@ludii/state/internal';
import type { Action, EmitRule, Value } from '../nodes.js';
import { waitText } from './captures.js';
import { Act, checkedText } from './checked.js';
import { type Emission, isNumber, lastWords, type Scope } from './emission.js';
import { coveringMove } from './large.js';
import {
  actionWord,
  addOwned,
  hasState,
  isPiled,
  isPlain,
  mayBeHand,
  moveOwned,
  ownerOf,
  placeType,
  putPiece,
  readDatum,
  removeOwned,
  setEmpty,
  setHashed,
  setWord,
  writeVector,
} from './memory.js';
import { valueText } from './values.js';

/**
 * The text that appends an action to the open move on the tape (variables T, q, na) and carries it out. A variable may tell
 * whether it is a decision.
 */
export function actionText(
  g: Emission,
  { op, decision, operands }: Action,
  texts: readonly string[],
  piece?: number,
  lead?: string,
): string {
  if (g.alone) return stateText(g, op, texts, piece) ?? g.needs('An action', '');
  const word = actionWord(op, lead === undefined && decision, operands.length);
  const words = [lead === undefined ? String(word) : `${word}|${lead}`, ...texts];
  const written = words.map((word, i) => `T[q${i > 0 ? `+${i}` : ''}]=${word};`).join('');
  const done = g.mode === 'listed' ? '' : (checkedText(g, op, texts, stateText(g, op, texts, piece)) ?? Act);
  if (!g.records) return unrecordedText(g, [word, ...texts], done);
  return `${written}${done}q+=${words.length};na++;`;
}

/** An action of which no word is kept: what the engine has to see to is shown to it in a place of its own. */
function unrecordedText(g: Emission, words: readonly (string | number)[], done: string): string {
  if (!done.includes('ACT(')) return done;
  const place = g.table('unrecorded action', () => new Int32Array(16));
  const shown = words.map((word, i) => `${place}[${i}]=${word};`).join('');
  return done.replaceAll('ACT(c,T,q)', `${shown}ACT(c,${place},0)`);
}

/** The operands of an action as texts that can be used several times. */
export const operandTexts = (g: Emission, { operands }: Action, scope: Scope): string[] =>
  operands.map((operand: Value) => valueText(g, operand, scope));

/** What an action does to the words; undefined if the tape has to be read for it. */
function stateText(g: Emission, op: number, texts: readonly string[], piece?: number): string | undefined {
  switch (op) {
    case Op.Select:
    case Op.Pass:
      return '';
    case Op.UseDie:
      return useText(g, texts);
    case Op.SetNextPlayer:
      return `${setWord(g, StateWords.NextWord, texts[0]!)}${g.game.sequenceCapture && !g.records ? 'SN=1;' : ''}`;
    case Op.SetPending:
      return g.alone ? `addPending(W,${texts[0]});` : undefined;
    case Op.Trigger:
      return setWord(g, StateWords.TriggeredWord, `W[${StateWords.TriggeredWord}]|(1<<${texts[1]})`);
    case Op.SetCounter:
      return setWord(g, StateWords.CounterWord, texts[0]!);
    case Op.SetTemp:
      return setHashed(g, String(StateWords.TempWord), texts[0]!);
    case Op.Move:
      if (isPiled(g) && isBareMove(g, texts))
        return unlessState(g, [texts[1]!, texts[4]!], piledText(g, texts[1]!, texts[4]!));
      return isPlainMove(g, texts)
        ? movedText(g, texts[1]!, texts[4]!, texts[1] === 'f0' ? piece : undefined)
        : turnedText(g, texts, piece);
    case Op.MoveN:
      // A known number is one that a pile can lose; the engine sees to others.
      if (isNumber(texts[4]!) && !(Number(texts[4]) > 0)) return undefined;
      return isPiled(g) && isPlace(g, texts[0]!, texts[1]!) && isPlace(g, texts[2]!, texts[3]!)
        ? countedText(g, texts[1]!, texts[3]!, texts[4]!)
        : undefined;
    case Op.Remove:
      if (!isPlace(g, texts[0]!, texts[1]!) || !(isPlain(g) || isPiled(g))) return undefined;
      return removedText(g, texts[1]!);
    case Op.RemoveLater:
      return g.alone ? undefined : waitText(g, texts[1]!, elseAct(g));
    case Op.Add:
      return isBareAdd(g, texts) ? addedText(g, texts[1]!, texts[3]!, texts[5]!) : undefined;
    case Op.SetScore:
      return scoreText(g, texts);
    case Op.SetState:
      return isPlainState(g, texts)
        ? writeVector(g, g.game.layout.state, g.game.type, texts[1]!, texts[3]!)
        : undefined;
    case Op.Promote:
      return isPlainPromotion(g, texts) ? promotedText(g, texts[1]!, texts[3]!) : undefined;
    default:
      return undefined;
  }
}

/** A die that is used has no value any more; undefined if it is not known which one. */
function useText(g: Emission, [hand, die]: readonly string[]): string | undefined {
  const { dice } = g.game.layout;
  if (!isNumber(hand!) || !isNumber(die!)) return undefined;
  const block = dice[Number(hand)];
  return block && Number(die) >= 0 && Number(die) < block.length
    ? setWord(g, block.offset + Number(die), 0)
    : undefined;
}

/** Whether a move of a piece is written straight to the words. */
export const isPlainMove = (g: Emission, texts: readonly string[]): boolean => isPlain(g) && isBareMove(g, texts);

/** A move of the top piece that changes no data of it. */
export function isBareMove(g: Emission, texts: readonly string[]): boolean {
  const [typeFrom, from, levelFrom, typeTo, to, levelTo, state, rotation, value, stack] = texts;
  const bare = [levelFrom, levelTo, state, rotation, value].every((text) => text === '-1');
  return isPlace(g, typeFrom!, from!) && isPlace(g, typeTo!, to!) && bare && stack === '0';
}

/** A move of a known piece that may be turned, on a board of large pieces. */
function turnedText(g: Emission, texts: readonly string[], piece: number | undefined): string | undefined {
  const bare = texts.map((text, i) => (i === 6 ? '-1' : text));
  if (piece === undefined || texts[1] !== 'f0' || !isBareMove(g, bare)) return undefined;
  return coveringMove(g, [texts[1], texts[4]!, texts[6]!], piece, elseAct(g));
}

/** Whether a type is the one that a site has: that of the board's sites, or of cells if it is one of a hand. */
const isPlace = (g: Emission, type: string, site: string): boolean => type === placeType(g, g.game.type, site);

/** A text for piles without a local state; the engine sees to others. What stands alone begins without one and never gives one. */
function unlessState(g: Emission, sites: readonly string[], text: string): string | undefined {
  const tests = sites.map((site) => hasState(g, site)).filter((test) => test !== undefined);
  if (tests.length === 0 || g.alone) return text;
  return `if(${tests.join('||')}){ACT(c,T,q);W=st.words}else${text}`;
}

/** Moves a piece; if it is known which, it surely stands there, and its place in the index of pieces may be known too. */
function movedText(g: Emission, from: string, to: string, piece: number | undefined): string {
  const { type, layout } = g.game;
  const [w, y, l] = [piece === undefined ? g.id('w') : String(piece), g.id('y'), g.id('l')];
  const keep = layout.plainWithState
    ? `const ${l}=${readDatum(g, 'state', type, from)};${writeVector(g, layout.state, type, from, '0')}`
    : '';
  const give = layout.plainWithState ? writeVector(g, layout.state, type, to, l) : '';
  const listed = g.keepsIndex
    ? `if(${y}===0)${moveOwned(g, w, type, from, to, piece === undefined ? undefined : 'h0')}` +
      `else{${removeOwned(g, w, from)}${removeOwned(g, y, to)}${addOwned(g, w, type, to)}}`
    : '';
  const text =
    keep +
    putPiece(g, type, from, '0', '0') +
    setEmpty(g, type, from, true) +
    (g.keepsIndex ? `const ${y}=${readDatum(g, 'what', type, to)};` : '') +
    give +
    putPiece(g, type, to, w, ownerOf(g, w)) +
    setEmpty(g, type, to, false) +
    listed;
  if (piece !== undefined) return `{${text}}`;
  return `{const ${w}=${readDatum(g, 'what', type, from)};if(${w}!==0){${text}}}`;
}

/** The engine has its own way with what is not expected: a site that is not empty, a pile of none. What stands alone leaves it. */
const elseAct = (g: Emission): string => (g.alone ? '' : 'else{ACT(c,T,q);W=st.words}');

/** One piece of a pile goes onto a pile of its kind, or in the place of what is there. */
function piledText(g: Emission, from: string, to: string): string {
  const { type, layout } = g.game;
  const [w, l, y, n] = [g.id('w'), g.id('l'), g.id('y'), g.id('n')];
  return (
    `{const ${w}=${readDatum(g, 'what', type, from)},${l}=${readDatum(g, 'count', type, from)}-1;if(${w}!==0&&${l}>=0){` +
    writeVector(g, layout.count, type, from, l) +
    `if(${l}===0){${putPiece(g, type, from, '0', '0')}${setEmpty(g, type, from, true)}${removeOwned(g, w, from)}}` +
    `const ${y}=${readDatum(g, 'what', type, to)},${n}=${readDatum(g, 'count', type, to)};` +
    `if(${y}===${w}&&${n}>0){${writeVector(g, layout.count, type, to, `(${n}+1)`)}}else{` +
    `${g.keepsIndex ? `if(${y}!==0&&${y}!==${w})${removeOwned(g, y, to)}` : ''}${putPiece(g, type, to, w, ownerOf(g, w))}` +
    `${writeVector(g, layout.count, type, to, '1')}if(${n}===0)${setEmpty(g, type, to, false)}${addOwned(g, w, type, to)}}}${elseAct(g)}}`
  );
}

/** So many pieces of a pile go to a site that is empty or has a pile of their kind. */
function countedText(g: Emission, from: string, to: string, count: string): string {
  const { type, layout } = g.game;
  const [w, l, n] = [g.id('w'), g.id('l'), g.id('n')];
  const piled = (site: string): string => readDatum(g, 'count', type, site);
  const owner = ownerOf(g, w);
  return (
    `{const ${w}=${readDatum(g, 'what', type, from)},${l}=${piled(from)}-${count};` +
    `if(${l}<=0){if(${piled(from)}!==0){${setEmpty(g, type, from, true)}}${putPiece(g, type, from, '0', '0')}${writeVector(g, layout.count, type, from, '0')}}` +
    `else{${writeVector(g, layout.count, type, from, l)}}` +
    `const ${n}=${piled(to)};if(${n}===0){${putPiece(g, type, to, w, owner)}${writeVector(g, layout.count, type, to, `Math.max(${count},0)`)}if(${count}>0){${setEmpty(g, type, to, false)}}}` +
    `else if(${readDatum(g, 'what', type, to)}===${w}&&${n}+${count}<=${g.game.maxCount}){${writeVector(g, layout.count, type, to, `(${n}+${count})`)}}` +
    (g.keepsIndex
      ? `if(${w}!==0&&${owner}!==0){if(${piled(from)}===0)${removeOwned(g, w, from)}${addOwned(g, w, type, to)}}}`
      : '}')
  );
}

export function removedText(g: Emission, site: string): string {
  const { type, layout } = g.game;
  const x = g.id('x');
  const local = layout.plainWithState || (layout.state.present && mayBeHand(g, site));
  const state = local ? writeVector(g, layout.state, type, site, '0') : '';
  const pile = layout.counts ? writeVector(g, layout.count, type, site, '0') : '';
  return (
    `{const ${x}=${readDatum(g, 'what', type, site)};if(${x}!==0){${state}${pile}${putPiece(g, type, site, '0', '0')}` +
    `${setEmpty(g, type, site, true)}${removeOwned(g, x, site)}}}`
  );
}

function isBareAdd(g: Emission, texts: readonly string[]): boolean {
  const [type, , , what, count, state, rotation, value, stack] = texts;
  const stated = state === '-1' || (g.game.layout.plainWithState && isNumber(state!) && Number(state) > 0);
  const bare = [rotation, value].every((text) => text === '-1') && stated;
  return (
    (isPlain(g) || isPiled(g)) &&
    isPlace(g, type!, texts[1]!) &&
    isNumber(what!) &&
    Number(what) > 0 &&
    count === '1' &&
    bare &&
    stack === '0'
  );
}

function addedText(g: Emission, site: string, what: string, state: string): string {
  const { type, layout } = g.game;
  const pile = layout.counts ? writeVector(g, layout.count, type, site, '1') : '';
  const local = state === '-1' ? '' : writeVector(g, layout.state, type, site, state);
  // Where a piece is already only the state changes.
  const otherwise = local === '' ? elseAct(g) : `else{${local}}`;
  return (
    `if(${readDatum(g, 'what', type, site)}===0){${putPiece(g, type, site, what, ownerOf(g, what))}${pile}` +
    `${local}${setEmpty(g, type, site, false)}${addOwned(g, what, type, site)}}${otherwise}`
  );
}

/** The score of a known player; undefined if it is not known who gets it. */
function scoreText(g: Emission, [player, points, adds]: readonly string[]): string | undefined {
  const { layout, players } = g.game;
  const known = isNumber(player!) && Number(player) > 0 && Number(player) <= players;
  if (!known || (adds !== '0' && adds !== '1')) return undefined;
  const word = layout.score + Number(player);
  if (adds === '0') return setWord(g, word, points!);
  // A sum that has no room is refused by the engine.
  const sum = g.id('n');
  return `{const ${sum}=W[${word}]+${points!};if(${sum}===(${sum}|0)){${setWord(g, word, sum)}}${elseAct(g)}}`;
}

const isPlainState = (g: Emission, [type, , level]: readonly string[]): boolean =>
  isPlain(g) && g.game.layout.plainWithState && type === String(g.game.type) && level === '-1';

/** A promotion among pieces that all belong to somebody. */
function isPlainPromotion(g: Emission, texts: readonly string[]): boolean {
  const [type, , level, what] = texts;
  const owned = g.game.owners.every((owner, i) => i === 0 || owner !== 0);
  return isPlain(g) && owned && type === String(g.game.type) && level === '-1' && isNumber(what!) && Number(what) > 0;
}

function promotedText(g: Emission, site: string, what: string): string {
  const { type, layout } = g.game;
  const x = g.id('x');
  const state = layout.plainWithState ? writeVector(g, layout.state, type, site, '0') : '';
  return (
    `{const ${x}=${readDatum(g, 'what', type, site)};if(${x}!==0){${removeOwned(g, x, site)}${state}` +
    `${putPiece(g, type, site, what, ownerOf(g, what))}${addOwned(g, what, type, site)}}${elseAct(g)}}`
  );
}

/** What few moves tell: that they are about an edge, the state of a large piece, and levels of a stack. */
export interface Marks {
  readonly edge?: true | undefined;
  readonly state?: string | undefined;
  /** The lowest and the highest level that leave a stack. */
  readonly levels?: readonly string[] | undefined;
}

/** The same of a move as it is written. */
export const marksOf = (g: Emission, { edge, state, levels }: EmitRule, scope: Scope): Marks => ({
  edge,
  state: state && valueText(g, state, scope),
  levels: levels?.map((level) => valueText(g, level, scope)),
});

/** The text that writes the header of a move at a place of the tape T. */
export function headerText(
  place: string,
  mover: number,
  from: string,
  to: string,
  betweens = '0',
  then: string | number = 0,
  { edge, state, levels: [low = '0', high = '0'] = [] }: Marks = {},
): string {
  const [line, flags] = edge ? [to, String(MoveFlag.Unoriented)] : ['-1', '0'];
  const header = ['0', String(mover), from, to, low, high, state ?? '-1', line, flags, String(then), betweens, '0'];
  return header.map((word, i) => `T[${place}+${i}]=${word};`).join('');
}

/** The text that opens a move on the tape of the trial: T, p, q, na. */
export function openText(
  g: Emission,
  mover: number,
  from: string,
  to: string,
  betweens: string,
  then = 0,
  marks: Marks = {},
): string {
  if (!g.records) return g.game.sequenceCapture && !g.alone ? 'SN=0;' : '';
  const header = headerText('p', mover, from, to, betweens, then, marks);
  return `let T=M.room(256),q=M.end+${MoveHeader},na=0;const p=M.end;${header}`;
}

/** The text that counts the open move as one of the trial: what follows from it sees it as the last. */
export function countText(g: Emission, from: string, to: string): string {
  if (!g.alone) return setWord(g, StateWords.TrialLengthWord, 'M.length+1');
  const last = lastWords(g.game.layout);
  return `W[${StateWords.TrialLengthWord}]++;W[${last.from}]=${from};W[${last.to}]=${to};`;
}

/** The text that closes the open move. */
export function closeText(g: Emission, mover: number, from: string, to: string): string {
  if (g.alone) return '';
  if (!g.records) return `M.tell(${mover},${from},${to});S.version++;`;
  // A move that is only listed changes nothing.
  return `T[p]=q-p;T[p+11]=na;M.close(q-p);${g.mode === 'listed' ? '' : 'S.version++;'}`;
}

/** The text that makes room on the tape for some more actions. */
export const roomText = (g: Emission, words: number): string => (!g.records ? '' : `T=M.reach(q+${words});`);
