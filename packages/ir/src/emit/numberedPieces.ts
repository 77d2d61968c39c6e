/**
 * Moves of pieces by number: so many for each piece as it has ways to go, whether they are open or not. A random choice draws
 * a number and looks at that way alone.
 */
import type { ByPiece, PathsRule, Rays, RaysRule, Relation, Rule } from '../nodes.js';
import { isSingle, someNode } from '../scan.js';
import { type Emission, isNumber, type Scope, withRegisters } from './emission.js';
import { isPlain, SiteMask } from './memory.js';
import { pathText } from './paths.js';
import { movesText } from './rules.js';
import { noteSink } from './sinks.js';
import { inARow, type Numbered, rounds } from './slots.js';
import { valueText } from './values.js';
import { testText, waysText } from './ways.js';

/** What may be gone along, by the piece if that is known; undefined if that is not known beforehand. */
function relationsOf<T>(ways: ByPiece<T>, piece: number | undefined): readonly T[] | undefined {
  if (ways.fixed === true) return [ways.all];
  if (ways.fixed === 'chosen') return ways.all;
  const own = ways.fixed === 'asked' || piece === undefined ? undefined : ways.of(piece);
  return own && [own];
}

/** The largest number of items that a site has. */
export function widest({ offsets }: Pick<Relation, 'offsets'>): number {
  let most = 0;
  for (let site = 0; site < offsets.length - 1; site++) most = Math.max(most, offsets[site + 1]! - offsets[site]!);
  return most;
}

/** Whether the piece that is drawn may not stand where it did in its list when it moves: effects come first. */
const mayShift = (rule: Rule): boolean =>
  someNode(rule, (node) => node.k === 'pieces' || (node.k === 'emit' && node.effect !== undefined));

/** The numbers of the pieces of a mover: as many for each. Tells the place of the piece in its list as a hint. */
export function numberedPieces(
  g: Emission,
  { container, unusual, rules, limit }: Extract<Rule, { k: 'pieces' }>,
  scope: Scope,
): Numbered | undefined {
  const { boardSites, totalSites } = g.game.layout;
  const owned = g.index();
  if (container || unusual || !isPlain(g)) return undefined;
  const parts = rules
    .filter(({ owner }) => owner === scope.mover)
    .map(({ component, rule }) => {
      const header = owned + component * 3;
      const f = g.id('f');
      const inner: Scope = { ...withRegisters(scope, ['from'], f), piece: new Map([...scope.piece, [f, component]]) };
      const hint = (k: string): string => (mayShift(rule) ? '' : `hint=${k};`);
      return rounds(g, rule, inner, `W[${header + 1}]`, (k, body) => {
        const onBoard = boardSites === totalSites ? body : `if(${f}<${limit}){${body}}`;
        return `const ${f}=W[W[${header}]+${k}]&${SiteMask};${hint(k)}${onBoard}`;
      });
    });
  return inARow(g, parts);
}

/** The numbers of steps: one for each way that a site has at most. */
export function numberedSteps(
  g: Emission,
  { ways, rule }: Extract<Rule, { k: 'steps' }>,
  scope: Scope,
): Numbered | undefined {
  const f = scope.registers.from!;
  const relations = relationsOf(ways, scope.piece.get(f));
  if (!relations) return undefined;
  const width = Math.max(0, ...relations.map(widest));
  const { before, part } = waysText(g, ways, scope);
  const [j, t] = [g.id('j'), g.id('t')];
  return rounds(g, rule, withRegisters(scope, ['to'], t), String(width), (k, body) => {
    const [first, end] = [`${part('offsets')}[${f}]`, `${part('offsets')}[${f}+1]`];
    return `${before}{const ${j}=${first}+${k};if(${j}<${end}){const ${t}=${part('items')}[${j}];${body}}}`;
  });
}

