/** Names of sites in pictures. */
import type { SiteTypeCode } from '@ludii/engine';
import type { SiteKey } from './scene.js';

const letters = ['C', 'V', 'E'] as const;

/** The name of a site: `C12`. */
export function keyOf(type: SiteTypeCode, site: number): SiteKey {
  return `${letters[type]}${site}`;
}

/** The site of a name; undefined if it is none. */
export function parseKey(key: SiteKey): { readonly type: SiteTypeCode; readonly site: number } | undefined {
  const parts = /^([CVE])(\d+)$/.exec(key);
  if (!parts) return undefined;
  return { type: letters.indexOf(parts[1] as 'C') as SiteTypeCode, site: Number(parts[2]) };
}
