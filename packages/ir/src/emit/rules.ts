/**
 * The text that goes through the moves of a rule. What happens with a move is up to a sink: it is noted down, it answers
 * a question, it is performed. All ways to ask for moves are sinks of this one generator.
 */

import { spend } from '@ludii/state/internal';
import type {
  ByPiece,
  Condition,
  Container,
  EmitRule,
  FlankRule,
  Node,
  Rays,
  RaysRule,
  RegisterName,
  Relation,
  Rule,
  SearchValue,
  Sites,
  UnusualPieces,
  Value,
} from '../nodes.js';
import { isLent, readsRegister, someNode } from '../scan.js';
import { endsAtTo } from '../spans.js';
import { lineTo, stepTo } from './aimed.js';
import { countedText } from './counts.js';
import { diceText } from './dice.js';
import { type Emission, emptyScope, isNumber, isSite, MostNoted, type Scope } from './emission.js';
import { encloseText } from './enclose.js';
import { counted, jumpsText } from './jumps.js';
import { storesCovers } from './large.js';
import { longestText } from './longest.js';
import { furtherRegister } from './make.js';
import { pieceMask, stateMask } from './masks.js';
import { heightText, isPlain, LevelShift, placeType, readDatum, SiteMask } from './memory.js';
import { NotEmittable } from './notEmittable.js';
import { outlined } from './outlined.js';
import { pathsText } from './paths.js';
import {
  alongText,
  calledSitesText,
  insideScope,
  isOnce,
  negated,
  ownedSitesText,
  rowText,
  sortedText,
} from './sets.js';
import { spanText } from './spans.js';
import { straightHops, straightSteps } from './straight.js';
import { keptSafeText, safeText, tryCall } from './tries.js';
import { conditionText, insideText, valueText } from './values.js';

/** What is done with a move. */
export interface Sink {
  /** The text for a move that there is. */
  readonly move: (g: Emission, rule: EmitRule, scope: Scope) => string;
  /** The text for a move that there is if a bit is 1, without a branch. */
  readonly moveIf?: ((g: Emission, rule: EmitRule, scope: Scope, bit: string) => string) | undefined;
  /** The variable of the only site that the sink asks for moves to, if it does. */
  readonly target?: string | undefined;
  /** The text for a line of caught sites, of which the number and the first are told; before its moves. */
  readonly line?: ((count: string, first: string) => string) | undefined;
  /** The texts that try a noted move, if moves are tried. */
  readonly tried?: readonly string[] | undefined;
  /** The variable that counts the moves so far; undefined if the sink leaves at the first. */
  readonly count: string | undefined;
  /** How a function with the text of this sink ends: with the number of moves, or the answer that there is none. */
  readonly ends?: 'counting' | 'answering' | undefined;
  /** The text that keeps only those moves from a number on after which a condition holds. */
  readonly keepAfter?: (g: Emission, first: string, test: Condition, scope: Scope) => string;
}

/** Leaves the function with the answer that there is a move. */
export const anySink: Sink = { move: () => 'return true;', count: undefined, ends: 'answering' };

/** Leaves the function if a move ends on the site in variable `target`. */
export const reachSink = (target: string): Sink => ({
  move: (g, { to }, scope) => `if(${valueText(g, to, scope)}===${target})return true;`,
  count: undefined,
  target,
  ends: 'answering',
});

/** Whether an end of a move is not told by its key, or surely is a site of the board. */
const onBoard = (end: string): boolean => end === '' || isSite(end);

const asSite = (text: string): string => (text === '' ? '0' : text);

/** The words of a key: kind and from, to and what lies between, and the place on a line if there is one. */
export function keyWords(g: Emission, rule: EmitRule, scope: Scope): { a: string; b: string; c: string } {
  const start = rule.from.k === 'const' ? '' : valueText(g, rule.from, scope);
  const to = rule.to.k === 'const' ? '' : valueText(g, rule.to, scope);
  const ends = { from: onBoard(start) ? 'f0' : 'u0', to: onBoard(to) ? 't0' : 'u1' };
  // Only on a plain board, or one of large pieces, it matters which piece moves.
  const piece = isPlain(g) || storesCovers(g) ? scope.piece.get(start) : undefined;
  const further = furtherRegister(rule, scope);
  const kind = g.kindOf(rule, scope, piece, ends, further);
  for (const around of scope.around ?? []) g.makeBare(kind, around);
  const from = start && `${start}|`;
  const between =
    rule.between === 'site' ? scope.registers.between! : rule.between === 'line' ? scope.line!.distance : '';
  const third =
    rule.between === 'line' ? scope.line!.at : further && valueText(g, { k: 'register', name: further }, scope);
  return {
    a: `${from}${kind << 16}`,
    b: between === '' ? asSite(to) : `${asSite(to)}|${between}<<16`,
    c: third || '',
  };
}

