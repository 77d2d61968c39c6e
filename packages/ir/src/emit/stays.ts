/**
 * Which moves leave a piece of the next player as safe as it was. Whoever has a piece that must not be threatened has just moved
 * so that it is not; a move of an enemy threatens it only if it leaves or reaches a site that a way to it depends on, or ends
 * where a way of the piece that moved begins.
 */
import type { Node, Rule } from '../nodes.js';
import { someNode } from '../scan.js';
import { spanOf } from '../spans.js';
import type { Emission, Scope } from './emission.js';
import type { Exposure } from './exposure.js';
import { lightKinds, PieceBits } from './light.js';
import { isPlain } from './memory.js';
import { askedRules, triesWays } from './threats.js';
import { exposureFor } from './tries.js';

/** The largest table of where ways of pieces begin, in words. */
const MostWords = 1 << 18;

/**
 * The text of the test that a piece surely is safe after the move that was just made: `sv` is the piece that was safe before, `sk` the
 * kind of the move, LF and LT are its ends.
 */
export function staysSafe(g: Emission): Scope['sure'] {
  if (!isPlain(g) || g.alone || g.game.players !== 2 || triesWays(g)) return undefined;
  return (piece) => {
    const { owners, sites } = g.game;
    const owner = owners[piece]!;
    const width = (sites + 31) >> 5;
    const exposure = owners.length * sites * width > MostWords ? undefined : exposureFor(g, owner);
    return exposure && `sv===${piece}&&${staysFunction(g, piece, owner, exposure)}(W,sk,LF,LT)`;
  };
}

function staysFunction(g: Emission, piece: number, owner: number, { width, leaves, reaches }: Exposure): string {
  return g.function(`stays ${piece}`, 'stays', (name) => {
    const { moves, ends, taken } = lightKinds(g);
    const { owners, sites } = g.game;
    const all = owners.reduce((mask, _, each) => mask | (1 << each), 0);
    // The enemies that light moves of each kind bring to another site, whatever they take; 0 for other moves.
    const enemies = g.table(`enemies ${owner}`, () => {
      const made = new Uint8Array(moves.length);
      g.finally(() => {
        for (let kind = 0; kind < made.length; kind++) {
          const moved = moves[kind]! & ((1 << PieceBits) - 1);
          if (moves[kind] !== 0 && (taken[kind]! & all) === all && owners[moved] !== owner) made[kind] = moved;
        }
      });
      return made;
    });
    const starts = g.table(`starts ${owner}`, () => startsOf(g, owner, width));
    const bit = (table: string, row: string, site: string): string =>
      `((${table}[${row}*${width}+(${site}>>5)]>>>(${site}&31))&1)`;
    const tests = [
      `k>=0&&${bit(g.constant(leaves), 'k', 'f')}===0`,
      ...(reaches.some((word) => word !== 0) ? [`${bit(g.constant(reaches), 'k', 't')}===0`] : []),
      `${bit(starts, `(x*${sites}+t)`, 'k')}===0`,
    ];
    return (
      `function ${name}(W,m,f,t){const x=${enemies}[m];if(x===0||f<0||f>=${sites}||${bit(g.constant(ends), 'm', 't')}===0)return false;` +
      `const k=firstOwned(W,${g.index() + piece * 3});return ${tests.join('&&')}}`
    );
  });
}

/** Where the ways of enemies of a player lead: a row of bits for each piece and the site that it begins on. */
function startsOf(g: Emission, owner: number, width: number): Int32Array {
  const { owners, sites } = g.game;
  const rows = new Int32Array(owners.length * sites * width);
  const add = (component: number, rule: Rule): void => {
    const span = spanOf(rule, component, sites);
    const first = component * sites * width;
    for (let i = 0; i < sites * width; i++) rows[first + i]! |= span ? span.rows[i]! : -1;
  };
  const find = (node: Node): boolean => {
    if (node.k === 'pieces')
      for (const { component, rule } of node.rules) if (owners[component] !== owner) add(component, rule);
    return false;
  };
  for (const rule of askedRules(g)) someNode(rule, find);
  return rows;
}
