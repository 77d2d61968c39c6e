/** The text of numbers and conditions. */
import type { State } from '@ludii/state';
import { Cell, StateWords, unvisit, visit } from '@ludii/state/internal';
import { leavesOf, leftBy, leftHere } from '../leaving.js';
import { calculate, compareNumbers } from '../make.js';
import type { CompareSign, Condition, RegisterName, Sites, Value } from '../nodes.js';
import { isLent, someNode } from '../scan.js';
import { everyFunction, searchFunction, someFunction, sumFunction } from './asked.js';
import { connectedText, groupsFunction, territoryText } from './connections.js';
import { faceText } from './dice.js';
import { type Emission, isNumber, isSite, isTried, type Scope } from './emission.js';
import { libertiesText } from './liberties.js';
import { lineText } from './lines.js';
import { emptyBit, heightText, inStackText, isStacked, isStored, placeType, readDatum, SiteMask } from './memory.js';
import { NotEmittable } from './notEmittable.js';
import { ringText } from './ring.js';
import { alongHasText, calledHasText, negated, ownedHasText, rowHasText } from './sets.js';
import { threatText } from './threats.js';
import { trackText } from './tracks.js';

/**
 * The text of a call of a closure, with the iterators of the context as the variables say. Afterwards they are as they are
 * outside of all rules: whoever looks at them later must not find what was meant for the closure.
 */
export function calledText({ registers, by }: Scope, text: string): string {
  if (by !== undefined) throw new NotEmittable('A closure can not be asked in a turn that is lent.');
  const names = Object.keys(registers) as (keyof typeof registers)[];
  const before = names.map((name) => `c.${name}=${registers[name]},`).join('');
  const after = names.map((name) => `c.${name}=`).join('');
  return `(${before}Z=${text},${after === '' ? '' : `${after}-1,`}W=c.state.words,Z)`;
}

/** Calls a closure: the words may be others afterwards. */
function call(g: Emission, scope: Scope, fn: object): string {
  refuseToLeave(g, leftBy(fn), scope, fn);
  return g.needs('It', calledText(scope, `${g.constant(fn)}(c)`), fn);
}

/** The text of a number. */
export function valueText(g: Emission, node: Value, scope: Scope): string {
  switch (node.k) {
    case 'const':
      return String(node.value);
    case 'register':
      if (scope.registers[node.name] === undefined) g.sees(node.name, node);
      return scope.registers[node.name] ?? (g.alone ? '-1' : `c.${node.name}`);
    case 'player':
      if (node.part === 'mover') return String(scope.mover);
      if (scope.by !== undefined) return String(scope.by);
      return `W[${node.part === 'next' ? StateWords.NextWord : StateWords.PrevWord}]`;
    case 'last':
      return node.end === 'from' ? scope.lastFrom : scope.lastTo;
    case 'read':
      return readText(g, node, scope);
    case 'typeAt':
      return placeType(g, node.type, valueText(g, node.site, scope));
    case 'table':
      return tableText(g, node, scope);
    case 'math': {
      const a = valueText(g, node.a, scope);
      const b = valueText(g, node.b, scope);
      if (isNumber(a) && isNumber(b)) return String(calculate(node.sign, Number(a), Number(b)));
      if (node.sign === 'min' || node.sign === 'max') return `Math.${node.sign}(${a},${b})`;
      return node.sign === '*' ? `Math.imul(${a},${b})` : `(((${a})${node.sign}(${b}))|0)`;
    }
    case 'choice': {
      const test = conditionText(g, node.test, scope);
      if (test === 'true') return valueText(g, node.yes, scope);
      if (test === 'false') return valueText(g, node.no, scope);
      return `(${test}?${valueText(g, node.yes, scope)}:${valueText(g, node.no, scope)})`;
    }
    case 'word':
      return `W[${node.word}]`;
    case 'listFirst':
      return g.needs('A list', `W[W[${node.list}]]`);
    case 'owned':
      return ownedText(g, node, scope);
    case 'firstSite':
      return firstSiteText(g, node, scope);
    case 'sum':
      return sumFunction(g, node, scope);
    case 'track':
      return trackText(g, node, scope);
    case 'search':
      return searchFunction(g, node, scope);
    case 'liberties':
      return libertiesText(g, node, scope);
    case 'groups':
      return groupsFunction(g, node, scope);
    case 'territory':
      refuseToLeave(g, leftHere(node), scope, node);
      return territoryText(g, node, scope);
    case 'pips':
      return `W[${g.game.layout.diceSum + node.hand}]`;
    case 'score':
      return scoreText(g, node, scope);
    case 'face':
      return faceText(g, node);
    case 'height':
      return heightText(g, valueText(g, node.type, scope), valueText(g, node.site, scope));
    case 'inStack':
      return inStackText(g, node.datum, node.type, valueText(g, node.site, scope), valueText(g, node.level, scope));
    case 'die': {
      const block = g.game.layout.dice[node.hand];
      return block && node.die < block.length ? `W[${block.offset + node.die}]` : '0';
    }
    case 'callValue':
      return call(g, scope, node.fn);
  }
}

