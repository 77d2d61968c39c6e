/** `(leap …)`, `(move Leap …)`: a piece jumps to where walks from its site end, like a knight. */
import { Bool, type BoolFn, type Build } from '@ludii/functions';
import {
  conditionOf,
  DirectionCode,
  FromPart,
  fail,
  packLists,
  type SiteType,
  StepWord,
  siteTypeName,
  ToPart,
  walkEnds,
} from '@ludii/functions/internal';
import { choose, type Rule } from '@ludii/ir';
import { type ByPiece, byNumber, interpreted, type Relation } from '@ludii/ir/internal';
import { list, named, optional } from '@ludii/registry';
import type { SiteTypeCode } from '@ludii/state';
import { applyMeaning } from './bundles.js';
import { effectAndDecision } from './shared/declare.js';
import { type Load, startingAt, travel } from './shared/travel.js';

type Walks = readonly (readonly ('F' | 'L' | 'R')[])[];

/** Signs of the change of row and column that count as forward, for each facing; others are never forward. */
const forwardSigns: ReadonlyMap<number, readonly [row: number, column: number]> = new Map([
  [DirectionCode.N, [1, 0]],
  [DirectionCode.S, [-1, 0]],
  [DirectionCode.E, [0, 1]],
  [DirectionCode.W, [0, -1]],
  [DirectionCode.NE, [1, 1]],
  [DirectionCode.SE, [-1, 1]],
  [DirectionCode.SW, [-1, -1]],
  [DirectionCode.NW, [1, -1]],
]);

/** Tells whether a site lies in front of another for a piece that faces a direction. */
function forwardTest(build: Build, type: SiteType): (facing: number, from: number, to: number) => boolean {
  const sites = build.topology.sites(type);
  return (facing, from, to) => {
    const signs = forwardSigns.get(facing);
    if (!signs) return false;
    const [up, right] = signs;
    const { row, column } = sites;
    return (up === 0 || (row[to]! - row[from]!) * up > 0) && (right === 0 || (column[to]! - column[from]!) * right > 0);
  };
}

/** Where walks from each site end: with all rotations or not, for a piece that must go where it faces, or -1. */
type Landings = (facing: number, rotations: boolean) => Relation;

function landingTable(build: Build, type: SiteTypeCode, walks: Walks): Landings {
  const board = siteTypeName(build.defaultSite);
  const isForward = forwardTest(build, siteTypeName(type));
  const landings = (rotations: boolean) =>
    byNumber((facing) =>
      packLists(
        Array.from({ length: build.topology.count(board) }, (_, f) =>
          walkEnds(build.topology, board, f, walks, rotations).filter((t) => facing < 0 || isForward(facing, f, t)),
        ),
      ),
    );
  const [turning, still] = [landings(true), landings(false)];
  return (facing, rotations) => (rotations ? turning : still)(facing);
}

/** The landings of the piece on `(from)`. */
function landingWays(
  landings: Landings,
  forward: BoolFn | undefined,
  rotations: BoolFn | undefined,
  type: SiteTypeCode,
  { components, defaultSite }: Build,
): ByPiece<Relation> {
  const facings = components.map(({ facing }) => facing);
  const turns = rotations ? rotations.fixed : true;
  const ahead = forward ? forward.fixed : false;
  if (turns !== undefined && ahead === false) return { fixed: true, all: landings(-1, turns) };
  if (turns !== undefined && ahead && type === defaultSite) {
    return { fixed: false, of: (piece) => landings(facings[piece]!, turns) };
  }
  return {
    fixed: 'asked',
    of: (c) => landings(forward?.(c) ? facings[c.state.what(type, c.from)]! : -1, rotations?.(c) ?? true),
  };
}

export const leap = effectAndDecision('leap', 'move Leap', {
  args: {
    from: optional(FromPart),
    walk: list(list(StepWord)),
    forward: named(optional(Bool)),
    rotations: named(optional(Bool)),
    to: ToPart,
  },
  doc: 'Jumps to the ends of walks (F forward, L and R turn), whatever stands between.',
  example: '(move Leap {{F F F L F}} forward:True (to if:(is Even (to))))',
  meaning: ({ from, walk, forward, rotations, to }, build, decision) => {
    const goes = to.condition ?? fail('no-condition', 'A leap needs a condition where it may land: `(to if:…)`.');
    const type = from?.type ?? build.defaultSite;
    const effect = to.apply && applyMeaning(to.apply);
    const load: Load = { type, level: undefined, stack: false, decision };
    const leap: Rule = {
      k: 'steps',
      ways: landingWays(landingTable(build, type, walk), forward, rotations, type, build),
      rule: choose(conditionOf(goes), travel(load, -1, effect)),
    };
    const count = build.topology.count(siteTypeName(build.defaultSite));
    const rule = startingAt(from && { ...from, level: undefined }, count, leap);
    return interpreted(rule, leap.ways.fixed === 'asked');
  },
});
