/**
 * Moves by number, where a rule is a step of some pieces to sites that must hold certain pieces: a random choice draws a
 * piece and a way and tests it, and does not look at the other moves. At most one move has each number.
 */
import type { SiteTypeCode } from '@ludii/state';
import type { Consequence, EmitRule, OwnedSites, Relation, Rule, Sites } from '../nodes.js';
import { isSingle, someNode, waysOf } from '../scan.js';
import { type Emission, emptyScope, isNumber, isSite, type Kind, type Scope, withRegisters } from './emission.js';
import { emptySites } from './emptySites.js';
import { counted } from './jumps.js';
import { pieceMask } from './masks.js';
import { isIndexed, isPlain, readDatum, SiteMask } from './memory.js';
import { numberedHops, numberedPaths, numberedPieces, numberedRays, numberedSteps, widest } from './numberedPieces.js';
import { movesText } from './rules.js';
import { insideScope } from './sets.js';
import { keyWords, noteSink } from './sinks.js';
import { conditionText, insideText, valueText } from './values.js';
import { atText } from './ways.js';

interface Step {
  readonly relation: Relation;
  readonly mask: number;
  readonly emit: EmitRule;
  readonly chain: readonly Consequence[];
}

/** The numbered steps of the pieces of one component. */
interface Part {
  readonly component: number;
  readonly steps: readonly Step[];
}

/** The steps of a piece, if its rule has nothing else. */
function stepsOf(
  g: Emission,
  rule: Rule,
  component: number,
  mover: number,
  chain: readonly Consequence[],
): readonly Step[] | undefined {
  switch (rule.k) {
    case 'none':
      return [];
    case 'all': {
      const all = rule.rules.map((each) => stepsOf(g, each, component, mover, chain));
      return all.includes(undefined) ? undefined : all.flatMap((steps) => steps ?? []);
    }
    case 'at': {
      const stays = rule.site.k === 'register' && rule.site.name === 'from' && rule.registers.join() === 'from';
      return stays ? stepsOf(g, rule.rule, component, mover, chain) : undefined;
    }
    case 'attach':
      return stepsOf(g, rule.rule, component, mover, [rule.then, ...chain]);
    case 'steps': {
      const { ways, rule: inner } = rule;
      const relation = waysOf(ways, component);
      if (!relation) return undefined;
      if (inner.k === 'emit') return [{ relation, mask: -1, emit: inner, chain }];
      if (inner.k !== 'choose' || inner.yes.k !== 'emit' || inner.no.k !== 'none') return undefined;
      const mask = pieceMask(g, inner.test, 'to', emptyScope(mover));
      return mask === undefined ? undefined : [{ relation, mask, emit: inner.yes, chain }];
    }
    default:
      return undefined;
  }
}

/** The numbered moves of a rule for a mover; undefined if it is not of that form. */
export function slotParts(
  g: Emission,
  rule: Rule,
  mover: number,
  chain: readonly Consequence[] = [],
): readonly Part[] | undefined {
  if (rule.k === 'attach') return slotParts(g, rule.rule, mover, [rule.then, ...chain]);
  if (rule.k === 'all') {
    const all = rule.rules.map((each) => slotParts(g, each, mover, chain));
    return all.length === 0 || all.includes(undefined) ? undefined : all.flatMap((parts) => parts ?? []);
  }
  if (rule.k !== 'pieces' || rule.container || !isPlain(g)) return undefined;
  const parts: Part[] = [];
  for (const { component, owner, rule: own } of rule.rules) {
    if (owner !== mover) continue;
    const steps = stepsOf(g, own, component, mover, chain);
    if (!steps) return undefined;
    if (steps.length > 0) parts.push({ component, steps });
  }
  return parts.length > 0 ? parts : undefined;
}