/** A score; a number that may be no player's is looked at first. */
function scoreText(g: Emission, { player, players }: Extract<Value, { k: 'score' }>, scope: Scope): string {
  const { score } = g.game.layout;
  const who = valueText(g, player, scope);
  if (isNumber(who) && Number(who) >= 0 && Number(who) <= players) return `W[${score + Number(who)}]`;
  if (player.k === 'player') return `W[${score}+${who}]`;
  const name = g.function('score', 'score', (made) => {
    const refused = 'throw new RangeError("there is no score of player "+p)';
    return `function ${made}(W,p){if(p<0||p>${players})${refused};return W[${score}+p]}`;
  });
  return `${name}(W,${who})`;
}

function readText(g: Emission, node: Extract<Value, { k: 'read' }>, scope: Scope): string {
  const { datum, type, site, limit, hands } = node;
  const s = valueText(g, site, scope);
  const piece = type === g.game.type ? scope.piece.get(s) : undefined;
  if (piece !== undefined && datum === 'what') return String(piece);
  if (piece !== undefined && datum === 'who') return String(g.game.owners[piece]);
  if (isNumber(s) && hands && Number(s) >= hands.first && Number(s) < hands.end) return readDatum(g, datum, Cell, s);
  if (isNumber(s)) return Number(s) >= 0 && Number(s) < limit ? readDatum(g, datum, type, s) : '0';
  if (isSite(s) && type === g.game.type && (isStored(g, type) || isStacked(g, type)))
    return readDatum(g, datum, type, s);
  const v = g.function(`${datum} ${type} ${limit} ${hands?.first} ${hands?.end}`, 'read', (name) => {
    const inHand = hands ? `if(s0>=${hands.first}&&s0<${hands.end})return ${readDatum(g, datum, Cell, 's0')};` : '';
    return `function ${name}(${g.given},s0){${inHand}return s0>=0&&s0<${limit}?${readDatum(g, datum, type, 's0')}:0}`;
  });
  return `${v}(${g.given},${s})`;
}

function tableText(g: Emission, { of, values, otherwise }: Extract<Value, { k: 'table' }>, scope: Scope): string {
  const index = valueText(g, of, scope);
  if (isNumber(index)) return String(values[Number(index)] ?? otherwise);
  const table = g.table(`values ${values.join()}`, () => Int32Array.from(values));
  return `(${table}[${index}]??${otherwise})`;
}

function ownedText(g: Emission, { of, components }: Extract<Value, { k: 'owned' }>, scope: Scope): string {
  const owned = g.index();
  const sum = (list: readonly number[]): string =>
    list.length === 0 ? '0' : `(${list.map((component) => `W[${owned + component * 3 + 1}]`).join('+')})`;
  const player = valueText(g, of, scope);
  if (isNumber(player)) return sum(components[Number(player)] ?? []);
  const cases = components.map((list, p) => `${player}===${p}?${sum(list)}:`).join('');
  return `(${cases}0)`;
}

