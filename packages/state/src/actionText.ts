/** Actions as text, in the format of trial files, and back. */
import { type ActionSpec, catalogue, type Field } from './actions/catalogue.js';
import { Op } from './actions/opcodes.js';
import { StateError } from './errors.js';
import { siteTypeNames, siteTypeOf } from './siteType.js';
import type { StringTable } from './strings.js';
import { isDecisionWord, opcodeOf } from './tape.js';

/** Signs that would end a name in a text of moves are written as their numbers: `%5D` for `]`. */
const signs = /[[\]\r\n]|,(?=[A-Za-z]+=)|%(?=5B|5D|2C|0D|0A|25)/g;

const writtenName = (name: string): string =>
  name.replace(signs, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);

const readName = (text: string): string =>
  text.replace(/%(5B|5D|2C|0D|0A|25)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

function fieldText(field: Field, operand: number, strings: StringTable): string {
  switch (field.kind) {
    case 'int':
      return String(operand);
    case 'type':
      return siteTypeNames[operand as 0 | 1 | 2];
    case 'bool':
      return operand !== 0 ? 'true' : 'false';
    case 'name':
      return writtenName(strings.text(operand));
    default:
      return field.kind satisfies never;
  }
}

/** Text of an action on a tape. Nested moves are not actions of this sort: see `moveText`. */
export function actionText(tape: Int32Array, at: number, strings: StringTable): string {
  const opcode = opcodeOf(tape[at]!);
  const decision = isDecisionWord(tape[at]!);
  const spec = catalogue[opcode]!;
  if (opcode === Op.Pass) {
    return `[Pass:${decision ? 'decision=true' : ''}${tape[at + 1] !== 0 ? ',forced=true' : ''}]`;
  }
  const parts: string[] = [];
  // A selection without a target does not name the type of one.
  const shown = opcode === Op.Select && tape[at + 5] === -1 ? 3 : spec.fields.length;
  for (let k = 0; k < shown; k++) {
    const field = spec.fields[k]!;
    const operand = tape[at + 1 + k]!;
    if (field.name === 'count' && opcode === Op.Add ? operand <= 1 : operand === field.omit) continue;
    parts.push(`${field.name}=${fieldText(field, operand, strings)}`);
  }
  if (opcode === Op.RemoveLater) parts.push('applied=false');
  // The variable of a puzzle lacks its sign when no type is in front of it.
  if (opcode === Op.PuzzleSet && tape[at + 1] === -1) parts[0] = `var${tape[at + 2]}`;
  // A pending value that is left out leaves its comma.
  const gap = opcode === Op.SetPending && parts.length === 0 && decision ? ',' : '';
  if (decision) parts.push('decision=true');
  return `[${spec.name}:${gap}${parts.join()}]`;
}

const byName = new Map<string, ActionSpec>();
for (const spec of catalogue) if (spec.opcode !== Op.NestedMove && !byName.has(spec.name)) byName.set(spec.name, spec);

const moveN = catalogue[Op.MoveN]!;
const removeLevel = catalogue[Op.RemoveLevel]!;
const removeLater = catalogue[Op.RemoveLater]!;

/** A parsed action: what goes on a tape. */
export interface ParsedAction {
  readonly opcode: number;
  readonly decision: boolean;
  readonly operands: readonly number[];
}

function malformed(text: string, why: string): StateError {
  return new StateError('malformed-action', `${why}: ${text.length > 200 ? `${text.slice(0, 200)}…` : text}`);
}

/** Splits `a=1,b=2` at commas that begin a new field; other commas belong to a name. */
function fieldsOf(body: string, known: ReadonlySet<string>): Map<string, string> {
  const fields = new Map<string, string>();
  let last: string | undefined;
  for (const part of body.split(',')) {
    const equals = part.indexOf('=');
    const key = equals < 0 ? '' : part.slice(0, equals);
    if (known.has(key) && !fields.has(key)) {
      fields.set(key, part.slice(equals + 1));
      last = key;
    } else if (part !== '' || last !== undefined) {
      if (last === undefined) fields.set(part, '');
      else fields.set(last, `${fields.get(last)},${part}`);
    }
  }
  return fields;
}

const always = ['decision', 'forced', 'applied', 'count'];
const knownFields = new Map<string, ReadonlySet<string>>();
for (const spec of catalogue) {
  const known = new Set(knownFields.get(spec.name) ?? always);
  for (const field of spec.fields) known.add(field.name);
  knownFields.set(spec.name, known);
}

function operandOf(field: Field, value: string | undefined, text: string, strings: StringTable): number {
  if (value === undefined) {
    if (field.missing === undefined) throw malformed(text, `no "${field.name}"`);
    return field.missing;
  }
  switch (field.kind) {
    case 'int':
      return integer(value, field.name, text);
    case 'type': {
      const type = siteTypeOf(value);
      if (type < 0) throw malformed(text, `"${value}" is no site type`);
      return type;
    }
    case 'bool':
      if (value !== 'true' && value !== 'false') throw malformed(text, `"${field.name}" is neither true nor false`);
      return value === 'true' ? 1 : 0;
    case 'name':
      return value === 'null' ? 0 : strings.intern(readName(value));
    default:
      return field.kind satisfies never;
  }
}

function integer(value: string, name: string, text: string): number {
  const n = /^-?\d{1,10}$/.test(value) ? Number(value) : Number.NaN;
  if (!(n >= -0x80000000 && n <= 0x7fffffff)) throw malformed(text, `"${name}" is no number`);
  return n;
}

/** Reads the text of an action. */
export function parseAction(text: string, strings: StringTable): ParsedAction {
  const match = /^\[([A-Za-z]+):(.*)\]$/s.exec(text);
  if (!match) throw malformed(text, 'no action');
  const name = match[1]!;
  const known = knownFields.get(name);
  if (!known) throw malformed(text, `no action is called "${name}"`);
  const fields = fieldsOf(match[2]!, known);
  let spec = byName.get(name)!;
  if (name === 'Move' && fields.has('count')) spec = moveN;
  if (name === 'Remove' && fields.get('applied') === 'false') spec = removeLater;
  else if (name === 'Remove' && fields.has('level')) spec = removeLevel;
  if (spec.opcode === Op.PuzzleSet && !fields.has('var')) {
    for (const key of [...fields.keys()]) {
      if (!/^var\d+$/.test(key)) continue;
      fields.delete(key);
      fields.set('var', key.slice(3));
    }
  }
  const decision = fields.get('decision');
  if (decision !== undefined && decision !== 'true' && decision !== 'false') throw malformed(text, 'bad decision');
  const operands = spec.fields.map((field) => operandOf(field, fields.get(field.name), text, strings));
  for (const key of fields.keys()) {
    if (key !== 'decision' && key !== 'applied' && !spec.fields.some((field) => field.name === key)) {
      throw malformed(text, `"${key}" is no field of ${name}`);
    }
  }
  return { opcode: spec.opcode, decision: decision === 'true', operands };
}
