/** The text of end rules, for a program that stands alone. */
import type { Emission, Scope } from '../emit/emission.js';
import { NotEmittable } from '../emit/notEmittable.js';
import { conditionText, valueText } from '../emit/values.js';
import type { Ending, Result } from '../nodes.js';

const how = { Win: 'WIN', Loss: 'LOSS', Draw: 'DRAW', Tie: 'TIE', Abandon: 'ABANDON', Crash: 'ABANDON' } as const;

function resultText(g: Emission, result: Result, scope: Scope): string {
  if (result.k === 'result') return `result(W,${valueText(g, result.who, scope)},${how[result.how]});`;
  const { score } = g.game.layout;
  const set = result.set.map(
    ({ player, value }) => `W[${score}+${valueText(g, player, scope)}]=${valueText(g, value, scope)};`,
  );
  const lowest = conditionText(g, result.lowest, scope);
  return `${set.join('')}byScores(W,${lowest === 'true' ? '-1' : lowest === 'false' ? '1' : `(${lowest}?-1:1)`});`;
}

/** The text of one end rule. */
export function endingText(g: Emission, ending: Ending, scope: Scope, inside = false): string {
  const note = g.noteOf(ending);
  if (ending.k === 'eachEnding') {
    const { players } = g.game;
    const all = Array.from({ length: players }, (_, i) => i + 1).filter((p) => !ending.notMover || p !== scope.mover);
    const texts = all.map((player) => {
      const at: Scope = { ...scope, registers: { ...scope.registers, player: String(player) } };
      return `if(isActive(W,${player})&&${conditionText(g, ending.test, at)}){${resultText(g, ending.result, at)}}`;
    });
    return note + texts.join('');
  }
  const test = conditionText(g, ending.test, scope);
  if (test === 'false') return '';
  const last = ending.result ? resultText(g, ending.result, scope) : '';
  if (ending.inner.length === 0) return `${note}if(${test}){${last}}`;
  // A score in the place of last resort is not reckoned.
  const otherwise = ending.result?.k === 'result' ? last : '';
  if (inside || ending.inner.some((each) => each.k !== 'ending' || !each.result)) {
    throw new NotEmittable('End rules inside others are played by the engine only.', ending);
  }
  const chain = ending.inner.map((each) => endingText(g, each, scope, true)).filter((text) => text !== '');
  const rest = otherwise && `else{${otherwise}}`;
  return `${note}if(${test}){${chain.join('else ')}${chain.length > 0 ? rest : otherwise}}`;
}
