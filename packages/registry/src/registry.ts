/** All declared ludemes, found by keyword in the order in which they were declared. */
import { fits, type Kind } from './kind.js';
import type { Ludeme } from './ludeme.js';

/** Symbols that stand for a keyword: `(+ 1 2)` is `(add 1 2)`. */
const aliases: Readonly<Record<string, string>> = {
  '+': 'add',
  '-': 'sub',
  '*': 'mul',
  '/': 'div',
  '%': 'mod',
  '^': 'pow',
  '=': 'equals',
  '!=': 'notEqual',
  '<': 'lt',
  '<=': 'le',
  '>': 'gt',
  '>=': 'ge',
};

/** A closed set of ludemes, ready for binding. */
export class Registry<Env> {
  readonly ludemes: readonly Ludeme<Env>[];
  private readonly byKeyword = new Map<string, Ludeme<Env>[]>();
  private readonly fitting = new Map<Kind<unknown>, Map<string, readonly Ludeme<Env>[]>>();

  constructor(ludemes: Iterable<Ludeme<Env>>) {
    this.ludemes = [...ludemes];
    for (const ludeme of this.ludemes) {
      const keyword = aliases[ludeme.keyword] ?? ludeme.keyword;
      const forms = this.byKeyword.get(keyword);
      if (forms) forms.push(ludeme);
      else this.byKeyword.set(keyword, [ludeme]);
    }
  }

  /** All forms of a keyword or of the symbol that stands for it. */
  forms(keyword: string): readonly Ludeme<Env>[] {
    return this.byKeyword.get(aliases[keyword] ?? keyword) ?? [];
  }

  /** The forms of a keyword that may stand where `expected` is asked for. */
  formsOf(keyword: string, expected: Kind<unknown>): readonly Ludeme<Env>[] {
    let known = this.fitting.get(expected);
    if (!known) {
      known = new Map();
      this.fitting.set(expected, known);
    }
    let forms = known.get(keyword);
    if (!forms) {
      forms = this.forms(keyword).filter((ludeme) => fits(ludeme.returns, expected));
      // Words that are no keywords come from descriptions: they are not kept.
      if (this.byKeyword.has(aliases[keyword] ?? keyword)) known.set(keyword, forms);
    }
    return forms;
  }

  get keywords(): readonly string[] {
    return [...this.byKeyword.keys()];
  }
}
