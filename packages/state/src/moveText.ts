/** Moves as text, in the format of trial files, and back. */
import { Op } from './actions/opcodes.js';
import { actionText, parseAction } from './actionText.js';
import { StateError } from './errors.js';
import { MoveList } from './moveList.js';
import type { StringTable } from './strings.js';
import { actionLength, firstAction, MoveFlag, MoveWord, moveEnd, opcodeOf } from './tape.js';

/** Text of a move on a tape. */
export function moveTextOnTape(tape: Int32Array, move: number, strings: StringTable): string {
  const field = (name: string, word: number): string => {
    const value = tape[move + word]!;
    return value === -1 ? '' : `,${name}=${value}`;
  };
  const levelMin = tape[move + MoveWord.LevelMin]!;
  const levelMax = tape[move + MoveWord.LevelMax]!;
  const actions: string[] = [];
  const end = moveEnd(tape, move);
  for (let at = firstAction(tape, move); at < end; at += actionLength(tape[at]!)) {
    const nested = opcodeOf(tape[at]!) === Op.NestedMove;
    actions.push(nested ? moveTextOnTape(tape, at + 1, strings) : actionText(tape, at, strings));
  }
  return (
    `[Move:mover=${tape[move + MoveWord.Mover]}` +
    field('from', MoveWord.From) +
    field('to', MoveWord.To) +
    field('state', MoveWord.State) +
    ((tape[move + MoveWord.Flags]! & MoveFlag.Unoriented) !== 0 ? ',oriented=false' : '') +
    field('edge', MoveWord.Edge) +
    (levelMin !== 0 && levelMax !== 0 ? `,levelMin=${levelMin},levelMax=${levelMax}` : '') +
    `,actions=${actions.join()}]`
  );
}

/** Text of a move of a list. */
export function moveText(list: MoveList, i: number, strings: StringTable): string {
  return moveTextOnTape(list.tape, list.start(i), strings);
}

/** Reads the text of a move and appends it to a list. Returns its number. */
export function parseMove(text: string, list: MoveList, strings: StringTable): number {
  const fail = (why: string): StateError =>
    new StateError('malformed-move', `${why}: ${text.length > 200 ? `${text.slice(0, 200)}…` : text}`);
  const marker = text.indexOf('actions=');
  if (!text.startsWith('[Move:') || marker < 0 || !text.endsWith(']')) throw fail('no move');
  const header = new Map<string, string>();
  for (const part of text.slice('[Move:'.length, marker).split(',')) {
    if (part === '') continue;
    const equals = part.indexOf('=');
    if (equals < 0) throw fail(`"${part}" is no field`);
    header.set(part.slice(0, equals), part.slice(equals + 1));
  }
  const number = (name: string, missing: number): number => {
    const value = header.get(name);
    header.delete(name);
    if (value === undefined) return missing;
    if (!/^-?\d{1,9}$/.test(value)) throw fail(`"${name}" is no number`);
    return Number(value);
  };
  const mover = number('mover', Number.NaN);
  if (Number.isNaN(mover)) throw fail('no mover');
  // Everything is read before the list is touched, so that an error leaves it as it was.
  const parts = splitActions(text.slice(marker + 'actions='.length, -1), fail);
  const nested = parts.map((part) => {
    if (!part.startsWith('[Move:') || !part.includes('actions=')) return undefined;
    const inner = new MoveList(64);
    parseMove(part, inner, strings);
    return inner;
  });
  const actions = parts.map((part, k) => (nested[k] ? undefined : parseAction(part, strings)));
  const from = number('from', -1);
  const to = number('to', -1);
  const state = number('state', -1);
  const edge = number('edge', -1);
  const levelMin = number('levelMin', 0);
  const levelMax = number('levelMax', 0);
  const oriented = header.get('oriented');
  header.delete('oriented');
  if (oriented !== undefined && oriented !== 'true' && oriented !== 'false') throw fail('bad orientation');
  for (const key of header.keys()) throw fail(`"${key}" is no field of a move`);

  list.begin(mover, from, to);
  list.setState(state);
  list.setLevels(levelMin, levelMax);
  list.setEdge(edge, oriented !== 'false');
  for (let k = 0; k < parts.length; k++) {
    const inner = nested[k];
    const action = actions[k];
    if (inner) list.nest(inner, 0);
    else if (action) list.pushAction(action.opcode, action.decision, action.operands);
  }
  return list.finish();
}

/** Splits `[…],[…]` by counting brackets. */
function splitActions(text: string, fail: (why: string) => StateError): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    const ch = text[i];
    if (ch === '[') {
      if (depth++ === 0) {
        if (i !== start) throw fail('text between actions');
      }
    } else if (ch === ']') {
      if (--depth < 0) throw fail('too many brackets');
      if (depth === 0) {
        parts.push(text.slice(start, i + 1));
        start = i + 2;
        if (i + 1 < text.length && text[i + 1] !== ',') throw fail('no comma between actions');
        i++;
      }
    }
  }
  if (depth !== 0) throw fail('brackets are not closed');
  if (start < text.length) throw fail('text behind the actions');
  return parts;
}
