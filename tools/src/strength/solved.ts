/** `npm run strength -- solved`: games that are too large for the checks, solved by alpha-beta against the published values. */
import { AlphaBetaAgent } from '@ludii/agents';
import { loadGame } from '@ludii/engine';
import { libraryGame } from '../games/library.js';

interface Known {
  readonly what: string;
  readonly game: string;
  readonly options?: readonly string[];
  readonly replace?: readonly [string, string];
  /** For the first player. */
  readonly value: number;
}

const known: readonly Known[] = [
  {
    what: 'Connect Four, five columns of height four (Tromp: a draw)',
    game: 'connect-four',
    replace: ['<6> <7> "Seven', '<4> <5> "Seven'],
    value: 0,
  },
  {
    what: 'Hex 4×4 with the swap rule (won by the second player)',
    game: 'hex',
    options: ['Board Size/4'],
    value: -1,
  },
  {
    what: 'Hex 4×4 without the swap rule (won by the first player)',
    game: 'hex',
    options: ['Board Size/4', 'Swap/Without pie rule'],
    value: 1,
  },
];

/** Solves all and prints what came out. True if everything is as published. */
export function solved(): boolean {
  let right = true;
  for (const { what, game, options = [], replace, value } of known) {
    const { text } = libraryGame(game);
    const played = loadGame(replace ? text.replace(replace[0], replace[1]) : text, { options: [...options] });
    const { moves, proven, nodes } = new AlphaBetaAgent({ iterations: 20_000_000, terms: [] }).search(played.start());
    const found = proven ? moves[0]!.value : undefined;
    right &&= found === value;
    process.stdout.write(`| ${what} | ${found ?? 'not proven'} | ${nodes.toLocaleString('en')} |\n`);
  }
  return right;
}
