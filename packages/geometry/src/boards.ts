/** The board half of the package: directions, topology, tracks, finished boards. */

export * from './board.js';
export * from './boardJson.js';
export * from './boardSvg.js';
export * from './boardText.js';
export * from './directions/absolute.js';
export * from './directions/facing.js';
export * from './directions/relative.js';
export * from './directions/resolve.js';
export * from './directions/walk.js';
export * from './topology/corners.js';
export * from './topology/distances.js';
export { Flag } from './topology/flags.js';
export * from './topology/incidence.js';
export * from './topology/radialTable.js';
export * from './topology/siteTable.js';
export * from './topology/stepTable.js';
export * from './topology/topology.js';
export * from './tracks.js';
