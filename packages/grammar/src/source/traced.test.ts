import fc from 'fast-check';
import { Frames } from './frames.js';
import { Traced, TracedBuilder, without } from './traced.js';

function whole(text: string): Traced {
  const frames = new Frames();
  return Traced.whole(text, frames, frames.file('file'));
}

test('a cut text keeps the places of what is left', () => {
  const text = whole('hello cruel world');
  const cut = without(text, [[5, 11]]);
  expect(cut.text).toBe('hello world');
  expect(cut.span(6, 11)).toEqual({ file: 'file', start: 12, end: 17 });
  expect(cut.span(0, 11)).toEqual({ file: 'file', start: 0, end: 17 });
});

test('inserted text leads back to the place that it replaced', () => {
  const text = whole('a <X> b');
  const { frames } = text;
  const frame = frames.insert('option', 'Size/Big', 'file', text.place(2, 5));
  const builder = new TracedBuilder(frames);
  builder.append(text, 0, 2);
  builder.insert('big', frame, 40);
  builder.append(text, 5, 7);
  const result = builder.build();
  expect(result.text).toBe('a big b');
  expect(result.span(3, 4)).toEqual({ file: 'file', start: 2, end: 5 });
  expect(result.origin(3, 4)).toEqual([
    { kind: 'option', name: 'Size/Big', span: { file: 'file', start: 41, end: 42 } },
  ]);
  expect(result.origin(0, 1)).toEqual([]);
  // a range over the border belongs to the text around
  expect(result.span(0, 4)).toEqual({ file: 'file', start: 0, end: 5 });
});

test('slices of slices keep every character at its place', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(60), fc.nat(60)), { maxLength: 6 }), (cuts) => {
      const original = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
      let text = whole(original);
      for (const [a, b] of cuts) {
        const start = Math.min(a, b, text.length);
        const end = Math.min(Math.max(a, b), text.length);
        if (end - start < text.length) text = without(text, [[start, end]]);
      }
      for (let i = 0; i < text.length; i++) expect(original[text.span(i, i + 1).start]).toBe(text.text[i]);
    }),
  );
});
