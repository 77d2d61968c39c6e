import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as boardView from './index.js';

const text = readFileSync(join(__dirname, '../README.md'), 'utf8');

test('the README names what the package exports', () => {
  const imported = [...text.matchAll(/import \{ ([^}]+) \} from '@ludii\/board-view'/g)].flatMap(([, names]) =>
    names!.split(', '),
  );
  expect(imported.length).toBeGreaterThan(0);
  for (const name of imported.filter((each) => !each.startsWith('type '))) expect(boardView).toHaveProperty(name);
});

test('the README names the attributes and events that there are', () => {
  const source = readFileSync(join(__dirname, 'element.ts'), 'utf8');
  for (const name of boardView.LudiiBoard.observedAttributes) expect(text).toContain(`\`${name}\``);
  const events = new Set([...source.matchAll(/'(ludii-(?:move|site|select))'/g)].map(([, name]) => name!));
  expect(events.size).toBe(3);
  for (const name of events) expect(text).toContain(`\`${name}\``);
});

test('without a page the package can be loaded and defines nothing', () => {
  expect(() => boardView.defineBoard()).not.toThrow();
});
