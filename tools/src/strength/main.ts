/** `npm run strength`: agents against each other, with intervals. The figures are recorded in docs/strength.md. */
import { parseArgs } from 'node:util';
import { loadGame, tournament } from '@ludii/engine';
import { libraryGame } from '../games/library.js';
import { type Pairing, pairings } from './pairings.js';
import { solved } from './solved.js';
import { speed } from './speed.js';

const usage = `Usage:
  npm run strength -- NAME [--games N] [--seed N] [--only GAME]

NAME is one of ${Object.keys(pairings).join(', ')}. Agents change seats from game to game; a draw counts half.
solved: games with published values. speed: search against the bare engine (--seconds N).
`;

const percent = (share: number): string => (100 * share).toFixed(1);

async function play(pairing: Pairing, games: number, seed: number): Promise<void> {
  const game = loadGame(libraryGame(pairing.game).text, { options: pairing.options ?? [] });
  const { standings, moves } = await tournament(game, [pairing.first, pairing.second], { games, seed });
  const { wins, draws, losses, winInterval } = standings[0]!;
  const score = percent((wins + draws / 2) / games);
  const between = `${percent(winInterval.low)}–${percent(winInterval.high)}`;
  const names = `${pairing.firstName} | ${pairing.secondName}`;
  process.stdout.write(
    `| ${game.name} | ${names} | ${games} | ${wins} | ${draws} | ${losses} | ${score} | ${between} | ${Math.round(moves / games)} |\n`,
  );
}

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
      seconds: { type: 'string', default: '2' },
    },
  });
  if (positionals[0] === 'solved') return solved() ? 0 : 1;
  if (positionals[0] === 'speed') {
    speed(Number(values.seconds), values.only);
    return 0;
  }
  const list = pairings[positionals[0] ?? '']?.().filter(({ game }) => game === (values.only ?? game));
  if (!list || list.length === 0) {
    process.stderr.write(usage);
    return 2;
  }
  process.stdout.write('| game | first | second | games | wins | draws | losses | score % | wins %, 95 % | moves |\n');
  process.stdout.write('|---|---|---|--:|--:|--:|--:|--:|---|--:|\n');
  for (const pairing of list) await play(pairing, Number(values.games), Number(values.seed));
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
