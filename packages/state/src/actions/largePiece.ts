/** Pieces that cover several sites, and dominoes, which also write their pips and open lines of play. */
import { takeDomino } from '../dominoes.js';
import type { FlatState } from '../flatState.js';
import { clearPlayable, writePlayable } from '../playable.js';
import type { ComponentShape } from '../shape.js';
import type { State } from '../state.js';

/** Sites that a piece covers from a root with a local state. */
export function coveredSites(state: State, component: number, root: number, local: number): Int32Array {
  const { cover } = state.shape.components[component]!;
  if (!cover || root < 0 || root >= state.shape.board.sizes[0]) return none;
  const s = Math.max(local, 0);
  if (s >= cover.states) return Int32Array.of(root);
  const entry = root * cover.states + s;
  return cover.sites.items.subarray(cover.sites.starts[entry]!, cover.sites.starts[entry + 1]!);
}

const none = new Int32Array(0);

/** True if a component covers several sites. */
export function isLarge(state: State, component: number): boolean {
  return component > 0 && state.shape.components[component]!.cover !== undefined;
}

function writePips(state: FlatState, piece: ComponentShape, sites: Int32Array): void {
  if (!piece.pips) return;
  for (let i = 0; i < sites.length && i < 8; i++) state.setValueOnly(0, sites[i]!, piece.pips[i < 4 ? 0 : 1]);
}

/** A large piece was added: its sites are taken. */
export function coverAdded(state: FlatState, component: number, root: number, local: number): void {
  const piece = state.shape.components[component]!;
  const sites = coveredSites(state, component, root, local);
  for (const site of sites) {
    state.removeFromEmpty(0, site);
    state.setCountOnly(0, site, 1);
  }
  if (piece.kind === 'domino') {
    writePips(state, piece, sites);
    for (const site of sites) writePlayable(state, site, false);
  }
}

/** A domino was put somewhere: it is no longer one of the remaining ones. */
export function dominoAdded(state: State, component: number): void {
  if (state.shape.components[component]!.kind === 'domino') takeDomino(state, component);
}

/** A large piece left: its sites are free. */
export function coverLeft(state: FlatState, component: number, root: number, local: number): void {
  const piece = state.shape.components[component]!;
  const sites = coveredSites(state, component, root, local);
  for (const site of sites) {
    state.addToEmpty(0, site);
    state.setCountOnly(0, site, 0);
  }
  if (piece.kind === 'domino') writePips(state, piece, sites);
}

/** A large piece arrived: its sites are taken. */
export function coverArrived(state: FlatState, component: number, root: number, local: number): void {
  const lines = state.shape.flags.lineOfPlay;
  const sites = coveredSites(state, component, root, local);
  for (const site of sites) {
    state.removeFromEmpty(0, site);
    state.setCountOnly(0, site, lines ? component : 1);
  }
  if (!lines || root >= state.shape.board.sizes[0]) return;
  writePips(state, state.shape.components[component]!, sites);
  rebuildLines(state, component);
}

/** West, north, east, south of the board for each side of a piece (0..3) turned by its state. */
function sideDirection(side: number, local: number): number {
  return (side + local) & 3;
}

/** Opens the lines of play at the ends of all dominoes on the board. */
function rebuildLines(state: FlatState, moved: number): void {
  const cells = state.shape.board.sizes[0];
  clearPlayable(state);
  const first = state.emptyOffset(0);
  for (let w = 0; w < state.emptyWords(0); w++) {
    // Most of the board is empty.
    for (let taken = ~state.words[first + w]!; taken !== 0; taken &= taken - 1) {
      const site = (w << 5) + 31 - Math.clz32(taken & -taken);
      const what = site < cells ? state.what(0, site) : 0;
      if (what !== 0) openLines(state, what, moved, site);
    }
  }
}

/** Opens the lines of play at the ends of a domino. */
function openLines(state: FlatState, what: number, moved: number, site: number): void {
  const local = state.state(0, site);
  const sites = coveredSites(state, moved, site, local);
  if (sites.length < 8) return;
  openLine(state, sites[0]!, sites[1]!, sideDirection(0, local), false, true);
  openLine(state, sites[7]!, sites[6]!, sideDirection(2, local), false, false);
  const pips = state.shape.components[what]!.pips;
  if (pips && pips[0] === pips[1]) {
    openLine(state, sites[2]!, sites[5]!, sideDirection(1, local), true, true);
    openLine(state, sites[3]!, sites[4]!, sideDirection(3, local), true, true);
  }
}

/** Cell `i` steps from a cell in a direction, −1 beyond the board. */
function along(state: State, cell: number, direction: number, i: number): number {
  const lines = state.shape.board.lines![direction & 3]!;
  const at = lines.starts[cell]! + i;
  return at < lines.starts[cell + 1]! ? lines.items[at]! : -1;
}

function openLine(state: FlatState, a: number, b: number, direction: number, double: boolean, left: boolean): void {
  if (!state.shape.board.lines) return;
  // Both lines need more than two cells, and a free first step.
  if (along(state, a, direction, 2) < 0 || along(state, b, direction, 2) < 0) return;
  if (!state.isEmpty(0, along(state, a, direction, 1)) || !state.isEmpty(0, along(state, b, direction, 1))) return;
  for (let i = 1; i <= 4; i++) {
    const nextA = along(state, a, direction, i);
    const nextB = along(state, b, direction, i);
    if (nextA < 0 || nextB < 0 || !state.isEmpty(0, nextA) || !state.isEmpty(0, nextB)) return;
    writePlayable(state, nextA, true);
    writePlayable(state, nextB, true);
    if (double || i > 1) continue;
    // Beside its end a domino lets another lie across.
    const sideA = along(state, a, left ? direction + 3 : direction + 1, 1);
    const sideB = along(state, b, left ? direction + 1 : direction + 3, 1);
    if (sideA >= 0 && state.isEmpty(0, sideA)) writePlayable(state, sideA, true);
    if (sideB >= 0 && state.isEmpty(0, sideB)) writePlayable(state, sideB, true);
  }
}
