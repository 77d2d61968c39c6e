/** Numbers in board ludemes: whole numbers for sizes, single-precision reals for places, and the arithmetic of both. */

import { GeometryError } from '../errors.js';
import type { Call, Node } from './reader.js';

type Read = (node: Node) => number | null;

/** The operands of an arithmetic call: two or one of them, or a list of any length. */
function operands(call: Call, read: Read): { values: number[]; list: boolean } {
  const only = call.args.length === 1 ? call.args[0]!.value : undefined;
  const nodes = only?.kind === 'list' ? only.items : call.args.map((a) => a.value);
  const values = nodes.map((node) => {
    const value = read(node);
    if (value === null) throw new GeometryError('bad-argument', `(${call.keyword} …) needs numbers.`);
    return value;
  });
  return { values, list: only?.kind === 'list' };
}

interface Arithmetic {
  readonly round: (value: number) => number;
  readonly read: Read;
  readonly lists: readonly string[];
  readonly unary: Readonly<Record<string, (a: number) => number>>;
}

const FOLDS: Readonly<Record<string, { start: number; step: (a: number, b: number) => number }>> = {
  '+': { start: 0, step: (a, b) => a + b },
  '*': { start: 1, step: (a, b) => a * b },
  max: { start: Number.NEGATIVE_INFINITY, step: Math.max },
  min: { start: Number.POSITIVE_INFINITY, step: Math.min },
};

function divide(a: number, b: number): number {
  if (b === 0) throw new GeometryError('bad-argument', `(/ ${a} 0) divides by zero.`);
  return a / b;
}

const PAIRS: Readonly<Record<string, (a: number, b: number) => number>> = {
  '-': (a, b) => a - b,
  '/': divide,
  '^': (a, b) => a ** b,
};

/** Evaluate an arithmetic call; `null` if the keyword is no arithmetic. */
function evaluate(call: Call, { round, read, lists, unary }: Arithmetic): number | null {
  const { keyword } = call;
  const one = Object.hasOwn(unary, keyword) ? unary[keyword] : undefined;
  const two = Object.hasOwn(PAIRS, keyword) ? PAIRS[keyword] : undefined;
  const fold = Object.hasOwn(FOLDS, keyword) ? FOLDS[keyword] : undefined;
  if (one === undefined && two === undefined && fold === undefined) return null;
  const { values, list } = operands(call, read);
  const wrong = (expected: string): GeometryError =>
    new GeometryError('bad-argument', `(${keyword} …) needs ${expected}.`);
  if (call.args.some((a) => a.name !== null)) throw wrong('numbers without names');
  let result: number;
  if (one !== undefined) {
    if (list || values.length !== 1) throw wrong('one number');
    result = one(values[0]!);
  } else if (two !== undefined) {
    if (list || values.length !== 2) throw wrong('two numbers');
    result = two(values[0]!, values[1]!);
  } else {
    if (list ? !lists.includes(keyword) : values.length !== 2) throw wrong('two numbers');
    result = values.reduce((a, b) => round(fold!.step(a, b)), fold!.start);
  }
  if (!Number.isFinite(result)) throw new GeometryError('bad-argument', `(${keyword} …) has no finite result.`);
  return round(result);
}

const WHOLE: Arithmetic = {
  round: (value) => Math.trunc(value) | 0,
  read: readDim,
  lists: ['+', '*'],
  unary: { abs: Math.abs },
};

/** A whole number, or arithmetic with whole numbers. */
export function readDim(node: Node): number | null {
  if (node.kind === 'number') return node.whole ? node.value : null;
  return node.kind === 'call' ? evaluate(node, WHOLE) : null;
}

function checked(what: string, allowed: (a: number) => boolean, f: (a: number) => number): (a: number) => number {
  return (a) => {
    if (!allowed(a)) throw new GeometryError('bad-argument', `${what} is not defined for ${a}.`);
    return f(a);
  };
}

const REAL: Arithmetic = {
  round: Math.fround,
  read: readReal,
  lists: ['+', '*', 'max', 'min'],
  unary: {
    abs: Math.abs,
    sqrt: checked('The square root', (a) => a >= 0, Math.sqrt),
    log: checked('The logarithm', (a) => a > 0, Math.log),
    log10: checked('The logarithm', (a) => a > 0, Math.log10),
    exp: Math.exp,
    sin: Math.sin,
    cos: Math.cos,
    tan: Math.tan,
    toFloat: (a) => a,
  },
};

/** A real number in single precision, or arithmetic with such numbers. */
export function readReal(node: Node): number | null {
  if (node.kind === 'number') return Math.fround(node.value);
  return node.kind === 'call' ? evaluate(node, REAL) : null;
}
