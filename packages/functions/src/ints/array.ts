/** Lists of numbers: `(array …)`, `(team)`, `(values Remembered …)`, `(if …)`. */
import { list, optional } from '@ludii/registry';
import { NoName, rememberedValues } from '@ludii/state/internal';
import { sitesIn } from '../board/siteSet.js';
import { ludeme } from '../declare/build.js';
import { allFixed, fixedInts, type IntsFn } from '../declare/compiled.js';
import { Bool, Int, Ints, Region } from '../declare/kinds.js';
import { Text } from '../declare/words.js';

export const array = [
  ludeme('array', {
    returns: Ints,
    args: { region: Region },
    doc: 'The sites of a region as a list, in ascending order.',
    example: '(array (sites Occupied by:Mover))',
    compile: ({ region }): IntsFn => {
      if (region.fixed) return fixedInts(region.fixed.toArray());
      return (c, out) => {
        out.push(...sitesIn(c, region));
      };
    },
  }),
  ludeme('array', {
    returns: Ints,
    args: { ints: list(Int) },
    doc: 'A list of numbers.',
    example: '(array {1 2 (mover)})',
    compile: ({ ints }): IntsFn => {
      if (allFixed(...ints)) return fixedInts(ints.map((n) => n.fixed!));
      return (c, out) => {
        for (let i = 0; i < ints.length; i++) out.push(ints[i]!(c));
      };
    },
  }),
  ludeme('team', {
    returns: Ints,
    doc: 'The players of the team that is being looked at.',
    example: '(team)',
    compile: () => (c, out) => {
      const team = c.teamPlayers;
      if (team) for (let i = 0; i < team.length; i++) out.push(team[i]!);
    },
  }),
  ludeme('values', 'Remembered', {
    returns: Ints,
    args: { name: optional(Text) },
    doc: 'The values that were remembered (under a name), in the order of remembering.',
    example: '(values Remembered "Visited")',
    flags: ['rememberingValues'],
    compile: ({ name }, build): IntsFn => {
      const key = name === undefined ? NoName : build.text(name);
      return (c, out) => {
        const values = rememberedValues(c.state, key);
        for (let i = 0; i < values.length; i++) out.push(values[i]!);
      };
    },
  }),
  ludeme('if', {
    returns: Ints,
    args: { cond: Bool, ok: Ints, notOk: optional(Ints) },
    doc: 'One list if a condition holds, another one (or an empty one) if not.',
    example: '(if (is Mover P1) (array {1 2}) (array {3 4}))',
    compile: ({ cond, ok, notOk }): IntsFn => {
      const otherwise = notOk ?? fixedInts([]);
      if (cond.fixed !== undefined) return cond.fixed ? ok : otherwise;
      return (c, out) => (cond(c) ? ok(c, out) : otherwise(c, out));
    },
  }),
];
