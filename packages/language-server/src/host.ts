/** What a server needs of the system that it runs on; a browser has less of it than Node. */

import type { Check } from './checkRequest.js';

/** The files that a server may read, and who checks for it. */
export interface Host {
  /** The texts of all files with an ending below a folder, by address; nothing for a folder that can't be read. */
  readonly filesBelow: (folder: string, ending: string) => Promise<ReadonlyMap<string, string>>;
  /** A read-only file with the text of a standard define, for clients that can't ask the server for it. */
  readonly standardFile?: (name: string, text: string) => string;
  /** Checks a text elsewhere, so that the server answers meanwhile. */
  readonly check?: Check;
}

/** A host without files: everything comes from the client. */
export const noFiles: Host = { filesBelow: async () => new Map() };
