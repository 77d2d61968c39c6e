/**
 * Placements of which it is told before they are made whether they are allowed: where the captures that follow would find
 * nothing, the position differs by the one piece alone. What is asked of the placed piece's group then follows from the sites
 * beside it, and the hash of the position after the move from one site.
 */
import { HashLow, mixLow, Op } from '@ludii/state/internal';
import type { Condition, EncloseRule, LibertiesValue, Rule, Value } from '../nodes.js';
import { type Emission, emptyScope, isNumber, type Kind } from './emission.js';
import { groupsText, isMutual } from './enclose.js';
import { libertiesText } from './liberties.js';
import { pieceMask } from './masks.js';
import { isPlain, ownerOf, placeType, readDatum, vectorChange } from './memory.js';
import { valueText } from './values.js';

/** What a foretelling says of a move. */
export const Foretold = { Refused: 0, Allowed: 1, Unknown: 2 } as const;

/** The component that a kind of move places on the site in t0, doing nothing else by itself; undefined if it does more. */
function placed(g: Emission, { rule, mover, ends }: Kind): number | undefined {
  const [move, ...others] = rule.actions;
  if (!isPlain(g) || !move || others.length > 0 || move.op !== Op.Add || rule.effect || ends.to !== 't0')
    return undefined;
  if (rule.to.k !== 'register' || rule.between !== 'none') return undefined;
  const [type, site, level, piece, count, ...data] = move.operands;
  const there = site?.k === 'register' && site.name === rule.to.name;
  const bare = [level, ...data.slice(0, 3)].every((datum) => isConstant(datum, -1)) && isConstant(data[3], 0);
  if (!there || !bare || !isConstant(count, 1) || !piece || !type) return undefined;
  const text = valueText(g, piece, emptyScope(mover));
  const here = valueText(g, type, emptyScope(mover)) === placeType(g, g.game.type, 't0');
  return here && isNumber(text) && Number(text) > 0 ? Number(text) : undefined;
}

const isConstant = (value: Value | undefined, wanted: number): boolean =>
  value?.k === 'const' && value.value === wanted;

/** The captures that a rule consists of; undefined if it may do something where these find nothing. */
function capturesOf(rule: Rule): readonly EncloseRule[] | undefined {
  switch (rule.k) {
    case 'none':
      return [];
    case 'enclose':
      return rule.site.k === 'last' && rule.site.end === 'to' && !rule.more ? [rule] : undefined;
    case 'attach':
      // What follows from captures does not happen without any.
      return capturesOf(rule.rule);
    case 'all': {
      const all = rule.rules.map(capturesOf);
      return all.includes(undefined) ? undefined : all.flatMap((captures) => captures ?? []);
    }
    case 'choose': {
      const [yes, no] = [capturesOf(rule.yes), capturesOf(rule.no)];
      return yes && no && [...yes, ...no];
    }
    default:
      return undefined;
  }
}

/** The liberties of which a condition says that there are some beside the piece that moved last. */
function breathes(test: Condition): LibertiesValue | undefined {
  if (test.k !== 'compare') return undefined;
  const { a, b, sign } = test;
  const [asked, other] = a.k === 'liberties' ? [a, b] : [b, a];
  if (asked.k !== 'liberties' || asked.site.k !== 'last' || asked.site.end !== 'to' || !isMutual(asked.beside))
    return undefined;
  const more = sign === '!=' || sign === (asked === a ? '>' : '<');
  const atLeast = sign === (asked === a ? '>=' : '<=');
  return (more && isConstant(other, 0)) || (atLeast && isConstant(other, 1)) ? asked : undefined;
}

/** What is known beforehand of placements of a kind. */
export interface Foretelling {
  /** The component that is placed. */
  readonly piece: number;
  /** The captures that may follow, and the components that each may capture, a bit each. */
  readonly captures: readonly EncloseRule[];
  readonly masks: readonly number[];
  /** Liberties that the placed piece has to have. */
  readonly asked: readonly LibertiesValue[];
}

/**
 * What can be said of moves of a kind before they are made if some conditions must hold after them; undefined if they are no
 * placements of which that is known.
 */
