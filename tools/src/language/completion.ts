/**
 * How good completion is: what stands at a random argument of our games is taken away, and completion is asked for it.
 * The habits that it ranks by are those of all the other games, never of the game itself.
 */
import {
  complete,
  Document,
  eachPlace,
  Habits,
  habitsFromText,
  habitsToText,
  learn,
  type Range,
} from '@ludii/language';
import type { LibraryGame } from '../games/library.js';

/** What stands at an argument. */
export type Standing =
  | 'ludeme'
  | 'define'
  | 'word'
  | 'name'
  | 'label'
  | 'list'
  | 'number'
  | 'text'
  | 'parameter'
  | 'tag';

/** One argument of a game. */
export interface ArgumentPlace extends Range {
  readonly standing: string;
  readonly kind: Standing;
}

/** How often what stands was among the first offered, for each kind of what stands. */
export type Score = Record<Standing, { offered: number; asked: number }>;

const shaping = new Set(['option', 'item', 'rulesets', 'ruleset']);

/**
 * The arguments of ludemes and of defines in a text. Not among them: names where they are made up, the clauses of
 * options and rulesets, and metadata.
 */
export function argumentPlaces(document: Document): readonly ArgumentPlace[] {
  const places: ArgumentPlace[] = [];
  const declared = new Set(document.names.mentions.flatMap(({ declares, node }) => (declares ? [node.start] : [])));
  eachPlace(document, (group, _index, label, standing, node) => {
    if (node.kind === 'insert' || declared.has(node.start) || isOutside(group)) return;
    const isLabel = node.label !== undefined && label === undefined;
    const start = isLabel && node.label ? node.label.start : node.start;
    places.push({ start, end: node.end, standing, kind: kindOf(document, standing, isLabel) });
  });
  return places;
}

type Group = Parameters<Parameters<typeof eachPlace>[1]>[0];

function isOutside(group: Group): boolean {
  let clause: string | undefined;
  for (let at: Group | null = group; at; at = at.parent) {
    const keyword = at.kind === 'call' && at.keyword?.kind === 'word' ? at.keyword.text : '';
    if (keyword === 'metadata') return true;
    if (at.kind !== 'list') clause ??= keyword;
  }
  return shaping.has(clause ?? '');
}

function kindOf(document: Document, standing: string, isLabel: boolean): Standing {
  if (isLabel) return 'label';
  if (standing.startsWith('"')) {
    const name = standing.slice(1, -1);
    if (document.define(name)) return 'define';
    return document.names.mentions.some(({ node }) => node.kind === 'text' && node.value === name) ? 'name' : 'text';
  }
  if (standing.startsWith('(')) return 'ludeme';
  if (standing === '{') return 'list';
  if (/^#\d/.test(standing) || standing === '~') return 'parameter';
  if (standing.startsWith('<') && standing.length > 2) return 'tag';
  return /^[+-]?\d/.test(standing) ? 'number' : 'word';
}

/** Whether what stands at a place is among the first ten that are offered when it is taken away. */
export function isOffered(document: Document, place: ArgumentPlace, habits: Habits, first = 10): boolean {
  const without = document.edit([{ start: place.start, end: place.end, text: '' }]);
  const { items } = complete(without, place.start, { habits, limit: first });
  return items.some(({ kind, filter }) => {
    if (kind === 'define' || kind === 'name' || kind === 'text') return `"${filter}"` === place.standing;
    return (kind === 'ludeme' ? `(${filter}` : filter) === place.standing;
  });
}

/** The habits of each game, to be added up without one. */
export function habitsOf(games: readonly LibraryGame[]): readonly Habits[] {
  return games.map(({ text }) => {
    const habits = new Habits();
    learn(new Document(text), habits);
    return habits;
  });
}

/** Random numbers below a bound, the same for the same seed. */
function random(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * bound);
  };
}

/** Asks for completion at random arguments, the same number in every game. */
export function measure(games: readonly LibraryGame[], count: number, seed = 1, tested = games): Score {
  const habits = habitsOf(games);
  const score = Object.fromEntries(
    ['ludeme', 'define', 'word', 'name', 'label', 'list', 'number', 'text', 'parameter', 'tag'].map((kind) => [
      kind,
      { offered: 0, asked: 0 },
    ]),
  ) as Score;
  const draw = random(seed);
  for (const [number, game] of tested.entries()) {
    const document = new Document(game.text);
    const places = argumentPlaces(document);
    const others = new Habits();
    for (const [i, own] of habits.entries()) if (games[i] !== game) others.merge(own);
    // as they would be shipped
    const shipped = habitsFromText(habitsToText(others));
    const asked = Math.floor(((number + 1) * count) / tested.length) - Math.floor((number * count) / tested.length);
    for (let i = 0; i < asked && places.length > 0; i++) {
      const place = places[draw(places.length)]!;
      score[place.kind].asked++;
      if (isOffered(document, place, shipped)) score[place.kind].offered++;
    }
  }
  return score;
}

/** Offered and asked of several kinds together. */
export function total(score: Score, kinds = Object.keys(score) as Standing[]): { offered: number; asked: number } {
  return kinds.reduce(
    (sum, kind) => ({ offered: sum.offered + score[kind].offered, asked: sum.asked + score[kind].asked }),
    { offered: 0, asked: 0 },
  );
}
