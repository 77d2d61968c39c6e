/**
 * Every action declared once: its name, its operands in tape order with their names in texts, and what it answers when
 * asked for a site, a piece and so on. Printing, parsing, comparing and reading all follow from this table.
 */
import { Op, OpcodeCount } from './opcodes.js';

/** What an operand holds. */
export type FieldKind = 'int' | 'type' | 'bool' | 'name';

/** An operand of an action. */
export interface Field {
  readonly name: string;
  readonly kind: FieldKind;
  /** Value that is not printed (always printed if undefined). */
  readonly omit?: number;
  /** Value when the text lacks it (an error if undefined). */
  readonly missing?: number;
  /** Whether it does not matter for equality. */
  readonly ignored?: boolean;
}

/** Questions that can be asked of an action. */
export const Reading = {
  From: 0,
  To: 1,
  LevelFrom: 2,
  LevelTo: 3,
  What: 4,
  State: 5,
  Rotation: 6,
  Value: 7,
  Count: 8,
  Who: 9,
  TypeFrom: 10,
  TypeTo: 11,
  Stacking: 12,
} as const;

/** Number of questions. */
export const ReadingCount = 13;

/** What an action answers if its declaration does not say. */
export const defaultReadings: readonly number[] = [-1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/** Declaration of an action. */
export interface ActionSpec {
  readonly opcode: number;
  /** Name in texts. */
  readonly name: string;
  readonly fields: readonly Field[];
  /** Operand that answers a question; a constant answer is `{ is: n }`. */
  readonly reads: Readonly<Partial<Record<number, string | { readonly is: number }>>>;
  /** Whether the decision flag does not matter for equality. */
  readonly decisionIgnored?: boolean;
}

const int = (name: string): Field => ({ name, kind: 'int' });
const option = (name: string, missing = -1): Field => ({ name, kind: 'int', omit: missing, missing });
const type = (name = 'type'): Field => ({ name, kind: 'type', omit: -1, missing: -1 });
const bool = (name: string): Field => ({ name, kind: 'bool' });
const flag = (name: string): Field => ({ name, kind: 'bool', omit: 0, missing: 0 });
const name = (text: string): Field => ({ name: text, kind: 'name' });
const ignored = (field: Field): Field => ({ ...field, ignored: true });

const R = Reading;
const site = { [R.From]: 'to', [R.To]: 'to', [R.TypeFrom]: 'type', [R.TypeTo]: 'type' };
const level = { [R.LevelFrom]: 'level', [R.LevelTo]: 'level' };
const fromTo = { [R.From]: 'from', [R.To]: 'to', [R.TypeFrom]: 'typeFrom', [R.TypeTo]: 'typeTo' };
const pieceFields = [
  type('typeFrom'),
  int('from'),
  option('levelFrom'),
  type('typeTo'),
  int('to'),
  option('levelTo'),
  option('state'),
  option('rotation'),
  option('value'),
  flag('stack'),
];
const pieceReads = {
  ...fromTo,
  [R.LevelFrom]: 'levelFrom',
  [R.LevelTo]: 'levelTo',
  [R.State]: 'state',
  [R.Rotation]: 'rotation',
  [R.Value]: 'value',
  [R.Count]: { is: 1 },
  [R.Stacking]: 'stack',
};
const hidden = (opcode: number, text: string): ActionSpec => ({
  opcode,
  name: text,
  fields: [type(), int('to'), ignored(option('level')), int('who'), bool('value')],
  reads: { ...site, ...level },
});
const variable = { [R.From]: 'var', [R.To]: 'var', [R.TypeFrom]: 'type', [R.TypeTo]: 'type', [R.Count]: { is: 1 } };

const declared: readonly ActionSpec[] = [
  { opcode: Op.NestedMove, name: 'Move', fields: [], reads: {} },
  { opcode: Op.Move, name: 'Move', fields: pieceFields, reads: pieceReads },
  {
    opcode: Op.MoveN,
    name: 'Move',
    fields: [type('typeFrom'), int('from'), type('typeTo'), int('to'), int('count')],
    reads: { ...fromTo, [R.Count]: 'count' },
  },
  {
    opcode: Op.StackMove,
    name: 'StackMove',
    fields: [type('typeFrom'), int('from'), type('typeTo'), int('to'), int('numLevel')],
    reads: { ...fromTo, [R.Stacking]: { is: 1 } },
  },
  {
    opcode: Op.Add,
    name: 'Add',
    fields: [
      type(),
      int('to'),
      ignored(option('level')),
      int('what'),
      option('count', 1),
      option('state'),
      option('rotation'),
      option('value'),
      flag('stack'),
    ],
    reads: {
      ...site,
      ...level,
      [R.What]: 'what',
      [R.Count]: 'count',
      [R.State]: 'state',
      [R.Rotation]: 'rotation',
      [R.Value]: 'value',
      [R.Stacking]: 'stack',
    },
  },
  {
    opcode: Op.Insert,
    name: 'Insert',
    fields: [type(), int('to'), int('level'), int('what'), option('state')],
    reads: { ...site, ...level, [R.What]: 'what', [R.State]: 'state' },
  },
  { opcode: Op.Remove, name: 'Remove', fields: [type(), int('to')], reads: site },
  {
    opcode: Op.RemoveLevel,
    name: 'Remove',
    fields: [type(), int('to'), ignored(int('level'))],
    reads: { ...site, ...level },
  },
  { opcode: Op.RemoveLater, name: 'Remove', fields: [ignored(type()), int('to')], reads: site },
  {
    opcode: Op.Promote,
    name: 'Promote',
    fields: [type(), int('to'), option('level'), int('what')],
    reads: { ...site, ...level, [R.What]: 'what', [R.Count]: { is: 1 } },
  },
  {
    opcode: Op.Select,
    name: 'Select',
    fields: [
      type('typeFrom'),
      int('from'),
      ignored(option('levelFrom')),
      type('typeTo'),
      option('to'),
      ignored(option('levelTo')),
    ],
    reads: { ...fromTo, [R.LevelFrom]: 'levelFrom', [R.LevelTo]: 'levelTo' },
  },
  { opcode: Op.Copy, name: 'Copy', fields: pieceFields, reads: pieceReads },
  {
    opcode: Op.SetState,
    name: 'SetState',
    fields: [type(), int('to'), option('level'), int('state')],
    reads: { ...site, ...level, [R.State]: 'state' },
    decisionIgnored: true,
  },
  {
    opcode: Op.SetValue,
    name: 'SetValue',
    fields: [type(), int('to'), option('level'), int('value')],
    reads: { ...site, ...level, [R.Value]: 'value' },
    decisionIgnored: true,
  },
  {
    opcode: Op.SetRotation,
    name: 'SetRotation',
    fields: [type(), int('to'), int('rotation')],
    reads: { ...site, [R.Rotation]: 'rotation', [R.State]: 'rotation', [R.Who]: 'rotation' },
  },
  {
    opcode: Op.SetCount,
    name: 'SetCount',
    fields: [type(), int('to'), ignored(int('what')), int('count')],
    reads: { ...site, [R.What]: 'what', [R.Count]: 'count' },
  },
  hidden(Op.SetHidden, 'SetHidden'),
  hidden(Op.SetHiddenWhat, 'SetHiddenWhat'),
  hidden(Op.SetHiddenWho, 'SetHiddenWho'),
  hidden(Op.SetHiddenState, 'SetHiddenState'),
  hidden(Op.SetHiddenRotation, 'SetHiddenRotation'),
  hidden(Op.SetHiddenValue, 'SetHiddenValue'),
  hidden(Op.SetHiddenCount, 'SetHiddenCount'),
  { opcode: Op.SetPhase, name: 'SetPhase', fields: [ignored(type()), int('to'), int('phase')], reads: site },
  { opcode: Op.SetCost, name: 'SetCost', fields: [type(), int('to'), int('cost')], reads: site },
  {
    opcode: Op.SetScore,
    name: 'SetScore',
    fields: [int('player'), int('score'), ignored(flag('add'))],
    reads: { [R.Who]: 'player' },
  },
  { opcode: Op.SetAmount, name: 'SetAmount', fields: [int('player'), int('amount')], reads: { [R.Who]: 'player' } },
  {
    opcode: Op.Bet,
    name: 'Bet',
    fields: [int('player'), int('bet')],
    reads: { [R.Who]: 'player', [R.Count]: 'bet' },
  },
  { opcode: Op.SetPot, name: 'SetPot', fields: [int('pot')], reads: { [R.Count]: 'pot' } },
  { opcode: Op.SetCounter, name: 'SetCounter', fields: [int('counter')], reads: {} },
  { opcode: Op.SetTemp, name: 'SetTemp', fields: [int('temp')], reads: {} },
  { opcode: Op.SetVar, name: 'SetVar', fields: [name('name'), int('value')], reads: {} },
  { opcode: Op.RememberValue, name: 'RememberValue', fields: [name('name'), int('value')], reads: {} },
  { opcode: Op.ForgetValue, name: 'ForgetValue', fields: [name('name'), int('value')], reads: {} },
  { opcode: Op.SetPending, name: 'SetPending', fields: [option('value')], reads: {} },
  {
    opcode: Op.SetNextPlayer,
    name: 'SetNextPlayer',
    fields: [int('player')],
    reads: { [R.Who]: 'player', [R.What]: 'player' },
  },
  { opcode: Op.SetValueOfPlayer, name: 'SetValueOfPlayer', fields: [int('player'), int('value')], reads: {} },
  {
    opcode: Op.AddPlayerToTeam,
    name: 'AddPlayerToTeam',
    fields: [int('team'), int('player')],
    reads: {},
    decisionIgnored: true,
  },
  { opcode: Op.SetTrumpSuit, name: 'SetTrumpSuit', fields: [int('trumpSuit')], reads: { [R.What]: 'trumpSuit' } },
  { opcode: Op.StoreState, name: 'StoreStateInContext', fields: [], reads: {}, decisionIgnored: true },
  {
    opcode: Op.Trigger,
    name: 'Trigger',
    fields: [name('event'), int('player')],
    reads: { [R.Who]: 'player', [R.What]: 'player' },
  },
  { opcode: Op.Note, name: 'Note', fields: [name('message'), int('to')], reads: { [R.Who]: 'to' } },
  { opcode: Op.Propose, name: 'Propose', fields: [name('proposition'), int('propositionInt')], reads: {} },
  { opcode: Op.Vote, name: 'Vote', fields: [name('vote'), int('voteInt')], reads: {} },
  { opcode: Op.Swap, name: 'Swap', fields: [int('player1'), int('player2')], reads: {} },
  { opcode: Op.Pass, name: 'Pass', fields: [flag('forced')], reads: {} },
  { opcode: Op.Forfeit, name: 'Forfeit', fields: [name('player')], reads: {}, decisionIgnored: true },
  { opcode: Op.NextInstance, name: 'NextInstance', fields: [], reads: {} },
  { opcode: Op.SetDie, name: 'SetStateAndUpdateDice', fields: [int('site'), int('state')], reads: {} },
  { opcode: Op.SetDiceAllEqual, name: 'SetDiceAllEqual', fields: [bool('value')], reads: {} },
  {
    opcode: Op.UseDie,
    name: 'UseDie',
    fields: [int('indexHandDice'), int('indexDie'), int('site')],
    reads: { [R.From]: 'site', [R.To]: 'site' },
  },
  {
    opcode: Op.PuzzleSet,
    name: 'Set',
    fields: [type(), int('var'), int('value')],
    reads: { ...variable, [R.What]: 'value' },
    decisionIgnored: true,
  },
  { opcode: Op.PuzzleToggle, name: 'Toggle', fields: [type(), int('var'), int('value')], reads: variable },
  { opcode: Op.PuzzleReset, name: 'Reset', fields: [type(), int('var'), int('max')], reads: variable },
];

/** Declarations by number. */
export const catalogue: readonly ActionSpec[] = Array.from({ length: OpcodeCount }, (_, opcode) => {
  const spec = declared[opcode];
  if (spec?.opcode !== opcode) throw new RangeError(`action ${opcode} is out of order`);
  return spec;
});

const ConstantAnswer = 1 << 8;

/** For each action and question: operand number, or a constant + 256. */
const answers = new Int16Array(OpcodeCount * ReadingCount);
for (const spec of catalogue) {
  for (let question = 0; question < ReadingCount; question++) {
    const read = spec.reads[question];
    let answer = ConstantAnswer + defaultReadings[question]!;
    if (typeof read === 'string') answer = spec.fields.findIndex((field) => field.name === read);
    else if (read !== undefined) answer = ConstantAnswer + read.is;
    answers[spec.opcode * ReadingCount + question] = answer;
  }
}

/** The answer of an action on a tape to a question. Absent levels read 0; an absent type reads Cell. */
export function readAction(tape: Int32Array, action: number, question: number): number {
  const opcode = tape[action]! & 0xff;
  const answer = answers[opcode * ReadingCount + question]!;
  if (answer >= ConstantAnswer - 1) return answer - ConstantAnswer;
  const operand = tape[action + 1 + answer]!;
  if (operand >= 0) return operand;
  switch (question) {
    case Reading.LevelFrom:
      return 0;
    case Reading.LevelTo:
      // A selection without a target ends where it began, on the same level.
      return opcode === Op.Select && tape[action + 5] === -1 ? Math.max(0, tape[action + 3]!) : 0;
    case Reading.TypeTo:
      return opcode === Op.Select ? readAction(tape, action, Reading.TypeFrom) : 0;
    case Reading.TypeFrom:
      return 0;
    case Reading.To:
      return opcode === Op.Select && operand === -1 ? tape[action + 2]! : operand;
    case Reading.State:
    case Reading.Rotation:
    case Reading.Value:
      return opcode === Op.Add || opcode === Op.Insert ? 0 : operand;
    default:
      return operand;
  }
}

/** True if an action answers a question from an operand (a site type, say), not with a default. */
export function answersFromOperand(opcode: number, question: number): boolean {
  return answers[opcode * ReadingCount + question]! < ConstantAnswer - 1;
}