export function foretelling(g: Emission, kind: Kind, tests: readonly Condition[]): Foretelling | undefined {
  const { mover, chain } = kind;
  const piece = placed(g, kind);
  const captures = capturesOf({ k: 'all', rules: chain.map(({ rule }) => rule) });
  const asked = tests.map(breathes);
  const { type, sites, noRepeat } = g.game;
  if (g.alone || piece === undefined || !captures || asked.includes(undefined)) return undefined;
  if (noRepeat === 'other') return undefined;
  const masks = captures.map(({ inside }) => pieceMask(g, inside, 'between', emptyScope(mover)));
  const known = captures.every(
    (each, i) => each.type === type && each.limit === sites && isMutual(each.beside) && isOthers(masks[i], piece),
  );
  if (!known || asked.some((each) => each!.type !== type)) return undefined;
  return { piece, captures, masks: masks.map((mask) => mask!), asked: asked.map((each) => each!) };
}

/** The text that works the low half of the hash into `h` that the position has after a piece is placed in t0. */
export function hashedText(g: Emission, piece: number): string {
  const { type, layout } = g.game;
  const owner = ownerOf(g, String(piece));
  const vectors = layout.who === layout.what ? [] : [vectorChange(g, layout.who, type, 't0', owner)];
  const changes = [vectorChange(g, layout.what, type, 't0', String(piece)), ...vectors];
  const mix = g.constant(mixLow);
  const texts = changes.map(({ word, value }) => `{const w=${word},o=W[w];h^=${mix}(w,o)^${mix}(w,${value('o')});}`);
  return `let h=W[${HashLow}];${texts.join('')}`;
}

/**
 * The call of the function that foretells of a move of a kind to the site in a text whether some conditions hold after it and
 * no position comes back; undefined if that can not be told.
 */
export function foretoldCall(g: Emission, kind: Kind, tests: readonly Condition[], site: string): string | undefined {
  const told = foretelling(g, kind, tests);
  if (!told) return undefined;
  const { piece, captures, masks, asked } = told;
  const { type, noRepeat } = g.game;
  const made = g.function(`foretold ${kind.number}`, 'foretold', (name) => {
    const closed = (): string => `return ${Foretold.Unknown};`;
    const idle = captures.map((each, i) => groupsText(g, each, { site: 't0', mask: masks[i], taken: 't0', closed }));
    const free = asked.map((each) => freeText(g, each, piece));
    const back = noRepeat ? `${hashedText(g, piece)}if(HOST.mayRepeat(st,h))return ${Foretold.Unknown};` : '';
    // Nothing is placed where a piece stands.
    const taken = `if(${readDatum(g, 'what', type, 't0')}!==0)return ${Foretold.Unknown};`;
    return `function ${name}(W,st,t0){${taken}${idle.join('')}${free.join('')}${back}return ${Foretold.Allowed}}`;
  });
  return `${made}(W,st,${site})`;
}

/**
 * The cases of a switch by the kind of a move, for the kinds of which something is foretold: they set `told`. `then` is the text
 * that comes behind, given the number of the kind of the same moves with nothing that follows from them.
 */
export const foretoldCases = (
  g: Emission,
  kinds: readonly Kind[],
  testsOf: (kind: Kind) => readonly Condition[],
  site: string,
  then: (bare: number) => string = () => '',
): string =>
  kinds
    .map((kind) => {
      const call = foretoldCall(g, kind, testsOf(kind), site);
      return call === undefined ? '' : `case ${kind.number}:told=${call};${then(g.bareOf(kind))}break;`;
    })
    .join('');

/** Whether a set of components has neither the given one nor the empty site. */
const isOthers = (mask: number | undefined, piece: number): boolean =>
  mask !== undefined && (mask & (1 | (1 << piece))) === 0;

/** Refuses the move if the group of the piece placed on t0 would touch no empty site. */
function freeText(g: Emission, node: LibertiesValue, piece: number): string {
  const { beside, type } = node;
  const [offsets, items] = [g.constant(beside.offsets), g.constant(beside.items)];
  const [a, j, n, y] = ['a', 'j', 's', 'y'].map((letter) => g.id(letter)) as [string, string, string, string];
  // One of the liberties of a group beside it is the site itself.
  const other = `${libertiesText(g, { ...node, site: { k: 'register', name: 'to' } }, { ...emptyScope(0), registers: { to: n } }, '1')}>1`;
  return (
    `{let ${a}=false;for(let ${j}=${offsets}[t0];${j}<${offsets}[t0+1]&&!${a};${j}++)${a}=${readDatum(g, 'what', type, `${items}[${j}]`)}===0;` +
    `for(let ${j}=${offsets}[t0];${j}<${offsets}[t0+1]&&!${a};${j}++){const ${n}=${items}[${j}],${y}=${readDatum(g, 'what', type, n)};` +
    `if(${y}===${piece}&&${other})${a}=true}if(!${a})return ${Foretold.Refused}}`
  );
}
