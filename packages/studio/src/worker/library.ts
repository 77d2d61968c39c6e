/** The games of the library by file name, for matches that are made of them. */
const texts: Readonly<Record<string, string>> = import.meta.glob('../../../../games/*/*.lud', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const byName = new Map(
  Object.values(texts).map((text) => [/\((?:game|match)\s+"([^"]*)"/.exec(text)?.[1] ?? '', text] as const),
);

/** The text of a game by the name that its description gives it. */
export const subgame = (name: string): string | undefined => byName.get(name);
