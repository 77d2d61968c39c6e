/** The language reference, searched by the name of a ludeme or by what one wants to do. */
import { type Ludeme, registry, signature } from '@ludii/engine/internal';
import { formsAbout } from '@ludii/language';
import type { Page } from './protocol.js';

type Form = Ludeme<never>;

/** How well a form fits whose name has the word that is looked for. */
const CALLED = 8;
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
    if (title.split(/[ |]+/).includes(word)) sum += CALLED;
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
  const topic = new Map(formsAbout(query, forms).map((form, i) => [form, i]));
  const value = (form: Form): number => {
    const named = rank(form, words);
    const place = topic.get(form);
    // What is called so first, then what is about it.
    return named >= CALLED || place === undefined ? named + (named >= CALLED ? forms.length : 0) : forms.length - place;
  };
  return forms
    .map((form) => ({ form, value: words.length === 0 ? 1 : value(form) }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value)
    .reduce<Form[][]>((pages, { form }) => {
      const page = pages.find(([first]) => titleOf(first!) === titleOf(form) && first!.doc === form.doc);
      if (page) page.push(form);
      else pages.push([form]);
      return pages;
    }, [])
    .slice(0, MOST)
    .map(pageOf);
}

/** Forms that are told in the same words are one page. */
function pageOf(forms: readonly Form[]): Page {
  const [{ doc, example }, ...others] = forms as [Form, ...Form[]];
  const written = [...new Set(forms.map((form) => `\`${signature(form)}\``))];
  const examples = example ?? others.find((form) => form.example !== undefined)?.example;
  const parts = [doc, ...written, examples ? `Example: \`${examples}\`` : ''];
  return { title: `(${titleOf(forms[0]!)} …)`, markdown: parts.filter(Boolean).join('\n\n') };
}
