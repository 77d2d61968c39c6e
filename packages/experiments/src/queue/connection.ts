/** The connection to the Redis of a queue. Its URL may hold a password, which is never shown. */
import type { Redis } from 'ioredis';
import { ExperimentError } from '../error.js';

/** The URL of a queue as it may be shown: without user and password. */
export function shownQueue(url: string): string {
  const { protocol, host, pathname } = parsed(url);
  return `${protocol}//${host}${pathname === '/' ? '' : pathname}`;
}

function parsed(url: string): URL {
  let found: URL | undefined;
  try {
    found = new URL(url);
  } catch {
    // Told below, without the text: it may hold a password.
  }
  if (!found || !/^rediss?:$/.test(found.protocol) || found.hostname === '') {
    throw new ExperimentError(
      'bad-queue',
      'The URL of a queue is written as redis://host:6379, or rediss:// with encryption.',
    );
  }
  return found;
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host cannot be looked up',
  ETIMEDOUT: 'no answer in time',
  EHOSTUNREACH: 'the host cannot be reached',
  ECONNRESET: 'the connection was cut',
};

/** Why it failed, in words: errors may say it in their text or by a code, and what came first says most. */
function reasonOf(errors: readonly unknown[]): string {
  const known = errors as readonly { readonly code?: string; readonly message?: string }[];
  if (known.some(({ message = '' }) => /WRONGPASS|NOAUTH|invalid password/i.test(message))) {
    return 'the password is refused or missing';
  }
  const code = known.find((error) => error.code !== undefined)?.code ?? '';
  return reasons[code] ?? (code || 'it does not answer');
}

/** Time in ms in which a queue must answer at first. */
const FirstAnswer = 5000;

/**
 * Connects. A queue that does not answer at first is told; one that goes away later is waited for, so that it can be
 * started anew in the middle of an experiment.
 */
export async function connect(url: string): Promise<Redis> {
  const shown = shownQueue(url);
  const { Redis: Client } = await import('ioredis');
  let connected = false;
  const problems: unknown[] = [];
  const redis = new Client(url, {
    lazyConnect: true,
    maxRetriesPerRequest: null,
    connectTimeout: FirstAnswer,
    // Nobody needs to wait for a connection that is given up.
    disconnectTimeout: 50,
    // Before the first answer there is no second try.
    retryStrategy: (times) => (connected ? Math.min(100 * times, 2000) : null),
  });
  redis.on('error', (error) => {
    if (!connected) problems.push(error);
  });
  try {
    await redis.connect();
    await redis.ping();
    connected = true;
    return redis;
  } catch (error) {
    redis.disconnect();
    const why = reasonOf([...problems, error]);
    throw new ExperimentError('unreachable-queue', `The queue ${shown} cannot be used: ${why}.`);
  }
}

/** Makes sure that a queue answers, before anything else is begun. */
export async function reachQueue(url: string): Promise<void> {
  const redis = await connect(url);
  redis.disconnect();
}

/** Waits some ms, or until the signal. */
export async function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  if (signal?.aborted) return;
  await new Promise<void>((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });
}
