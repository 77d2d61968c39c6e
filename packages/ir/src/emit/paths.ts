/** The text of moves along tracks. */
import type { SiteTypeCode } from '@ludii/state';
import type { Condition, Paths, PathsRule, RegisterName, Value } from '../nodes.js';
import { endsAtTo } from '../spans.js';
import { type Emission, isNumber, type Scope, withRegisters } from './emission.js';
import { counted } from './jumps.js';
import { movesText } from './rules.js';
import type { Sink } from './sinks.js';
import { valueText } from './values.js';
import { testText } from './ways.js';

/** The words of a board with more than so many take longer to look at than a path. */
const MostWords = 4;

/** What lets a path pass: empty sites, and perhaps the one where it began. */
interface Free {
  readonly passesStart: boolean;
}

const isRegister = (value: Value, name: RegisterName): boolean => value.k === 'register' && value.name === name;

/** Whether a condition says that a path passes empty sites, perhaps its start, and nothing else; undefined if not. */
export function freeWay(pass: Condition, type: SiteTypeCode): Free | undefined {
  switch (pass.k) {
    case 'empty':
      return pass.type === type && isRegister(pass.site, 'between') ? { passesStart: false } : undefined;
    case 'in':
      return pass.sites.k === 'emptySites' && pass.sites.type === type && isRegister(pass.site, 'between')
        ? { passesStart: false }
        : undefined;
    case 'or': {
      const others = pass.parts.filter((part) => !isStart(part));
      const [free, ...more] = others.map((part) => freeWay(part, type));
      return free && more.length === 0
        ? { passesStart: free.passesStart || others.length < pass.parts.length }
        : undefined;
    }
    default:
      return undefined;
  }
}

const isStart = (part: Condition): boolean =>
  part.k === 'compare' &&
  part.sign === '=' &&
  ((isRegister(part.a, 'between') && isRegister(part.b, 'from')) ||
    (isRegister(part.a, 'from') && isRegister(part.b, 'between')));

/**
 * The sites that each path must pass before a move along it may end, as bits in so many words for each path, and where it may
 * end first. Only on paths on which all of them are free there is anything to look for.
 */
export function passedFirst(
  { offsets, start, open, sites }: Paths,
  { passesStart }: Free,
  words: number,
): { readonly masks: Int32Array; readonly first: Int32Array } {
  const masks = new Int32Array(start.length * words);
  const first = Int32Array.from(open, (place, path) => Math.max(place, start[path]! + 1));
  for (let from = 0; from < offsets.length - 1; from++) {
    for (let path = offsets[from]!; path < offsets[from + 1]!; path++) {
      for (let i = start[path]! + 1; i < first[path]!; i++) {
        const site = sites[i]!;
        if (passesStart && site === from) continue;
        masks[path * words + (site >> 5)]! |= 1 << site;
      }
    }
  }
  return { masks, first };
}

/** The text of a test whether all is free up to where a path may end, and of the place there; undefined if that is not told by bits. */
function freeText(g: Emission, { paths, pass }: PathsRule, r: string): { test: string; first: string } | undefined {
  const { type, sites } = g.game;
  const free = freeWay(pass, type);
  const { empty, emptyWords } = g.game.layout;
  const words = emptyWords[type]!;
  if (!free || words > MostWords || paths.sites.some((site) => site < 0 || site >= sites)) return undefined;
  const { masks, first } = g.made(`passed ${g.number(paths)} ${free.passesStart}`, () =>
    passedFirst(paths, free, words),
  );
  if (masks.every((mask) => mask === 0)) return undefined;
  const table = g.constant(masks);
  const at = (word: number): string => `${table}[${words === 1 ? r : `${r}*${words}`}${word > 0 ? `+${word}` : ''}]`;
  const parts = Array.from({ length: words }, (_, word) => `${at(word)}&~W[${empty[type]! + word}]`);
  return { test: `(${parts.join('|')})===0`, first: `${g.constant(first)}[${r}]` };
}

/** The text that goes through the moves of a rule along paths. */
export function pathsText(g: Emission, rule: PathsRule, scope: Scope, sink: Sink): string {
  const f = scope.registers.from!;
  const [r, z] = [g.id('r'), g.id('z')];
  const offsets = g.constant(rule.paths.offsets);
  const path = pathText(g, rule, scope, sink, r);
  return `for(let ${r}=${offsets}[${f}],${z}=${offsets}[${f}+1];${r}<${z};${r}++){${path}}`;
}

/** The text that goes through the moves along the path with the number in a variable. */
export function pathText(g: Emission, rule: PathsRule, scope: Scope, sink: Sink, r: string): string {
  const K = (part: Int32Array): string => g.constant(part);
  const { start, end, open, sites } = rule.paths;
  const [i, first, e, t] = [g.id('i'), g.id('i'), g.id('e'), g.id('t')];
  const [min, max] = [counted(g, valueText(g, rule.min, scope)), counted(g, valueText(g, rule.max, scope))];
  const at = withRegisters(scope, ['to'], t);
  const far = isNumber(min.name) && Number(min.name) <= 1 ? '' : `${i}-${first}>=${min.name}&&`;
  const aimed = (move: string, rule: PathsRule['passing']): string =>
    move && sink.target && endsAtTo(rule) ? `if(${t}===${sink.target}){${move}}` : move;
  const stop = testText(g, rule.stop, at);
  const pass = testText(g, rule.pass, withRegisters(at, ['between'], t));
  const stopping = aimed(movesText(g, rule.stopping, at, sink), rule.stopping);
  const passing = aimed(movesText(g, rule.passing, at, sink), rule.passing);
  const onwards = passing && `${far ? `if(${far}true)` : ''}{${passing}}`;
  const ends =
    stop === 'false'
      ? onwards
      : `if(${stop}){${far ? `if(${far}true)` : ''}{${stopping}break}}${onwards && `else ${onwards}`}`;
  const last = isNumber(max.name) && Number(max.name) >= 1000 ? '' : `Math.min(${first}+${max.name}+1,`;
  const begins = `{${min.before}${max.before}const ${first}=${K(start)}[${r}],${e}=${last}${K(end)}[${r}]${last && ')'};`;
  const free = freeText(g, rule, r);
  if (free)
    return `if(${free.test})${begins}for(let ${i}=${free.first};${i}<${e};${i}++){const ${t}=${K(sites)}[${i}];${ends}if(!(${pass}))break}}`;
  return (
    `${begins}for(let ${i}=${first}+1;${i}<${e};${i}++){const ${t}=${K(sites)}[${i}];` +
    `if(${i}>=${K(open)}[${r}]){${ends}}if(!(${pass}))break}}`
  );
}
