/**
 * The forms of the moves of a rule: each place where a move is written, with what was chosen on the way there and what is
 * known to hold.
 */
import { Op } from '@ludii/state/internal';
import { combinedDice, singleDice } from '../dice.js';
import { leavesOf } from '../leaving.js';
import { action, constant, emit, empty, not, register } from '../make.js';
import type {
  ByPiece,
  Condition,
  DiceRule,
  EmitRule,
  JumpsRule,
  PathsRule,
  Rays,
  RaysRule,
  RegisterName,
  Relation,
  Rule,
  Sites,
} from '../nodes.js';
import { type Bounds, sitesOf, union, upTo, valuesOf, valuesOfTerm } from './ranges.js';
import { type Reach, Scope, type Term, termOf, type Variable, variablesOf, variablesOfTerm } from './terms.js';

/** What can not be told of the moves of a game beforehand, and why. */
export class Untold extends Error {}

/** A condition that held where a form was reached. */
export interface Holding {
  readonly test: Condition;
  readonly scope: Scope;
}

/** One of several rules of which only the first that has moves counts. */
export interface Turn {
  readonly of: object;
  readonly index: number;
  readonly scope: Scope;
}

/** A rule that was carried out before. */
export interface Prior {
  readonly rule: Rule;
  readonly scope: Scope;
}

/** The dice that moves use up, one way after the other. */
export interface DiceUse {
  readonly rule: DiceRule;
  readonly hand: number;
  readonly die: Variable;
  readonly sets: readonly (readonly number[])[];
}

/** What lies on the way to a form. */
interface Way {
  readonly phase: number;
  readonly scope: Scope;
  /** Consequences, those of inner rules first. */
  readonly thens: readonly number[];
  readonly holding: readonly Holding[];
  readonly turns: readonly Turn[];
  /** The component that moves, and its owner. */
  readonly piece:
    | { readonly component: number; readonly owner: number; readonly site: Variable; readonly isTop: boolean }
    | undefined;
  /** Rules that were carried out before: conditions of forms with others are about other positions. */
  readonly after: readonly Prior[];
  readonly dice: DiceUse | undefined;
  /** Whose turn it is was lent: conditions see another player as the mover. */
  readonly isLent: boolean;
  /** Whether there are no other moves where there is such a one. */
  readonly isAlone: boolean;
}

/** A form of moves. */
export interface Form extends Way {
  readonly index: number;
  readonly rule: EmitRule;
}

/** What a rule is played with. */
export interface FormSetting {
  readonly bounds: Bounds;
  /** Whether no site holds more than one piece. */
  readonly isFlat: boolean;
  readonly diceOf: (hand: number) => number;
}

/** What is met between two sites, and the variables that it needs. */
interface Met {
  readonly term: Term;
  readonly lines: readonly Variable[];
}

/** A rule inside of another, and the way to it. */
type Inside = readonly [Rule, Way];

/** More forms than this are not looked at. */
const MostForms = 3000;

/** A pass because there is nothing else. */
export const passing: EmitRule = emit(constant(-1), constant(-1), [action(Op.Pass, true, 1)]);

/** Finds the forms of the moves of a phase. */
export class FormFinder {
  readonly forms: Form[] = [];
  #variables = 0;

  constructor(private readonly setting: FormSetting) {}

  /** Adds the forms of the moves of a rule of play. */
  add(rule: Rule, phase: number): void {
    const way = { phase, scope: new Scope(), thens: [], holding: [], turns: [], after: [] };
    this.#visit(rule, { ...way, piece: undefined, dice: undefined, isLent: false, isAlone: false });
  }

  /** Adds a move that no rule of play tells. */
  addMove(rule: EmitRule, phase: number, isAlone: boolean): void {
    const way = { phase, scope: new Scope(), thens: [], holding: [], turns: [], after: [] };
    this.#form(rule, { ...way, piece: undefined, dice: undefined, isLent: false, isAlone });
  }

  #variable(values: readonly number[] | undefined, reach?: Variable['reach']): Variable {
    return { id: this.#variables++, values, reach };
  }

