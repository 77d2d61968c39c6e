/** Argument bundles of move rules: `(from …)`, `(to …)`, `(between …)`, `(piece …)`, `(player …)`, `(apply …)`, `(then …)`. */
import {
  Bool,
  type BoolFn,
  type Build,
  fixedInt,
  Int,
  type IntFn,
  ludeme,
  Moves,
  type MovesFn,
  Player,
  Range,
  Region,
  type RegionFn,
  Text,
} from '@ludii/functions';
import {
  type Apply,
  BetweenPart,
  conditionOf,
  FromPart,
  fail,
  NonDecision,
  PiecePart,
  Rotations,
  ruleOf,
  SiteTypeWord,
  Switch,
  siteNumbers,
  siteTypeCode,
  siteTypeName,
  ThenPart,
  ToPart,
  typeByNumber,
} from '@ludii/functions/internal';
import { choose, type Rule } from '@ludii/ir';
import { ruleFn } from '@ludii/ir/internal';
import { either, type Kind, kind, type Ludeme, list, named, optional } from '@ludii/registry';
import type { SiteTypeCode } from '@ludii/state';
import type { ConsequenceFn } from './shared/consequence.js';

/** `(apply …)`: an effect that belongs to a move, with a condition. */
export const ApplyPart = kind<Apply>('Apply', '`(apply …)`');

/** Stands for the effect that an `(apply if:…)` does not have. */
const noEffect: MovesFn = () =>
  fail('no-effect', 'This `(apply if:…)` needs an effect, since its condition can be true here.');

/** An `(apply …)` as a generator of its own: nothing if its condition is false. */
export const applyMoves = (apply: Apply): MovesFn => ruleFn(applyMeaning(apply));

/** What an `(apply …)` means: the moves of its effect, none if its condition is false. */
export const applyMeaning = ({ condition, effect = noEffect }: Apply): Rule =>
  choose(conditionOf(condition), ruleOf(effect));

/** The three ways to write `(apply …)`, as a part of another ludeme or as a rule of its own. */
function applyForms<T>(returns: Kind<T>, made: (apply: Apply) => T): readonly Ludeme<Build>[] {
  const condition = { if: named(Bool) };
  const effect = { effect: NonDecision };
  const form = (args: Partial<typeof condition & typeof effect>, doc: string, example: string) =>
    ludeme('apply', {
      returns,
      args,
      doc,
      example,
      compile: (given: { readonly if?: BoolFn; readonly effect?: MovesFn }) =>
        made({ condition: given.if, effect: given.effect }),
    });
  return [
    form(
      { ...condition, ...effect },
      'An effect that happens only under a condition.',
      '(apply if:(is Occupied (to)) (addScore Next 1))',
    ),
    form(effect, 'An effect that happens with the move.', '(apply (set State at:(between) 3))'),
    form(condition, 'A condition on where a move may end, without an effect.', '(apply if:(= 2 (state at:(to))))'),
  ];
}

/** Refuses ends of moves that are known now and that the game has no site for. */
function checkFixed(build: Build, type: SiteTypeCode | undefined, site?: IntFn, region?: RegionFn): void {
  const code = type ?? build.defaultSite;
  const typeOf = typeByNumber(build.shape, code);
  const sites = region?.fixed?.toArray() ?? (site?.fixed === undefined ? [] : [site.fixed]);
  const unknown = sites.find((number) => number >= 0 && typeOf(number) === -1);
  if (unknown === undefined) return;
  const name = siteTypeName(code).toLowerCase();
  const last = siteNumbers(build.shape).places[code] - 1;
  fail('site-range', `There is no ${name} ${unknown} in this game: the last is ${last}.`);
}

