/** Boards of a single shape: polygons, wedges, spirals, rings, repeated polygons, and graphs given point by point. */
import * as make from '@ludii/geometry';
import { either, list, named, optional } from '@ludii/registry';
import { fail, ludeme } from '../declare/build.js';
import { Bool, Dim, Graph, Poly } from '../declare/kinds.js';
import { Decimal, Switch, Whole } from '../declare/words.js';
import { drawn, switchOf } from './drawn.js';
import { ConcentricShapeWord, StarWord } from './words.js';

const regular = ludeme('regular', {
  returns: Graph,
  args: { star: optional(StarWord), numSides: Dim },
  doc: 'A regular polygon or star.',
  example: '(regular Star 5)',
  compile: ({ star, numSides }) => drawn(() => (star ? make.regular(star, numSides) : make.regular(numSides))),
});

const repeat = ludeme('repeat', {
  returns: Graph,
  args: {
    rows: Dim,
    columns: Dim,
    step: named(list(list(Decimal))),
    poly: either(1, Poly),
    polys: either(1, list(Poly)),
  },
  doc: 'Polygons repeated in rows and columns.',
  example: '(repeat 3 4 step:{{0 1} {1 0}} (poly {{0 0} {0 1} {1 1} {1 0}}))',
  compile: ({ rows, columns, step, poly, polys }) =>
    drawn(() => make.repeat(rows, columns, step, polys ?? (poly ? [poly] : []))),
});

const spiral = ludeme('spiral', {
  returns: Graph,
  args: { turns: named(Dim), sites: named(Dim), clockwise: named(optional(Switch)) },
  doc: 'A spiral of sites.',
  example: '(spiral turns:4 sites:80)',
  compile: ({ turns, sites, clockwise }) => drawn(() => make.spiral({ turns, sites, clockwise })),
});

const wedge = ludeme('wedge', {
  returns: Graph,
  args: { rows: Dim, columns: optional(Dim) },
  doc: 'A wedge with its apex at the top, to be joined to other boards.',
  example: '(wedge 3)',
  compile: ({ rows, columns }) => drawn(() => make.wedge(rows, columns)),
});

const concentric = ludeme('concentric', {
  returns: Graph,
  args: {
    shape: either(1, ConcentricShapeWord),
    sides: either(1, named(Dim)),
    cells: either(1, list(Dim)),
    rings: named(optional(Dim)),
    steps: named(optional(Dim)),
    midpoints: named(optional(Bool)),
    joinMidpoints: named(optional(Bool)),
    joinCorners: named(optional(Bool)),
    stagger: named(optional(Bool)),
  },
  doc: 'Rings inside each other: polygons, targets, or circles with so many sites each.',
  example: '(concentric Square rings:3)',
  compile: ({ shape, sides, cells, rings, steps, midpoints, joinMidpoints, joinCorners, stagger }) => {
    const form = shape ?? cells ?? (sides === undefined ? undefined : { sides });
    if (form === undefined) return fail('missing-argument', 'A shape, a number of sides or the rings are needed.');
    return drawn(() =>
      make.concentric(form, {
        rings,
        steps,
        midpoints: switchOf(midpoints),
        joinMidpoints: switchOf(joinMidpoints),
        joinCorners: switchOf(joinCorners),
        stagger: switchOf(stagger),
      }),
    );
  },
});

const graph = ludeme('graph', {
  returns: Graph,
  args: { vertices: named(list(list(Decimal))), edges: named(optional(list(list(Whole)))) },
  doc: 'A graph given by the places of its vertices and the pairs that its edges join.',
  example: '(graph vertices:{{0 0} {3 1} {2 4} {-1 2}} edges:{{0 2} {1 3} {2 3}})',
  compile: ({ vertices, edges }) => drawn(() => make.graph(vertices, edges)),
});

export const shapes = [regular, repeat, spiral, wedge, concentric, graph];
