/**
 * Goes through the moves of a rule, as closures. What happens with a move is up to a mode: it is written to a list, it
 * answers a question. All modes are walks of this one generator, as all sinks of the emitter are of `emit/rules.ts`.
 */
import { type Context, isOver, type SiteTypeCode } from '@ludii/state';
import {
  Cell,
  currentDie,
  diceCount,
  diceHands,
  positionLevel,
  positionSite,
  positionType,
  spend,
} from '@ludii/state/internal';
import { combinedDice, singleDice } from '../dice.js';
import { conditionFn, memberFn, type SiteTest, sitesFn, siteTest, valueFn } from '../interpret.js';
import type {
  ByPiece,
  CallRule,
  Condition,
  Consequence,
  DiceRule,
  EmitRule,
  FlankRule,
  JumpsRule,
  LongestRule,
  PathsRule,
  RaysRule,
  RegisterName,
  Rule,
} from '../nodes.js';
import { endsAtTo, type Span, spanOf } from '../spans.js';
import { byPlayer } from './byPlayer.js';
import { type Attach, appending, type ListFn } from './effects.js';
import { encloseWalk } from './enclose.js';
import { lendTurn, setTurn } from './lentTurn.js';
import { listFn } from './rules.js';
import { sowFn } from './sow.js';
import { appendedFn, pairsFn } from './together.js';

/** Goes through moves with something at hand (a list, a site); true ends the walk. */
export type Walk<T> = (c: Context, at: T) => boolean;

/** What is done with the moves of a rule. */
export interface Mode<T> {
  /** A way of its own through a rule, where the mode has one. */
  whole?(rule: Rule): Walk<T> | undefined;
  /** What is done with one move. */
  move(rule: EmitRule): Walk<T>;
  /** The moves of a rule with a consequence. */
  attach(then: Consequence, rule: Rule): Walk<T>;
  /** The moves of the first rule that has some. */
  first(rules: readonly Rule[]): Walk<T>;
  /** The moves of one piece, where they are not gone through as others are. */
  piece?(rule: Rule): Walk<T>;
  /** The moves of the pieces of the mover, by the walk through them in a mode. */
  pieces(walkPieces: (mode: Mode<T>) => Walk<T>): Walk<T>;
  /** Moves that stand twice in the list, where that matters. */
  twin?(once: Walk<T>): Walk<T>;
  /** The only site that moves to are asked for, if there is one: others need not be looked at. */
  readonly target?: ((at: T) => number) | undefined;
  /** The moves of a rule that is asked twice, if that makes a difference. */
  again?(once: Walk<T>): Walk<T>;
  /** Number of moves so far, where they are counted. */
  size(at: T): number;
  /** Says which sites of a line were caught by the last move. */
  caught(at: T, sites: Int32Array, first: number, count: number): void;
  /** The moves of a rule that use some dice up, where that is told before they are found. */
  withDice?(rule: DiceRule, used: Attach): Walk<T>;
  /** Says that the moves from a number on use some dice up. */
  usedDice?(c: Context, at: T, first: number, used: Attach): void;
  /** The moves after which a condition holds. */
  afterwards(rule: Rule, test: Condition): Walk<T>;
  /** The moves of a rule after another was carried out. */
  prior(first: Rule, next: Rule): Walk<T>;
  /** The moves that begin the longest turns, where they need not be listed. */
  longest?(rule: LongestRule): Walk<T>;
  /** The moves of a rule that is a closure. */
  call(fn: ListFn, rule?: CallRule): Walk<T>;
}

