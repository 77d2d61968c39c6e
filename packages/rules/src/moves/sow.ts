/** `(sow …)`: the pieces of a hole go one by one to the holes that follow on a track. */
import { Bool, type Build, Int, Moves, Text } from '@ludii/functions';
import {
  conditionOf,
  fail,
  handsOf,
  hasHands,
  indexOnTrack,
  NonDecision,
  numberOf,
  placeDatum,
  placesEnd,
  ruleOf,
  SiteTypeWord,
  Switch,
  type Track,
  typeOr,
} from '@ludii/functions/internal';
import { constant, never, type Rule, register, type Value } from '@ludii/ir';
import {
  heightAt,
  interpreted,
  lastTo,
  noMoves,
  readsRegister,
  type SowRule,
  type SowTrack,
  someNode,
  typeAt,
} from '@ludii/ir/internal';
import { either, named, optional } from '@ludii/registry';
import type { SiteTypeCode } from '@ludii/state';
import { Op } from '@ludii/state/internal';
import { effect } from './shared/declare.js';

export const sow = effect('sow', {
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
  },
  doc: 'Takes the pieces of a hole and drops them one by one into the next holes of a track, then captures.',
  example: '(sow (last To) if:(= 3 (count at:(to))) apply:(remove (to)))',
  flags: ['count', 'usesFromPositions'],
  meaning: (args, build) => {
    const { shape, stacking } = build;
    const type = typeOr(args.type, build);
    const capture = args.apply ? ruleOf(args.apply) : noMoves;
    const tracks = tracksOf(args.track, args.owner !== undefined, build);
    const site = register('site');
    const rule: SowRule = {
      k: 'sow',
      type,
      start: args.start ? numberOf(args.start) : lastTo,
      tracks: tracks.map((track) => track && sowTrack(track, placesEnd(shape, type))),
      owner: args.owner && args.track !== undefined ? numberOf(args.owner) : constant(1),
      count: args.count ? numberOf(args.count) : piecesOn(type, site, build),
      includesSelf: args.includeSelf !== false,
      skip: args.skipIf ? conditionOf(args.skipIf) : never,
      captures: args.apply ? conditionOf(args.if) : never,
      capture,
      more: {
        perHole: args.numPerHole && numberOf(args.numPerHole),
        effect: args.sowEffect && ruleOf(args.sowEffect),
        origin: args.origin && conditionOf(args.origin),
        backtracking: args.backtracking && conditionOf(args.backtracking),
        forward: args.forward && conditionOf(args.forward),
      },
    };
    const { perHole, effect, backtracking, forward } = rule.more!;
    // Captures that go on ask with `from` at the start, but for the first.
    const asksOn = (backtracking ?? forward) !== undefined && readsRegister(rule.captures, 'from');
    const rare = perHole !== undefined || effect !== undefined || asksOn;
    const { siteState, rotation, value } = shape.flags;
    const data = stacking || hasHands(shape) || siteState || rotation || value;
    const endless = tracks.every((track) => !track || track.nextIndex.every((index) => index >= 0));
    return interpreted(rule, rare || data || !endless || !isSettledCapture(capture));
  },
});

/** The number of pieces on a site. */
const piecesOn = (type: SiteTypeCode, site: Value, { shape, stacking }: Build): Value =>
  stacking ? heightAt(typeAt(type, site, handsOf(shape)), site) : placeDatum('count', type, site, shape);

/** The track to sow on for each player. An owner counts only together with a name. */
function tracksOf(
  name: string | undefined,
  isOwned: boolean,
  { board, players }: Build,
): readonly (Track | undefined)[] {
  const candidates = board.tracks.filter((track) => name === undefined || track.name.includes(name));
  const named = board.tracks.find((track) => track.name === name);
  return Array.from({ length: players + 2 }, (_, player) => {
    if (name === undefined) return board.tracks[0];
    return isOwned ? candidates.find(({ owner }) => owner === player) : named;
  });
}

/** A track as sowing needs it. */
function sowTrack(track: Track, sites: number): SowTrack {
  const { length } = track.sites;
  const places = Int32Array.from({ length: sites }, (_, site) => {
    const place = indexOnTrack(track, site);
    return place < length ? place : -1;
  });
  return {
    places,
    next: Int32Array.from(track.next),
    nextPlace: Int32Array.from(track.nextIndex),
    previous: Int32Array.from(track.previous),
    previousPlace: Int32Array.from(track.previousIndex),
    ended: () => fail('track-ends', `Track "${track.name}" ends while pieces are left to sow.`),
  };
}

/** Actions of captures that trying them out would add nothing to. */
const settledActions: readonly number[] = [Op.Move, Op.MoveN, Op.Remove, Op.SetNextPlayer, Op.SetScore];

/** Whether the moves of a capture are just their actions. */
const isSettledCapture = (rule: Rule): boolean =>
  !someNode(rule, (node) => {
    if (node.k === 'attach' || node.k === 'callRule' || node.k === 'interpreted') return true;
    return (
      node.k === 'emit' && (node.effect !== undefined || node.actions.some(({ op }) => !settledActions.includes(op)))
    );
  });