export const from = ludeme('from', {
  returns: FromPart,
  args: {
    type: optional(SiteTypeWord),
    region: either(1, optional(Region)),
    site: either(1, optional(Int)),
    level: named(optional(Int)),
    if: named(optional(Bool)),
  },
  doc: 'Where a move begins: a site or a region, and a condition on it.',
  example: '(from (sites Occupied by:Mover) if:(is Mover (who at:(from))))',
  compile: ({ type, region, site, level, if: condition }, build) => {
    const code = type && siteTypeCode(type);
    checkFixed(build, code, site, region);
    return { type: code, region, site, level, condition };
  },
});

export const to = ludeme('to', {
  returns: ToPart,
  args: {
    type: optional(SiteTypeWord),
    region: either(1, optional(Region)),
    site: either(1, optional(Int)),
    level: named(optional(Int)),
    rotations: optional(Rotations),
    if: named(optional(Bool)),
    effect: optional(ApplyPart),
  },
  doc: 'Where a move ends: a site or a region, a condition on it, and an effect.',
  example: '(to (sites Empty))',
  compile: ({ type, region, site, level, rotations, if: condition, effect }, build) => {
    const code = type && siteTypeCode(type);
    checkFixed(build, code, site, region);
    return { type: code, region, site, level, rotations, condition, apply: effect };
  },
});

export const between = ludeme('between', {
  returns: BetweenPart,
  args: {
    before: named(optional(Int)),
    range: optional(Range),
    after: named(optional(Int)),
    if: named(optional(Bool)),
    trail: named(optional(Int)),
    effect: optional(ApplyPart),
  },
  doc: 'What lies between the two ends of a move, and an effect on it.',
  example: '(between (range 1 3) if:(is Occupied (between)) (apply (addScore Mover 2)))',
  compile: ({ before, range, after, if: condition, trail, effect }) => ({
    before,
    range,
    after,
    condition,
    trail,
    apply: effect,
  }),
});

/** The index that a name means in `(piece …)`: that of a container, else of a component, else -1. */
export function pieceIndex(name: string, { shape, components }: Pick<Build, 'shape' | 'components'>): number {
  const container = shape.containers.findIndex((other) => other.name === name);
  if (container >= 0) return container;
  // The place-holder for "no piece" has a name as well, and is never meant.
  return components.findIndex((component) => component.index > 0 && component.name === name);
}

export const piece = ludeme('piece', {
  returns: PiecePart,
  args: {
    name: either(1, Text),
    index: either(1, Int),
    names: either(1, list(Text)),
    indices: either(1, list(Int)),
    state: named(optional(Int)),
  },
  doc: 'Which piece, by its name with the number of its owner or by its index; several are alternatives.',
  example: '(piece "Disc1" state:2)',
  compile: ({ name, index, names, indices, state }, build) => {
    if (indices) return { ids: indices, state, listed: true };
    if (index) return { ids: [index], state };
    const written = names ?? (name === undefined ? [] : [name]);
    return { ids: written.map((each): IntFn => fixedInt(pieceIndex(each, build))), state, names: written };
  },
});

export const player = ludeme('player', {
  returns: Player,
  args: { index: Int },
  doc: 'A player given by a number.',
  example: '(player (mover))',
  compile: ({ index }) => index,
});

export const thenPart = ludeme('then', {
  returns: ThenPart,
  args: { moves: NonDecision, applyAfterAllMoves: named(optional(Switch)) },
  doc: 'What follows from a move, after it was made.',
  example: '(then (moveAgain))',
  compile: ({ moves, applyAfterAllMoves }, build) => {
    const afterAll = applyAfterAllMoves === true;
    const consequence: ConsequenceFn = afterAll ? Object.assign(moves.bind(undefined), { afterAll }) : moves;
    return { id: build.consequence(consequence), afterAll, rule: ruleOf(moves) };
  },
});

/** The bundles, and `(apply …)` where a rule is expected. */
export const bundles: readonly Ludeme<Build>[] = [
  from,
  to,
  between,
  piece,
  player,
  thenPart,
  ...applyForms(ApplyPart, (apply) => apply),
  ...applyForms(Moves, (apply) => Object.assign(applyMoves(apply), { ir: applyMeaning(apply) })),
];