/** The walk through the moves of a rule. */
export function walk<T>(rule: Rule, mode: Mode<T>): Walk<T> {
  const whole = mode.whole?.(rule);
  if (whole) return whole;
  switch (rule.k) {
    case 'none':
      return () => false;
    case 'all':
      return allOf(rule.rules.map((each) => walk(each, mode)));
    case 'first':
      return mode.first(rule.rules);
    case 'firstAt':
      return mode.first(rule.sites.map((site) => firstOf(rule, site)));
    case 'choose': {
      const test = conditionFn(rule.test);
      const yes = walk(rule.yes, mode);
      if (rule.no.k === 'none') return (c, at) => test(c) && yes(c, at);
      const no = walk(rule.no, mode);
      return (c, at) => (test(c) ? yes(c, at) : no(c, at));
    }
    case 'attach':
      return mode.attach(rule.then, rule.rule);
    case 'pieces':
      return mode.pieces((inside) => piecesWalk(rule, inside));
    case 'sites':
      return sitesWalk(rule, walk(rule.rule, mode), mode);
    case 'values': {
      const [min, max] = [valueFn(rule.min), valueFn(rule.max)];
      const inside = bound(['value'], walk(rule.rule, mode));
      return (c, at) => {
        const last = max(c);
        for (let value = min(c); value <= last; value++) {
          spend();
          if (inside(c, at, value)) return true;
        }
        return false;
      };
    }
    case 'at':
      return atWalk(rule, mode);
    case 'steps':
      return stepsWalk(rule, mode);
    case 'hops':
      return hopsWalk(rule, mode);
    case 'jumps':
      return jumpsWalk(rule, mode);
    case 'paths':
      return pathsWalk(rule, mode);
    case 'rays':
      return raysWalk(rule, mode);
    case 'flank':
      return flankWalk(rule, mode);
    case 'enclose':
      return encloseWalk(rule, mode);
    case 'emit':
      if (rule.appended && rule.effect) return mode.call(appendedFn(listFn(rule.effect)));
      if (rule.joined) return mode.call(pairsFn(listFn(rule.joined[0]), listFn(rule.joined[1])));
      return mode.move(rule);
    case 'afterwards':
      return mode.afterwards(rule.rule, rule.test);
    case 'prior':
      return mode.prior(rule.prior, rule.rule);
    case 'dice':
      return diceWalk(rule, mode);
    case 'again': {
      const once = walk(rule.rule, mode);
      return mode.again?.(once) ?? once;
    }
    case 'twin': {
      const once = walk(rule.rule, mode);
      return mode.twin?.(once) ?? once;
    }
    case 'interpreted':
      return walk(rule.rule, mode);
    case 'roll':
    case 'numbered':
      return mode.call(rule.fn);
    case 'longest':
      return mode.longest ? mode.longest(rule) : mode.call(rule.fn);
    case 'pairs':
      return mode.call(pairsFn(listFn(rule.a), listFn(rule.b)));
    case 'sow':
      return mode.call(sowFn(rule));
    case 'callRule':
      return mode.call(rule.fn, rule);
  }
}

/** The rule of one of the sites of which the first that has moves counts. */
const firstOf = ({ register, rule }: Extract<Rule, { k: 'firstAt' }>, site: number): Rule => ({
  k: 'at',
  registers: [register],
  site: { k: 'const', value: site },
  limit: site + 1,
  rule,
});

/** One walk after the other. */
export function allOf<T>(walks: readonly Walk<T>[]): Walk<T> {
  const [first, second, ...others] = walks;
  if (!first) return () => false;
  if (!second) return first;
  if (others.length === 0) return (c, at) => first(c, at) || second(c, at);
  return (c, at) => {
    for (let i = 0; i < walks.length; i++) if (walks[i]!(c, at)) return true;
    return false;
  };
}