function firstSiteText(g: Emission, { component, limit }: Extract<Value, { k: 'firstSite' }>, scope: Scope): string {
  const owned = g.index();
  const name = g.function(`firstSite ${limit}`, 'firstSite', (made) => {
    const loop = `for(let i=W[h1],z=i+W[h1+1];i<z;i++){const s1=W[i]&${SiteMask};if(s1<${limit})return s1}`;
    return `function ${made}(W,piece){if(piece<1||piece>=${g.game.owners.length})return -1;const h1=${owned}+piece*3;${loop}return -1}`;
  });
  return `${name}(W,${valueText(g, component, scope)})`;
}

const javaScript: Readonly<Record<CompareSign, string>> = {
  '=': '===',
  '!=': '!==',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
};

/** The text of a number that is compared with another: what is counted one by one need not be counted further than it matters. */
function comparedText(g: Emission, node: Value, other: Value, scope: Scope): string {
  if (other.k !== 'const') return valueText(g, node, scope);
  if (node.k === 'liberties') return libertiesText(g, node, scope, String(other.value));
  return node.k === 'groups' ? groupsFunction(g, node, scope, other.value) : valueText(g, node, scope);
}

/** The text of a condition; `true` or `false` if it is known. */
export function conditionText(g: Emission, node: Condition, scope: Scope): string {
  switch (node.k) {
    case 'known':
      return String(node.holds);
    case 'and':
    case 'or':
      return junctionText(g, node, scope);
    case 'not': {
      const part = conditionText(g, node.part, scope);
      return part === 'true' ? 'false' : part === 'false' ? 'true' : `!${part}`;
    }
    case 'compare': {
      const [a, b] = [comparedText(g, node.a, node.b, scope), comparedText(g, node.b, node.a, scope)];
      if (isNumber(a) && isNumber(b)) return String(compareNumbers(node.sign, Number(a), Number(b)));
      // A site of the board is none of the negative numbers, and none beyond the board.
      if (isSite(a) && isNumber(b)) {
        const [low, high] = [0, g.game.sites - 1].map((site) => compareNumbers(node.sign, site, Number(b)));
        const beyond = Number(b) < 0 || Number(b) >= g.game.sites;
        if (low === high && (beyond || (node.sign !== '=' && node.sign !== '!='))) return String(low);
      }
      return `(${a}${javaScript[node.sign]}${b})`;
    }
    case 'empty': {
      const s = valueText(g, node.site, scope);
      if (scope.piece.has(s) && node.type === g.game.type) return 'false';
      if (isSite(s) && node.type === g.game.type) return `(${emptyBit(g, node.type, s)}!==0)`;
      const { hands } = node;
      const name = g.function(`empty ${node.type} ${node.limit} ${hands?.first} ${hands?.end}`, 'empty', (made) => {
        const inHand = hands ? `if(s0>=${hands.first}&&s0<${hands.end})return ${emptyBit(g, Cell, 'u0')}!==0;` : '';
        const board = `s0>=0&&s0<${node.limit}&&${emptyBit(g, node.type, 's0')}!==0`;
        return `function ${made}(W,s0){${inHand && `const u0=s0;${inHand}`}return ${board}}`;
      });
      return `${name}(W,${s})`;
    }
    case 'in':
      return insideText(g, valueText(g, node.site, scope), node.sites, scope);
    case 'visited':
      return visitedText(g, valueText(g, node.site, scope));
    case 'full': {
      const { empty, emptyWords } = g.game.layout;
      const words = Array.from({ length: emptyWords[node.type] }, (_, i) => `W[${empty[node.type]! + i}]`);
      return words.length === 0 ? 'true' : `((${words.join('|')})===0)`;
    }
    case 'some': {
      if (!g.lends && someNode(node.rule, isLent)) return call(g, scope, node.fn);
      refuseToLeave(g, leavesOf(node.rule), scope, node.fn);
      const some = someFunction(g, node.rule, scope);
      return node.visits ? visitingText(g, some, scope) : some;
    }
    case 'nextIsStuck':
      if (scope.looking) return 'false';
      // Where moves are tried, the first that passes is looked for: what is noted stays.
      if (g.looksAhead && !g.alone && scope.lastFrom !== 'LF' && g.game.phases.every(isTried))
        return `(KT=-1,Z=nextIsStuck(c,c.state,${scope.lastFrom},${scope.lastTo}),W=c.state.words,Z===0)`;
      // The look ahead is shared with the turn, which has the last move at hand; in the midst of a move the closure is asked.
      return g.looksAhead && scope.lastFrom === 'LF'
        ? g.alone
          ? '(nextIsStuck(W,LF,LT)===0)'
          : '(LK=nextIsStuck(c,st,LF,LT),W=st.words,LK===0)'
        : call(g, scope, node.fn);
    case 'with':
      throw new NotEmittable('A condition that looks elsewhere can not be emitted.');
    case 'every':
      return everyFunction(g, node, scope);
    case 'allPassed':
      if (g.alone) return 'allPassed(W)';
      // A pass has no ends; after another move only the very first moves can still tell otherwise. It is asked of the trial.
      return `((W[${StateWords.TrialLengthWord}]<=2||${scope.lastTo}<0)&&${calledText(scope, `${g.constant(node.fn)}(c)`)})`;
    case 'line':
      if (valueText(g, node.site, scope) !== scope.registers.to) refuseToLeave(g, leftHere(node), scope, node);
      return lineText(g, node, scope);
    case 'connected':
      return connectedText(g, node, scope);
    case 'ring':
      return ringText(g, node, scope);
    case 'threatened':
      return scope.threatsOff ? 'false' : (threatText(g, node, scope) ?? call(g, scope, node.fn));
    case 'callCondition':
      return call(g, scope, node.fn);
  }
}

