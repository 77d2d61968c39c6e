/**
 * Sowing as closures. What is captured is worked out on the position right after the seeds were sown, none of the captures
 * sees another, and their actions become part of the sowing itself.
 */
import { applyMove, type Context, type MoveList } from '@ludii/state';
import {
  actionLength,
  applyNested,
  applyOpen,
  clearPending,
  firstAction,
  MoveWord,
  moveEnd,
  Op,
  opcodeOf,
  spend,
} from '@ludii/state/internal';
import { keeping } from '../keeping.js';
import type { SowRule, SowTrack } from '../nodes.js';
import { conditionFn } from './conditions.js';
import type { Attach, ListFn } from './effects.js';
import { listFn } from './rules.js';
import { valueFn } from './values.js';

/** So many holes in a row are skipped at most. */
const MostSkips = 10_000;

/** A track that was sown on, and the place behind the last hole. */
interface Sown {
  readonly track: SowTrack;
  readonly place: number;
}

/** Writes the seeds of a sowing to the open move; undefined if the start is on no track. */
type Seeds = (c: Context, move: MoveList, start: number) => Sown | undefined;

/** Adds the captures after sowing to the open move of a list. */
type Capture = (c: Context, move: MoveList, start: number, sown: Sown) => void;

/** A rule that has to be carried out to know its moves. */
interface Performed extends ListFn {
  readonly perform: (c: Context, result: MoveList) => void;
}

/** A sowing rule as closures; its moves get some consequences. */
export function sowFn(rule: SowRule, attached: readonly Attach[] = []): Performed {
  const startOf = valueFn(rule.start);
  const seeds = seedsFn(rule);
  const captures = capturesFn(rule);
  const attach: Attach = (c, out, first) => {
    for (const each of attached) each(c, out, first);
  };
  const moves: ListFn = (c, out) => {
    const { from, to, value } = c;
    const work = c.acquire();
    const start = startOf(c);
    work.begin(0, 0, 0);
    const sown = seeds(c, work, start);
    // If the start is not on the track there is no move, and the iterators stay as they are.
    if (sown) {
      if (captures) captureBefore(c, work, start, sown, captures);
      work.finish();
      const first = out.length;
      out.copyMove(work, 0);
      c.to = to;
      c.from = from;
      c.value = value;
      attach(c, out, first);
    }
    c.release(work);
  };
  /** Sows for good at once, so that the captures need not try it out. */
  const perform = (c: Context, result: MoveList): void => {
    const { from, to, value } = c;
    const start = startOf(c);
    const sown = sowInto(c, result, start, seeds, rule.more?.effect !== undefined);
    if (!sown) return;
    const work = c.acquire();
    work.begin(0, 0, 0);
    if (captures) {
      c.mark();
      captures(c, work, start, sown);
      c.rollback();
    }
    work.finish();
    c.to = to;
    c.from = from;
    c.value = value;
    attach(c, work, 0);
    applyNested(c, work, 0, result);
    c.release(work);
  };
  return Object.assign(moves, { perform });
}

/** Sows for good and adds the seeds to the open move. */
function sowInto(c: Context, result: MoveList, start: number, seeds: Seeds, hasEffect: boolean): Sown | undefined {
  if (!hasEffect) {
    const { end } = result;
    const sown = seeds(c, result, start);
    if (sown) applyOpen(c, result, end);
    else result.rewind(end);
    return sown;
  }
  const work = c.acquire();
  work.begin(0, 0, 0);
  const sown = seeds(c, work, start);
  work.finish();
  if (sown) applyNested(c, work, 0, result);
  c.release(work);
  return sown;
}

function seedsFn(rule: SowRule): Seeds {
  const { type, tracks, more } = rule;
  const [ownerOf, countOf] = [valueFn(rule.owner), valueFn(rule.count)];
  const perHole = more?.perHole ? valueFn(more.perHole) : () => 1;
  const effect = more?.effect && listFn(more.effect);
  const origin = more?.origin && conditionFn(more.origin);
  const fill = fillFn(rule, perHole, effect);
  return (c, move, start) => {
    const { from, site } = c;
    c.site = start;
    const count = countOf(c);
    c.site = site;
    if (count > 0) spend(count);
    const track = tracks[ownerOf(c)];
    if (!track) return undefined;
    let sown = 0;
    c.from = start;
    if (origin?.(c)) {
      if (effect) pushEffect(c, move, effect);
      for (const many = perHole(c); sown < many; sown++) {
        if (sown < count) move.pushMove(type, start, -1, type, start, -1, -1, -1, -1, false, false);
      }
      c.to = start;
    }
    c.from = from;
    const first = track.places[start] ?? -1;
    const place = sown < count ? fill(c, move, track, start, first, count, sown) : first;
    return place < 0 ? undefined : { track, place };
  };
}

/** Fills the holes behind the start; tells the place of the last one, -1 if the start is not on the track. */
type Fill = (
  c: Context,
  move: MoveList,
  track: SowTrack,
  start: number,
  first: number,
  count: number,
  already: number,
) => number;

