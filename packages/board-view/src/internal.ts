/** What the other packages of this repository share: not part of the documented API, and free to change in any release. */
export { click, drop, movesBetween, originsOf, playableSites, type Step, targetsOf } from './choosing.js';
export { neighbourByKey, type Point, type Pointing, siteAt } from './pointing.js';
