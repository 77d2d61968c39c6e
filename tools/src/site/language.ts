/** The language reference as pages: what `npm run docs` writes, with topics, pictures, related ludemes and games. */
import { boardToSvg, buildBoard, GeometryError, parseBoard } from '@ludii/geometry';
import { byKeyword, type Declared, pageName } from '../docs/names.js';
import { reference } from '../docs/reference.js';
import { slug } from './markdown.js';
import { movePicture } from './movePictures.js';

/** Topics of the language by the type of what a ludeme gives. */
const topics: readonly (readonly [topic: string, types: string])[] = [
  ['The frame of a game', 'Game Player Players Mode Rules Play Phase NextPhase Equipment'],
  ['Boards: shapes and operators', 'graph() Poly'],
  ['Equipment: boards, pieces, dice, cards', 'Item Values Track Card Path Flips Pair Hint'],
  ['Starting positions', 'Start StartRule Count'],
  ['Moves and effects', 'Moves NonDecision From To Between Piece Then Apply'],
  ['Conditions', 'boolean()'],
  ['Numbers', 'int() ints() float() dim() range()'],
  ['Sites and regions', 'region()'],
  ['Directions and walks', 'Direction Step Rotations'],
  ['Ends, scores and results', 'End If EndRule Result Score Payoff'],
  ['Rules about the whole game', 'Meta MetaRule'],
  ['Matches of several games', 'Match Games Subgame'],
];

/** What designers ask for, in their words, and the ludemes that help. */
export const themes: readonly (readonly [theme: string, keywords: string])[] = [
  ['Capture and removal', 'custodial directional enclose fromTo hop intervene remove surround take'],
  ['Lines, connection and territory', 'is regions sites count'],
  ['Promotion and changing pieces', 'promote flip set add piece'],
  ['Dice, chance and tracks', 'dice die roll random face pips track trackSite'],
  ['Sowing (mancala)', 'mancalaBoard sow count set'],
  ['Cards and dominoes', 'card deck deal dominoes domino hand playCard split'],
  ['Hidden information', 'set is sites hand'],
  ['Choosing at once, betting and voting', 'mode bet propose vote'],
  ['Stacks and large pieces', 'stack topLevel size tile layers'],
  ['Scores and money', 'addScore score byScore amount set payoff'],
  ['Turns, passing and moving again', 'moveAgain pass mover next phase nextPhase'],
  ['Repetition and memory', 'no avoidStoredState remember forget var note'],
  ['Deduction puzzles', 'satisfy forAll all hints values is'],
];

/** The themes of a keyword. */
const themesOf = (keyword: string): string[] =>
  themes.filter(([, keywords]) => keywords.split(' ').includes(keyword)).map(([theme]) => theme);

/** The topics of a keyword. */
export function topicsOf(forms: readonly Declared[]): string[] {
  const types = new Set(forms.map(({ returns }) => returns.name));
  const found = topics.filter(([, names]) => names.split(' ').some((name) => types.has(name))).map(([topic]) => topic);
  return found.length > 0 ? found : ['Other'];
}

