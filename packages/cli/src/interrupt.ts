/** Ctrl-C in long tasks: the first asks for an end with what is there, the second ends at once. */
import { writeError } from './terminal.js';

/** The command was stopped and told what it had: exit code 130, as shells expect it. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/** Exit code of a program that was ended by Ctrl-C. */
export const interruptedCode = 130;

/** Runs something that a signal of the system (Ctrl-C, or a polite kill) can stop. */
export async function interruptible<T>(action: (signal: AbortSignal) => Promise<T>, notice = 'Stopping …'): Promise<T> {
  const controller = new AbortController();
  const onSignal = (): void => {
    if (controller.signal.aborted) process.exit(interruptedCode);
    if (process.stderr.isTTY) writeError(`\r\u001b[2K${notice}\n`);
    controller.abort();
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  try {
    return await action(controller.signal);
  } finally {
    process.off('SIGINT', onSignal);
    process.off('SIGTERM', onSignal);
  }
}