function atWalk<T>(node: Extract<Rule, { k: 'at' }>, mode: Mode<T>): Walk<T> {
  const { registers, site: at, limit, least = 0, rule, leaks } = node;
  const [name, ...more] = registers;
  if (at.k === 'register' && at.name === name && more.length === 0) {
    // The iterator is there already.
    const here = valueFn(at);
    const inner = walk(rule, mode);
    return (c, found) => {
      const s = here(c);
      return s >= least && s < limit && inner(c, found);
    };
  }
  const site = valueFn(at);
  if (!leaks || rule.k !== 'choose' || rule.no.k !== 'none') {
    const inside = bound(registers, walk(rule, mode));
    return (c, found) => {
      const s = site(c);
      return s >= least && s < limit && inside(c, found, s);
    };
  }
  const test = conditionFn(rule.test);
  const inside = bound(registers, walk(rule.yes, mode));
  const [one, other = one] = registers as readonly [RegisterName, RegisterName?];
  return (c, found) => {
    const s = site(c);
    if (s < least || s >= limit) return false;
    const before = c[one];
    const second = c[other];
    c[one] = s;
    c[other] = s;
    if (!test(c)) return false;
    c[other] = second;
    c[one] = before;
    return inside(c, found, s);
  };
}

/** Runs a walk with registers at a number, which are put back afterwards. */
type Bound<T> = (c: Context, at: T, value: number) => boolean;

/** The common registers have closures of their own: setting one by its name is slow. */
function bound<T>(names: readonly RegisterName[], inner: Walk<T>): Bound<T> {
  const [first, second] = names;
  if (names.length > 2 || !first) throw new RangeError('One or two iterators are set together.');
  if (second) return boundPair(first, second, inner);
  if (first === 'from') {
    return (c, at, value) => {
      const before = c.from;
      c.from = value;
      const enough = inner(c, at);
      c.from = before;
      return enough;
    };
  }
  if (first === 'to') {
    return (c, at, value) => {
      const before = c.to;
      c.to = value;
      const enough = inner(c, at);
      c.to = before;
      return enough;
    };
  }
  return (c, at, value) => {
    const before = c[first];
    c[first] = value;
    const enough = inner(c, at);
    c[first] = before;
    return enough;
  };
}

function boundPair<T>(first: RegisterName, second: RegisterName, inner: Walk<T>): Bound<T> {
  return (c, at, value) => {
    const before = c[first];
    const other = c[second];
    c[first] = value;
    c[second] = value;
    const enough = inner(c, at);
    c[first] = before;
    c[second] = other;
    return enough;
  };
}

/** The walk of the pieces of one component, and where it can lead if that matters. */
interface Pieces<T> {
  readonly component: number;
  readonly walk: Walk<T>;
  readonly span: Span | undefined;
}

function piecesWalk<T>(rule: Extract<Rule, { k: 'pieces' }>, mode: Mode<T>): Walk<T> {
  const { limit, container, unusual } = rule;
  const which = container && valueFn(container.which);
  const whose = unusual && valueFn(unusual.player);
  const top = unusual?.top && conditionFn(unusual.top);
  const { target } = mode;
  // The moves of pieces may not be compiled yet when the rule around them is.
  const byOwner = byPlayer((player): readonly Pieces<T>[] =>
    rule.rules
      .filter(({ owner }) => unusual?.everyone || owner === player)
      .map(({ component, rule: own }) => ({
        component,
        walk: mode.piece ? mode.piece(own) : walk(own, mode),
        span: target && !container ? spanOf(own, component, limit) : undefined,
      })),
  );
  return (c, at) => {
    const { state, from, level } = c;
    if (isOver(state)) return false;
    const { owned, mover, next, prev } = state;
    const who = whose ? whose(c) : mover;
    const place = which ? which(c) : 0;
    const { first, end } = container ? container.ranges[place]! : { first: 0, end: limit };
    const onTop = top?.(c) === true;
    const on = unusual?.on;
    const stacked = place === 0 ? (on ?? state.shape.board.defaultSite) : Cell;
    const lent = unusual !== undefined && lendTurn(state, who, unusual.players);
    const own = byOwner(who);
    const site = target && state.layout.kind === 'flat' ? target(at) : -1;
    let enough = false;
    for (let k = 0; k < own.length && !enough; k++) {
      const { component, walk: moves, span } = own[k]!;
      const count = owned.length(component);
      for (let n = 0; n < count && !enough; n++) {
        const entry = owned.entry(component, on === undefined ? n : count - 1 - n);
        const f = positionSite(entry);
        if (f < first || f >= end || (span && site >= 0 && !leadsTo(span, f, site))) continue;
        if (on !== undefined && positionType(entry) !== on) continue;
        const height = positionLevel(entry);
        if (onTop && state.stackSize(stacked, f) !== height + 1) continue;
        c.from = f;
        c.level = height;
        enough = moves(c, at);
      }
    }
    if (lent) setTurn(state, mover, next, prev);
    c.from = from;
    c.level = level;
    return enough;
  };
}

