/** The tree of moves: lines, branches, going back and on, and the same tree after it was written down. */
import fc from 'fast-check';
import { MoveTree } from './moveTree.js';

const move = (choice: number) => ({ choice, mover: 1, notation: String(choice) });
const path = (tree: MoveTree): number[] => tree.path.map(({ choice }) => choice);
const future = (tree: MoveTree): number[] => tree.future.map(({ choice }) => choice);

test('another move at an earlier place begins a branch, and the first one stays', () => {
  const tree = new MoveTree();
  for (const choice of [1, 2, 3]) tree.play(move(choice));
  tree.goTo(tree.path[0]);
  expect([path(tree), future(tree)]).toEqual([[1], [2, 3]]);
  tree.play(move(5));
  expect([path(tree), future(tree)]).toEqual([[1, 5], []]);
  expect(tree.insteadOf(tree.path[1]!).map(({ choice }) => choice)).toEqual([2]);
  tree.goTo(tree.find([1, 2]));
  expect([path(tree), future(tree)]).toEqual([[1, 2], [3]]);
  tree.goTo(undefined);
  expect(future(tree)).toEqual([1, 2, 3]);
});

test('a move that was played before is gone to, not added', () => {
  const tree = new MoveTree();
  for (const choice of [1, 2]) tree.play(move(choice));
  tree.goTo(undefined);
  tree.play(move(1));
  expect(tree.moves()).toHaveLength(2);
  expect(future(tree)).toEqual([2]);
});

test('what was written is read again, with the place', () => {
  const steps = fc.array(fc.record({ back: fc.nat(3), choice: fc.nat(3) }), { maxLength: 40 });
  fc.assert(
    fc.property(steps, (list) => {
      const tree = new MoveTree();
      for (const { back, choice } of list) {
        tree.goTo(tree.path.at(-1 - back));
        tree.play(move(choice));
      }
      const again = MoveTree.of(tree.moves(), path(tree));
      expect(again.moves()).toEqual(tree.moves());
      expect(path(again)).toEqual(path(tree));
    }),
  );
});
