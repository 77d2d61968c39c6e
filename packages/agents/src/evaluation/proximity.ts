/** Terms that count how near pieces are to a place: the centre, corners, sides or a region. */
import type { Position } from '@ludii/engine';
import { componentWeights, forEachPiece } from './pieces.js';
import type { PieceWeights } from './term.js';

/** A term ready to be asked: its value for a player. */
export type TermValue = (position: Position, player: number) => number;

const targets = { centreProximity: 'centre', cornerProximity: 'corners', sidesProximity: 'perimeter' } as const;

/** Distances of the sites of the board to the nearest of some of them; undefined if there are none. */
function distancesTo({ game }: Position, sources: readonly number[]): Int32Array | undefined {
  const { board } = game.compiled;
  const { topology, defaultSite } = board;
  const type = defaultSite === 'Vertex' ? 'Vertex' : 'Cell';
  const count = topology.count(type);
  const inside = sources.filter((site) => site >= 0 && site < count);
  if (inside.length === 0) return undefined;
  return stepsTo(inside, count, (site) => topology.neighbours(type, site, 'Adjacent'));
}

/** Steps from every site to the nearest of some; 0 where there is no way. */
export function stepsTo(
  goals: readonly number[],
  count: number,
  neighbours: (site: number) => Iterable<number>,
): Int32Array {
  const steps = new Int32Array(count).fill(-1);
  const queue = [...goals];
  for (const site of queue) steps[site] = 0;
  for (let head = 0; head < queue.length; head++) {
    const site = queue[head]!;
    for (const next of neighbours(site)) {
      if (steps[next]! >= 0) continue;
      steps[next] = steps[site]! + 1;
      queue.push(next);
    }
  }
  return steps.map((each) => Math.max(each, 0));
}

/** Sum over the pieces of weight · (1 − distance / largest distance). */
function nearness(position: Position, distances: Int32Array | undefined, weights: PieceWeights | undefined): TermValue {
  const largest = distances ? Math.max(...distances) : 0;
  if (!distances || largest === 0) return () => 0;
  const pieces = componentWeights(position, weights);
  return (now, player) => {
    let sum = 0;
    forEachPiece(now, player, (component, site) => {
      // Hands lie beyond the board.
      if (site < distances.length) sum += pieces[component]! * (1 - distances[site]! / largest);
    });
    return sum;
  };
}

/** Nearness to the centre, to corners or to the edge of the board. */
export function placeProximity(
  position: Position,
  term: keyof typeof targets,
  weights: PieceWeights | undefined,
): TermValue {
  const { topology, defaultSite } = position.game.compiled.board;
  const type = defaultSite === 'Vertex' ? 'Vertex' : 'Cell';
  return nearness(position, topology.distancesTo(type, targets[term]), weights);
}

/** The sites of a region that a list or static functions give; regions that depend on the position have no distances. */
function staticSites(position: Position, index: number): number[] {
  const { setting } = position.game.compiled;
  const region = setting.regions[index];
  return region ? setting.sitesOf(region, position.current) : [];
}

/** Nearness to a region of the equipment by its number. */
export function regionProximity(position: Position, index: number, weights: PieceWeights | undefined): TermValue {
  return nearness(position, distancesTo(position, staticSites(position, index)), weights);
}

/** Nearness to the nearest of the regions that a player owns. */
export function playerRegionsProximity(
  position: Position,
  owner: number,
  weights: PieceWeights | undefined,
): TermValue {
  const { regions } = position.game.compiled.setting;
  const sites = regions.flatMap((region, i) => (region.owner === owner ? staticSites(position, i) : []));
  return nearness(position, distancesTo(position, sites), weights);
}
