/** `(surround …)`: pieces next to a site that others stand all around of are captured. */
import { Int, ludeme, type MovesFn } from '@ludii/functions';
import {
  BetweenPart,
  betweenRegister,
  DirectionCode,
  FromPart,
  fromRegister,
  keeping,
  NonDecision,
  PiecePart,
  RelationWord,
  siteTypeName,
  ThenPart,
  ToPart,
  toRegister,
} from '@ludii/functions/internal';
import { named, optional } from '@ludii/registry';
import type { Context } from '@ludii/state';
import { applyMoves } from './bundles.js';
import { enemyNumber, friendNumber } from './shared/relation.js';
import { removalOf } from './shared/removal.js';

export const surround = ludeme('surround', {
  returns: NonDecision,
  args: {
    from: optional(FromPart),
    relation: optional(RelationWord),
    between: optional(BetweenPart),
    to: optional(ToPart),
    except: named(optional(Int)),
    with: named(optional(PiecePart)),
    consequence: optional(ThenPart),
  },
  doc: 'Captures neighbours of a site that are surrounded.',
  example:
    '(surround Diagonal (between if:(= 2 (who at:(between))) (apply (flip (between)))) (to if:(= 1 (who at:(to)))) except:1)',
  // A consequence of this rule is accepted and never happens.
  compile: ({ from, relation, between, to, except, with: withPiece }, build): MovesFn => {
    const type = from?.type ?? build.defaultSite;
    const siteOf = from?.site ?? fromRegister;
    const isTarget = between?.condition ?? enemyNumber(betweenRegister);
    const surrounds = to?.condition ?? friendNumber(toRegister);
    const effect = between?.apply ? applyMoves(between.apply) : removalOf(betweenRegister, build);
    const needed = withPiece?.ids[0];
    const radials = build.topology.radialTable(siteTypeName(type));
    const { sites, offsets, start, end, slots } = radials;
    const slot = radials.slotOf[DirectionCode[relation ?? 'Adjacent']]!;

    /** Whether a site is surrounded; the iterator `to` stays at the last neighbour that was tested. */
    const isSurrounded = (c: Context, f: number, q: number, allowed: number, piece: number): boolean => {
      let misses = 0;
      let seen = piece < 0;
      const row = q * slots + slot;
      for (let id = offsets[row]!; id < offsets[row + 1]!; id++) {
        if (end[id]! - start[id]! < 2) continue;
        const n = sites[start[id]! + 1]!;
        if (n !== f) {
          c.to = n;
          if (!surrounds(c)) misses++;
        }
        if (!seen && c.state.what(type, n) === piece) seen = true;
        if (misses > allowed) return false;
      }
      return seen;
    };

    return keeping(['to', 'between'], (c, out) => {
      const f = siteOf(c);
      const allowed = except ? except(c) : 0;
      const piece = needed ? needed(c) : -1;
      if (f < 0 || f >= radials.count || slot < 0) return;
      const first = out.length;
      const row = f * slots + slot;
      for (let id = offsets[row]!; id < offsets[row + 1]!; id++) {
        if (end[id]! - start[id]! < 2) continue;
        const q = sites[start[id]! + 1]!;
        c.between = q;
        if (!isTarget(c) || !isSurrounded(c, f, q, allowed, piece)) continue;
        c.between = q;
        effect(c, out);
        if (out.length > first) out.setBetweenOfLast(sites, start[id]! + 1, 1);
      }
    });
  },
});
