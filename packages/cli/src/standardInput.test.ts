import { Readable } from 'node:stream';
import { type Captured, ludii, noughts } from './testing/capture.js';

/** Runs a command line with a text on standard input. */
async function typed(text: string, ...args: readonly string[]): Promise<Captured> {
  const stdin = Object.getOwnPropertyDescriptor(process, 'stdin')!;
  const input = Readable.from([text]);
  Object.defineProperty(process, 'stdin', { ...stdin, get: () => input });
  try {
    return await ludii(...args);
  } finally {
    Object.defineProperty(process, 'stdin', stdin);
  }
}

test('validate - looks at standard input', async () => {
  expect(await typed(noughts(), 'validate', '-')).toMatchObject({ code: 0, out: '1 file valid\n' });
  const { code, out } = await typed(noughts({ play: '(mov Pass)' }), 'validate', '-');
  expect(code).toBe(1);
  expect(out).toContain('--> -:4');
});

test('fmt - lays standard input out', async () => {
  const { code, out } = await typed('(game   "G")', 'fmt', '-');
  expect([code, out]).toEqual([0, '(game "G")\n']);
  expect((await typed('(game "G")', 'fmt', '-', '--write')).err).toContain('Standard input can not be written to');
});
