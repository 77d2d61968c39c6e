/** Drafts against the moves that they were noted down for. */
import { Context, MoveList } from '@ludii/state';
import { Consequences, MoveWord } from '@ludii/state/internal';
import fc from 'fast-check';
import { shapeOf } from '../testing/shape.js';
import { type DraftFrame, DraftList, type DraftRule, DraftWords } from './drafts.js';

const context = (): Context => new Context({ ...shapeOf('Drafts', [9, 0, 0], []), consequences: new Consequences() });

/** A rule whose moves show it: its number, both numbers of the draft, and the iterator. */
const ruleOf = (number: number): DraftRule => ({
  complete: (c, out, a, b) => {
    out.begin(number, a, b);
    out.setState(c.from);
    out.finish();
  },
});
const frameOf = (number: number): DraftFrame => ({
  finish: (_c, out, first) => {
    for (let i = first; i < out.length; i++) out.setThenOf(i, number);
  },
  outer: undefined,
});
const rules = [ruleOf(0), ruleOf(1)];
const frames = [undefined, frameOf(1), frameOf(2)];

const note = fc.record({ rule: fc.nat(1), frame: fc.nat(2), a: fc.nat(8), b: fc.nat(8), from: fc.nat(8) });

test('every draft is completed by its own rule and frame, noted one by one or many at once, also after some are gone', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(note, fc.boolean()), { maxLength: 200 }), fc.array(fc.nat()), (notes, gone) => {
      const c = context();
      const drafts = new DraftList();
      const expected = notes.map(([{ rule, frame, a, b, from }]) => [rule, a, b, from, frame]);
      for (const [{ rule, frame, a, b, from }, direct] of notes) {
        drafts.frame = frames[frame];
        c.from = from;
        if (direct) {
          const source = drafts.source(rules[rule]);
          drafts.room(1).set([a, b, 0, from, -1, source], drafts.length * DraftWords);
          drafts.length++;
        } else drafts.push(c, rules[rule], a, b, 0);
      }
      for (const number of gone) {
        if (drafts.length === 0) break;
        const i = number % drafts.length;
        drafts.swapRemove(i);
        const last = expected.pop()!;
        if (i < expected.length) expected[i] = last;
      }
      const out = new MoveList();
      for (let i = 0; i < drafts.length; i++) drafts.complete(c, i, out);
      const words = [MoveWord.Mover, MoveWord.From, MoveWord.To, MoveWord.State, MoveWord.Then];
      const made = Array.from({ length: out.length }, (_, i) => words.map((word) => out.tape[out.start(i) + word]));
      expect(made).toEqual(expected);
    }),
  );
});