/** Where the words of a key go when moves are noted. */
const noted = (letter: 'A' | 'B' | 'C'): string => `${letter}[n]`;

/** The text that writes the words of a key. */
export function keyText(g: Emission, rule: EmitRule, scope: Scope, word = noted): string {
  const { a, b, c } = keyWords(g, rule, scope);
  return `${word('A')}=${a};${word('B')}=${b};${c && `${word('C')}=${c};`}`;
}

/** Notes the keys of moves down in the arrays A, B, C and counts them in n. */
export const noteSink: Sink = {
  move: (g, rule, scope) => `${keyText(g, rule, scope)}n++;`,
  moveIf: (g, rule, scope, bit) => `${keyText(g, rule, scope)}n+=${bit};`,
  count: 'n',
  ends: 'counting',
  keepAfter: (g, first, test, scope) => {
    const [i, safe] = [g.id('i'), g.id('v')];
    const tried = tryCall(g, test, scope.mover, i, safe, { around: scope.chain.length });
    const forget = g.alone ? '' : 'PL=-1;';
    return `if(n<=${MostNoted}){let k=${first};const ${safe}=${safeText(g, test, emptyScope(scope.mover))};${forget}for(let ${i}=${first};${i}<n;${i}++)if(${tried}){A[k]=A[${i}];B[k]=B[${i}];C[k]=C[${i}];k++}${g.alone ? '' : 'W=c.state.words;'}${forget}n=k}`;
  },
};

