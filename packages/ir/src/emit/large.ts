/**
 * The text of moves on boards where pieces may cover several cells: what is stored of a piece are its root, which has all
 * data, and that the other cells are taken.
 */
import { Cell } from '@ludii/state/internal';
import type { Emission } from './emission.js';
import { isNumber } from './emission.js';
import { isIndexed, isPlain, moveOwned, ownerOf, putPiece, readDatum, setEmpty, writeVector } from './memory.js';

/** Whether the board stores of a piece its local state, perhaps how many there are, and nothing else. */
export function storesCovers(g: Emission): boolean {
  const { layout, type, covers } = g.game;
  const { kind, state, stateFrom, rotation, value, playable, hidden, onTrack } = layout;
  const others = [rotation, value, playable, ...hidden.filter((each) => each !== undefined)];
  const bare = state.present && stateFrom === 0 && others.every(({ present }) => !present);
  if (g.alone || kind !== 'flat' || type !== Cell || !bare || onTrack.length > 0) return false;
  return covers.some((cover) => cover !== undefined) && !isPlain(g) && isIndexed(g);
}

/** The text for each cell of a row of covered cells. */
function cellsText(g: Emission, piece: number, root: string, turn: string, each: (cell: string) => string): string {
  const cover = g.game.covers[piece];
  if (!cover) return '';
  const [e, i, s] = [g.id('e'), g.id('i'), g.id('s')];
  const [starts, items] = [g.constant(cover.sites.starts), g.constant(cover.sites.items)];
  return (
    `{const ${e}=${root}*${cover.states}+${turn};for(let ${i}=${starts}[${e}];${i}<${starts}[${e}+1];${i}++){` +
    `const ${s}=${items}[${i}];${each(s)}}}`
  );
}

/**
 * The text that moves a known piece to a site, perhaps turned (the operand is -1 if not); the engine sees to piles and to
 * sites where something stands. Undefined if the board stores more, or the piece is turned in a way that names no shape.
 */
export function coveringMove(
  g: Emission,
  [from, to, local]: readonly [string, string, string],
  piece: number,
  elseAct: string,
): string | undefined {
  if (!storesCovers(g)) return undefined;
  const { type, layout, covers } = g.game;
  const states = covers[piece]?.states;
  const old = g.id('l');
  // A piece that keeps its state covers the cells of the first one where it arrives.
  const turn = local === '-1' ? '0' : local;
  const tests = [
    ...(layout.counts ? [`${readDatum(g, 'count', type, from)}===1`] : []),
    `(${from}===${to}||${readDatum(g, 'what', type, to)}===0)`,
    ...(states === undefined ? [] : [`${old}<${states}`]),
    ...(states === undefined || isNumber(turn) ? [] : [`${turn}<${states}`]),
  ];
  const counted = (cell: string, number: string): string =>
    layout.counts ? writeVector(g, layout.count, type, cell, number) : '';
  const takes = (cell: string): string => setEmpty(g, type, cell, false) + counted(cell, '1');
  const leaves = (cell: string): string => setEmpty(g, type, cell, true) + counted(cell, '0');
  const what = String(piece);
  return (
    `{const ${old}=${readDatum(g, 'state', type, from)};if(${tests.join('&&')}){` +
    writeVector(g, layout.state, type, from, '0') +
    putPiece(g, type, from, '0', '0') +
    leaves(from) +
    cellsText(g, piece, from, old, leaves) +
    writeVector(g, layout.state, type, to, local === '-1' ? old : local) +
    putPiece(g, type, to, what, ownerOf(g, what)) +
    takes(to) +
    moveOwned(g, what, type, from, to, 'h0') +
    cellsText(g, piece, to, turn, takes) +
    `}${elseAct}}`
  );
}