/** The numbered moves of a component as tables: target by site and way, components allowed there, number of the kind. */
function partTables(g: Emission, { component, steps }: Part, mover: number) {
  const ways = steps.flatMap(({ relation, mask, emit, chain }) =>
    Array.from({ length: widest(relation) }, (_, way) => ({
      mask,
      kind: g.kindOf(emit, { chain, mover }, component) << 16,
      target: (site: number): number => {
        const at = relation.offsets[site]! + way;
        return at < relation.offsets[site + 1]! ? relation.items[at]! : -1;
      },
    })),
  );
  const width = ways.length;
  const targets = new Int16Array(g.game.sites * width);
  for (let site = 0; site < g.game.sites; site++)
    targets.set(
      ways.map(({ target }) => target(site)),
      site * width,
    );
  return { width, targets, masks: ways.map(({ mask }) => mask), kinds: ways.map(({ kind }) => kind) };
}

const column = (g: Emission, values: readonly number[], index: string): string =>
  values.every((value) => value === values[0])
    ? String(values[0])
    : `${g.table(`values ${values.join()}`, () => Int32Array.from(values))}[${index}]`;

/**
 * The text that draws a move: sets ka, kb and the place of the piece in its list, hint, and leaves the block, or goes on
 * behind it if as many draws as there are numbers found none. `draw` is the text of a random number below a limit.
 */
export function slotText(
  g: Emission,
  parts: readonly Part[],
  mover: number,
  label: string,
  draw: (limit: string) => string,
): string {
  const owned = g.index();
  const made = parts.map((part) => ({ header: owned + part.component * 3, ...partTables(g, part, mover) }));
  const totals = made.map(
    ({ header, width }, i) => `const c${i}=W[${header + 1}]*${width}${i > 0 ? `+c${i - 1}` : ''};`,
  );
  const total = `c${made.length - 1}`;
  const tests = made.map(({ header, width, targets, masks, kinds }, i) => {
    const table = g.constant(targets);
    return (
      `${i > 0 ? 'else ' : ''}if(k<c${i}){${i > 0 ? `k-=c${i - 1};` : ''}const i=(k/${width})|0,d=k-i*${width},f1=W[W[${header}]+i]&${SiteMask},t1=${table}[f1*${width}+d];` +
      `if(t1>=0&&((${column(g, masks, 'd')}>>>${readDatum(g, 'what', g.game.type, 't1')})&1)!==0){ka=f1|${column(g, kinds, 'd')};kb=t1;hint=i;break ${label}}}`
    );
  });
  return `${totals.join('')}for(let tries=${total};tries>0;tries--){let k=${draw(total)};${tests.join('')}}`;
}

/** How a site is drawn from a set: the number of candidates, and the candidate of a number; then a test may follow. */
interface Drawn {
  readonly count: string;
  readonly nth: string;
  readonly base: Sites;
  /** Whether all candidates are sites of the board, of the type that it is played on. */
  readonly onBoard: boolean;
}

function drawnFrom(g: Emission, sites: Sites, scope: Scope): Drawn | undefined {
  switch (sites.k) {
    case 'listedSites':
    case 'pendingSites':
    case 'removalSites':
    case 'row':
    case 'alongSites':
    case 'callSites':
      return undefined;
    case 'union':
      return drawnUnion(g, sites, scope);
    case 'where':
    case 'shared':
      return drawnFrom(g, sites.sites, scope);
    case 'ownedSites':
      return drawnPiece(g, sites, scope);
    case 'emptySites': {
      const { empty, emptyWords } = g.game.layout;
      const block = `W,${empty[sites.type]},${emptyWords[sites.type]}`;
      return {
        count: `countBits(${block})`,
        nth: `nthBit(${block},k)`,
        base: sites,
        onBoard: sites.type === g.game.type,
      };
    }
    case 'fixedSites':
    case 'sitesOf': {
      const known = sites.k === 'fixedSites' ? sites.sites : isMover(sites) ? sites.sites[scope.mover] : undefined;
      if (!known || known.length === 0) return undefined;
      const list = g.table(`list ${known.join()}`, () => Int32Array.from(known));
      const onBoard = known.every((site) => site < g.game.sites);
      return { count: String(known.length), nth: `${list}[k]`, base: sites, onBoard };
    }
  }
}

