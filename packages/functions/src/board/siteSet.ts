/** Sets of sites, which nodes and ludemes share. */
export { borrowSites, returnSites, SiteSet } from '@ludii/ir/internal';
export { countBits, nthBit } from '@ludii/state/internal';
