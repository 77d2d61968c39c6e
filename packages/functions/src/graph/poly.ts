import { poly as polygon } from '@ludii/geometry';
import { list, named, optional } from '@ludii/registry';
import { ludeme } from '../declare/build.js';
import { Dim, Poly } from '../declare/kinds.js';
import { Decimal, Whole } from '../declare/words.js';
import { drawn } from './drawn.js';

export const poly = [
  ludeme('poly', {
    returns: Poly,
    args: { points: list(list(Decimal)), rotns: named(optional(Whole)) },
    doc: 'A polygon given by its corners, perhaps repeated round the origin.',
    example: '(poly {{0.5 0.5} {2.5 0.5} {2.5 2.5}})',
    compile: ({ points, rotns }) => drawn(() => polygon(points, { rotns: rotns ?? 0 })),
  }),
  ludeme('poly', {
    returns: Poly,
    args: { points: list(list(Dim)), rotns: named(optional(Whole)) },
    doc: 'A polygon whose corners are whole numbers or worked out from them.',
    example: '(poly {{0 0} {0 (+ 2 3)} {5 5}})',
    compile: ({ points, rotns }) => drawn(() => polygon(points, { rotns: rotns ?? 0 })),
  }),
];