/** An empty site or one with a piece: the two have none in common. */
function drawnUnion(g: Emission, union: Extract<Sites, { k: 'union' }>, scope: Scope): Drawn | undefined {
  const empty = union.parts.find(({ k }) => k === 'emptySites');
  const owned = union.parts.find(({ k }) => k === 'ownedSites');
  if (union.parts.length !== 2 || !empty || !owned) return undefined;
  const [one, other] = [drawnFrom(g, empty, scope), drawnFrom(g, owned, scope)];
  if (!one?.onBoard || !other?.onBoard) return undefined;
  return {
    count: `(${one.count}+${other.count})`,
    nth: `(k<${other.count}?${other.nth}:${one.nth.replace(/\bk\b/, `k-${other.count}`)})`,
    base: union,
    onBoard: true,
  };
}

/** A piece of the only component that a set names, where each piece has one entry of the index of pieces. */
function drawnPiece(g: Emission, sites: OwnedSites, scope: Scope): Drawn | undefined {
  const player = valueText(g, sites.player, scope);
  const components = isNumber(player) ? (sites.components[Number(player)] ?? []) : [];
  const { boardSites, totalSites } = g.game.layout;
  const all = boardSites === totalSites && sites.first === 0 && sites.end >= g.game.sites && sites.type === g.game.type;
  if (components.length !== 1 || !all || !isIndexed(g)) return undefined;
  const header = g.index() + components[0]! * 3;
  return { count: `W[${header + 1}]`, nth: `W[W[${header}]+k]&${SiteMask}`, base: sites, onBoard: true };
}

const isMover = ({ player }: Extract<Sites, { k: 'sitesOf' }>): boolean =>
  player.k === 'player' && player.part === 'mover';

/**
 * As {@link slotText}, for a rule with at most one move for each of some sites, perhaps under conditions and with iterators
 * at other sites; empty if it is not of that form. A few draws find a move most often; then all are listed.
 */
export function siteText(g: Emission, rule: Rule, scope: Scope, label: string, draw: Draw): string {
  switch (rule.k) {
    case 'attach':
      return siteText(g, rule.rule, { ...scope, chain: [rule.then, ...scope.chain] }, label, draw);
    case 'at':
      return atText(g, rule, scope, (inner) => siteText(g, rule.rule, inner, label, draw));
    case 'choose': {
      const text = rule.no.k === 'none' ? siteText(g, rule.yes, scope, label, draw) : '';
      const test = text && conditionText(g, rule.test, scope);
      return test === '' || test === 'false' ? '' : test === 'true' ? text : `if(${test}){${text}}`;
    }
    case 'sites':
      if (isSingle(rule.rule)) return drawnText(g, rule, scope, label, draw);
      return hasMany(rule) ? deepText(g, rule, scope, label, draw) : '';
    case 'all':
    case 'pieces':
      return hasMany(rule) ? deepText(g, rule, scope, label, draw) : '';
    default:
      return '';
  }
}

/** Whether a random move of a rule is drawn among many, so that a look ahead need not note them. */
export function drawsMoves(g: Emission, rule: Rule, mover: number): boolean {
  if (slotParts(g, rule, mover)) return true;
  if (rule.k === 'attach' || rule.k === 'at') return drawsMoves(g, rule.rule, mover);
  if (rule.k === 'choose') return rule.no.k === 'none' && drawsMoves(g, rule.yes, mover);
  if (rule.k === 'sites' && isSingle(rule.rule)) return false;
  const isLoop = rule.k === 'all' || rule.k === 'pieces' || rule.k === 'sites';
  return isLoop && hasMany(rule) && !!numbered(g, rule, emptyScope(mover));
}

/** Whether a rule has moves of pieces, or for each of some numbers. */
const hasMany = (rule: Rule): boolean => someNode(rule, ({ k }) => k === 'pieces' || k === 'values');

/** Whether moves are those of loops in loops, too many to be listed for one of them. */
export function isDeep(rule: Rule): boolean {
  if (rule.k === 'attach' || rule.k === 'at') return isDeep(rule.rule);
  if (rule.k === 'choose') return rule.no.k === 'none' && isDeep(rule.yes);
  if (rule.k !== 'sites' || !someNode(rule.rule, ({ k }) => k === 'values')) return false;
  let { over } = rule;
  while (over.k === 'where' || over.k === 'shared') over = over.sites;
  return over.k === 'fixedSites' || over.k === 'emptySites';
}

