/**
 * `npm run release:rehearse`: a whole release without the world noticing. In a copy of the repository the versions are
 * raised and the changelogs written by changesets; everything is published to a registry on loopback, dependencies first;
 * then it is installed from there in an empty directory, and used: `npx @ludii/cli validate` and `play`, and a script
 * with the engine. Dependencies from elsewhere come from the usual registry.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command, inOrder, publishAll } from './publish.mjs';
import { startRegistry } from './registry.mjs';
import { ensureBuilt, ensureInstalled, ensureSite, main, requireNode, root, SetupError } from './setup.mjs';

const game = `(game "Rehearsal"
  (players 2)
  (equipment { (board (square 3)) (piece "Nought" P1) (piece "Cross" P2) })
  (rules
    (play (move Add (to (sites Empty))))
    (end { (if (is Line 3) (result Mover Win)) (if (is Full) (result All Draw)) })))
`;

const script = `import { loadGame, playouts } from '@ludii/engine';
const trial = loadGame('tic-tac-toe').start();
for (const move of ['A1', 'A2', 'B1', 'B2', 'C1']) trial.apply(move);
const { wins, draws } = await playouts(loadGame('hex'), 20, { seed: 1, workers: 2 });
console.log(trial.winner, wins[1] + wins[2] + draws);
`;

async function must(name, args, options, expected) {
  const { ok, output } = await command(name, args, options);
  const shown = [name, ...args].join(' ');
  if (!ok || (expected && !expected.test(output))) throw new SetupError(`FAIL  ${shown}\n${output}`);
  console.log(`ok    ${shown}`);
  return output;
}

/** The repository as it is, built, without its history: what a release is made from. */
async function copy(to) {
  const skipped = new Set(['node_modules', '.git', '.nx']);
  for (const entry of ['.changeset', 'package.json', '.npmrc', '.gitignore', 'packages', 'tools/package.json']) {
    cpSync(join(root, entry), join(to, entry), {
      recursive: true,
      filter: (source) => !skipped.has(source.split(/[\\/]/).at(-1)),
    });
  }
  symlinkSync(join(root, 'node_modules'), join(to, 'node_modules'), 'junction');
  const author = ['-c', 'user.name=Rehearsal', '-c', 'user.email=rehearsal@example.org', '-c', 'commit.gpgsign=false'];
  await must('git', ['init', '-q', '-b', 'main'], { cwd: to });
  await must('git', ['add', '-A'], { cwd: to });
  await must('git', [...author, 'commit', '-qm', 'Rehearsal'], { cwd: to });
}

/**
 * Signing where a package comes from needs the identity of the release workflow, and the studio is built already: neither
 * can be or needs to be done here.
 */
function withoutWorkflow(to) {
  for (const name of readdirSync(join(to, 'packages'))) {
    const file = join(to, 'packages', name, 'package.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    if (manifest.publishConfig?.provenance !== true)
      throw new SetupError(`${name}: publishConfig.provenance is not true`);
    delete manifest.publishConfig.provenance;
    delete manifest.scripts.prepublishOnly;
    writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  }
}

function checkChangelogs(to) {
  for (const { name, version } of inOrder(to)) {
    const file = join(to, 'packages', name.slice(name.indexOf('/') + 1), 'CHANGELOG.md');
    if (!existsSync(file) || !readFileSync(file, 'utf8').includes(`## ${version}`)) {
      throw new SetupError(`FAIL  ${name} has no changelog for ${version}`);
    }
  }
}

async function use(directory, env) {
  mkdirSync(directory);
  writeFileSync(join(directory, 'package.json'), '{"name":"clean","private":true,"type":"module"}');
  writeFileSync(join(directory, 'game.lud'), game);
  writeFileSync(join(directory, 'main.js'), script);
  const npx = ['--yes', '@ludii/cli'];
  await must('npx', [...npx, 'validate', 'game.lud'], { cwd: directory, env });
  const input = 'A1\nA2\nB1\nB2\nC1\n';
  await must('npx', [...npx, 'play', 'game.lud'], { cwd: directory, env, input }, /win/i);
  await must('npm', ['install', '--no-audit', '--no-fund', '@ludii/engine'], { cwd: directory, env });
  await must(process.execPath, ['main.js'], { cwd: directory }, /^1 20$/m);
}

await main(async () => {
  requireNode();
  ensureInstalled();
  ensureBuilt();
  ensureSite();
  const work = mkdtempSync(join(tmpdir(), 'ludii-release-'));
  const registry = await startRegistry();
  try {
    const release = join(work, 'release');
    mkdirSync(release);
    await copy(release);
    await must(process.execPath, [join(root, 'node_modules/@changesets/cli/bin.js'), 'version'], { cwd: release });
    checkChangelogs(release);
    withoutWorkflow(release);
    const env = registry.env('@ludii');
    const names = await publishAll(release, env);
    const again = await publishAll(release, env);
    if (again.length > 0) throw new SetupError(`FAIL  published twice: ${again.join(', ')}`);
    const closed = registry.published.filter(({ access }) => access !== 'public');
    if (closed.length > 0) throw new SetupError(`FAIL  not public: ${closed.map(({ name }) => name).join(', ')}`);
    // A cache of its own: npx would take the same version of an earlier rehearsal for this one.
    await use(join(work, 'clean'), { ...env, npm_config_cache: join(work, 'cache') });
    const size = registry.published.reduce((sum, each) => sum + each.size, 0);
    console.log(
      `\n${names.length} packages published, dependencies first, ${(size / 1e6).toFixed(1)} MB; installed and used`,
    );
    return 0;
  } finally {
    await registry.stop();
    rmSync(work, { recursive: true, force: true });
  }
});