const leadsTo = ({ rows, width }: Span, from: number, to: number): boolean =>
  ((rows[from * width + (to >> 5)]! >>> (to & 31)) & 1) !== 0;

function sitesWalk<T>(rule: Extract<Rule, { k: 'sites' }>, inner: Walk<T>, { target }: Mode<T>): Walk<T> {
  const { registers, over } = rule;
  const inside = bound(registers, inner);
  if (target && registers.includes('to') && endsAtTo(rule.rule)) {
    // Moves to other sites need not be looked at.
    const has = memberFn(over);
    return (c, at) => {
      const site = target(at);
      return site >= 0 && has(c, site) && inside(c, at, site);
    };
  }
  if (over.k === 'emptySites') return emptyWalk(over.type, inside);
  const visit = sitesFn(over);
  return (c, at) =>
    visit(c, (site) => {
      spend();
      return inside(c, at, site);
    });
}

/** Goes through the empty sites by the bits that tell them, without a closure for each call. */
function emptyWalk<T>(type: SiteTypeCode, inside: Bound<T>): Walk<T> {
  return (c, at) => {
    const { state } = c;
    const start = state.emptyOffset(type);
    const words = state.emptyWords(type);
    for (let w = 0; w < words; w++) {
      for (let bits = state.words[start + w]!; bits !== 0; bits &= bits - 1) {
        spend();
        if (inside(c, at, (w << 5) + 31 - Math.clz32(bits & -bits))) return true;
      }
    }
    return false;
  };
}

/** The moves that use some dice up. */
interface Using<T> {
  readonly dice: readonly number[];
  readonly moves: Walk<T>;
  /** Appends what using the dice does to moves. */
  readonly used: Attach;
}

function diceWalk<T>(rule: DiceRule, mode: Mode<T>): Walk<T> {
  const hand = valueFn(rule.hand);
  const combined = conditionFn(rule.combined);
  const test = conditionFn(rule.test);
  const plain = mode.withDice ? undefined : walk(rule.rule, mode);
  const usings = (which: number, sets: readonly (readonly number[])[]): readonly Using<T>[] =>
    sets.map((dice) => {
      const used = appending(listFn(rule.use(which, dice)));
      return { dice, used, moves: plain ?? mode.withDice!(rule, used) };
    });
  // How many dice a hand has is known in play.
  const known: { readonly single: readonly Using<T>[]; readonly several: readonly Using<T>[] }[] = [];
  const usingsOf = (c: Context, which: number) => {
    const count = diceCount(c.state, which);
    known[which] ??= { single: usings(which, singleDice(count)), several: usings(which, combinedDice(count)) };
    return known[which];
  };
  /** The moves with the sum of some dice. */
  const withDice = (c: Context, at: T, which: number, { dice, moves, used }: Using<T>): boolean => {
    let pips = 0;
    for (let i = 0; i < dice.length; i++) pips += currentDie(c.state, which, dice[i]!);
    c.pips = pips;
    if (!test(c)) return false;
    const size = mode.size(at);
    if (moves(c, at)) return true;
    if (mode.size(at) > size) mode.usedDice?.(c, at, size, used);
    return false;
  };
  return (c, at) => {
    const { state, pips } = c;
    if (diceHands(state) === 0) return false;
    const which = hand(c);
    const { single, several } = usingsOf(c, which);
    let enough = false;
    for (let i = 0; i < single.length && !enough; i++) enough = withDice(c, at, which, single[i]!);
    if (!enough && several.length > 0 && combined(c)) {
      for (const using of several) {
        if (enough || using.dice.some((die) => currentDie(state, which, die) === 0)) continue;
        enough = withDice(c, at, which, using);
      }
    }
    c.pips = pips;
    return enough;
  };
}

