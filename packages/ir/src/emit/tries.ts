/**
 * Moves that are tried out for a condition, mostly that a piece is not threatened afterwards. A move that does nothing to
 * the board but bring a piece from one site to another is tried by changing a few words and putting them back; and where
 * the piece that is asked about was safe before and no line to it passes the site that is left, it is safe without a try.
 */
import { Op, StateWords } from '@ludii/state/internal';
import type { Action, Condition, Node, Rays, RegisterName, Rule, Value } from '../nodes.js';
import { partsOf, sameNode, someNode, waysOf } from '../scan.js';
import { addSpan, endsAtTo } from '../spans.js';
import { isPlainMove } from './actions.js';
import { type Emission, emptyScope, isNumber, type Kind, type Scope } from './emission.js';
import { pieceMask } from './masks.js';
import { isPlain, ownerOf, putPiece, readDatum, SiteMask, setEmpty, writeVector } from './memory.js';
import { askedRule, deniedThreat, isKept, pendingWords } from './threats.js';
import { conditionText, valueText } from './values.js';

/** The largest number of kinds of moves that a table of light moves tells of. */
const MostKinds = 4096;

/** What is known while moves are tried, see {@link Scope}. */
export interface Circumstances extends Pick<Scope, 'looking' | 'threatsOff'> {
  /** How many of the consequences of a move are those of rules around: they must not happen. */
  readonly around?: number | undefined;
}

/** The call that tells whether a condition holds after noted move `i`. Whether all was safe before may be known. */
export function tryCall(
  g: Emission,
  test: Condition,
  mover: number,
  i: string,
  safe = '0',
  within: Circumstances = {},
): string {
  return `${tryFunction(g, test, mover, within)}(${g.alone ? 'W' : 'c'},${i},${safe})`;
}

/** The text of 1 if the piece that a condition asks about is safe now, and a look at its lines can save tries; else 0. */
export function safeText(g: Emission, test: Condition, scope: Scope): string {
  return threatLines(g, test, scope.mover) ? `(${conditionText(g, test, scope)}?1:0)` : '0';
}

/**
 * The piece of a mover of which a turn begins with knowing in `kt` whether it is threatened, if that saves tries; undefined if
 * there is none.
 */
export function keptThreat(g: Emission, test: Condition, mover: number): number | undefined {
  const threat = deniedThreat(test);
  return threat && isKept(g, threat) ? threatLines(g, test, mover)?.piece : undefined;
}

/** The function that makes a noted move, asks a condition and takes the move back. */
function tryFunction(g: Emission, test: Condition, mover: number, within: Circumstances): string {
  const { looking, threatsOff, around = 0 } = within;
  return g.function(`try ${g.number(test)} ${mover} ${looking} ${threatsOff} ${around}`, 'holdsAfter', (name) => {
    const kind = around === 0 ? 'A[i]>>>16' : `${g.bareKinds(around)}[A[i]>>>16]`;
    const inner = { ...emptyScope(mover), lastFrom: g.last('from'), lastTo: g.last('to'), looking, threatsOff };
    if (g.alone) {
      return (
        `function ${name}(W,i){const saved=W.slice();make(W,${kind},A[i]&65535,B[i]&65535,B[i]>>>16,C[i]);` +
        `if(W[${StateWords.MoverWord}]===W[${StateWords.NextWord}])W[${StateWords.NextWord}]=W[${StateWords.PrevWord}];` +
        `const holds=${conditionText(g, test, inner)};W.set(saved);return holds}`
      );
    }
    const light = isLight(g, test) ? lightText(g, test, mover, kind) : '';
    return (
      `function ${name}(c,i,safe){${light}const st=c.state;const from=c.from,to=c.to,site=c.site,level=c.level,thrown=RO;RO=0;c.mark();makeJ(c,${kind},A[i]&65535,B[i]&65535,B[i]>>>16,C[i]);` +
      `if(st.mover===st.next)st.next=st.prev;let W=st.words;const holds=${conditionText(g, test, inner)};` +
      `c.rollback();RO=thrown;c.from=from;c.to=to;c.site=site;c.level=level;return holds}`
    );
  });
}

