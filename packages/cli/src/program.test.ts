import { run } from './program.js';

const output: string[] = [];
let spies: jest.SpyInstance[];

beforeEach(() => {
  output.length = 0;
  const keep = (text: string | Uint8Array): boolean => {
    output.push(String(text));
    return true;
  };
  spies = [
    jest.spyOn(process.stdout, 'write').mockImplementation(keep),
    jest.spyOn(process.stderr, 'write').mockImplementation(keep),
  ];
});
afterEach(() => {
  for (const spy of spies) spy.mockRestore();
});

test('help goes to the user and succeeds', async () => {
  expect(await run(['--help'])).toBe(0);
  expect(output.join('')).toContain('Usage: ludii');
});

test('an unknown command is an error with a way out', async () => {
  expect(await run(['bord'])).toBe(1);
  expect(output.join('')).toMatch(/unknown command 'bord'/);
  expect(output.join('')).toContain('--help');
});

test('the version is that of the package', async () => {
  expect(await run(['--version'])).toBe(0);
  expect(output.join('')).toMatch(/^\d+\.\d+\.\d+/);
});
