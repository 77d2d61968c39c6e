/** What is said of parts in the wrong order, brackets and braces. */
import type { Fix, Node } from '@ludii/grammar';
import { change } from '@ludii/grammar/internal';
import type { Problem } from '../problem.js';
import type { Telling } from './telling.js';
import { brief, headOf, lower, said, textOf } from './wording.js';

export function notation(what: 'quotes' | 'noQuotes' | 'brackets', node: Node, as: string): Telling {
  const why = {
    quotes: 'lacks its quotes',
    noQuotes: 'stands in quotes, which are for names',
    brackets: 'lacks its brackets',
  };
  const message = `${said(node)} ${why[what]}. Did you mean \`${as}\`?`;
  return { at: node, code: 'wrong-notation', message, fixes: [change(node.written, as)] };
}

export function swapped({ call, index, form }: Extract<Problem, { what: 'swapped' }>): Telling {
  const [first, second] = [call.args[index]!, call.args[index + 1]!];
  const between = call.between(index, index + 1);
  const at = between.origin.length < call.origin.length ? call : between;
  const message = `${said(first.value)} and ${lower(said(second.value))} are swapped: \`${headOf(form)}\` takes them the other way round.`;
  const fix: Fix = { title: 'Swap them', edits: [] };
  const edits = [
    { span: first.written, text: textOf(second) },
    { span: second.written, text: textOf(first) },
  ];
  // text that came out of a define or an option stands elsewhere: swapping it here would be wrong
  const isPlain = [first, second].every((arg) => arg.origin.length === call.origin.length);
  return { at, code: 'swapped-arguments', message, forms: [form], fixes: isPlain ? [{ ...fix, edits }] : [] };
}

export function closedEarly({ call, outer, last }: Extract<Problem, { what: 'early' }>): Telling {
  const at = call.gap(call.args.length);
  const inner = outer.args[last]!;
  const message = `This \`)\` closes \`(${call.keyword} …)\` too early: ${brief(inner.value)} belongs into it.`;
  const { file, end } = inner.written;
  const edits = [
    { span: at.written, text: '' },
    { span: { file, start: end, end }, text: ')' },
  ];
  return { at, code: 'misplaced-bracket', message, fixes: [{ title: 'Close it later', edits }] };
}

export function closedLate({ call, index }: Extract<Problem, { what: 'late' }>): Telling {
  const at = call.args[index]!;
  const message = `${said(at.value)} does not belong into \`(${call.keyword} …)\`: close that before it.`;
  const { file, end } = call.last(index - 1).written;
  const edits = [
    { span: { file, start: end, end }, text: ')' },
    { span: call.gap(call.args.length).written, text: '' },
  ];
  return { at, code: 'misplaced-bracket', message, fixes: [{ title: 'Close it earlier', edits }] };
}

export function braces({ call, from, to }: Extract<Problem, { what: 'braces' }>): Telling {
  const at = call.between(from, to - 1);
  const [first, last] = [call.args[from]!, call.args[to - 1]!];
  const many = to - from;
  const message = `\`(${call.keyword} …)\` takes these ${many} as one list: put them in \`{ }\`.`;
  const open = { ...first.value.written, end: first.value.written.start };
  const close = { ...last.written, start: last.written.end };
  const edits = [
    { span: open, text: '{ ' },
    { span: close, text: ' }' },
  ];
  return { at, code: 'list-expected', message, fixes: [{ title: 'Put braces around them', edits }] };
}
