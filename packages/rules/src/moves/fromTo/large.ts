/** Moves of a large piece to every place and orientation whose cells are targets of the move or covered by the piece itself. */
import type { Build } from '@ludii/functions';
import { placeDatum } from '@ludii/functions/internal';
import {
  and,
  type Condition,
  choose,
  compare,
  constant,
  isIn,
  math,
  or,
  type Rule,
  register,
  type Sites,
} from '@ludii/ir';
import { all, type EmitRule, mayRead } from '@ludii/ir/internal';
import type { SiteTypeCode } from '@ludii/state';
import type { Footprints } from '../shared/footprint.js';

const [f, t, turn, cell] = [register('from'), register('to'), register('value'), register('between')];

/** No site has a larger number. */
const MostSites = 1 << 20;

/**
 * Whether a large piece stands on `(from)`, and its moves from there: to the targets, then to the cells that it covers, in
 * all orientations. Conditions of the target do not count.
 */
export function largeMoves(
  large: Footprints,
  targets: Sites,
  fromType: SiteTypeCode,
  move: EmitRule,
  { shape }: Build,
): { readonly isLarge: Condition; readonly rule: Rule } {
  const piece = placeDatum('what', fromType, f, shape);
  const standing = placeDatum('state', fromType, f, shape);
  const covered = large.cells({ piece, root: f, turn: standing });
  // The targets are those of the iterator `to` as it is outside: one more than that is kept.
  const outside = mayRead(targets, 'to');
  const before = math('-', register('hint'), constant(1));
  const isTarget: Condition = outside
    ? { k: 'with', register: 'to', at: before, test: isIn(cell, targets) }
    : isIn(cell, targets);
  const fits = and(
    or(compare('!=', t, f), compare('!=', turn, standing)),
    compare('<', turn, large.orientations(piece)),
    large.fits({ piece, root: t, turn }, or(isTarget, compare('=', cell, f), isIn(cell, covered))),
  );
  const turned: Rule = {
    k: 'values',
    min: constant(0),
    max: constant(large.mostOrientations - 1),
    rule: choose(fits, move),
  };
  const moves = all(
    { k: 'sites', registers: ['to'], over: targets, rule: turned },
    { k: 'steps', ways: large.others(piece, standing), rule: turned },
  );
  const rule: Rule = outside
    ? { k: 'at', registers: ['hint'], site: math('+', t, constant(1)), limit: MostSites, rule: moves }
    : moves;
  return { isLarge: large.isLarge(piece), rule };
}
