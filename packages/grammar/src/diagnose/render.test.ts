import { parse } from '../parse.js';
import { renderDiagnostic } from './render.js';
import { editDistance, suggest } from './suggest.js';

test('a frame shows the line and carets, tabs kept', () => {
  const { diagnostics, sources } = parse('(game "G"\n\t(x , y))', { file: 'g.lud' });
  expect(renderDiagnostic(diagnostics[0]!, sources)).toBe(
    [
      'error[bad-character]: "," can\'t stand here.',
      '  --> g.lud:2:5',
      '  |',
      '2 | \t(x , y))',
      '  | \t   ^',
      '  hint: Items are separated by spaces.',
      '',
    ].join('\n'),
  );
});

test('colours are ANSI escapes and nothing else changes', () => {
  const { diagnostics, sources } = parse('(game "G" ("SameTrun"))');
  const plain = renderDiagnostic(diagnostics[0]!, sources);
  const coloured = renderDiagnostic(diagnostics[0]!, sources, { color: true });
  expect(coloured).toContain('\u001b[1;31merror[unknown-define]\u001b[0m');
  const stripped = coloured.split('\u001b[').map((piece, i) => (i === 0 ? piece : piece.replace(/^[\d;]*m/, '')));
  expect(stripped.join('')).toBe(plain);
});

test('a place whose text is not at hand is still named', () => {
  const { diagnostics } = parse('(game "G" ("SameTrun"))', { file: 'g.lud' });
  expect(renderDiagnostic(diagnostics[0]!, new Map())).toContain('--> g.lud');
});

test('edit distance counts swapped neighbours once', () => {
  expect(editDistance('emtpy', 'empty', 3)).toBe(1);
  expect(editDistance('kitten', 'sitting', 3)).toBe(3);
  expect(editDistance('a', 'abcdef', 2)).toBe(3);
  expect(suggest('StepToEmtpy', ['HopCapture', 'StepToEmpty', 'StepToEnemy'])).toBe('StepToEmpty');
  expect(suggest('Zebra', ['HopCapture'])).toBeUndefined();
});
