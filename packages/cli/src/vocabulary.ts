/** What the language knows besides ludemes: its words, its types, and the topics that people ask for. */
import { metadataRegistry } from '@ludii/engine/internal';
import { formsAbout } from '@ludii/language';
import { brief, type Form } from './reference.js';
import { colours, columns } from './terminal.js';

type Kind = Form['returns'];

/** At most this many ludemes are listed for a topic. */
const MostFound = 30;

/** An answer to a question that names no ludeme: a type, a word or a topic; undefined if it is none of these. */
export function vocabularyOf(query: string): string | undefined {
  return aboutType(query) ?? aboutWord(query) ?? aboutTopic(query);
}

const plain = (name: string): string => name.toLowerCase().replace(/\(\)$/, '');

function aboutType(query: string): string | undefined {
  const kind = metadataRegistry.kinds().find(({ name }) => !name.endsWith(' word') && plain(name) === plain(query));
  if (!kind) return undefined;
  const { bold } = colours();
  const words = metadataRegistry.wordsOf(kind);
  const forms: readonly Form[] = metadataRegistry.ludemes.filter(({ returns }) => returns === kind);
  const takers = [...new Set(takersOf(kind).map(({ keyword }) => keyword))].sort();
  const parts = [`${bold(`<${kind.name}>`)} is a type: ${kind.doc.replaceAll('`', '')}.\n`];
  if (words.length > 0) parts.push(`\nIts words:\n${columns([...words])}`);
  if (forms.length > 0) parts.push(`\nLudemes of this type:\n${brief(forms.slice(0, MostFound))}`);
  if (takers.length > 0) parts.push(`\nTaken by:\n${columns(takers)}`);
  return parts.join('');
}

function takersOf(kind: Kind): readonly Form[] {
  return metadataRegistry.ludemes.filter(({ args }) =>
    args.some(([, argument]) => argument.kind === kind || argument.kind.element === kind),
  );
}

function aboutWord(query: string): string | undefined {
  const { bold } = colours();
  const same = (word: string): boolean => word.toLowerCase() === query.toLowerCase();
  const word = metadataRegistry.allWords().find(same);
  if (word === undefined) return undefined;
  const types = metadataRegistry.kinds().filter((kind) => kind.words?.includes(word) && !kind.name.endsWith(' word'));
  const forms: readonly Form[] = metadataRegistry.ludemes.filter(({ typeWords }) => typeWords.includes(word));
  const parts: string[] = [];
  const list = types.map(({ name }) => `<${name}>`).join(', ');
  if (types.length > 0) parts.push(`${bold(word)} is a word of ${list}.\n`);
  for (const kind of types) {
    const takers = [...new Set(takersOf(kind).map(({ keyword }) => keyword))].sort();
    if (takers.length > 0) parts.push(`\nLudemes that take <${kind.name}>:\n${columns(takers)}`);
  }
  if (forms.length > 0) parts.push(`${parts.length > 0 ? '\n' : ''}Forms chosen by ${word}:\n${brief(forms)}`);
  return parts.length > 0 ? parts.join('') : undefined;
}

const sameEntry = (a: Form, b: Form): boolean =>
  a.keyword === b.keyword && a.doc === b.doc && a.typeWords.join() === b.typeWords.join();

function aboutTopic(query: string): string | undefined {
  const found = formsAbout(query, metadataRegistry.ludemes)
    // forms that are told in the same words are shown once
    .filter((form, i, all) => all.findIndex((other) => sameEntry(other, form)) === i);
  if (found.length === 0) return undefined;
  const more = found.length > MostFound ? `… and ${found.length - MostFound} more\n` : '';
  return `Ludemes about "${query}":\n${brief(found.slice(0, MostFound))}${more}`;
}
