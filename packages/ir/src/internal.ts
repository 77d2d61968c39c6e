/** What the other packages of this repository share: not part of the documented API, and free to change in any release. */
export type { Place } from './alone/sourceMap.js';
export type { ProgramGame } from './emit/emission.js';
export type { Draws, Host, LiveMoves } from './emit/link.js';
export { explainEnding, explainRule } from './explain.js';
export { noteFn, type Source } from './interpret/choice.js';
export type { RuleFn } from './interpret/closures.js';
export { collectFn } from './interpret/collect.js';
export { type Attach, attaching, type ListFn, mergeEffect, nestEffects } from './interpret/effects.js';
export { findFn } from './interpret/found.js';
export {
  borrowGroup,
  Group,
  grow,
  growSame,
  type Member,
  returnGroup,
  sitesBeside,
} from './interpret/group.js';
export { Notes } from './interpret/note.js';
export { afterPrior, passAfter } from './interpret/prior.js';
export { Ring } from './interpret/ring.js';
export { canMoveFn, longestTurnFn, ruleFn, someFn } from './interpret/rules.js';
export { type Judge, passesAll, type SampleFn, sampleFn, type Verdict } from './interpret/sample.js';
export { afterMoves, everyIterator, keeping, keepingIfTrue } from './keeping.js';
export { type KindsGame, MoveEnds, type MoveKinds, moveKinds } from './kinds/moveKinds.js';
export { closuresIn, leavesOf, leaving, leavingAs, leftBy } from './leaving.js';
export * from './make.js';
export * from './nodes.js';
export { type Placement, placementOf } from './placement.js';
export * from './remembered.js';
export * from './scan.js';
export { borrowSites, returnSites, SiteSet } from './siteSet.js';
export type { Namer } from './sketch.js';
export { allWatches, type RowsWatch, type Watch, type Watched, watchOf } from './watch.js';
