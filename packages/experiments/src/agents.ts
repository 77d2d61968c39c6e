/** Agents as experiments write them: a kind and its settings, checked one by one so that each can be blamed at its place. */
import { agentKind, agentKinds, createAgent } from '@ludii/agents';
import { type Agent, EngineError } from '@ludii/engine';
import { suggest } from '@ludii/engine/internal';

/** Settings of an agent, as they are written: numbers, words, yes or no. */
export type AgentSettings = Readonly<Record<string, unknown>>;

/** What is wrong. */
export interface AgentProblem {
  readonly code: 'unknown-agent' | 'unknown-setting' | 'bad-setting';
  readonly message: string;
}

/** An agent. It is made anew for every game, because some remember what they have seen. */
export function makeAgent(kind: string, settings: AgentSettings = {}): Agent {
  return createAgent({ ...settings, name: kind });
}

/** True if a player only moves at random: then nobody needs to be asked for moves. */
export const isRandom = ({ agent }: { readonly agent: string }): boolean => agent === 'random';

/** What is wrong with the name of an agent. */
export function agentProblem(kind: string): AgentProblem | undefined {
  if (agentKind(kind)) return undefined;
  const names = agentKinds.map(({ name }) => name);
  const near = suggest(kind, names);
  const hint = near ? `Did you mean "${near}"?` : `There are ${names.join(', ')}.`;
  return { code: 'unknown-agent', message: `There is no agent "${kind}". ${hint}` };
}

/** What is wrong with a setting of an agent. */
export function settingProblem(kind: string, setting: string, value: unknown): AgentProblem | undefined {
  try {
    makeAgent(kind, { [setting]: value });
    return undefined;
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    const known = agentKind(kind)?.settings.includes(setting);
    return { code: known ? 'bad-setting' : 'unknown-setting', message: error.message };
  }
}
