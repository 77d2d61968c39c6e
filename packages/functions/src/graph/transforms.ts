/** Graphs moved, turned and stretched; graphs joined. */
import * as make from '@ludii/geometry';
import { list, named, optional } from '@ludii/registry';
import { ludeme } from '../declare/build.js';
import { Float, Graph } from '../declare/kinds.js';
import { Decimal, Switch } from '../declare/words.js';
import { drawn, numberOf } from './drawn.js';

export const rotate = ludeme('rotate', {
  returns: Graph,
  args: { degrees: Float, graph: Graph },
  doc: 'A graph turned anticlockwise.',
  example: '(rotate 45 (square 5))',
  compile: ({ degrees, graph }) => drawn(() => make.rotate(numberOf(degrees), graph)),
});

export const scale = ludeme('scale', {
  returns: Graph,
  args: { scaleX: Float, scaleY: optional(Float), scaleZ: optional(Float), graph: Graph },
  doc: 'A graph stretched by one factor, or by one for each axis.',
  example: '(scale 2 1 (square 5))',
  compile: ({ scaleX, scaleY, scaleZ, graph }) => {
    const x = numberOf(scaleX);
    return drawn(() => make.scale(x, scaleY ? numberOf(scaleY) : x, scaleZ ? numberOf(scaleZ) : 1, graph));
  },
});

export const shift = ludeme('shift', {
  returns: Graph,
  args: { dx: Float, dy: Float, dz: optional(Float), graph: Graph },
  doc: 'A graph moved to another place.',
  example: '(shift 0 10 (square 5))',
  compile: ({ dx, dy, dz, graph }) => drawn(() => make.shift(numberOf(dx), numberOf(dy), dz ? numberOf(dz) : 0, graph)),
});

export const skew = ludeme('skew', {
  returns: Graph,
  args: { amount: Decimal, graph: Graph },
  doc: 'A graph slanted to one side.',
  example: '(skew 0.5 (square 5))',
  compile: ({ amount, graph }) => drawn(() => make.skew(amount, graph)),
});

const connect = named(optional(Switch));

export const merge = [
  ludeme('merge', {
    returns: Graph,
    args: { graphA: Graph, graphB: Graph, connect },
    doc: 'Two graphs in one; vertices at the same place become one.',
    example: '(merge (rectangle 6 2) (rectangle 3 5))',
    compile: ({ graphA, graphB, connect: joined }) => drawn(() => make.merge([graphA, graphB], { connect: joined })),
  }),
  ludeme('merge', {
    returns: Graph,
    args: { graphs: list(Graph), connect },
    doc: 'Several graphs in one; vertices at the same place become one.',
    example: '(merge {(rectangle 6 2) (shift 7 1 (square 4))})',
    compile: ({ graphs, connect: joined }) => drawn(() => make.merge(graphs, { connect: joined })),
  }),
];

export const union = [
  ludeme('union', {
    returns: Graph,
    args: { graphA: Graph, graphB: Graph, connect },
    doc: 'Two graphs side by side, each with its own vertices.',
    example: '(union (square 5) (shift 7 0 (square 5)))',
    compile: ({ graphA, graphB, connect: joined }) => drawn(() => make.union([graphA, graphB], { connect: joined })),
  }),
  ludeme('union', {
    returns: Graph,
    args: { graphs: list(Graph), connect },
    doc: 'Several graphs side by side, each with its own vertices.',
    example: '(union {(square 5) (shift 7 0 (square 5))})',
    compile: ({ graphs, connect: joined }) => drawn(() => make.union(graphs, { connect: joined })),
  }),
];

export const intersect = [
  ludeme('intersect', {
    returns: Graph,
    args: { graphA: Graph, graphB: Graph },
    doc: 'What two graphs share.',
    example: '(intersect (square 4) (rectangle 2 5))',
    compile: ({ graphA, graphB }) => drawn(() => make.intersect([graphA, graphB])),
  }),
  ludeme('intersect', {
    returns: Graph,
    args: { graphs: list(Graph) },
    doc: 'What several graphs share.',
    example: '(intersect {(square 4) (rectangle 2 5)})',
    compile: ({ graphs }) => drawn(() => make.intersect(graphs)),
  }),
];
