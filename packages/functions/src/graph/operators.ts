/** Graphs made of other graphs. */
import * as make from '@ludii/geometry';
import { type Kind, list, named, optional } from '@ludii/registry';
import { ludeme } from '../declare/build.js';
import type { FloatFn } from '../declare/compiled.js';
import { Dim, Float, Graph, Poly } from '../declare/kinds.js';
import { Decimal, SiteTypeWord, Switch } from '../declare/words.js';
import { drawn, numberOf } from './drawn.js';

type Place = readonly number[];
type FloatPlace = readonly FloatFn[];
type Listed<T> = Kind<readonly T[]>;

/** Places whose numbers may be worked out. */
const FloatPlaces = list(list(Float));
const places = (given: readonly FloatPlace[]): Place[] => given.map((place) => place.map(numberOf));

/** What is added is given by places or by the numbers of vertices. */
type Parts = readonly (readonly FloatPlace[] | readonly number[])[];
const byPlace: Listed<readonly FloatPlace[] | readonly number[]> = list(FloatPlaces);
const byNumber: Listed<readonly FloatPlace[] | readonly number[]> = list(list(Dim));

const isNumbers = (part: readonly unknown[]): part is readonly number[] =>
  part.every((item) => typeof item === 'number');

function partsOf(parts: Parts | undefined): make.Additions['edges'] {
  if (!parts) return undefined;
  if (parts.every(isNumbers)) return parts;
  return parts.map((part) => (isNumbers(part) ? [] : places(part)));
}

const addition = (edges: typeof byPlace, cells: typeof byPlace) =>
  ludeme('add', {
    returns: Graph,
    args: {
      graph: optional(Graph),
      vertices: named(optional(FloatPlaces)),
      edges: named(optional(edges)),
      edgesCurved: named(optional(list(FloatPlaces))),
      cells: named(optional(cells)),
      connect: named(optional(Switch)),
    },
    doc: 'A graph with more vertices, edges or cells.',
    example: '(add (square 4) vertices:{{4.5 0.5}} connect:True)',
    compile: ({ graph, vertices, edges: added, edgesCurved, cells: filled, connect }) =>
      drawn(() =>
        make.add(graph ?? null, {
          vertices: vertices && places(vertices),
          edges: partsOf(added),
          edgesCurved: edgesCurved?.map(places),
          cells: partsOf(filled),
          connect,
        }),
      ),
  });

const add = [byPlace, byNumber].flatMap((edges) => [byPlace, byNumber].map((cells) => addition(edges, cells)));

const cellPlaces: Listed<readonly Place[] | number> = list(list(list(Decimal)));
const cellNumbers: Listed<readonly Place[] | number> = list(Dim);
const edgePlaces: Listed<readonly Place[] | Place> = list(list(list(Decimal)));
const edgeNumbers: Listed<readonly Place[] | Place> = list(list(Dim));
const vertexPlaces: Listed<Place | number> = list(list(Decimal));
const vertexNumbers: Listed<Place | number> = list(Dim);

const removal = (cells: typeof cellPlaces, edges: typeof edgePlaces, vertices: typeof vertexPlaces) =>
  ludeme('remove', {
    returns: Graph,
    args: {
      graph: Graph,
      cells: named(optional(cells)),
      edges: named(optional(edges)),
      vertices: named(optional(vertices)),
      trimEdges: named(optional(Switch)),
    },
    doc: 'A graph without some of its cells, edges or vertices, given by place or by number.',
    example: '(remove (square 4) cells:{0 3})',
    compile: ({ graph, cells: faces, edges: lines, vertices: points, trimEdges }) =>
      drawn(() =>
        make.remove(graph, {
          // One of the two ways of writing was bound, so a list never mixes them.
          cells: faces as make.Removals['cells'],
          edges: lines as make.Removals['edges'],
          vertices: points as make.Removals['vertices'],
          trimEdges,
        }),
      ),
  });

