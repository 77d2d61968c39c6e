/** Site types: the words of the language and the codes of the state. */
import type { SiteType } from '@ludii/geometry';
import type { SiteTypeCode } from '@ludii/state';
import { Cell, Edge, Vertex } from '@ludii/state/internal';

const codes: Readonly<Record<SiteType, SiteTypeCode>> = { Cell, Vertex, Edge };
const names: readonly SiteType[] = ['Cell', 'Vertex', 'Edge'];

/** The code of a site type word. */
export const siteTypeCode = (word: SiteType): SiteTypeCode => codes[word];

/** The word of a site type code. */
export const siteTypeName = (code: SiteTypeCode): SiteType => names[code]!;

/** The code of a written site type; without one that of the sites that the board is played on. */
export const typeOr = (word: SiteType | undefined, build: { readonly defaultSite: SiteTypeCode }): SiteTypeCode =>
  word === undefined ? build.defaultSite : codes[word];
