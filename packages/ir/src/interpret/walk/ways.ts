/** What the walks along the ways of a piece share. */
import type { Context } from '@ludii/state';
import type { ByPiece, Rule } from '../../nodes.js';
import { endsAtTo } from '../../spans.js';
import { type SiteTest, siteTest } from '../pieceTest.js';
import { valueFn } from '../values.js';
import type { Mode } from './mode.js';

/** What the piece on `from` moves by. */
export function waysFn<T>(ways: ByPiece<T>): (c: Context) => T | undefined {
  if (ways.fixed === true) {
    const { all } = ways;
    return () => all;
  }
  if (ways.fixed === 'chosen') {
    const { all } = ways;
    const which = valueFn(ways.which);
    return (c) => all[which(c)];
  }
  if (ways.fixed === 'asked') return ways.of;
  const known: (T | undefined)[] = [];
  return (c) => {
    const { state } = c;
    const piece = state.what(state.shape.board.defaultSite, c.from);
    known[piece] ??= ways.of(piece);
    return known[piece];
  };
}

/** The only site that matters to a walk, -1 if all do. */
export function aimOf<T>(rule: Rule, { target }: Mode<T>): (at: T) => number {
  return target && endsAtTo(rule) ? target : () => -1;
}

/** A rule with a condition in front, apart: whether it holds at a site, and the rest. */
export function guarded(rule: Rule): { readonly holds: SiteTest; readonly rule: Rule } {
  const bare = rule.k === 'choose' && rule.no.k === 'none';
  return bare ? { holds: siteTest(rule.test, 'to'), rule: rule.yes } : { holds: always, rule };
}

const always = (): boolean => true;
