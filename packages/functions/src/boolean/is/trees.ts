/** `(is Tree …)` and its like, `(is RegularGraph …)`: what graph the edges of a player form. */
import type { Topology } from '@ludii/geometry';
import { either, named, optional } from '@ludii/registry';
import type { Context } from '@ludii/state';
import { Edge } from '@ludii/state/internal';
import { type Build, ludeme } from '../../declare/build.js';
import type { BoolFn, IntFn } from '../../declare/compiled.js';
import { Bool, Int, Player } from '../../declare/kinds.js';
import { playerOf } from '../../declare/roles.js';
import { Role } from '../../declare/words.js';
import { lastTo } from '../../position/lastMove.js';
import { EdgeGraph } from './edgeGraph.js';
import { isCentre } from './treeCentre.js';

const who = { who: either(1, Player), role: either(1, Role) };

/** A test on the edges with the piece of a player; for the neutral player, of the piece placed last. */
function onEdges(player: IntFn, { topology }: Build, test: (graph: EdgeGraph, c: Context) => boolean): BoolFn {
  const count = topology.count('Edge');
  return (c) => {
    const last = lastTo(c);
    if (last < 0) return false;
    let piece = player(c);
    if (piece === 0) piece = (last < count ? c.state.what(Edge, last) : 0) || 1;
    return test(new EdgeGraph(topology, (edge) => c.state.what(Edge, edge) === piece), c);
  };
}

const isSpanning = (graph: EdgeGraph, { length }: { readonly length: number }): boolean =>
  graph.edges.length === length - 1 && graph.isForest();

/** True if what remains of a spanning tree without its leaves is a path. */
function isCaterpillar(topology: Topology, graph: EdgeGraph): boolean {
  if (!isSpanning(graph, graph.at)) return false;
  const inner = new Set(
    graph.edges.filter((edge) => graph.at[graph.a(edge)]!.length >= 2 && graph.at[graph.b(edge)]!.length >= 2),
  );
  const [first] = inner;
  if (first === undefined) return false;
  const backbone = new EdgeGraph(topology, (edge) => inner.has(edge));
  return backbone.reach(graph.a(first), first) + backbone.reach(graph.b(first), first) + 1 === inner.size;
}

export const isTree = ludeme('is', ['Tree', 'SpanningTree', 'CaterpillarTree'], {
  returns: Bool,
  args: who,
  flags: ['graph'],
  doc: 'True if the edges of a player form no cycle (Tree), join all vertices besides (SpanningTree), and are a path with leaves (CaterpillarTree).',
  example: '(is SpanningTree Mover)',
  compile: ({ word, who: player, role }, build) => {
    const tests: Record<typeof word, (graph: EdgeGraph) => boolean> = {
      Tree: (graph) => graph.isForest(),
      SpanningTree: (graph) => isSpanning(graph, graph.at),
      CaterpillarTree: (graph) => isCaterpillar(build.topology, graph),
    };
    return onEdges(playerOf(player, role, build), build, tests[word]);
  },
});

export const isTreeCentre = ludeme('is', 'TreeCentre', {
  returns: Bool,
  args: who,
  flags: ['graph'],
  doc: 'True if the last move went to the centre of the tree that the edges of a player form.',
  example: '(is TreeCentre Mover)',
  compile: ({ who: player, role }, build) => {
    const { topology, players } = build;
    const index = playerOf(player, role, build);
    const count = topology.count('Vertex');
    return (c) => {
      const vertex = lastTo(c);
      if (vertex < 0 || vertex >= count) return false;
      const owner = index(c);
      const graph = new EdgeGraph(topology, (edge) =>
        owner === players + 1 ? c.state.what(Edge, edge) !== 0 : c.state.who(Edge, edge) === owner,
      );
      return isCentre(graph, vertex);
    };
  },
});

export const isRegularGraph = ludeme('is', 'RegularGraph', {
  returns: Bool,
  args: {
    ...who,
    k: named(either(2, optional(Int))),
    odd: named(either(2, optional(Bool))),
    even: named(either(2, optional(Bool))),
  },
  flags: ['graph'],
  doc: 'True if every vertex of the board has the same number of neighbours along the edges of a player.',
  example: '(is RegularGraph Mover k:3)',
  compile: ({ who: player, role, k, odd, even }, build) =>
    onEdges(playerOf(player, role, build), build, ({ neighbours }, c) => {
      const asked = k ? k(c) : 0;
      const degree = asked !== 0 ? asked : (neighbours.find((list) => list.length > 0)?.length ?? 0);
      if (neighbours.some((list) => list.length !== degree)) return false;
      if (odd?.(c)) return degree % 2 === 1;
      if (even?.(c)) return degree % 2 === 0;
      return true;
    }),
});
