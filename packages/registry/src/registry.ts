/** All declared ludemes, found by keyword in the order in which they were declared. */
import { fits, type Kind } from './kind.js';
import { acceptsWord, integerWords } from './literal.js';
import type { Ludeme } from './ludeme.js';

/** Symbols that stand for a keyword: `(+ 1 2)` is `(add 1 2)`. */
export const aliases: Readonly<Record<string, string>> = {
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

const constants = [...Object.keys(integerWords), 'True', 'False'];

/** A closed set of ludemes, ready for binding. */
export class Registry<Env> {
  readonly ludemes: readonly Ludeme<Env>[];
  private readonly byKeyword = new Map<string, Ludeme<Env>[]>();
  private readonly words = new Map<Kind<unknown>, readonly string[]>();
  private everyWord: readonly string[] | undefined;
  private readonly fitting = new Map<Kind<unknown>, Map<string, readonly Ludeme<Env>[]>>();
  private readonly fittingKeywords = new Map<Kind<unknown>, readonly string[]>();
  private readonly onlyKeyword = new Map<Kind<unknown>, string | undefined>();
  /** Every keyword, in the order of declaration. */
  readonly keywords: readonly string[];

  constructor(ludemes: Iterable<Ludeme<Env>>) {
    this.ludemes = [...ludemes];
    for (const ludeme of this.ludemes) {
      const keyword = aliases[ludeme.keyword] ?? ludeme.keyword;
      const forms = this.byKeyword.get(keyword);
      if (forms) forms.push(ludeme);
      else this.byKeyword.set(keyword, [ludeme]);
    }
    this.keywords = [...this.byKeyword.keys()];
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

  /** All words that may stand where a kind is expected, those of an enumeration in their order. */
  wordsOf(expected: Kind<unknown>): readonly string[] {
    let words = this.words.get(expected);
    if (!words) {
      words = expected.words ?? this.allWords().filter((word) => acceptsWord(word, expected));
      this.words.set(expected, words);
    }
    return words;
  }

  /** Every word of the language: those of all enumerations, and the constants. */
  allWords(): readonly string[] {
    this.everyWord ??= [...new Set([...this.kinds().flatMap((kind) => kind.words ?? []), ...constants])];
    return this.everyWord;
  }

  /** Every kind that a ludeme is or takes. */
  kinds(): readonly Kind<unknown>[] {
    const found = new Set<Kind<unknown>>();
    for (const { returns, args } of this.ludemes) {
      found.add(returns);
      for (const [, { kind }] of args) {
        let each: Kind<unknown> | undefined = kind;
        for (; each; each = each.element) found.add(each);
      }
    }
    return [...found];
  }

  /** The keywords of all ludemes that may stand where `expected` is asked for. */
  keywordsOf(expected: Kind<unknown>): readonly string[] {
    let keywords = this.fittingKeywords.get(expected);
    if (!keywords) {
      keywords = this.keywords.filter((keyword) => this.formsOf(keyword, expected).length > 0);
      this.fittingKeywords.set(expected, keywords);
    }
    return keywords;
  }

  /** The one keyword of all ludemes of a kind, if there is only one: `rules` for the rules of a game. */
  keywordOf(kind: Kind<unknown>): string | undefined {
    // Most kinds have none: what was found is remembered, also if it is nothing.
    if (!this.onlyKeyword.has(kind)) this.onlyKeyword.set(kind, this.#findOnlyKeyword(kind));
    return this.onlyKeyword.get(kind);
  }

  #findOnlyKeyword(kind: Kind<unknown>): string | undefined {
    const keywords = new Set(this.ludemes.filter(({ returns }) => fits(returns, kind)).map(({ keyword }) => keyword));
    const readers = Object.keys(kind.literals).length;
    return keywords.size === 1 && readers === 0 ? [...keywords][0] : undefined;
  }
}
