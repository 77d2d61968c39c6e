/**
 * Conditions that only look at one datum of one site: `(is Enemy (who at:(to)))`, `(is Empty (between))`. In games
 * without stacks such a condition is a table by mover and value, so that a rule which goes over many sites reads the
 * datum from the words of the state and looks it up, instead of setting a register and calling the condition.
 */
import type { SiteTypeCode, State } from '@ludii/state';
import { MaxPlayers, type StateLayout, stateKind, storedTypes, Vector } from '@ludii/state/internal';
import type { Build } from '../declare/build.js';
import type { BoolFn, IntFn } from '../declare/compiled.js';
import { betweenRegister, fromRegister, siteRegister, toRegister } from '../int/registers.js';

/** A datum of the board site in a register. */
export interface SiteDatum {
  readonly name: 'who' | 'what' | 'state' | 'empty';
  readonly register: IntFn;
  readonly type: SiteTypeCode;
}

const registers: readonly IntFn[] = [fromRegister, toRegister, betweenRegister, siteRegister];

/** A datum of a site, if the site is that in a register and the datum can be read from the words of the state. */
export function siteDatum(
  name: SiteDatum['name'],
  register: IntFn,
  type: SiteTypeCode,
  { shape }: Pick<Build, 'shape'>,
): SiteDatum | undefined {
  if (!registers.includes(register) || stateKind(shape) !== 'flat' || !storedTypes(shape)[type]) return undefined;
  return { name, register, type };
}

/** Numbers that a mover can have: nobody, the players, all. */
const Movers = MaxPlayers + 2;
/** Data of more bits than this have no tables. */
const MostBits = 8;

/** A condition on a datum and the mover. It says nothing about registers that hold no board site. */
export class SiteTest {
  // Where the datum lies is known when a game runs; until then the limits of its values may change.
  private layout: StateLayout | undefined;
  // The parts of the vector, and the table with a row for each mover.
  private first = 0;
  private shift = 0;
  private low = 0;
  private log = 0;
  private mask = 0;
  private bits = 0;
  private table = new Uint8Array(0);
  /** Where the row of the mover begins that the test was prepared for. */
  private row = 0;

  constructor(
    readonly datum: SiteDatum,
    /** Whether it holds for a mover and a value. */
    readonly holds: (mover: number, value: number) => boolean,
  ) {}

  /** Whether it holds at a board site. */
  at(state: State, site: number): boolean {
    if (this.layout !== state.layout) this.bind(state.layout);
    const { words } = state;
    const value = (words[this.first + (site >> this.shift)]! >>> ((site & this.low) << this.log)) & this.mask;
    const found = this.table[(state.mover << this.bits) + value];
    return found === undefined ? this.holds(state.mover, value) : found !== 0;
  }

  /** Makes the test ready for {@link bitAt}, as long as the mover stays the same; false if it has no table. */
  prepare(state: State): boolean {
    if (this.layout !== state.layout) this.bind(state.layout);
    this.row = state.mover << this.bits;
    return this.table.length > 0;
  }

  /** 1 if it holds at a board site, else 0, for rules that look at many sites in a row: see {@link prepare}. */
  bitAt(words: Int32Array, site: number): number {
    return this.table[
      this.row + ((words[this.first + (site >> this.shift)]! >>> ((site & this.low) << this.log)) & this.mask)
    ]!;
  }

  private bind(layout: StateLayout): void {
    const { name, type } = this.datum;
    const vector = name === 'empty' ? new Vector(true, 1, [...layout.empty], layout.sites, 1) : layout[name];
    const { offsets, shift, low, log, mask, bits } = vector;
    this.layout = layout;
    this.first = offsets[type]!;
    this.shift = shift;
    this.low = low;
    this.log = log;
    this.mask = mask;
    this.bits = bits;
    this.table = new Uint8Array(bits > MostBits ? 0 : Movers << bits);
    for (let i = 0; i < this.table.length; i++) this.table[i] = this.holds(i >> bits, i & mask) ? 1 : 0;
  }
}

