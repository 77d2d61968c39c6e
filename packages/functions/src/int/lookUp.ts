/** Look-ups: `(mapEntry …)`, `(handSite …)`, `(arrayValue …)`, `(regionSite …)`. */
import { and, compare, constant, math, type Value } from '@ludii/ir';
import { choice, hasCall, tableOf } from '@ludii/ir/internal';
import { either, named, optional } from '@ludii/registry';
import { sitesIn } from '../board/siteSet.js';
import { ludeme } from '../declare/build.js';
import { fixedInt, type IntFn } from '../declare/compiled.js';
import { Int, Ints, Region } from '../declare/kinds.js';
import { numberOf } from '../declare/meaning.js';
import { numbersIn } from '../declare/numbers.js';
import { roleIndex } from '../declare/roles.js';
import { Role, Text } from '../declare/words.js';

/** Keys up to here are looked up in an array. */
const MostDenseKey = 4095;

export const lookUp = [
  ludeme('mapEntry', {
    returns: Int,
    args: { name: optional(Text), key: either(1, Int), keyRole: either(1, Role) },
    doc: 'What a map gives for a key; the key itself if no map has it.',
    example: '(mapEntry (mover))',
    meaning: ({ name, key, keyRole }, build): Value => {
      const index = key ?? roleIndex(keyRole!, build);
      const entries = new Map<number, number>();
      for (const map of build.maps) {
        if (name !== undefined && map.name !== name) continue;
        for (const [from, to] of map.entries) if (to !== -1 && !entries.has(from)) entries.set(from, to);
      }
      const of = numberOf(index);
      if (of.k === 'const') return constant(entries.get(of.value) ?? of.value);
      const keys = [...entries.keys()];
      if (hasCall(of) || keys.some((k) => k < 0 || k > MostDenseKey)) {
        const fn: IntFn = (c) => {
          const k = index(c);
          return entries.get(k) ?? k;
        };
        return { k: 'callValue', fn };
      }
      // Keys of players are all in the table, with themselves as entries where a map has none.
      const values = Array.from({ length: Math.max(build.players + 1, ...keys) + 1 }, (_, k) => entries.get(k) ?? k);
      const entry = tableOf(of, values, -1);
      const inside = and(compare('>=', of, constant(0)), compare('<', of, constant(values.length)));
      return of.k === 'player' ? entry : choice(inside, entry, of);
    },
  }),
  ludeme('handSite', {
    returns: Int,
    args: { indexPlayer: either(1, Int), role: either(1, Role), site: optional(Int) },
    doc: 'A site of the hand (or deck, or dice) of a player: the first, or the one with the given number.',
    example: '(handSite Mover)',
    flags: ['count'],
    meaning: ({ indexPlayer, role, site }, build): Value => {
      const firsts = new Int32Array(build.players + 2).fill(-1);
      for (const { role: sort, owner, first } of build.shape.containers) {
        if (sort !== 'board' && firsts[owner] === -1) firsts[owner] = first;
      }
      const player = indexPlayer ?? roleIndex(role!, build);
      const offset = site ?? fixedInt(0);
      const { fixed } = offset;
      if (fixed !== undefined) {
        const values = Array.from(firsts, (first) => (first < 0 ? -1 : first + fixed));
        return tableOf(numberOf(player), values, -1);
      }
      const first = tableOf(numberOf(player), Array.from(firsts), -1);
      const sum = math('+', first, numberOf(offset));
      return choice(compare('<', first, constant(0)), constant(-1), sum);
    },
  }),
  ludeme('arrayValue', {
    returns: Int,
    args: { array: Ints, index: named(Int) },
    doc: 'The number at a place of a list, counted from 0; -1 outside the list.',
    example: '(arrayValue (values Remembered "Path") index:0)',
    meaning: ({ array, index }): Value =>
      array.fixed
        ? tableOf(numberOf(index), array.fixed, -1)
        : { k: 'callValue', fn: (c) => numbersIn(c, array)[index(c)] ?? -1 },
  }),
  ludeme('regionSite', {
    returns: Int,
    args: { region: Region, index: named(Int) },
    doc: 'The site at a place of a region in ascending order, counted from 0; -1 outside the region.',
    example: '(regionSite (sites Empty) index:0)',
    meaning: ({ region, index }): Value =>
      region.fixed
        ? tableOf(numberOf(index), region.fixed.toArray(), -1)
        : { k: 'callValue', fn: (c) => sitesIn(c, region)[index(c)] ?? -1 },
  }),
];
