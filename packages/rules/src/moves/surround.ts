/** `(surround …)`: pieces next to a site that others stand all around of are captured. */
import { Int } from '@ludii/functions';
import {
  BetweenPart,
  betweenRegister,
  DirectionCode,
  FromPart,
  fromRegister,
  keeping,
  PiecePart,
  RelationWord,
  radialsOf,
  siteTypeName,
  ToPart,
  toRegister,
} from '@ludii/functions/internal';
import { named, optional } from '@ludii/registry';
import type { Context } from '@ludii/state';
import { applyMoves } from './bundles.js';
import { effect, unheeded } from './shared/declare.js';
import { enemyNumber, friendNumber } from './shared/relation.js';
import { removalOf } from './shared/removal.js';

export const surround = effect('surround', {
  args: {
    from: optional(FromPart),
    relation: optional(RelationWord),
    between: optional(BetweenPart),
    to: optional(ToPart),
    except: named(optional(Int)),
    with: named(optional(PiecePart)),
    ...unheeded,
  },
  doc: 'Captures neighbours of a site that are surrounded.',
  example:
    '(surround Diagonal (between if:(= 2 (who at:(between))) (apply (flip (between)))) (to if:(= 1 (who at:(to)))) except:1)',
  meaning: ({ from, relation, between, to, except, with: withPiece }, build) => {
    const type = from?.type ?? build.defaultSite;
    const siteOf = from?.site ?? fromRegister;
    const isTarget = between?.condition ?? enemyNumber(betweenRegister);
    const surrounds = to?.condition ?? friendNumber(toRegister);
    const capture = between?.apply ? applyMoves(between.apply) : removalOf(betweenRegister, build);
    const needed = withPiece?.ids[0];
    const radials = build.topology.radialTable(siteTypeName(type));
    /** The next site on each line from a site. */
    const near = (site: number): number[] =>
      radialsOf(radials, site, DirectionCode[relation ?? 'Adjacent']).flatMap((line) =>
        Array.from(line.subarray(1, 2)),
      );

    /** Whether a site is surrounded; the iterator `to` stays at the last neighbour that was tested. */
    const isSurrounded = (c: Context, f: number, q: number, allowed: number, piece: number): boolean => {
      let misses = 0;
      let seen = piece < 0;
      for (const n of near(q)) {
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
      if (f < 0 || f >= radials.count) return;
      const first = out.length;
      for (const q of near(f)) {
        c.between = q;
        if (!isTarget(c) || !isSurrounded(c, f, q, allowed, piece)) continue;
        c.between = q;
        capture(c, out);
        if (out.length > first) out.setBetweenOfLast([q], 0, 1);
      }
    });
  },
});
