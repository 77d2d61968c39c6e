/** Autosave: what is on the page is kept in the browser and found again after a reload, a crash or a closed tab. */
import { get, set } from 'idb-keyval';
import type { Shared } from '../share/link.js';

const KEY = 'studio';

/** What is kept: the game, and how the page is set. */
export interface Kept extends Shared {
  readonly theme: 'light' | 'dark';
  readonly name: string;
}

/** Keeps the page. Storage may be forbidden (private windows): the answer tells. */
export async function keep(kept: Kept): Promise<boolean> {
  try {
    await set(KEY, kept);
    return true;
  } catch {
    return false;
  }
}

/** What was kept last, if anything. */
export async function kept(): Promise<Kept | undefined> {
  try {
    return await get<Kept>(KEY);
  } catch {
    return undefined;
  }
}