/** The test that noted move `k` is light, so that it can be tried without being made. */
export const isLightText = (g: Emission, test: Condition, k: string): string =>
  isLight(g, test) ? `${lightTable(g)}[A[${k}]>>>16]!==0` : 'false';

/** Above the component of a light move: how it changes the state of its piece, as a number of a row of a table. */
const PieceBits = 12;
const MostChanges = 64;

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

function stateChanges(g: Emission): StateChanges {
  const { plainWithState, state } = g.game.layout;
  const name = g.table('changes of states', () => new StateChanges(plainWithState ? 1 << state.bits : 1));
  return g.constants[Number(name.slice(1))] as StateChanges;
}

/** The component that a light move of each kind moves, 0 for other kinds; complete when all kinds are known. */
function lightTable(g: Emission): string {
  return g.table('light kinds', () => {
    const table = new Int32Array(MostKinds);
    g.finally(() => {
      for (const kind of g.kinds) if (kind.number < MostKinds) table[kind.number] = lightKind(g, kind);
    });
    return table;
  });
}

const isRegister = (node: Node, name: RegisterName): boolean => node.k === 'register' && node.name === name;

/** The component that a move brings from its start to its end, and its state, if that is all it does to the board; else 0. */
function lightKind(g: Emission, { rule, chain, piece }: Kind): number {
  const [move, ...others] = rule.actions;
  if (piece === undefined || !move || others.length > 0 || move.op !== Op.Move) return 0;
  const [, from, , , to] = move.operands;
  const operands = move.operands.map((operand) => (operand.k === 'const' ? String(operand.value) : 'f0'));
  const straight = isRegister(rule.from, 'from') && isRegister(rule.to, 'to');
  if (!straight || !isRegister(from!, 'from') || !isRegister(to!, 'to') || !isPlainMove(g, operands)) return 0;
  if (rule.effect && !onlyClears(rule.effect, 'to')) return 0;
  const change = changeAfter(
    chain.map((then) => then.rule),
    false,
    stateChanges(g).width,
  );
  const row = change ? stateChanges(g).rowOf(change) : -1;
  return row < 0 ? 0 : piece | (row << PieceBits);
}

/** Actions that no test of threats sees: it sets the players itself, and rules that look at counters are not tried lightly. */
const unseen: readonly number[] = [Op.SetCounter, Op.SetNextPlayer];

const keepsState: StateChange = (state) => state;

/** What consequences, one after the other, make of the state of the piece that moved last; undefined if they do more. */
function changeAfter(rules: readonly Rule[], there: boolean, states: number): StateChange | undefined {
  const changes = rules.map((rule) => stateAfter(rule, there, states));
  if (changes.includes(undefined)) return undefined;
  return (state) => changes.reduce((now, change) => change!(now), state);
}

/** The same for one; `there` if the iterator is at the site of the piece. */
function stateAfter(rule: Rule, there: boolean, states: number): StateChange | undefined {
  switch (rule.k) {
    case 'none':
      return keepsState;
    case 'all':
      return changeAfter(rule.rules, there, states);
    case 'at':
      return stateAfter(rule.rule, rule.site.k === 'last' && rule.site.end === 'to', states);
    case 'choose': {
      const [yes, no] = [stateAfter(rule.yes, there, states), stateAfter(rule.no, there, states)];
      if (!yes || !no) return undefined;
      const holds = stateTest(rule.test);
      if (holds) return (state) => (holds(state) ? yes(state) : no(state));
      const same = Array.from({ length: states }, (_, state) => yes(state) === no(state)).every(Boolean);
      return same ? yes : undefined;
    }
    case 'emit':
      return rule.effect ? undefined : stateOfActions(rule.actions, there);
    default:
      return undefined;
  }
}

