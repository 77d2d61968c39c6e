import { poly as polygon } from '@ludii/geometry';
import { type Kind, list, named, optional } from '@ludii/registry';
import { ludeme } from '../declare/build.js';
import { Dim, Poly } from '../declare/kinds.js';
import { Decimal, Whole } from '../declare/words.js';
import { drawn } from './drawn.js';

const polyOf = (number: Kind<number>, doc: string, example: string) =>
  ludeme('poly', {
    returns: Poly,
    args: { points: list(list(number)), rotns: named(optional(Whole)) },
    doc,
    example,
    compile: ({ points, rotns }) => drawn(() => polygon(points, { rotns: rotns ?? 0 })),
  });

export const poly = [
  polyOf(
    Decimal,
    'A polygon given by its corners, perhaps repeated round the origin.',
    '(poly {{0.5 0.5} {2.5 0.5} {2.5 2.5}})',
  ),
  polyOf(Dim, 'A polygon whose corners are whole numbers or worked out from them.', '(poly {{0 0} {0 (+ 2 3)} {5 5}})'),
];