/** The call of a function with the iterators of a scope as its arguments, written once for each that is like it. */
function scopedCall(
  g: Emission,
  kind: 'some' | 'every' | 'search',
  about: Node,
  scope: Scope,
  body: (inner: Scope) => string,
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
    `${kind} ${g.number(about)} ${mover} ${by} ${names} ${known} ${threatsOff} ${looking} ${keeps}`,
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
function visitText(g: Emission, sites: Sites, scope: Scope, body: (site: string) => string): string {
  if (sites.k !== 'listedSites') return sitesText(g, sites, scope, body);
  return sites.sites
    .map((each) => {
      const s = g.id('v');
      return `{const ${s}=${valueText(g, each, scope)};if(${s}>=0){${body(s)}}}`;
    })
    .join('');
}

/** The text that goes through the moves of a rule. */
export function movesText(g: Emission, rule: Rule, scope: Scope, sink: Sink): string {
  const text = g.placed(rule, () => plainMovesText(g, rule, scope, sink));
  return text && g.noteOf(rule) + text;
}

function plainMovesText(g: Emission, rule: Rule, scope: Scope, sink: Sink): string {
  switch (rule.k) {
    case 'none':
      return '';
    case 'all':
      return (sink === anySink ? quickFirst(rule.rules) : rule.rules)
        .map((each) => outlined(g, sink, movesText(g, each, scope, sink)))
        .join('');
    case 'first':
      return firstText(g, rule.rules, scope, sink);
    case 'firstAt':
      return firstAtText(g, rule, scope, sink);
    case 'choose':
      return chooseText(g, rule, scope, sink);
    case 'attach':
      return movesText(g, rule.rule, { ...scope, chain: [rule.then, ...scope.chain] }, sink);
    case 'pieces':
      return isLent(rule) && !isMovers(rule.unusual.player)
        ? lentText(g, rule, scope, sink)
        : piecesText(g, rule, scope.mover, scope, sink);
    case 'sites':
      if (sink.target && rule.registers.includes('to') && endsAtTo(rule.rule)) return aimedText(g, rule, scope, sink);
      return sitesText(g, rule.over, scope, (site) => movesText(g, rule.rule, insideScope(g, rule, scope, site), sink));
    case 'values': {
      const [v, last] = [g.id('v'), g.id('v')];
      const body = movesText(g, rule.rule, withRegisters(scope, ['value'], v), sink);
      const [min, max] = [valueText(g, rule.min, scope), valueText(g, rule.max, scope)];
      // A description may ask for any range: as many numbers as a board has sites at most go without being counted as work.
      const counted = g.alone ? '' : `if((${v}&1023)===1023)${g.constant(spend)}(1024);`;
      const enough = sink.count === 'n' ? `if(n>${MostNoted})break;` : '';
      return body && `for(let ${v}=${min},${last}=${max};${v}<=${last};${v}++){${counted}${enough}${body}}`;
    }
    case 'at':
      return atText(g, rule, scope, (inner) => movesText(g, rule.rule, inner, sink));
    case 'steps':
      return stepsText(g, rule.ways, rule.rule, scope, sink);
    case 'hops':
      return hopsText(g, rule, scope, sink);
    case 'jumps':
      return jumpsText(g, rule, scope, sink);
    case 'paths':
      return pathsText(g, rule, scope, sink);
    case 'rays':
      return raysText(g, rule, scope, sink);
    case 'flank':
      return flankText(g, rule, scope, sink);
    case 'enclose':
      return encloseText(g, rule, scope, sink);
    case 'sow':
      throw new NotEmittable('Sowing is no move to choose from.');
    case 'emit':
      return sink.move(g, plainMove(rule), scope);
    case 'longest':
      return longestText(g, rule.rule, scope, sink);
    case 'afterwards':
      return afterwardsText(g, rule, scope, sink);
    case 'prior':
      throw new NotEmittable('What is done before moves are found can not be emitted.');
    case 'dice':
      return diceText(g, rule, scope, (inner) => movesText(g, rule.rule, inner, sink));
    case 'again':
      // Only lists show that a rule is asked twice, and those of games with chance are made by the rules.
      return movesText(g, rule.rule, scope, sink);
    case 'interpreted':
    case 'twin':
    case 'pairs':
      throw new NotEmittable('A rule that only the interpreter knows can not be emitted.');
    case 'roll':
    case 'numbered':
    case 'callRule':
      throw new NotEmittable('A rule without a meaning can not be emitted.', rule.fn);
  }
}

/** The moves of a rule to the only site that is asked for, if it is one of the set. */
function aimedText(
  g: Emission,
  { over, registers, rule }: Extract<Rule, { k: 'sites' }>,
  scope: Scope,
  sink: Sink,
): string {
  const site = g.id('s');
  const inside = insideText(g, site, over, scope);
  const body = movesText(g, rule, insideScope(g, { k: 'sites', over, registers, rule }, scope, site), sink);
  return body === '' || inside === 'false' ? '' : `{const ${site}=${sink.target};if(${inside}){${body}}}`;
}

/** Refuses moves that tell what programs can not write. */
export function plainMove(rule: EmitRule): EmitRule {
  const { by, trail, passed, actions } = rule;
  if (by ?? trail ?? passed ?? actions.find(({ times }) => times)) {
    throw new NotEmittable('A move that takes along or leaves behind more than a piece can not be emitted.');
  }
  return rule;
}

/** A scope with registers in a variable. */
export const withRegisters = (scope: Scope, names: readonly RegisterName[], variable: string): Scope => ({
  ...scope,
  registers: { ...scope.registers, ...Object.fromEntries(names.map((name) => [name, variable])) },
});

/** What seldom has a move, or is long to look at. */
const slow = new Set<Node['k']>(['hops', 'jumps', 'paths', 'flank', 'enclose', 'afterwards']);

/** Rules in the order in which they are asked whether one has a move: those that have one mostly, and are quick, first. */
const quickFirst = (rules: readonly Rule[]): readonly Rule[] => {
  const isSlow = (rule: Rule): boolean => someNode(rule, ({ k }) => slow.has(k));
  return [...rules.filter((rule) => !isSlow(rule)), ...rules.filter(isSlow)];
};

function firstText(g: Emission, rules: readonly Rule[], given: Scope, sink: Sink): string {
  // Whether a rule has moves is known when they have been tried.
  const scope: Scope = { ...given, trials: undefined };
  if (given.trials && given.trials.length > 0)
    throw new NotEmittable('The first of some rules can not be tried as a whole.');
  if (sink === anySink)
    return quickFirst(rules)
      .map((each) => movesText(g, each, scope, sink))
      .join('');
  if (sink.count === undefined) {
    const [rule, ...others] = rules;
    if (!rule) return '';
    if (others.length === 0) return movesText(g, rule, scope, sink);
    return `if(${someFunction(g, rule, scope)}){${movesText(g, rule, scope, sink)}}else{${firstText(g, others, scope, sink)}}`;
  }
  const before = g.id('n');
  const text = rules.map(
    (each, i) => `${i > 0 ? `if(${sink.count}===${before})` : ''}{${movesText(g, each, scope, sink)}}`,
  );
  return `{const ${before}=${sink.count};${text.join('')}}`;
}

function firstAtText(g: Emission, rule: Extract<Rule, { k: 'firstAt' }>, given: Scope, sink: Sink): string {
  if (given.trials && given.trials.length > 0)
    throw new NotEmittable('The first of some rules can not be tried as a whole.');
  const scope: Scope = { ...given, trials: undefined };
  const inside = (site: string): Scope => withRegisters(scope, [rule.register], site);
  if (sink === anySink) return listText(g, rule.sites, (site) => movesText(g, rule.rule, inside(site), sink));
  if (sink.count === undefined) {
    return listText(
      g,
      rule.sites,
      (site) => `if(${someFunction(g, rule.rule, inside(site))}){${movesText(g, rule.rule, inside(site), sink)}break}`,
    );
  }
  const before = g.id('n');
  const loop = listText(
    g,
    rule.sites,
    (site) => `${movesText(g, rule.rule, inside(site), sink)}if(${sink.count}!==${before})break;`,
  );
  return loop && `{const ${before}=${sink.count};${loop}}`;
}

function chooseText(g: Emission, { test, yes, no }: Extract<Rule, { k: 'choose' }>, scope: Scope, sink: Sink): string {
  const known = conditionText(g, test, scope);
  if (known === 'true') return movesText(g, yes, scope, sink);
  if (known === 'false') return movesText(g, no, scope, sink);
  const bit = sink.moveIf && no.k === 'none' ? pieceBit(g, test, scope) : undefined;
  const move = bit === undefined ? undefined : onlyMove(yes, scope);
  if (move) return sink.moveIf!(g, move.rule, move.scope, bit!);
  const test2 = pieceBit(g, test, scope);
  const otherwise = movesText(g, no, scope, sink);
  return `if(${test2 === undefined ? known : `${test2}!==0`}){${movesText(g, yes, scope, sink)}}${otherwise && `else{${otherwise}}`}`;
}

/** The move of a rule that is just one. */
function onlyMove(rule: Rule, scope: Scope): { rule: EmitRule; scope: Scope } | undefined {
  if (rule.k === 'emit') return { rule: plainMove(rule), scope };
  if (rule.k === 'attach') return onlyMove(rule.rule, { ...scope, chain: [rule.then, ...scope.chain] });
  return undefined;
}

/** The registers that a condition may look at, and the variables that hold their sites. */
const sitesIn = ({ registers }: Scope): readonly (readonly [RegisterName, string])[] =>
  (['to', 'between', 'from', 'site'] as const).flatMap((register) => {
    const variable = registers[register];
    return variable !== undefined && isSite(variable) ? [[register, variable] as const] : [];
  });

/** The components on a site for which a condition holds that looks at nothing else. */
interface PieceTold {
  readonly site: string;
  readonly mask: number;
}

function pieceTold(g: Emission, test: Condition, scope: Scope): PieceTold | undefined {
  for (const [register, site] of sitesIn(scope)) {
    const mask = pieceMask(g, test, register, scope);
    if (mask !== undefined) return { site, mask };
  }
  return undefined;
}

const bitText = (g: Emission, { site, mask }: PieceTold): string =>
  `((${mask}>>>${readDatum(g, 'what', g.game.type, site)})&1)`;

/** A condition on the piece at one register, or on the state there, as a bit. */
export function pieceBit(g: Emission, test: Condition, scope: Scope): string | undefined {
  const told = pieceTold(g, test, scope);
  if (told) return bitText(g, told);
  for (const [register, variable] of sitesIn(scope)) {
    const states = stateMask(g, test, register, scope);
    if (states !== undefined) return `((${states}>>>${readDatum(g, 'state', g.game.type, variable)})&1)`;
  }
  return undefined;
}

const isMovers = (player: Value): boolean => player.k === 'player' && player.part === 'mover';

/** The moves of the pieces of a player. */
const piecesText = (
  g: Emission,
  rule: Extract<Rule, { k: 'pieces' }>,
  player: number,
  scope: Scope,
  sink: Sink,
): string =>
  rule.rules
    .filter(({ owner }) => owner === player)
    .map(({ component, rule: own }) => {
      const text = pieceText(g, component, own, rule, scope, sink);
      return sink.target ? text : outlined(g, sink, text);
    })
    .join('');

/** Rules whose moves can not be found by a program in a turn that is lent. */
const neverLent = new Set<Node['k']>(['afterwards', 'longest', 'prior', 'dice', 'nextIsStuck', 'allPassed', 'pieces']);

/**
 * The moves of the pieces of a player to whom the turn is lent. A program only asks whether there is one: moves that are
 * tried are made in the turn as it is.
 */
function lentText(
  g: Emission,
  rule: Extract<Rule, { k: 'pieces' }> & { readonly unusual: UnusualPieces },
  scope: Scope,
  sink: Sink,
): string {
  const { unusual, rules } = rule;
  const unknown = (node: Node): boolean => neverLent.has(node.k) || node.k.startsWith('call');
  if (
    !g.lends ||
    sink.count !== undefined ||
    scope.by !== undefined ||
    rules.some((own) => someNode(own.rule, unknown))
  )
    throw new NotEmittable('The pieces of another player move by rules that only the engine asks.');
  const player = valueText(g, unusual.player, scope);
  const ofPlayer = (who: number): string => {
    const lent = who !== scope.mover && who >= 1 && who <= unusual.players;
    const inner = lent ? { ...scope, mover: who, by: scope.mover } : scope;
    return outlined(g, sink, piecesText(g, rule, who, inner, sink));
  };
  if (isNumber(player)) return ofPlayer(Number(player));
  const owners = [...new Set(rules.map(({ owner }) => owner))];
  const p = g.id('p');
  const cases = owners.map((who) => ({ who, text: ofPlayer(who) })).filter(({ text }) => text !== '');
  return `{const ${p}=${player};${cases.map(({ who, text }) => `if(${p}===${who}){${text}}`).join('else ')}}`;
}

function pieceText(
  g: Emission,
  component: number,
  rule: Rule,
  { limit, container, unusual }: Extract<Rule, { k: 'pieces' }>,
  scope: Scope,
  sink: Sink,
): string {
  const { boardSites, totalSites, stacking } = g.game.layout;
  const header = g.index() + component * 3;
  const [i, z, f, l] = [g.id('i'), g.id('z'), g.id(container ? 'u' : 'f'), g.id('v')];
  // A piece may have others above it.
  const inner: Scope = stacking
    ? { ...scope, registers: { ...scope.registers, from: f, level: l } }
    : {
        ...scope,
        registers: { ...scope.registers, from: f },
        piece: new Map([...scope.piece, [f, component]]),
      };
  const span = sink.target && !container ? spanText(g, component, rule, f, sink.target) : '';
  const inside = container ? containedText(g, container, f, scope) : boardSites === totalSites ? '' : `${f}>=${limit}`;
  const level = stacking ? `const ${l}=W[${i}]>>>${LevelShift}&1023;` : '';
  const top = unusual?.top ? conditionText(g, unusual.top, scope) : 'false';
  const covered = top === 'false' ? '' : `${heightText(g, placeType(g, g.game.type, f), f)}!==${l}+1`;
  const hidden = covered && `if(${top === 'true' ? '' : `${top}&&`}${covered})continue;`;
  const guard = (inside && `if(${inside})continue;`) + level + hidden + span;
  const moves = g.round(() => movesText(g, rule, inner, sink));
  // What few pieces are asked for stands apart.
  const body = span === '' ? moves : outlined(g, sink, moves);
  if (body === '') return '';
  return `for(let ${i}=W[${header}],${z}=${i}+W[${header + 1}];${i}<${z};${i}++){const ${f}=W[${i}]&${SiteMask};${guard}${body}}`;
}

/** Whether a site is outside of a container. */
function containedText(g: Emission, { which, ranges }: Container, site: string, scope: Scope): string {
  const known = valueText(g, which, scope);
  const outside = ({ first, end }: { first: number; end: number }): string => `${site}<${first}||${site}>=${end}`;
  if (isNumber(known)) return outside(ranges[Number(known)]!);
  return `!(${ranges.map((range, k) => `${known}===${k}&&!(${outside(range)})`).join('||')})`;
}

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
  const end = Math.max(g.game.layout.totalSites, ...g.game.layout.siteEnds);
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
    unionOnBoard(g, parts),
    body,
  );
}

