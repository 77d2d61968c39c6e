/** Our configuration for Neovim, in a real Neovim. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

const root = resolve(__dirname, '../../..');
jest.setTimeout(300_000);

/** Where Neovim is: as `npm test` found out, or on the path. */
const nvim =
  process.env.LUDII_NVIM ??
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => listed(folder).includes('nvim'))
    .map((folder) => join(folder, 'nvim'))[0] ??
  '';

function listed(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // a folder of the path need not exist
  }
}

(nvim ? describe : describe.skip)(nvim ? 'Neovim' : 'Neovim (needs nvim)', () => {
  test('recognises a game, attaches the server, completes and shows what is wrong', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ludii-nvim-'));
    const game = join(folder, 'game.lud');
    writeFileSync(
      game,
      '(game "G" (players 2) (equipment { (board (square 3)) }) (rules (play (pass)) (end (if True (result All Draw)))))\n',
    );
    const run = spawnSync(nvim, ['--headless', '--clean', '-c', `luafile ${join(__dirname, 'neovim.lua')}`], {
      encoding: 'utf8',
      timeout: 240_000,
      env: {
        ...process.env,
        HOME: folder,
        LUDII_TEST_NODE: process.execPath,
        LUDII_TEST_SERVER: join(root, 'packages/language-server/dist/main.js'),
        LUDII_TEST_CONFIG: join(root, 'editors/neovim/ludii.lua'),
        LUDII_TEST_GAME: game,
        LUDII_TEST_ANSWERS: join(folder, 'answers.json'),
      },
    });
    expect(run.error).toBeUndefined();
    const answers = JSON.parse(readFileSync(join(folder, 'answers.json'), 'utf8')) as Record<string, unknown>;
    expect(answers).toMatchObject({
      filetype: 'ludii',
      attached: true,
      hover: expect.stringContaining('(game'),
      offered: '(game …)',
      diagnostic: expect.stringContaining('gane'),
    });
    rmSync(folder, { recursive: true });
  });
});
