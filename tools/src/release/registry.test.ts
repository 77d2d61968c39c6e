/** The registry of rehearsals refuses what a real one refuses, and packages are published after what they need. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const tools = join(__dirname, '../..');
const moduleOf = (file: string): string => JSON.stringify(pathToFileURL(join(tools, file)).href);

/** Runs a module with the tools imported, and reads what it prints as JSON. */
function answer<T>(code: string): T {
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  return JSON.parse(printed) as T;
}

/** What `npm publish` sends for a package whose tarball is its name. */
function publication(name: string, version: string, more: Readonly<Record<string, unknown>> = {}): object {
  const data = Buffer.from(name);
  const integrity = `sha512-${createHash('sha512').update(data).digest('base64')}`;
  return {
    name,
    access: 'public',
    'dist-tags': { latest: version },
    versions: { [version]: { name, version, dist: { integrity }, ...more } },
    _attachments: { tarball: { data: data.toString('base64') } },
  };
}

function statuses(bodies: readonly object[]): readonly (readonly [number, string])[] {
  return answer(`
    import { startRegistry } from ${moduleOf('registry.mjs')};
    const registry = await startRegistry();
    const found = [];
    for (const body of ${JSON.stringify(bodies)}) {
      const response = await fetch(registry.url + encodeURIComponent(body.name), { method: 'PUT', body: JSON.stringify(body) });
      found.push([response.status, (await response.json()).error ?? '']);
    }
    await registry.stop();
    console.log(JSON.stringify(found));
  `);
}

test('a package is taken once, whole, and after the packages that it depends on', () => {
  const dice = publication('@ludii/dice', '1.0.0');
  const cup = publication('@ludii/cup', '1.0.0', { dependencies: { '@ludii/dice': '1.0.0', yaml: '2.0.0' } });
  const damaged = { ...publication('@ludii/lid', '1.0.0'), _attachments: { tarball: { data: '' } } };
  const hidden = publication('@ludii/box', '1.0.0', { private: true });
  const found = statuses([cup, dice, cup, dice, damaged, hidden]);
  expect(found.map(([status]) => status)).toEqual([403, 201, 201, 403, 403, 403]);
  expect(found[0]![1]).toBe('@ludii/cup@1.0.0 needs @ludii/dice@1.0.0, not published yet');
});

test('what was published can be read back', () => {
  const body = JSON.stringify(publication('@ludii/dice', '1.2.3'));
  const found = answer<readonly unknown[]>(`
    import { startRegistry } from ${moduleOf('registry.mjs')};
    const registry = await startRegistry();
    await fetch(registry.url + '@ludii%2fdice', { method: 'PUT', body: ${JSON.stringify(body)} });
    const packument = await (await fetch(registry.url + '@ludii%2fdice')).json();
    const tarball = await fetch(packument.versions['1.2.3'].dist.tarball);
    const missing = await fetch(registry.url + '@ludii%2fcup');
    console.log(JSON.stringify([packument['dist-tags'].latest, await tarball.text(), missing.status]));
    await registry.stop();
  `);
  expect(found).toEqual(['1.2.3', '@ludii/dice', 404]);
});

test('packages come after all that they depend on', () => {
  const root = JSON.stringify(join(tools, '..'));
  const names = answer<readonly string[]>(`
    import { inOrder } from ${moduleOf('publish.mjs')};
    console.log(JSON.stringify(inOrder(${root}).map(({ name }) => name)));
  `);
  const directory = join(tools, '../packages');
  expect(names.length).toBe(readdirSync(directory).length);
  for (const [i, name] of names.entries()) {
    const manifest = JSON.parse(readFileSync(join(directory, name.slice(7), 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>;
    };
    const needed = Object.keys(manifest.dependencies ?? {}).filter((other) => other.startsWith('@ludii/'));
    expect(needed.filter((other) => names.indexOf(other) >= i)).toEqual([]);
  }
});
