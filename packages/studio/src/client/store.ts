/** Autosave: what is on the page is kept in the browser and found again after a reload, a crash or a closed tab. */
import { get, set } from 'idb-keyval';
import type { Shared } from '../share/link.js';
import type { KnownMove } from '../worker/protocol.js';

const KEY = 'studio';

/** What is kept: the game, and how the page is set. */
export interface Kept extends Shared {
  readonly theme: 'light' | 'dark';
  readonly name: string;
  /** All that was played. */
  readonly known?: readonly KnownMove[];
}

interface Dated extends Kept {
  readonly at: number;
}

/** Keeps the page. Storage may be forbidden (private windows): the answer tells. */
export async function keep(kept: Kept): Promise<boolean> {
  try {
    await set(KEY, { ...kept, at: Date.now() } satisfies Dated);
    return true;
  } catch {
    return false;
  }
}

/** Keeps the page at once, when there is no time left: a page that is going away can not wait for an answer. */
export function keepNow(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept, at: Date.now() } satisfies Dated));
  } catch {
    // Forbidden or full: what was kept before stays.
  }
}

/** What was kept last, if anything. */
export async function kept(): Promise<Kept | undefined> {
  const [usual, last] = [await stored(), storedNow()];
  return last && last.at > (usual?.at ?? 0) ? last : usual;
}

async function stored(): Promise<Dated | undefined> {
  try {
    return await get<Dated>(KEY);
  } catch {
    return undefined;
  }
}

function storedNow(): Dated | undefined {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? undefined : (JSON.parse(text) as Dated);
  } catch {
    return undefined;
  }
}