function fillFn(
  { type, skip, includesSelf }: SowRule,
  perHole: (c: Context) => number,
  effect: ListFn | undefined,
): Fill {
  const skips = skip.k === 'known' && !skip.holds ? undefined : conditionFn(skip);
  return (c, move, { next, nextPlace, ended }, start, first, count, already) => {
    let sown = already;
    let place = first;
    let skipped = 0;
    for (let k = 0; k < count; ) {
      c.value = count - k;
      if (place < 0) return -1;
      let hole = next[place]!;
      c.to = hole;
      if (skips && skipped < MostSkips && skips(c)) {
        place = nextPlace[place]!;
        if (place < 0) return ended();
        skipped++;
        spend();
        continue;
      }
      skipped = 0;
      if (!includesSelf && hole === start) {
        // The iterator stays at the start.
        place = nextPlace[place]!;
        hole = place < 0 ? -1 : next[place]!;
      }
      if (hole < 0) return ended();
      const many = perHole(c);
      if (effect) pushEffect(c, move, effect);
      for (let m = 0; m < many; m++, sown++) if (sown < count) pushSeed(c, move, type, start, hole);
      place = nextPlace[place]!;
      if (sown >= count) break;
      k++;
    }
    return place;
  };
}

/** Sends one piece from the start to a hole, which keeps its own data. */
function pushSeed({ state }: Context, out: MoveList, type: SowRule['type'], start: number, hole: number): void {
  const { layout } = state;
  const differs = (own: number, other: number): number => (own === other ? -1 : own);
  const isPlain = !layout.state.present && !layout.rotation.present && !layout.value.present;
  out.pushMove(
    type,
    start,
    -1,
    type,
    hole,
    -1,
    isPlain ? -1 : differs(state.state(type, hole), state.state(type, start)),
    isPlain ? -1 : differs(state.rotation(type, hole), state.rotation(type, start)),
    isPlain ? -1 : differs(state.value(type, hole), state.value(type, start)),
    false,
    false,
  );
}

/** Appends the actions of the moves of a rule to the open move of a list. */
function pushEffect(c: Context, out: MoveList, effect: ListFn): void {
  const moves = c.acquire();
  effect(c, moves);
  for (let i = 0; i < moves.length; i++) out.copyActions(moves, i);
  c.release(moves);
}

/** Actions that say all of what they do. */
const settled: ReadonlySet<number> = new Set([Op.Move, Op.MoveN, Op.Remove, Op.SetNextPlayer, Op.SetScore]);

/** Whether trying a move out would add nothing to its actions. */
function isSettled(c: Context, moves: MoveList, i: number): boolean {
  const { tape } = moves;
  const start = moves.start(i);
  if (c.state.layout.stacking || c.game.flags.sequenceCapture || tape[start + MoveWord.Then] !== 0) return false;
  const end = moveEnd(tape, start);
  for (let at = firstAction(tape, start); at < end; at += actionLength(tape[at]!)) {
    const opcode = opcodeOf(tape[at]!);
    if (!settled.has(opcode)) return false;
  }
  return true;
}

/** Adds the captures to the open move, found on a position where its seeds are not sown yet. */
function captureBefore(c: Context, move: MoveList, start: number, sown: Sown, captures: Capture): void {
  c.mark();
  // Actions learn from being applied, so a copy is applied.
  const seeds = c.acquire();
  seeds.beginLikeTape(move.tape, move.open);
  for (let at = firstAction(move.tape, move.open); at < move.end; at += actionLength(move.tape[at]!)) {
    seeds.copyAction(move.tape, at);
  }
  applyOpen(c, seeds, firstAction(seeds.tape, seeds.open));
  seeds.abandon();
  c.release(seeds);
  captures(c, move, start, sown);
  c.rollback();
}

/** Adds the actions of a move that is tried out. */
const takeMove = keeping(
  ['from', 'to', 'between', 'site', 'level', 'player', 'value'],
  (c, move: MoveList, moves: MoveList, i: number): void => {
    c.mark();
    clearPending(c.state);
    applyMove(c, moves, i);
    move.copyActionsTape(c.trial.moves.tape, c.trial.lastStart());
    c.rollback();
  },
);

/** Works out the moves of one capture and adds their actions. */
function take(c: Context, move: MoveList, capture: ListFn): void {
  const moves = c.acquire();
  capture(c, moves);
  for (let i = 0; i < moves.length; i++) {
    if (isSettled(c, moves, i)) {
      move.copyActions(moves, i);
      continue;
    }
    takeMove(c, move, moves, i);
  }
  c.release(moves);
}

/** The captures of a sowing rule, found on the position right after the seeds were sown; undefined if there are none. */
function capturesFn({ captures, capture, more }: SowRule): Capture | undefined {
  if (captures.k === 'known' && !captures.holds) return undefined;
  const test = conditionFn(captures);
  const moves = listFn(capture);
  const back = more?.backtracking && conditionFn(more.backtracking);
  const onward = more?.forward && conditionFn(more.forward);
  return (c, move, start, { track, place: last }) => {
    let place = last;
    for (let count = 0; count < track.next.length; count++) {
      if (!test(c)) return;
      c.from = start;
      take(c, move, moves);
      const goesOn = back ?? onward;
      if (!goesOn?.(c)) return;
      const next = (back ? track.previous[place] : track.next[place]) ?? -1;
      if (!back && next < 0) return;
      c.to = next;
      place = (back ? track.previousPlace[place] : track.nextPlace[place]) ?? -1;
      if (!goesOn(c) || (back && next === start)) return;
    }
  };
}
