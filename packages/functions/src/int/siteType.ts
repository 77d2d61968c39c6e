/** The site type that an optional word stands for. */
import type { SiteType } from '@ludii/geometry';
import type { SiteTypeCode } from '@ludii/state';
import type { Build } from '../declare/build.js';
import { siteTypeCode } from '../declare/siteTypes.js';

/** The written site type, or the type that the board is played on. */
export const typeOr = (word: SiteType | undefined, build: Pick<Build, 'defaultSite'>): SiteTypeCode =>
  word === undefined ? build.defaultSite : siteTypeCode(word);
