/** What is known of a form of moves: where they go, what tells them apart from each other, what holds when there are some. */
import { Op, type Opcode } from '@ludii/state/internal';
import { MostComponents, mayHoldWith, type PieceSetting } from '../masks.js';
import type { Action, RegisterName, Rule, Value } from '../nodes.js';
import { partsOf, throwsDice } from '../scan.js';
import { aboutThen, answerOf, endsOf, type Question, tellingOperands } from './effects.js';
import { type Form, Untold } from './forms.js';
import { type Bounds, valuesOfTerm } from './ranges.js';
import { numberOfObject, type Term, termOf, textOf, type Variable, variablesOf, variablesOfTerm } from './terms.js';

/** The number of a site with its type. */
export const siteKey = (site: number, type: number): number => 3 * site + Math.max(0, type);

/** More answers than this are as good as unknown. */
const MostAnswers = 4096;

/** What is played with, as far as forms depend on it. */
export interface FactSetting {
  readonly bounds: Bounds;
  readonly type: 0 | 1 | 2;
  readonly counts: boolean;
}

/** One end of the moves of a form. */
interface End {
  readonly term: Term;
  /** All sites that it can be, as {@link siteKey}, ascending. */
  readonly keys: readonly number[];
}

export class Facts {
  readonly decision: Action | undefined;
  /** Where moves start, if they lead from a site to another, and where they lead. */
  readonly from: End | undefined;
  readonly to: End | undefined;
  /** Variables that the ends of a move tell. */
  readonly #ends = new Map<Variable, string>();
  /** Variables that an operand tells. */
  readonly #told = new Map<Variable, Question>();
  /** The questions that tell moves of this form apart. */
  readonly questions: readonly Question[];
  /** So many moves at most have the same ends and the same answers to these questions in one position. */
  readonly most: number;
  /** Operations that are added to the actions of the form. */
  readonly #added: ReadonlySet<Opcode> | 'any';
  readonly #answers = new Map<string, readonly number[] | undefined>();
  #words: string | undefined;
  #masks: ReadonlyMap<string, readonly number[]> | undefined;
  #holding: { readonly yes: ReadonlySet<string>; readonly no: ReadonlySet<string> } | undefined;

  constructor(
    readonly form: Form,
    private readonly setting: FactSetting,
  ) {
    const { actions } = form.rule;
    this.decision = actions.find(({ decision }) => decision);
    this.#added = addedBy(form);
    const { from, to } = this.#findEnds();
    this.from = from;
    this.to = to;
    if (to?.term.k === 'variable') this.#ends.set(to.term.variable, 'T');
    if (from?.term.k === 'variable') this.#ends.set(from.term.variable, 'F');
    this.#findTold();
    const variables = this.#variablesOfWords().filter((variable) => !this.#ends.has(variable));
    this.questions = variables.flatMap((variable) => this.#told.get(variable) ?? []);
    const untold = variables.filter((variable) => !this.#told.has(variable));
    if (untold.some(({ values }) => values === undefined)) {
      throw new Untold('Moves between the same sites differ in something that has no bounds.');
    }
    this.most = untold.reduce((product, { values }) => product * values!.length, 1);
  }

  #term(operand: Value): Term {
    return termOf(operand, this.form.scope);
  }

  #findEnds(): { from: End | undefined; to: End | undefined } {
    const { decision } = this;
    if (!decision) return { from: undefined, to: undefined };
    const ends = endsOf[decision.op]!;
    if (ends.to < 0) return { from: undefined, to: undefined };
    const end = (site: number, type: number): End => this.#end(decision.operands[site]!, decision.operands[type]);
    const target = decision.operands[ends.to]!;
    // A selection without a target ends where it began.
    const isHere = decision.op === Op.Select && target.k === 'const' && target.value === -1;
    if (isHere) return { from: undefined, to: end(ends.from, ends.typeFrom) };
    if (ends.isSingle) return { from: undefined, to: end(ends.to, ends.typeTo) };
    return { from: end(ends.from, ends.typeFrom), to: end(ends.to, ends.typeTo) };
  }

