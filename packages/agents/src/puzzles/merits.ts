/** Which positions of a planning puzzle look promising. No merit suits all puzzles: a search tries them in turn. */
import { type Position, parseDescription, type Rulebook } from '@ludii/engine';
import type { CallNode, Node } from '@ludii/engine/internal';
import { forEachPiece } from '../evaluation/pieces.js';
import { placeProximity, stepsTo } from '../evaluation/proximity.js';

/** The greater, the more promising. */
export type Merit = (position: Position) => number;

/** Merits for a puzzle, the most telling first. */
export function meritsFor(position: Position): readonly Merit[] {
  const target = targetOf(position.game);
  return [
    ...(target ? [nearTarget(position, target)] : []),
    // Little freedom, since dead ends must be visited some time (Warnsdorff); much freedom; pieces together in the middle.
    (p) => -p.legal.length,
    (p) => p.legal.length,
    together(position),
    fewPieces,
  ];
}

/** Many puzzles are to clear a board. */
const fewPieces: Merit = (position) => {
  let count = 0;
  for (let player = 0; player <= position.game.players; player++) forEachPiece(position, player, () => count++);
  return -count;
};

/** Pieces in the middle can still reach each other; those at the edge are in the way later. */
function together(position: Position): Merit {
  const value = placeProximity(position, 'centreProximity', undefined);
  const edge = placeProximity(position, 'cornerProximity', undefined);
  return (p) => value(p, 1) - edge(p, 1);
}

/** The component wanted on each site, by number of the site. */
type Target = ReadonlyMap<number, number>;

/** What `(is Target { … })` in the end rules asks for; undefined if it is not there. */
function targetOf({ source }: Rulebook): Target | undefined {
  const { tree } = parseDescription(source.text, source.options);
  const call = tree ? findTarget(tree) : undefined;
  const [wanted, sites] = call ? call.args.map(({ value }) => numbers(value)).filter((list) => list !== undefined) : [];
  if (!wanted) return undefined;
  return new Map(wanted.map((what, i) => [sites ? sites[i]! : i, what]));
}

function findTarget(node: Node): CallNode | undefined {
  const inner = node.kind === 'list' ? node.items : node.kind === 'call' ? node.args : [];
  if (node.kind === 'call' && node.keyword === 'is') {
    const [first] = node.args;
    if (first?.value.kind === 'word' && first.value.word === 'Target') return node;
  }
  for (const { value } of inner) {
    const found = findTarget(value);
    if (found) return found;
  }
  return undefined;
}

function numbers(node: Node): number[] | undefined {
  if (node.kind !== 'list') return undefined;
  const found = node.items.map(({ value }) => (value.kind === 'number' ? value.value : Number.NaN));
  return found.some(Number.isNaN) ? undefined : found;
}

/** How far all pieces together are from where they are wanted, in steps; a piece wanted on several sites goes to the nearest. */
function nearTarget({ game }: Position, target: Target): Merit {
  const { topology, defaultSite } = game.compiled.board;
  const type = defaultSite === 'Vertex' ? 'Vertex' : 'Cell';
  const distances = game.compiled.components.map((_, component) => {
    const goals = [...target].filter(([, what]) => what === component).map(([site]) => site);
    return stepsTo(goals, topology.count(type), (site) => topology.neighbours(type, site, 'Orthogonal'));
  });
  return (position) => {
    let sum = 0;
    for (let player = 0; player <= game.players; player++) {
      forEachPiece(position, player, (component, site) => {
        sum += distances[component]![site] ?? 0;
      });
    }
    return -sum;
  };
}
