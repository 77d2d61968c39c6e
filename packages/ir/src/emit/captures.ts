/** The text of captures that wait until their turn is over: pieces that were jumped over stay where they are until then. */
import { Op, StateWords } from '@ludii/state/internal';
import type { Action, Node, RegisterName } from '../nodes.js';
import { partsOf, someNode } from '../scan.js';
import type { Emission, Kind } from './emission.js';
import { isPlain, setWord } from './memory.js';

const list = StateWords.RemovalsList;

/** The text that has the piece on a site wait for its removal; the engine makes room where there is none. */
export function waitText(g: Emission, site: string, elseAct: string): string {
  const length = g.id('l');
  return (
    `{const ${length}=W[${list + 1}];if(${length}<W[${list + 2}]){` +
    `${setWord(g, `W[${list}]+${length}`, site)}${setWord(g, list + 1, `${length}+1`)}}${elseAct}}`
  );
}

/**
 * Whether captures that have waited can be made without their words: pieces that the last move takes at once are not
 * captured again, for which its actions would have to be read. What is jumped over is gone from its site, if nothing is put there.
 */
export function capturesInPlace(g: Emission, { rule, chain }: Kind): boolean {
  if (!isPlain(g)) return false;
  const rules = [rule, ...chain.map((then) => then.rule)];
  const removes = rules.some((each) => someNode(each, (node) => has(node, ({ op }) => op === Op.Remove)));
  if (!removes) return true;
  return rules.every((each) => removesBetween(each, ['between']) && !someNode(each, (node) => has(node, comesBetween)));
}

const has = (node: Node, wanted: (action: Action) => boolean): boolean =>
  node.k === 'emit' && node.actions.some(wanted);

/** Actions that put no piece on a site which a move passes. */
const leavesEmpty: readonly number[] = [
  Op.Move,
  Op.Remove,
  Op.RemoveLater,
  Op.Promote,
  Op.SetNextPlayer,
  Op.SetCounter,
  Op.SetPending,
  Op.SetScore,
];

const comesBetween = ({ op }: Action): boolean => !leavesEmpty.includes(op);

/** Whether a rule removes nothing at once but what stands in between; the names are those of iterators that stand there. */
function removesBetween(node: Node, names: readonly RegisterName[]): boolean {
  if (has(node, ({ op, operands: [, site] }) => op === Op.Remove && !standsAt(site, names))) return false;
  const set = 'registers' in node ? node.registers : 'register' in node ? [node.register] : [];
  const others = names.filter((name) => !set.includes(name));
  const inner = node.k === 'at' && standsAt(node.site, names) ? [...others, ...set] : others;
  return partsOf(node).every((part) => removesBetween(part, inner));
}

const standsAt = (site: Node | undefined, names: readonly RegisterName[]): boolean =>
  site?.k === 'register' && names.includes(site.name);

/** The text that makes the captures that have waited, each once, unless the turn goes on; the latest first if need be. */
export function capturedText(g: Emission, latestFirst: boolean, removal: (site: string) => string): string {
  const [a, z, i, k, s] = [g.id('a'), g.id('z'), g.id('i'), g.id('k'), g.id('s')];
  const order = latestFirst ? `for(let ${i}=${z}-1;${i}>=${a};${i}--)` : `for(let ${i}=${a};${i}<${z};${i}++)`;
  return (
    `if(W[${list + 1}]!==0&&SN===0){const ${a}=W[${list}],${z}=${a}+W[${list + 1}];${order}{` +
    `const ${s}=W[${i}];let ${k}=${a};while(W[${k}]!==${s})${k}++;if(${k}===${i}){${removal(s)}}}${setWord(g, list + 1, 0)}}`
  );
}
