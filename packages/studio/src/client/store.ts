/** Autosave: what is on the page is kept in the browser and found again after a reload, a crash or a closed tab. */
import { get, set, update } from 'idb-keyval';
import type { Shared } from '../share/link.js';
import type { KnownMove } from '../worker/protocol.js';

const KEY = 'studio';
const EARLIER = 'earlier';
/** So many texts are kept besides the one on the page. */
const MOST = 30;
/** Pages tell by it whether another one has written since. */
const SESSION = crypto.randomUUID();

/** What is kept: the game, and how the page is set. */
export interface Kept extends Shared {
  readonly theme: 'light' | 'dark';
  readonly name: string;
  /** All that was played. */
  readonly known?: readonly KnownMove[];
  /** Something was typed: the text is nowhere else. */
  readonly typed?: boolean;
}

interface Dated extends Kept {
  readonly at: number;
  readonly session?: string;
}

/** A text that was on the page before another. */
export interface Earlier {
  readonly name: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const dated = (kept: Kept): Dated => ({ ...kept, at: Date.now(), session: SESSION });

/** Puts a text aside that makes room for another. */
export async function putAside({ name, text }: Pick<Kept, 'name' | 'text'>): Promise<void> {
  try {
    await update<readonly Earlier[]>(EARLIER, (before = []) =>
      [{ name, text, at: Date.now() }, ...before.filter((each) => each.text !== text)].slice(0, MOST),
    );
  } catch {
    // Storage is forbidden: the text can still be taken back in the editor.
  }
}

/** Texts that were put aside, the last first. */
export async function earlierTexts(): Promise<readonly Earlier[]> {
  try {
    return (await get<readonly Earlier[]>(EARLIER)) ?? [];
  } catch {
    return [];
  }
}

/** Keeps the page. Storage may be forbidden (private windows): the answer tells. */
export async function keep(kept: Kept): Promise<boolean> {
  try {
    const other = await get<Dated>(KEY);
    // Another page, or a visit before this one, has something that would be written over.
    if (other?.typed && other.session !== SESSION && other.text !== kept.text) await putAside(other);
    await set(KEY, dated(kept));
    return true;
  } catch {
    return false;
  }
}

/** Keeps the page at once, when there is no time left: a page that is going away can not wait for an answer. */
export function keepNow(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(dated(kept)));
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
