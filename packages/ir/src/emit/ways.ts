/** The text of ways that a piece goes: steps, hops, lines. */
import { leftHere } from '../leaving.js';
import type { ByPiece, Condition, FlankRule, Rays, RaysRule, RegisterName, Relation, Rule } from '../nodes.js';
import { readsRegister } from '../scan.js';
import { endsAtTo } from '../spans.js';
import { lineTo, stepTo } from './aimed.js';
import { bitText, pieceBit, pieceTold } from './choose.js';
import { type Emission, isNumber, isSite, type Scope, withRegisters } from './emission.js';
import { counted } from './jumps.js';
import { readDatum } from './memory.js';
import { NotEmittable } from './notEmittable.js';
import { movesText } from './rules.js';
import { noteSink, type Sink } from './sinks.js';
import { straightHops, straightSteps } from './straight.js';
import { conditionText, refuseToLeave, valueText } from './values.js';

/** The text of what is done with registers at a site, if it is one of the board's. */
export function atText(
  g: Emission,
  rule: Extract<Rule, { k: 'at' }>,
  scope: Scope,
  inner: (scope: Scope) => string,
): string {
  refuseToLeave(g, leftHere(rule), scope, rule);
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

export function stepsText(g: Emission, ways: ByPiece<Relation>, rule: Rule, scope: Scope, sink: Sink): string {
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

/** A condition on the way may see an iterator where the way before has put it: programs have it nowhere then. */
function refuseStale(condition: Condition, name: RegisterName): void {
  if (readsRegister(condition, name))
    throw new NotEmittable('A condition that looks at the way before can not be emitted.');
}

export function hopsText(
  g: Emission,
  { ways, over, rule }: Extract<Rule, { k: 'hops' }>,
  scope: Scope,
  sink: Sink,
): string {
  refuseStale(over, 'to');
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

export function raysText(g: Emission, rule: RaysRule, scope: Scope, sink: Sink): string {
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

export function flankText(g: Emission, rule: FlankRule, scope: Scope, sink: Sink): string {
  if (sink === noteSink) throw new NotEmittable('Captures between pieces are no moves to choose from.');
  refuseStale(rule.caught, 'to');
  refuseStale(rule.held, 'between');
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
    const kept: number[] = [];
    const keptBefore = [0];
    for (let line = 0; line < lines.start.length; line++) {
      if (lines.end[line]! - lines.start[line]! >= length) kept.push(line);
      keptBefore.push(kept.length);
    }
    return {
      offsets: Int32Array.from(lines.offsets, (offset) => keptBefore[offset]!),
      start: Int32Array.from(kept, (line) => lines.start[line]!),
      end: Int32Array.from(kept, (line) => lines.end[line]!),
      sites: lines.sites,
      first: Int32Array.from(kept, (line) => lines.sites[lines.start[line]! + 1]!),
    };
  });
}
