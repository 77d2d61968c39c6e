/** The steps that groups grow along: those of fixed directions are listed once per site. */

import { Direction, type Lists, type StepTable, stepsOf } from '@ludii/geometry';
import { packLists } from '@ludii/geometry/internal';
import { type Beside, byObject, byText, type Member } from '@ludii/ir/internal';
import type { SiteTypeCode } from '@ludii/state';
import type { Build } from '../declare/build.js';
import type { BoolFn, DirectionFn } from '../declare/compiled.js';
import { siteTypeName } from '../declare/siteTypes.js';
import { absoluteDirections } from '../direction/words.js';

/** The steps that a group grows along. */
export interface GroupSteps {
  readonly type: SiteTypeCode;
  /** Number of board sites of the type. */
  readonly count: number;
  /** Targets of each site, in order and without repeats; undefined if they depend on the position. */
  readonly fixed: Lists | undefined;
  /** The same, or what the position says; repeats occur then if the directions repeat them. */
  readonly beside: Beside;
}

/** The steps of a site type in some directions; adjacent sites if none are given. */
export function groupSteps(build: Pick<Build, 'topology'>, type: SiteTypeCode, directions?: DirectionFn): GroupSteps {
  const chosen = directions ?? absoluteDirections([Direction.Adjacent]);
  const table = build.topology.stepTable(siteTypeName(type));
  const fixed = chosen.fixed && fixedSteps(table, chosen.fixed);
  const asked: Beside = (c, site) =>
    Array.from(chosen(c, type, site)).flatMap((code) => Array.from(stepsOf(table, site, code)));
  return { type, count: table.count, fixed, beside: fixed ?? asked };
}

const listed = byObject((table: StepTable) =>
  byText((text) => {
    // A piece may have no direction at all: forward, where no step leads that way.
    const codes = text === '' ? [] : text.split(',').map(Number);
    return packLists(
      Array.from({ length: table.count }, (_, site) => [
        ...new Set(codes.flatMap((code) => Array.from(stepsOf(table, site, code)))),
      ]),
    );
  }),
);

/** The targets of each site in fixed directions, in order and without repeats. */
export const fixedSteps = (table: StepTable, codes: readonly number[]): Lists => listed(table)(codes.join());

/** Sites for which a condition holds, tested with `to` on the site. */
export const memberIf =
  (condition: BoolFn): Member =>
  (c, site) => {
    c.to = site;
    return condition(c);
  };

/** Sites with a piece of the mover. */
export const memberOfMover =
  (type: SiteTypeCode): Member =>
  (c, site) => {
    c.to = site;
    return c.state.who(type, site) === c.state.mover;
  };
