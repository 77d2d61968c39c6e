/** Passing over pieces that cannot lead to a site. */
import type { Rule } from '../nodes.js';
import { spanOf } from '../spans.js';
import type { Emission } from './emission.js';

/** The text that goes on to the next piece if the moves of a rule can not lead from a site to another. */
export function spanText(g: Emission, piece: number, rule: Rule, from: string, target: string): string {
  const span = spanOf(rule, piece, g.game.sites);
  if (!span) return '';
  const table = g.table(`span ${piece} ${g.number(rule)}`, () => span.rows);
  return `if(((${table}[${from}*${span.width}+(${target}>>5)]>>>(${target}&31))&1)===0)continue;`;
}
