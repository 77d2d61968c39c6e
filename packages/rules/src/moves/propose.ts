/** `(propose …)`, `(vote …)` and their decisions: what players put to the vote. */
import { type Build, Text } from '@ludii/functions';
import { consequenceOf, propositionNumber, type Then, ThenPart } from '@ludii/functions/internal';
import { constant, type Rule } from '@ludii/ir';
import { action, all, attached, emit } from '@ludii/ir/internal';
import { either, list, optional } from '@ludii/registry';
import { Op, type Opcode } from '@ludii/state/internal';
import { effectAndDecision } from './shared/declare.js';

const args = {
  text: either(1, Text),
  texts: either(1, list(Text)),
  consequence: optional(ThenPart),
};

/** One move for each text. */
function offers(
  opcode: Opcode,
  texts: readonly string[],
  then: Then | undefined,
  build: Build,
  decision: boolean,
): Rule {
  const nowhere = constant(-1);
  const moves = texts.map((text) =>
    emit(nowhere, nowhere, [action(opcode, decision, build.text(text), propositionNumber(build, text))]),
  );
  return attached(all(...moves), consequenceOf(then));
}

const written = (text: string | undefined, texts: readonly string[] | undefined): readonly string[] =>
  texts ?? (text === undefined ? [] : [text]);

export const propose = effectAndDecision('propose', 'Propose', {
  args,
  doc: 'Makes a proposal to the other players; several texts are alternatives.',
  example: '(move Propose "End")',
  flags: ['vote'],
  meaning: ({ text, texts, consequence: then }, build, decision) =>
    offers(Op.Propose, written(text, texts), then, build, decision),
});

export const vote = effectAndDecision('vote', 'Vote', {
  args,
  doc: 'Votes on a proposal; several texts are alternatives.',
  example: '(move Vote {"Yes" "No"})',
  flags: ['vote'],
  meaning: ({ text, texts, consequence: then }, build, decision) =>
    offers(Op.Vote, written(text, texts), then, build, decision),
});
