/**
 * Finding out what is wrong: the cheapest set of repairs that would make a tree bind. Slips of the hand are cheap,
 * missing and surplus arguments cost more, values of another kind most. So the form that was meant is the one that is
 * nearest to what is written, and every part that is right costs nothing and is never blamed.
 */
import type { CallNode, ListNode, Node } from '@ludii/grammar';
import { suggestions } from '@ludii/grammar/internal';
import { align } from './align.js';
import type { Kind } from './kind.js';
import type { Form, Problem } from './problem.js';
import type { Registry } from './registry.js';

/** A set of repairs and what they cost together. */
export interface Repairs {
  readonly cost: number;
  readonly problems: readonly Problem[];
}

/** Nothing to repair. */
export const fine: Repairs = { cost: 0, problems: [] };

/** What each repair costs. */
export const price = {
  /** A word that is nearly right, plus a little for each letter. */
  slip: 1,
  letter: 0.1,
  /** Quotes or brackets around a word that should not be there, or should. */
  notation: 1.2,
  braces: 1.1,
  /** One value where a list is asked for. */
  brace: 2.05,
  /** The same argument once more. */
  twice: 1.05,
  unnamed: 1.4,
  swapped: 1.5,
  /** A bracket that closes too early or too late. */
  bracket: 1.6,
  /** A keyword that exists, taken for another one. */
  otherKeyword: 1.7,
  wrapping: 1.8,
  missing: 2,
  surplus: 2,
  unknown: 2.6,
  together: 2.8,
  kind: 3,
} as const;

/** At most this many near keywords are tried in place of one that does not fit. */
const mostKeywords = 4;

/** Signs of other languages, and what they are here. */
const foreign: Readonly<Record<string, string>> = {
  '==': '=',
  '===': '=',
  '<>': '!=',
  '!==': '!=',
  '=<': '<=',
  '=>': '>=',
  '&&': 'and',
  '&': 'and',
  '||': 'or',
  '|': 'or',
  '!': 'not',
  '**': '^',
};

/**
 * A clause with the right keyword in the right place was meant, however much is wrong in it: its repairs never cost
 * as much as leaving it out.
 */
const meant = (cost: number): number => (cost <= 1 ? cost : 1.95 - 0.95 / cost);

const limit = 12;

export class Repair<Env> {
  private readonly memo = new Map<Node, Map<Kind<unknown>, Repairs>>();
  private readonly nearKeywords = new Map<Kind<unknown>, Map<string, readonly [string, number][]>>();

  constructor(
    readonly registry: Registry<Env>,
    /** Whether a node binds as it is. */
    readonly binds: (node: Node, kind: Kind<unknown>) => boolean,
    private readonly defines: readonly string[],
  ) {}

  /** What is wrong with a tree that does not bind, in reading order. */
  problems(root: Node, expected: Kind<unknown>): readonly Problem[] {
    return this.find(root, expected).problems.slice(0, limit);
  }

  /** The cheapest repairs that make a node fit a kind. */
  find(node: Node, kind: Kind<unknown>, form?: Form, depth = 0): Repairs {
    if (this.binds(node, kind)) return fine;
    let known = this.memo.get(node);
    if (!known) {
      known = new Map();
      this.memo.set(node, known);
    }
    let found = known.get(kind);
    if (!found) {
      found = this.cheapest(node, kind, form, depth);
      known.set(kind, found);
    }
    const [first] = found.problems;
    // the same node may have been asked for by another form
    return first?.what === 'kind' && first.node === node ? { ...found, problems: [{ ...first, form, depth }] } : found;
  }

