/** Places that a board does not have: they count for nothing in play, so nobody means them. */
import type { Board } from '@ludii/geometry';
import type { CallNode, Diagnostic, Node } from '@ludii/grammar';
import { clausesOf, partsOf, warning } from './written.js';

const siteTypes = ['Cell', 'Vertex', 'Edge'] as const;

/** Warnings about coordinates, rows and columns outside the board. */
export function checkPlaces(tree: CallNode, board: Board): Diagnostic[] {
  return [...coordinates(tree, board), ...lines(tree, board)];
}

const coordinate = /^[A-Za-z]{1,2}\d+$/;

/** `coord:"Z9"`, `(coord "Z9")`, and lists of coordinates such as `(sites {"A1" "Z9"})`. */
function coordinates(tree: CallNode, { topology }: Board): Diagnostic[] {
  const isKnown = (label: string): boolean => siteTypes.some((type) => topology.find(type, label.toUpperCase()) >= 0);
  const about = (node: Node): Diagnostic[] =>
    node.kind === 'string' && coordinate.test(node.value) && !isKnown(node.value)
      ? [warning('no-such-place', `The board has no place "${node.value}".`, node)]
      : [];
  const written = [
    ...clausesOf(tree, 'place').flatMap(({ args }) => args.filter(({ name }) => name === 'coord')),
    ...clausesOf(tree, 'coord').flatMap(({ args }) => args),
    ...clausesOf(tree, 'sites').flatMap(({ args }) => (args[0]?.value.kind === 'list' ? [args[0]] : [])),
  ];
  return written.flatMap(({ value }) => (value.kind === 'list' ? partsOf(value).flatMap(about) : about(value)));
}

/** `(sites Row 11)` of a board with eight rows. */
function lines(tree: CallNode, { topology, defaultSite }: Board): Diagnostic[] {
  return clausesOf(tree, 'sites').flatMap(({ args }) => {
    const [word, number] = args.filter(({ name }) => name === undefined).map(({ value }) => value);
    if (word?.kind !== 'word' || number?.kind !== 'number' || args.length > 2) return [];
    const table = topology.sites(defaultSite);
    const kinds = { Row: table.rows, Column: table.columns } as const;
    const found = word.word === 'Row' || word.word === 'Column' ? kinds[word.word] : undefined;
    if (!found || number.value < found.length) return [];
    const what = word.word.toLowerCase();
    const message = `The board has no ${what} ${number.raw}: the last ${what} is ${found.length - 1}.`;
    return [warning('no-such-place', message, number)];
  });
}
