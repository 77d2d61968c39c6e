/** The text of sets of sites that are worked out: from the index of pieces, from a table, or by a closure. */

import { Cell } from '@ludii/state/internal';
import { leftBy } from '../leaving.js';
import { MostComponents } from '../masks.js';
import type { AlongSites, CallSites, OwnedSites, Relation, Rule, Sites } from '../nodes.js';
import { type Emission, isNumber, isSite, type Scope, withRegisters } from './emission.js';
import { isIndexed, isPiled, isTyped, readDatum, SiteMask } from './memory.js';
import { NotEmittable } from './notEmittable.js';
import { calledText, conditionText, refuseToLeave, valueText } from './values.js';

/** A set of the index of pieces is kept in so many words at most while it is visited. */
const MostWords = 24;

/** The opposite of a condition that may be known. */
export const negated = (text: string): string => (text === 'true' ? 'false' : text === 'false' ? 'true' : `!${text}`);

/** The type that all entries of the index of pieces have; undefined if each tells its own. */
const typeOfEntries = (g: Emission): number | undefined =>
  isTyped(g) ? undefined : g.game.layout.ownedKind === 'vertices' ? 1 : 0;

/** The condition that an entry `e` with site `s` counts; `true` if all do. */
function entryTest(g: Emission, { type, first, end }: OwnedSites, e: string, s: string): string {
  const only = typeOfEntries(g);
  if (only !== undefined && type !== undefined && only !== type) return 'false';
  const { totalSites } = g.game.layout;
  const tests = [
    only === undefined && type !== undefined ? `(${e}>>>30)===${type}` : '',
    first > 0 ? `${s}>=${first}` : '',
    end < totalSites ? `${s}<${end}` : '',
  ];
  return tests.filter((test) => test !== '').join('&&') || 'true';
}

/** Goes through the entries of the index of pieces for the components of a player. */
function entriesText(g: Emission, node: OwnedSites, scope: Scope, body: (site: string) => string): string {
  const owned = g.index();
  const player = valueText(g, node.player, scope);
  const loop = (component: number): string => {
    const [i, z, e, s] = [g.id('i'), g.id('z'), g.id('e'), g.id('u')];
    const header = owned + component * 3;
    const test = entryTest(g, node, e, s);
    if (test === 'false') return '';
    const inner = test === 'true' ? body(s) : `if(${test}){${body(s)}}`;
    return `for(let ${i}=W[${header}],${z}=${i}+W[${header + 1}];${i}<${z};${i}++){const ${e}=W[${i}],${s}=${e}&${SiteMask};${inner}}`;
  };
  if (isNumber(player)) return (node.components[Number(player)] ?? []).map(loop).join('');
  const p = g.id('p');
  const cases = node.components.map((list, i) =>
    list.length > 0 ? `if(${p}===${i}){${list.map(loop).join('')}}` : '',
  );
  return `{const ${p}=${player};${cases.join('')}}`;
}

/** Goes through the sites that the index of pieces names, in ascending order. */
export function ownedSitesText(g: Emission, node: OwnedSites, scope: Scope, body: (site: string) => string): string {
  const onBoard = node.type === g.game.type && node.end <= g.game.sites;
  return sortedText(g, (add) => entriesText(g, node, scope, add), node, onBoard, body);
}

/** Goes through sites of a range in ascending order. `entries` visits them in any order, perhaps more than once. */
export function sortedText(
  g: Emission,
  entries: (add: (site: string) => string) => string,
  { first, end }: { readonly first: number; readonly end: number },
  onBoard: boolean,
  body: (site: string) => string,
): string {
  const base = first >> 5;
  const words = ((end + 31) >> 5) - base;
  if (words > MostWords) throw new NotEmittable('A set of sites is too large.');
  const names = Array.from({ length: words }, () => g.id('a'));
  const visited = entries((s) => {
    const put = names.map((name, k) => {
      const last = k === names.length - 1;
      return `${last ? '' : `if(${s}<${(base + k + 1) << 5})`}${name}|=1<<${s};`;
    });
    return put.join('else ');
  });
  if (visited === '') return '';
  const [w, v, s] = [g.id('w'), g.id('v'), g.id(onBoard ? 's' : 'u')];
  const chosen = names.map((name, k) => (k === names.length - 1 ? name : `${w}===${base + k}?${name}:`)).join('');
  const each = `for(let ${v}=${chosen};${v}!==0;${v}&=${v}-1){const ${s}=(${words === 1 ? base : w}<<5)+31-Math.clz32(${v}&-${v});${body(s)}}`;
  const all = words === 1 ? each : `for(let ${w}=${base};${w}<${base + words};${w}++)${each}`;
  return `{let ${names.map((name) => `${name}=0`).join()};${visited}${all}}`;
}