/** Moves by number: how many numbers there are, which no iterator changes, and the text that notes the move of one. */
export interface Numbered {
  /** Text that comes first. */
  readonly before: string;
  readonly count: string;
  readonly note: (number: string) => string;
}

function numbered(g: Emission, rule: Rule, scope: Scope): Numbered | undefined {
  if (isSingle(rule)) return { before: '', count: '1', note: () => movesText(g, rule, scope, noteSink) };
  switch (rule.k) {
    case 'attach':
      return numbered(g, rule.rule, { ...scope, chain: [rule.then, ...scope.chain] });
    case 'at': {
      const site = valueText(g, rule.site, scope);
      return isSite(site) ? numbered(g, rule.rule, withRegisters(scope, rule.registers, site)) : undefined;
    }
    case 'all':
      return inARow(
        g,
        rule.rules.map((each) => numbered(g, each, scope)),
      );
    case 'afterwards': {
      // What must hold after a move is looked at when it is tried.
      const { trials, chain, registers } = scope;
      const alone = trials && chain.length === 0 && Object.keys(registers).length === 0;
      return alone ? numbered(g, rule.rule, { ...scope, trials: [rule.test, ...trials] }) : undefined;
    }
    case 'choose':
      return numberedChoice(g, rule, scope);
    case 'sites': {
      const drawn = drawnFrom(g, rule.over, scope);
      if (!drawn) return undefined;
      const s = g.id(drawn.onBoard ? 's' : 'u');
      const inside = rule.over === drawn.base ? 'true' : insideText(g, s, rule.over, scope);
      return rounds(g, rule.rule, insideScope(g, rule, scope, s), drawn.count, (k, body) => {
        const tested = inside === 'true' ? body : `if(${inside}){${body}}`;
        return `let ${s}=0;{const k=${k};${s}=${drawn.nth}}${tested}`;
      });
    }
    case 'values': {
      const { min, max } = rule;
      if (min.k !== 'const' || max.k !== 'const' || max.value < min.value) return undefined;
      const v = g.id('v');
      const count = String(max.value - min.value + 1);
      const inner = withRegisters(scope, ['value'], v);
      return rounds(g, rule.rule, inner, count, (k, body) => `const ${v}=${k}+${min.value};${body}`);
    }
    case 'pieces':
      return numberedPieces(g, rule, scope);
    case 'steps':
      return numberedSteps(g, rule, scope);
    case 'hops':
      return numberedHops(g, rule, scope);
    case 'paths':
      return numberedPaths(g, rule, scope);
    case 'rays':
      return numberedRays(g, rule, scope);
    default:
      return undefined;
  }
}

/** The numbers of a loop: as many for each round. */
export function rounds(
  g: Emission,
  rule: Rule,
  scope: Scope,
  count: string,
  round: (number: string, body: string) => string,
): Numbered | undefined {
  const inner = numbered(g, rule, scope);
  if (!inner) return undefined;
  const { before } = inner;
  if (inner.count === '1') return { before, count, note: (number) => `{${round(number, inner.note('0'))}}` };
  const [each, i, k] = [counted(g, inner.count), g.id('k'), g.id('k')];
  const known = isNumber(count) && isNumber(each.name);
  const all = known ? String(Number(count) * Number(each.name)) : g.id('n');
  return {
    before: `${before}${each.before}${known ? '' : `const ${all}=${count}*${each.name};`}`,
    count: all,
    note: (number) =>
      `{const ${i}=${number}/${each.name}|0,${k}=${number}-${i}*${each.name};${round(i, inner.note(k))}}`,
  };
}

