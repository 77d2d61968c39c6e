/** What can be wrong with a description whose brackets are right: the alphabet of repairs. */
import type { Arg, CallNode, ListNode, Node, StringNode } from '@ludii/grammar';
import type { Kind } from './kind.js';
import type { Ludeme } from './ludeme.js';
import type { Slot } from './slot.js';

/** A declared form, whatever it is compiled for. */
export type Form = Ludeme<never>;

/** One mistake, with what is needed to speak of it and to put it right. */
export type Problem =
  /** A needed argument is not there. `words` are type words that would make the rest right. */
  | {
      readonly what: 'missing';
      readonly call: CallNode;
      readonly form: Form;
      readonly slot: Slot;
      /** Index of the written argument that it should stand before. */
      readonly before: number;
      readonly words: readonly string[];
    }
  /** An argument that no place is left for; `open` is what could stand there. */
  | {
      readonly what: 'surplus';
      readonly call: CallNode;
      readonly form: Form;
      readonly index: number;
      readonly open: readonly Slot[];
    }
  /** A word, keyword, name or call of a define with a slip of the hand; `near` begins with the likeliest. */
  | { readonly what: 'word'; readonly node: Node; readonly near: readonly string[]; readonly kind: Kind<unknown> }
  | {
      readonly what: 'keyword';
      readonly call: CallNode;
      readonly near: readonly string[];
      readonly isKnown: boolean;
      /** What could stand here. */
      readonly kinds: readonly Kind<unknown>[];
    }
  | {
      readonly what: 'name';
      readonly call: CallNode;
      readonly arg: Arg;
      readonly near: string;
      readonly form: Form;
      readonly isNear: boolean;
    }
  | { readonly what: 'define'; readonly node: StringNode; readonly near: readonly string[] }
  /** A value of another kind than the place takes. */
  | {
      readonly what: 'kind';
      readonly node: Node;
      readonly kind: Kind<unknown>;
      readonly form: Form | undefined;
      /** How many defines the clause around it came through. */
      readonly depth: number;
      /** Type words that would make the rest right. */
      readonly words?: readonly string[];
    }
  /** Written in a way that means something else; `as` is how it should be written. */
  | { readonly what: 'quotes' | 'noQuotes' | 'brackets'; readonly node: Node; readonly as: string }
  | { readonly what: 'unnamed'; readonly arg: Arg; readonly name: string; readonly form: Form }
  | { readonly what: 'notNamed'; readonly arg: Arg; readonly form: Form }
  /** Two neighbours in the wrong order. */
  | { readonly what: 'swapped'; readonly call: CallNode; readonly index: number; readonly form: Form }
  /** A bracket that closes before the arguments up to `last` of the call around it, or after its argument `index`. */
  | { readonly what: 'early'; readonly call: CallNode; readonly outer: CallNode; readonly last: number }
  | { readonly what: 'late'; readonly call: CallNode; readonly index: number }
  /** Values that should stand together in braces, or braces that should not be there. */
  | { readonly what: 'braces'; readonly call: CallNode; readonly from: number; readonly to: number }
  | { readonly what: 'brace'; readonly node: Node; readonly kind: Kind<unknown> }
  | { readonly what: 'noBraces'; readonly node: ListNode; readonly kind: Kind<unknown> }
  /** A value that lacks the clause around it, or has one too many. */
  | { readonly what: 'wrap'; readonly node: Node; readonly keyword: string }
  | { readonly what: 'unwrap'; readonly node: CallNode; readonly inner: Arg; readonly kind: Kind<unknown> }
  /** Arguments that are right one by one but not together. */
  | { readonly what: 'together'; readonly call: CallNode; readonly form: Form };