/** The components of a player, a bit each, where the board tells the same as the index of pieces; else undefined. */
function piecesMask(g: Emission, { components, type, first, end }: OwnedSites, player: number): number | undefined {
  const { sites, owners, type: played, layout } = g.game;
  // A pile of a hand, or of the board, has its pieces in the index.
  const all =
    type === played && (isIndexed(g) ? first === 0 && end >= sites : isPiled(g) && played === Cell && first >= 0);
  if (!all || end > layout.totalSites || owners.length > MostComponents) return undefined;
  return (components[player] ?? []).reduce((mask, component) => mask | (1 << component), 0);
}

/** The only component that stands on the sites of a set; undefined if that is not known. */
export function onlyPiece(g: Emission, sites: Sites, scope: Scope): number | undefined {
  if (sites.k === 'where' || sites.k === 'shared') return onlyPiece(g, sites.sites, scope);
  if (sites.k !== 'ownedSites' || sites.type !== g.game.type || !isIndexed(g)) return undefined;
  const player = valueText(g, sites.player, scope);
  const components = isNumber(player) ? (sites.components[Number(player)] ?? []) : [];
  return components.length === 1 ? components[0] : undefined;
}

/** What is known inside of a set: the iterators that stand at a site, and the piece there. */
export function insideScope(
  g: Emission,
  { over, registers }: Extract<Rule, { k: 'sites' }>,
  scope: Scope,
  site: string,
): Scope {
  const inner = withRegisters(scope, registers, site);
  const piece = onlyPiece(g, over, scope);
  return piece === undefined ? inner : { ...inner, piece: new Map([...scope.piece, [site, piece]]) };
}

/** The call of a function that tells whether the index of pieces names a site. */
export function ownedHasText(g: Emission, node: OwnedSites, scope: Scope, site: string): string {
  const player = valueText(g, node.player, scope);
  const known = isNumber(player) ? player : 'p';
  const mask = isNumber(player) ? piecesMask(g, node, Number(player)) : undefined;
  if (mask === 0) return 'false';
  if (mask !== undefined && (isSite(site) || /^u\d+$/.test(site))) {
    const there = `((${mask}>>>${readDatum(g, 'what', g.game.type, site)})&1)!==0`;
    return isIndexed(g) && isSite(site) ? `(${there})` : `(${site}>=${node.first}&&${site}<${node.end}&&${there})`;
  }
  const made = g.function(`owned has ${g.number(node)} ${known} ${known === 'p' ? '' : scope.mover}`, 'has', (name) => {
    const of = { ...node, player: { k: 'const' as const, value: Number(player) } };
    const loops =
      known === 'p'
        ? node.components
            .map((_, p) => {
              const own = { ...node, player: { k: 'const' as const, value: p } };
              const text = entriesText(g, own, scope, (s) => `if(${s}===x)return true;`);
              return text && `if(p===${p}){${text}}`;
            })
            .join('')
        : entriesText(g, of, scope, (s) => `if(${s}===x)return true;`);
    return `function ${name}(W,x,p){${loops}return false}`;
  });
  return `${made}(W,${site},${player})`;
}

/** Goes through a row of a relation. */
export function rowText(
  g: Emission,
  { of, relation }: Extract<Sites, { k: 'row' }>,
  scope: Scope,
  body: (site: string) => string,
): string {
  const { offsets, items } = relation;
  const onBoard = items.every((site) => site < g.game.sites);
  const [r, j, z, s] = [g.id('r'), g.id('j'), g.id('z'), g.id(onBoard ? 's' : 'u')];
  const O = g.constant(offsets);
  return (
    `{const ${r}=${valueText(g, of, scope)};if(${r}>=0&&${r}<${offsets.length - 1})` +
    `for(let ${j}=${O}[${r}],${z}=${O}[${r}+1];${j}<${z};${j}++){const ${s}=${g.constant(items)}[${j}];${body(s)}}}`
  );
}

/** More words are not spent on the rows of a relation. */
const MostRowWords = 1 << 15;

/** The rows of a relation, a bit for each site; undefined if they would be too large. */
function rowBits({ offsets, items }: Relation): { readonly words: number; readonly rows: Int32Array } | undefined {
  const most = items.reduce((a, b) => Math.max(a, b), 0);
  const words = (most >> 5) + 1;
  const count = offsets.length - 1;
  if (items.some((site) => site < 0) || words * count > MostRowWords) return undefined;
  const rows = new Int32Array(words * count);
  for (let row = 0; row < count; row++) {
    for (let i = offsets[row]!; i < offsets[row + 1]!; i++) rows[row * words + (items[i]! >> 5)]! |= 1 << items[i]!;
  }
  return { words, rows };
}

