/** What becomes of the moves that a rule is gone through for: they are noted, or the first of them is enough. */
import type { Condition, EmitRule } from '../nodes.js';
import { type Emission, emptyScope, isSite, MostNoted, type Scope } from './emission.js';
import { storesCovers } from './large.js';
import { furtherRegister } from './make.js';
import { isPlain } from './memory.js';
import { clearlySafe, safeText, tryCall } from './tries.js';
import { valueText } from './values.js';

/** What is done with a move. */
export interface Sink {
  /** The text for a move that there is. */
  readonly move: (g: Emission, rule: EmitRule, scope: Scope) => string;
  /** The text for a move that there is if a bit is 1, without a branch. */
  readonly moveIf?: ((g: Emission, rule: EmitRule, scope: Scope, bit: string) => string) | undefined;
  /** The variable of the only site that the sink asks for moves to, if it does. */
  readonly target?: string | undefined;
  /** The text for a line of caught sites, of which the number and the first are told; before its moves. */
  readonly line?: ((count: string, first: string) => string) | undefined;
  /** The texts that try a noted move, if moves are tried. */
  readonly tried?: readonly string[] | undefined;
  /** Set if actions of a move may happen several times. */
  readonly repeats?: true | undefined;
  /** The variable that counts the moves so far; undefined if the sink leaves at the first. */
  readonly count: string | undefined;
  /** How a function with the text of this sink ends: with the number of moves, or the answer that there is none. */
  readonly ends?: 'counting' | 'answering' | undefined;
  /** The text that keeps only those moves from a number on after which a condition holds. */
  readonly keepAfter?: (g: Emission, first: string, test: Condition, scope: Scope) => string;
}

/** Leaves the function with the answer that there is a move. */
export const anySink: Sink = { move: () => 'return true;', count: undefined, ends: 'answering' };

/** Leaves the function if a move ends on the site in variable `target`. */
export const reachSink = (target: string): Sink => ({
  move: (g, { to }, scope) => `if(${valueText(g, to, scope)}===${target})return true;`,
  count: undefined,
  target,
  ends: 'answering',
});

/** Whether an end of a move is not told by its key, or surely is a site of the board. */
export const onBoard = (end: string): boolean => end === '' || isSite(end);

const asSite = (text: string): string => (text === '' ? '0' : text);

/** The words of a key: kind and from, to and what lies between, and the place on a line if there is one. */
export function keyWords(g: Emission, rule: EmitRule, scope: Scope): { kind: number; a: string; b: string; c: string } {
  const start = rule.from.k === 'const' ? '' : valueText(g, rule.from, scope);
  const to = rule.to.k === 'const' ? '' : valueText(g, rule.to, scope);
  const ends = { from: onBoard(start) ? 'f0' : 'u0', to: onBoard(to) ? 't0' : 'u1' };
  // Only on a plain board, or one of large pieces, it matters which piece moves.
  const piece = isPlain(g) || storesCovers(g) ? scope.piece.get(start) : undefined;
  const further = furtherRegister(rule, scope);
  const kind = g.kindOf(rule, scope, piece, ends, further);
  for (const around of scope.around ?? []) g.makeBare(kind, around);
  const from = start && `${start}|`;
  const between =
    rule.between === 'site' ? scope.registers.between! : rule.between === 'line' ? scope.line!.distance : '';
  const third =
    rule.between === 'line' ? scope.line!.at : further && valueText(g, { k: 'register', name: further }, scope);
  return {
    kind,
    a: `${from}${kind << 16}`,
    b: between === '' ? asSite(to) : `${asSite(to)}|${between}<<16`,
    c: third || '',
  };
}

/** Where the words of a key go when moves are noted. */
const noted = (letter: 'A' | 'B' | 'C'): string => `${letter}[n]`;

/** The text that writes the words of a key. */
export function keyText(g: Emission, rule: EmitRule, scope: Scope, word = noted): string {
  const { a, b, c } = keyWords(g, rule, scope);
  return `${word('A')}=${a};${word('B')}=${b};${c && `${word('C')}=${c};`}`;
}

/** Notes the keys of moves down in the arrays A, B, C and counts them in n. */
export const noteSink: Sink = {
  move: (g, rule, scope) => `${keyText(g, rule, scope)}n++;`,
  moveIf: (g, rule, scope, bit) => `${keyText(g, rule, scope)}n+=${bit};`,
  count: 'n',
  ends: 'counting',
  keepAfter: (g, first, test, scope) => {
    const [i, safe] = [g.id('i'), g.id('v')];
    const around = scope.chain.length;
    const tried = tryCall(g, test, scope.mover, i, safe, { around });
    const clear = g.alone ? undefined : clearlySafe(g, test, scope.mover, i, safe, around);
    const kept = `const ${safe}=${safeText(g, test, emptyScope(scope.mover), 'KL')};${clear?.before ?? ''}`;
    const forget = g.alone ? '' : 'PL=-1;';
    const holds = clear ? `${clear.test}||${tried}` : tried;
    return `if(n<=${MostNoted}){let k=${first};${kept}${forget}for(let ${i}=${first};${i}<n;${i}++)if(${holds}){A[k]=A[${i}];B[k]=B[${i}];C[k]=C[${i}];k++}${g.alone ? '' : 'W=c.state.words;'}${forget}n=k}`;
  },
};
