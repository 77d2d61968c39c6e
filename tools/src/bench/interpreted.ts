/**
 * Lists of legal moves by the closures of the rules, here and in another checkout: moves listed and made per second of CPU
 * time, in random games. A checkout from before programs has closures only, and does not know the option that asks for them.
 */
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

type Clock = () => number;

/** Games are stopped after so many moves. */
const Longest = 2000;

/** Moves listed and made per second by the engine of a built checkout, after a warm-up of half the time. */
export async function measureLists(
  checkout: string,
  file: string,
  defines: string | undefined,
  seconds: number,
  clock: Clock,
): Promise<number> {
  const engine = pathToFileURL(resolve(checkout, 'packages/engine/dist/index.js')).href;
  const { loadGame } = (await import(engine)) as typeof import('@ludii/engine');
  const game = loadGame(file, { backend: 'interpreted', ...(defines !== undefined && { defines }) });
  let x = 12_345;
  let seed = 0;
  const run = (ms: number): number => {
    const start = clock();
    // Asking for the time takes as long as many moves: they are counted until about a hundredth of the time is over.
    let look = 16;
    for (let moves = 0; ; ) {
      const { position } = game.start(seed++);
      for (let length = 0; !position.isOver && length < Longest; length++) {
        x = (Math.imul(x, 1_103_515_245) + 12_345) >>> 0;
        position.apply((x >>> 8) % position.legal.length);
        moves++;
        if (moves < look) continue;
        const taken = clock() - start;
        if (taken > ms) return (1000 * moves) / taken;
        look += taken < ms / 100 ? moves : 1 + Math.floor(moves / 20);
      }
    }
  };
  run(seconds * 500);
  return run(seconds * 1000);
}

/** Rates of a game in both checkouts, or why there are none. */
export type ListRow =
  | { readonly game: string; readonly before: number; readonly now: number }
  | { readonly game: string; readonly problem: string };

const rate = (value: number): string => Number(value.toPrecision(3)).toLocaleString('en');
const ratioOf = (row: ListRow): number => ('problem' in row ? Number.NaN : row.now / row.before);

/** A game in both checkouts, measured in turn, twice each; the better run of each counts. */
export function listRow(file: string, measure: (here: boolean) => number): ListRow {
  const game = basename(file, '.lud');
  try {
    const [before1, now1, now2, before2] = [false, true, true, false].map(measure) as [number, number, number, number];
    return { game, before: Math.max(before1, before2), now: Math.max(now1, now2) };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { game, problem: text.split('\n')[0]!.replaceAll('|', '/').slice(0, 100) };
  }
}

/** Rates side by side, the games that lost most first; and whether every game keeps a share of its speed. */
export function listTable(rows: readonly ListRow[], least: number): { readonly text: string; readonly kept: boolean } {
  const sorted = [...rows].sort((a, b) => ratioOf(a) - ratioOf(b));
  const lines = sorted.map((row) =>
    'problem' in row
      ? `| ${row.game} | ${row.problem} | | |`
      : `| ${row.game} | ${rate(row.before)} | ${rate(row.now)} | ${ratioOf(row).toFixed(2)}× |`,
  );
  const all = rows.map(ratioOf).filter((ratio) => !Number.isNaN(ratio));
  const mean = Math.exp(all.reduce((sum, ratio) => sum + Math.log(ratio), 0) / all.length);
  const below = all.filter((ratio) => ratio < least).length;
  const text = [
    '| game | before, moves/s | now, moves/s | ratio |',
    '|---|--:|--:|--:|',
    ...lines,
    '',
    `Geometric mean of ${all.length} games: ${mean.toFixed(2)}×; ${below} below ${least}×.`,
    '',
  ].join('\n');
  return { text, kept: below === 0 && all.length === rows.length };
}
