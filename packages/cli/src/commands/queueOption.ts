/** The option that names a queue. */
import { Option } from 'commander';

/** The queue, from an option or from the environment, where other users of the machine cannot see its password. */
export const queueOption = (): Option =>
  new Option('-q, --queue <url>', 'the queue, as redis://host:6379; it may hold a password').env('LUDII_QUEUE');
