/** Lets the page import the name of a game without its text: `chess.lud?name`. */
import { readFileSync } from 'node:fs';

const QUERY = '.lud?name';

/** The plugin for vite. */
export function gameNames() {
  return {
    name: 'game-names',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const text = readFileSync(id.slice(0, -'?name'.length), 'utf8');
      const name = /\((?:game|match)\s+"([^"]*)"/.exec(text)?.[1];
      if (name === undefined) throw new Error(`${id}: the description has no name.`);
      return `export default ${JSON.stringify(name)};`;
    },
  };
}
