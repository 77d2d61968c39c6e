/** What stands here, explained. */
import type { Document } from '../document.js';
import { literalFits } from '../meaning/meaning.js';
import type { Mention } from '../symbols/names.js';
import { type Call, nodeAt, type Range, type Syntax, type Word } from '../syntax/tree.js';
import { argumentPage, definePage, formPage, formsOf, formsPage, wordPage } from './page.js';

/** A page in Markdown, and the range that it is about. */
export interface Hover extends Range {
  readonly markdown: string;
}

/** The page about what an offset touches, or undefined. */
export function hover(document: Document, offset: number): Hover | undefined {
  const node = nodeAt(document.tree, offset);
  if (!node) return undefined;
  const { label } = node;
  if (label && offset < label.end) {
    const slot = document.meaning.expected(node).find(({ name }) => name === label.text);
    return slot?.form && { start: label.start, end: label.end, markdown: argumentPage(slot.form, slot.name) };
  }
  const markdown = pageOf(document, node, offset);
  if (markdown === undefined || markdown === '') return undefined;
  return { start: node.start, end: node.kind === 'call' ? node.start + 1 : node.end, markdown };
}

function pageOf(document: Document, node: Syntax, offset: number): string | undefined {
  const mention = document.names.at(offset);
  if (mention) return namePage(document, mention);
  const { parent } = node;
  if (node.kind === 'word') {
    if (parent?.kind === 'call' && parent.keyword === node) return keywordPage(document, parent, node);
    return literalPage(document, node);
  }
  if (node.kind === 'text') return slotPage(document, node);
  return undefined;
}

/** The forms of the keyword that fit here first. */
function keywordPage(document: Document, call: Call, keyword: Word): string {
  const fitting = document.meaning.forms(call).map(({ form }) => form);
  return formsPage(fitting.length > 0 ? fitting : formsOf(keyword.text));
}

function literalPage(document: Document, node: Word): string | undefined {
  const slots = document.meaning.expected(node).filter(({ kind }) => literalFits(node.text, kind));
  const chosen = slots.find(({ name, form }) => name === 'word' && form);
  if (chosen?.form) return formPage(chosen.form);
  const slot = slots.find(({ kind }) => kind.words) ?? slots[0];
  if (!slot) return undefined;
  const argument = slot.form ? argumentPage(slot.form, slot.name) : '';
  return slot.kind.words ? [wordPage(node.text, slot.kind), argument].filter(Boolean).join('\n\n') : argument;
}

function slotPage(document: Document, node: Syntax): string | undefined {
  const slot = document.meaning.expected(node).find(({ kind }) => document.meaning.canBe(node, kind));
  return slot?.form && argumentPage(slot.form, slot.name);
}

/** What a name is the name of: the define, or the clause that declares it. */
function namePage(document: Document, { kind, name }: Mention): string | undefined {
  if (kind === 'define') {
    const define = document.define(name);
    return define && definePage(define);
  }
  const declarations = document.names.declaredAt(kind, name);
  if (declarations.length === 0) return `The ${kind} "${name}".`;
  const clauses = declarations.map(({ node }) => {
    const clause = node.parent;
    const text = clause ? document.text.slice(clause.start, clause.end) : '';
    return text.length > 400 ? `${text.slice(0, 400)} …` : text;
  });
  return `The ${kind} "${name}":\n\n\`\`\`ludii\n${clauses.join('\n')}\n\`\`\``;
}