/** Whether all sites of some sets are of the board, of the type that it is played on. */
function unionOnBoard(g: Emission, parts: readonly Sites[]): boolean {
  const { boardSites, totalSites } = g.game.layout;
  const typed = (part: Sites): boolean =>
    part.k !== 'listedSites' && ((part.k !== 'emptySites' && part.k !== 'ownedSites') || part.type === g.game.type);
  return boardSites === totalSites && boardSites === g.game.sites && parts.every(typed);
}

function listText(g: Emission, sites: readonly number[], body: (site: string) => string): string {
  if (sites.length === 0) return '';
  const list = g.table(`list ${sites.join()}`, () => Int32Array.from(sites));
  const [i, s] = [g.id('i'), g.id(sites.every((site) => site < g.game.sites) ? 's' : 'u')];
  return `for(let ${i}=0;${i}<${sites.length};${i}++){const ${s}=${list}[${i}];${g.round(() => body(s))}}`;
}

/** The text of what is done with registers at a site, if it is one of the board's. */
export function atText(
  g: Emission,
  rule: Extract<Rule, { k: 'at' }>,
  scope: Scope,
  inner: (scope: Scope) => string,
): string {
  const at = valueText(g, rule.site, scope);
  const { least = 0, limit } = rule;
  if (isSite(at)) return inner(withRegisters(scope, rule.registers, at));
  if (isNumber(at) && Number(at) < 0) {
    return Number(at) < least || Number(at) >= limit ? '' : inner(withRegisters(scope, rule.registers, at));
  }
  const s = g.id(least === 0 && limit <= g.game.sites ? 's' : 'u');
  const body = inner(withRegisters(scope, rule.registers, s));
  return body && `{const ${s}=${at};if(${s}>=${least}&&${s}<${limit}){${body}}}`;
}