/** The call of a function that tells whether a row of a relation has a site. */
export function rowHasText(
  g: Emission,
  { of, relation }: Extract<Sites, { k: 'row' }>,
  scope: Scope,
  site: string,
): string {
  const { offsets, items } = relation;
  const bits = rowBits(relation);
  const made = g.function(`row has ${g.number(relation)}`, 'has', (name) => {
    if (bits) {
      const { words, rows } = bits;
      const inside = `r>=0&&r<${offsets.length - 1}&&x>=0&&x<${words * 32}`;
      return `function ${name}(r,x){return ${inside}&&((${g.constant(rows)}[r*${words}+(x>>5)]>>>x)&1)!==0}`;
    }
    const O = g.constant(offsets);
    return (
      `function ${name}(r,x){if(r<0||r>=${offsets.length - 1})return false;` +
      `for(let j=${O}[r],z=${O}[r+1];j<z;j++)if(${g.constant(items)}[j]===x)return true;return false}`
    );
  });
  return `${made}(${valueText(g, of, scope)},${site})`;
}

/** Goes along lines of sites, which may cross. */
export function alongText(
  g: Emission,
  { from, lines, stop }: AlongSites,
  scope: Scope,
  body: (site: string) => string,
): string {
  const [r, j, z, i, e, s] = ['r', 'j', 'z', 'i', 'e', 's'].map((letter) => g.id(letter)) as [
    ...[string, string, string, string, string, string],
  ];
  const K = (part: Int32Array): string => g.constant(part);
  const stops = conditionText(g, stop, { ...scope, registers: { ...scope.registers, to: s } });
  const text = body(s);
  if (text === '' || stops === 'true') return '';
  return (
    `{const ${r}=${valueText(g, from, scope)};if(${r}>=0&&${r}<${lines.offsets.length - 1})` +
    `for(let ${j}=${K(lines.offsets)}[${r}],${z}=${K(lines.offsets)}[${r}+1];${j}<${z};${j}++)` +
    `for(let ${i}=${K(lines.start)}[${j}]+1,${e}=${K(lines.end)}[${j}];${i}<${e};${i}++){const ${s}=${K(lines.sites)}[${i}];` +
    `${stops === 'false' ? '' : `if(${stops})break;`}${text}}}`
  );
}

/** Whether no site comes up twice along the lines from one. */
export function isOnce({ lines: { offsets, start, end, sites } }: AlongSites): boolean {
  for (let from = 0; from < offsets.length - 1; from++) {
    const seen = new Set<number>();
    let length = 0;
    for (let line = offsets[from]!; line < offsets[from + 1]!; line++) {
      for (let i = start[line]! + 1; i < end[line]!; i++) {
        seen.add(sites[i]!);
        length++;
      }
    }
    if (seen.size < length) return false;
  }
  return true;
}

/** The call of a function that tells whether a site lies on lines from another. */
export function alongHasText(g: Emission, node: AlongSites, scope: Scope, site: string): string {
  const used = Object.entries(scope.registers);
  const args = used.map(([, variable]) => variable).join();
  const names = used.map(([name]) => name).join();
  const made = g.function(`along has ${g.number(node)} ${scope.mover} ${scope.by} ${names}`, 'has', (name) => {
    const registers = Object.fromEntries(
      used.map(([register, variable], i) => [register, isSite(variable) ? `s${i}` : `v${i}`]),
    );
    const inner: Scope = { ...scope, registers, lastFrom: 'LF', lastTo: 'LT', piece: new Map() };
    const given = Object.values(registers).join();
    const loop = alongText(g, node, inner, (each) => `if(${each}===x)return true;`);
    return `function ${name}(${g.given},LF,LT,x${given && `,${given}`}){${g.opening}${loop}return false}`;
  });
  return `${made}(${g.given},${scope.lastFrom},${scope.lastTo},${site}${args && `,${args}`})`;
}

/** Goes through the sites that a closure tells. */
export function calledSitesText(g: Emission, node: CallSites, scope: Scope, body: (site: string) => string): string {
  const [l, i, s] = [g.id('l'), g.id('i'), g.id(node.limit <= g.game.sites ? 's' : 'u')];
  refuseToLeave(g, leftBy(node.fn), scope, node.fn);
  const asked = g.needs('A set of sites', calledText(scope, `${g.constant(node.fn)}(c)`), node.fn);
  return `{const ${l}=${asked};for(let ${i}=0;${i}<${l}.length;${i}++){const ${s}=${l}[${i}];${body(s)}}}`;
}

/** Whether a site is one of those that a closure tells. */
export function calledHasText(g: Emission, node: CallSites, scope: Scope, site: string): string {
  refuseToLeave(g, leftBy(node.fn), scope, node.fn);
  return g.needs('A set of sites', calledText(scope, `${g.constant(node.has)}(c,${site})`), node.fn);
}
