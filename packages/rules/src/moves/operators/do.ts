/** `(do …)`: something first, then moves; or moves that must leave a condition true. */
import { Bool, Moves } from '@ludii/functions';
import { conditionOf, ruleOf } from '@ludii/functions/internal';
import type { Rule } from '@ludii/ir';
import { noMoves } from '@ludii/ir/internal';
import { named, optional } from '@ludii/registry';
import { effect } from '../shared/declare.js';

export const doMoves = effect('do', {
  args: {
    prior: Moves,
    next: named(optional(Moves)),
    ifAfterwards: named(optional(Bool)),
  },
  doc: 'Does something before the moves are found, or keeps only moves after which a condition holds.',
  example: '(do (forEach Piece) ifAfterwards:(not (is Threatened (id "King" Mover))))',
  meaning: ({ prior, next, ifAfterwards }) => {
    if (!next && !ifAfterwards) return noMoves;
    const moves: Rule = next ? { k: 'prior', prior: ruleOf(prior), rule: ruleOf(next) } : ruleOf(prior);
    const kept: Rule = ifAfterwards ? { k: 'afterwards', rule: moves, test: conditionOf(ifAfterwards) } : moves;
    return kept;
  },
});
