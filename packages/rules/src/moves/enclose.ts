/** `(enclose …)`: groups without a way out are captured. */
import { type Build, Direction, Int } from '@ludii/functions';
import {
  BetweenPart,
  betweenRegister,
  conditionOf,
  DirectionCode,
  FromPart,
  fixedSteps,
  groupSteps,
  numberOf,
  SiteTypeWord,
  siteTypeName,
  typeOr,
} from '@ludii/functions/internal';
import type { Rule } from '@ludii/ir';
import { type EncloseMore, interpreted, lastTo, readsRegister } from '@ludii/ir/internal';
import { type Ludeme, named, optional, type Values } from '@ludii/registry';
import { applyMeaning } from './bundles.js';
import { effect } from './shared/declare.js';
import { mentionsEmptiness } from './shared/mentions.js';
import { enemyNumber } from './shared/relation.js';
import { removalMeaning } from './shared/removal.js';
import { givenPart } from './shared/written.js';

const args = {
  type: optional(SiteTypeWord),
  from: optional(FromPart),
  directions: optional(Direction),
  between: optional(BetweenPart),
  numException: named(optional(Int)),
};

function meaning(
  { type: written, from, directions, between, numException }: Values<typeof args>,
  build: Build,
  emptyAllowed: boolean,
): Rule {
  const type = typeOr(written, build);
  const steps = build.topology.stepTable(siteTypeName(type));
  const { fixed, beside } = groupSteps(build, type, directions);
  const inside = conditionOf(between?.condition ?? enemyNumber(betweenRegister));
  const anyWay = fixedSteps(steps, [DirectionCode.All]);
  const special = emptyAllowed || numException !== undefined || !fixed;
  const more: EncloseMore = {
    besideOf: typeof beside === 'function' ? beside : undefined,
    exceptions: numException && numberOf(numException),
    // A ring that surrounds an area is followed by steps of any kind.
    chain: emptyAllowed ? anyWay : undefined,
  };
  const captures: Rule = {
    k: 'enclose',
    site: from?.site ? numberOf(from.site) : lastTo,
    type,
    limit: steps.count,
    beside: fixed ?? anyWay,
    inside,
    rule: between?.apply ? applyMeaning(between.apply) : removalMeaning(build.defaultSite, build),
    more: special ? more : undefined,
  };
  return interpreted(captures, special || readsRegister(inside, 'to'));
}

const example =
  '(enclose (from (last To)) Orthogonal (between if:(= (next) (who at:(between))) (apply (remove (between)))))';

/** Two forms: whether the condition on the group speaks of empty sites decides what must lie around it. */
export const enclose: readonly Ludeme<Build>[] = [
  effect('enclose', {
    args,
    doc: 'Captures groups next to a site that touch no empty site.',
    example,
    meaning: (values, build) => meaning(values, build, false),
  }),
  effect('enclose', {
    args,
    doc: 'Captures areas, with the empty sites in them, that a closed chain of other sites surrounds.',
    example: '(enclose Diagonal (between if:(= 2 (who at:(between))) (apply (set State at:(between) 1))))',
    accepts: ({ between }) => mentionsEmptiness(givenPart(between, 'if')),
    meaning: (values, build) => meaning(values, build, true),
  }),
];