/** What the piece on `from` moves by. */
export function waysFn<T>(ways: ByPiece<T>): (c: Context) => T | undefined {
  if (ways.fixed === true) {
    const { all } = ways;
    return () => all;
  }
  if (ways.fixed === 'chosen') {
    const { all } = ways;
    const which = valueFn(ways.which);
    return (c) => all[which(c)];
  }
  if (ways.fixed === 'asked') return ways.of;
  const known: (T | undefined)[] = [];
  return (c) => {
    const { state } = c;
    const piece = state.what(state.shape.board.defaultSite, c.from);
    known[piece] ??= ways.of(piece);
    return known[piece];
  };
}

/** The only site that matters to a walk, -1 if all do. */
function aimOf<T>(rule: Rule, { target }: Mode<T>): (at: T) => number {
  return target && endsAtTo(rule) ? target : () => -1;
}

/** A rule with a condition in front, apart: whether it holds at a site, and the rest. */
function guarded(rule: Rule): { readonly holds: SiteTest; readonly rule: Rule } {
  const bare = rule.k === 'choose' && rule.no.k === 'none';
  return bare ? { holds: siteTest(rule.test, 'to'), rule: rule.yes } : { holds: always, rule };
}

const always = (): boolean => true;

/** A condition that is asked with the iterators where they are. */
const plainTest = (condition: Condition): SiteTest => conditionFn(condition);

function stepsWalk<T>({ ways, rule }: Extract<Rule, { k: 'steps' }>, mode: Mode<T>): Walk<T> {
  const of = waysFn(ways);
  const { holds, rule: rest } = guarded(rule);
  const inner = walk(rest, mode);
  const aim = aimOf(rule, mode);
  return (c, at) => {
    const relation = of(c);
    if (!relation) return false;
    const { offsets, items } = relation;
    const { from, to } = c;
    const only = aim(at);
    const last = offsets[from + 1]!;
    let enough = false;
    for (let i = offsets[from]!; i < last && !enough; i++) {
      const t = items[i]!;
      if ((only >= 0 && t !== only) || !holds(c, t)) continue;
      c.to = t;
      enough = inner(c, at);
    }
    c.to = to;
    return enough;
  };
}

function hopsWalk<T>({ ways, over, rule }: Extract<Rule, { k: 'hops' }>, mode: Mode<T>): Walk<T> {
  const of = waysFn(ways);
  const test = siteTest(over, 'between');
  const { holds, rule: rest } = guarded(rule);
  const inner = walk(rest, mode);
  const aim = aimOf(rule, mode);
  return (c, at) => {
    const relation = of(c);
    if (!relation) return false;
    const { offsets, items } = relation;
    const { from, to, between } = c;
    const only = aim(at);
    const last = offsets[from + 1]!;
    let enough = false;
    for (let i = offsets[from]!; i < last && !enough; i += 2) {
      const t = items[i + 1]!;
      const b = items[i]!;
      if ((only >= 0 && t !== only) || !test(c, b)) continue;
      c.between = b;
      if (!holds(c, t)) continue;
      c.to = t;
      enough = inner(c, at);
    }
    c.to = to;
    c.between = between;
    return enough;
  };
}

