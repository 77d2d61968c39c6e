/**
 * Small positions drawn as text, for tables that say what ludemes mean. The board is square; `.` is an empty site, `x` and `X`
 * are a man and a king of player 1, who goes up and is to move, `o` and `O` those of player 2.
 */
import { type Context, isOver } from '@ludii/state';
import { MoveWord } from '@ludii/state/internal';
import { emitGame } from '../emitGame.js';
import type { Game } from '../game.js';
import { built } from './games.js';

const pieces: Readonly<Record<string, string>> = { x: 'Man1', X: 'King1', o: 'Man2', O: 'King2' };
const letters = ['.', 'x', 'o', 'X', 'O'];

/** The rows of a drawing, the lowest first. */
const rowsOf = (drawing: string): string[] =>
  drawing
    .trim()
    .split('\n')
    .map((row) => row.trim().replaceAll(' ', ''))
    .reverse();

/** The description of a game that begins with a position and is played by a rule. */
export function descriptionOf(play: string, drawing: string): string {
  const rows = rowsOf(drawing);
  const placed = Object.entries(pieces).flatMap(([letter, name]) => {
    const sites = rows.flatMap((row, y) =>
      [...row].flatMap((each, x) => (each === letter ? [y * row.length + x] : [])),
    );
    return sites.length > 0 ? [`(place "${name}" { ${sites.join(' ')} })`] : [];
  });
  return `(game "Table" (players { (player N) (player S) })
    (equipment { (board (square ${rows.length})) (piece "Man" Each) (piece "King" Each)
      (regions "Home" P1 (sites Bottom)) (regions "Home" P2 (sites Top)) })
    (rules (start { ${placed.join(' ')} }) (play ${play}) (end (if (no Pieces Next) (result Mover Win)))))`;
}

const label = (game: Game, site: number): string =>
  site < 0 ? '-' : (game.board.topology.sites('Cell').labels[site] ?? String(site));

const named = (game: Game, from: number, to: number): string =>
  from < 0 && to < 0 ? 'pass' : from === to ? label(game, to) : `${label(game, from)}-${label(game, to)}`;

/** The position as a drawing. */
function draw({ state }: Context, size: number): string {
  const row = (y: number): string =>
    Array.from({ length: size }, (_, x) => letters[state.what(0, y * size + x)]).join(' ');
  return Array.from({ length: size }, (_, i) => row(size - 1 - i)).join('\n');
}

/** What a rule gives in a position: its moves in order, and the position after one of them. */
export interface Played {
  readonly moves: string;
  /** The moves by the program that stands alone; undefined if the rule has none. */
  readonly alone: string | undefined;
  after(move: string): string;
}

/** Plays a rule in a position. */
export function playedIn(play: string, drawing: string): Played {
  const text = descriptionOf(play, drawing);
  const game = built(text, { backend: 'interpreted' });
  const c = game.newContext();
  game.flow.start(c);
  if (isOver(c.state)) throw new Error('The game is over at its start.');
  const list = game.flow.legalMoves(c);
  const word = (i: number, at: number): number => list.tape[list.start(i) + at]!;
  const moves = Array.from({ length: list.length }, (_, i) =>
    named(game, word(i, MoveWord.From), word(i, MoveWord.To)),
  );
  return {
    moves: moves.join(' '),
    alone: aloneIn(text, game),
    after: (move) => {
      game.flow.apply(c, list, moves.indexOf(move));
      return draw(c, rowsOf(drawing).length);
    },
  };
}

/** The moves of the program that stands alone. */
function aloneIn(text: string, game: Game): string | undefined {
  const code = emitGame(text).module?.code;
  if (code === undefined) return undefined;
  const body = `${code.replace(/^export /gm, '')}\nreturn legal(newState())`;
  const legal = (new Function(body) as () => { from: number; to: number }[])();
  return legal.map(({ from, to }) => named(game, from, to)).join(' ');
}
