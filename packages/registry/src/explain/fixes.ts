/** Changes of a text that would mend it. */
import type { Arg, CallNode, Fix, Node, Piece } from '@ludii/grammar';
import { change } from '@ludii/grammar/internal';

export function changes(at: Piece, near: readonly string[]): Fix[] {
  return near.slice(0, 3).map((each) => change(at.written, each));
}

/** The start of a written argument. */
export function start(arg: Arg, length: number): Fix['edits'][number]['span'] {
  const { file, start } = arg.written;
  return { file, start, end: start + length };
}

export function around(node: Node, before: string, after: string, title: string): Fix {
  const { file, start, end } = node.written;
  const edits = [
    { span: { file, start, end: start }, text: before },
    { span: { file, start: end, end }, text: after },
  ];
  return { title, edits };
}

/** Leaves of a node only one of its parts. */
export function unwrapped(node: Node, inner: Arg, title: string): Fix {
  const { file, start, end } = node.written;
  const kept = inner.value.written;
  const edits = [
    { span: { file, start, end: kept.start }, text: '' },
    { span: { file, start: kept.end, end }, text: '' },
  ];
  return { title, edits: kept.file === file && kept.start >= start && kept.end <= end ? edits : [] };
}

export function insert(call: CallNode, before: number, text: string): Fix[] {
  const { file, end } = call.last(before - 1).written;
  const whole = call.written;
  if (whole.file !== file || end < whole.start || end > whole.end) return [];
  return [{ title: `Insert \`${text}\``, edits: [{ span: { file, start: end, end }, text: ` ${text}` }] }];
}

export function remove(call: CallNode, index: number): Fix {
  const { file, start, end } = call.args[index]!.written;
  const before = call.last(index - 1).written;
  const from = before.file === file && before.end <= start ? before.end : start;
  return { title: 'Remove it', edits: [{ span: { file, start: from, end }, text: '' }] };
}
