/** Reading with the Ohm grammar itself: slower than `reader.ts`, and the measure of it. */
import * as ohm from 'ohm-js';
import { Frames } from '../source/frames.js';
import { Traced } from '../source/traced.js';
import { ludiiGrammar } from './ludii.js';
import { Arg, CallNode, ListNode, type Node, StringNode, stringValue, wordNode } from './node.js';

/** What the grammar says about a text. */
export interface GrammarMatch {
  /** The top-level clauses, or null when the text does not match. */
  readonly clauses: readonly CallNode[] | null;
  /** Ohm's explanation when the text does not match. */
  readonly message: string | undefined;
}

/** Reads a syntax node of Ohm as arguments: none, one, or all of a doubled bracket. */
function read(node: ohm.Node, source: Traced): Arg[] {
  return node.read(source) as Arg[];
}

function all(nodes: ohm.Node, source: Traced): Arg[] {
  return nodes.children.flatMap((child) => read(child, source));
}

function named(name: ohm.Node, value: ohm.Node, source: Traced): Arg[] {
  const [first, ...rest] = read(value, source);
  if (!first) return [];
  const label = name.sourceString.slice(0, -1);
  return [new Arg(source, name.source.startIdx, first.to, label, first.value), ...rest];
}

function one(at: ohm.Interval, source: Traced, value: Node): Arg[] {
  return [new Arg(source, at.startIdx, at.endIdx, undefined, value)];
}

/** What each rule of the grammar means. Rules that only pass on to another are not listed. */
const actions: ohm.ActionDict<Arg[]> = {
  Description(parts) {
    return all(parts, this.args.source);
  },
  Clause_call(_open, keyword, args, _close) {
    const source: Traced = this.args.source;
    const text = keyword.sourceString.replace(/:$/, '');
    const { startIdx, endIdx } = this.source;
    const call = new CallNode(source, startIdx, endIdx, text, all(args, source), keyword.source.startIdx);
    return one(this.source, source, call);
  },
  Clause_doubled(_open, _ahead, contents) {
    return read(contents, this.args.source);
  },
  Clause_empty(_open, _close) {
    return [];
  },
  Doubled_last(clause, _close) {
    return read(clause, this.args.source);
  },
  Doubled_more(first, rest) {
    return [...read(first, this.args.source), ...read(rest, this.args.source)];
  },
  LastClause_named(name, clause) {
    return named(name, clause, this.args.source);
  },
  List(_open, contents, _close) {
    const source: Traced = this.args.source;
    const { startIdx, endIdx } = this.source;
    return one(this.source, source, new ListNode(source, startIdx, endIdx, all(contents, source)));
  },
  Argument_named(name, value) {
    return named(name, value, this.args.source);
  },
  Argument_nothing(_name, _closing) {
    return [];
  },
  string(_quoted) {
    const source: Traced = this.args.source;
    const { startIdx, endIdx } = this.source;
    const value = stringValue(this.sourceString.slice(1, -1));
    return one(this.source, source, new StringNode(source, startIdx, endIdx, value));
  },
  number(_number) {
    return wordOf(this.source, this.args.source);
  },
  word(_chars) {
    return wordOf(this.source, this.args.source);
  },
  words(_chars) {
    return [];
  },
};

function wordOf(at: ohm.Interval, source: Traced): Arg[] {
  return one(at, source, wordNode(source, at.startIdx, at.endIdx, at.contents));
}

let compiled: { grammar: ohm.Grammar; semantics: ohm.Semantics } | undefined;

function compile(): { grammar: ohm.Grammar; semantics: ohm.Semantics } {
  if (compiled === undefined) {
    const grammar = ohm.grammar(ludiiGrammar);
    compiled = { grammar, semantics: grammar.createSemantics().addOperation<Arg[]>('read(source)', actions) };
  }
  return compiled;
}

/** Reads expanded text with the Ohm grammar; `parse` uses a hand-written reader of the same language. */
export function matchGrammar(text: string): GrammarMatch {
  const { grammar, semantics } = compile();
  const match = grammar.match(text);
  if (match.failed()) return { clauses: null, message: match.message };
  const frames = new Frames();
  const source = Traced.whole(text, frames, frames.file('expanded'));
  const args = semantics(match).read(source) as Arg[];
  const clauses = args.flatMap((arg) => (arg.value.kind === 'call' ? [arg.value] : []));
  return { clauses, message: undefined };
}
