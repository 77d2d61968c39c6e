/** `(last To)`, `(last From)`, `(last LevelTo)`, `(last LevelFrom)`: where the last move went. */
import { never } from '@ludii/ir';
import { choice } from '@ludii/ir/internal';
import { named, optional } from '@ludii/registry';
import type { Context } from '@ludii/state';
import { Reading, readDecision } from '@ludii/state/internal';
import { ludeme } from '../declare/build.js';
import type { IntFn } from '../declare/compiled.js';
import { Bool, Int } from '../declare/kinds.js';
import { conditionOf, numberOf } from '../declare/meaning.js';
import { answerOf, lastActions, lastFrom, lastTo } from '../position/lastMove.js';

/** The answer of the last action of the last move that has the given site, -1 if none has. */
function afterConsequences(c: Context, site: number, question: number): number {
  const { tape } = c.trial.moves;
  const found = lastActions(c).findLast((at) => answerOf(tape, at, site) !== -1);
  return found === undefined ? -1 : answerOf(tape, found, question);
}

/** A level of the decision of the last move, -1 without a last move. */
function decided(c: Context, question: number): number {
  const start = c.trial.lastStart();
  return start < 0 ? -1 : Math.max(0, readDecision(c.trial.moves.tape, start, question));
}

const recorded: Readonly<Record<'To' | 'From' | 'LevelTo' | 'LevelFrom', IntFn>> = {
  To: lastTo,
  From: lastFrom,
  LevelTo: (c) => decided(c, Reading.LevelTo),
  LevelFrom: (c) => decided(c, Reading.LevelFrom),
};

const applied: typeof recorded = {
  To: (c) => afterConsequences(c, Reading.To, Reading.To),
  From: (c) => afterConsequences(c, Reading.From, Reading.From),
  LevelTo: (c) => afterConsequences(c, Reading.To, Reading.LevelTo),
  LevelFrom: (c) => afterConsequences(c, Reading.From, Reading.LevelFrom),
};

export const last = ludeme('last', ['From', 'LevelFrom', 'To', 'LevelTo'], {
  returns: Int,
  args: { afterConsequence: optional(named(Bool)) },
  doc: 'Where the last move ended or began (or at what level), perhaps after all that followed from it; -1 if nowhere.',
  example: '(last To)',
  flags: ({ word, afterConsequence }) =>
    afterConsequence || (word?.form === 'literal' && String(word.value).startsWith('Level')) ? ['looksBack'] : [],
  meaning: ({ word, afterConsequence }) => {
    const before = numberOf(recorded[word]);
    return choice(afterConsequence ? conditionOf(afterConsequence) : never, numberOf(applied[word]), before);
  },
});