  #visit(rule: Rule, way: Way): void {
    switch (rule.k) {
      case 'none':
        return;
      case 'all':
        for (const each of rule.rules) this.#visit(each, way);
        return;
      case 'first':
        rule.rules.forEach((each, index) => {
          this.#visit(each, { ...way, turns: [...way.turns, { of: rule, index, scope: way.scope }] });
        });
        return;
      case 'choose':
        this.#visit(rule.yes, holding(way, rule.test));
        this.#visit(rule.no, holding(way, not(rule.test)));
        return;
      case 'attach':
        this.#visit(rule.rule, { ...way, thens: [rule.then.id, ...way.thens] });
        return;
      case 'twin':
        // A move that stands twice in the list gets each consequence twice.
        this.#visit(rule.rule, { ...way, thens: way.thens.flatMap((id) => [id, id]) });
        return;
      case 'longest':
      case 'afterwards':
      case 'again':
      case 'interpreted':
        this.#visit(rule.rule, way);
        return;
      case 'prior':
        // Where a throw of dice allows nothing, that is a pass.
        this.#form(passing, { ...way, isAlone: true });
        this.#visit(rule.rule, { ...way, after: [...way.after, { rule: rule.prior, scope: way.scope }] });
        return;
      case 'numbered':
      case 'callRule':
        if (!rule.like) throw new Untold('Some of its moves are told by closures.');
        this.#visit(rule.like, way);
        return;
      case 'emit':
        this.#form(rule, way);
        return;
      default:
        for (const [inner, on] of this.#inside(rule, way)) this.#visit(inner, on);
    }
  }

