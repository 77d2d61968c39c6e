/** `(satisfy …)`: the play rule of deduction puzzles. A move gives a variable a value, or strikes a value out. */
import { Bool, ludeme, type MovesFn } from '@ludii/functions';
import { holdsWith, NonDecision, type StillHolds, setConstraints, variablesOf } from '@ludii/functions/internal';
import { constant, fixedSites, type Rule, register } from '@ludii/ir';
import { action, all, emit as emitRule } from '@ludii/ir/internal';
import { either, list } from '@ludii/registry';
import type { Context, MoveList, SiteTypeCode } from '@ludii/state';
import { firstAction, Op, type Opcode, opcodeOf, PuzzleState } from '@ludii/state/internal';

/** Whether the start of the puzzle gave a variable its value. */
function isGiven({ trial }: Context, variable: number): boolean {
  const { moves, startMoves } = trial;
  for (let i = 0; i < startMoves; i++) {
    const action = firstAction(moves.tape, moves.start(i));
    if (opcodeOf(moves.tape[action]!) === Op.PuzzleSet && moves.tape[action + 2] === variable) return true;
  }
  return false;
}

const emit = (out: MoveList, opcode: number, type: SiteTypeCode, variable: number, value: number): void => {
  out.begin(1, variable, variable);
  out.push3(opcode, true, type, variable, value);
  out.finish();
};

/** All moves that there can be: each variable with each value. */
function anyOf(variables: number, type: SiteTypeCode, min: number, max: number): Rule {
  const [at, value] = [register('to'), register('value')];
  const move = (opcode: Opcode): Rule => emitRule(at, at, [action(opcode, true, type, at, value)]);
  const rule: Rule = all(move(Op.PuzzleSet), move(Op.PuzzleToggle));
  const values: Rule = { k: 'values', min: constant(min), max: constant(max), rule };
  return { k: 'sites', registers: ['to'], over: fixedSites([...Array(variables).keys()]), rule: values };
}

export const satisfy = ludeme('satisfy', {
  returns: NonDecision,
  args: { constraint: either(1, Bool), constraints: either(1, list(Bool)) },
  doc: 'The constraints of a deduction puzzle; moves set a value that keeps to them, or toggle a candidate.',
  example: '(satisfy (all Different))',
  flags: ['deductionPuzzle'],
  compile: ({ constraint, constraints }, build): MovesFn => {
    const conditions = constraints ?? (constraint ? [constraint] : []);
    setConstraints(build, conditions);
    const type = build.defaultSite;
    const { min, max } = build.shape.board.ranges?.[type] ?? { min: 0, max: 0 };

    /** Whether constraints hold once a variable has a value. */
    const fits = (
      c: Context,
      state: PuzzleState,
      variable: number,
      value: number,
      constraints: readonly StillHolds[],
    ): boolean => {
      c.mark();
      state.setValue(type, variable, value);
      let holds = true;
      for (let k = 0; k < constraints.length && holds; k++) holds = constraints[k]!(c, variable);
      c.rollback();
      return holds;
    };

    const generate: MovesFn = (c, out) => {
      const { state } = c;
      if (!(state instanceof PuzzleState)) return;
      const variables = variablesOf(build, c);
      const constraints = conditions.map((condition) => holdsWith(condition, c));
      for (let k = 0; k < variables.length; k++) {
        const variable = variables[k]!;
        if (isGiven(c, variable)) continue;
        const resolved = state.isResolved(type, variable);
        const now = state.what(type, variable);
        for (let value = min; value <= max; value++) {
          if (fits(c, state, variable, value, constraints)) emit(out, Op.PuzzleSet, type, variable, value);
          if (!resolved || now !== value) emit(out, Op.PuzzleToggle, type, variable, value);
        }
      }
    };
    // Each variable has two numbers for each value: the one sets it, the other strikes it out.
    const values = max - min + 1;
    const count = (c: Context): number =>
      c.state instanceof PuzzleState ? variablesOf(build, c).length * values * 2 : 0;
    const write = (c: Context, slot: number, out: MoveList): boolean => {
      const { state } = c;
      const variable = variablesOf(build, c)[Math.floor(slot / (2 * values))];
      if (variable === undefined || !(state instanceof PuzzleState) || isGiven(c, variable)) return false;
      const value = min + ((slot >> 1) % values);
      const sets = (slot & 1) === 0;
      const allowed = sets
        ? fits(c, state, variable, value, conditions)
        : !state.isResolved(type, variable) || state.what(type, variable) !== value;
      if (allowed) emit(out, sets ? Op.PuzzleSet : Op.PuzzleToggle, type, variable, value);
      return allowed;
    };
    const like = anyOf(build.shape.board.sizes[type], type, min, max);
    return Object.assign(generate, { ir: { k: 'numbered', fn: generate, count, write, like } as const });
  },
});
