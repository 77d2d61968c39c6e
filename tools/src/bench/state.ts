/**
 * Micro-benchmarks of the state: memory per state, and nanoseconds per read, write, move with undo, and copy, for four
 * shapes of games. Usage: build the packages, bundle or compile this file, and run it with Node.
 */
import {
  applyMove,
  Context,
  copyState,
  MoveList,
  type PlayableGame,
  parseMove,
  type SiteTypeCode,
  serialiseState,
} from '@ludii/state';
import {
  chessSample,
  goSample,
  isStacking,
  layoutOf,
  raceSample,
  type StateLayout,
  sudokuSample,
} from '@ludii/state/internal';

/** Keeps results alive, so that nothing measured is optimised away. */
let sink = 0;

/** Processor time so far in nanoseconds. Unlike the clock, it does not count the time that other programs take. */
function now(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) * 1000;
}

/** Nanoseconds of processor time per operation: the best of seven runs of about a twentieth of a second. */
function measure(run: (times: number) => void): number {
  let times = 1024;
  for (;;) {
    const start = now();
    run(times);
    if (now() - start > 50_000_000) break;
    times *= 2;
  }
  let best = Number.POSITIVE_INFINITY;
  for (let k = 0; k < 7; k++) {
    const start = now();
    run(times);
    best = Math.min(best, (now() - start) / times);
  }
  return best;
}

/** Three actions for each kind of game: two that change sites and one that changes the turn. */
function threeActions(game: PlayableGame): string {
  if (game.flags.deductionPuzzle) {
    return '[Set:type=Cell,var=5,value=3],[Toggle:type=Cell,var=6,value=3],[SetNextPlayer:player=1]';
  }
  const type = game.board.defaultSite === 1 ? 'Vertex' : 'Cell';
  const first = isStacking(game) ? 3 : 1;
  return `[Move:typeFrom=${type},from=0,typeTo=${type},to=9],[Add:type=${type},to=11,what=${first}],[SetNextPlayer:player=1]`;
}

function prepare(game: PlayableGame): Context {
  const context = new Context(game);
  if (game.flags.deductionPuzzle) return context;
  const list = new MoveList();
  const type = game.board.defaultSite === 1 ? 'Vertex' : 'Cell';
  const pieces = game.components.length - 1;
  const first = isStacking(game) ? 3 : 1;
  const sites = game.board.sizes[game.board.defaultSite];
  for (let site = 0; site < sites; site += isStacking(game) ? 4 : 3) {
    for (let level = 0; level < (isStacking(game) ? 4 : 1); level++) {
      const what = first + ((site + level) % (pieces - first + 1));
      list.clear();
      parseMove(
        `[Move:mover=0,from=${site},to=${site},actions=[Add:type=${type},to=${site},what=${what}]]`,
        list,
        game.strings,
      );
      applyMove(context, list, 0);
    }
  }
  return context;
}

function widths(layout: StateLayout): string {
  const names = ['what', 'who', 'count', 'state', 'rotation', 'value'] as const;
  const domain = layout.domains.find((d) => d !== undefined);
  if (domain) return `domain ${domain.bits}`;
  if (layout.kind === 'stack') {
    const { slots } = layout;
    const bits = names
      .filter((name) => name !== 'count' && slots[name].present)
      .map((name) => `${name} ${32 - Math.clz32(slots[name as 'what'].mask)}`);
    return `${bits.join(', ')} (one level: ${slots.words * 32})`;
  }
  return names
    .filter((name) => layout[name].present)
    .map((name) => (name === 'what' && layout.what === layout.who ? 'what = who' : `${name} ${layout[name].bits}`))
    .join(', ');
}

const games = [goSample(), chessSample(), raceSample(), sudokuSample()];

console.log('Memory per state');
for (const game of games) {
  const context = prepare(game);
  const layout = layoutOf(game);
  const bytes = context.state.store.size * 4;
  const text = serialiseState(context.state).length;
  console.log(
    `  ${game.name.padEnd(16)} fixed ${String(layout.fixedWords * 4).padStart(6)} B, in play ${String(bytes).padStart(6)} B, ` +
      `as text ${String(text).padStart(5)} characters; bits: ${widths(layout)}`,
  );
}

console.log('Nanoseconds per operation');
for (const game of games) {
  const context = prepare(game);
  const { state } = context;
  const type: SiteTypeCode = game.board.defaultSite;
  const sites = game.board.sizes[type];
  const rows: [string, number][] = [];
  const plain = new Int32Array(1024);
  rows.push([
    'plain array read',
    measure((times) => {
      let sum = 0;
      for (let i = 0, site = 0; i < times; i++) {
        sum += plain[site]!;
        if (++site === sites) site = 0;
      }
      sink += sum;
    }),
  ]);
  rows.push([
    'read what',
    measure((times) => {
      let sum = 0;
      for (let i = 0, site = 0; i < times; i++) {
        sum += state.what(type, site);
        if (++site === sites) site = 0;
      }
      sink += sum;
    }),
  ]);
  rows.push([
    'read isEmpty',
    measure((times) => {
      let sum = 0;
      for (let i = 0, site = 0; i < times; i++) {
        if (state.isEmpty(type, site)) sum++;
        if (++site === sites) site = 0;
      }
      sink += sum;
    }),
  ]);
  rows.push([
    'list an empty site',
    measure((times) => {
      let sum = 0;
      for (let i = 0; i < times; ) {
        const offset = state.emptyOffset(type);
        const n = state.emptyWords(type);
        for (let w = 0; w < n; w++) {
          for (let word = state.words[offset + w]!; word !== 0; word &= word - 1) {
            sum += (w << 5) + 31 - Math.clz32(word & -word);
            i++;
          }
        }
      }
      sink += sum;
    }),
  ]);
  if (!game.flags.deductionPuzzle && !isStacking(game)) {
    rows.push([
      'write a site',
      measure((times) => {
        for (let i = 0, site = 0; i < times; i++) {
          state.setSite(type, site, 1 + (i & 1), 1 + (i & 1), -1, -1, -1, -1);
          if (++site === sites) site = 0;
        }
      }),
    ]);
  }
  const fresh = prepare(game);
  const list = new MoveList();
  parseMove(`[Move:mover=1,from=0,to=9,actions=${threeActions(game)}]`, list, game.strings);
  rows.push([
    'move of 3 actions + undo',
    measure((times) => {
      for (let i = 0; i < times; i++) {
        fresh.mark();
        applyMove(fresh, list, 0);
        fresh.rollback();
      }
    }),
  ]);
  const copy = copyState(fresh.state);
  rows.push([
    'copy of a state',
    measure((times) => {
      for (let i = 0; i < times; i++) copy.copyFrom(fresh.state);
    }),
  ]);
  console.log(`  ${game.name.padEnd(16)} ${rows.map(([name, ns]) => `${name} ${ns.toFixed(1)}`).join(' | ')}`);
}
if (sink === 0.5) console.log(sink);
