/** What callers give: players, sites, numbers. Anything that makes no sense is refused before something happens. */
import { type Limits, usualLimits } from '@ludii/compiler';
import { type SiteTypeCode, siteTypeNames } from '@ludii/compiler/internal';
import { EngineError } from './errors.js';
import type { Rulebook } from './rulebook.js';

/** Refuses what is no player of a game. */
export function checkPlayer(player: number, { players }: Pick<Rulebook, 'players'>, least = 1): number {
  if (Number.isInteger(player) && player >= least && player <= players) return player;
  throw new EngineError(
    'bad-option',
    `There is no player ${shown(player)}: players count from ${least} to ${players}.`,
  );
}

/** Refuses what is no type of sites. */
export function checkSiteType(type: SiteTypeCode): SiteTypeCode {
  if (type === 0 || type === 1 || type === 2) return type;
  throw new EngineError(
    'bad-option',
    `A type of sites is 0, 1 or 2 (${siteTypeNames.join(', ')}), not ${shown(type)}.`,
  );
}

/** Refuses what has no room for a number for each player and entry 0. */
export function checkByPlayer(out: Float64Array, { players }: Pick<Rulebook, 'players'>): Float64Array {
  if (out instanceof Float64Array && out.length > players) return out;
  throw new EngineError('bad-option', `Numbers by player are written into a Float64Array of ${players + 1} entries.`);
}

/** The number of a site that is given by its number or its name. */
export function siteNumber(site: number | string, type: SiteTypeCode, game: Rulebook): number {
  checkSiteType(type);
  const { board, containers } = game.compiled.shape;
  const last = containers.at(-1)!;
  const count = type === 0 ? Math.max(board.sizes[0], last.first + last.size) : board.sizes[type];
  const number = typeof site === 'string' ? game.site(site, type) : site;
  if (Number.isInteger(number) && number >= 0 && number < count) return number;
  throw new EngineError('bad-option', `There is no site ${shown(site)}.`);
}

/** Refuses what is no text. */
export function checkText(text: string, what: string): string {
  if (typeof text === 'string') return text;
  throw new EngineError('bad-option', `${what} is a text, not ${shown(text)}.`);
}

/** Refuses options that are no object; none are as good as empty ones. */
export function checkOptions<T extends object>(options: T | undefined): Partial<T> {
  if (options === undefined) return {};
  if (typeof options === 'object' && options !== null && !Array.isArray(options)) return options;
  throw new EngineError('bad-option', `Options are an object, not ${shown(options)}.`);
}

/** Refuses what is no list. */
export function checkList<T>(list: readonly T[], what: string): readonly T[] {
  if (Array.isArray(list)) return list;
  throw new EngineError('bad-option', `${what} are a list, not ${shown(list)}.`);
}

/** Refuses what is no whole number from a least one on. */
export function checkCount(count: number, what: string, least = 0): number {
  if (Number.isSafeInteger(count) && count >= least) return count;
  throw new EngineError('bad-option', `"${what}" is a whole number from ${least} on, not ${shown(count)}.`);
}

/** Refuses limits that are none, and those of unknown names. */
export function checkLimits(limits: Partial<Limits>): Partial<Limits> {
  for (const [name, most] of Object.entries(checkOptions(limits))) {
    if (name in usualLimits && (most === undefined || (typeof most === 'number' && most >= 0))) continue;
    throw new EngineError('bad-option', `There is no limit "${name}" of ${shown(most)}: limits are numbers from 0 on.`);
  }
  return limits;
}

/** Refuses what is no function. */
export function checkFunction<T extends (...given: never[]) => unknown>(fn: T, what: string): T {
  if (typeof fn === 'function') return fn;
  throw new EngineError('bad-option', `${what} is a function, not ${shown(fn)}.`);
}

/** Refuses a function that is none, where one can be left out. */
export function checkCallback<T extends (...given: never[]) => unknown>(
  fn: T | undefined,
  what: string,
): T | undefined {
  return fn === undefined ? undefined : checkFunction(fn, what);
}

/** Refuses what is no signal to stop; none is one that never comes. */
export function checkSignal(signal: AbortSignal | undefined): AbortSignal | undefined {
  if (signal === undefined || signal === null || typeof signal.throwIfAborted === 'function') return signal;
  throw new EngineError('bad-option', `A signal is that of an AbortController, not ${shown(signal)}.`);
}

/** Refuses what is no map of texts by their names; none is as good as an empty one. */
export function checkTexts(map: ReadonlyMap<string, string> | undefined, what: string): void {
  if (map === undefined) return;
  if (typeof map?.get === 'function' && typeof map[Symbol.iterator] === 'function') return;
  throw new EngineError('bad-option', `${what} are a map of texts by their names, not ${shown(map)}.`);
}

/** A value in an error message. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return `"${value.length > 80 ? `${value.slice(0, 80)}…` : value}"`;
  if (typeof value === 'object' || typeof value === 'function') return value === null ? 'null' : `a ${typeof value}`;
  return String(value);
}
