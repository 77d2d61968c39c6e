/** What the other packages of this repository share: not part of the documented API, and free to change in any release. */

export { afterMoves, keeping, keepingIfTrue } from '@ludii/ir/internal';
export * from './board/boards.js';
export * from './board/containers.js';
export * from './board/groups.js';
export * from './board/lines.js';
export * from './board/owned.js';
export * from './board/reach.js';
export * from './board/siteSet.js';
export * from './board/stepDistances.js';
export { repetitionFlag } from './boolean/flags.js';
export { isPlainDifferent } from './boolean/puzzle/different.js';
export { regionLists } from './boolean/puzzle/regions.js';
export { pieceThreatSwitch, threatSwitch } from './boolean/switches.js';
export * from './declare/build.js';
export * from './declare/bundles.js';
export * from './declare/compiled.js';
export * from './declare/kinds.js';
export * from './declare/meaning.js';
export * from './declare/numbers.js';
export * from './declare/roles.js';
export * from './declare/siteTypes.js';
export * from './declare/words.js';
export { relativeDirections } from './direction/relative.js';
export { directionsBetween, facedDirections, facingsFrom } from './direction/seen.js';
export { absoluteDirections } from './direction/words.js';
export {
  betweenRegister,
  fromRegister,
  playerRegister,
  toRegister,
} from './int/registers.js';
export { indexOnTrack, trackPosition } from './int/trackSite/position.js';
export { moverRegister } from './int/turn.js';
export * from './position/constraints.js';
export * from './position/lastMove.js';
export * from './position/propositions.js';
export * from './position/rounds.js';
export * from './position/visibility.js';