  private cheapest(node: Node, kind: Kind<unknown>, form: Form | undefined, depth: number): Repairs {
    let best: Repairs = { cost: price.kind, problems: [{ what: 'kind', node, kind, form, depth }] };
    const consider = (found: Repairs | undefined): void => {
      if (found && found.cost < best.cost) best = found;
    };
    if (kind.element && node.kind !== 'list') {
      const inner = this.find(node, kind.element, form, depth);
      consider({ cost: price.brace + inner.cost, problems: [{ what: 'brace', node, kind }, ...inner.problems] });
      return best;
    }
    switch (node.kind) {
      case 'list':
        consider(this.list(node, kind));
        break;
      case 'call':
        consider(this.call(node, kind));
        if (best.cost >= price.wrapping) consider(this.unwrapped(node, kind));
        break;
      case 'word':
        consider(this.word(node.word, node, kind));
        break;
      case 'string':
        consider(this.string(node.value, node, kind));
        break;
      case 'number':
        break;
      default:
        node satisfies never;
    }
    if (best.cost >= price.wrapping) consider(this.wrapped(node, kind));
    return best;
  }

  private word(word: string, node: Node, kind: Kind<unknown>): Repairs | undefined {
    const near = suggestions(word, this.registry.wordsOf(kind));
    if (near.length > 0) {
      const cost = price.slip + price.letter * near[0]![1];
      return { cost, problems: [{ what: 'word', node, near: near.map(([each]) => each), kind }] };
    }
    const keyword = word.charAt(0).toLowerCase() + word.slice(1);
    if (this.registry.formsOf(keyword, kind).some(({ args }) => args.every(([, { optional }]) => optional)))
      return { cost: price.notation, problems: [{ what: 'brackets', node, as: `(${keyword})` }] };
    if (this.defines.includes(word))
      return { cost: price.notation, problems: [{ what: 'quotes', node, as: `"${word}"` }] };
    if (kind.literals.string?.(word) !== undefined && !this.registry.allWords().includes(word))
      return { cost: price.notation + 0.1, problems: [{ what: 'quotes', node, as: `"${word}"` }] };
    return undefined;
  }

  private string(value: string, node: Node & { readonly kind: 'string' }, kind: Kind<unknown>): Repairs | undefined {
    const capital = value.charAt(0).toUpperCase() + value.slice(1);
    const isWord = this.registry.wordsOf(kind).includes(capital);
    if (isWord || (/^-?\d+$/.test(value) && kind.literals.integer?.(Number(value)) !== undefined))
      return { cost: price.notation, problems: [{ what: 'noQuotes', node, as: value }] };
    const near = suggestions(value, this.defines);
    if (near.length > 0) {
      const cost = price.slip + price.letter * near[0]![1];
      return { cost, problems: [{ what: 'define', node, near: near.map(([each]) => each) }] };
    }
    return undefined;
  }

  private list(node: ListNode, kind: Kind<unknown>): Repairs | undefined {
    if (!kind.element) {
      const [only, ...more] = node.items;
      if (!only || more.length > 0) return undefined;
      const inner = this.find(only.value, kind);
      return { cost: price.braces + inner.cost, problems: [{ what: 'noBraces', node, kind }, ...inner.problems] };
    }
    const problems: Problem[] = [];
    let cost = 0;
    for (const { value } of node.items) {
      const inner = this.find(value, kind.element, undefined, node.origin.length);
      cost += inner.cost;
      problems.push(...inner.problems);
    }
    return cost === 0 ? undefined : { cost: meant(cost), problems };
  }

  private call(node: CallNode, kind: Kind<unknown>): Repairs | undefined {
    const { registry } = this;
    const isKnown = registry.forms(node.keyword).length > 0;
    const own = this.forms(node, registry.formsOf(node.keyword, kind));
    let best = own && { ...own, cost: meant(own.cost) };
    const consider = (found: Repairs): void => {
      if (!best || found.cost < best.cost) best = found;
    };
    if (own && own.cost <= price.otherKeyword) return best;
    const keywords = this.keywordsNear(node.keyword, kind);
    for (const [keyword, distance] of keywords) {
      const found = this.forms(node, registry.formsOf(keyword, kind), false);
      if (!found) continue;
      const others = keywords.map(([each]) => each).filter((each) => each !== keyword);
      const problem: Problem = { what: 'keyword', call: node, near: [keyword, ...others], isKnown, kinds: [kind] };
      const base = isKnown ? price.otherKeyword : price.slip;
      consider({
        cost: base + price.letter * distance + meant(found.cost) * 0.5,
        problems: [problem, ...found.problems],
      });
    }
    if (!isKnown && !best) {
      const near = suggestions(node.keyword, registry.keywords).map(([each]) => each);
      consider({ cost: price.unknown, problems: [{ what: 'keyword', call: node, near, isKnown, kinds: [kind] }] });
    }
    return best;
  }

