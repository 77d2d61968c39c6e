/** Conditions as closures. */
import type { Context } from '@ludii/state';
import { Cell, isVisited } from '@ludii/state/internal';
import { and, compareNumbers } from '../make.js';
import { onePiece } from '../masks.js';
import type { CompareSign, Condition, LineCondition, RegisterName, Sites, Value } from '../nodes.js';
import { registerOf, setRegister } from '../registers.js';
import { sameNode } from '../scan.js';
import { connectedFn, groupsFn } from './groups.js';
import { factsOf } from './kept/facts.js';
import { keysOf, lookedUp } from './kept/tables.js';
import { libertiesFn } from './liberties.js';
import { memberFn } from './members.js';
import { type ConditionFn, onceForEach, type ValueFn } from './onceForEach.js';
import { pieceHolds, pieceTest, siteTest } from './pieceTest.js';
import { ringFn } from './ring.js';
import { valueFn } from './values.js';
import { sitesFn } from './visit.js';

/** A condition as a closure; one about the piece on one site is looked up in a set of components. */
export const conditionFn: (node: Condition) => ConditionFn = onceForEach((node) => {
  const plain = plainConditionFn(node);
  const one = node.k === 'empty' || node.k === 'known' ? undefined : onePiece(node);
  if (one) return pieceTest(node, one.register, one.type, plain);
  const keys = keysOf(node);
  if (!keys) return plain;
  const holds = lookedUp(keys, (c) => (plain(c) ? 1 : 0));
  return (c) => holds(c) === 1;
});

/** Whether all conditions hold; few have closures of their own. */
function everyFn(parts: readonly ConditionFn[]): ConditionFn {
  const [a, b, d] = parts as [ConditionFn, ConditionFn, ConditionFn];
  if (parts.length === 1) return a;
  if (parts.length === 2) return (c) => a(c) && b(c);
  if (parts.length === 3) return (c) => a(c) && b(c) && d(c);
  return (c) => {
    for (let i = 0; i < parts.length; i++) if (!parts[i]!(c)) return false;
    return true;
  };
}

/** Whether a condition is answered by looking at one site, or at no more than iterators. */
const isQuick = (part: Condition): boolean =>
  part.k === 'empty' || (part.k === 'compare' && isHere(part.a) && isHere(part.b)) || onePiece(part) !== undefined;
const isHere = ({ k }: Value): boolean => k === 'register' || k === 'const' || k === 'player';

/**
 * Conditions that must all hold, with those in front that are answered quickly. None passes one that a closure answers: what
 * that does, it does whenever it would have been asked.
 */
export function quickFirst(parts: readonly Condition[]): readonly Condition[] {
  const barrier = parts.findIndex((part) => !factsOf(part).steady);
  const asked = barrier < 0 ? parts : parts.slice(0, barrier);
  return [...asked.filter(isQuick), ...asked.filter((part) => !isQuick(part)), ...parts.slice(asked.length)];
}

type Comparison = Extract<Condition, { k: 'compare' }>;

/** Whether a condition compares what is on a site with a number that no closure tells. */
const isOfRead = (part: Condition | undefined): part is Comparison =>
  part?.k === 'compare' && part.a.k === 'read' && (part.b.k === 'const' || part.b.k === 'player');

/** The conditions of a list as closures: where one after the other compares the same reading, it is read once. */
function joinedReads(parts: readonly Condition[]): readonly ConditionFn[] {
  const found: ConditionFn[] = [];
  for (let i = 0; i < parts.length; i++) {
    const [part, next] = [parts[i]!, parts[i + 1]];
    if (!isOfRead(part)) {
      found.push(conditionFn(part));
      continue;
    }
    if (isOfRead(next) && sameNode(part.a, next.a)) {
      found.push(testElsewhere([part, next], bothOf(part, next)) ?? bothOf(part, next));
      i++;
    } else found.push(testElsewhere([part], conditionFn(part)) ?? conditionFn(part));
  }
  return found;
}