function jumpsWalk<T>(rule: JumpsRule, mode: Mode<T>): Walk<T> {
  const of = waysFn(rule.ways);
  const over = conditionFn(rule.over);
  const lands = conditionFn(rule.lands);
  const landsOn = rule.landsOn && conditionFn(rule.landsOn);
  const inner = walk(rule.rule, mode);
  const before = valueFn(rule.before);
  const after = valueFn(rule.after);
  /** The landings behind the hurdle at place `hurdle` of a line. */
  const behind = (c: Context, at: T, sites: Int32Array, hurdle: number, end: number, far: number): boolean => {
    for (let i = hurdle + 1; i < end; i++) {
      c.to = sites[i]!;
      if (!lands(c)) return landsOn?.(c) === true && inner(c, at);
      if (!landsOn && inner(c, at)) return true;
      if (i - hurdle > far) return false;
    }
    return false;
  };
  const min = rule.rows && valueFn(rule.rows.min);
  const max = rule.rows && valueFn(rule.rows.max);
  /** The landings behind, or on, a row of hurdles from place `hurdle` on. */
  const beyond = (c: Context, at: T, sites: Int32Array, hurdle: number, end: number, far: number): boolean => {
    const most = max!(c);
    let last = hurdle + 1;
    for (; last < end && last - hurdle < most; last++) {
      c.between = sites[last]!;
      if (!over(c)) break;
    }
    // A row of none is the shortest; a description may ask for less.
    for (let nearest = hurdle + Math.max(0, min!(c)); nearest <= last; nearest++) {
      c.lineStart = hurdle - 1;
      c.lineAt = nearest;
      if (behind(c, at, sites, nearest - 1, end, far)) return true;
    }
    return false;
  };
  const along = (
    c: Context,
    at: T,
    sites: Int32Array,
    begin: number,
    end: number,
    near: number,
    far: number,
  ): boolean => {
    for (let i = begin + 1; i < end; i++) {
      c.between = sites[i]!;
      if (over(c)) return min ? beyond(c, at, sites, i, end, far) : behind(c, at, sites, i, end, far);
      c.to = sites[i]!;
      if (i - begin > near || !lands(c)) return false;
    }
    return false;
  };
  return (c, at) => {
    const rays = of(c);
    if (!rays) return false;
    const { offsets, start, end, sites } = rays;
    const { from, to, between, lineStart, lineAt } = c;
    const near = before(c);
    const far = after(c);
    let enough = false;
    for (let ray = offsets[from]!; ray < offsets[from + 1]! && !enough; ray++) {
      c.to = to;
      enough = along(c, at, sites, start[ray]!, end[ray]!, near, far);
    }
    c.to = to;
    c.between = between;
    c.lineStart = lineStart;
    c.lineAt = lineAt;
    return enough;
  };
}

function raysWalk<T>(rule: RaysRule, mode: Mode<T>): Walk<T> {
  const of = waysFn(rule.ways);
  const origin = rule.origin && valueFn(rule.origin);
  const stop = conditionFn(rule.stop);
  const pass = rule.trails ? siteTest(rule.pass, 'between') : plainTest(rule.pass);
  const stopping = walk(rule.stopping, mode);
  const passing = walk(rule.passing, mode);
  const before = rule.before && siteTest(rule.before, 'between');
  const { trails } = rule;
  const least = valueFn(rule.min);
  const most = valueFn(rule.max);
  const aim = aimOf(rule.passing, mode);
  const canStop = rule.stop.k !== 'known' || rule.stop.holds;
  /** Goes along line `ray`. */
  const along = (
    c: Context,
    at: T,
    sites: Int32Array,
    begin: number,
    last: number,
    min: number,
    only: number,
  ): boolean => {
    for (let i = begin + 1; i < last; i++) {
      const far = i - begin >= min;
      c.to = sites[i]!;
      c.lineStart = begin;
      c.lineAt = i;
      if (canStop && far && stop(c)) return stopping(c, at);
      if (trails) c.between = c.to;
      if ((before && !far && !before(c, c.to)) || !pass(c, c.to)) return false;
      if (far && (only < 0 || c.to === only) && passing(c, at)) return true;
    }
    return false;
  };
  return (c, at) => {
    const rays = of(c);
    if (!rays) return false;
    const { offsets, start, end, sites } = rays;
    const { to, between, lineStart, lineAt } = c;
    const from = origin ? origin(c) : c.from;
    if (from < 0 || from >= offsets.length - 1) return false;
    const last = offsets[from + 1]!;
    const only = aim(at);
    const min = least(c);
    const max = most(c);
    let enough = false;
    for (let ray = offsets[from]!; ray < last && !enough; ray++) {
      c.between = between;
      enough = along(c, at, sites, start[ray]!, Math.min(end[ray]!, start[ray]! + max + 1), min, only);
    }
    c.to = to;
    c.between = between;
    c.lineStart = lineStart;
    c.lineAt = lineAt;
    return enough;
  };
}

