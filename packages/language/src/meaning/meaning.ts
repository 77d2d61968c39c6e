/**
 * What fits where: for every place of a text the arguments that may stand there, found by following the text from the
 * game down. Defines are looked through in both directions: what a call of a define gives, and what its arguments
 * are used for. A body is expected to be whatever its calls are expected to be.
 */
import { type Argument, fits, type Kind, literal, numberOf } from '@ludii/compiler/internal';
import type { Document } from '../document.js';
import { type Define, holesOf, parameterNumber } from '../symbols/defines.js';
import { ancestors, type Call, type Group, isGroup, keywordOf, type Syntax } from '../syntax/tree.js';
import { type Form, type Item, type Leniency, placements } from './placement.js';
import { topKinds, vocabulary } from './vocabulary.js';

/** Something that may stand at a place. */
export interface Slot {
  readonly kind: Kind<unknown>;
  /** The form and the argument of it, where the place is an argument or an item of a list argument. */
  readonly form: Form | undefined;
  readonly name: string;
  readonly argument: Argument<unknown> | undefined;
  /** Whether the name of the argument is still to be written before it. */
  readonly unnamed: boolean;
}

/** How deep a call is looked into to see whether it fits; deeper mistakes do not matter for its surroundings. */
const DEPTH = 3;
/** Items of a list that are looked at to see what the list is. */
const SAMPLE = 6;
/** Calls of a define that are looked at to see what it is used for. */
const CALLS = 6;

/** Brackets nested deeper than this are no game. */
const NESTING = 300;

/** Answers about one document; everything is remembered. */
export class Meaning {
  private readonly expectedAt = new Map<Syntax, readonly Slot[]>();
  private readonly fitting = new Map<Syntax, Map<Kind<unknown>, boolean>>();

  constructor(private readonly document: Document) {}

  /** What may stand at the place of a node, whatever stands there now. Empty if nothing is known. */
  expected(node: Syntax): readonly Slot[] {
    const known = this.expectedAt.get(node);
    if (known) return known;
    if (ancestors(node).length > NESTING) return [];
    // a place that is asked for while it is being worked out leads in a circle: nothing is known of it
    this.expectedAt.set(node, []);
    const found = node.parent ? this.inGroup(node.parent, node.parent.items.indexOf(node), node) : [];
    this.expectedAt.set(node, found);
    return found;
  }

  /**
   * What may stand in a group at an index: in place of an item, or as a new one before it. With `open` the name of the
   * argument is not settled.
   */
  inGroup(group: Group, index: number, instead?: Syntax, open = false): readonly Slot[] {
    switch (group.kind) {
      case 'root':
        return topKinds.map((kind) => ({ kind, form: undefined, name: '', argument: undefined, unnamed: false }));
      case 'list':
        return this.expected(group).flatMap((slot) =>
          slot.kind.element ? { ...slot, kind: slot.kind.element, unnamed: false } : [],
        );
      case 'insert':
        return this.inOption(group);
      case 'call':
        return this.inCall(group, index, instead, open);
      default:
        return group satisfies never;
    }
  }

  private inCall(call: Call, index: number, instead: Syntax | undefined, open: boolean): readonly Slot[] {
    if (call.keyword?.kind === 'text') {
      const define = this.document.define(call.keyword.value);
      return define ? distinct(holesOf(define).flatMap((hole) => this.atHole(define, hole, index + 1))) : [];
    }
    const keyword = keywordOf(call);
    if (keyword === 'define') return index === 0 ? [] : this.inDefine(call);
    const hole: Item = {
      label: instead?.label?.text,
      elastic: false,
      fits: () => true,
      open,
    };
    return distinct(
      this.placed(call, index, instead, hole).flatMap(({ form, places }) =>
        (places[index] ?? []).map((member) => {
          const [name, argument] = form.args[member]!;
          return { kind: argument.kind, form, name, argument, unnamed: argument.named && hole.label !== name };
        }),
      ),
    );
  }

  /** The forms that a call may be written in, the last declared first, with the arguments that each item may be. */
  forms(call: Call): readonly { readonly form: Form; readonly places: readonly (readonly number[])[] }[] {
    return this.placed(call, -1, undefined, undefined);
  }

  private placed(call: Call, index: number, instead: Syntax | undefined, hole: Item | undefined) {
    const keyword = keywordOf(call);
    const all: readonly Form[] = vocabulary.forms(keyword);
    const slots = this.expected(call);
    const suitable = all.filter(({ returns }) => slots.some(({ kind }) => fits(returns, kind)));
    const items: Item[] = call.items.map((item) => this.item(item));
    if (hole) items.splice(index, instead ? 1 : 0, hole);
    const leniencies: readonly Leniency[] = ['strict', 'unfinished', 'anything'];
    for (const forms of suitable.length > 0 && suitable.length < all.length ? [suitable, all] : [all])
      for (const leniency of hole ? leniencies.slice(1) : leniencies) {
        const found = forms.flatMap((form) => {
          const places = placements(form, items, leniency);
          return places ? [{ form, places }] : [];
        });
        if (found.length > 0) return found.reverse();
      }
    if (!hole) return [];
    // what stands after the place may be wrong: look only at what stands before it
    const before = items.slice(0, index + 1);
    return all.flatMap((form) => {
      const places = placements(form, before, 'anything');
      return places ? [{ form, places }] : [];
    });
  }

  private item(node: Syntax): Item {
    return {
      label: node.label?.text,
      elastic: this.elastic(node),
      fits: (kind) => this.canBe(node, kind, DEPTH),
    };
  }

