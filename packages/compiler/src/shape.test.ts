/** What follows from the board alone is worked out once for all texts that are compiled with it. */
import type { Board } from '@ludii/geometry';
import { compile } from './compile.js';

const dominoes = (name: string): string => `
(game "${name}" (players 2)
  (equipment { (board (rectangle 5 5)) (dominoes upTo:2) (hand Each size:3) })
  (rules
    (play (forEach Piece container:(mover) (move (from (from)) (to (sites Empty)))))
    (end (if (no Moves Next) (result Mover Win)))))`;

test('an edited text has the covers of the text before', () => {
  const boards = new Map<string, Board>();
  const shapeOf = (name: string) => compile(dominoes(name), { boards }).game!.shape;
  const [first, second] = [shapeOf('One'), shapeOf('Two')];
  const cover = ({ components }: typeof first) => components.find(({ kind }) => kind === 'domino')!.cover;
  expect(cover(first)).toBeDefined();
  expect(cover(second)).toBe(cover(first));
  expect(compile(dominoes('Three')).game!.shape.components.at(-1)!.cover).toEqual(cover(first));
});
