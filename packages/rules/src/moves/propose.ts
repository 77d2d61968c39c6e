/** `(propose …)`, `(vote …)` and their decisions: what players put to the vote. */
import { Text } from '@ludii/functions';
import { propositionNumber } from '@ludii/functions/internal';
import { all } from '@ludii/ir/internal';
import { either, list } from '@ludii/registry';
import { Op, type Opcode } from '@ludii/state/internal';
import { effectAndDecision } from './shared/declare.js';
import { setting } from './shared/writing.js';

/** One move for each text. */
const offers = (keyword: string, decided: string, op: Opcode, doc: string, example: string) =>
  effectAndDecision(keyword, decided, {
    args: { text: either(1, Text), texts: either(1, list(Text)) },
    doc,
    example,
    flags: ['vote'],
    meaning: ({ text, texts }, build, decision) => {
      const written = texts ?? (text === undefined ? [] : [text]);
      return all(...written.map((each) => setting(op, decision, build.text(each), propositionNumber(build, each))));
    },
  });

export const propose = offers(
  'propose',
  'move Propose',
  Op.Propose,
  'Makes a proposal to the other players; several texts are alternatives.',
  '(move Propose "End")',
);

export const vote = offers(
  'vote',
  'move Vote',
  Op.Vote,
  'Votes on a proposal; several texts are alternatives.',
  '(move Vote {"Yes" "No"})',
);
