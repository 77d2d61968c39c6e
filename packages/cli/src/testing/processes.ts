/** Commands as processes of their own, for tests that stop them, and a Redis for those that queue. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { builtFile } from './built.js';

/** A command that runs. */
export interface Running {
  readonly child: ChildProcess;
  /** What it wrote so far, to both outputs. */
  readonly text: () => string;
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
}

function run(command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): Running {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (part) => (text += part));
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.on('close', (code, signal) => resolve(code ?? signal));
  });
  return { child, text: () => text, ended };
}

/** Starts `ludii` as it is built. */
export function startLudii(cwd: string, args: readonly string[], env?: NodeJS.ProcessEnv): Running {
  return run(process.execPath, [fileURLToPath(builtFile('cli', 'main.js')), ...args], cwd, env);
}

/** Waits until something is there. */
export async function until<T>(look: () => T | undefined | false): Promise<T> {
  for (;;) {
    const found = look();
    if (found !== undefined && found !== false) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** A port of this machine that nobody uses. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('there is no port');
  return address.port;
}

/** Starts a Redis on the loopback, which keeps all it is told in a directory. */
export async function startRedis(directory: string, port: number, password: string): Promise<Running> {
  const program = process.env.LUDII_REDIS_SERVER ?? '';
  const args = ['--bind', '127.0.0.1', '--port', String(port), '--dir', directory, '--save', '', '--appendonly', 'yes'];
  const redis = run(program, [...args, '--requirepass', password], directory);
  await until(() => redis.text().includes('Ready to accept connections') || redis.child.exitCode !== null);
  if (redis.child.exitCode !== null) throw new Error(redis.text());
  return redis;
}
