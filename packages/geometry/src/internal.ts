/** What the other packages of this repository share: not part of the documented API, and free to change in any release. */
export { isSpecific } from './directions/absolute.js';
export { absoluteOfFacing, facingIndex } from './directions/facing.js';
export { expandClasses } from './directions/resolve.js';
export { footprint, footprints, startFacings } from './directions/walk.js';
export { listAt, packLists } from './topology/incidence.js';
export type { SurakartaLoops } from './tracks.js';
