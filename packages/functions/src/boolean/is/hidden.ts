/** `(is Hidden …)`: what a player may not see. */
import { either, named, optional } from '@ludii/registry';
import { Cell, Hidden } from '@ludii/state/internal';
import { siteNumbers } from '../../board/containers.js';
import { type Build, ludeme } from '../../declare/build.js';
import { allFixed, type BoolFn, fixedBool, fixedInt, type IntFn } from '../../declare/compiled.js';
import { Bool, Int, Player } from '../../declare/kinds.js';
import { roleIndex } from '../../declare/roles.js';
import { typeOr } from '../../declare/siteTypes.js';
import { HiddenDataWord, Role, type RoleWord, SiteTypeWord } from '../../declare/words.js';

type Data = 'What' | 'Who' | 'State' | 'Count' | 'Rotation' | 'Value';

function hidden(
  data: Data | undefined,
  type: 'Vertex' | 'Edge' | 'Cell' | undefined,
  at: IntFn,
  level: IntFn | undefined,
  player: IntFn,
  build: Build,
): BoolFn {
  // On the board before the game nothing is hidden.
  if (allFixed(at, level, player)) return fixedBool(false);
  const flag = Hidden[data ?? 'All'];
  const code = typeOr(type, build);
  const { board, total } = siteNumbers(build.shape);
  const height = level ?? fixedInt(0);
  const { players } = build;
  return (c) => {
    const site = at(c);
    if (site < 0) return false;
    const who = player(c);
    if (who < 1 || who > players) return false;
    const place = site >= board && site < total ? Cell : code;
    return (c.state.hidden(who, place, site, height(c)) & flag) !== 0;
  };
}

const shared = {
  dataType: optional(HiddenDataWord),
  type: optional(SiteTypeWord),
  at: named(Int),
  level: named(optional(Int)),
};

export const isHidden = [
  ludeme('is', 'Hidden', {
    returns: Bool,
    args: { ...shared, to: named(either(1, Player)) },
    flags: ['hiddenInfo'],
    doc: 'True if a site, or one datum of it, is hidden from a player.',
    example: '(is Hidden What at:(to) to:(player (mover)))',
    compile: ({ dataType, type, at, level, to }, build) => hidden(dataType, type, at, level, to as IntFn, build),
  }),
  ludeme('is', 'Hidden', {
    returns: Bool,
    args: { ...shared, to: named(either(1, Role)) },
    flags: ['hiddenInfo'],
    doc: 'True if a site, or one datum of it, is hidden from the player of a role.',
    example: '(is Hidden What at:(to) to:Mover)',
    compile: ({ dataType, type, at, level, to }, build) =>
      hidden(dataType, type, at, level, roleIndex(to as RoleWord, build), build),
  }),
];
