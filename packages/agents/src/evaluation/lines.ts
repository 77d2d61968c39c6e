/** Line completion: how far a player is with a row of pieces. */
import type { Position } from '@ludii/engine';
import { parseDescription } from '@ludii/engine';
import type { CallNode, Node } from '@ludii/engine/internal';
import { forEachPiece } from './pieces.js';
import type { TermValue } from './proximity.js';

/** The greatest length of a line that an end rule asks for, at least 2; 3 if there is none. */
function targetOf({ game }: Position): number {
  const { tree } = parseDescription(game.source.text, game.source.options);
  let longest = 0;
  const walk = (node: Node, ends: boolean): void => {
    if (node.kind === 'list') for (const { value } of node.items) walk(value, ends);
    if (node.kind !== 'call') return;
    if (ends) longest = Math.max(longest, lineLength(node));
    for (const { value } of node.args) walk(value, ends || node.keyword === 'end');
  };
  if (tree) walk(tree, false);
  return longest === 0 ? 3 : Math.max(longest, 2);
}

function lineLength({ keyword, args }: CallNode): number {
  const [what, length] = args.map(({ value }) => value);
  const isLine = keyword === 'is' && what?.kind === 'word' && what.word === 'Line';
  return isLine && length?.kind === 'number' ? length.value : 0;
}

/** All rows of a length that a board has, as lists of sites with the sites beyond both ends (−1 off the board). */
function windows({ game }: Position, length: number): { sites: number[]; before: number; after: number }[] {
  const { topology, defaultSite } = game.compiled.board;
  const count = topology.count(defaultSite);
  const { offsets, slots, start, end, sites, opposite, distinctOffsets, distinct } = topology.radialTable(defaultSite);
  const seen = new Map<string, { sites: number[]; before: number; after: number }>();
  for (let site = 0; site < count; site++) {
    for (let row = site * slots; row < (site + 1) * slots; row++) {
      if (offsets[row] === undefined) continue;
      for (let k = distinctOffsets[row]!; k < distinctOffsets[row + 1]!; k++) {
        const id = distinct[k]!;
        const ahead = [...sites.slice(start[id]!, end[id]!)];
        const back =
          opposite[id]! < 0 ? [] : [...sites.slice(start[opposite[id]!]! + 1, end[opposite[id]!]!)].reverse();
        const line = [...back, ...ahead];
        for (let at = 0; at + length <= line.length; at++) {
          const window = line.slice(at, at + length);
          const key = [...window].sort((a, b) => a - b).join();
          if (seen.has(key)) continue;
          seen.set(key, { sites: window, before: line[at - 1] ?? -1, after: line[at + length] ?? -1 });
        }
      }
    }
  }
  return [...seen.values()];
}

/**
 * Best row plus half of the second best. A row counts if no enemy stands in it: own pieces / length, halved for each end
 * that an enemy closes.
 */
export function lineCompletion(position: Position, targetLength: number | undefined): TermValue {
  const length = targetLength ?? targetOf(position);
  const rows = windows(position, length);
  const through = new Map<number, number[]>();
  rows.forEach(({ sites }, row) => {
    for (const site of sites) through.set(site, [...(through.get(site) ?? []), row]);
  });
  const { shape } = position.game.compiled;
  const type = shape.board.defaultSite;
  const marks = new Int32Array(rows.length);
  let round = 0;
  return (now, player) => {
    const { state } = now.current;
    const owner = (site: number): number => (site < 0 ? 0 : state.who(type, site));
    const closed = (site: number): number => (owner(site) > 0 && owner(site) !== player ? 0.5 : 1);
    let best = 0;
    let second = 0;
    round++;
    forEachPiece(now, player, (_component, place) => {
      for (const row of through.get(place) ?? []) {
        if (marks[row] === round) continue;
        marks[row] = round;
        const { sites, before, after } = rows[row]!;
        let own = 0;
        for (const site of sites) {
          const who = owner(site);
          if (who === player) own++;
          else if (who > 0) {
            own = -1;
            break;
          }
        }
        if (own < 0) continue;
        const value = (own / length) * closed(before) * closed(after);
        if (value > best) {
          second = best;
          best = value;
        } else if (value > second) second = value;
      }
    });
    return best + second / 2;
  };
}