  #form(rule: EmitRule, way: Way): void {
    if (rule.appended) throw new Untold('Some of its moves are several moves as one.');
    if (this.forms.length >= MostForms) throw new Untold('Its rules are too long to be looked through.');
    this.forms.push({ ...way, rule, index: this.forms.length });
  }

  /** What is inside of rules that go through something, and the way there. */
  #inside(rule: Rule, way: Way): readonly Inside[] {
    const { bounds } = this.setting;
    const { scope } = way;
    switch (rule.k) {
      case 'pieces':
        return this.#pieces(rule, way);
      case 'sites': {
        const site = this.#variable(sitesOf(rule.over, scope, bounds));
        const inside = scope.with(all(rule.registers, { k: 'variable', variable: site }), site);
        const held = membership(rule.over, rule.registers[0]!, inside);
        return [[rule.rule, { ...way, scope: inside, holding: [...way.holding, ...held] }]];
      }
      case 'values': {
        const ends = [valuesOf(rule.min, scope, bounds), valuesOf(rule.max, scope, bounds)];
        const least = ends[0]?.[0];
        const most = ends[1]?.at(-1);
        const number = this.#variable(least === undefined || most === undefined ? undefined : upTo(least, most));
        const inside = scope.with([['value', { k: 'variable', variable: number }]], number);
        return [[rule.rule, { ...way, scope: inside }]];
      }
      case 'at': {
        const term = termOf(rule.site, scope, rule.limit);
        return [[rule.rule, { ...way, scope: scope.with(all(rule.registers, term)) }]];
      }
      case 'firstAt': {
        const term: Term = { k: 'follows', name: `first${rule.register}`, from: scope.variables, values: rule.sites };
        return [[rule.rule, { ...way, scope: scope.with([[rule.register, term]]) }]];
      }
      case 'steps': {
        const to = this.#reached(way, this.#rows(rule.ways, way, relationRows));
        return [[rule.rule, { ...way, scope: scope.with([['to', { k: 'variable', variable: to }]], to) }]];
      }
      case 'hops':
        return this.#hops(rule, way);
      case 'jumps':
        return this.#jumps(rule, way);
      case 'rays':
        return this.#rays(rule, way);
      case 'paths':
        return this.#paths(rule, way);
      case 'dice':
        return this.#dice(rule, way);
      default:
        throw new Untold(`Some of its moves are told by a rule of the kind "${rule.k}".`);
    }
  }

  #pieces(rule: Extract<Rule, { k: 'pieces' }>, way: Way): readonly Inside[] {
    const { container, unusual, limit } = rule;
    const isTop = this.setting.isFlat || (unusual?.top?.k === 'known' && unusual.top.holds);
    const isLent = unusual !== undefined && !(unusual.player.k === 'player' && unusual.player.part === 'mover');
    const sites = container
      ? union(...container.ranges.map(({ first, end }) => upTo(first, end - 1)))
      : upTo(0, limit - 1);
    return rule.rules.map(({ component, owner, rule: own }): Inside => {
      const site = this.#variable(sites);
      const level = this.#variable(undefined);
      const above: Term = isTop ? { k: 'follows', name: 'level', from: [site] } : { k: 'variable', variable: level };
      const inside = way.scope.with(
        [
          ['from', { k: 'variable', variable: site }],
          ['level', above],
        ],
        ...(isTop ? [site] : [site, level]),
      );
      const piece = isLent || unusual?.everyone ? undefined : { component, owner, site, isTop };
      return [own, { ...way, scope: inside, piece, isLent: way.isLent || isLent }];
    });
  }

  /** The sites that can be reached by ways from `from`, as a variable. */
  #reached({ scope }: Way, rows: Reach | undefined): Variable {
    const from = scope.get('from');
    const values =
      rows &&
      union(
        ...((from && valuesOfTerm(from, this.setting.bounds))?.map((site) => [...(rows.get(site) ?? [])]) ?? [
          [...new Set([...rows.values()].flatMap((row) => [...row]))],
        ]),
      );
    return this.#variable(values, rows && from?.k === 'variable' ? { from: from.variable, rows } : undefined);
  }

  /** All ways that there are: of the piece that moves, or of any. */
  #all<T>(ways: ByPiece<T>, { piece }: Way): readonly T[] | undefined {
    if (ways.fixed === 'asked') return undefined;
    if (ways.fixed === 'chosen') return ways.all;
    if (ways.fixed) return [ways.all];
    if (piece) return [ways.of(piece.component)];
    return this.setting.bounds.owners.map((_, component) => ways.of(component));
  }

  /** The sites that ways lead to. */
  #rows<T extends object>(ways: ByPiece<T>, way: Way, rowsOf: (ways: T) => Reach): Reach | undefined {
    const all = this.#all(ways, way);
    return all && joinedRows(all.map(rowsOf));
  }

  /** What is met on the way to a site: it follows from the ends, or is one of several. */
  #met<T>(ways: ByPiece<T>, way: Way, to: Variable, name: string, most: (ways: T) => number): Met {
    const from = way.scope.get('from');
    const which = ways.fixed === 'chosen' ? variablesOf(ways.which, way.scope) : [];
    const ends = [...(from ? variablesOfTerm(from) : way.scope.variables), ...which, to];
    const all = this.#all(ways, way);
    const several = all ? Math.max(1, ...all.map(most)) : undefined;
    const own = `${name}${ways.fixed === true ? '' : (way.piece?.component ?? '')}`;
    if (several === 1) return { term: { k: 'follows', name: own, from: ends }, lines: [] };
    const line = this.#variable(several === undefined ? undefined : upTo(0, several - 1));
    return { term: { k: 'follows', name: own, from: [...ends, line] }, lines: [line] };
  }

  #hops(rule: Extract<Rule, { k: 'hops' }>, way: Way): readonly Inside[] {
    const to = this.#reached(way, this.#rows(rule.ways, way, hopRows));
    const { term, lines } = this.#met(rule.ways, way, to, 'hop', mostHops);
    return [[rule.rule, holding(this.#jumped(way, term, to, lines), rule.over)]];
  }

  #jumps(rule: JumpsRule, way: Way): readonly Inside[] {
    const to = this.#reached(way, this.#rows(rule.ways, way, rayRows));
    const { term, lines } = this.#met(rule.ways, way, to, rule.landsOn ? 'on' : 'hurdle', mostLines);
    const landing = holding(this.#jumped(way, term, to, lines), rule.landsOn ?? rule.lands);
    return [[rule.rule, rule.landsOn ? holding(landing, not(rule.lands)) : landing]];
  }

  #jumped(way: Way, between: Term, to: Variable, lines: readonly Variable[]): Way {
    const at: Term = { k: 'variable', variable: to };
    const terms = [['between', between] as const, ['to', at] as const];
    return { ...way, scope: way.scope.with(terms, to, ...lines) };
  }

  #rays(rule: RaysRule, way: Way): readonly Inside[] {
    // The lines may begin elsewhere: then it is not known here where they lead.
    const { min, max } = rule;
    const [least, most] = [min.k === 'const' ? min.value : 1, max.k === 'const' ? max.value : Number.MAX_SAFE_INTEGER];
    const rows = rule.origin ? undefined : this.#rows(rule.ways, way, (rays) => rayRows(rays, least, most));
    const to = this.#reached(way, rows);
    const at: Term = { k: 'variable', variable: to };
    const { term, lines } = this.#met(rule.ways, way, to, 'behind', mostLines);
    const outside = rule.trails ? way.scope.with([['between', term]]) : way.scope;
    const stopping = { ...way, scope: outside.with([['to', at]], to, ...lines) };
    const passing = { ...way, scope: stopping.scope.with(rule.trails ? [['between', at]] : []) };
    return [
      [rule.stopping, holding(stopping, rule.stop)],
      [rule.passing, holding(holding(passing, rule.pass), not(rule.stop))],
    ];
  }

  #paths(rule: PathsRule, way: Way): readonly Inside[] {
    const to = this.#reached(way, rayRows(rule.paths));
    const ways: ByPiece<Rays> = { fixed: true, all: rule.paths };
    const { term, lines } = this.#met(ways, way, to, 'path', mostLines);
    const inside = this.#jumped(way, term, to, lines);
    return [
      [rule.stopping, holding(inside, rule.stop)],
      [rule.passing, holding(inside, not(rule.stop))],
    ];
  }

  #dice(rule: DiceRule, way: Way): readonly Inside[] {
    if (rule.hand.k !== 'const') throw new Untold('Which dice are used is decided in play.');
    const hand = rule.hand.value;
    const count = this.setting.diceOf(hand);
    const isCombined = !(rule.combined.k === 'known' && !rule.combined.holds);
    const sets = [...singleDice(count), ...(isCombined ? combinedDice(count) : [])];
    const die = this.#variable(upTo(0, sets.length - 1));
    const pips: Term = { k: 'follows', name: 'pips', from: [die] };
    const scope = way.scope.with([['pips', pips]], die);
    return [[rule.rule, { ...way, scope, dice: { rule, hand, die, sets } }]];
  }
}

