/** `ludii moves`: the legal moves of a position. */
import type { Trial } from '@ludii/engine';
import { Command, InvalidArgumentError } from 'commander';
import { drawTrial } from '../boardView.js';
import { playMove, splitMoves } from '../chosenMoves.js';
import { type GameOptions, load, withGameOptions } from '../loading.js';
import { whole } from '../numbers.js';
import { columns, plural, write } from '../terminal.js';

interface MovesOptions extends GameOptions {
  readonly play?: string;
  readonly seed: number;
  readonly full?: boolean;
  readonly json?: boolean;
  readonly as?: number;
}

/** A player as people write it: P1, 2, or all for everything. */
function viewer(text: string): number {
  const number = /^(?:P?(\d+)|all)$/i.exec(text);
  if (!number) throw new InvalidArgumentError('Write a player like P1, or all.');
  return Number(number[1] ?? 0);
}

/** Whether the moves of a position are kept from a player: what another may do tells what they have. */
const isKept = ({ game, mover, isOver }: Trial, as: number | undefined): boolean =>
  game.hasHiddenInformation && as !== undefined && as > 0 && as !== mover && !isOver;

function asJson(trial: Trial, as: number | undefined): string {
  const { game } = trial;
  const kept = isKept(trial, as);
  return JSON.stringify({
    game: game.name,
    options: game.options,
    played: trial.moves().map((move) => move.notation),
    isOver: trial.isOver,
    winner: trial.winner,
    mover: trial.mover,
    ...(kept ? { hidden: true } : {}),
    moves: kept ? [] : trial.legalMoves().map(({ index, notation, text }) => ({ index, notation, text })),
  });
}

function asText(trial: Trial, full: boolean, as: number | undefined): string {
  if (isKept(trial, as)) return `What player ${trial.mover} can do is hidden from player ${as}.\n`;
  const moves = trial.legalMoves();
  const head = trial.isOver ? '' : `${plural(moves.length, 'legal move')}:\n`;
  if (full) return `${head}${moves.map(({ index, text }) => `  #${index}  ${text}\n`).join('')}`;
  return `${head}${moves.length === 0 ? '' : columns(moves.map(({ index, notation }) => `#${index} ${notation}`))}`;
}

export const moves = (): Command =>
  withGameOptions(
    new Command('moves')
      .summary('show the legal moves of a position')
      .description('Show the legal moves at the start of a game, or after some moves.')
      .argument('<game>', 'path or name of a game')
      .option('-p, --play <moves>', 'play these moves first: notations or numbers like #3, separated by spaces or ;')
      .option('-s, --seed <number>', 'seed of dice and cards', whole, 0)
      .option('--full', 'show moves in full, as in trial files')
      .option('--as <player>', 'show the position as a player sees it (default: the one to move), or all of it', viewer)
      .option('--json', 'write JSON'),
  )
    .addHelpText(
      'after',
      `
Examples:
  ludii moves chess
  ludii moves chess --play "E2-E4 E7-E5"
  ludii moves tic-tac-toe --play "B2 #0" --json
  ludii moves hidden-armies --as P2`,
    )
    .action((name: string, { play, seed, full = false, json, as, ...options }: MovesOptions) => {
      const trial = load(name, options).start(seed);
      for (const move of splitMoves(play ?? '')) playMove(trial, move);
      write(json ? `${asJson(trial, as)}\n` : `${drawTrial(trial, as)}${asText(trial, full, as)}`);
    });
