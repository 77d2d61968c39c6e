/**
 * What a move does besides its sites, in a few numbers: questions that are asked of the words of a move, and whose answers are
 * known beforehand for each form of moves.
 */
import {
  actionLength,
  catalogue,
  decisionAction,
  firstAction,
  MoveWord,
  moveEnd,
  Op,
  opcodeOf,
  Reading,
} from '@ludii/state/internal';

/** How many actions of a sort there are, what one of their operands is, or what follows from the move. */
export interface Question {
  /** −1 for the consequences. */
  readonly opcode: number;
  readonly isDecision: boolean;
  /** −1 for how many there are. */
  readonly operand: number;
}

export const aboutThen: Question = { opcode: -1, isDecision: false, operand: -1 };

export const sameQuestion = (a: Question, b: Question): boolean =>
  a.opcode === b.opcode && a.isDecision === b.isDecision && a.operand === b.operand;

/** One answer together with what was answered before: 0 if nothing was. */
export const mix = (before: number, word: number): number => {
  const h = before === 0 ? 0x811c9dc5 : before;
  return (Math.imul(h ^ word, 0x01000193) ^ (h >>> 15)) | 0;
};
export const answerOf = (words: readonly number[]): number => words.reduce(mix, 0);

/** The places of the operands by which an action names its sites; −1 where it has none. */
export interface Ends {
  readonly from: number;
  readonly to: number;
  readonly typeFrom: number;
  readonly typeTo: number;
  /** Whether the action is about one site only. */
  readonly isSingle: boolean;
}

const place = (opcode: number, question: number): number => {
  const { reads, fields } = catalogue[opcode]!;
  const read = reads[question];
  return typeof read === 'string' ? fields.findIndex(({ name }) => name === read) : -1;
};

/** The ends of each action. */
export const endsOf: readonly Ends[] = catalogue.map(({ opcode }) => {
  const [from, to] = [place(opcode, Reading.From), place(opcode, Reading.To)];
  const [typeFrom, typeTo] = [place(opcode, Reading.TypeFrom), place(opcode, Reading.TypeTo)];
  return { from, to, typeFrom, typeTo, isSingle: from === to };
});

const siteNames = ['to', 'from', 'site', 'var', 'type', 'typeFrom', 'typeTo'];
/** For each action, which operands say what kind of effect it is: all but sites and what does not matter for equality. */
export const tellingOperands: readonly (readonly number[])[] = catalogue.map(({ opcode, fields }) =>
  fields.flatMap(({ name, ignored }, k) => (ignored || siteNames.includes(name) || opcode === Op.Pass ? [] : [k])),
);

/** Asks some questions of the words of moves. */
export class Asker {
  readonly #bySort: (readonly (readonly [number, number])[] | undefined)[] = [];
  readonly #answers: Int32Array;
  readonly #then: number;
  readonly #thens: number[] = [];

  /** `consequences` are those of each number for them. */
  constructor(
    questions: readonly Question[],
    private readonly consequences: (list: number) => readonly number[],
  ) {
    this.#answers = new Int32Array(questions.length);
    this.#then = questions.findIndex(({ opcode }) => opcode < 0);
    questions.forEach(({ opcode, isDecision, operand }, k) => {
      if (opcode < 0) return;
      const sort = 2 * opcode + (isDecision ? 1 : 0);
      this.#bySort[sort] = [...(this.#bySort[sort] ?? []), [k, operand]];
    });
  }

  /** All answers of a move as one number. */
  ask(tape: Int32Array, start: number): number {
    const answers = this.#answers;
    answers.fill(0);
    if (this.#then >= 0) answers[this.#then] = this.#answerOfThen(tape[start + MoveWord.Then]!);
    this.#look(tape, start, decisionAction(tape, start));
    let all = 0;
    for (let k = 0; k < answers.length; k++) all = mix(all, answers[k]!);
    return all;
  }

  #answerOfThen(list: number): number {
    this.#thens[list] ??= answerOf(this.consequences(list));
    return this.#thens[list];
  }

  #look(tape: Int32Array, move: number, decision: number): void {
    const end = moveEnd(tape, move);
    for (let at = firstAction(tape, move); at < end; at += actionLength(tape[at]!)) {
      const opcode = opcodeOf(tape[at]!);
      if (opcode === Op.NestedMove) this.#look(tape, at + 1, decision);
      const asked = this.#bySort[2 * opcode + (at === decision ? 1 : 0)];
      if (!asked) continue;
      for (let i = 0; i < asked.length; i++) {
        const [k, operand] = asked[i]!;
        this.#answers[k] = mix(this.#answers[k]!, operand < 0 ? 1 : tape[at + 1 + operand]!);
      }
    }
  }
}
