/** The transcripts in the documentation are what the commands really write. `UPDATE_GOLDEN=1` writes them anew. */
import { mkdtempSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { ludii } from './testing/capture.js';

const root = resolve(__dirname, '../../..');
const page = join(root, 'docs/cli.md');
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
    return `${out}${err}`;
  } finally {
    Object.defineProperty(process, 'stdin', stdin);
  }
}

/** Numbers that depend on chance or on the machine do not count. */
function stable(command: string, text: string): string {
  return /ludii (playout|bench)/.test(command) ? text.replace(/[\d.,]+/g, '0').replace(/ +/g, ' ') : text;
}

test('every transcript is true', async () => {
  const text = readFileSync(page, 'utf8');
  const wrong: string[] = [];
  let written = '';
  let at = 0;
  for (const block of text.matchAll(/```(console|lud \S+)\n([\s\S]*?)```\n/g)) {
    const [whole, info = '', body = ''] = block;
    written += text.slice(at, block.index);
    at = block.index + whole.length;
    if (info.startsWith('lud ')) {
      writeFileSync(info.slice('lud '.length), body);
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
      parts.push(`$ ${command}\n${same ? `${shown.trimEnd()}\n` : real}`);
    }
    written += `\`\`\`${info}\n${parts.join('\n')}\`\`\`\n`;
  }
  written += text.slice(at);
  if (process.env.UPDATE_GOLDEN !== undefined) writeFileSync(page, written);
  else expect(wrong).toEqual([]);
  expect(text.match(/^\$ .*ludii/gm)?.length).toBeGreaterThan(20);
}, 60_000);