/** True if two tests look at the same datum. */
const alike = ({ datum: a }: SiteTest, { datum: b }: SiteTest): boolean =>
  a.name === b.name && a.register === b.register && a.type === b.type;

const both = (a: SiteTest, b: SiteTest): SiteTest =>
  new SiteTest(a.datum, (mover, value) => a.holds(mover, value) && b.holds(mover, value));

const either = (a: SiteTest, b: SiteTest): SiteTest =>
  new SiteTest(a.datum, (mover, value) => a.holds(mover, value) || b.holds(mover, value));

/** The condition with the test that says the same, if what it is about is a datum of a site. */
export const asSiteTest = (condition: BoolFn, datum: SiteDatum | undefined, holds: SiteTest['holds']): BoolFn =>
  datum ? Object.assign(condition, { atSite: new SiteTest(datum, holds) }) : condition;

/** A conjunction with what its parts tell: all in one test, or tests that must hold for it. */
export function allSiteTests(condition: BoolFn, parts: readonly BoolFn[]): BoolFn {
  const needs: SiteTest[] = [];
  for (const { atSite, needs: inner } of parts) {
    for (const test of atSite ? [atSite] : (inner ?? [])) {
      const k = needs.findIndex((other) => alike(other, test));
      if (k < 0) needs.push(test);
      else needs[k] = both(needs[k]!, test);
    }
  }
  const [first] = needs;
  if (!first) return condition;
  const exact = needs.length === 1 && parts.every(({ atSite }) => atSite);
  if (exact) return Object.assign(condition, { atSite: first });
  const rests = needs.map((need) => everyPart(parts.filter(({ atSite }) => !atSite || !alike(atSite, need))));
  return Object.assign(condition, { needs, rests });
}

/** A conjunction of one or more conditions. */
function everyPart(parts: readonly BoolFn[]): BoolFn {
  const [a, b] = parts as [BoolFn, BoolFn];
  if (parts.length === 1) return a;
  if (parts.length === 2) return (c) => a(c) && b(c);
  return (c) => {
    for (let i = 0; i < parts.length; i++) if (!parts[i]!(c)) return false;
    return true;
  };
}

/** A disjunction as one test if its parts look at the same datum, else with the tests that are enough for it. */
export function anySiteTest(condition: BoolFn, parts: readonly BoolFn[]): BoolFn {
  const enough = parts.flatMap(({ atSite }) => (atSite ? [atSite] : []));
  const [first, ...others] = enough;
  if (!first) return condition;
  const exact = enough.length === parts.length && others.every((test) => alike(first, test));
  return Object.assign(condition, exact ? { atSite: others.reduce(either, first) } : { enough });
}

/** A negation as a test. */
export const negatedSiteTest = (condition: BoolFn, { atSite }: BoolFn): BoolFn =>
  asSiteTest(condition, atSite?.datum, (mover, value) => !atSite!.holds(mover, value));

/** A condition on the site in a register, taken apart for rules that go over many sites. */
export interface ConditionAt {
  /** Must hold at the site, if given. */
  readonly test: SiteTest | undefined;
  /** If this holds at the site, the condition does. */
  readonly enough?: SiteTest | undefined;
  /** Must hold as well, with the register at the site. */
  readonly rest: BoolFn | undefined;
}

/** Takes a condition apart; no condition always holds. */
export function conditionAt(condition: BoolFn | undefined, register: IntFn, type: SiteTypeCode): ConditionAt {
  if (!condition || condition.fixed === true) return { test: undefined, rest: undefined };
  const fits = ({ datum }: SiteTest): boolean => datum.register === register && datum.type === type;
  if (condition.atSite && fits(condition.atSite)) return { test: condition.atSite, rest: undefined };
  const known = condition.needs?.findIndex(fits) ?? -1;
  return {
    test: condition.needs?.[known],
    enough: condition.enough?.find(fits),
    rest: condition.rests?.[known] ?? condition,
  };
}