  /** Whether a node may stand for nothing or for several arguments. */
  private elastic(node: Syntax, depth = DEPTH): boolean {
    if (node.kind === 'tag' || parameterNumber(node) > 0) return true;
    if (node.kind === 'word') return node.text === '~';
    const define = this.calledBy(node);
    if (!define) return false;
    const [only, ...others] = define.body;
    return others.length > 0 || only === undefined || depth <= 0 || define.document.meaning.elastic(only, depth - 1);
  }

  /** The define that a node is a call of. */
  calledBy(node: Syntax): Define | undefined {
    if (node.kind === 'text') return this.document.define(node.value);
    return node.kind === 'call' && node.keyword?.kind === 'text' ? this.document.define(node.keyword.value) : undefined;
  }

  /** Whether a node may be of a kind, as far as a look into it tells. */
  canBe(node: Syntax, kind: Kind<unknown>, depth = DEPTH): boolean {
    if (!isGroup(node) && node.kind !== 'text') return this.wordCanBe(node, kind);
    // only whole answers are remembered
    if (depth < DEPTH) return this.look(node, kind, depth);
    let known = this.fitting.get(node);
    if (!known) {
      known = new Map();
      this.fitting.set(node, known);
    }
    const remembered = known.get(kind);
    if (remembered !== undefined) return remembered;
    const answer = this.look(node, kind, depth);
    known.set(kind, answer);
    return answer;
  }

  private wordCanBe(node: Syntax, kind: Kind<unknown>): boolean {
    if (node.kind !== 'word' || parameterNumber(node) > 0 || node.text === '~' || node.text === '') return true;
    if (kind.element) return false;
    return literalFits(node.text, kind);
  }

  private look(node: Syntax, kind: Kind<unknown>, depth: number): boolean {
    const define = this.calledBy(node);
    if (define) {
      const [only, ...others] = define.body;
      if (others.length > 0 || !only || depth <= 0) return true;
      return define.document.meaning.canBe(only, kind, depth - 1);
    }
    switch (node.kind) {
      case 'text':
        return !kind.element && kind.literals.string?.(node.value) !== undefined;
      case 'list': {
        const { element } = kind;
        return element !== undefined && node.items.slice(0, SAMPLE).every((item) => this.canBe(item, element, depth));
      }
      case 'call':
        return !kind.element && this.callCanBe(node, kind, depth);
      default:
        return true;
    }
  }

  private callCanBe(call: Call, kind: Kind<unknown>, depth: number): boolean {
    const keyword = keywordOf(call);
    // a call that is not written yet, or of a define that does not exist, may become anything
    if (keyword === '') return true;
    const forms: readonly Form[] = vocabulary.formsOf(keyword, kind);
    if (depth <= 0) return forms.length > 0;
    const items = call.items.map((item) => ({
      ...this.item(item),
      fits: (k: Kind<unknown>) => this.canBe(item, k, depth - 1),
    }));
    return forms.some((form) => placements(form, items, 'strict') !== null);
  }

  /** What a parameter of a define is used for. */
  private atHole(define: Define, hole: { readonly node: Syntax; readonly number: number }, number: number) {
    return hole.number === number ? define.document.meaning.expected(hole.node) : [];
  }

  /** What the body of a define is used for. */
  private inDefine(call: Call): readonly Slot[] {
    const [title] = call.items;
    if (title?.kind !== 'text') return [];
    const calls = this.document.names.of('define', title.value).filter(({ declares }) => !declares);
    return distinct(
      calls.slice(0, CALLS).flatMap(({ node }) => {
        const bracketed = node.parent?.kind === 'call' && node.parent.keyword === node;
        return this.expected(bracketed ? (node.parent as Call) : node);
      }),
    );
  }

  /** What the text of an option's item is used for: whatever stands where its tag does. */
  private inOption(insert: Syntax): readonly Slot[] {
    const item = insert.parent;
    const option = item?.parent?.parent;
    if (item?.kind !== 'call' || option?.kind !== 'call' || keywordOf(option) !== 'option') return [];
    const number = item.items.filter(({ kind }) => kind === 'insert').indexOf(insert);
    const tag = option.items.find(({ kind }) => kind === 'tag');
    const names = option.items.find(({ label }) => label?.text === 'args');
    const argument = names?.kind === 'list' ? names.items[number] : undefined;
    if (tag?.kind !== 'tag' || argument?.kind !== 'tag') return [];
    const written = [`${tag.text}:${argument.text}`, ...(number === 0 ? [tag.text] : [])];
    const places = this.document.names.of('tag', tag.text).filter(({ node, declares }) => {
      return !declares && node.kind === 'tag' && written.includes(node.text);
    });
    return distinct(places.slice(0, CALLS).flatMap(({ node }) => this.expected(node)));
  }
}

/** Whether a word or number, or a range of numbers, is a literal of a kind. */
export function literalFits(text: string, kind: Kind<unknown>): boolean {
  if (kind.element) return false;
  if (/^\d+\.\.\d+$/.test(text)) return kind.literals.integer?.(0) !== undefined;
  const number = numberOf(text);
  return literal(number ? { kind: 'number', ...number } : { kind: 'word', word: text }, kind) !== undefined;
}

/** Slots without doubles. */
function distinct(slots: readonly Slot[]): readonly Slot[] {
  const seen = new Map<string, Slot[]>();
  return slots.filter((slot) => {
    const key = `${slot.kind.name} ${slot.name}`;
    const same = seen.get(key) ?? [];
    if (same.some(({ kind, form }) => kind === slot.kind && form === slot.form)) return false;
    seen.set(key, [...same, slot]);
    return true;
  });
}
