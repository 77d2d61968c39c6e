/** The modes of rules as closures: all moves written to a list, whether there is one, whether one ends on a site. */
import { applyMove, type Context, type MoveList } from '@ludii/state';
import { Cell, carryOut, diceHands, MoveFlag, MoveWord, Op } from '@ludii/state/internal';
import { afterMoves, keeping } from '../keeping.js';
import type { CalledCondition, Condition, EmitRule, RegisterName, Rule, Value } from '../nodes.js';
import { isSingle, sameNode, someNode } from '../scan.js';
import type { RuleFn } from './closures.js';
import { conditionFn } from './conditions.js';
import { type Attach, attaching, type ListFn } from './effects.js';
import { factsOf, leaks } from './kept/facts.js';
import { setTurn } from './lentTurn.js';
import { afterPrior } from './prior.js';
import { sowFn } from './sow.js';
import { valueFn } from './values.js';
import type { Mode, Walk } from './walk/mode.js';
import { allOf, walk } from './walk/walk.js';
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
  const told = test.k === 'callCondition' ? test.afterMove : undefined;
  const tried = keeping(afterMoves, (c, candidates: MoveList, i: number): boolean => {
    const { state } = c;
    c.mark();
    applyMove(c, candidates, i);
    // After a move that lets the mover go on, the turn is taken to pass back.
    if (state.mover === state.next) state.next = state.prev;
    const holds = condition(c);
    c.rollback();
    return holds;
  });
  return told ? (c, candidates, i) => told(c, candidates, i) ?? tried(c, candidates, i) : tried;
}

