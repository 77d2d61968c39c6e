/** `(do …)`: something first, then moves; or moves that must leave a condition true. */
import { Bool, type BoolFn, ludeme, Moves, type MovesFn } from '@ludii/functions';
import {
  canReach,
  conditionOf,
  consequenceOf,
  type Draws,
  endsOn,
  type MoveTest,
  NonDecision,
  ruleOf,
  type SlotMoves,
  someMove,
  ThenPart,
} from '@ludii/functions/internal';
import { attached } from '@ludii/ir/internal';
import { named, optional } from '@ludii/registry';
import { applyMove, type Context, type MoveList } from '@ludii/state';
import {
  actionLength,
  applyInPlace,
  applyNested,
  diceHands,
  firstAction,
  MoveFlag,
  MoveWord,
  moveEnd,
} from '@ludii/state/internal';
import { sampleRule } from '../../flow/sampling.js';
import { type Attach, attachThen, testAttached } from '../shared/consequence.js';
import { endQuestion } from './question.js';

/** Appends the moves of `candidates` after which the condition holds, each tried on the present position. */
function keepIfAfterwards(c: Context, candidates: MoveList, out: MoveList, condition: BoolFn): void {
  for (let i = 0; i < candidates.length; i++) if (holdsAfter(c, candidates, i, condition)) out.copyMove(candidates, i);
}

function holdsAfter(c: Context, candidates: MoveList, i: number, condition: BoolFn): boolean {
  const told = condition.afterMove?.(c, candidates, i);
  if (told !== undefined) return told;
  const { from, to, site, level, state } = c;
  c.mark();
  applyMove(c, candidates, i);
  // After a move that lets the mover go on, the turn is taken to pass back.
  if (state.mover === state.next) state.next = state.prev;
  const holds = condition(c);
  endQuestion(c, from, to, site, level);
  return holds;
}

/** Writes moves to a list; what they are and how many is up to the caller. */
type Fill = (c: Context, moves: MoveList) => void;

/** Appends moves that are found after `prior` was done, with the actions of `prior` in front of each. */
function afterPrior(c: Context, prior: MovesFn, fill: Fill, out: MoveList): void {
  const first = c.acquire();
  prior(c, first);
  const { from, to, site, level } = c;
  const { mover } = c.state;
  // A question gives back all lists taken in it: these outlive it.
  const done = c.acquire();
  const moves = c.acquire();
  c.mark();
  for (let i = 0; i < first.length; i++) {
    done.begin(0, -1, -1);
    applyNested(c, first, first.start(i), done);
    done.finish();
  }
  fill(c, moves);
  endQuestion(c, from, to, site, level);
  if (moves.length > 0) {
    for (let i = 0; i < moves.length; i++) {
      out.beginLike(moves, i);
      // A move that stands twice in the list gets the actions for each of its two places.
      const twin = (moves.tape[moves.start(i) + MoveWord.Flags]! & MoveFlag.Twin) !== 0;
      copyPrior(done, out, twin ? 2 : 1);
      out.copyActions(moves, i);
      out.finish();
    }
  } else if (diceHands(c.state) > 0) {
    // In games with dice a roll that allows nothing is a pass.
    out.begin(mover, -1, -1);
    for (let i = done.length - 1; i >= 0; i--) out.copyActions(done, i);
    out.pushPass(true, true);
    out.finish();
  }
  c.release(moves);
  c.release(done);
  c.release(first);
}

/** Throws the dice for good, if they are thrown now, then chooses a move. Only the throw goes to `thrown`. */
function sampleThrown(
  c: Context,
  draws: Draws,
  throwDice: MovesFn,
  next: MovesFn,
  out: MoveList,
  thrown: MoveList,
): void {
  throwDice(c, thrown);
  if (thrown.length > 0) applyInPlace(c, thrown, thrown.start(0));
  const { from, to, site, level } = c;
  const { mover } = c.state;
  sampleRule(c, draws, next, out);
  c.from = from;
  c.to = to;
  c.site = site;
  c.level = level;
  if (out.length > 0) return;
  // In games with dice a roll that allows nothing is a pass.
  out.begin(mover, -1, -1);
  out.pushPass(true, true);
  out.finish();
}

/** What a rule with something to do first can tell or choose without all its moves. */
function withPrior(prior: MovesFn, next: MovesFn, attach: Attach): Pick<MovesFn, 'claims' | 'sample' | 'canMove'> {
  let draws: Draws;
  const fillOne: Fill = (c, moves) => {
    sampleRule(c, draws, next, moves);
  };
  return {
    // Asked where it leads to, such a rule answers as if the first part were not done.
    claims: (c, site) => canReach(c, next, site),
    sample: (c, source, out, thrown) => {
      if (prior.throws && thrown) sampleThrown(c, source, prior, next, out, thrown);
      else {
        draws = source;
        afterPrior(c, prior, fillOne, out);
      }
      attach(c, out, 0);
      return out.length > 0;
    },
    canMove: (c) => {
      const moves = c.acquire();
      if (diceHands(c.state) > 0) {
        // There is always the pass; the dice are thrown all the same.
        prior(c, moves);
        c.release(moves);
        return true;
      }
      afterPrior(c, prior, next, moves);
      const found = moves.length > 0;
      c.release(moves);
      return found;
    },
  };
}

