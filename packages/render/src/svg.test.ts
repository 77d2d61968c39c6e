import fc from 'fast-check';
import { el, escapeText, num, textEl, toText } from './svg.js';

test('elements become text with short numbers', () => {
  const node = el('g', { a: 1.23456, b: -0, c: undefined }, [textEl('title', 'A & B'), el('path', { d: 'M0 0' })]);
  expect(toText(node)).toBe('<g a="1.23" b="0"><title>A &amp; B</title><path d="M0 0"/></g>');
  expect(num(Number.NaN)).toBe('0');
});

test('whatever a text holds, it cannot leave its place', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const escaped = escapeText(text);
      expect(escaped).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/);
      expect(toText(textEl('text', text, { x: text }))).toBe(`<text x="${escaped}">${escaped}</text>`);
    }),
  );
});
