/** `(sow …)`: the pieces of a hole go one by one to the holes that follow on a track. */
import { Bool, type Build, fixedInt, Int, type IntFn, ludeme, Moves, type MovesFn, Text } from '@ludii/functions';
import {
  conditionOf,
  consequenceOf,
  fail,
  hasHands,
  indexOnTrack,
  lastTo,
  NonDecision,
  numberOf,
  ruleOf,
  SiteTypeWord,
  Switch,
  siteTypeCode,
  ThenPart,
  type Track,
  typeByNumber,
} from '@ludii/functions/internal';
import { constant, never, type Rule, register } from '@ludii/ir';
import { attached, lastTo as lastToNode, noMoves, type SowTrack, someNode } from '@ludii/ir/internal';
import { either, named, optional } from '@ludii/registry';
import type { Context, MoveList, SiteTypeCode } from '@ludii/state';
import { applyNested, applyOpen, Op, spend } from '@ludii/state/internal';
import { attachThen } from './shared/consequence.js';
import { capturing, capturingBefore } from './sow/capture.js';

/** So many holes in a row are skipped at most. */
const MostSkips = 10_000;

/** The number of pieces in a hole. */
function piecesIn(build: Build): (c: Context, site: number) => number {
  const typeOf = typeByNumber(build.shape, build.defaultSite);
  const { stacking } = build;
  return (c, site) => {
    const type = typeOf(site);
    if (type === -1) return 0;
    return stacking ? c.state.stackSize(type, site) : c.state.count(type, site);
  };
}

/** The track to sow on. An owner counts only together with a name. */
function trackChoice(
  build: Build,
  name: string | undefined,
  owner: IntFn | undefined,
): (c: Context) => Track | undefined {
  const { tracks } = build.board;
  if (name === undefined) return () => tracks[0];
  if (!owner) {
    const found = tracks.find((track) => track.name === name);
    return () => found;
  }
  const candidates = tracks.filter((track) => track.name.includes(name));
  return (c) => {
    const who = owner(c);
    for (let k = 0; k < candidates.length; k++) if (candidates[k]!.owner === who) return candidates[k];
    return undefined;
  };
}

/** Sends one piece from the start to a hole, which keeps its own data. */
function pushSeed(c: Context, out: MoveList, type: SiteTypeCode, start: number, hole: number): void {
  const { state } = c;
  const { layout } = state;
  if (!layout.state.present && !layout.rotation.present && !layout.value.present) {
    out.pushMove(type, start, -1, type, hole, -1, -1, -1, -1, false, false);
    return;
  }
  const local = state.state(type, hole);
  const rotation = state.rotation(type, hole);
  const value = state.value(type, hole);
  out.pushMove(
    type,
    start,
    -1,
    type,
    hole,
    -1,
    local === state.state(type, start) ? -1 : local,
    rotation === state.rotation(type, start) ? -1 : rotation,
    value === state.value(type, start) ? -1 : value,
    false,
    false,
  );
}

/** Appends the actions of the moves of a rule to the open move of a list. */
function pushEffect(c: Context, out: MoveList, effect: MovesFn): void {
  const moves = c.acquire();
  effect(c, moves);
  for (let i = 0; i < moves.length; i++) out.copyActions(moves, i);
  c.release(moves);
}

/** A track as sowing needs it. */
function sowTrack(track: Track, sites: number): SowTrack {
  const { length } = track.sites;
  const places = Int32Array.from({ length: sites }, (_, site) => {
    const place = indexOnTrack(track, site);
    return place < length ? place : -1;
  });
  return { places, next: Int32Array.from(track.next), nextPlace: Int32Array.from(track.nextIndex) };
}

/** Actions of captures that trying them out would add nothing to. */
const settledActions: readonly number[] = [Op.Move, Op.MoveN, Op.Remove, Op.SetNextPlayer];

