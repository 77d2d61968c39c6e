/**
 * How a random move of a rule is found without writing or testing all of them. A rule is taken apart into sources of
 * moves; those of a source may be numbered, so that one can be written alone, and may have to be tried before they count.
 * Every move gets the same chance: whatever is drawn and turns out to be none is drawn no more.
 */
import type { Context, MoveList } from '@ludii/state';
import type { Condition, Rule } from '../nodes.js';
import { leaksBetweenMoves, throwsDice } from '../scan.js';
import { conditionFn } from './conditions.js';
import { type Attach, attaching, type ListFn } from './effects.js';
import { type Notes, noteMode } from './note.js';
import { type Numbered, numberedOf } from './numbers.js';
import { afterFn, holdsAnyway, listFn } from './rules.js';
import { walk } from './walk/walk.js';

/** A condition that must hold after a move. */
export interface Trial {
  /** Notes on the move what follows from the moves of rules inside, before it is tried. */
  readonly first: readonly Attach[];
  readonly holds: (c: Context) => boolean;
  /** Whether it is known to hold at present. */
  readonly anyway: (() => boolean) | undefined;
  /** Makes a move, asks, and takes the move back. */
  readonly holdsAfter: (c: Context, list: MoveList, i: number) => boolean;
}

/** Moves of one kind. */
export interface Source {
  /** Notes all moves down. */
  readonly note: (c: Context, notes: Notes) => void;
  readonly numbered: Numbered | undefined;
  /** What must hold after a move, one after the other. */
  readonly tried: readonly Trial[];
  /** Notes on a move what follows from all moves of rules around it, once it is allowed. */
  readonly complete: readonly Attach[];
}

/** How a random move is chosen. */
export type Choice =
  | { readonly k: 'sources'; readonly sources: readonly Source[] }
  | { readonly k: 'if'; readonly test: (c: Context) => boolean; readonly yes: Choice; readonly no: Choice }
  /** Dice are thrown first. */
  | {
      readonly k: 'throw';
      readonly dice: ListFn;
      readonly next: Choice;
      readonly complete: readonly Attach[];
      /** All moves, for a throw that can not be made for good. */
      readonly whole: Source;
    };

/** How a random move of a rule is chosen. `outer` is what follows from the moves of rules around it. */
export function choiceOf(rule: Rule, outer: readonly Attach[] = []): Choice {
  if (rule.k === 'interpreted') return choiceOf(rule.rule, outer);
  if (rule.k === 'choose') {
    return {
      k: 'if',
      test: conditionFn(rule.test),
      yes: choiceOf(rule.yes, outer),
      no: choiceOf(rule.no, outer),
    };
  }
  if (rule.k === 'attach') return choiceOf(rule.rule, [attaching(rule.then.id), ...outer]);
  if (rule.k === 'prior' && throwsDice(rule.prior)) {
    const whole: Source = { note: noteFn(rule), numbered: undefined, tried: [], complete: outer };
    return { k: 'throw', dice: listFn(rule.prior), next: choiceOf(rule.rule), complete: outer, whole };
  }
  return { k: 'sources', sources: sourcesOf(rule, outer) };
}

function sourcesOf(rule: Rule, complete: readonly Attach[]): readonly Source[] {
  if (rule.k === 'none') return [];
  // What a move is depends on the effects of those before it: they can not be found apart.
  if (leaksBetweenMoves(rule)) return [{ note: listedFn(rule), numbered: undefined, tried: [], complete }];
  if (rule.k === 'interpreted') return sourcesOf(rule.rule, complete);
  if (rule.k === 'all') return rule.rules.flatMap((each) => sourcesOf(each, complete));
  if (rule.k === 'attach') return sourcesOf(rule.rule, [attaching(rule.then.id), ...complete]);
  if (rule.k === 'afterwards') {
    return sourcesOf(rule.rule, []).map((source) => ({
      ...source,
      // What inner rules attach belongs to the move that is tried.
      tried: [...source.tried, trialOf(rule.test, source.complete)],
      complete,
    }));
  }
  return [{ note: noteFn(rule), numbered: numberedOf(rule), tried: [], complete }];
}

/** Notes all moves of a rule down. */
export function noteFn(rule: Rule): Source['note'] {
  const moves = walk(rule, noteMode());
  return (c, notes) => {
    moves(c, notes);
  };
}

/** Writes all moves of a rule out. */
function listedFn(rule: Rule): Source['note'] {
  const moves = listFn(rule);
  return (c, notes) => notes.take(c, (out) => moves(c, out));
}

const trialOf = (test: Condition, first: readonly Attach[]): Trial => ({
  first,
  holds: conditionFn(test),
  anyway: holdsAnyway(test),
  holdsAfter: afterFn(test),
});
