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

const names: Readonly<Record<string, string>> = import.meta.glob('../../../../games/*/*.lud', {
  query: '?name',
  import: 'default',
  eager: true,
});

/** All games, by kind and name. */
export const library: readonly LibraryGame[] = Object.entries(files)
  .map(([path, load]) => {
    const [kind = '', leaf = ''] = path.split('/').slice(-2);
    const file = leaf.replace(/\.lud$/, '');
    return { name: names[path] ?? file, kind: kinds[kind] ?? kind, picture: `./pictures/${file}.svg`, load };
  })
  .sort((a, b) => a.name.localeCompare(b.name));