  #end(site: Value, type: Value | undefined): End {
    const { bounds } = this.setting;
    const term = this.#term(site);
    const { hands, sites } = bounds;
    const keys = new Set<number>();
    const values = valuesOfTerm(term, bounds);
    const isThere = (n: number, of: 0 | 1 | 2): boolean =>
      (n >= 0 && n < sites[of]) || (of === 0 && n >= hands.first && n < hands.end);
    const add = (types: readonly number[], only?: (site: number) => boolean): void => {
      for (const each of types) {
        const known = Math.max(0, each) as 0 | 1 | 2;
        const all = values ?? [...Array(sites[known]).keys(), ...(known === 0 ? handSites(hands) : [])];
        for (const n of all) if (isThere(n, known) && only?.(n) !== false) keys.add(siteKey(n, known));
      }
    };
    if (type?.k === 'const') add([type.value]);
    else if (type?.k === 'typeAt') {
      add([type.type], (n) => n < hands.first || type.type !== 0);
      add([0], (n) => n >= hands.first);
    } else add([0, 1, 2]);
    return { term, keys: [...keys].sort((a, b) => a - b) };
  }

  /** Variables that stand in an operand as they are. */
  #findTold(): void {
    const { dice, rule } = this.form;
    if (dice) this.#told.set(dice.die, { opcode: Op.UseDie, isDecision: false, operand: 1 });
    for (const action of rule.actions) {
      const isDecision = action === this.decision;
      if (!isDecision && this.#mayAdd(action.op)) continue;
      for (const operand of tellingOperands[action.op]!) {
        const term = this.#term(action.operands[operand]!);
        if (term.k !== 'variable' || this.#told.has(term.variable)) continue;
        const question = { opcode: action.op, isDecision, operand };
        if (this.answers(question)) this.#told.set(term.variable, question);
      }
    }
  }

  #mayAdd(opcode: Opcode): boolean {
    return this.#added === 'any' || this.#added.has(opcode);
  }

  /** The variables that the words of moves depend on. */
  #variablesOfWords(): readonly Variable[] {
    const { rule, scope, dice, after } = this.form;
    const { effect, passed, levels = [], state, by, trail } = rule;
    const values = rule.actions.flatMap(({ operands, times }) => (times ? [...operands, times] : operands));
    const nodes = [rule.from, rule.to, ...values, ...levels, effect, passed, state, by, trail];
    const found = new Set<Variable>(nodes.flatMap((node) => (node ? variablesOf(node, scope) : [])));
    for (const prior of after) for (const variable of variablesOf(prior.rule, prior.scope)) found.add(variable);
    if (dice) found.add(dice.die);
    if (rule.between === 'none' && !trail && !passed) return [...found];
    // What lies in between, or the line: what follows from the two of them is told with the register between.
    const between = scope.get('between');
    for (const variable of between ? variablesOfTerm(between) : scope.variables) found.add(variable);
    if (rule.between === 'line') for (const variable of scope.variables) found.add(variable);
    return [...found];
  }

  // ---- what moves answer ------------------------------------------------------------------------------------------

  /** What moves of the form can answer to a question; undefined if that is not known. */
  answers(question: Question): readonly number[] | undefined {
    const key = `${question.opcode}/${question.isDecision}/${question.operand}`;
    if (!this.#answers.has(key)) this.#answers.set(key, this.#find(question));
    return this.#answers.get(key);
  }

  #find({ opcode, isDecision, operand }: Question): readonly number[] | undefined {
    const { rule, thens, dice } = this.form;
    if (opcode < 0) return [answerOf(thens)];
    if (opcode === Op.UseDie && dice) {
      return dice.sets.map((set) => answerOf(set.map((die) => (operand < 0 ? 1 : operand === 0 ? dice.hand : die))));
    }
    if (!isDecision && this.#mayAdd(opcode as Opcode)) return undefined;
    const own = rule.actions.filter((action) => action.op === opcode && (action === this.decision) === isDecision);
    if (own.some(({ times }) => times)) return undefined;
    if (operand < 0) return [answerOf(own.map(() => 1))];
    let words: readonly (readonly number[])[] = [[]];
    for (const { operands } of own) {
      const values =
        valuesOfTerm(this.#term(operands[operand]!), this.setting.bounds) ?? this.#boundsOf(opcode, operand);
      if (!values || values.length * words.length > MostAnswers) return undefined;
      words = words.flatMap((before) => values.map((value) => [...before, value]));
    }
    return [...new Set(words.map(answerOf))];
  }

  /** What an operand can be where only the memory of the game says so. */
  #boundsOf(_opcode: number, _operand: number): readonly number[] | undefined {
    return undefined;
  }

  /** Whether moves with the same ends can give different answers to a question in one position. */
  varies(question: Question): boolean {
    return this.questions.some(
      ({ opcode, isDecision, operand }) =>
        opcode === question.opcode &&
        isDecision === question.isDecision &&
        (operand === question.operand || opcode === Op.UseDie),
    );
  }

  /** The questions that the actions of the form answer. */
  get asked(): readonly Question[] {
    const own = this.form.rule.actions.flatMap((action): Question[] => {
      const sort = { opcode: action.op, isDecision: action === this.decision };
      return [-1, ...tellingOperands[action.op]!].map((operand) => ({ ...sort, operand }));
    });
    return [aboutThen, ...own];
  }

  // ---- what holds -------------------------------------------------------------------------------------------------

  /** A variable by what tells it; others have a name that stands for nothing else. */
  readonly #name = (variable: Variable): string => {
    const end = this.#ends.get(variable);
    if (end) return end;
    const told = this.#told.get(variable);
    return told ? `?${told.opcode}/${told.isDecision}/${told.operand}` : `??${variable.id}/${this.form.index}`;
  };

  /** What moves do, as a text: where it is the same, moves with the same ends and answers are the same. */
  get words(): string {
    this.#words ??= this.#findWords();
    return this.#words;
  }
  #findWords(): string {
    const { rule, scope, thens, after, dice } = this.form;
    const { effect, passed, levels = [], state, by, trail, lines } = rule;
    const text = (node: Rule | Value | undefined): string => (node ? textOf(node, scope, this.#name) : '');
    const actions = rule.actions.map(({ op, decision, operands, times }) =>
      [op, decision, ...operands.map(text), text(times)].join(),
    );
    const between = rule.between === 'none' ? '' : text({ k: 'register', name: 'between' });
    const line = lines ? numberOfObject(lines) : -1;
    const parts = [
      text(rule.from),
      text(rule.to),
      ...levels.map(text),
      text(effect),
      text(passed),
      text(state),
      text(by),
      text(trail),
    ];
    const around = [
      ...after.map((prior) => numberOfObject(prior.rule)),
      dice ? numberOfObject(dice.rule) : -1,
      rule.joined ? 1 : 0,
      rule.edge ? 1 : 0,
    ];
    return [...actions, rule.between, between, line, ...parts, thens.join(), ...around].join('|');
  }

  /** Conditions that hold, and those that do not, where there are moves with given ends. */
  get holding(): { readonly yes: ReadonlySet<string>; readonly no: ReadonlySet<string> } {
    this.#holding ??= this.#findHolding();
    return this.#holding;
  }
  #findHolding(): { readonly yes: ReadonlySet<string>; readonly no: ReadonlySet<string> } {
    const yes = new Set<string>();
    const no = new Set<string>();
    for (const { test, scope } of this.form.holding) {
      const add = (part: typeof test, holds: boolean): void => {
        if (part.k === 'not') add(part.part, !holds);
        else if ((part.k === 'and' && holds) || (part.k === 'or' && !holds))
          for (const each of part.parts) add(each, holds);
        else {
          const text = textOf(part, scope, this.#name);
          if (!text.includes('?')) (holds ? yes : no).add(text);
        }
      };
      add(test, true);
      // A whole that is not taken apart can be compared as well.
      const whole = test.k === 'not' ? test.part : test;
      const text = textOf(whole, scope, this.#name);
      if (!text.includes('?')) (test.k === 'not' ? no : yes).add(text);
    }
    return { yes, no };
  }

  /** A text for something that is asked with the iterators of a place; undefined if the ends of a move do not settle it. */
  settled(of: object, variables: readonly Variable[]): string | undefined {
    const names = variables.map(this.#name);
    return names.some((name) => name.startsWith('?')) ? undefined : `${numberOfObject(of)}(${names.join()})`;
  }

  /** The components that can lie at an end of the moves of a player, a bit each; by end and player. */
  get masks(): ReadonlyMap<string, readonly number[]> {
    this.#masks ??= this.#findMasks();
    return this.#masks;
  }
  #findMasks(): ReadonlyMap<string, readonly number[]> {
    const found = new Map<string, readonly number[]>();
    const { owners, players } = this.setting.bounds;
    const { piece } = this.form;
    if (owners.length > MostComponents) return found;
    for (const [variable, name] of this.#ends) {
      const byMover = Array.from({ length: players + 1 }, (_, mover) => {
        let mask = 0;
        for (let component = 0; component < owners.length; component++) {
          const isOther = piece?.isTop && piece.site === variable && piece.component !== component;
          if (!isOther && this.#mayLie(component, variable, mover)) mask |= 1 << component;
        }
        return mask;
      });
      found.set(name, byMover);
    }
    return found;
  }

  #mayLie(component: number, variable: Variable, mover: number): boolean {
    const { bounds, type, counts } = this.setting;
    const setting: PieceSetting = { type, owners: bounds.owners, mover, counts };
    return this.form.holding.every(({ test, scope }) =>
      scope.all.every(
        ([name, term]) =>
          term.k !== 'variable' ||
          term.variable !== variable ||
          mayHoldWith(setting, test, name as RegisterName, component),
      ),
    );
  }
}

const handSites = ({ first, end }: Bounds['hands']): readonly number[] =>
  Array.from({ length: Math.max(0, end - first) }, (_, k) => first + k);

/** The operations of the actions that effects and other rules add to those of a form. */
function addedBy({ rule, after, dice }: Form): ReadonlySet<Opcode> | 'any' {
  const found = new Set<Opcode>();
  let isAny = false;
  const visit = (node: Rule): void => {
    if (node.k === 'emit') {
      for (const { op } of node.actions) found.add(op);
      if (node.trail) found.add(Op.Add);
    } else if (node.k === 'callRule' || node.k === 'numbered' || node.k === 'sow') isAny = true;
    for (const part of partsOf(node)) if (ruleKinds.has(part.k)) visit(part as Rule);
  };
  if (rule.effect) visit(rule.effect);
  if (rule.passed) visit(rule.passed);
  if (rule.trail) found.add(Op.Add);
  for (const prior of after) {
    if (!throwsDice(prior.rule)) isAny = true;
    for (const op of [Op.SetDie, Op.SetDiceAllEqual] as const) found.add(op);
  }
  if (dice) visit(dice.rule.use(dice.hand, [0]));
  return isAny ? 'any' : found;
}

const ruleKinds: ReadonlySet<string> = new Set<Rule['k']>([
  ...([
    'none',
    'all',
    'first',
    'firstAt',
    'choose',
    'attach',
    'pieces',
    'sites',
    'values',
    'at',
    'steps',
    'hops',
  ] as const),
  ...(['jumps', 'paths', 'rays', 'flank', 'enclose', 'sow', 'emit', 'longest', 'afterwards', 'prior', 'dice'] as const),
  ...(['pairs', 'twin', 'again', 'interpreted', 'roll', 'numbered', 'callRule'] as const),
]);
