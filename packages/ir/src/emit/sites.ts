/** The text that goes through the sites of a set. */
import type { Sites } from '../nodes.js';
import { someNode } from '../scan.js';
import { visitText } from './asked.js';
import { type Emission, isNumber, MostSites, type Scope, withRegisters } from './emission.js';
import { NotEmittable } from './notEmittable.js';
import { alongText, calledSitesText, negated, ownedSitesText, rowText, sortedText } from './sets.js';
import { conditionText, insideText, valueText } from './values.js';

/** Goes through the sites of a set in ascending order. */
export function sitesText(g: Emission, sites: Sites, scope: Scope, body: (site: string) => string): string {
  switch (sites.k) {
    case 'fixedSites':
      return listText(g, sites.sites, body);
    case 'sitesOf': {
      const player = valueText(g, sites.player, scope);
      if (isNumber(player)) return listText(g, sites.sites[Number(player)] ?? [], body);
      // Whose turn it is, was or will be is one of the players.
      const { players } = g.game;
      const isPlayer = (p: number): boolean => sites.player.k !== 'player' || (p > 0 && p <= players);
      return sites.sites
        .map((list, p) => (list.length > 0 && isPlayer(p) ? `if(${player}===${p}){${listText(g, list, body)}}` : ''))
        .join('');
    }
    case 'emptySites': {
      const { empty, emptyWords } = g.game.layout;
      const [w, v, s] = [g.id('w'), g.id('v'), g.id(sites.type === g.game.type ? 's' : 'u')];
      return (
        `for(let ${w}=0;${w}<${emptyWords[sites.type]};${w}++)for(let ${v}=W[${empty[sites.type]}+${w}];${v}!==0;${v}&=${v}-1){` +
        `const ${s}=(${w}<<5)+31-Math.clz32(${v}&-${v});${g.round(() => body(s))}}`
      );
    }
    case 'listedSites':
      return joinedText(g, [sites], scope, body);
    case 'pendingSites':
    case 'removalSites':
      throw new NotEmittable('The sites of this set are not told in order.');
    case 'ownedSites':
      return ownedSitesText(g, sites, scope, body);
    case 'union':
      return joinedText(g, sites.parts, scope, body);
    case 'row':
      return rowText(g, sites, scope, body);
    case 'alongSites':
      return sortedText(
        g,
        (add) => alongText(g, sites, scope, add),
        { first: 0, end: g.game.layout.totalSites },
        true,
        body,
      );
    case 'shared':
      // Sites of few are asked whether they are pieces, rather than all pieces whether they are among the few.
      if (sites.inside && sites.sites.k === 'ownedSites' && isShort(sites.with)) {
        return sitesText(g, { ...sites, sites: sites.with, with: sites.sites }, scope, body);
      }
      return sitesText(g, sites.sites, scope, (site) => {
        const inside = insideText(g, site, sites.with, scope);
        const test = sites.inside ? inside : negated(inside);
        return test === 'false' ? '' : test === 'true' ? body(site) : `if(${test}){${body(site)}}`;
      });
    case 'callSites':
      return calledSitesText(g, sites, scope, body);
    case 'where':
      return sitesText(g, sites.sites, scope, (site) => {
        const test = conditionText(g, sites.test, withRegisters(scope, [sites.register], site));
        return test === 'false' ? '' : test === 'true' ? body(site) : `if(${test}){${body(site)}}`;
      });
  }
}

const isShort = ({ k }: Sites): boolean => k === 'row' || k === 'fixedSites' || k === 'sitesOf';

/** Goes through the sites of several sets in ascending order, each once. */
function joinedText(g: Emission, parts: readonly Sites[], scope: Scope, body: (site: string) => string): string {
  const known = Math.max(g.game.layout.totalSites, ...g.game.layout.siteEnds);
  const end = Math.max(known, ...parts.map(endOfNumbers));
  if (end > MostSites) throw new NotEmittable('A set names sites beyond any board.');
  return sortedText(
    g,
    (add) =>
      parts
        .map((part) =>
          part.k === 'listedSites'
            ? visitText(g, part, scope, (site) => `if(${site}<${end}){${add(site)}}`)
            : sitesText(g, part, scope, add),
        )
        .join(''),
    { first: 0, end },
    end === known && unionOnBoard(g, parts),
    body,
  );
}

/** One more than the largest site that a set names by its number, which may be off the board. */
function endOfNumbers(sites: Sites): number {
  let end = 0;
  someNode(sites, (node) => {
    const named = node.k === 'fixedSites' ? node.sites : node.k === 'sitesOf' ? node.sites.flat() : [];
    for (const site of named) end = Math.max(end, site + 1);
    return false;
  });
  return end;
}

/** Whether all sites of some sets are of the board, of the type that it is played on. */
function unionOnBoard(g: Emission, parts: readonly Sites[]): boolean {
  const { boardSites, totalSites } = g.game.layout;
  const typed = (part: Sites): boolean =>
    part.k !== 'listedSites' && ((part.k !== 'emptySites' && part.k !== 'ownedSites') || part.type === g.game.type);
  return boardSites === totalSites && boardSites === g.game.sites && parts.every(typed);
}

export function listText(g: Emission, sites: readonly number[], body: (site: string) => string): string {
  if (sites.length === 0) return '';
  const list = g.table(`list ${sites.join()}`, () => Int32Array.from(sites));
  const [i, s] = [g.id('i'), g.id(sites.every((site) => site < g.game.sites) ? 's' : 'u')];
  return `for(let ${i}=0;${i}<${sites.length};${i}++){const ${s}=${list}[${i}];${g.round(() => body(s))}}`;
}
