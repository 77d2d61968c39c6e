/** The language reference, searched by the name of a ludeme or by what one wants to do. */
import { type Ludeme, registry, signature } from '@ludii/engine/internal';
import type { Page } from './protocol.js';

type Form = Ludeme<never>;

/** Most pages that an answer shows. */
const MOST = 40;

const titleOf = ({ keyword, typeWords }: Form): string => [keyword, typeWords.join(' | ')].filter(Boolean).join(' ');

/** How well a form fits what is looked for; 0 not at all. */
function rank(form: Form, words: readonly string[]): number {
  const title = titleOf(form).toLowerCase();
  const doc = form.doc.toLowerCase();
  let sum = 0;
  for (const word of words) {
    const stem = word.length > 4 ? word.slice(0, -1) : word;
    if (title.split(/[ |]+/).includes(word)) sum += 8;
    else if (title.includes(word)) sum += 4;
    else if (doc.includes(stem)) sum += 1;
    else return 0;
  }
  return sum;
}

/** Pages for a query, the best first. */
export function explain(query: string): Page[] {
  const words = query
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const forms: readonly Form[] = registry.ludemes;
  return forms
    .map((form) => ({ form, value: words.length === 0 ? 1 : rank(form, words) }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value)
    .slice(0, MOST)
    .map(({ form }) => ({
      title: `(${titleOf(form)} …)`,
      markdown: [form.doc, `\`${signature(form)}\``, form.example ? `Example: \`${form.example}\`` : '']
        .filter(Boolean)
        .join('\n\n'),
    }));
}