function pathsWalk<T>(rule: PathsRule, mode: Mode<T>): Walk<T> {
  const stop = conditionFn(rule.stop);
  const pass = conditionFn(rule.pass);
  const stopping = walk(rule.stopping, mode);
  const passing = walk(rule.passing, mode);
  const least = valueFn(rule.min);
  const most = valueFn(rule.max);
  const { offsets, start, end, open, sites } = rule.paths;
  const along = (c: Context, at: T, path: number, min: number, max: number): boolean => {
    const begin = start[path]!;
    const last = Math.min(end[path]!, begin + max + 1);
    for (let i = begin + 1; i < last; i++) {
      c.to = sites[i]!;
      if (i >= open[path]!) {
        const far = i - begin >= min;
        if (stop(c)) {
          if (far) return stopping(c, at);
        } else if (far && passing(c, at)) return true;
      }
      c.between = sites[i]!;
      if (!pass(c)) return false;
    }
    return false;
  };
  return (c, at) => {
    const { from, to, between } = c;
    const min = least(c);
    const max = most(c);
    let enough = false;
    for (let path = offsets[from]!; path < offsets[from + 1]! && !enough; path++) enough = along(c, at, path, min, max);
    c.to = to;
    c.between = between;
    return enough;
  };
}

function flankWalk<T>(rule: FlankRule, mode: Mode<T>): Walk<T> {
  const inner = walk(rule.rule, mode);
  const siteOf = valueFn(rule.site);
  const caught = conditionFn(rule.caught);
  const held = conditionFn(rule.held);
  const [least, most] = [valueFn(rule.min), valueFn(rule.max)];
  const { limit, lines } = rule;
  const { offsets, start, end, sites } = lines;
  /** The captures of one line. */
  const along = (c: Context, at: T, ray: number, min: number, max: number, size: number): boolean => {
    const [begin, stop] = [start[ray]!, end[ray]!];
    let i = begin + 1;
    for (; i < stop && i - begin <= max; i++) {
      c.between = sites[i]!;
      if (!caught(c)) break;
    }
    const count = i - begin - 1;
    if (count === 0 || count < min || (max === 1 && i >= stop)) return false;
    c.to = i < stop ? sites[i]! : -1;
    if (!held(c)) return false;
    for (let k = begin + 1; k < i; k++) {
      c.between = sites[k]!;
      if (inner(c, at)) return true;
    }
    if (mode.size(at) > size) mode.caught(at, sites, begin + 1, count);
    return false;
  };
  return (c, at) => {
    const site = siteOf(c);
    if (site < 0 || site >= limit) return false;
    const { to, between } = c;
    const [min, max, size] = [least(c), most(c), mode.size(at)];
    let enough = false;
    for (let ray = offsets[site]!; ray < offsets[site + 1]! && !enough; ray++) {
      enough = along(c, at, ray, min, max, size);
    }
    c.to = to;
    c.between = between;
    return enough;
  };
}