/** The numbers of hops: one for each pair of sites. */
export function numberedHops(
  g: Emission,
  { ways, over, rule }: Extract<Rule, { k: 'hops' }>,
  scope: Scope,
): Numbered | undefined {
  const f = scope.registers.from!;
  const relations = relationsOf(ways, scope.piece.get(f));
  if (!relations) return undefined;
  const width = Math.max(0, ...relations.map(widest)) / 2;
  const { before, part } = waysText(g, ways, scope);
  const [j, b, t] = [g.id('j'), g.id('b'), g.id('t')];
  const across = withRegisters(scope, ['between'], b);
  const test = testText(g, over, across);
  return rounds(g, rule, withRegisters(across, ['to'], t), String(width), (k, body) => {
    const [first, end] = [`${part('offsets')}[${f}]`, `${part('offsets')}[${f}+1]`];
    return (
      `${before}{const ${j}=${first}+2*${k};if(${j}<${end}){const ${b}=${part('items')}[${j}];` +
      `if(${test}){const ${t}=${part('items')}[${j}+1];${body}}}}`
    );
  });
}

/** The numbers of paths that have a move at most where they end. */
export function numberedPaths(g: Emission, rule: PathsRule, scope: Scope): Numbered | undefined {
  if (rule.passing.k !== 'none' || !isSingle(rule.stopping)) return undefined;
  const [r, f, offsets] = [g.id('r'), scope.registers.from!, g.constant(rule.paths.offsets)];
  const path = pathText(g, rule, scope, noteSink, r);
  return {
    before: '',
    count: String(widest(rule.paths)),
    note: (k) => `{const ${r}=${offsets}[${f}]+${k};if(${r}<${offsets}[${f}+1]){${path}}}`,
  };
}

/** The largest number of sites on a line behind the first. */
function longest({ start, end }: Rays): number {
  let most = 0;
  for (let line = 0; line < start.length; line++) most = Math.max(most, end[line]! - start[line]! - 1);
  return most;
}

/** The numbers of slides: one for each distance on each line. */
export function numberedRays(g: Emission, rule: RaysRule, scope: Scope): Numbered | undefined {
  const f = scope.registers.from!;
  const lines = relationsOf(rule.ways, scope.piece.get(f));
  const [min, max] = [valueText(g, rule.min, scope), valueText(g, rule.max, scope)];
  if (rule.before || rule.origin || !lines || !isNumber(min) || !isNumber(max)) return undefined;
  if (!isSingle(rule.stopping) || !isSingle(rule.passing)) return undefined;
  const width = Math.max(0, ...lines.map(widest));
  const length = Math.min(Number(max), Math.max(0, ...lines.map(longest)));
  if (width * length <= 0) return undefined;
  const { before, part } = waysText<Rays>(g, rule.ways, scope);
  const [r, i, goal, t, d, k1] = ['r', 'i', 'i', 't', 'd', 'k'].map((letter) => g.id(letter)) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const at: Scope = { ...withRegisters(scope, ['to'], t), line: { at: i, distance: d } };
  const past: Scope = rule.trails ? withRegisters(at, ['between'], t) : at;
  const far = Number(min) <= 1 ? '' : `${i}-${part('start')}[${r}]>=${min}&&`;
  const stop = testText(g, rule.stop, at);
  const pass = testText(g, rule.pass, past);
  const stops = stop === 'false' ? '' : `if(${far}${stop})break;`;
  const passes = pass === 'true' ? '' : `if(!(${pass}))break;`;
  const passing = movesText(g, rule.passing, past, noteSink);
  const passed = passing && `if(${far}${pass}){${passing}}`;
  const there =
    stop === 'false'
      ? passed
      : `if(${far}${stop}){${movesText(g, rule.stopping, at, noteSink)}}${passed && `else ${passed}`}`;
  return {
    before: '',
    count: String(width * length),
    note: (k) =>
      `{${before}{const ${k1}=${k}/${length}|0,${r}=${part('offsets')}[${f}]+${k1};if(${r}<${part('offsets')}[${f}+1]){` +
      `let ${i}=${part('start')}[${r}]+1;const ${goal}=${i}+${k}-${k1}*${length};if(${goal}<${part('end')}[${r}]){` +
      `${stops || passes ? `for(;${i}<${goal};${i}++){const ${t}=${part('sites')}[${i}];${stops}${passes}}` : `${i}=${goal};`}` +
      `if(${i}===${goal}){const ${t}=${part('sites')}[${i}],${d}=${i}-${part('start')}[${r}];${there}}}}}}`,
  };
}