/** Whether the moves of a capture are just their actions. */
const isSettledCapture = (rule: Rule): boolean =>
  !someNode(rule, (node) => {
    if (node.k === 'attach' || node.k === 'callRule') return true;
    return node.k === 'emit' && node.actions.some(({ op }) => !settledActions.includes(op));
  });

export const sow = ludeme('sow', {
  returns: NonDecision,
  args: {
    type: optional(SiteTypeWord),
    start: optional(Int),
    count: named(optional(Int)),
    numPerHole: named(optional(Int)),
    track: optional(Text),
    owner: named(optional(Int)),
    if: named(optional(Bool)),
    sowEffect: named(optional(Moves)),
    apply: named(optional(NonDecision)),
    includeSelf: named(optional(Switch)),
    origin: named(optional(Bool)),
    skipIf: named(optional(Bool)),
    backtracking: either(1, named(optional(Bool))),
    forward: either(1, named(optional(Bool))),
    consequence: optional(ThenPart),
  },
  doc: 'Takes the pieces of a hole and drops them one by one into the next holes of a track, then captures.',
  example: '(sow (last To) if:(= 3 (count at:(to))) apply:(remove (to)))',
  flags: ['count', 'usesFromPositions'],
  meaning: (args, build) => {
    const { board, shape } = build;
    const type = args.type ? siteTypeCode(args.type) : build.defaultSite;
    const fill = args.numPerHole || args.sowEffect || args.origin || args.backtracking || args.forward;
    const capture = args.apply ? ruleOf(args.apply) : noMoves;
    if (fill || build.stacking || hasHands(shape) || !isSettledCapture(capture)) return undefined;
    if (shape.flags.siteState || shape.flags.rotation || shape.flags.value) return undefined;
    const candidates = board.tracks.filter(({ name }) => args.track === undefined || name.includes(args.track));
    const named = board.tracks.find(({ name }) => name === args.track);
    const of = (player: number): Track | undefined => {
      if (args.track === undefined) return board.tracks[0];
      return args.owner ? candidates.find(({ owner }) => owner === player) : named;
    };
    const tracks = Array.from({ length: build.players + 2 }, (_, player) => of(player));
    const endless = tracks.every((track) => !track || track.nextIndex.every((index) => index >= 0));
    if (!endless) return undefined;
    const limit = shape.board.sizes[type];
    const rule: Rule = {
      k: 'sow',
      type,
      start: args.start ? numberOf(args.start) : lastToNode,
      tracks: tracks.map((track) => track && sowTrack(track, limit)),
      owner: args.owner && args.track !== undefined ? numberOf(args.owner) : constant(1),
      count: args.count ? numberOf(args.count) : { k: 'read', datum: 'count', type, site: register('site'), limit },
      includesSelf: args.includeSelf !== false,
      skip: args.skipIf ? conditionOf(args.skipIf) : never,
      captures: args.apply ? conditionOf(args.if) : never,
      capture,
    };
    return attached(rule, consequenceOf(args.consequence));
  },
  compile: (args, build): MovesFn => {
    const { apply, sowEffect, skipIf, origin, consequence: then } = args;
    const type = args.type ? siteTypeCode(args.type) : build.defaultSite;
    const startOf = args.start ?? lastTo;
    const pieces = piecesIn(build);
    const perHole = args.numPerHole ?? fixedInt(1);
    const includesSelf = args.includeSelf !== false;
    const trackOf = trackChoice(build, args.track, args.owner);
    const capture = apply && capturing({ ...args, apply });
    const captureBefore = capture && capturingBefore(capture);
    const attach = attachThen(then);

    /** Fills the holes behind the start; tells the index of the last one, -1 if the start is not on the track. */
    const fill = (
      c: Context,
      move: MoveList,
      track: Track,
      start: number,
      first: number,
      count: number,
      already: number,
    ): number => {
      const { next, nextIndex } = track;
      let sown = already;
      let index = first;
      let skipped = 0;
      for (let k = 0; k < count; ) {
        c.value = count - k;
        if (index >= next.length) return -1;
        let hole = next[index]!;
        c.to = hole;
        if (skipIf && skipped < MostSkips && skipIf(c)) {
          index = nextIndex[index]!;
          if (index < 0) return fail('track-ends', `Track "${track.name}" ends while pieces are left to sow.`);
          skipped++;
          spend();
          continue;
        }
        skipped = 0;
        if (!includesSelf && hole === start) {
          // The iterator stays at the start.
          index = nextIndex[index]!;
          hole = index < 0 ? -1 : next[index]!;
        }
        if (hole < 0) return fail('track-ends', `Track "${track.name}" ends while pieces are left to sow.`);
        const many = perHole(c);
        if (sowEffect) pushEffect(c, move, sowEffect);
        for (let m = 0; m < many; m++, sown++) if (sown < count) pushSeed(c, move, type, start, hole);
        index = nextIndex[index]!;
        if (sown >= count) break;
        k++;
      }
      return index;
    };

    /** Writes the seeds to the open move; tells the track and puts the index behind the last hole into `last`. */
    let last = -1;
    const seeds = (c: Context, work: MoveList, start: number): Track | undefined => {
      const count = args.count ? args.count(c) : pieces(c, start);
      if (count > 0) spend(count);
      const { from: oldFrom } = c;
      const many = perHole(c);
      const track = trackOf(c);
      if (!track) return undefined;
      let index = indexOnTrack(track, start);
      let sown = 0;
      c.from = start;
      if (origin?.(c)) {
        if (sowEffect) pushEffect(c, work, sowEffect);
        for (let m = 0; m < many; m++, sown++) {
          if (sown < count) work.pushMove(type, start, -1, type, start, -1, -1, -1, -1, false, false);
        }
        c.to = start;
      }
      c.from = oldFrom;
      if (sown < count) index = fill(c, work, track, start, index, count, sown);
      last = index;
      // If the start is not on the track there is no move, and the iterators stay as they are.
      return index < 0 ? undefined : track;
    };

    const generate: MovesFn = (c, out) => {
      const { from: oldFrom, to: oldTo, value: oldValue } = c;
      const work = c.acquire();
      const start = startOf(c);
      work.begin(0, 0, 0);
      const track = seeds(c, work, start);
      if (track) {
        captureBefore?.(c, work, track, start, last);
        work.finish();
        const first = out.length;
        out.copyMove(work, 0);
        c.to = oldTo;
        c.from = oldFrom;
        c.value = oldValue;
        attach(c, out, first);
      }
      c.release(work);
    };
    /** Sows for good at once, so that the captures need not try it out. */
    const perform = (c: Context, result: MoveList): void => {
      const { from: oldFrom, to: oldTo, value: oldValue } = c;
      const start = startOf(c);
      const track = sowInto(c, result, start);
      if (!track) return;
      const index = last;
      const work = c.acquire();
      work.begin(0, 0, 0);
      if (capture) {
        c.mark();
        capture(c, work, track, start, index);
        c.rollback();
      }
      work.finish();
      c.to = oldTo;
      c.from = oldFrom;
      c.value = oldValue;
      attach(c, work, 0);
      applyNested(c, work, 0, result);
      c.release(work);
    };
    /** Sows for good and adds the seeds to the open move; tells the track, if the start is on one. */
    const sowInto = (c: Context, result: MoveList, start: number): Track | undefined => {
      if (!sowEffect) {
        const { end } = result;
        const track = seeds(c, result, start);
        if (track) applyOpen(c, result, end);
        else result.rewind(end);
        return track;
      }
      const work = c.acquire();
      work.begin(0, 0, 0);
      const track = seeds(c, work, start);
      const index = last;
      work.finish();
      if (track) applyNested(c, work, 0, result);
      last = index;
      c.release(work);
      return track;
    };
    return Object.assign(generate, { perform });
  },
});
