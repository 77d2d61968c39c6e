import { parse } from '../parse.js';
import { applyFix, change } from './fix.js';

test('edits are applied from the end, and only those of the file', () => {
  const at = (file: string, start: number, end: number) => ({ file, start, end });
  const edits = [
    { span: at('a', 0, 1), text: 'xx' },
    { span: at('a', 2, 2), text: '-' },
    { span: at('b', 0, 3), text: 'other' },
  ];
  expect(applyFix('abc', 'a', { title: '', edits })).toBe('xxb-c');
  expect(applyFix('abc', 'a', change(at('a', 1, 2), 'B'))).toBe('aBc');
});

test('a misspelt define is put right where it is written, also inside another define', () => {
  const text = '(define "Go" ("StepToEmtpy" Forward)) (game "G" (piece "P" Each ("Go")))';
  const [diagnostic] = parse(text, { file: 'g.lud' }).diagnostics;
  expect(diagnostic?.fixes).toHaveLength(1);
  expect(applyFix(text, 'g.lud', diagnostic!.fixes[0]!)).toBe(text.replace('Emtpy', 'Empty'));
});