/** Numbers one behind the other; undefined if some are not known. */
export function inARow(g: Emission, parts: readonly (Numbered | undefined)[]): Numbered | undefined {
  if (parts.length === 0 || parts.includes(undefined)) return undefined;
  const known = parts as readonly Numbered[];
  if (known.length === 1) return known[0];
  const passed = known.map((_, i) => sumText(known.slice(0, i).map(({ count }) => count)));
  return {
    before: known.map(({ before }) => before).join(''),
    count: sumText(known.map(({ count }) => count)),
    note: (number) => {
      const texts = known.map(({ count, note }, i) => {
        const k = g.id('k');
        const own = `{const ${k}=${number}-${passed[i]};${note(k)}}`;
        return i === known.length - 1 ? own : `if(${number}<${sumText([passed[i]!, count])})${own}`;
      });
      return texts.join('else ');
    },
  };
}

/** The sum of numbers, which is worked out where they are known. */
function sumText(counts: readonly string[]): string {
  const known = counts.filter(isNumber).reduce((sum, count) => sum + Number(count), 0);
  const others = counts.filter((count) => !isNumber(count));
  if (others.length === 0) return String(known);
  return `(${[...others, ...(known === 0 ? [] : [String(known)])].join('+')})`;
}

/** The numbers of both branches: those of the one that does not count have no moves. */
function numberedChoice(
  g: Emission,
  { test, yes, no }: Extract<Rule, { k: 'choose' }>,
  scope: Scope,
): Numbered | undefined {
  const holds = conditionText(g, test, scope);
  if (holds === 'true') return numbered(g, yes, scope);
  if (holds === 'false') return numbered(g, no, scope);
  const one = numbered(g, yes, scope);
  if (no.k === 'none') return one && { ...one, note: (k) => `if(${holds}){${one.note(k)}}` };
  const other = numbered(g, no, scope);
  if (!one || !other) return undefined;
  return {
    before: one.before + other.before,
    count: `Math.max(${one.count},${other.count})`,
    note: (k) => `if(${holds}){if(${k}<${one.count}){${one.note(k)}}}else if(${k}<${other.count}){${other.note(k)}}`,
  };
}

/** Moves by number that are drawn before they are tried; undefined if a rule is not of that form, or has one move at most. */
export function drawnMoves(g: Emission, rule: Rule, mover: number): Numbered | undefined {
  const ofPieces = someNode(rule, ({ k }) => k === 'pieces');
  return isSingle(rule) || ofPieces ? undefined : numbered(g, rule, { ...emptyScope(mover), trials: [] });
}

/** As {@link drawnText}, for loops in loops. */
function deepText(g: Emission, rule: Rule, scope: Scope, label: string, draw: Draw): string {
  const moves = numbered(g, rule, scope);
  if (!moves) return '';
  return (
    `${moves.before}const total=${moves.count};for(let tries=total===0?0:Math.max(12,total>>1);tries>0;tries--){` +
    `let k=${draw('total')};const drawn=k;n=0;hint=-1;${moves.note('drawn')}if(n!==0){ka=A[0];kb=B[0];kc=C[0];break ${label}}}`
  );
}

/** The text of a random number below a limit. */
type Draw = (limit: string) => string;

function drawnText(g: Emission, rule: Extract<Rule, { k: 'sites' }>, scope: Scope, label: string, draw: Draw): string {
  const drawn = drawnFrom(g, rule.over, scope);
  if (!drawn) return '';
  const s = drawn.onBoard ? 's1' : 'u1';
  const registers = Object.fromEntries(rule.registers.map((name) => [name, s]));
  const inner = movesText(g, rule.rule, { ...scope, registers: { ...scope.registers, ...registers } }, noteSink);
  const inside = rule.over === drawn.base ? 'true' : insideText(g, s, rule.over, scope);
  if (drawn.base.k === 'emptySites') {
    const empty = emptyText(g, drawn.base.type, s, draw, inside === 'true' ? inner : `if(${inside}){${inner}}`, label);
    if (empty !== undefined) return empty;
  }
  const tries = isNumber(drawn.count) ? String(Math.max(12, Number(drawn.count))) : 'Math.max(12,total>>1)';
  return (
    `const total=${drawn.count};for(let tries=total===0?0:${tries};tries>0;tries--){let k=${draw('total')};` +
    `const ${s}=${drawn.nth};n=0;if(${inside}){${inner}}if(n!==0){ka=A[0];kb=B[0];kc=C[0];hint=-1;break ${label}}}`
  );
}

