/** What a description says that can be done, but can not be meant: warnings that need no board. */
import type { CallNode, Diagnostic, Fix, Node, Piece } from '@ludii/grammar';
import { located } from '@ludii/grammar/internal';

/** A warning about a piece of a description. */
export function warning(
  code: string,
  message: string,
  at: Pick<Piece, 'span' | 'origin'>,
  { hint, fixes = [] }: { readonly hint?: string; readonly fixes?: readonly Fix[] } = {},
): Diagnostic {
  const { span, origin, related } = located(at);
  return { code, severity: 'warning', message, span, origin, related, fixes, ...(hint ? { hint } : {}) };
}

/** The parts of a clause or list. */
export const partsOf = (node: Node): readonly Node[] =>
  node.kind === 'call'
    ? node.args.map(({ value }) => value)
    : node.kind === 'list'
      ? node.items.map(({ value }) => value)
      : [];

/** All clauses with a keyword in a tree, outermost first. */
export function clausesOf(node: Node, keyword: string): CallNode[] {
  const own = node.kind === 'call' && node.keyword === keyword ? [node] : [];
  return [...own, ...partsOf(node).flatMap((part) => clausesOf(part, keyword))];
}

/** The most players that a game can have. */
const MostPlayers = 16;

/** A number of players that can not be. */
export function checkPlayers(tree: CallNode): Diagnostic[] {
  const players = tree.args.find(({ value }) => value.kind === 'call' && value.keyword === 'players')?.value;
  const number = players?.kind === 'call' ? players.args[0]?.value : undefined;
  if (number?.kind !== 'number') return [];
  if (number.value === 0) return checkSimulation(tree, number);
  if (number.value >= 0 && number.value <= MostPlayers) return [];
  const message = `A game has 1 to ${MostPlayers} players (or none, as a simulation), not ${number.raw}.`;
  return [{ ...warning('bad-players', message, number), severity: 'error' }];
}

/** Roles that pieces can have where nobody plays. */
const nobody = new Set(['Neutral', 'Shared', 'All']);

/** A game that plays itself has no pieces for players. */
function checkSimulation(tree: CallNode, number: Node): Diagnostic[] {
  const owned = clausesOf(tree, 'equipment')
    .flatMap((equipment) => clausesOf(equipment, 'piece'))
    .find((piece) => {
      const [name, role] = partsOf(piece);
      return name?.kind === 'string' && !(role?.kind === 'word' && nobody.has(role.word));
    });
  if (!owned) return [];
  const [name] = partsOf(owned);
  const message = `With 0 players nobody can own the piece "${name?.kind === 'string' ? name.value : ''}".`;
  const hint = 'Say how many play, such as (players 2).';
  const fixes = [{ title: 'Change to `2`', edits: [{ span: number.written, text: '2' }] }];
  return [{ ...warning('bad-players', message, number, { hint, fixes }), severity: 'error' }];
}

const boards = new Set(['board', 'boardless', 'mancalaBoard', 'surakartaBoard']);

/** Warnings about the equipment and the end of a game. */
export function checkWritten(tree: CallNode): Diagnostic[] {
  return [
    ...clausesOf(tree, 'equipment').flatMap(checkEquipment),
    ...clausesOf(tree, 'end').flatMap(checkEnd),
    ...clausesOf(tree, 'is').flatMap(checkPlayerOf),
  ];
}

/** Questions about a player, and ludemes that give a site. */
const ofPlayers = new Set(['Enemy', 'Friend', 'Mover', 'Next', 'Prev', 'Active']);
const sites = new Set(['to', 'from', 'between', 'site', 'last']);

/** `(is Enemy (to))`: the number of a site, read as one of a player. */
function checkPlayerOf(question: CallNode): Diagnostic[] {
  const [word, asked] = partsOf(question);
  if (word?.kind !== 'word' || !ofPlayers.has(word.word)) return [];
  if (asked?.kind !== 'call' || !sites.has(asked.keyword)) return [];
  const site = `(${[asked.keyword, ...partsOf(asked).map((part) => (part.kind === 'word' ? part.word : '…'))].join(' ')})`;
  const message = `\`is ${word.word}\` asks about a player, and \`${site}\` is a site.`;
  const fixes = site.includes('…')
    ? []
    : [{ title: `Change to \`(who at:${site})\``, edits: [{ span: asked.written, text: `(who at:${site})` }] }];
  const hint = `The player whose piece is there is (who at:${site}).`;
  return [warning('site-for-player', message, asked, { hint, fixes })];
}

/** The items of a clause that takes one or a list of them. */
export const itemsOf = (clause: CallNode): Node[] =>
  partsOf(clause).flatMap((part) => (part.kind === 'list' ? partsOf(part) : [part]));

function checkEquipment(equipment: CallNode): Diagnostic[] {
  const calls = itemsOf(equipment).filter((item): item is CallNode => item.kind === 'call');
  const [first, ...more] = calls.filter(({ keyword }) => boards.has(keyword));
  const isWithoutBoard = !first && !calls.some(({ keyword }) => keyword === 'dominoes');
  return [
    ...(isWithoutBoard ? [noBoard(equipment)] : []),
    ...more.map((board) => warning('two-boards', 'A game has one board: this one is not used.', board)),
    ...samePieces(calls.filter(({ keyword }) => keyword === 'piece')),
  ];
}

function noBoard(equipment: CallNode): Diagnostic {
  return warning('no-board', 'There is no board: the game is played on a square of 3 by 3.', equipment.keywordPiece, {
    hint: 'Put a board into the equipment, such as (board (square 8)).',
  });
}

/** Pieces of one name for one player: only the first is ever found by its name. */
function samePieces(pieces: readonly CallNode[]): Diagnostic[] {
  const seen = new Set<string>();
  return pieces.flatMap((piece) => {
    const [name, role] = partsOf(piece);
    if (name?.kind !== 'string') return [];
    const owner = role?.kind === 'word' ? role.word : 'Each';
    const key = `${name.value} ${owner}`;
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [warning('same-piece', `There are two pieces called "${name.value}" for ${owner}.`, name)];
  });
}

/** End rules that come to nothing. */
function checkEnd(end: CallNode): Diagnostic[] {
  return itemsOf(end).flatMap((rule) => {
    const isEmpty = rule.kind === 'call' && rule.keyword === 'if' && rule.args.length === 1;
    if (!isEmpty) return [];
    const message = 'This end rule has no result: nothing happens when it comes true.';
    return [warning('no-result', message, rule.gap(1), { hint: 'Say who wins, such as (result Mover Win).' })];
  });
}
