/** What a standard define is: a name that games may call, what it means, and the text that stands for it. */

/** What may stand where the call stands. */
export type DefineKind =
  | 'test'
  | 'number'
  | 'region'
  | 'directions'
  | 'walks'
  | 'move'
  | 'effect'
  | 'target'
  | 'between'
  | 'landing'
  | 'players'
  | 'equipment'
  | 'dice'
  | 'piece'
  | 'graph'
  | 'board'
  | 'sites'
  | 'tracks'
  | 'start'
  | 'phase'
  | 'score'
  | 'end'
  | 'ends';

/** One standard define. */
export interface StandardDefine {
  readonly name: string;
  readonly kind: DefineKind;
  /** What it means, in a sentence. */
  readonly doc: string;
  /** What #1, #2 … are. */
  readonly parameters: readonly string[];
  /** How many of the first parameters a call can not do without; each of the others may be left out. */
  readonly needed: number;
  /** A call with every parameter given. */
  readonly example: string;
  readonly body: string;
}

/** The parts of a define besides its name, kind and meaning. */
export interface Parts {
  /** Parameters that a call can not do without; they come first. */
  readonly needs?: readonly string[];
  /** Parameters that may be left out. */
  readonly takes?: readonly string[];
  readonly example: string;
  readonly body: string;
}

export function define(name: string, kind: DefineKind, doc: string, parts: Parts): StandardDefine {
  const { needs = [], takes = [], example, body } = parts;
  return { name, kind, doc, parameters: [...needs, ...takes], needed: needs.length, example, body };
}

/** The define as a file of its own: what it means above, then the clause. */
export function defineText({ name, doc, parameters, example, body }: StandardDefine): string {
  const about = [doc, ...parameters.map((parameter, index) => `#${index + 1}: ${parameter}`), `Example: ${example}`];
  const clause = body.includes('\n') ? `\n${indent(body)}\n` : ` ${body}`;
  return `${about.map((line) => `// ${line}\n`).join('')}(define "${name}"${clause})\n`;
}

function indent(text: string): string {
  return text.trim().replace(/^/gm, '    ');
}
