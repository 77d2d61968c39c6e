/**
 * Sites and components that may not be there. A program writes to the words of the state without asking, so whatever is
 * not surely inside is left to the engine, which refuses it before anything is written.
 */
import { Op } from '@ludii/state/internal';
import { type Emission, isNumber, isSite } from './emission.js';

/** The text that leaves an action on the tape to the engine. */
export const Act = 'ACT(c,T,q);W=st.words;';

/** Where the operands of an action hold a type and, right behind it, a site. */
const sitesOf: Readonly<Partial<Record<number, readonly number[]>>> = {
  [Op.Move]: [0, 3],
  [Op.MoveN]: [0, 2],
  [Op.Remove]: [0],
  [Op.Add]: [0],
  [Op.SetState]: [0],
  [Op.Promote]: [0],
};

/** Where the operands of an action hold a component. */
const componentOf: Readonly<Partial<Record<number, number>>> = { [Op.Add]: 3, [Op.Promote]: 3 };

/** The text of an action that writes to the words, with the tests that it needs; undefined if the engine has to see to it. */
export function checkedText(g: Emission, op: number, texts: readonly string[], text: string | undefined) {
  if (text === undefined || text === '') return text;
  const component = componentOf[op];
  if (component !== undefined && Number(texts[component]) >= g.game.owners.length) return undefined;
  const tests: string[] = [];
  for (const at of sitesOf[op] ?? []) {
    const test = testOf(g, texts[at]!, texts[at + 1]!);
    if (test === 'false') return undefined;
    if (test !== 'true') tests.push(test);
  }
  return tests.length === 0 ? text : `if(${tests.join('&&')}){${text}}else{${Act}}`;
}

/** Whether a site is there, as far as that is known. */
function testOf(g: Emission, type: string, site: string): string {
  if (isSite(site)) return 'true';
  if (!isNumber(type)) return /^u\d+$/.test(site) ? `${site}>=0&&${site}<${g.game.layout.totalSites}` : 'false';
  const end = g.game.layout.siteEnds[Number(type)] ?? 0;
  if (isNumber(site)) return String(Number(site) >= 0 && Number(site) < end);
  return `${site}>=0&&${site}<${end}`;
}
