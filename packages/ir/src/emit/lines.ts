/** The text of tests for rows of pieces. */
import type { LineCondition } from '../nodes.js';
import type { Emission, Scope } from './emission.js';
import { readDatum } from './memory.js';
import { valueText } from './values.js';

/** The call of a function that tells whether a site lies in a row of pieces. */
export function lineText(g: Emission, node: LineCondition, scope: Scope): string {
  const { site, type, limit, length, exact, lines, classes, only } = node;
  const made = g.function(`line ${g.number(node)} ${only ? scope.mover : ''}`, 'inLine', (name) => {
    const { offsets, start, end, backStart, backEnd, sites } = lines;
    const K = (part: Int32Array): string => g.constant(part);
    const same = classes.every((each, i) => each === i);
    const classOf = (at: string): string => {
      const what = readDatum(g, 'what', type, at);
      return same ? what : `${g.table(`classes ${classes.join()}`, () => Int32Array.from(classes))}[${what}]`;
    };
    const wanted = only ? `||own!==${valueText(g, only, scope)}` : '';
    const along = (from: Int32Array, to: Int32Array): string =>
      `for(let i=${K(from)}[r],e=${K(to)}[r];i<e;i++){const s1=${K(sites)}[i];if(${classOf('s1')}!==own)break;count++}`;
    return (
      `function ${name}(${g.given},s0){if(s0<0||s0>=${limit})return false;const own=${classOf('s0')};if(own===0${wanted})return false;` +
      `for(let r=${K(offsets)}[s0],z=${K(offsets)}[s0+1];r<z;r++){let count=1;${along(start, end)}${along(backStart, backEnd)}` +
      `if(count${exact ? '===' : '>='}${length})return true}return false}`
    );
  });
  return `${made}(${g.given},${valueText(g, site, scope)})`;
}
