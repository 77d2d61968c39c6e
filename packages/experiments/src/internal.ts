/** What the other packages of this repository share: not part of the documented API, and free to change in any release. */
export { type AgentProblem, agentProblem, makeAgent, settingProblem } from './agents.js';
export { usualLimits } from './definition/definition.js';
export { gameHash, type PackedGame, packGame } from './definition/packedGame.js';
export { type LogHeader, readHeader } from './log/readLog.js';
export { reachQueue, shownQueue } from './queue/connection.js';
export { openLog } from './run/experiment.js';
export { version } from './version.js';
