/**
 * Reading sites wherever they are: board sites by the type in question, hand sites always as cells. Games without hands
 * (most) and questions about cells read the state directly.
 */
import type { Context, SiteTypeCode } from '@ludii/state';
import { Cell } from '@ludii/state/internal';
import type { Build } from '../declare/build.js';
import { siteTypeName } from '../declare/siteTypes.js';
import { hasHands, siteNumbers } from './containers.js';

/** Number of board sites of a type. */
export const boardCount = ({ topology }: Pick<Build, 'topology'>, type: SiteTypeCode): number =>
  topology.count(siteTypeName(type));

/** A question about one site. */
export type SiteReader = (c: Context, site: number) => number;

/** The component on a site (the top one of a stack) of a type, or of a hand. */
export function whatReader({ shape }: Pick<Build, 'shape'>, type: SiteTypeCode): SiteReader {
  if (type === Cell || !hasHands(shape)) return (c, site) => c.state.what(type, site);
  const first = siteNumbers(shape).board;
  return (c, site) => c.state.what(site >= first ? Cell : type, site);
}
