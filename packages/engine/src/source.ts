/** What a game is compiled from. It is plain data, so that it can be sent to a worker thread. */
import type { Limits } from '@ludii/compiler';
import type { ParseOptions } from '@ludii/compiler/internal';

/** The text of a description and how it is read. */
export interface GameSource {
  readonly text: string;
  readonly options: ParseOptions;
  readonly limits?: Partial<Limits>;
  /** Of a match: the texts of its games, by name. */
  readonly games?: ReadonlyMap<string, string>;
}
