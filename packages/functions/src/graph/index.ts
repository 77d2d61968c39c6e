/** All ludemes of this folder. */
import type { Ludeme } from '@ludii/registry';
import type { Build } from '../declare/build.js';
import { lattices } from './lattices.js';
import { graphOperators } from './operators.js';
import { poly } from './poly.js';
import { shapes } from './shapes.js';
import { transforms } from './transforms.js';

export const graphs: readonly Ludeme<Build>[] = [...poly, ...lattices, ...shapes, ...graphOperators, ...transforms];
