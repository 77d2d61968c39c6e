/** While a call is typed: the forms that it may be written in, and the argument that is being typed. */
import { argumentText } from '@ludii/compiler/internal';
import type { Document } from '../document.js';
import type { Form } from '../meaning/placement.js';
import { type Define, parameterNumber } from '../symbols/defines.js';
import { type Call, fromOf, groupAt, keywordOf, visit } from '../syntax/tree.js';
import { formsOf } from './page.js';

/** One form, with the places of its arguments in the label. */
export interface Signature {
  readonly label: string;
  readonly documentation: string;
  readonly parameters: readonly { readonly start: number; readonly end: number; readonly documentation: string }[];
  /** The argument that is being typed, or -1. */
  readonly activeParameter: number;
}

/** All forms that fit so far. */
export interface SignatureHelp {
  readonly signatures: readonly Signature[];
  readonly activeSignature: number;
}

/** Forms shown at most. */
const MOST = 12;

/** Help for the innermost call around an offset, or undefined. */
export function signatureHelp(document: Document, offset: number): SignatureHelp | undefined {
  let group = groupAt(document.tree, offset);
  while (group.kind === 'list') group = group.parent ?? document.tree;
  if (group.kind !== 'call') return undefined;
  const index = group.items.filter((item) => item.end < offset).length;
  if (group.keyword?.kind === 'text') {
    const define = document.define(group.keyword.value);
    return define && { signatures: [defineSignature(define, index)], activeSignature: 0 };
  }
  if (!group.keyword || offset <= group.keyword.end) return undefined;
  return callHelp(document, group, index, offset);
}

function callHelp(document: Document, call: Call, index: number, offset: number): SignatureHelp | undefined {
  const written = call.items[index];
  const inside = written && fromOf(written) <= offset ? written : undefined;
  const slots = document.meaning.inGroup(call, index, inside, inside === undefined);
  const active = new Map<Form, number>();
  for (const { form, name } of slots)
    if (form && !active.has(form))
      active.set(
        form,
        form.args.findIndex(([each]) => each === name),
      );
  const fitting = [...active.keys()];
  const forms = fitting.length > 0 ? fitting : formsOf(keywordOf(call));
  if (forms.length === 0) return undefined;
  const signatures = forms.slice(0, MOST).map((form) => formSignature(form, active.get(form) ?? -1));
  return { signatures, activeSignature: 0 };
}

function formSignature(form: Form, activeParameter: number): Signature {
  let label = `(${form.keyword}`;
  const parameters = form.args.map(([name, argument]) => {
    const text = name === 'word' ? form.typeWords.join('|') : argumentText(name, argument);
    const start = label.length + 1;
    label += ` ${text}`;
    const documentation = name === 'word' ? 'chooses this form' : `${name}: ${argument.kind.doc}`;
    return { start, end: label.length, documentation };
  });
  return { label: `${label})`, documentation: form.doc, parameters, activeParameter };
}

function defineSignature(define: Define, index: number): Signature {
  let label = `("${define.name}"`;
  const parameters = Array.from({ length: define.parameters }, (_, i) => {
    const start = label.length + 1;
    label += ` #${i + 1}`;
    return { start, end: label.length, documentation: parameterUse(define, i + 1) };
  });
  const activeParameter = index < define.parameters ? index : -1;
  const documentation = define.document.text.slice(define.call.start, define.call.end);
  return { label: `${label})`, documentation, parameters, activeParameter };
}

/** What a parameter of a define is used for. */
export function parameterUse(define: Define, number: number): string {
  const docs = new Set<string>();
  visit(define.call, (node) => {
    if (parameterNumber(node) !== number) return;
    for (const { kind } of define.document.meaning.expected(node)) docs.add(kind.doc);
  });
  return [...docs].slice(0, 4).join(', or ');
}
