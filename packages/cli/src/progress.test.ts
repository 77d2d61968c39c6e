import { Progress } from './progress.js';

function stream(isTTY: boolean): { readonly written: string[]; readonly stream: NodeJS.WriteStream } {
  const written: string[] = [];
  const fake = { isTTY, columns: 60, write: (text: string) => written.push(text) > 0 };
  return { written, stream: fake as unknown as NodeJS.WriteStream };
}

test('a bar is drawn on a terminal and taken away again', () => {
  const { written, stream: terminal } = stream(true);
  const progress = new Progress(4, terminal);
  progress.at(2, 'a very long name of a file that does not fit on the line.lud');
  progress.clear();
  progress.clear();
  expect(written).toHaveLength(2);
  expect(written[0]).toMatch(/█{12}░{12} 2\/4 ….*\.lud$/);
  expect(written[0]!.replace('\r\u001b[2K', '').length).toBeLessThanOrEqual(60);
  expect(written[1]).toBe('\r\u001b[2K');
});

test('elsewhere nothing is drawn, nor for a single thing', () => {
  const pipe = stream(false);
  new Progress(4, pipe.stream).at(1);
  const single = stream(true);
  new Progress(1, single.stream).at(0);
  expect([...pipe.written, ...single.written]).toEqual([]);
});