/** What the piece on the site of `from` moves by, by name; chosen by the piece there unless that is known. */
export function waysText<T extends object>(
  g: Emission,
  ways: ByPiece<T>,
  scope: Scope,
): { before: string; part: (name: keyof T & string) => string } {
  const direct = (made: T) => ({ before: '', part: (name: keyof T & string) => g.constant(made[name]) });
  if (ways.fixed === true) return direct(ways.all);
  if (ways.fixed === 'asked') throw new NotEmittable('Directions that the position decides about can not be emitted.');
  const r = g.id('r');
  const chosen = { part: (name: keyof T & string): string => `${r}.${name}` };
  if (ways.fixed === 'chosen') {
    const table = g.table(`ways ${g.number(ways)}`, () => ways.all);
    return { ...chosen, before: `const ${r}=${table}[${valueText(g, ways.which, scope)}];if(${r}!==undefined)` };
  }
  const from = scope.registers.from ?? valueText(g, { k: 'register', name: 'from' }, scope);
  const piece = scope.piece.get(from);
  if (piece !== undefined) return direct(ways.of(piece));
  // Nothing may stand there: an effect can take the piece that has moved.
  const all = g.table(`ways ${g.number(ways)}`, () => g.game.owners.map((_, component) => ways.of(component)));
  return { ...chosen, before: `const ${r}=${all}[${readDatum(g, 'what', g.game.type, from)}];if(${r}!==undefined)` };
}

