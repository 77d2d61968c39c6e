/** What an agent is given: settings of its own, and those of a call. */
import { checkOptions } from '@ludii/engine/internal';

/** The settings of an agent with those of a call, which come first. What is no object is refused. */
export const together = <Own extends object, Given extends object>(own: Own, given: Given): Own & Given =>
  ({ ...checkOptions(own), ...checkOptions(given) }) as Own & Given;
