/** What the other packages of this repository share: not part of the documented API, and free to change in any release. */
export { ResultPart } from './end/kinds.js';
export { checkPaths } from './equipment/component.js';
export * from './equipment/items.js';
export * from './flow/gameFlow.js';
export { initialPhases } from './flow/phases.js';
export { type ModuleParts, moduleGame, programGame, programText } from './flow/program.js';
export * from './game.js';
export type { MatchData, SubgameData } from './match/match.js';
export * from './match/matchFlow.js';
export { plainMeta } from './meta/index.js';
export { pieceIndex } from './moves/bundles.js';
export { type GameData, GamePart, type PhaseData, type PlayersData, type RulesData } from './phase/index.js';
