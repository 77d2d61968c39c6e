/** The pages of the language reference, as Markdown: what an editor shows of a ludeme, a word or a define. */
import { type Kind, signature } from '@ludii/compiler/internal';
import type { Form } from '../meaning/placement.js';
import { vocabulary } from '../meaning/vocabulary.js';
import { commentAbove, type Define } from '../symbols/defines.js';

/** Forms shown in full; of the others only how they are written. */
const FULL = 1;
const MOST = 12;

const code = (text: string): string => `\`\`\`ludii\n${text}\n\`\`\``;

/** How a form is called: its keyword, and the word that selects it. */
export const titleOf = ({ keyword, typeWords }: Form): string => [keyword, ...typeWords.slice(0, 1)].join(' ');

/** A page about some forms of a keyword, the most fitting first. */
export function formsPage(forms: readonly Form[]): string {
  const shown = forms.slice(0, FULL).map(formPage);
  const others = forms.slice(FULL, MOST).map((form) => signature(form));
  if (others.length > 0) shown.push(`Also:\n\n${code([...new Set(others)].join('\n'))}`);
  if (forms.length > MOST) shown.push(`… and ${forms.length - MOST} more forms.`);
  return shown.join('\n\n---\n\n');
}

/** Everything about one form. */
export function formPage(form: Form): string {
  const parts = [code(signature(form)), form.doc];
  const args = form.args.filter(([name]) => name !== 'word');
  if (args.length > 0) {
    parts.push(
      args
        .map(([name, { kind, named, optional, group }]) => {
          const title = named ? `${name}:` : name;
          return `- \`${title}\` ${kind.doc}${optional || group > 0 ? ' *(may be left out)*' : ''}`;
        })
        .join('\n'),
    );
  }
  if (form.example !== undefined) parts.push(`Example:\n\n${code(form.example)}`);
  return parts.join('\n\n');
}

/** A page about one argument of a form. */
export function argumentPage(form: Form, name: string): string {
  const [, argument] = form.args.find(([each]) => each === name) ?? [];
  if (!argument) return code(signature(form));
  const title = argument.named ? `${name}:` : name;
  const rest = argument.optional || argument.group > 0 ? ' May be left out.' : '';
  return `\`${title}\` of \`(${titleOf(form)} …)\`: ${argument.kind.doc}.${rest}\n\n${code(signature(form))}`;
}

/** Words shown of an enumeration. */
const WORDS = 40;

/** A page about a word of an enumeration. */
export function wordPage(word: string, kind: Kind<unknown>): string {
  const all = kind.words ?? [];
  const words = all.slice(0, WORDS).map((each) => (each === word ? `**${each}**` : each));
  const rest = all.length > WORDS ? ` … and ${all.length - WORDS} more` : '';
  return `\`${word}\`: ${kind.name}${words.length > 0 ? `\n\n${words.join(', ')}${rest}` : `, ${kind.doc}`}`;
}

/** Longest define that is shown whole. */
const LONGEST = 1200;

/** A page about a define: what is written above it, and its text. */
export function definePage(define: Define): string {
  const { document, call, readOnly, name } = define;
  const text = document.text.slice(call.start, call.end);
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
  const above = commentAbove(document, call.start);
  const where = readOnly ? `"${name}" is a standard define.` : '';
  return [code(shown), above, where].filter((part) => part !== '').join('\n\n');
}

/** The forms of a keyword, or none. */
export const formsOf = (keyword: string): readonly Form[] => vocabulary.forms(keyword);