/** Iterators that are left elsewhere can not be variables: these stay as they are. */
export function refuseToLeave(g: Emission, names: readonly RegisterName[], { registers }: Scope, about: object): void {
  for (const name of names) {
    if (registers[name] === undefined) g.leaves(name, about);
    else throw new NotEmittable('What leaves iterators elsewhere can not be emitted here.', about);
  }
}

/** An answer with both ends of the last move as visited sites, which they are not afterwards. */
function visitingText(g: Emission, answer: string, { lastFrom, lastTo }: Scope): string {
  const each = (fn: (state: State, site: number) => void): string =>
    [lastFrom, lastTo]
      .map((site) => (g.alone ? `${markText(g, fn === visit)}(W,${site})` : `${g.constant(fn)}(c.state,${site})`))
      .join();
  return `(${each(visit)},Z=${answer}?1:0,${each(unvisit)},Z===1)`;
}

/** The function that marks a site as visited or not, in a program that stands alone. */
function markText(g: Emission, visited: boolean): string {
  const { offset, length } = g.game.layout.visited;
  return g.function(`mark ${visited}`, visited ? 'visit' : 'unvisit', (name) => {
    const bit = 'W[w]|(1<<(s0&31))';
    return `function ${name}(W,s0){if(s0>=0&&s0<${32 * length}){const w=${offset}+(s0>>5);W[w]=${visited ? bit : 'W[w]&~(1<<(s0&31))'}}}`;
  });
}

/** Whether a site was visited in this turn. */
function visitedText(g: Emission, site: string): string {
  const { offset, length } = g.game.layout.visited;
  const bit = (at: string): string => `(((W[${offset}+(${at}>>5)]>>>(${at}&31))&1)!==0)`;
  if (isSite(site)) return bit(site);
  const name = g.function('visited', 'visited', (made) => {
    return `function ${made}(W,s0){return s0>=0&&s0<${32 * length}&&${bit('s0')}}`;
  });
  return `${name}(W,${site})`;
}