/** A condition as a test: by the piece on one site where that is all it looks at. */
export function testText(g: Emission, condition: Condition, scope: Scope): string {
  const bit = pieceBit(g, condition, scope);
  if (bit !== undefined) return `${bit}!==0`;
  if (condition.k !== 'and' || g.calls(condition)) return conditionText(g, condition, scope);
  // What is told by the piece on one site comes first, as one test.
  const told = condition.parts.map((part) => pieceTold(g, part, scope));
  const tests: string[] = [];
  for (const site of new Set(told.flatMap((each) => (each ? [each.site] : [])))) {
    const mask = told.reduce((all, each) => (each?.site === site ? all & each.mask : all), -1);
    tests.push(`${bitText(g, { site, mask })}!==0`);
  }
  const others = condition.parts.filter((_, i) => !told[i]);
  const bits = others.map((part) => pieceBit(g, part, scope));
  tests.push(...bits.flatMap((each) => (each === undefined ? [] : [`${each}!==0`])));
  const text = conditionText(g, { k: 'and', parts: others.filter((_, i) => bits[i] === undefined) }, scope);
  return text === 'true' ? tests.join('&&') : text === 'false' ? 'false' : [...tests, text].join('&&');
}

function stepsText(g: Emission, ways: ByPiece<Relation>, rule: Rule, scope: Scope, sink: Sink): string {
  const f = scope.registers.from!;
  const [j, z, t] = [g.id('j'), g.id('z'), g.id('t')];
  const inner = movesText(g, rule, withRegisters(scope, ['to'], t), sink);
  const straight = sink.target
    ? undefined
    : straightSteps(g, ways, rule, scope, (to) => inner && `const ${t}=${to};${inner}`);
  if (straight !== undefined) return straight;
  const aimed = sink.target && endsAtTo(rule) ? stepTo(g, ways, f, sink.target) : undefined;
  if (aimed !== undefined) return inner && `if(${aimed}){const ${t}=${sink.target};${inner}}`;
  const { before, part } = waysText(g, ways, scope);
  const body = sink.target && endsAtTo(rule) ? `if(${t}===${sink.target}){${inner}}` : inner;
  return `{${before}for(let ${j}=${part('offsets')}[${f}],${z}=${part('offsets')}[${f}+1];${j}<${z};${j}++){const ${t}=${part('items')}[${j}];${body}}}`;
}

