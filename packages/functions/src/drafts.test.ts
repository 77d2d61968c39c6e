/** Drafts of rules that add something to the moves of other rules. */
import { Context, type MoveList, MoveWord, sampleGame } from '@ludii/state';
import type { MovesFn } from './compiled.js';
import { borrowDrafts, type DraftRule, draftMoves, finishedDraft, noteTentatively, returnDrafts } from './drafts.js';

const write = (out: MoveList, from: number, to: number): void => {
  out.begin(1, from, to);
  out.finish();
};
const noted: DraftRule = { complete: (_c, out, a, b) => write(out, a, b) };
const rule: MovesFn = Object.assign(
  (_c: Context, out: MoveList) => {
    for (const to of [1, 2]) write(out, 0, to);
  },
  {
    draft: (c: Context, out: ReturnType<typeof borrowDrafts>) => {
      for (const to of [1, 2]) out.push(c, noted, 0, to, 0);
    },
  },
);

test('a finished draft is written by its rule and then finished', () => {
  const c = new Context(sampleGame());
  const drafts = borrowDrafts();
  const note = finishedDraft((_c, out, first) => {
    for (let i = first; i < out.length; i++) out.setMoverOf(i, 2);
  });
  note(c, rule, drafts);
  draftMoves(c, rule, drafts);
  // A rule without drafts of its own is written at once, and finished like the others.
  note(c, (_c, out) => write(out, 5, 6), drafts);
  expect(drafts.length).toBe(5);
  const moves = c.acquire();
  for (let i = 0; i < drafts.length; i++) drafts.complete(c, i, moves);
  const read = (word: number): number[] => Array.from({ length: 5 }, (_, i) => moves.tape[moves.start(i) + word]!);
  expect(read(MoveWord.To)).toEqual([1, 2, 1, 2, 6]);
  expect(read(MoveWord.Mover)).toEqual([2, 2, 1, 1, 2]);
  returnDrafts(drafts);
  const again = borrowDrafts();
  expect([again.length, again.inner.length, again.inner.ready.length]).toEqual([0, 0, 0]);
  returnDrafts(again);
});

test('tentative notes are taken where a rule has them', () => {
  const c = new Context(sampleGame());
  const drafts = borrowDrafts();
  const either: MovesFn = Object.assign(() => {}, {
    tentative: (at: Context, out: ReturnType<typeof borrowDrafts>) => out.push(at, noted, 7, 8, 0),
  });
  noteTentatively(c, either, drafts);
  noteTentatively(c, rule, drafts);
  expect(drafts.length).toBe(3);
  expect([drafts.has(0, 7, 8), drafts.has(1, 7, 8)]).toEqual([true, false]);
  returnDrafts(drafts);
});