/** The keywords that a text calls. */
const called = (text: string): string[] => Array.from(text.matchAll(/\(([^\s(){}"<>]+)/g), ([, keyword]) => keyword!);

/** Keywords that come up in each other's examples, the nearest first. */
export function relatedTo(ludemes: readonly Declared[]): Map<string, string[]> {
  const together = new Map<string, Map<string, number>>();
  const note = (a: string, b: string): void => {
    const counts = together.get(a) ?? new Map<string, number>();
    together.set(a, counts.set(b, (counts.get(b) ?? 0) + 1));
  };
  const known = new Set(ludemes.map(({ keyword }) => keyword));
  for (const { keyword, example } of ludemes) {
    for (const other of new Set(called(example ?? ''))) {
      if (other === keyword || !known.has(other)) continue;
      note(keyword, other);
      note(other, keyword);
    }
  }
  return new Map(
    [...together].map(([keyword, counts]) => [
      keyword,
      [...counts]
        .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
        .slice(0, 10)
        .map(([other]) => other),
    ]),
  );
}

/** The board that an example describes, drawn; nothing for examples that are no boards. */
export function boardPicture({ returns, example }: Declared): string | undefined {
  if (example === undefined) return undefined;
  const text = returns.name === 'graph()' ? `(board ${example})` : example;
  if (!/^\((board|mancalaBoard|surakartaBoard)\b/.test(text)) return undefined;
  try {
    return boardToSvg(buildBoard(parseBoard(text)), { text: 'none' });
  } catch (error) {
    if (error instanceof GeometryError) return undefined;
    throw error;
  }
}

/** A page of the reference in Markdown, and its pictures by name. */
export interface LanguagePage {
  readonly name: string;
  readonly markdown: string;
  readonly topics: readonly string[];
  readonly pictures: ReadonlyMap<string, string>;
}

/** A page with a list of its forms below its name, if there are more than a few. */
function withContents(markdown: string, headings: readonly string[]): string {
  // Names that are signs only, such as those of sums, have no address.
  if (headings.length < 4 || headings.some((heading) => slug(heading) === '')) return markdown;
  const seen = new Map<string, number>();
  const links = headings.map((heading) => {
    const base = slug(heading.replaceAll('`', ''));
    const count = seen.get(base) ?? 0;
    seen.set(base, count + 1);
    return `[${heading}](#${count === 0 ? base : `${base}-${count}`})`;
  });
  return markdown.replace(/^# .*\n/m, (name) => `${name}\n${links.join(' · ')}\n`);
}

function keywordPage(
  keyword: string,
  forms: readonly Declared[],
  markdown: string,
  related: readonly string[],
  games: readonly { readonly name: string; readonly title: string }[],
): LanguagePage {
  const pictures = new Map<string, string>();
  const figures = new Map<string, string>();
  for (const form of forms) {
    const picture = boardPicture(form) ?? movePicture(form);
    if (picture === undefined || figures.has(form.example!)) continue;
    const file = `board-${pageName(keyword)}-${figures.size + 1}.svg`;
    pictures.set(file, picture);
    figures.set(
      form.example!,
      `<figure><img src="../pictures/${file}" alt="A picture of ${form.example!.replaceAll('"', '&quot;')}" loading="lazy"><figcaption><code>${form.example!.replaceAll('<', '&lt;')}</code></figcaption></figure>`,
    );
  }
  const found = [...topicsOf(forms), ...themesOf(keyword)];
  const headings = Array.from(markdown.matchAll(/^## (.*)$/gm), ([, heading]) => heading!);
  const link = (other: string): string => `[\`${other}\`](${pageName(other)}.md)`;
  const parts = [
    withContents(markdown.replace(/\[All keywords\]\(README\.md\)\n$/, ''), headings),
    ...(figures.size > 0
      ? ['## Pictures', '', `<div class="figures">${[...figures.values()].join('')}</div>`, '']
      : []),
    ...(related.length > 0 ? ['## Related', '', related.map(link).join(' · '), ''] : []),
    ...(games.length > 0
      ? ['## In our games', '', games.map(({ name, title }) => `[${title}](../games/${name}.md)`).join(' · '), '']
      : []),
    `Topics: ${found.map((topic) => `[${topic}](README.md#${slug(topic)})`).join(', ')}.`,
  ];
  return { name: pageName(keyword), markdown: parts.join('\n'), topics: found, pictures };
}

function topicIndex(ludemes: readonly Declared[], whole: string): string {
  const keywords = byKeyword(ludemes);
  const section = (topic: string, here: readonly string[]): string[] =>
    here.length === 0
      ? []
      : [`### ${topic}`, '', here.map((keyword) => `[\`${keyword}\`](${pageName(keyword)}.md)`).join(' '), ''];
  const byTheme = themes.flatMap(([theme, words]) => section(theme, words.split(' ')));
  const byTopic = [...topics.map(([topic]) => topic), 'Other'].flatMap((topic) =>
    section(
      topic,
      keywords.filter(([, forms]) => topicsOf(forms).includes(topic)).map(([keyword]) => keyword),
    ),
  );
  return whole.replace(
    '| keyword | gives | |',
    ['## By theme', '', ...byTheme, '## By topic', '', ...byTopic, '## All keywords', '', '| keyword | gives | |'].join(
      '\n',
    ),
  );
}

/** All pages of the reference. */
export function languagePages(
  ludemes: readonly Declared[],
  games: readonly { readonly name: string; readonly title: string; readonly text: string }[],
): LanguagePage[] {
  const written = reference(ludemes);
  const related = relatedTo(ludemes);
  const uses = games.map((game) => ({ game, words: new Set(called(game.text)) }));
  const none = new Map<string, string>();
  return [
    { name: 'README', markdown: topicIndex(ludemes, written.get('README.md')!), topics: [], pictures: none },
    { name: 'types', markdown: written.get('types.md')!, topics: [], pictures: none },
    ...byKeyword(ludemes).map(([keyword, forms]) =>
      keywordPage(
        keyword,
        forms,
        written.get(`${pageName(keyword)}.md`)!,
        related.get(keyword) ?? [],
        uses
          .filter(({ words }) => words.has(keyword))
          .slice(0, 8)
          .map(({ game }) => game),
      ),
    ),
  ];
}