function hopsText(g: Emission, { ways, over, rule }: Extract<Rule, { k: 'hops' }>, scope: Scope, sink: Sink): string {
  const f = scope.registers.from!;
  const [j, z, b, t] = [g.id('j'), g.id('z'), g.id('b'), g.id('t')];
  const across = withRegisters(scope, ['between'], b);
  const test = testText(g, over, across);
  const body = movesText(g, rule, withRegisters(across, ['to'], t), sink);
  const straight = sink.target
    ? undefined
    : straightHops(g, ways, over, scope, (between, to) => {
        return body && `const ${b}=${between};if(${test}){const ${t}=${to};${body}}`;
      });
  if (straight !== undefined) return straight;
  const { before, part } = waysText(g, ways, scope);
  return (
    `{${before}for(let ${j}=${part('offsets')}[${f}],${z}=${part('offsets')}[${f}+1];${j}<${z};${j}+=2){` +
    `const ${b}=${part('items')}[${j}];if(${test}){const ${t}=${part('items')}[${j}+1];${body}}}}`
  );
}

function raysText(g: Emission, rule: RaysRule, scope: Scope, sink: Sink): string {
  if (rule.before) throw new NotEmittable('What a line passes first can not be emitted.');
  const { before, part } = waysText<Rays>(g, rule.ways, scope);
  const origin = valueText(g, rule.origin ?? { k: 'register', name: 'from' }, scope);
  const start = isSite(origin) ? { before: '', name: origin } : counted(g, origin);
  const f = start.name;
  const there = isSite(f) ? '' : `if(${f}>=0&&${f}<${part('offsets')}.length-1)`;
  const [r, z, i, e, t, d] = [g.id('r'), g.id('z'), g.id('i'), g.id('e'), g.id('t'), g.id('d')];
  const line = { at: i, distance: d };
  const at: Scope = { ...withRegisters(scope, ['to'], t), line };
  const past: Scope = rule.trails ? withRegisters(at, ['between'], t) : at;
  const [min, max] = [counted(g, valueText(g, rule.min, scope)), counted(g, valueText(g, rule.max, scope))];
  const far = isNumber(min.name) && Number(min.name) <= 1 ? 'true' : `${d}>=${min.name}`;
  const stop = testText(g, rule.stop, at);
  const pass = testText(g, rule.pass, past);
  const stopping =
    stop === 'false'
      ? ''
      : `if(${[far, stop].filter((x) => x !== 'true').join('&&') || 'true'}){${movesText(g, rule.stopping, at, sink)}break}`;
  const made = movesText(g, rule.passing, past, sink);
  const passing = sink.target && endsAtTo(rule.passing) ? `if(${t}===${sink.target}){${made}}` : made;
  const last =
    isNumber(max.name) && Number(max.name) >= g.game.sites
      ? `${part('end')}[${r}]`
      : `Math.min(${part('end')}[${r}],${part('start')}[${r}]+${max.name}+1)`;
  const along =
    `for(let ${i}=${part('start')}[${r}]+1,${d}=1,${e}=${last};${i}<${e};${i}++,${d}++){const ${t}=${part('sites')}[${i}];` +
    `${stopping}${pass === 'true' ? '' : `if(!(${pass}))break;`}${far === 'true' ? passing : `if(${far}){${passing}}`}}`;
  const aims = sink.target && isSite(f) && endsAtTo(rule.stopping) && endsAtTo(rule.passing);
  const aimed = aims ? lineTo(g, rule.ways, f, sink.target!) : undefined;
  if (aimed) return `{${start.before}${min.before}${max.before}${aimed(r, along)}}`;
  return (
    `{${start.before}${min.before}${max.before}${before}${there}for(let ${r}=${part('offsets')}[${f}],${z}=${part('offsets')}[${f}+1];` +
    `${r}<${z};${r}++){${along}}}`
  );
}

function flankText(g: Emission, rule: FlankRule, scope: Scope, sink: Sink): string {
  if (sink === noteSink) throw new NotEmittable('Captures between pieces are no moves to choose from.');
  const { min, max } = rule;
  if (min.k !== 'const' || max.k !== 'const') throw new NotEmittable('How many pieces are captured is not known.');
  if (max.value < 1) return '';
  const [f, r, z, i, b, e, t, k] = ['s', 'r', 'z', 'i', 'a', 'e', 't', 'k'].map((letter) => g.id(letter)) as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const [caught, held] = [g.id('b'), g.id('b')];
  const over = testText(g, rule.caught, withRegisters(scope, ['between'], caught));
  const behind = testText(g, rule.held, withRegisters(scope, ['to'], t));
  const beyond = max.value === 1 ? 'false' : conditionText(g, rule.held, withRegisters(scope, ['to'], '-1'));
  const effect = movesText(g, rule.rule, withRegisters(withRegisters(scope, ['to'], t), ['between'], held), sink);
  const { offsets, start, end, sites, first } = flankLines(g, rule.lines, beyond === 'false');
  const K = (part: Int32Array): string => g.constant(part);
  const most = max.value >= 1000 ? '' : `&&${i}-${b}<=${max.value}`;
  const enough = min.value > 1 ? `${i}-${b}>${min.value}` : `${i}-${b}>1`;
  const at = valueText(g, rule.site, scope);
  return (
    `{const ${f}=${at};if(${f}>=0&&${f}<${rule.limit})for(let ${r}=${K(offsets)}[${f}],${z}=${K(offsets)}[${f}+1];${r}<${z};${r}++){` +
    // Mostly the first site is none that is caught.
    `{const ${caught}=${K(first)}[${r}];if(!(${over}))continue}` +
    `const ${b}=${K(start)}[${r}],${e}=${K(end)}[${r}];let ${i}=${b}+2;` +
    `for(;${i}<${e}${most};${i}++){const ${caught}=${K(sites)}[${i}];if(!(${over}))break}` +
    `if(${enough}){const ${t}=${i}<${e}?${K(sites)}[${i}]:-1;if(${t}>=0?${behind}:${beyond}){${sink.line?.(`${i}-${b}-1`, `${K(sites)}[${b}+1]`) ?? ''}` +
    `for(let ${k}=${b}+1;${k}<${i};${k}++){const ${held}=${K(sites)}[${k}];${effect}}}}}}`
  );
}

