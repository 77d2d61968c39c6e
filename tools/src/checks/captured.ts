/**
 * Closures that are not re-entrant: those that change what a function around them has made once and for all. A closure of a rule
 * may be asked again while it is being asked, so what it works with has to be made anew, or borrowed, for every question.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';

/** A variable that a closure changes. */
export interface Captured {
  readonly line: number;
  readonly name: string;
  /** Whether it is given another value, or what it holds is changed. */
  readonly change: 'assigned' | 'filled';
}

/** A node of the syntax tree. */
type Tree = { readonly type?: string; readonly [part: string]: unknown };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
const part = (tree: Tree, ...names: readonly string[]): Tree =>
  names.reduce<Tree>((at, name) => (isTree(at[name]) ? at[name] : {}), tree);

const functions = new Set([
  ...['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression', 'MethodProperty', 'GetterProperty'],
  ...['ClassMethod', 'PrivateMethod', 'Constructor'],
]);
const blocks = new Set(['BlockStatement', 'ForStatement', 'ForOfStatement', 'ForInStatement']);

/** What makes a closure of a closure: a function that is given to anything else is used right there. */
const makers = new Set(['keeping', 'keepingIfTrue', 'assign', 'means', 'onceForEach', 'effect', 'ludeme']);

/** What is filled, and by what. */
const containers = new Set(['NewExpression', 'ArrayExpression', 'ObjectExpression']);
const fillers = new Set([
  'push',
  'add',
  'set',
  'delete',
  'clear',
  'pop',
  'splice',
  'fill',
  'addAll',
  'unshift',
  'shift',
]);

interface Scope {
  /** The variables that can change: those that can be assigned, and what can be filled. */
  readonly names: Map<string, Captured['change']>;
  /** Number of closures around that outlive the call in which they are made. */
  readonly depth: number;
}

/** The variables of outer functions that the closures of a source change. */
export function capturedIn(source: string): Captured[] {
  const module = parseSync(source, { syntax: 'typescript', target: 'es2022' });
  const bytes = Buffer.from(source);
  const lineAt = (tree: Tree): number => {
    const at = Number(part(tree, 'span')['start']) - module.span.start;
    return bytes.subarray(0, at).toString().split('\n').length;
  };
  const found: Captured[] = [];
  const used = new Set<Tree>();

  const declare = (tree: Tree, { names }: Scope): void => {
    for (const declarator of (tree['declarations'] as readonly Tree[] | undefined) ?? []) {
      const name = part(declarator, 'id')['value'];
      if (typeof name !== 'string') continue;
      if (tree['kind'] !== 'const') names.set(name, 'assigned');
      else if (containers.has(part(declarator, 'init').type ?? '')) names.set(name, 'filled');
    }
  };
  const note = (tree: Tree, name: unknown, change: Captured['change'], scopes: readonly Scope[]): void => {
    const scope = scopes.findLast(({ names }) => names.has(String(name)));
    if (!scope || scope.names.get(String(name)) !== change || scope.depth === scopes.at(-1)!.depth) return;
    // What a module keeps is told by its own comments.
    if (scope.depth > 0) found.push({ line: lineAt(tree), name: String(name), change });
  };
  const look = (tree: Tree, scopes: readonly Scope[]): void => {
    const target = tree.type === 'AssignmentExpression' ? part(tree, 'left') : part(tree, 'argument');
    if (tree.type === 'AssignmentExpression' || tree.type === 'UpdateExpression') {
      if (target.type === 'Identifier') note(tree, target['value'], 'assigned', scopes);
      if (target.type === 'MemberExpression') note(tree, part(target, 'object')['value'], 'filled', scopes);
    }
    if (tree.type !== 'CallExpression') return;
    const callee = part(tree, 'callee');
    const called = callee['value'] ?? part(callee, 'property')['value'];
    if (fillers.has(String(called))) note(tree, part(callee, 'object')['value'], 'filled', scopes);
    if (makers.has(String(called))) return;
    for (const argument of tree['arguments'] as readonly Tree[]) used.add(part(argument, 'expression'));
  };
  const walk = (value: unknown, scopes: readonly Scope[]): void => {
    if (Array.isArray(value)) for (const each of value) walk(each, scopes);
    if (!isTree(value) || Array.isArray(value)) return;
    const { depth } = scopes.at(-1)!;
    let inner = scopes;
    if (functions.has(value.type ?? '')) {
      inner = [...scopes, { names: new Map(), depth: used.has(value) ? depth : depth + 1 }];
    } else if (blocks.has(value.type ?? '')) inner = [...scopes, { names: new Map(), depth }];
    if (value.type === 'VariableDeclaration') declare(value, inner.at(-1)!);
    look(value, inner);
    for (const [name, each] of Object.entries(value)) if (name !== 'span') walk(each, inner);
  };
  walk(module.body, [{ names: new Map(), depth: 0 }]);
  return found;
}

/** All sources below a directory, without their tests. */
export function sourcesBelow(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) return entry.name === 'testing' ? [] : sourcesBelow(path);
    return path.endsWith('.ts') && !path.endsWith('.test.ts') ? [path] : [];
  });
}

/** The variables that closures below a directory change, as lines of text. */
export const capturedBelow = (directory: string): string[] =>
  sourcesBelow(directory).flatMap((file) =>
    capturedIn(readFileSync(file, 'utf8')).map(
      ({ line, name, change }) => `${file.slice(directory.length + 1)}:${line} ${name} is ${change}`,
    ),
  );