/** Comparisons with what is on one site that is worked out, looked up in a set of components. */
function testElsewhere(parts: readonly Comparison[], plain: ConditionFn): ConditionFn | undefined {
  const read = parts[0]!.a;
  if (read.k !== 'read' || read.site.k === 'register' || read.hands) return undefined;
  const here: Value = { ...read, site: { k: 'register', name: 'to' } };
  const asked = and(...parts.map((part): Condition => ({ ...part, a: here })));
  if (!onePiece(asked)) return undefined;
  const site = valueFn(read.site);
  const holds = pieceHolds(asked, 'to', read.type, plain);
  return (c) => holds(c, site(c));
}

function bothOf(one: Comparison, other: Comparison): ConditionFn {
  const read = valueFn(one.a);
  const [a, b] = [valueFn(one.b), valueFn(other.b)];
  if (one.sign === '!=' && other.sign === '!=') {
    return (c) => {
      const value = read(c);
      return value !== a(c) && value !== b(c);
    };
  }
  return (c) => {
    const value = read(c);
    return compareNumbers(one.sign, value, a(c)) && compareNumbers(other.sign, value, b(c));
  };
}

/** Whether some condition holds; few have closures of their own. */
function anyFn(parts: readonly ConditionFn[]): ConditionFn {
  const [a, b, d] = parts as [ConditionFn, ConditionFn, ConditionFn];
  if (parts.length === 2) return (c) => a(c) || b(c);
  if (parts.length === 3) return (c) => a(c) || b(c) || d(c);
  return (c) => {
    for (let i = 0; i < parts.length; i++) if (parts[i]!(c)) return true;
    return false;
  };
}

export function plainConditionFn(node: Condition): ConditionFn {
  switch (node.k) {
    case 'known': {
      const { holds } = node;
      return () => holds;
    }
    case 'and':
      return everyFn(joinedReads(quickFirst(node.parts)));
    case 'or':
      return anyFn(node.parts.map(conditionFn));
    case 'not': {
      const part = conditionFn(node.part);
      return (c) => !part(c);
    }
    case 'compare':
      return compareFn(node);
    case 'empty': {
      const { type, limit, hands } = node;
      const site = valueFn(node.site);
      return (c) => {
        const s = site(c);
        if (hands && s >= hands.first && s < hands.end) return c.state.isEmpty(Cell, s);
        return s >= 0 && s < limit && c.state.isEmpty(type, s);
      };
    }
    case 'in': {
      const site = valueFn(node.site);
      const holds = memberFn(node.sites);
      return (c) => {
        const s = site(c);
        return s >= 0 && holds(c, s);
      };
    }
    case 'visited': {
      const site = valueFn(node.site);
      return (c) => isVisited(c.state, site(c));
    }
    case 'full': {
      const { type } = node;
      return ({ state }) => {
        const start = state.emptyOffset(type);
        for (let i = start; i < start + state.emptyWords(type); i++) if (state.words[i] !== 0) return false;
        return true;
      };
    }
    case 'every': {
      if (node.sites.k === 'listedSites') return everyListed(node.sites.sites, node.register, conditionFn(node.test));
      if (node.sites.k === 'row' && node.register === 'between') return everyInRow(node.sites, node.test);
      const visit = sitesFn(node.sites);
      const test = conditionFn(node.test);
      const { register } = node;
      return (c) => {
        const before = registerOf(c, register);
        return !visit(c, (site) => {
          setRegister(c, register, site);
          const holds = test(c);
          setRegister(c, register, before);
          return !holds;
        });
      };
    }
    case 'with': {
      const [at, test] = [valueFn(node.at), conditionFn(node.test)];
      const { register } = node;
      return (c) => {
        const before = registerOf(c, register);
        setRegister(c, register, at(c));
        const holds = test(c);
        setRegister(c, register, before);
        return holds;
      };
    }
    case 'line':
      return lineFn(node);
    case 'connected':
      return connectedFn(node);
    case 'ring':
      return ringFn(node);
    case 'threatened':
    case 'some':
    case 'nextIsStuck':
    case 'allPassed':
    case 'callCondition':
      return node.fn;
  }
}

