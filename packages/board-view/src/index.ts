/**
 * An interactive board for any game, as a custom element.
 *
 * @packageDocumentation
 */
export { click, drop, movesBetween, originsOf, playableSites, type Step, targetsOf } from './choosing.js';
export type { ArrowMark } from './drawing.js';
export { defineBoard, LudiiBoard, type MoveEventDetail, type SiteEventDetail } from './element.js';
export { playTrial } from './playTrial.js';
export { neighbourByKey, type Point, type Pointing, siteAt } from './pointing.js';