/**
 * Copies the actions of prior moves, each list a number of times. Each list after the first goes in at the length of
 * the one before it alone, which mixes up their order from the third on.
 */
function copyPrior(done: MoveList, out: MoveList, times: number): void {
  if (times === 1 && done.length <= 2) {
    for (let i = 0; i < done.length; i++) out.copyActions(done, i);
    return;
  }
  const order: number[] = [];
  let at = 0;
  for (let i = 0; i < done.length; i++) {
    const actions: number[] = [];
    const start = done.start(i);
    const end = moveEnd(done.tape, start);
    for (let a = firstAction(done.tape, start); a < end; a += actionLength(done.tape[a]!)) actions.push(a);
    for (let k = 0; k < times; k++) order.splice(at, 0, ...actions);
    at = actions.length;
  }
  for (const action of order) out.copyAction(done.tape, action);
}

/** The numbers of moves that must pass a test. */
function testedSlots({ count, write }: SlotMoves, accepts: MoveTest, attach: Attach): SlotMoves {
  return {
    count,
    write: (c, slot, out) => {
      const made = out.length;
      if (!write(c, slot, out)) return false;
      if (!accepts(c, out, made)) {
        out.truncate(made);
        return false;
      }
      attach(c, out, made);
      return true;
    },
  };
}

export const doMoves = ludeme('do', {
  returns: NonDecision,
  args: {
    prior: Moves,
    next: named(optional(Moves)),
    ifAfterwards: named(optional(Bool)),
    consequence: optional(ThenPart),
  },
  doc: 'Does something before the moves are found, or keeps only moves after which a condition holds.',
  example: '(do (forEach Piece) ifAfterwards:(not (is Threatened (id "King" Mover))))',
  meaning: ({ prior, next, ifAfterwards, consequence: then }) => {
    if (next || !ifAfterwards) return undefined;
    return attached({ k: 'afterwards', rule: ruleOf(prior), test: conditionOf(ifAfterwards) }, consequenceOf(then));
  },
  compile: ({ prior, next, ifAfterwards, consequence: then }): MovesFn => {
    const attach = attachThen(then);
    if (!next && !ifAfterwards) return () => {};
    const generate: MovesFn = next ? (c, out) => afterPrior(c, prior, next, out) : prior;
    const moves: MovesFn = (c, out) => {
      const first = out.length;
      if (ifAfterwards && !ifAfterwards.holdsAnyway?.(c)) {
        const candidates = c.acquire();
        generate(c, candidates);
        keepIfAfterwards(c, candidates, out, ifAfterwards);
        c.release(candidates);
      } else generate(c, out);
      attach(c, out, first);
    };
    if (next && ifAfterwards) {
      return Object.assign(moves, { claims: (c: Context, site: number) => canReach(c, next, site) });
    }
    if (next) return Object.assign(moves, withPrior(prior, next, attach));
    if (!ifAfterwards) return moves;
    const accepts = (c: Context, list: MoveList, i: number): boolean =>
      ifAfterwards.holdsAnyway?.(c) === true || holdsAfter(c, list, i, ifAfterwards);
    const claims = (c: Context, site: number): boolean =>
      ifAfterwards.holdsAnyway?.(c) ? canReach(c, prior, site) : reaches(c, site);
    const reaches = (c: Context, site: number): boolean => {
      if (ifAfterwards.holdsAnyway?.(c)) return endsOn(c, prior, site);
      // Only if some move leads there at all, the moves are tried.
      if (prior.reaches && !prior.reaches(c, site)) return false;
      const candidates = c.acquire();
      prior(c, candidates);
      let found = false;
      for (let i = 0; i < candidates.length && !found; i++) {
        const leads = candidates.tape[candidates.start(i) + MoveWord.To] === site;
        found = leads && holdsAfter(c, candidates, i, ifAfterwards);
      }
      c.release(candidates);
      return found;
    };
    const some = (c: Context, test: MoveTest): boolean => {
      const then = testAttached(attach, test);
      return someMove(c, prior, (_c, list, i) => accepts(c, list, i) && then(c, list, i));
    };
    return Object.assign(moves, {
      reaches,
      some,
      ...(prior.slots ? { slots: testedSlots(prior.slots, accepts, attach) } : {}),
      ...(prior.claims ? { claims } : {}),
      lazy: {
        generate: prior,
        ...(prior.bySite ? { bySite: prior.bySite } : {}),
        ...(prior.slots ? { slots: prior.slots } : {}),
        accepts,
        after: ifAfterwards,
        ...(then ? { complete: (c: Context, list: MoveList) => attach(c, list, 0) } : {}),
      },
    });
  },
});
