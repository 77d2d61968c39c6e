/** What the other packages of this repository share: not part of the documented API, and free to change in any release. */
export * from './boards.js';
export { isPlainDifferent } from './boolean/puzzle/different.js';
export { regionLists } from './boolean/puzzle/regions.js';
export { pieceThreatSwitch, threatSwitch } from './boolean/switches.js';
export * from './build.js';
export * from './bundles.js';
export * from './compiled.js';
export * from './constraints.js';
export * from './containers.js';
export { radialsThrough, relativeDirections } from './direction/relative.js';
export { absoluteDirections } from './direction/words.js';
export * from './drafts.js';
export * from './groups.js';
export {
  betweenRegister,
  fromRegister,
  levelRegister,
  playerRegister,
  siteRegister,
  toRegister,
  valueRegister,
} from './int/registers.js';
export { indexOnTrack, trackPosition } from './int/trackSite/position.js';
export { moverRegister, nextRegister, prevRegister } from './int/turn.js';
export * from './kinds.js';
export * from './lastMove.js';
export * from './lines.js';
export * from './meaning.js';
export * from './numbers.js';
export * from './propositions.js';
export * from './reach.js';
export * from './roles.js';
export * from './siteSet.js';
export * from './siteTest.js';
export * from './siteTypes.js';
export * from './slots.js';
export * from './stepDistances.js';
export * from './visibility.js';
export * from './watch.js';
export * from './words.js';