/** The empty sites of so many words are kept in variables while they are drawn. */
const MostKept = 4;

/** Draws empty sites, none of them twice, until one has a move. */
function emptyText(
  g: Emission,
  type: SiteTypeCode,
  site: string,
  draw: Draw,
  move: string,
  label: string,
): string | undefined {
  const { empty, emptyWords } = g.game.layout;
  const words = emptyWords[type]!;
  if (words > MostKept) return undefined;
  const each = Array.from({ length: words }, (_, i) => i);
  const kept = each.map((i) => `y${i}=W[${empty[type]! + i}]`).join();
  const counts = each.map((i) => `p${i}=countOf(y${i})`).join();
  const taken = each.map((i) => {
    const take = `const b=bitOf(y${i},k);y${i}^=1<<b;p${i}--;x=b${i > 0 ? `+${32 * i}` : ''};`;
    return i === words - 1 ? `{${take}}` : `if(k<p${i}){${take}}else{k-=p${i};`;
  });
  const chosen = taken.join('') + '}'.repeat(words - 1);
  return (
    `let ${kept},${counts};for(let total=${each.map((i) => `p${i}`).join('+')};total>0;total--){let k=${draw('total')};let x=0;${chosen}` +
    `const ${site}=x;n=0;${move}if(n!==0){ka=A[0];kb=B[0];kc=C[0];hint=-1;break ${label}}}`
  );
}

/** A move for every empty site: how many there are, the text that finds the site s1 of the k-th, and the words of its key. */
export interface EmptyMoves {
  readonly count: string;
  readonly site: string;
  readonly key: readonly [string, string];
  readonly kind: Kind;
}

/**
 * The moves of a rule that has one for every empty site and no others; undefined if it is not of that form. If trials are
 * noted, there may be conditions on what is so after the move, which their kind tells.
 */
export function emptyMoves(g: Emission, rule: Rule, around: Scope): EmptyMoves | undefined {
  const outer = plainly(g, rule, around);
  if (outer.rule.k !== 'sites' || outer.rule.over.k !== 'emptySites') return undefined;
  const registers = Object.fromEntries(outer.rule.registers.map((name) => [name, 's1']));
  const { rule: inner, scope } = plainly(g, outer.rule.rule, { ...outer.scope, registers });
  if (inner.k !== 'emit' || inner.between !== 'none') return undefined;
  const drawn = drawnFrom(g, outer.rule.over, scope);
  // Sites of another type have keys of another kind: s1 is a site of the board.
  if (!drawn?.onBoard) return undefined;
  const { count, nth } = emptySites(g, outer.rule.over.type);
  const { kind, a, b, c } = keyWords(g, inner, scope);
  const isKnown = [a, b].every((word) => isMadeOfSite.test(word)) && (c === '' || c === '0');
  return isKnown ? { count, site: `const s1=${nth};`, key: [a, b], kind: g.kinds[kind - 1]! } : undefined;
}

/** The rule inside consequences and conditions that surely hold, and what is known there. */
function plainly(g: Emission, rule: Rule, scope: Scope): { readonly rule: Rule; readonly scope: Scope } {
  if (rule.k === 'attach') return plainly(g, rule.rule, { ...scope, chain: [rule.then, ...scope.chain] });
  if (rule.k === 'choose' && conditionText(g, rule.test, scope) === 'true') return plainly(g, rule.yes, scope);
  if (rule.k === 'afterwards' && scope.trials && scope.chain.length + Object.keys(scope.registers).length === 0) {
    const trials = conditionText(g, rule.test, scope) === 'true' ? scope.trials : [rule.test, ...scope.trials];
    return plainly(g, rule.rule, { ...scope, trials });
  }
  return { rule, scope };
}

/** A word of a key that is made of the site alone. */
const isMadeOfSite = /^(s1\|)?(\d+|s1)$/;