const remove = [
  ...[cellPlaces, cellNumbers].flatMap((cells) =>
    [edgePlaces, edgeNumbers].flatMap((edges) =>
      [vertexPlaces, vertexNumbers].map((vertices) => removal(cells, edges, vertices)),
    ),
  ),
  ludeme('remove', {
    returns: Graph,
    args: { graph: Graph, poly: Poly, trimEdges: named(optional(Switch)) },
    doc: 'A graph without what lies in a polygon.',
    example: '(remove (square 6) (poly {{1.5 1.5} {1.5 3.5} {3.5 3.5} {3.5 1.5}}))',
    compile: ({ graph, poly }) => drawn(() => make.remove(graph, poly)),
  }),
];

const cutting = (
  keyword: string,
  cut: (graph: make.GraphExpression, polygon: make.Polygon) => make.GraphExpression,
  doc: string,
) =>
  ludeme(keyword, {
    returns: Graph,
    args: { graph: Graph, poly: Poly },
    doc,
    example: `(${keyword} (square 6) (poly {{1.5 1.5} {1.5 3.5} {3.5 3.5} {3.5 1.5}}))`,
    compile: ({ graph, poly }) => drawn(() => cut(graph, poly)),
  });

const clip = cutting('clip', make.clip, 'A graph without the vertices in a polygon.');
const hole = cutting('hole', make.hole, 'A graph with a hole instead of the cells in a polygon.');
const keep = cutting('keep', make.keep, 'Only what lies in a polygon.');

const plain = (keyword: string, change: (graph: make.GraphExpression) => make.GraphExpression, doc: string) =>
  ludeme(keyword, {
    returns: Graph,
    args: { graph: Graph },
    doc,
    example: `(${keyword} (square 4))`,
    compile: ({ graph }) => drawn(() => change(graph)),
  });

const dual = plain('dual', make.dual, 'A vertex for each cell, joined where cells share an edge.');
const makeFaces = plain('makeFaces', make.makeFaces, 'The graph with its cells found anew.');
const splitCrossings = plain('splitCrossings', make.splitCrossings, 'A vertex wherever edges cross.');
const trim = plain('trim', make.trim, 'The graph without loose ends.');

const complete = ludeme('complete', {
  returns: Graph,
  args: { graph: Graph, eachCell: named(optional(Switch)) },
  doc: 'Every vertex joined to every other, on the whole board or within each cell.',
  example: '(complete (hex 1))',
  compile: ({ graph, eachCell }) => drawn(() => make.complete(graph, { eachCell })),
});

const layers = ludeme('layers', {
  returns: Graph,
  args: { layers: Dim, graph: Graph },
  doc: 'Copies of a graph above each other.',
  example: '(layers 3 (square 3))',
  compile: ({ layers: count, graph }) => drawn(() => make.layers(count, graph)),
});

const subdivide = ludeme('subdivide', {
  returns: Graph,
  args: { graph: Graph, min: named(optional(Dim)) },
  doc: 'Cells with enough sides divided from their middle.',
  example: '(subdivide (tiling T3464 2) min:6)',
  compile: ({ graph, min }) => drawn(() => make.subdivide(graph, { min })),
});

const types = {
  siteTypeA: optional(SiteTypeWord),
  siteTypeB: optional(SiteTypeWord),
  siteTypeC: optional(SiteTypeWord),
};

const renumber = ludeme('renumber', {
  returns: Graph,
  args: { ...types, graph: Graph },
  doc: 'The sites numbered anew from the bottom left.',
  example: '(renumber (merge (rectangle 2 5) (square 5)))',
  silent: Object.keys(types),
  compile: ({ siteTypeA, siteTypeB, siteTypeC, graph }) => {
    const given = [siteTypeA, siteTypeB, siteTypeC].filter((type) => type !== undefined);
    return drawn(() => make.renumber(graph, given));
  },
});

const recoordinate = ludeme('recoordinate', {
  returns: Graph,
  args: { ...types, graph: Graph },
  doc: 'The labels of the sites made anew.',
  example: '(recoordinate (merge (rectangle 2 5) (square 5)))',
  silent: Object.keys(types),
  compile: ({ graph }) => drawn(() => make.recoordinate(graph)),
});

export const graphOperators = [
  ...add,
  ...remove,
  clip,
  hole,
  keep,
  dual,
  makeFaces,
  splitCrossings,
  trim,
  complete,
  layers,
  subdivide,
  renumber,
  recoordinate,
];
