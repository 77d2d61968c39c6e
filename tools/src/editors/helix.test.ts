/** Our configuration for Helix names a command that exists, and settings that the server knows. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../../..');
const toml = readFileSync(join(root, 'editors/helix/languages.toml'), 'utf8');
const value = (key: string): string => new RegExp(`^${key} = (.*)$`, 'm').exec(toml)?.[1] ?? '';

test('the command is one of the command line', () => {
  const cli = JSON.parse(readFileSync(join(root, 'packages/cli/package.json'), 'utf8')) as {
    bin: Record<string, string>;
  };
  expect(Object.keys(cli.bin)).toContain(JSON.parse(value('command')));
  expect(JSON.parse(value('args'))).toEqual(['lsp', '--stdio']);
  const command = readFileSync(join(root, 'packages/cli/src/commands/lsp.ts'), 'utf8');
  expect(command).toContain("new Command('lsp')");
});

test('the settings are those of the server, the endings those of the VS Code extension', () => {
  const settings = readFileSync(join(root, 'packages/language-server/src/settings.ts'), 'utf8');
  for (const [, key = ''] of value('config').matchAll(/(\w+) =/g)) expect(settings).toContain(`readonly ${key}:`);
  const extension = JSON.parse(readFileSync(join(root, 'editors/vscode/package.json'), 'utf8')) as {
    contributes: { languages: { extensions: string[] }[] };
  };
  const endings = JSON.parse(value('file-types')) as string[];
  expect(endings.map((ending) => `.${ending}`)).toEqual(extension.contributes.languages[0]!.extensions);
});