/** A test of the state of the piece that moved last. */
function stateTest(test: Condition): ((state: number) => boolean) | undefined {
  if (test.k !== 'compare' || test.sign !== '=') return undefined;
  const { a, b } = test;
  if (a.k !== 'read' || a.datum !== 'state' || a.site.k !== 'last' || a.site.end !== 'to') return undefined;
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

/** Whether an effect does nothing but remove what stands on the site in a register, or nothing at all. */
function onlyClears(rule: Rule, register: RegisterName): boolean {
  switch (rule.k) {
    case 'none':
      return true;
    case 'choose':
      return onlyClears(rule.yes, register) && onlyClears(rule.no, register);
    case 'attach':
      return stateAfter(rule.then.rule, false, 1) !== undefined && onlyClears(rule.rule, register);
    case 'at':
      return isRegister(rule.site, register) && rule.registers.every((name) => onlyClears(rule.rule, name));
    case 'emit':
      return rule.actions.every(({ op, operands }) => op === Op.Remove && isRegister(operands[1]!, register));
    default:
      return false;
  }
}

const isNext = (node: Node): boolean => node.k === 'player' && node.part === 'next';

/** Nodes that look at more than the pieces on the board, the last move, and what light moves leave as it is. */
const looksFurther = (node: Node): boolean =>
  node.k.startsWith('call') ||
  (node.k === 'word' && !pendingWords.includes(node.word)) ||
  (node.k === 'listFirst' && !pendingWords.includes(node.list)) ||
  ['owned', 'nextIsStuck', 'sum', 'afterwards'].includes(node.k) ||
  (node.k === 'player' && node.part === 'next');

/** Whether a condition can be asked after a change of a few words. */
function isLight(g: Emission, test: Condition): boolean {
  const { phases, layout } = g.game;
  // A program that stands alone keeps its lists in the words that it copies: it needs no lighter way.
  if (g.alone || !deniedThreat(test) || !isPlain(g) || layout.counts) return false;
  // Who is next is only told where it makes no difference whether the turn goes on, see below.
  if (someNode(test, isNext) && g.game.players !== 2) return false;
  return !phases.some((rule) => someNode(askedRule(g, rule), looksFurther));
}

/** Changes the words of a light move, asks, and puts them back. */
function lightText(g: Emission, test: Condition, mover: number, kind: string): string {
  const light = g.function(`light ${g.number(test)} ${mover}`, 'safeAfter', (name) => {
    const { type, layout } = g.game;
    const { mode } = g;
    g.mode = 'direct';
    const scope: Scope = { ...emptyScope(mover), lastFrom: 'f0', lastTo: 't0' };
    const words = (vector: typeof layout.what, site: string): string =>
      `${vector.offsets[type]}+(${site}>>${vector.shift})`;
    const places = [
      words(layout.what, 'f0'),
      words(layout.what, 't0'),
      ...(layout.who === layout.what ? [] : [words(layout.who, 'f0'), words(layout.who, 't0')]),
      `${layout.empty[type]}+(f0>>5)`,
      `${layout.empty[type]}+(t0>>5)`,
      ...(layout.plainWithState ? [words(layout.state, 'f0'), words(layout.state, 't0')] : []),
    ];
    const save = places.map((place, k) => `const o${k}=W[${place}];`).join('');
    const restore = places.map((place, k) => `W[${place}]=o${k};`).join('');
    const state = layout.plainWithState
      ? `{const l=${g.constant(stateChanges(g).rows)}[z*${stateChanges(g).width}+${readDatum(g, 'state', type, 'f0')}];${writeVector(g, layout.state, type, 'f0', '0', true)}${writeVector(g, layout.state, type, 't0', 'l', true)}}`
      : '';
    const change =
      state +
      putRaw(g, 'f0', '0', '0') +
      putRaw(g, 't0', 'x', ownerOf(g, 'x')) +
      setEmpty(g, type, 'f0', true) +
      setEmpty(g, type, 't0', false);
    const find = (header: string, site: string): string => `let i=W[${header}];while((W[i]&${SiteMask})!==${site})i++;`;
    const own = `const hx=${layout.owned}+x*3;let ix=0;{${find('hx', 'f0')}ix=i}const vx=W[ix];W[ix]=t0|(vx&~${SiteMask});`;
    const taken = `const y=${readDatum(g, 'what', type, 't0')},hy=${layout.owned}+y*3;let iy=0,vy=0;if(y!==0){${find('hy', 't0')}iy=i;vy=W[i];const n=--W[hy+1];W[i]=W[W[hy]+n];}`;
    const back = `if(y!==0){W[iy]=vy;W[hy+1]++;}`;
    g.mode = mode;
    return (
      `function ${name}(c,W,f0,t0,x,z){${taken}${own}${save}${change}try{return ${conditionText(g, test, scope)}}` +
      `finally{${restore}W[ix]=vx;${back}}}`
    );
  });
  const lines = threatLines(g, test, mover);
  const kept = lines
    ? `if(safe!==0&&x!==${lines.piece}){const k=firstOwned(W,${g.game.layout.owned + lines.piece * 3});if(k>=0&&((${g.constant(lines.table)}[k*${lines.width}+(f>>5)]>>>(f&31))&1)===0)return true}`
    : '';
  // A turn that would go on is the other player's next as well, if that is who was there before.
  const told = someNode(test, isNext)
    ? `&&W[${StateWords.MoverWord}]!==W[${StateWords.NextWord}]&&W[${StateWords.NextWord}]===W[${StateWords.PrevWord}]`
    : '';
  return `{const W=c.state.words,l=${lightTable(g)}[${kind}];if(l!==0${told}){const f=A[i]&65535,x=l&${(1 << PieceBits) - 1};${kept}return ${light}(c,W,f,B[i]&65535,x,l>>>${PieceBits})}}`;
}

/** Writes a piece without its counting for anything but the board. */
function putRaw(g: Emission, site: string, what: string, who: string): string {
  return putPiece(g, g.game.type, site, what, who, true);
}

/** The sites between a piece and what may threaten it from afar, for each site that it can stand on. */
interface ThreatLines {
  readonly piece: number;
  readonly table: Int32Array;
  readonly width: number;
}

/** The lines of the threats that a condition denies; undefined if leaving a line is not all that can open one. */
function threatLines(g: Emission, test: Condition, mover: number): ThreatLines | undefined {
  const threat = deniedThreat(test);
  if (!threat || !isLight(g, test)) return undefined;
  const piece = Number(valueText(g, threat.piece, emptyScope(mover)));
  const { owners, sites, phases } = g.game;
  if (!(piece > 0) || owners[piece] !== mover) return undefined;
  const width = (sites + 31) >> 5;
  const table = new Int32Array(sites * width);
  const key = `lines ${g.number(test)} ${mover}`;
  const name = g.table(key, () => {
    const known = phases.every((rule) => addLines(g, askedRule(g, rule), mover, table, width));
    return known ? { piece, table, width } : {};
  });
  const made = g.constants[Number(name.slice(1))] as Partial<ThreatLines>;
  return made.table ? (made as ThreatLines) : undefined;
}

/** Whether a condition looks at nothing but the two ends of a move, and what only other moves change. */
const ofEnds = (node: Node): boolean =>
  node.k === 'threatened' ||
  (!(
    ['empty', 'every', 'full', 'owned', 'last', 'some'].includes(node.k) &&
    !(node.k === 'empty' && isRegister(node.site, 'to'))
  ) &&
    !(node.k === 'read' && !isRegister(node.site, 'to') && !isRegister(node.site, 'from')) &&
    partsOf(node).every(ofEnds));

/** Adds the lines by which enemies of a player move; false if a rule can lead to a site in another way than it did. */
function addLines(g: Emission, rule: Rule, mover: number, table: Int32Array, width: number, piece = 0): boolean {
  const inner = (each: Rule): boolean => addLines(g, each, mover, table, width, piece);
  const anyway = (): boolean => piece === 0 && addEnds(g, rule, mover, table, width);
  switch (rule.k) {
    case 'none':
    case 'emit':
      return true;
    case 'all':
      return rule.rules.every(inner);
    case 'choose': {
      // A move that ends on a site which it wants empty is no threat to a piece that stands there.
      const quiet = endsIn(rule.yes, emptySites(rule.test));
      if (quiet) return inner(rule.no);
      return (ofEnds(rule.test) && inner(rule.yes) && inner(rule.no)) || anyway();
    }
    case 'attach':
      return inner(rule.rule);
    case 'at':
      return (isRegister(rule.site, 'from') && rule.registers.join() === 'from' && inner(rule.rule)) || anyway();
    case 'pieces':
      if (rule.container) return false;
      return rule.rules.every(
        ({ component, owner, rule: own }) => owner === mover || addLines(g, own, mover, table, width, component),
      );
    case 'steps':
      return inner(rule.rule);
    case 'rays': {
      const owner = g.game.owners[piece]!;
      const onlyEmpty = pieceMask(g, rule.pass, 'between', emptyScope(owner)) === 1;
      const ways = waysOf(rule.ways, piece);
      if (!ways || !onlyEmpty || !ofEnds(rule.stop) || !inner(rule.stopping) || !inner(rule.passing)) return false;
      addRays(ways, table, width);
      return true;
    }
    default:
      return false;
  }
}

/** Has every move tried while the piece stands where a rule of its enemies may end; false if that cannot be told. */
function addEnds(g: Emission, rule: Rule, mover: number, table: Int32Array, width: number): boolean {
  const ends = new Set<number>();
  for (let enemy = 1; enemy <= g.game.players; enemy++)
    if (enemy !== mover && !findEnds(g, rule, enemy, ends)) return false;
  for (const site of ends) table.fill(-1, site * width, (site + 1) * width);
  return true;
}

/** Adds the sites where moves of a player can end that begin on sites which are always the same. */
function findEnds(g: Emission, rule: Rule, player: number, out: Set<number>): boolean {
  const inner = (each: Rule): boolean => findEnds(g, each, player, out);
  switch (rule.k) {
    case 'none':
      return true;
    case 'all':
    case 'first':
      return rule.rules.every(inner);
    case 'choose':
      return inner(rule.yes) && inner(rule.no);
    case 'attach':
      return inner(rule.rule);
    case 'at': {
      const site = valueText(g, rule.site, emptyScope(player));
      const varies = someNode(rule.rule, (node) => 'ways' in node && node.ways.fixed !== true);
      if (!isNumber(site) || varies || rule.registers.join() !== 'from' || !endsAtTo(rule.rule)) return false;
      const from = Number(site);
      return from < 0 || from >= g.game.sites || addSpan(rule.rule, 0, from, out);
    }
    default:
      return false;
  }
}

/** Sites that are empty if a condition holds. */
function emptySites(test: Condition): readonly Value[] {
  if (test.k === 'and') return test.parts.flatMap(emptySites);
  if (test.k === 'empty') return [test.site];
  if (test.k !== 'every' || test.sites.k !== 'listedSites') return [];
  const { register, sites } = test;
  return emptySites(test.test).some((site) => isRegister(site, register)) ? sites.sites : [];
}

/** Whether all moves of a rule end on one of some sites. */
function endsIn(rule: Rule, sites: readonly Value[]): boolean {
  switch (rule.k) {
    case 'choose':
      return endsIn(rule.yes, sites) && (rule.no.k === 'none' || endsIn(rule.no, sites));
    case 'attach':
      return endsIn(rule.rule, sites);
    case 'at': {
      if (isRegister(rule.site, 'from') && rule.registers.join() === 'from') return endsIn(rule.rule, sites);
      const leads = rule.registers.join() === 'to' && rule.rule.k === 'emit' && isRegister(rule.rule.to, 'to');
      return leads && sites.some((site) => sameNode(site, rule.site));
    }
    default:
      return false;
  }
}

/** Adds the sites between the start of each line and each site on it. */
function addRays({ start, end, sites }: Rays, table: Int32Array, width: number): void {
  for (let ray = 0; ray < start.length; ray++) {
    for (let i = start[ray]! + 2; i < end[ray]!; i++) {
      for (let k = start[ray]! + 1; k < i; k++) table[sites[i]! * width + (sites[k]! >> 5)]! |= 1 << (sites[k]! & 31);
    }
  }
}
