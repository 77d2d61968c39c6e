/** The modes of rules as closures: all moves written to a list, whether there is one, whether one ends on a site. */
import { applyMove, type Context, type MoveList } from '@ludii/state';
import { carryOut, diceHands, MoveFlag, MoveWord } from '@ludii/state/internal';
import { conditionFn, valueFn } from '../interpret.js';
import type { Condition, EmitRule, Rule } from '../nodes.js';
import { closureOf, type RuleFn } from './closures.js';
import { attaching, type ListFn } from './effects.js';
import { afterPrior } from './prior.js';
import { sowFn } from './sow.js';
import { type Mode, type Walk, walk } from './walk.js';
import { writeFn } from './write.js';

/** The moves of a rule, written to a list. */
export function listFn(rule: Rule): ListFn {
  const moves = walk(rule, list);
  return (c, out) => {
    moves(c, out);
  };
}

/** Tells whether a condition is known to hold at present, because what it denies is switched off. */
export function holdsAnyway(test: Condition): (() => boolean) | undefined {
  if (test.k !== 'not') return undefined;
  const { part } = test;
  return part.k === 'threatened' || part.k === 'callCondition' ? part.isOff : undefined;
}

/** Tells whether a condition holds after move `i` of a list, which is made and taken back. */
export function afterFn(test: Condition): (c: Context, list: MoveList, i: number) => boolean {
  const condition = conditionFn(test);
  const told = test.k === 'callCondition' ? test.fn.afterMove : undefined;
  return (c, candidates, i) => {
    const answer = told?.(c, candidates, i);
    if (answer !== undefined) return answer;
    const { from, to, site, level, state } = c;
    c.mark();
    applyMove(c, candidates, i);
    // After a move that lets the mover go on, the turn is taken to pass back.
    if (state.mover === state.next) state.next = state.prev;
    const holds = condition(c);
    c.rollback();
    c.from = from;
    c.to = to;
    c.site = site;
    c.level = level;
    return holds;
  };
}

/** The function that writes a move to a list. */
export const writerOf = (rule: EmitRule): ListFn =>
  writeFn(rule, rule.effect && listFn(rule.effect), rule.passed && listFn(rule.passed));

const list: Mode<MoveList> = {
  move: (rule) => {
    const write = writerOf(rule);
    return (c, out) => {
      write(c, out);
      return false;
    };
  },
  attach: ({ id }, rule) => {
    const attach = attaching(id);
    const inner = walk(rule, list);
    return (c, out) => {
      const first = out.length;
      inner(c, out);
      attach(c, out, first);
      return false;
    };
  },
  first: (rules) => {
    const walks = rules.map((each) => walk(each, list));
    return (c, out) => {
      const first = out.length;
      for (let i = 0; i < walks.length && out.length === first; i++) walks[i]!(c, out);
      return false;
    };
  },
  pieces: (walkPieces) => {
    const inner = walkPieces(list);
    return (c, out) => {
      const first = out.length;
      inner(c, out);
      for (let i = first; i < out.length; i++) out.setMoverOf(i, c.state.mover);
      return false;
    };
  },
  twin: (once) => (c, out) => {
    const first = out.length;
    once(c, out);
    for (let i = first, last = out.length; i < last; i++) {
      out.tape[out.start(i) + MoveWord.Flags]! |= MoveFlag.Twin;
      out.copyMove(out, i);
    }
    return false;
  },
  size: (out) => out.length,
  caught: (out, sites, first, count) => out.setBetweenOfLast(sites, first, count),
  afterwards: (rule, test) => {
    const inner = walk(rule, list);
    const anyway = holdsAnyway(test);
    const holdsAfter = afterFn(test);
    return (c, out) => {
      if (anyway?.()) return inner(c, out);
      const candidates = c.acquire();
      inner(c, candidates);
      for (let i = 0; i < candidates.length; i++) if (holdsAfter(c, candidates, i)) out.copyMove(candidates, i);
      c.release(candidates);
      return false;
    };
  },
  prior: (first, next) => {
    const prior = listFn(first);
    const moves = listFn(next);
    return (c, out) => {
      afterPrior(c, prior, moves, out);
      return false;
    };
  },
  call: (fn) => (c, out) => {
    fn(c, out);
    return false;
  },
};

