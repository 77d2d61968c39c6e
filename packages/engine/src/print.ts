/** A position for a terminal: the board with a letter for each piece, hands, scores and the turn. */
import {
  boardToText,
  type Context,
  isOver,
  MoveList,
  type SiteTypeCode,
  score,
  siteTypeNames,
  siteTypeOf,
  winner,
} from '@ludii/compiler/internal';
import type { Position } from './position.js';
import type { Rulebook } from './rulebook.js';
import { SiteReader, type SiteView, Unknown } from './siteView.js';
import { diceReader } from './thrown.js';

const nothing = new MoveList(1);

const known = new WeakMap<Rulebook, readonly string[]>();

/**
 * A short sign for each component, different for different pieces: a letter of its name, large for player 1 and small
 * for player 2 in games for two, with the number of the owner in others.
 */
export function pieceSymbols(game: Rulebook): readonly string[] {
  const ready = known.get(game);
  if (ready) return ready;
  const letters = new Map<string, string>();
  const { components } = game.compiled;
  for (const { baseName, isDie } of components.slice(1)) {
    if (letters.has(baseName) || isDie) continue;
    const taken = new Set(letters.values());
    const words = [...baseName.toUpperCase(), ...baseName.toUpperCase()].filter((ch) => /[A-Z0-9]/.test(ch));
    letters.set(baseName, words.find((ch) => !taken.has(ch)) ?? baseName);
  }
  const symbols = components.map(({ baseName, owner, isDie }, index) => {
    if (index === 0) return '.';
    if (isDie) return 'die';
    const letter = letters.get(baseName) ?? baseName;
    if (owner < 1 || owner > game.players) return `*${letter}`;
    if (game.players <= 2) return owner === 1 ? letter : letter.toLowerCase();
    return `${letter}${owner}`;
  });
  known.set(game, symbols);
  return symbols;
}

function siteText(
  position: Position,
  type: SiteTypeCode,
  site: number,
  dieAt: (site: number) => number | undefined,
): string {
  const { state } = position.current;
  const symbols = pieceSymbols(position.rulebook);
  const { layout } = state;
  if (!layout.stored[type]) return '.';
  if (layout.stacking) {
    const size = state.stackSize(type, site);
    return size === 0
      ? '.'
      : Array.from({ length: size }, (_, level) => symbols[state.whatAt(type, site, level)]).join('/');
  }
  const what = state.what(type, site);
  const component = position.rulebook.compiled.components[what];
  if (component?.isDie) return String(dieAt(site) ?? '?');
  const count = state.count(type, site);
  return `${symbols[what] ?? what}${what !== 0 && count > 1 ? count : ''}`;
}

/** What a player sees on a site: `?` for a piece that is hidden. */
function seenText({ levels, die, count }: SiteView, symbols: readonly string[]): string {
  if (levels.length === 0) return '.';
  if (die !== undefined) return String(die);
  const pieces = levels.map(({ what }) => (what === Unknown ? '?' : (symbols[what] ?? String(what)))).join('/');
  return levels.length === 1 && count > 1 ? `${pieces}${count}` : pieces;
}

/** A position as lines of text, as a player sees it; player 0 sees everything. */
export function printPosition(position: Position, observer = 0): string {
  const { game, current, context } = position;
  const { board, shape } = position.rulebook.compiled;
  const { state } = current;
  const main = siteTypeOf(board.defaultSite);
  // Only a throw is told by the legal moves; a position whose rules fail can be shown all the same.
  const dieAt = diceReader(current, state.layout.dice.length > 0 ? position.legal : nothing);
  const seen = observer > 0 ? new SiteReader(position, observer) : undefined;
  const symbols = pieceSymbols(position.rulebook);
  const textAt = (type: SiteTypeCode, site: number): string =>
    seen ? seenText(seen.at(site, type), symbols) : siteText(position, type, site, dieAt);
  const lines: string[] = [];
  if (main >= 0) lines.push(boardToText(board, { site: (site) => textAt(main as SiteTypeCode, site) }).trimEnd());
  for (const type of [0, 1, 2] as const) {
    if (type === main || !state.layout.stored[type]) continue;
    const found = Array.from({ length: shape.board.sizes[type] }, (_, site) => site)
      .map((site) => ({ site, text: textAt(type, site) }))
      .filter(({ text }) => text !== '.')
      .map(({ site, text }) => `${site}:${text}`);
    if (found.length > 0) lines.push(`${siteTypeNames[type]}: ${found.join(' ')}`);
  }
  for (const { name, role, first, size } of shape.containers) {
    if (role === 'board') continue;
    const sites = Array.from({ length: size }, (_, k) => textAt(0, first + k));
    lines.push(`${name}: ${sites.join(' ')}`);
  }
  if (shape.flags.score) lines.push(`Score: ${scoresOf(current)}`);
  if (game.match) {
    if (isOver(state)) lines.push(`${position.rulebook.name}: ${outcomeOf(current)}`);
    lines.push(`Match: ${scoresOf(context)}`);
  }
  lines.push(position.isOver ? outcomeOf(context) : `Player ${position.mover} to move.`);
  return `${lines.join('\n')}\n`;
}

function scoresOf({ state, game }: Context): string {
  return Array.from({ length: game.players }, (_, i) => `P${i + 1} ${score(state, i + 1)}`).join(', ');
}

function outcomeOf({ state, game }: Context): string {
  const won = winner(state);
  return won > 0 && won <= game.players ? `Player ${won} wins.` : 'Nobody wins.';
}