/** The sign of a comparison the other way round. */
const turned: Readonly<Record<CompareSign, CompareSign>> = {
  '=': '=',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

function compareFn({ sign, a, b }: Extract<Condition, { k: 'compare' }>): ConditionFn {
  if (a.k === 'const' && (b.k === 'liberties' || b.k === 'groups'))
    return compareFn({ k: 'compare', sign: turned[sign], a: b, b: a });
  // They need not be counted further than it matters.
  if (a.k === 'groups' && b.k === 'const') return comparison(sign, groupsFn(a, b.value), b);
  if (a.k === 'liberties' && b.k === 'const') {
    const count = libertiesFn(a);
    const site = valueFn(a.site);
    const { value } = b;
    return (c) => compareNumbers(sign, count(c, site(c), value), value);
  }
  return comparison(sign, valueFn(a), b);
}

/** A comparison. Each sign has a closure of its own, and so has being equal to a known number. */
function comparison(sign: CompareSign, a: ValueFn, second: Value): ConditionFn {
  const b = valueFn(second);
  if (second.k === 'const' && (sign === '=' || sign === '!=')) {
    const { value } = second;
    return sign === '=' ? (c) => a(c) === value : (c) => a(c) !== value;
  }
  switch (sign) {
    case '=':
      return (c) => a(c) === b(c);
    case '!=':
      return (c) => a(c) !== b(c);
    case '<':
      return (c) => a(c) < b(c);
    case '<=':
      return (c) => a(c) <= b(c);
    case '>':
      return (c) => a(c) > b(c);
    case '>=':
      return (c) => a(c) >= b(c);
  }
}

/** Whether a condition holds with a register at each of some numbers, where they are sites. */
function everyListed(sites: readonly Value[], register: RegisterName, test: ConditionFn): ConditionFn {
  const numbers = sites.map(valueFn);
  return (c) => {
    const before = registerOf(c, register);
    let holds = true;
    for (let i = 0; i < numbers.length && holds; i++) {
      const site = numbers[i]!(c);
      if (site < 0) continue;
      setRegister(c, register, site);
      holds = test(c);
      setRegister(c, register, before);
    }
    return holds;
  };
}

/** Whether a condition holds with `between` at every site of a row. */
function everyInRow({ of, relation }: Extract<Sites, { k: 'row' }>, condition: Condition): ConditionFn {
  const which = valueFn(of);
  const test = siteTest(condition, 'between');
  const { offsets, items } = relation;
  return (c) => {
    const row = which(c);
    if (row < 0 || row >= offsets.length - 1) return true;
    const before = c.between;
    const end = offsets[row + 1]!;
    let i = offsets[row]!;
    while (i < end && test(c, items[i]!)) i++;
    c.between = before;
    return i === end;
  };
}

function lineFn({ site, type, limit, length, exact, lines, classes, only }: LineCondition): ConditionFn {
  const at = valueFn(site);
  const wanted = only && valueFn(only);
  const { offsets, start, end, backStart, backEnd, sites } = lines;
  const along = ({ state }: Context, from: number, to: number, own: number): number => {
    let i = from;
    while (i < to && classes[state.what(type, sites[i]!)] === own) i++;
    return i - from;
  };
  return (c) => {
    const s = at(c);
    if (s < 0) return false;
    const own = s < limit ? classes[c.state.what(type, s)]! : 0;
    if (own === 0 || (wanted && wanted(c) !== own)) {
      // Rules have come to rely on it: without a piece that counts, `to` stays where the line was looked for.
      c.to = s;
      return false;
    }
    for (let id = offsets[s]!; id < offsets[s + 1]!; id++) {
      const count = 1 + along(c, start[id]!, end[id]!, own) + along(c, backStart[id]!, backEnd[id]!, own);
      if (exact ? count === length : count >= length) return true;
    }
    return false;
  };
}
