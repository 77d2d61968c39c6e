/** Boards: a graph with its topology, the site type it is played on and its tracks. */
import { requirePart } from './errors.js';
import type { GraphExpression } from './expression.js';
import { type Graph, type SiteType, withMostSites } from './graph.js';
import { Topology, type TopologyOptions } from './topology/topology.js';
import { buildTrack, type SurakartaLoops, surakartaTracks, type Track, type TrackSpec } from './tracks.js';

/** What a board is made of. */
export interface BoardDescription {
  readonly graph: GraphExpression;
  /** The site type that pieces stand on; cells if not given. */
  readonly use?: SiteType | undefined;
  readonly tracks?: readonly TrackSpec[] | undefined;
  /** Give the board the loops of Surakarta. */
  readonly surakarta?: SurakartaLoops | undefined;
  readonly topology?: TopologyOptions | undefined;
  /** Most cells, and most vertices, that the graph may have. Larger ones are refused with an error. */
  readonly mostSites?: number | undefined;
}

/** A finished board. */
export interface Board {
  /** The site type that pieces stand on. */
  readonly defaultSite: SiteType;
  readonly graph: Graph;
  readonly topology: Topology;
  readonly tracks: readonly Track[];
  /** Number of sites of the default type. */
  readonly siteCount: number;
  /** Sides of a cell on boards of equal cells, else -1. Tiles and hands take their shape from it. */
  readonly numEdges: number;
  /** The number of the first site after the board, where hands and dice begin. */
  readonly firstFreeSite: number;
}

/** True if all elements come from one lattice. */
function isRegular(graph: Graph): boolean {
  if (graph.basis === 'Square' || graph.basis === 'Triangular' || graph.basis === 'Hexagonal') return true;
  const basis = (graph.faces[0] ?? graph.edges[0] ?? graph.vertices[0])?.basis;
  if (!basis || basis === 'NoBasis') return false;
  return [graph.vertices, graph.edges, graph.faces].every((list) => list.every((e) => e.basis === basis));
}

/**
 * Builds a board from a graph expression and how it is used.
 *
 * @example
 * ```ts
 * const board = buildBoard({ graph: square(8) });
 * board.topology.cell(0).label; // 'A1'
 * ```
 */
export function buildBoard(description: BoardDescription): Board {
  const defaultSite = requirePart(description, 'graph', 'description of a board').use ?? 'Cell';
  const graph =
    description.mostSites === undefined
      ? description.graph(defaultSite)
      : withMostSites(description.mostSites, () => description.graph(defaultSite));
  const topology = new Topology(graph, description.topology);
  const specs = [
    ...(description.tracks ?? []),
    ...(description.surakarta ? surakartaTracks(topology, description.surakarta) : []),
  ];
  const siteCount = topology.count(defaultSite);
  return {
    defaultSite,
    graph,
    topology,
    tracks: specs.map((spec, index) => buildTrack(spec, index, topology, defaultSite)),
    siteCount,
    numEdges: graph.faces[0] && isRegular(graph) ? graph.faces[0].edges.length : -1,
    firstFreeSite: Math.max(graph.faces.length, siteCount),
  };
}