/** The function that writes a move to a list. */
export function writerOf(rule: EmitRule): ListFn {
  const { effect, passed } = rule;
  const written = writeFn(rule, effect && listFn(effect), passed && listFn(passed));
  if (!effect || !isSingle(effect) || !factsOf(effect).steady || leaks(effect)) return written;
  // Most moves have no effect: a capture is one of few.
  const happens = canMoveFn(effect);
  const alone = writeFn({ ...rule, effect: undefined }, undefined, passed && listFn(passed));
  return (c, out) => {
    if (happens(c)) written(c, out);
    else alone(c, out);
  };
}

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
  again: (once) => (c, out) => {
    const twice = c.acquire();
    once(c, twice);
    c.release(twice);
    return once(c, out);
  },
  size: (out) => out.length,
  caught: (out, sites, first, count) => out.setBetweenOfLast(sites, first, count),
  usedDice: (c, out, first, used) => used(c, out, first),
  afterwards: (rule, test) => {
    const laying = test.k === 'callCondition' && !someNode(rule, ({ k }) => toldTogether.has(k as Rule['k']));
    const inner = walk(rule, laying ? layingMode(test) : list);
    const anyway = holdsAnyway(test);
    const holdsAfter = afterFn(test);
    return (c, out) => {
      const first = out.length;
      inner(c, out);
      if (anyway?.()) return false;
      out.keepIf(first, (i) => holdsAfter(c, out, i));
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

/** Lists no moves of which a condition tells, before they are written, that it will not hold after them. */
function layingMode({ afterLaying }: CalledCondition): Mode<MoveList> {
  if (!afterLaying) return list;
  return {
    ...list,
    move: (rule) => {
      const write = writerOf(rule);
      const laid = laidBy(rule);
      if (!laid) return list.move(rule);
      const [from, to, rotation] = [valueFn(laid.from), valueFn(laid.to), valueFn(laid.rotation)];
      return (c, out) => {
        if (afterLaying(c, from(c), to(c), rotation(c)) !== false) write(c, out);
        return false;
      };
    },
  };
}

const isCell = (type: Value | undefined): boolean => type?.k === 'const' && type.value === Cell;

/** What a move brings where, if it does nothing else but turn it there. */
function laidBy(rule: EmitRule): { from: Value; to: Value; rotation: Value } | undefined {
  const [laid, turned, ...others] = rule.actions;
  const { effect, appended, joined, by, trail, passed } = rule;
  if (!laid || others.length > 0 || (effect ?? appended ?? joined ?? by ?? trail ?? passed)) return undefined;
  if ((laid.op !== Op.Copy && laid.op !== Op.Move) || laid.times || turned?.times) return undefined;
  const [type, from, , typeTo, to, , , rotation] = laid.operands;
  if (!from || !to || !rotation || !isCell(type) || !isCell(typeTo) || !sameNode(to, rule.to)) return undefined;
  if (!turned) return { from, to, rotation };
  const [, site, turn] = turned.operands;
  return turned.op === Op.SetRotation && site && turn && sameNode(site, to) ? { from, to, rotation: turn } : undefined;
}

const always = (): boolean => true;

/** What a question is about. */
interface Asked<T> {
  /** Whether a move is an answer. */
  readonly move: Mode<T>['move'];
  /** How a closure is asked. */
  readonly call: Mode<T>['call'];
  /** Whether move `i` of a list is an answer. */
  readonly fits: (found: MoveList, i: number, at: T) => boolean;
  readonly prior: Mode<T>['prior'];
  /** The longest turns, if their first moves need not be known. */
  readonly longest?: Mode<T>['longest'];
  readonly target?: (at: T) => number;
}

/** The mode of a question: a move is an answer or not, and consequences do not matter. */
function question<T>({ fits, ...asked }: Asked<T>): Mode<T> {
  const mode: Mode<T> = {
    ...asked,
    attach: (_then, rule) => walk(rule, mode),
    first: (rules) => {
      // The first rule that has moves has one for whoever asks for no more than that.
      if (fits === always) return someOf(rules.map((each) => walk(each, mode)));
      const has = rules.map((each) => walk(each, exists));
      const walks = rules.map((each) => walk(each, mode));
      return (c, at) => {
        for (let i = 0; i < has.length; i++) if (has[i]!(c, undefined)) return walks[i]!(c, at);
        return false;
      };
    },
    pieces: (walkPieces) => walkPieces(mode),
    size: () => 0,
    caught: () => {},
    afterwards: (rule, test) => {
      const untried = walk(rule, mode);
      const anyway = holdsAnyway(test);
      const holdsAfter = afterFn(test);
      // Each move is tried as soon as it is found: mostly the first one passes.
      const tried = triedFn<T>(rule, { fits, passes: holdsAfter, target: asked.target });
      if (!asked.target) return (c, at) => (anyway?.() ? untried(c, at) : tried(c, at));
      // Mostly none leads to the site, whatever holds after it. Where rules draw numbers they are asked once.
      return (c, at) => {
        if (anyway?.()) return untried(c, at);
        return (c.game.flags.stochastic || untried(c, at)) && tried(c, at);
      };
    },
  };
  return mode;
}

/**
 * Whether some rule has a move: the one that had some the last time is asked first. Where rules draw numbers they are asked in
 * their order.
 */
function someOf<T>(walks: readonly Walk<T>[]): Walk<T> {
  const inOrder = allOf(walks);
  let likely = 0;
  return (c, at) => {
    if (c.game.flags.stochastic) return inOrder(c, at);
    if (walks[likely]!(c, at)) return true;
    for (let i = 0; i < walks.length; i++) {
      if (i === likely || !walks[i]!(c, at)) continue;
      likely = i;
      return true;
    }
    return false;
  };
}

/** Rules whose moves are told by all of them together. */
const toldTogether: ReadonlySet<Rule['k']> = new Set(['flank', 'enclose', 'prior', 'longest', 'dice']);

/** What is asked of moves that are tried. */
interface Tried<T> {
  /** Whether a move would be an answer. */
  readonly fits: (found: MoveList, i: number, at: T) => boolean;
  /** Whether a move that would be one passes. */
  readonly passes: (c: Context, found: MoveList, i: number, at: T) => boolean;
  readonly target: Mode<T>['target'];
}

/** How a mode that tries moves gets at the iterators as they are outside of the rule. */
interface Asking<T> extends Tried<T> {
  readonly outside: (at: T) => Outside;
}

/** The iterators and whose turn it is, as they are outside of a rule. */
type Outside = Readonly<Record<RegisterName | 'mover' | 'next' | 'prev', number>>;

const outsideOf = (c: Context): Outside => {
  const { from, to, between, site, level, player, value, track, pips, edge, hint } = c;
  const { mover, next, prev } = c.state;
  return { from, to, between, site, level, player, value, track, pips, edge, hint, mover, next, prev };
};

function setIterators(c: Context, outside: Outside): void {
  setTurn(c.state, outside.mover, outside.next, outside.prev);
  c.from = outside.from;
  c.to = outside.to;
  c.between = outside.between;
  c.site = outside.site;
  c.level = outside.level;
  c.player = outside.player;
  c.value = outside.value;
  c.track = outside.track;
  c.pips = outside.pips;
  c.edge = outside.edge;
  c.hint = outside.hint;
}

/** Whether some move of a rule passes. Moves are found one by one, but tried with the iterators as they are outside. */
function triedFn<T>(rule: Rule, { fits, passes, target }: Tried<T>): Walk<T> {
  interface Held {
    readonly at: T;
    readonly outside: Outside;
  }
  const mode = tryMode<Held>({
    fits: (found, i, { at }) => fits(found, i, at),
    passes: (c, found, i, { at }) => passes(c, found, i, at),
    outside: ({ outside }) => outside,
    target: target && (({ at }) => target(at)),
  });
  const moves = walk(rule, mode);
  return (c, at) => moves(c, { at, outside: outsideOf(c) });
}

/** The mode that writes each move alone, with all that follows from it, and ends with the first that passes a test. */
function tryMode<T>(tried: Asking<T>, attach: readonly Attach[] = [], ofPiece = false): Mode<T> {
  const { fits, passes, outside, target } = tried;
  const holds: Tried<T>['passes'] = (c, found, i, at) => {
    const inside = outsideOf(c);
    const around = outside(at);
    // While the pieces of another player are looked at, the turn is lent to them.
    if (inside.mover !== around.mover) found.setMoverOf(i, around.mover);
    setIterators(c, around);
    const passed = passes(c, found, i, at);
    setIterators(c, inside);
    return passed;
  };
  /** The moves that are written at once. */
  const written =
    (write: ListFn): Walk<T> =>
    (c, at) => {
      const found = c.acquire();
      write(c, found);
      if (ofPiece) for (let i = 0; i < found.length; i++) found.setMoverOf(i, c.state.mover);
      for (let k = 0; k < attach.length; k++) attach[k]!(c, found, 0);
      let enough = false;
      for (let i = 0; i < found.length && !enough; i++) enough = fits(found, i, at) && holds(c, found, i, at);
      c.release(found);
      return enough;
    };
  const mode: Mode<T> = {
    // The sites that a line caught are told of all its moves together.
    whole: (rule) => (toldTogether.has(rule.k) ? written(listFn(rule)) : undefined),
    move: (rule) => written(writerOf(rule)),
    attach: ({ id }, rule) => walk(rule, tryMode(tried, [attaching(id), ...attach], ofPiece)),
    first: (rules) => {
      const has = rules.map((each) => walk(each, exists));
      const walks = rules.map((each) => walk(each, mode));
      return (c, at) => {
        for (let i = 0; i < has.length; i++) if (has[i]!(c, undefined)) return walks[i]!(c, at);
        return false;
      };
    },
    // Where rules draw numbers, all moves of a piece are found before the first is tried: recorded games draw so.
    piece: (rule) => {
      const one = walk(rule, mode);
      const together = written(listFn(rule));
      return (c, at) => (c.game.flags.stochastic ? together(c, at) : one(c, at));
    },
    pieces: (walkPieces) => walkPieces(tryMode(tried, attach, true)),
    target,
    size: () => 0,
    caught: () => {},
    afterwards: (rule, test) =>
      walk(rule, tryMode({ ...tried, passes: passesBoth(test, attach, passes) }, [], ofPiece)),
    prior: () => () => false,
    call: written,
  };
  return mode;
}

/** Tells whether a condition holds after a move, and then, with what follows from it by the rules around, another test. */
function passesBoth<T>(test: Condition, attach: readonly Attach[], passes: Tried<T>['passes']): typeof passes {
  const anyway = holdsAnyway(test);
  const holdsAfter = afterFn(test);
  return (c, found, i, at) => {
    if (!anyway?.() && !holdsAfter(c, found, i)) return false;
    if (attach.length === 0) return passes(c, found, i, at);
    const move = c.acquire();
    move.copyMove(found, i);
    for (let k = 0; k < attach.length; k++) attach[k]!(c, move, 0);
    const holds = passes(c, move, 0, at);
    c.release(move);
    return holds;
  };
}

/** Whether a list of moves has one that fits. */
const listed =
  <T>(fn: ListFn, fits: (found: MoveList, i: number, at: T) => boolean): Walk<T> =>
  (c, at) => {
    const found = c.acquire();
    fn(c, found);
    let hit = false;
    for (let i = 0; i < found.length && !hit; i++) hit = fits(found, i, at);
    c.release(found);
    return hit;
  };

const exists: Mode<undefined> = question<undefined>({
  move: () => always,
  call: (fn, rule) => rule?.canMove ?? listed(fn, always),
  fits: always,
  prior: (first, next) => {
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
  // Some turn is the longest if there is one at all.
  longest: ({ rule }) => walk(rule, exists),
});

/** Whether a rule has a move, as it says itself: it may say no although it lists moves. */
export function canMoveFn(rule: Rule): (c: Context) => boolean {
  if (rule.k === 'callRule' && rule.mute) return () => false;
  if (rule.k === 'attach') return canMoveFn(rule.rule);
  if (rule.k === 'choose') {
    const test = conditionFn(rule.test);
    const yes = canMoveFn(rule.yes);
    const no = canMoveFn(rule.no);
    return (c) => (test(c) ? yes(c) : no(c));
  }
  const some = walk(rule, exists);
  return (c) => some(c, undefined);
}

const endsOn = (found: MoveList, i: number, site: number): boolean => found.tape[found.start(i) + MoveWord.To] === site;
const reach: Mode<number> = question<number>({
  move: (rule) => {
    const to = valueFn(rule.to);
    return (c, site) => to(c) === site;
  },
  call: (fn, rule) => rule?.reaches ?? listed(fn, endsOn),
  fits: endsOn,
  // Asked where it leads to, such a rule answers as if the first part were not done.
  prior: (_first, next) => walk(next, reach),
  target: (site) => site,
});

/** Whether a move at a place of a list is allowed by something else than its rule. */
type Allows = (c: Context, found: MoveList, i: number) => boolean;

/** The closure that tells whether a rule has a move that is allowed: none is looked at behind the first. */
export function someFn(rule: Rule): (c: Context, allows: Allows) => boolean {
  return triedFn<Allows>(rule, {
    fits: always,
    passes: (c, found, i, allows) => allows(c, found, i),
    target: undefined,
  });
}

/** How a rule is carried out as a consequence, if one of its parts has a way of its own; else its moves are made in turn. */
function performFn(rule: Rule): RuleFn['perform'] {
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
  let some: ((c: Context) => boolean) | undefined;
  let leads: Walk<number> | undefined;
  const fn: ListFn = (c, out) => {
    moves ??= listFn(rule);
    moves(c, out);
  };
  return Object.assign(fn, {
    ...(perform && { perform }),
    canMove: (c: Context) => {
      some ??= canMoveFn(rule);
      return some(c);
    },
    reaches: (c: Context, site: number) => {
      leads ??= walk(rule, reach);
      return leads(c, site);
    },
  });
}

/** The number of moves of the longest turn, if the rule is about that; else 0. */
export function longestTurnFn(rule: Rule): (c: Context) => number {
  if (rule.k === 'attach') return longestTurnFn(rule.rule);
  if (rule.k === 'longest') return rule.turn;
  if (rule.k !== 'choose') return () => 0;
  const test = conditionFn(rule.test);
  const yes = longestTurnFn(rule.yes);
  const no = longestTurnFn(rule.no);
  return (c) => (test(c) ? yes(c) : no(c));
}