/** The parts of questions: a move is an answer or not, and consequences do not matter. */
function question<T>(
  move: Mode<T>['move'],
  ask: (fn: RuleFn) => Walk<T>,
  fits: (found: MoveList, i: number, at: T) => boolean,
  prior: Mode<T>['prior'],
  target?: (at: T) => number,
): Mode<T> {
  const mode: Mode<T> = {
    move,
    attach: (_then, rule) => walk(rule, mode),
    first: (rules) => {
      const has = rules.map((each) => walk(each, exists));
      const walks = rules.map((each) => walk(each, mode));
      return (c, at) => {
        for (let i = 0; i < has.length; i++) if (has[i]!(c, undefined)) return walks[i]!(c, at);
        return false;
      };
    },
    pieces: (walkPieces) => walkPieces(mode),
    target,
    size: () => 0,
    caught: () => {},
    afterwards: (rule, test) => {
      const untried = walk(rule, mode);
      const anyway = holdsAnyway(test);
      const moves = listFn(rule);
      const holdsAfter = afterFn(test);
      return (c, at) => {
        // Only if some move would do at all, the moves are tried.
        if (!untried(c, at)) return false;
        if (anyway?.()) return true;
        const candidates = c.acquire();
        moves(c, candidates);
        let found = false;
        for (let i = 0; i < candidates.length && !found; i++) {
          found = fits(candidates, i, at) && holdsAfter(c, candidates, i);
        }
        c.release(candidates);
        return found;
      };
    },
    prior,
    call: ask,
  };
  return mode;
}

/** Whether a list of moves has one that fits. */
const listed =
  <T>(fn: RuleFn, fits: (found: MoveList, i: number, at: T) => boolean): Walk<T> =>
  (c, at) => {
    const found = c.acquire();
    fn(c, found);
    let hit = false;
    for (let i = 0; i < found.length && !hit; i++) hit = fits(found, i, at);
    c.release(found);
    return hit;
  };

const always = (): boolean => true;
const exists: Mode<undefined> = question<undefined>(
  () => always,
  (fn) => (fn.mute ? undefined : fn.canMove) ?? listed(fn, always),
  always,
  (first, next) => {
    const prior = listFn(first);
    const moves = listFn(next);
    const listsAny = listed<undefined>((c, out) => afterPrior(c, prior, moves, out), always);
    return (c) => {
      if (diceHands(c.state) === 0) return listsAny(c, undefined);
      // There is always the pass; the dice are thrown all the same.
      const thrown = c.acquire();
      prior(c, thrown);
      c.release(thrown);
      return true;
    };
  },
);

const endsOn = (found: MoveList, i: number, site: number): boolean => found.tape[found.start(i) + MoveWord.To] === site;
const reach: Mode<number> = question<number>(
  (rule) => {
    const to = valueFn(rule.to);
    return (c, site) => to(c) === site;
  },
  (fn) => fn.claims ?? fn.reaches ?? listed(fn, endsOn),
  endsOn,
  // Asked where it leads to, such a rule answers as if the first part were not done.
  (_first, next) => walk(next, reach),
  (site) => site,
);

/** How a rule is carried out as a consequence, if one of its parts has a way of its own; else its moves are made in turn. */
function performFn(rule: Rule): RuleFn['perform'] {
  const own = closureOf(rule);
  if (own) return own.perform;
  if (rule.k === 'interpreted') return performFn(rule.rule);
  if (rule.k === 'sow') return sowFn(rule).perform;
  if (rule.k === 'attach' && rule.rule.k === 'sow') return sowFn(rule.rule, [attaching(rule.then.id)]).perform;
  if (rule.k === 'attach' && rule.rule.k === 'interpreted') return performFn({ ...rule, rule: rule.rule.rule });
  if (rule.k !== 'choose') return undefined;
  if (!performFn(rule.yes) && !performFn(rule.no)) return undefined;
  const test = conditionFn(rule.test);
  const yes = ruleFn(rule.yes);
  const no = ruleFn(rule.no);
  return (c, result) => carryOut(c, test(c) ? yes : no, result);
}

/** A rule as closures, which are made when they are first asked for. */
export function ruleFn(rule: Rule): RuleFn {
  const perform = performFn(rule);
  let moves: ListFn | undefined;
  let some: Walk<undefined> | undefined;
  let leads: Walk<number> | undefined;
  const fn: ListFn = (c, out) => {
    moves ??= listFn(rule);
    moves(c, out);
  };
  return Object.assign(fn, {
    ...(perform && { perform }),
    canMove: (c: Context) => {
      some ??= walk(rule, exists);
      return some(c, undefined);
    },
    reaches: (c: Context, site: number) => {
      leads ??= walk(rule, reach);
      return leads(c, site);
    },
  });
}