function junctionText(g: Emission, node: Extract<Condition, { k: 'and' | 'or' }>, scope: Scope): string {
  const neutral = node.k === 'and' ? 'true' : 'false';
  const decisive = node.k === 'and' ? 'false' : 'true';
  const parts: string[] = [];
  for (const part of node.parts) {
    const text = conditionText(g, part, scope);
    if (text === neutral) continue;
    parts.push(text);
    if (text === decisive) break;
  }
  if (parts.length === 0) return neutral;
  if (parts[0] === decisive) return decisive;
  return parts.length === 1 ? parts[0]! : `(${parts.join(node.k === 'and' ? '&&' : '||')})`;
}

/** Whether a site is in a set. */
export function insideText(g: Emission, site: string, sites: Sites, scope: Scope): string {
  switch (sites.k) {
    case 'fixedSites':
      return memberText(g, [sites.sites], '0', site);
    case 'sitesOf':
      return memberText(g, sites.sites, valueText(g, sites.player, scope), site);
    case 'emptySites':
      return conditionText(
        g,
        { k: 'empty', type: sites.type, site: { k: 'register', name: 'site' }, limit: g.game.sites },
        {
          ...scope,
          registers: { ...scope.registers, site },
        },
      );
    case 'listedSites': {
      const same = sites.sites.map((each) => `${valueText(g, each, scope)}===${site}`);
      return same.length === 0 ? 'false' : `(${isSite(site) ? '' : `${site}>=0&&`}(${same.join('||')}))`;
    }
    case 'pendingSites':
      return `isPending(W,${site})`;
    case 'removalSites':
      return g.needs('A capture that waits', `isToClear(W,${site})`);
    case 'ownedSites':
      return ownedHasText(g, sites, scope, site);
    case 'union': {
      const parts = sites.parts.map((part) => insideText(g, site, part, scope)).filter((text) => text !== 'false');
      return parts.includes('true') ? 'true' : parts.length === 0 ? 'false' : `(${parts.join('||')})`;
    }
    case 'row':
      return rowHasText(g, sites, scope, site);
    case 'alongSites':
      return alongHasText(g, sites, scope, site);
    case 'callSites':
      return calledHasText(g, sites, scope, site);
    case 'shared': {
      const one = insideText(g, site, sites.sites, scope);
      const other = insideText(g, site, sites.with, scope);
      const test = sites.inside ? other : negated(other);
      if (one === 'false' || test === 'false') return 'false';
      return test === 'true' ? one : one === 'true' ? test : `(${one}&&${test})`;
    }
    case 'where': {
      const inside = insideText(g, site, sites.sites, scope);
      const test = conditionText(g, sites.test, {
        ...scope,
        registers: { ...scope.registers, [sites.register]: site },
      });
      if (inside === 'false' || test === 'false') return 'false';
      return test === 'true' ? inside : inside === 'true' ? test : `(${inside}&&${test})`;
    }
  }
}

/** Membership in known sets of which a number chooses one, as a table of bits. */
function memberText(g: Emission, sets: readonly (readonly number[])[], which: string, site: string): string {
  const known = isNumber(which) ? [sets[Number(which)] ?? []] : sets;
  if (known.every((set) => set.length === 0)) return 'false';
  const most = Math.max(g.game.sites, ...known.flat().map((s) => s + 1));
  const table = g.table(`sets ${most} ${known.map((set) => set.join()).join(';')}`, () => {
    const bits = new Uint8Array(known.length * most);
    known.forEach((set, row) => {
      for (const s of set) bits[row * most + s] = 1;
    });
    return bits;
  });
  const row = known.length === 1 ? '' : `${which}*${most}+`;
  const bit = `${table}[${row}${site}]===1`;
  if (isSite(site) && known.length === 1) return `(${bit})`;
  return `(${site}>=0&&${site}<${most}&&${bit})`;
}