const all = (names: readonly RegisterName[], term: Term): readonly (readonly [RegisterName, Term])[] =>
  names.map((name) => [name, term] as const);

/** The way behind a condition that holds. Some leave iterators where they found what they looked for. */
function holding(way: Way, test: Condition): Way {
  const left = leavesOf(test);
  const scope =
    left.length === 0
      ? way.scope
      : way.scope.with(
          left.map((name) => [name, { k: 'follows', name: `left${name}`, from: way.scope.variables }] as const),
        );
  return { ...way, scope, holding: [...way.holding, { test, scope: way.scope }] };
}

/** What holds of a site because it is in a set. */
function membership(sites: Sites, name: RegisterName, scope: Scope): readonly Holding[] {
  switch (sites.k) {
    case 'emptySites':
      return [{ test: empty(sites.type, register(name), Number.MAX_SAFE_INTEGER), scope }];
    case 'shared':
      return [...membership(sites.sites, name, scope), ...(sites.inside ? membership(sites.with, name, scope) : [])];
    case 'where': {
      const inside = scope.with([[sites.register, scope.get(name)!]]);
      return [...membership(sites.sites, name, scope), { test: sites.test, scope: inside }];
    }
    default:
      return [];
  }
}

function joinedRows(parts: readonly Reach[]): Reach {
  const rows = new Map<number, Set<number>>();
  for (const part of parts) {
    for (const [site, row] of part) rows.set(site, new Set([...(rows.get(site) ?? []), ...row]));
  }
  return rows;
}

const relationRows = ({ offsets, items }: Relation): Reach =>
  rowsOf(offsets.length - 1, (site) => [...items.subarray(offsets[site]!, offsets[site + 1]!)]);
const hopRows = ({ offsets, items }: Relation): Reach =>
  rowsOf(offsets.length - 1, (site) => pairsOf(items, offsets[site]!, offsets[site + 1]!).map(([, to]) => to));

/** The sites of lines so far from their beginning. */
const rayRows = (rays: Rays, least = 1, most = Number.MAX_SAFE_INTEGER): Reach =>
  rowsOf(rays.offsets.length - 1, (site) => alongLines(rays, site, least, most));

function alongLines({ offsets, start, end, sites }: Rays, site: number, least: number, most: number): number[] {
  const row: number[] = [];
  for (let line = offsets[site]!; line < offsets[site + 1]!; line++) {
    const first = start[line]!;
    for (let i = first + Math.max(1, least); i < end[line]! && i - first <= most; i++) row.push(sites[i]!);
  }
  return row;
}

function rowsOf(count: number, row: (site: number) => readonly number[]): Reach {
  const rows = new Map<number, ReadonlySet<number>>();
  for (let site = 0; site < count; site++) {
    const found = row(site);
    if (found.length > 0) rows.set(site, new Set(found));
  }
  return rows;
}

/** The items of a relation of jumps: pairs of the site that is jumped over and the one behind it. */
const pairsOf = (items: Int32Array, first: number, end: number): readonly (readonly [number, number])[] =>
  Array.from({ length: (end - first) >> 1 }, (_, k) => [items[first + 2 * k]!, items[first + 2 * k + 1]!] as const);

/** How often a number occurs at most. */
function mostOf(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/** Over so many sites one can jump to the same one. */
const mostHops = ({ offsets, items }: Relation): number =>
  Math.max(
    ...Array.from({ length: offsets.length - 1 }, (_, site) => {
      const pairs = pairsOf(items, offsets[site]!, offsets[site + 1]!).map(([between, to]) => `${between}/${to}`);
      return mostOf([...new Set(pairs)].map((pair) => Number(pair.split('/')[1])));
    }),
  );

/** On so many lines, or so often on one, one comes from a site to another. */
const mostLines = (rays: Rays): number =>
  Math.max(
    ...Array.from({ length: rays.offsets.length - 1 }, (_, site) =>
      mostOf(alongLines(rays, site, 1, Number.MAX_SAFE_INTEGER)),
    ),
  );
