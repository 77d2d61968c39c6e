/** The text of questions that go through a rule or a set: one function for each, with the iterators as arguments. */
import type { Condition, Node, RegisterName, Rule, SearchValue, Sites, Value } from '../nodes.js';
import { countedText } from './counts.js';
import { type Emission, emptyScope, isNumber, isSite, type Scope, withRegisters } from './emission.js';
import { movesText } from './rules.js';
import { alongText, isOnce } from './sets.js';
import { anySink } from './sinks.js';
import { sitesText } from './sites.js';
import { conditionText, valueText } from './values.js';

/** The call of a function with the iterators of a scope as its arguments, written once for each that is like it. */
export function scopedCall(
  g: Emission,
  kind: 'some' | 'every' | 'search' | 'groups',
  about: Node,
  scope: Scope,
  body: (inner: Scope) => string,
  more: number | '' = '',
): string {
  const used = Object.entries(scope.registers) as [RegisterName, string][];
  const names = used.map(([name]) => name).join();
  const { mover, by, threatsOff, looking, keeps } = scope;
  const pieces = used.flatMap(([, variable], i) => {
    const component = isSite(variable) ? scope.piece.get(variable) : undefined;
    return component === undefined ? [] : [[i, component] as const];
  });
  const known = pieces.map((each) => each.join(':')).join();
  const made = g.function(
    `${kind} ${g.number(about)} ${mover} ${by} ${names} ${known} ${threatsOff} ${looking} ${keeps} ${more}`,
    kind,
    (name) => {
      const registers = Object.fromEntries(
        used.map(([register, variable], i) => [register, isSite(variable) ? `s${i}` : `v${i}`]),
      );
      const args = Object.values(registers).join();
      const piece = new Map(pieces.map(([i, component]) => [`s${i}`, component]));
      const inner: Scope = { ...emptyScope(mover), by, registers, threatsOff, looking, keeps, piece };
      return `function ${name}(${g.given},LF,LT${args && `,${args}`}){${g.opening}${body(inner)}}`;
    },
  );
  const args = used.map(([, variable]) => `,${variable}`).join('');
  return `${made}(${g.given},${scope.lastFrom},${scope.lastTo}${args})`;
}

/** The call of a function that tells whether a rule has a move. */
export const someFunction = (g: Emission, rule: Rule, scope: Scope): string =>
  scopedCall(g, 'some', rule, scope, (inner) => `${movesText(g, rule, inner, anySink)}return false`);

/** The call of a function that tells whether a condition holds at every site of a set. */
export const everyFunction = (g: Emission, node: Extract<Condition, { k: 'every' }>, scope: Scope): string =>
  scopedCall(g, 'every', node, scope, (inner) => {
    const body = visitText(g, node.sites, inner, (site) => {
      const test = conditionText(g, node.test, withRegisters(inner, [node.register], site));
      return test === 'true' ? '' : `if(!(${test}))return false;`;
    });
    return `${body}return true`;
  });

/** The call of a function that looks for a site of a track. */
export const searchFunction = (g: Emission, node: SearchValue, scope: Scope): string =>
  scopedCall(g, 'search', node, scope, (inner) => {
    const player = valueText(g, node.player, inner);
    const search = (sites: readonly number[]): string => searchText(g, node, sites, inner);
    if (isNumber(player)) return search(node.tracks[Number(player)] ?? []);
    return `switch(${player}){${node.tracks.map((sites, p) => `case ${p}:{${search(sites)}}`).join('')}}return -1`;
  });

function searchText(g: Emission, { from, test }: SearchValue, sites: readonly number[], scope: Scope): string {
  const { length } = sites;
  if (length === 0) return 'return -1;';
  const order = g.table(`list ${sites.join()}`, () => Int32Array.from(sites));
  const lowest = Math.min(0, ...sites);
  const places = g.table(`places ${sites.join()}`, () =>
    Int32Array.from({ length: Math.max(0, ...sites) - lowest + 1 }, (_, i) => {
      const place = sites.indexOf(i + lowest);
      return place < 0 ? length : place;
    }),
  );
  const onBoard = sites.every((site) => site >= 0 && site < g.game.sites);
  const s = g.id(onBoard ? 's' : 'u');
  const holds = conditionText(g, test, withRegisters(scope, ['to'], s));
  return (
    `const x=${valueText(g, from, scope)};let i=x===-1?0:${places}[x-${lowest === 0 ? 0 : `(${lowest})`}]??${length};if(i>=${length})return -1;` +
    `for(let n=0;n<${length};n++){const ${s}=${order}[i];if(${holds})return ${s};if(++i===${length})i=0}return -1;`
  );
}

/** The call of a function that sums a number over the sites of a set. */
export function sumFunction(g: Emission, node: Extract<Value, { k: 'sum' }>, scope: Scope): string {
  const counted = countedText(g, node, scope);
  if (counted !== undefined) return counted;
  const used = Object.entries(scope.registers) as [RegisterName, string][];
  const names = used.map(([name]) => name).join();
  const made = g.function(`sum ${g.number(node)} ${scope.mover} ${scope.by} ${names}`, 'sum', (name) => {
    const registers = Object.fromEntries(
      used.map(([register, variable], i) => [register, isSite(variable) ? `s${i}` : `v${i}`]),
    );
    const inner: Scope = { ...emptyScope(scope.mover), by: scope.by, registers };
    const args = Object.values(registers).join();
    const body = eachText(g, node.sites, inner, (site) => {
      return `total+=${valueText(g, node.of, withRegisters(inner, [node.register], site))};`;
    });
    return `function ${name}(${g.given},LF,LT${args && `,${args}`}){${g.opening}let total=0;${body}return total}`;
  });
  const args = used.map(([, variable]) => `,${variable}`).join('');
  return `${made}(${g.given},${scope.lastFrom},${scope.lastTo}${args})`;
}

/** Goes through the sites of a set in some order, each once. */
function eachText(g: Emission, sites: Sites, scope: Scope, body: (site: string) => string): string {
  if (sites.k === 'alongSites' && isOnce(sites)) return alongText(g, sites, scope, body);
  if (sites.k !== 'where') return sitesText(g, sites, scope, body);
  return eachText(g, sites.sites, scope, (site) => {
    const test = conditionText(g, sites.test, withRegisters(scope, [sites.register], site));
    return test === 'false' ? '' : test === 'true' ? body(site) : `if(${test}){${body(site)}}`;
  });
}

/** Goes through the sites of a set in some order; listed numbers may come up twice. */
export function visitText(g: Emission, sites: Sites, scope: Scope, body: (site: string) => string): string {
  if (sites.k !== 'listedSites') return sitesText(g, sites, scope, body);
  return sites.sites
    .map((each) => {
      const s = g.id('v');
      return `{const ${s}=${valueText(g, each, scope)};if(${s}>=0){${body(s)}}}`;
    })
    .join('');
}
