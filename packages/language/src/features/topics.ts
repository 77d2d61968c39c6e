/** Ludemes about a topic: what designers look for by a word of everyday language. */
import type { Form } from '../meaning/placement.js';

/** What people call things that ludemes call otherwise, in the order in which it is likely meant. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  capture: ['captur', 'remove', 'custodial', 'enclose', 'surround', 'intervene', 'hop'],
  take: ['captur', 'remove', 'hop'],
  connect: ['connect', 'loop', 'group'],
  promote: ['promot'],
  dice: ['dice', 'die', 'pip', 'roll'],
  card: ['card', 'deck', 'suit', 'deal'],
  win: ['win', 'result', 'score'],
  jump: ['hop', 'leap'],
  line: ['line', 'in a row'],
  random: ['random', 'chance', 'dice'],
  turn: ['turn', 'moveagain'],
};

/** The forms about a topic, the best first: those that are called so before those whose explanation speaks of it. */
export function formsAbout<F extends Form>(query: string, forms: readonly F[]): F[] {
  const topic = query
    .trim()
    .toLowerCase()
    .replace(/(?:ing|e?s)$/, '');
  if (topic.length < 3) return [];
  const wanted = synonyms[query.trim().toLowerCase()] ?? synonyms[topic] ?? synonyms[`${topic}e`] ?? [topic];
  const spoken = wanted.map((each) => new RegExp(`\\b${each.replaceAll(/[^\w ]/g, '\\$&')}`));
  const rank = ({ keyword, typeWords, doc }: Form): number => {
    const name = [keyword, ...typeWords].join(' ').toLowerCase();
    const inName = wanted.findIndex((each) => name.includes(each));
    const inDoc = spoken.findIndex((each) => each.test(doc.toLowerCase()));
    return inName >= 0 ? inName : inDoc >= 0 ? 10 + inDoc : Number.POSITIVE_INFINITY;
  };
  return forms
    .map((form) => ({ form, at: rank(form) }))
    .filter(({ at }) => Number.isFinite(at))
    .sort((a, b) => a.at - b.at)
    .map(({ form }) => form);
}
