/** Whether random play leaves memory behind: what is in use after each tenth of many games, once all rubbish is collected. */
import { type Game, playouts } from '@ludii/engine';

/** Memory in use, in MB. */
export interface Use {
  /** Objects, and the memory of typed arrays. */
  readonly heap: number;
  /** What the process has from the system. */
  readonly resident: number;
}

/** What a game left behind: before the first of its games, and after each tenth of them. */
export interface MemoryRow {
  readonly game: string;
  readonly games: number;
  readonly uses: readonly Use[];
}

const MB = 1024 * 1024;

/** Plays games at random. The process must have been started with `--expose-gc`. */
export async function measureMemory(game: Game, games: number): Promise<MemoryRow> {
  const { gc } = globalThis;
  if (!gc) throw new RangeError('Memory is measured in a process that was started with --expose-gc.');
  const use = (): Use => {
    gc();
    const { heapUsed, arrayBuffers, rss } = process.memoryUsage();
    return { heap: (heapUsed + arrayBuffers) / MB, resident: rss / MB };
  };
  const uses = [use()];
  const part = Math.ceil(games / 10);
  for (let seed = 1; seed <= 10; seed++) {
    await playouts(game, part, { seed });
    uses.push(use());
  }
  return { game: game.name, games: 10 * part, uses };
}

/** How much the second half of the games added at most, in MB: less than this is taken for none. */
const Least = 0.5;

/** The table of what is in use; and whether it stays the same for every game from the second tenth on. */
export function memoryTable(rows: readonly MemoryRow[]): { readonly text: string; readonly flat: boolean } {
  const at = ({ uses }: MemoryRow, tenths: number): Use => uses[tenths]!;
  const mb = (value: number): string => value.toFixed(2);
  const grown = rows.filter((row) => at(row, 10).heap - at(row, 2).heap > Least);
  const tenths = [0, 1, 2, 5, 10];
  const lines = rows.map((row) => {
    const heap = tenths.map((tenth) => mb(at(row, tenth).heap)).join(' | ');
    return `| ${row.game} | ${row.games.toLocaleString('en')} | ${heap} | ${at(row, 1).resident.toFixed(0)} | ${at(row, 10).resident.toFixed(0)} |`;
  });
  const text = [
    'Memory in use after collecting rubbish, MB:',
    '',
    '| game | games | before | after 10 % | after 20 % | after 50 % | after all | resident after 10 % | after all |',
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...lines,
    '',
    grown.length === 0 ? 'Flat.' : `Growing: ${grown.map(({ game }) => game).join(', ')}.`,
    '',
  ].join('\n');
  return { text, flat: grown.length === 0 };
}
