/** What is said of a problem, before it is laid out as a message. */
import type { CallNode, Fix } from '@ludii/grammar';
import type { Form } from '../problem.js';
import type { Place } from './places.js';

/** What is said of a problem. */
export interface Telling {
  readonly at: Place;
  readonly code: string;
  readonly message: string;
  readonly forms?: readonly Form[];
  readonly fixes?: readonly Fix[];
  readonly call?: CallNode;
}
