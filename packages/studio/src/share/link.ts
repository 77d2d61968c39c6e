/**
 * A game in a link: description, options and moves, compressed into the part of the address behind `#`, which browsers do
 * not send to any server. What a link holds is data: opening it compiles and plays, nothing else.
 */

import type { Setup } from './setup.js';

/** What a link holds. */
export interface Shared {
  readonly text: string;
  readonly options: readonly string[];
  readonly ruleset?: string | undefined;
  readonly seed: number;
  /** Where play began, if not at the start of the game. */
  readonly setup?: Setup | undefined;
  readonly choices: readonly number[];
  /** Show the board only. */
  readonly play?: boolean | undefined;
}

const PREFIX = '#v1,';
/** A link that unpacks to more than this is refused: it would be a bomb, not a game. */
const MOST = 2_000_000;

/** The link without the address of the page: begins with `#`. */
export async function toLink(shared: Shared): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(shared));
  return PREFIX + toBase64(await pass(bytes, new CompressionStream('deflate-raw'), Number.POSITIVE_INFINITY));
}

/** What a link holds; undefined if it is none of ours or damaged. */
export async function fromLink(hash: string): Promise<Shared | undefined> {
  if (!hash.startsWith(PREFIX)) return undefined;
  try {
    const packed = fromBase64(hash.slice(PREFIX.length));
    const bytes = await pass(packed, new DecompressionStream('deflate-raw'), MOST);
    return check(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    // A link comes from anywhere: whatever is wrong with it means the same to the reader.
    return undefined;
  }
}

function check(value: unknown): Shared | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { text, options, ruleset, seed, setup, choices, play } = value as Record<string, unknown>;
  const areTexts = Array.isArray(options) && options.every((each) => typeof each === 'string');
  const areNumbers = Array.isArray(choices) && choices.every((each) => Number.isInteger(each) && each >= 0);
  if (typeof text !== 'string' || !areTexts || !areNumbers || !Number.isSafeInteger(seed)) return undefined;
  return {
    text,
    options,
    choices,
    seed: seed as number,
    ...(typeof ruleset === 'string' ? { ruleset } : {}),
    ...(isSetup(setup) ? { setup } : {}),
    ...(play === true ? { play } : {}),
  };
}

function isSetup(value: unknown): value is Setup {
  if (typeof value !== 'object' || value === null) return false;
  const { pieces, mover } = value as Partial<Record<keyof Setup, unknown>>;
  return typeof pieces === 'string' && Number.isInteger(mover);
}

async function pass(bytes: Uint8Array<ArrayBuffer>, through: GenericTransformStream, most: number) {
  const stream = new Blob([bytes]).stream().pipeThrough(through as ReadableWritablePair<Uint8Array, BufferSource>);
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > most) throw new Error('too large');
    parts.push(part.value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
