/** `(sites Crossing …)`: the edges drawn across an edge. */
import type { Lists, Topology } from '@ludii/geometry';
import { packLists } from '@ludii/geometry/internal';
import { either, named, optional } from '@ludii/registry';
import { Edge } from '@ludii/state/internal';
import { ownedRow } from '../../board/rows.js';
import { fail, ludeme } from '../../declare/build.js';
import { Int, Player, Region } from '../../declare/kinds.js';
import { numberOf } from '../../declare/meaning.js';
import { roleIndex } from '../../declare/roles.js';
import { Role } from '../../declare/words.js';

interface Ends {
  readonly a: { readonly x: number; readonly y: number };
  readonly b: { readonly x: number; readonly y: number };
}

const PARALLEL = 1e-7;
/** How far from its ends an edge must be crossed, as a part of its length. */
const MARGIN = 0.01;

function cross({ a: a0, b: a1 }: Ends, { a: b0, b: b1 }: Ends): boolean {
  const lx = a1.x - a0.x;
  const ly = a1.y - a0.y;
  const mx = b1.x - b0.x;
  const my = b1.y - b0.y;
  const qx = b0.x - a0.x;
  const qy = b0.y - a0.y;
  const det = mx * ly - my * lx;
  if (Math.abs(det) < PARALLEL) return false;
  const s = (mx * qy - my * qx) / det;
  const t = (lx * qy - ly * qx) / det;
  return s > MARGIN && s < 1 - MARGIN && t > MARGIN && t < 1 - MARGIN;
}

function crossings({ graph }: Topology): Lists {
  return packLists(
    graph.edges.map((edge) =>
      graph.edges.filter((other) => other !== edge && cross(edge, other)).map(({ index }) => index),
    ),
  );
}

export const sitesCrossing = ludeme('sites', 'Crossing', {
  returns: Region,
  args: { at: named(Int), who: either(1, optional(Player)), role: either(1, optional(Role)) },
  doc: 'The edges of a player that cross an edge.',
  example: '(sites Crossing at:(last To) All)',
  meaning: ({ at, who, role }, build) => {
    const player = who ?? (role && roleIndex(role, build));
    if (!player) return fail('missing-argument', '`(sites Crossing …)` needs the player whose edges it looks for.');
    return ownedRow(numberOf(at), crossings(build.topology), Edge, player, build);
  },
});
