/** Everything that can go wrong in this package goes wrong as one typed error. */

/** What kind of mistake a {@link GeometryError} reports. */
export type GeometryErrorCode =
  | 'bad-argument'
  | 'bad-syntax'
  | 'degenerate-polygon'
  | 'too-large'
  | 'unknown-keyword'
  | 'unknown-element'
  | 'wrong-site-type';

/**
 * A graph, board or direction that can't be made as asked. The message says what to change.
 *
 * @example
 * ```ts
 * try { square(-1); } catch (e) { if (e instanceof GeometryError) console.log(e.code, e.message); }
 * ```
 */
export class GeometryError extends Error {
  override readonly name = 'GeometryError';
  /** A stable word for programs; see {@link GeometryErrorCode}. */
  readonly code: string;

  constructor(code: GeometryErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** Refuses what has no part that a board or its description has: callers in JavaScript may give anything. */
export function requirePart<T extends object>(given: T, part: keyof T, what: string): T {
  if (typeof given === 'object' && given !== null && given[part] !== undefined) return given;
  throw new GeometryError('bad-argument', `This is no ${what}: it has no ${String(part)}.`);
}
