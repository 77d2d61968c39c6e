/** The texts of the library by the plain names of their files. Their list is long: it is loaded when a match needs it. */
import { plain } from './library.js';

const files: Readonly<Record<string, () => Promise<string>>> = import.meta.glob('../../../../games/*/*.lud', {
  query: '?raw',
  import: 'default',
});

/** How each text is read. */
export const byName = new Map(
  Object.entries(files).map(([path, load]) => [plain(path.slice(path.lastIndexOf('/') + 1, -'.lud'.length)), load]),
);
