/** Printing a syntax tree back to text that reads as the same tree. */
import type { Arg, Node } from './node.js';

/** A node on one line. */
export function print(node: Node): string {
  const parts: string[] = [];
  write(node, parts);
  return parts.join('');
}

function write(node: Node, parts: string[]): void {
  switch (node.kind) {
    case 'call':
      parts.push('(', node.keyword);
      for (const arg of node.args) writeArg(arg, parts, ' ');
      parts.push(')');
      return;
    case 'list':
      parts.push('{');
      for (const item of node.items) writeArg(item, parts, ' ');
      parts.push(' }');
      return;
    case 'string':
      parts.push('"', node.value, '"');
      return;
    case 'number':
      parts.push(node.raw);
      return;
    case 'word':
      parts.push(node.word);
      return;
    default: {
      const unknown: never = node;
      throw new TypeError(`Not a node: ${String(unknown)}`);
    }
  }
}

function writeArg(arg: Arg, parts: string[], before: string): void {
  parts.push(before);
  if (arg.name !== undefined) parts.push(arg.name, ':');
  write(arg.value, parts);
}

/** A node over several lines, as people write it: what fits in the width stays on its line. */
export function printIndented(node: Node, width = 80): string {
  const lines: string[] = [];
  layOut(node, '', '', width, lines);
  return `${lines.join('\n')}\n`;
}

function layOut(node: Node, prefix: string, indent: string, width: number, lines: string[]): void {
  const flat = print(node);
  if (indent.length + prefix.length + flat.length <= width || (node.kind !== 'call' && node.kind !== 'list')) {
    lines.push(indent + prefix + flat);
    return;
  }
  const inner = `${indent}    `;
  const items = node.kind === 'call' ? node.args : node.items;
  lines.push(`${indent}${prefix}${node.kind === 'call' ? `(${node.keyword}` : '{'}`);
  for (const item of items) layOut(item.value, item.name === undefined ? '' : `${item.name}:`, inner, width, lines);
  lines.push(`${indent}${node.kind === 'call' ? ')' : '}'}`);
}
