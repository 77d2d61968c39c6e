/** Descriptions as a new user would get them wrong, and what we tell them. `UPDATE_GOLDEN=1` writes the answers anew. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type ParseOptions, parse } from '../parse.js';
import { renderDiagnostic } from './render.js';

const folder = resolve(__dirname, '../../golden');
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.lud'))
  .map((name) => name.replace('.lud', ''))
  .sort();

/** What the user asked for, where the mistake is in that. */
const asked: Readonly<Record<string, ParseOptions>> = { 'unknown-option': { options: ['Board/Lage'] } };

function answer(name: string): string {
  const text = readFileSync(join(folder, `${name}.lud`), 'utf8');
  const { diagnostics, sources } = parse(text, { ...asked[name], file: `${name}.lud` });
  return diagnostics.map((diagnostic) => renderDiagnostic(diagnostic, sources)).join('\n');
}

test.each(names)('%s', (name) => {
  const file = join(folder, `${name}.txt`);
  const printed = answer(name);
  if (process.env.UPDATE_GOLDEN !== undefined) writeFileSync(file, printed);
  expect(printed).toBe(readFileSync(file, 'utf8'));
  expect(printed).toMatch(/^(error|warning)\[/);
});

test('there are at least ten of them', () => {
  expect(names.length).toBeGreaterThanOrEqual(10);
});
