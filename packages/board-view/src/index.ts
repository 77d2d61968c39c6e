/**
 * An interactive board for any game, as a custom element.
 *
 * @packageDocumentation
 */
export type { ArrowMark } from './drawing.js';
export { defineBoard, LudiiBoard, type MoveEventDetail, type SiteEventDetail } from './element.js';
export { playTrial } from './playTrial.js';