  /** The form that is nearest to what is written. Type words of equally near forms are all named. */
  private forms(node: CallNode, forms: readonly Form[], isWritten = true): Repairs | undefined {
    let best: Repairs | undefined;
    let words: string[] = [];
    let others: Problem[] = [];
    for (const form of forms) {
      let found = align(this, node, form);
      // every argument has its place, and still the form was not taken
      if (found.cost === 0 && isWritten)
        found = { cost: price.together, problems: [{ what: 'together', call: node, form }] };
      if (best && found.cost > best.cost) continue;
      if (!best || found.cost < best.cost) {
        best = found;
        words = [];
        others = [];
      } else others.push(...found.problems);
      words.push(...form.typeWords);
    }
    if (!best || (words.length <= 1 && others.length === 0)) return best;
    const problems = best.problems.map((problem): Problem => {
      const isOwn = 'call' in problem && problem.call === node;
      if (isOwn && problem.what === 'missing') {
        if (problem.slot.members[0]?.[0] === 'word') return { ...problem, words: [...new Set(words)] };
        const more = others.flatMap((each) => (each.what === 'missing' && each.call === node ? each.slot.members : []));
        const seen = new Set(problem.slot.members.map(([, { kind }]) => kind));
        const members = more.filter(([, { kind }]) => !seen.has(kind) && seen.add(kind));
        return { ...problem, slot: { ...problem.slot, members: [...problem.slot.members, ...members] } };
      }
      return problem.what === 'kind' &&
        problem.node === node.args[0]?.value &&
        problem.kind.name.endsWith(' word') &&
        words.length > 0
        ? { ...problem, words: [...new Set(words)] }
        : problem;
    });
    return { cost: best.cost, problems };
  }

  /** Keywords that look like the written one (or mean what it means elsewhere) and fit here. */
  private keywordsNear(keyword: string, kind: Kind<unknown>): readonly [string, number][] {
    let known = this.nearKeywords.get(kind);
    if (!known) {
      known = new Map();
      this.nearKeywords.set(kind, known);
    }
    let near = known.get(keyword);
    if (!near) {
      const { registry } = this;
      const fitting = registry.keywords.filter((each) => registry.formsOf(each, kind).length > 0);
      const same = foreign[keyword];
      near = same === undefined ? suggestions(keyword, fitting).slice(0, mostKeywords) : [[same, 0]];
      known.set(keyword, near);
    }
    return near;
  }

  /** A value that would fit if it stood in the clause that this place takes: `(to (sites Empty))`. */
  private wrapped(node: Node, kind: Kind<unknown>): Repairs | undefined {
    const keyword = this.registry.keywordOf(kind);
    if (keyword === undefined || (node.kind === 'call' && node.keyword === keyword)) return undefined;
    const fits = this.registry.formsOf(keyword, kind).some(({ args }) => {
      const takes = args.some(([, argument]) => !argument.named && this.binds(node, argument.kind));
      const needed = args.filter(([, { optional, group }]) => !optional && group === 0).length;
      return takes && needed <= 1;
    });
    return fits ? { cost: price.wrapping, problems: [{ what: 'wrap', node, keyword }] } : undefined;
  }

  /** A clause too many around a value that fits by itself: `(to (to …))`. */
  private unwrapped(node: CallNode, kind: Kind<unknown>): Repairs | undefined {
    const [inner, ...more] = node.args;
    if (!inner || more.length > 0 || inner.value.kind !== 'call' || !this.binds(inner.value, kind)) return undefined;
    return { cost: price.wrapping, problems: [{ what: 'unwrap', node, inner, kind }] };
  }
}
