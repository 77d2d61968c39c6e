/**
 * `npm run ludii -- …`, `npm run conform -- …` and the like: sets the clone up if need be, then runs a built entry point.
 * First argument: which entry; the rest goes to it unchanged.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, ensureSite, main, requireNode, root, SetupError } from './setup.mjs';

const entries = {
  ludii: 'packages/cli/dist/main.js',
  conform: 'tools/dist/conform/main.js',
  coverage: 'tools/dist/vocabulary/main.js',
  bench: 'tools/dist/bench/main.js',
  'bench-queue': 'tools/dist/bench/queue.js',
  strength: 'tools/dist/strength/main.js',
  docs: 'tools/dist/docs/main.js',
  api: 'tools/dist/api/main.js',
  docsite: 'tools/dist/site/main.js',
  ratchet: 'tools/dist/conform/ratchet.js',
  agree: 'tools/dist/agree/main.js',
  games: 'tools/dist/games/main.js',
  fuzz: 'tools/dist/fuzz/main.js',
  limits: 'tools/dist/limits/main.js',
  obey: 'tools/dist/obey/main.js',
  messages: 'tools/dist/messages/main.js',
  language: 'tools/dist/language/main.js',
  'self-play': 'tools/dist/selfPlay/main.js',
};

await main(([name, ...args]) => {
  if (name === 'site') {
    requireNode();
    ensureInstalled();
    ensureSite();
    return 0;
  }
  const entry = entries[name];
  if (!entry) throw new SetupError(`Unknown command "${name}": expected one of ${Object.keys(entries).join(', ')}.`);
  requireNode();
  ensureInstalled();
  ensureBuilt();
  if (name === 'ludii' && args[0] === 'studio') ensureSite();
  const { status } = spawnSync(process.execPath, ['--enable-source-maps', join(root, entry), ...args], {
    stdio: 'inherit',
    cwd: process.env.INIT_CWD ?? process.cwd(),
  });
  return status ?? 1;
});
