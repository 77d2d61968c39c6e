/** Rings of pieces around some site, for the questions whether there is one and where. */
import { Direction as Code } from '@ludii/geometry';
import type { Value } from '@ludii/ir';
import type { RingBoard } from '@ludii/ir/internal';
import type { SiteTypeCode } from '@ludii/state';
import type { Build } from '../declare/build.js';
import type { DirectionFn } from '../declare/compiled.js';
import { roleIndex } from '../declare/roles.js';
import { siteTypeName } from '../declare/siteTypes.js';
import type { RoleWord } from '../declare/words.js';
import { fixedSteps, groupSteps } from './groups.js';
import { linesAlong } from './lines.js';

/** How rings lie on the board of a game. */
export function ringBoard(build: Build, type: SiteTypeCode, directions: DirectionFn | undefined): RingBoard {
  const { topology } = build;
  const name = siteTypeName(type);
  const table = topology.stepTable(name);
  const outer = new Uint8Array(table.count);
  for (const site of topology.region(name, 'outer')) outer[site] = 1;
  return {
    type,
    outer,
    adjacent: fixedSteps(table, [Code.Adjacent]),
    orthogonal: fixedSteps(table, [Code.Orthogonal]),
    lines: linesAlong(topology.radialsTowards(name, [Code.Orthogonal]), [Code.Orthogonal]),
    beside: groupSteps(build, type, directions).beside,
  };
}

/** Owners of what must be inside, as bits; undefined if anything may be. */
export function insiders(roles: readonly RoleWord[] | undefined, build: Build): Value | undefined {
  const players = roles?.map((role) => roleIndex(role, build));
  const add = (set: number, player: number): number => (player >= 0 ? set | (1 << player) : set);
  return players && { k: 'callValue', fn: (c) => players.reduce((set, player) => add(set, player(c)), 0) };
}
