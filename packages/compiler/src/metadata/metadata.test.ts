import { parse } from '@ludii/grammar';
import { bind } from '@ludii/registry';
import { compile } from '../compile.js';
import { metadataLudemes, metadataRegistry } from './index.js';

const game = (metadata: string): string => `(game "G" (players 2)
  (equipment { (board (square 3)) (piece "Disc" Each) })
  (rules (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win)))))
(metadata ${metadata})`;

test.each(metadataLudemes.filter(({ example }) => example !== undefined))('$example is what it says', (ludeme) => {
  const { tree, metadata } = parse(ludeme.example!, { fragment: true });
  const { bound, diagnostics } = bind(metadataRegistry, (metadata ?? tree)!, ludeme.returns);
  expect(diagnostics).toEqual([]);
  expect(bound).toMatchObject({ ludeme: { keyword: ludeme.keyword, doc: ludeme.doc } });
});

test('a mistake in metadata is a warning with its place and fix, and the game can be played', () => {
  const text = game('(info (descriptoin "D")) (graphics { (board Styl Chess) (piece Scale 0.9) })');
  const { game: made, diagnostics } = compile(text);
  expect(made).not.toBeNull();
  expect(diagnostics.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
    'warning: Unknown ludeme `descriptoin`. Did you mean `(description …)`?',
    'warning: The word `Styl` is not known here. Did you mean `Style`?',
  ]);
  expect(diagnostics[0]?.fixes).toHaveLength(1);
});

test('what is right is not warned of, and regions of the board may be named', () => {
  const text = game(
    '(info { (author "A") }) (graphics (region Colour (sites Corners) (colour Red))) (ai (bestAgent "UCT"))',
  );
  expect(compile(text).diagnostics).toEqual([]);
});