/** The lines that have a site to catch, and one behind it if there must be one; and the first site of each. */
function flankLines(g: Emission, lines: Rays, needsEnd: boolean): Rays & { readonly first: Int32Array } {
  return g.made(`flank ${g.number(lines)} ${needsEnd}`, () => {
    const length = needsEnd ? 3 : 2;
    const all = Array.from(lines.start, (_, line) => line);
    const kept = all.filter((line) => lines.end[line]! - lines.start[line]! >= length);
    return {
      offsets: Int32Array.from(lines.offsets, (offset) => kept.filter((line) => line < offset).length),
      start: Int32Array.from(kept, (line) => lines.start[line]!),
      end: Int32Array.from(kept, (line) => lines.end[line]!),
      sites: lines.sites,
      first: Int32Array.from(kept, (line) => lines.sites[lines.start[line]! + 1]!),
    };
  });
}

function afterwardsText(g: Emission, rule: Extract<Rule, { k: 'afterwards' }>, scope: Scope, sink: Sink): string {
  const { test } = rule;
  if (conditionText(g, test, scope) === 'true') return movesText(g, rule.rule, scope, sink);
  // Moves are tried in functions of their own, which do not know the iterators around.
  const registers = Object.keys(scope.registers) as RegisterName[];
  if (registers.length > 0 && (g.calls(test) || registers.some((name) => readsRegister(test, name))))
    throw new NotEmittable('A test after a move that looks at what is around it can not be emitted.');
  const around = scope.chain.length;
  if (scope.trials && sink === noteSink && around === 0) {
    return movesText(g, rule.rule, { ...scope, trials: [test, ...scope.trials] }, sink);
  }
  // What follows from a move by the rules around must not happen when it is tried.
  const inside: Scope = around === 0 ? scope : { ...scope, around: [...(scope.around ?? []), around] };
  const first = g.id('n');
  if (sink.keepAfter) {
    return `{const ${first}=n;${movesText(g, rule.rule, inside, sink)}${sink.keepAfter(g, first, test, scope)}}`;
  }
  const { target } = sink;
  if (sink !== anySink && target === undefined && !sink.tried)
    throw new NotEmittable('This question can not be asked of moves that are tried.');
  const { looking, threatsOff } = scope;
  const safe = scope.keeps && !g.alone ? keptSafeText(g, test, scope.mover, 'KT') : '0';
  const tried = [tryCall(g, test, scope.mover, 'n', safe, { looking, threatsOff, around }), ...(sink.tried ?? [])];
  const state = g.alone ? 'W' : 'c';
  const passes = g.function(`tried ${tried.join()}`, 'passes', (name) => {
    return `function ${name}(${state},a,b,k){const n=NB++;A[n]=a;B[n]=b;C[n]=k;const holds=${tried.join('&&')};NB=n;return holds}`;
  });
  // Each move is tried as soon as it is found: mostly the first one passes.
  const trySink: Sink = {
    count: undefined,
    tried,
    target,
    ends: 'answering',
    move: (_g, emit, inner) => {
      const { a, b, c } = keyWords(g, emit, inner);
      const aimed = target === undefined ? '' : `if(${valueText(g, emit.to, inner)}===${target})`;
      const told = target !== undefined && threatsOff && !g.alone ? 'PT=1;' : '';
      return `${aimed}{${told}if(${passes}(${state},${a},${b},${c || 0}))return true;${g.alone ? '' : 'W=c.state.words'}}`;
    },
  };
  return movesText(g, rule.rule, inside, trySink);
}

export type { Value };
export { insideText };
