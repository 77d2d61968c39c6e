/** The games of the library, for matches that are made of them: read when a description names one. */

/** A name as files are called. */
export const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '');

const read = new Map<string, string>();

/** Reads the games that a description is made of, so that {@link subgame} knows them. */
export async function readSubgames(text: string): Promise<void> {
  const names = [...text.matchAll(/\(\s*subgame\s+"([^"]*)"/g)].map(([, name]) => plain(name!));
  if (names.every((name) => read.has(name))) return;
  const { byName } = await import('./gameFiles.js');
  await Promise.all(
    names.map(async (name) => {
      const load = byName.get(name);
      if (load && !read.has(name)) read.set(name, await load());
    }),
  );
}

/** The text of a game by the name that a match calls it. */
export const subgame = (name: string): string | undefined => read.get(plain(name));
