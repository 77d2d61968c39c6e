/**
 * Which kinds of moves are light: they do nothing to the board but bring a piece to another site, perhaps in the place of
 * one there, perhaps from a hand. A test after such a move can be asked while a few words are changed.
 */
import { Op } from '@ludii/state/internal';
import { compareNumbers } from '../make.js';
import { MostComponents } from '../masks.js';
import type { Action, Condition, Node, Rule, Value } from '../nodes.js';
import { isBareMove } from './actions.js';
import type { Emission, Kind } from './emission.js';
import { isPiled, isPlain } from './memory.js';

/** The largest number of kinds of moves that the tables tell of. */
const MostKinds = 4096;

/** Above the component of a light move: how it changes the state of its piece, as a number of a row of a table. */
export const PieceBits = 12;
const MostChanges = 64;
/** The mark of a light move of which the piece is not known. */
const Unknown = 1 << 20;

/** What becomes of the state of a piece. */
type StateChange = (state: number) => number;

/** What light moves do to the states of their pieces: a row for each way, with an entry for each state. */
class StateChanges {
  readonly rows: Int32Array;
  readonly #found: string[] = [];

  constructor(readonly width: number) {
    this.rows = new Int32Array(width * MostChanges);
  }
  /** The number of the row of a change; -1 if there is no room for it. */
  rowOf(change: StateChange): number {
    const row = Array.from({ length: this.width }, (_, state) => change(state) & (this.width - 1));
    const known = this.#found.indexOf(row.join());
    if (known >= 0 || this.#found.length === MostChanges) return known;
    this.rows.set(row, this.width * this.#found.length);
    return this.#found.push(row.join()) - 1;
  }
}

export function stateChanges(g: Emission): StateChanges {
  const { plainWithState, state } = g.game.layout;
  const name = g.table('changes of states', () => new StateChanges(plainWithState ? 1 << state.bits : 1));
  return g.constants[Number(name.slice(1))] as StateChanges;
}

/** What is known of the kinds of moves by number; complete when all kinds are known. */
export interface LightKinds {
  /** The component and the change of its state, 0 for moves that are not light. */
  readonly moves: Int32Array;
  /** The sites where they are if they end there, a row of bits for each kind. */
  readonly ends: Int32Array;
  readonly width: number;
  /** The pieces that they may take, a bit each. */
  readonly taken: Int32Array;
}

export function lightKinds(g: Emission): LightKinds {
  const width = (g.game.sites + 31) >> 5;
  const name = g.table('light kinds', () => {
    const made: LightKinds = {
      moves: new Int32Array(MostKinds),
      ends: new Int32Array(MostKinds * width),
      width,
      taken: new Int32Array(MostKinds),
    };
    g.finally(() => {
      for (const kind of g.kinds) if (kind.number < MostKinds) addKind(g, kind, made);
    });
    return made;
  });
  return g.constants[Number(name.slice(1))] as LightKinds;
}

const isRegister = (node: Node | undefined, name: string): boolean => node?.k === 'register' && node.name === name;

/** Notes whether the moves of a kind are light. */
function addKind(g: Emission, kind: Kind, out: LightKinds): void {
  const { rule, chain, piece, number, by } = kind;
  const [move, ...others] = rule.actions;
  if (!move || others.length > 0 || move.op !== Op.Move || kind.uses.length > 0) return;
  const [, from, , , to] = move.operands;
  const operands = move.operands.map((operand) => (operand.k === 'const' ? String(operand.value) : 'f0'));
  const straight = [rule.from, from].every((site) => isRegister(site, 'from')) && [rule.to, to].every(isTo);
  const known = piece !== undefined ? isPlain(g) : isPiled(g);
  if (!straight || !known || !isBareMove(g, operands) || kind.ends.to !== 't0') return;
  const taken = takenBy(g, kind);
  if (taken === 0) return;
  const rules = chain.map((then) => then.rule);
  const changes = Array.from({ length: g.game.sites }, (_, at) => changeAfter(rules, { at, by, there: false }, g));
  let row = -1;
  changes.forEach((change, at) => {
    if (!change) return;
    const own = stateChanges(g).rowOf(change);
    if (row < 0) row = own;
    if (row >= 0 && own === row) out.ends[number * out.width + (at >> 5)]! |= 1 << (at & 31);
  });
  if (row < 0) return;
  out.moves[number] = (piece ?? Unknown) | (row << PieceBits);
  out.taken[number] = taken;
}

const isTo = (site: Node | undefined): boolean => isRegister(site, 'to');

/** Actions that no test of threats sees: it sets the players itself, and rules that look at counters are not tried lightly. */
const unseen: readonly number[] = [Op.SetCounter, Op.SetNextPlayer];

const keepsState: StateChange = (state) => state;

/** Where a move ended and who made it; `there` if the iterator is at its piece. */
interface Ended {
  readonly at: number;
  readonly by: number;
  readonly there: boolean;
}

/** What consequences, one after the other, make of the state of the piece that moved last; undefined if they do more. */
function changeAfter(rules: readonly Rule[], ended: Ended, g: Emission): StateChange | undefined {
  const changes: StateChange[] = [];
  for (const rule of rules) {
    const change = stateAfter(rule, ended, g);
    if (!change) return undefined;
    changes.push(change);
  }
  return (state) => changes.reduce((now, change) => change(now), state);
}

/** The same for one. */
function stateAfter(rule: Rule, ended: Ended, g: Emission): StateChange | undefined {
  switch (rule.k) {
    case 'none':
      return keepsState;
    case 'all':
      return changeAfter(rule.rules, ended, g);
    case 'at':
      return stateAfter(rule.rule, { ...ended, there: isLastTo(rule.site) }, g);
    case 'choose': {
      const known = endTest(rule.test, ended);
      if (known !== undefined) return stateAfter(known ? rule.yes : rule.no, ended, g);
      const [yes, no] = [stateAfter(rule.yes, ended, g), stateAfter(rule.no, ended, g)];
      if (!yes || !no) return undefined;
      const holds = stateTest(rule.test);
      if (holds) return (state) => (holds(state) ? yes(state) : no(state));
      const same = Array.from({ length: stateChanges(g).width }, (_, state) => yes(state) === no(state)).every(Boolean);
      return same ? yes : undefined;
    }
    case 'emit':
      return rule.effect ? undefined : stateOfActions(rule.actions, ended.there);
    default:
      return undefined;
  }
}

const isLastTo = (site: Value): boolean => site.k === 'last' && site.end === 'to';

/** Whether a condition on the end of the move holds; undefined if it looks at more. */
function endTest(test: Condition, ended: Ended): boolean | undefined {
  switch (test.k) {
    case 'known':
      return test.holds;
    case 'not': {
      const part = endTest(test.part, ended);
      return part === undefined ? undefined : !part;
    }
    case 'and':
    case 'or': {
      const parts = test.parts.map((part) => endTest(part, ended));
      const decisive = test.k === 'or';
      if (parts.includes(decisive)) return decisive;
      return parts.includes(undefined) ? undefined : !decisive;
    }
    case 'in': {
      const { sites } = test;
      if (!isLastTo(test.site) || ended.at < 0) return undefined;
      if (sites.k === 'fixedSites') return sites.sites.includes(ended.at);
      const ofMover = sites.k === 'sitesOf' && sites.player.k === 'player' && sites.player.part === 'mover';
      return ofMover ? (sites.sites[ended.by] ?? []).includes(ended.at) : undefined;
    }
    default:
      return undefined;
  }
}

/** A test of the state of the piece that moved last. */
function stateTest(test: Condition): ((state: number) => boolean) | undefined {
  if (test.k !== 'compare' || test.sign !== '=') return undefined;
  const { a, b } = test;
  if (a.k !== 'read' || a.datum !== 'state' || !isLastTo(a.site)) return undefined;
  return b.k === 'const' ? (state) => state === b.value : undefined;
}

function stateOfActions(actions: readonly Action[], there: boolean): StateChange | undefined {
  let change = keepsState;
  for (const { op, operands } of actions) {
    if (unseen.includes(op)) continue;
    const [, site, level, value] = operands;
    const plain = there && op === Op.SetState && site?.k === 'register' && level?.k === 'const' && level.value === -1;
    if (!plain || value?.k !== 'const') return undefined;
    const set = value.value;
    change = () => set;
  }
  return change;
}

/** The components, a bit each, that a move may take if its effect is not to change more than where it ends, and hands. */
function takenBy(g: Emission, { rule, mover }: Kind): number {
  const { owners } = g.game;
  if (!rule.effect) return -1;
  if (owners.length > MostComponents) return isHarmless(g, rule.effect, { mover, taken: undefined }) ? -1 : 0;
  let mask = 0;
  owners.forEach((_, taken) => {
    if (isHarmless(g, rule.effect!, { mover, taken })) mask |= 1 << taken;
  });
  return mask;
}

/** What stands where a move ends, if that is known, and the iterators that stand elsewhere. */
interface Taking {
  readonly mover: number;
  readonly taken: number | undefined;
  readonly registers?: Readonly<Record<string, number | 'end'>> | undefined;
}

/** Whether an effect changes nothing but where its move ends, and sites of hands. */
function isHarmless(g: Emission, rule: Rule, taking: Taking): boolean {
  switch (rule.k) {
    case 'none':
      return true;
    case 'all':
      return rule.rules.every((each) => isHarmless(g, each, taking));
    case 'choose': {
      const test = holdsFor(g, rule.test, taking);
      return (test === false || isHarmless(g, rule.yes, taking)) && (test === true || isHarmless(g, rule.no, taking));
    }
    case 'attach': {
      const change = stateAfter(rule.then.rule, { at: -1, by: taking.mover, there: false }, g);
      const states = Array.from({ length: stateChanges(g).width }, (_, state) => state);
      return (
        change !== undefined && states.every((state) => change(state) === state) && isHarmless(g, rule.rule, taking)
      );
    }
    case 'at': {
      const at = placeOf(g, rule.site, taking);
      if (at === undefined) return false;
      if (at !== 'end' && (at < (rule.least ?? 0) || at >= rule.limit)) return true;
      const registers = { ...taking.registers, ...Object.fromEntries(rule.registers.map((name) => [name, at])) };
      return isHarmless(g, rule.rule, { ...taking, registers });
    }
    case 'emit':
      return !rule.effect && rule.actions.every((action) => staysAway(g, action, taking));
    default:
      return false;
  }
}

/** Whether an action removes what stands where the move ends, or brings a piece to a hand. */
function staysAway(g: Emission, { op, operands, times }: Action, taking: Taking): boolean {
  if (times || (op !== Op.Remove && op !== Op.Add)) return false;
  const at = placeOf(g, operands[1]!, taking);
  if (op === Op.Remove) return at === 'end';
  return isPiled(g) && typeof at === 'number' && at >= g.game.layout.boardSites;
}

/** The site that a value names, `end` for where the move ends. */
function placeOf(g: Emission, site: Value, taking: Taking): number | 'end' | undefined {
  if (site.k === 'register') return taking.registers?.[site.name] ?? (site.name === 'to' ? 'end' : undefined);
  return numberFor(g, site, taking);
}

/** A number by what stands where the move ends; undefined if it depends on more than that. */
function numberFor(g: Emission, value: Value, taking: Taking): number | undefined {
  switch (value.k) {
    case 'const':
      return value.value;
    case 'player':
      return value.part === 'mover' ? taking.mover : undefined;
    case 'read':
      if (taking.taken === undefined || value.type !== g.game.type || placeOf(g, value.site, taking) !== 'end')
        return undefined;
      if (value.datum === 'what') return taking.taken;
      return value.datum === 'who' ? g.game.owners[taking.taken] : undefined;
    case 'table': {
      const of = numberFor(g, value.of, taking);
      return of === undefined ? undefined : (value.values[of] ?? value.otherwise);
    }
    case 'choice': {
      const test = holdsFor(g, value.test, taking);
      return test === undefined ? undefined : numberFor(g, test ? value.yes : value.no, taking);
    }
    default:
      return undefined;
  }
}

function holdsFor(g: Emission, test: Condition, taking: Taking): boolean | undefined {
  switch (test.k) {
    case 'known':
      return test.holds;
    case 'not': {
      const part = holdsFor(g, test.part, taking);
      return part === undefined ? undefined : !part;
    }
    case 'and':
    case 'or': {
      const parts = test.parts.map((part) => holdsFor(g, part, taking));
      const decisive = test.k === 'or';
      if (parts.includes(decisive)) return decisive;
      return parts.includes(undefined) ? undefined : !decisive;
    }
    case 'compare': {
      const [a, b] = [numberFor(g, test.a, taking), numberFor(g, test.b, taking)];
      return a === undefined || b === undefined ? undefined : compareNumbers(test.sign, a, b);
    }
    default:
      return undefined;
  }
}
