/** The games that come with the studio: names and kinds at once, texts when one is opened. */

/** A game of the library. */
export interface LibraryGame {
  readonly name: string;
  readonly kind: string;
  /** Where its picture is, relative to the page. */
  readonly picture: string;
  load(): Promise<string>;
}

const files: Readonly<Record<string, () => Promise<string>>> = import.meta.glob('../../../../games/*/*.lud', {
  query: '?raw',
  import: 'default',
});

const kinds: Readonly<Record<string, string>> = {
  space: 'Lines, territory, connection',
  war: 'Capture',
  hunt: 'Hunt',
  race: 'Race',
  sow: 'Sowing',
  puzzle: 'Puzzles',
  match: 'Matches',
};

const title = (file: string): string =>
  file
    .split('-')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(' ');

/** All games, by kind and name. */
export const library: readonly LibraryGame[] = Object.entries(files).map(([path, load]) => {
  const [kind = '', leaf = ''] = path.split('/').slice(-2);
  const file = leaf.replace(/\.lud$/, '');
  return { name: title(file), kind: kinds[kind] ?? kind, picture: `./pictures/${file}.svg`, load };
});
