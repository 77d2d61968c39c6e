/** The transcripts in the documentation are what the commands really write. `UPDATE_GOLDEN=1` writes them anew. */
import { mkdtempSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { builtFile } from './testing/built.js';
import { ludii } from './testing/capture.js';

// Tests run the sources; worker processes need built files.
jest.mock('../../experiments/src/run/workerFile', () => ({
  jobWorkerFile: () => builtFile('experiments', 'run/worker.js'),
}));

const update = process.env.UPDATE_GOLDEN !== undefined;
const root = resolve(__dirname, '../../..');
const before = process.cwd();

beforeAll(() => {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'ludii-')));
  symlinkSync(join(root, 'games'), join(home, 'games'));
  process.chdir(home);
});
afterAll(() => process.chdir(before));

/** The words of a command as a shell would see them. */
const words = (line: string): string[] => [...line.matchAll(/"([^"]*)"|(\S+)/g)].map((found) => found[1] ?? found[2]!);

/** Runs `$ ludii …` or `$ printf '…' | ludii …`. */
async function answer(command: string): Promise<string> {
  const [, typed, args] = /^(?:printf '(.*)' \| )?ludii (.*)$/.exec(command) ?? [];
  if (args === undefined) throw new Error(`cannot run: ${command}`);
  const stdin = Object.getOwnPropertyDescriptor(process, 'stdin')!;
  const input = Readable.from([(typed ?? '').replaceAll('\\n', '\n')]);
  Object.defineProperty(process, 'stdin', { ...stdin, get: () => input });
  try {
    const { out, err } = await ludii(...words(args));
    // where a machine is slow, lines tell how far it is
    return `${out}${err.replace(/^\d+ of \d+ jobs.*\n/gm, '')}`;
  } finally {
    Object.defineProperty(process, 'stdin', stdin);
  }
}

/** Numbers that depend on chance or on the machine do not count. */
function stable(command: string, text: string): string {
  // The file of the mistakes is called oops.
  if (!/ludii (playout|bench|tournament|experiment (?!.*oops))/.test(command)) return text;
  return text
    .replace(/\b[0-9a-f]{12}\b/g, '0')
    .replace(/[+−-]?\d[\d.,]*/g, '0')
    .replace(/ +/g, ' ');
}

test.each([
  ['cli.md', 20],
  ['experiments.md', 8],
])(
  'every transcript in %s is true',
  async (name, least) => {
    const page = join(root, 'docs', name);
    const text = readFileSync(page, 'utf8');
    const wrong: string[] = [];
    let written = '';
    let at = 0;
    for (const block of text.matchAll(/```(console|(?:lud|yaml) \S+)\n([\s\S]*?)```\n/g)) {
      const [whole, info = '', body = ''] = block;
      written += text.slice(at, block.index);
      at = block.index + whole.length;
      if (info !== 'console') {
        writeFileSync(info.slice(info.indexOf(' ') + 1), body);
        written += whole;
        continue;
      }
      const parts: string[] = [];
      for (const part of body.split(/^\$ /m).slice(1)) {
        const [command = ''] = part.split('\n');
        const shown = part.slice(command.length + 1);
        const real = await answer(command);
        const same = stable(command, real).trim() === stable(command, shown).trim();
        if (!same) wrong.push(`$ ${command}\n${real}`);
        // Parts of a page that tell of one experiment must be of one run.
        const keeps = same && !(update && /ludii (experiment|tournament)/.test(command));
        parts.push(`$ ${command}\n${keeps ? `${shown.trimEnd()}\n` : real}`);
      }
      written += `\`\`\`${info}\n${parts.join('\n')}\`\`\`\n`;
    }
    written += text.slice(at);
    if (update) writeFileSync(page, written);
    else expect(wrong).toEqual([]);
    expect(text.match(/^\$ .*ludii/gm)?.length).toBeGreaterThan(least);
  },
  120_000,
);

test('the table and the csv of an experiment are of one run', () => {
  const text = readFileSync(join(root, 'docs/experiments.md'), 'utf8');
  const rows = [...text.matchAll(/^(\S.*?),(\d+),(\d+),(\d+),(\d+),[\d.]+,[\d.]+,[\d.]+,/gm)];
  expect(rows.length).toBe(3);
  for (const [, name = '', games, wins, draws, losses] of rows) {
    const line = text.split('\n').find((each) => each.startsWith(`  ${name} `) && each.includes('%')) ?? '';
    const rate = `${((100 * Number(wins)) / Number(games)).toFixed(1)} %`;
    const [played] = /(?<=\] +)\d+(?= )/.exec(line) ?? [];
    expect([name, played, line.includes(rate), line.trim().split(/ +/).slice(-2)]).toEqual([
      name,
      games,
      true,
      [draws, losses],
    ]);
  }
});
