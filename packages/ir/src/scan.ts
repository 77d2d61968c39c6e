/** Looking through nodes: their parts, and what can be said of the whole from them. */
import { StateWords } from '@ludii/state/internal';
import type { Action, ByPiece, Condition, Node, RegisterName, Rule, Sites, UnusualPieces, Value } from './nodes.js';

const ofActions = (actions: readonly Action[]): readonly Node[] =>
  actions.flatMap(({ operands, times }) => (times ? [...operands, times] : operands));

/** The number that ways depend on. */
const ofWays = (ways: ByPiece<unknown>): readonly Node[] => (ways.fixed === 'chosen' ? [ways.which] : []);

/** What the piece of a component moves by; undefined if the position decides. */
export function waysOf<T>(ways: ByPiece<T>, piece: number): T | undefined {
  if (ways.fixed === 'chosen' || ways.fixed === 'asked') return undefined;
  return ways.fixed ? ways.all : ways.of(piece);
}

/** All that the piece of a component may move by; undefined if that can not be told. */
export function everyWay<T>(ways: ByPiece<T>, piece: number): readonly T[] | undefined {
  if (ways.fixed === 'chosen') return ways.all;
  const only = waysOf(ways, piece);
  return only === undefined ? undefined : [only];
}

/** The parts of a node. The moves of a question are among them; the consequences of moves are only if asked for. */
export function partsOf(node: Node, consequences = false): readonly Node[] {
  switch (node.k) {
    case 'longest':
    case 'interpreted':
    case 'twin':
    case 'again':
    case 'firstAt':
      return [node.rule];
    case 'pairs':
      return [node.a, node.b];
    case 'all':
    case 'first':
      return node.rules;
    case 'choose':
      return [node.test, node.yes, node.no];
    case 'attach':
      return consequences ? [node.rule, node.then.rule] : [node.rule];
    case 'pieces':
      return [
        ...node.rules.map(({ rule }) => rule),
        ...(node.container ? [node.container.which] : []),
        ...[node.unusual?.player, node.unusual?.top].filter((part) => part !== undefined),
      ];
    case 'sites':
      return [node.over, node.rule];
    case 'values':
      return [node.min, node.max, node.rule];
    case 'jumps': {
      const landsOn = node.landsOn ? [node.landsOn] : [];
      const rows = node.rows ? [node.rows.min, node.rows.max] : [];
      return [node.before, node.after, node.over, node.lands, ...landsOn, ...rows, node.rule, ...ofWays(node.ways)];
    }
    case 'at':
      return [node.site, node.rule];
    case 'steps':
      return [node.rule, ...ofWays(node.ways)];
    case 'hops':
      return [node.over, node.rule, ...ofWays(node.ways)];
    case 'sow':
      return [
        ...[node.start, node.owner, node.count, node.skip, node.captures, node.capture],
        ...Object.values<Node | undefined>({ ...node.more }).filter((part) => part !== undefined),
      ];
    case 'flank':
      return [node.site, node.min, node.max, node.caught, node.held, node.rule];
    case 'enclose':
      return [node.site, node.inside, node.rule, ...(node.more?.exceptions ? [node.more.exceptions] : [])];
    case 'rays':
      return [
        ...[node.min, node.max, node.stop, node.pass, node.stopping, node.passing, ...ofWays(node.ways)],
        ...[node.origin, node.before].filter((part) => part !== undefined),
      ];
    case 'paths':
      return [node.min, node.max, node.stop, node.pass, node.stopping, node.passing];
    case 'emit':
      return [
        node.from,
        node.to,
        ...(node.effect ? [node.effect] : []),
        ...[node.state, node.by, node.trail, node.passed, ...(node.levels ?? [])].filter((part) => part !== undefined),
        ...ofActions(node.actions),
      ];
    case 'afterwards':
      return [node.rule, node.test];
    case 'prior':
      return [node.prior, node.rule];
    case 'dice':
      return [node.hand, node.combined, node.test, node.rule];
    default:
      return partsOfQuestion(node as Value | Condition | Sites);
  }
}

/** The parts of a number, a condition or a set of sites. */
function partsOfQuestion(node: Value | Condition | Sites): readonly Node[] {
  switch (node.k) {
    case 'read':
    case 'typeAt':
    case 'empty':
    case 'visited':
      return [node.site];
    case 'liberties':
      return node.more?.test ? [node.site, node.more.test] : [node.site];
    case 'groups':
      return [node.test, node.least, node.seeds, node.begins].filter((part) => part !== undefined);
    case 'territory':
      return [node.owners];
    case 'connected':
      return node.wanted ? [node.site, node.player, node.wanted] : [node.site, node.player];
    case 'ring':
      return node.inside ? [node.site, node.colour, node.inside] : [node.site, node.colour];
    case 'height':
      return [node.type, node.site];
    case 'inStack':
      return [node.site, node.level];
    case 'table':
    case 'owned':
      return [node.of];
    case 'firstSite':
      return [node.component];
    case 'score':
      return [node.player];
    case 'track':
      return [node.player, node.from, node.steps];
    case 'search':
      return [node.player, node.from, node.test];
    case 'sum':
      return [node.sites, node.of];
    case 'math':
    case 'compare':
      return [node.a, node.b];
    case 'choice':
      return [node.test, node.yes, node.no];
    case 'and':
    case 'or':
      return node.parts;
    case 'not':
      return [node.part];
    case 'in':
      return [node.site, node.sites];
    case 'some':
      return [node.rule];
    case 'with':
      return [node.at, node.test];
    case 'every':
      return [node.sites, node.test];
    case 'threatened':
      return node.at ? [node.piece, node.at] : [node.piece];
    case 'line':
      return node.only ? [node.site, node.only] : [node.site];
    default:
      return partsOfSites(node as Sites);
  }
}

function partsOfSites(node: Sites): readonly Node[] {
  switch (node.k) {
    case 'listedSites':
      return node.sites;
    case 'sitesOf':
      return [node.player];
    case 'where':
      return [node.sites, node.test];
    case 'ownedSites':
      return [node.player];
    case 'shared':
      return [node.sites, node.with];
    case 'union':
      return node.parts;
    case 'row':
      return [node.of];
    case 'alongSites':
      return [node.from, node.stop];
    default:
      return [];
  }
}

/** Whether a node or one of its parts passes a test. */
export function someNode(node: Node, test: (node: Node) => boolean, consequences = false): boolean {
  return test(node) || partsOf(node, consequences).some((part) => someNode(part, test, consequences));
}

/** Rules whose moves only a closure or the interpreter knows. */
export const isOpaque = (node: Node): boolean =>
  opaqueKinds.has(node.k) || (node.k === 'pieces' && node.unusual !== undefined && !isOfMover(node.unusual));
const opaqueKinds: ReadonlySet<Node['k']> = new Set([
  ...(['callRule', 'roll', 'numbered'] as const),
  ...(['interpreted', 'twin', 'pairs'] as const),
]);

/**
 * Whether pieces are those of some player, in their usual order and whatever is above them: a question about their moves can
 * be asked with that player as the mover.
 */
export const isLent = (node: Node): node is Extract<Rule, { k: 'pieces' }> & { readonly unusual: UnusualPieces } =>
  node.k === 'pieces' &&
  node.unusual !== undefined &&
  !node.unusual.everyone &&
  node.unusual.on === undefined &&
  node.unusual.top === undefined;

/** Whether pieces are those of the mover, in their usual order. */
const isOfMover = ({ player, everyone, on }: UnusualPieces): boolean =>
  player.k === 'player' && player.part === 'mover' && !everyone && on === undefined;

const isCall = (node: Node): boolean => node.k.startsWith('call') || isOpaque(node);

/** Whether a node needs a closure to be evaluated. */
export const hasCall = (node: Node): boolean => someNode(node, isCall);

/** The same in a program that asks about the moves of other players' pieces. */
export const hasOtherCall = (node: Node): boolean => someNode(node, (part) => isCall(part) && !isLent(part));

/** The same, with all that follows from moves. */
export const hasCallAfter = (node: Node): boolean => someNode(node, isCall, true);

/**
 * Whether all moves of a rule are told by nodes, whatever its conditions ask. A question may be about pieces of another
 * player; what they move by is not looked at, since it may not be compiled yet.
 */
export const isLowered = (rule: Rule): boolean => isTold(rule, false);

/** The same for a rule that is only asked whether it has moves. */
export const isAnswered = (rule: Rule): boolean => isTold(rule, true);

function isTold(node: Node, asked: boolean): boolean {
  if (asked && isLent(node)) return true;
  if (isOpaque(node) || node.k === 'prior') return false;
  return partsOf(node).every((part) => isTold(part, asked || node.k === 'some'));
}

/** Whether working out the effect of one move changes what the next moves of a rule are: an iterator stays where it was put. */
export const leaksBetweenMoves = (rule: Rule): boolean =>
  someNode(rule, (node) => node.k === 'emit' && node.effect !== undefined && someNode(node.effect, isLeak));

const isLeak = (node: Node): boolean => node.k === 'callRule' && node.leaks === true;

/** Whether a rule has at most one move. */
export function isSingle(rule: Rule): boolean {
  switch (rule.k) {
    case 'none':
    case 'emit':
      return true;
    case 'choose':
      return isSingle(rule.yes) && isSingle(rule.no);
    case 'attach':
    case 'at':
    case 'interpreted':
      return isSingle(rule.rule);
    default:
      return false;
  }
}

/** Whether a rule is a throw of dice, perhaps under a condition. */
export const throwsDice = (rule: Rule): boolean =>
  rule.k === 'roll' || (rule.k === 'choose' && throwsDice(rule.yes) && (rule.no.k === 'none' || throwsDice(rule.no)));

/** Whether a program can be written for a rule of play: its moves are told by nodes, perhaps after a throw of dice. */
export function isPlayable(rule: Rule): boolean {
  if (rule.k === 'attach') return isPlayable(rule.rule);
  if (rule.k === 'choose') return isPlayable(rule.yes) && isPlayable(rule.no);
  if (rule.k !== 'prior') return isLowered(rule);
  return throwsDice(rule.prior) && isLowered(rule.rule);
}

/** Whether a node looks at something that changes between the end of a turn and the next one besides who is to move, or may. */
export const readsTurn = (node: Node): boolean =>
  someNode(
    node,
    (part) => isCall(part) || part.k === 'visited' || (part.k === 'word' && !lastingWords.includes(part.word)),
  );

/** Words that only change with a move. */
const lastingWords: readonly number[] = [StateWords.TrialLengthWord, StateWords.StartMovesWord];

/** Whether a node reads an iterator. */
export const readsRegister = (node: Node, name: RegisterName): boolean =>
  someNode(node, (part) => part.k === 'register' && part.name === name);

/** What a node binds in some of its parts: the iterators, and the parts that see them. */
export interface Binding {
  readonly names: readonly RegisterName[];
  readonly parts: readonly Node[];
  /** Iterators that the node itself reads. */
  readonly reads?: readonly RegisterName[];
}

export function bindingOf(node: Node): Binding | undefined {
  switch (node.k) {
    case 'sites':
    case 'at':
      return { names: node.registers, parts: [node.rule] };
    case 'values':
      return { names: ['value'], parts: [node.rule] };
    case 'firstAt':
      return { names: [node.register], parts: [node.rule] };
    case 'pieces':
      return { names: ['from', 'level'], parts: node.rules.map(({ rule }) => rule) };
    case 'steps':
      return { names: ['to'], parts: [node.rule], reads: ['from'] };
    case 'hops':
      return { names: ['between', 'to'], parts: [node.over, node.rule], reads: ['from'] };
    case 'jumps': {
      const parts = [node.over, node.lands, ...(node.landsOn ? [node.landsOn] : []), node.rule];
      return { names: ['between', 'to'], parts, reads: ['from'] };
    }
    case 'rays': {
      const names: readonly RegisterName[] = node.trails ? ['between', 'to'] : ['to'];
      const parts = [node.stop, node.pass, node.stopping, node.passing];
      return { names, parts, reads: node.origin ? [] : ['from'] };
    }
    case 'paths':
      return {
        names: ['between', 'to'],
        parts: [node.stop, node.pass, node.stopping, node.passing],
        reads: ['from'],
      };
    case 'flank':
      return { names: ['between', 'to'], parts: [node.caught, node.held, node.rule] };
    case 'enclose':
      return { names: ['between'], parts: [node.inside, node.rule] };
    case 'dice':
      return { names: ['pips'], parts: [node.test, node.rule] };
    case 'groups':
      return { names: ['to'], parts: node.begins ? [node.test, node.begins] : [node.test] };
    case 'search':
      return { names: ['to'], parts: [node.test] };
    case 'alongSites':
      return { names: ['to'], parts: [node.stop] };
    case 'where':
    case 'every':
    case 'with':
      return { names: [node.register], parts: [node.test] };
    case 'sum':
      return { names: [node.register], parts: [node.of] };
    default:
      return undefined;
  }
}

/** Adds the iterators that a node reads as they are outside of it. What closures read is not known. */
export function addFreeRegisters(node: Node, out: Set<RegisterName>, bound: readonly RegisterName[] = []): void {
  const read = (name: RegisterName): void => {
    if (!bound.includes(name)) out.add(name);
  };
  if (node.k === 'register') read(node.name);
  if (node.k === 'emit' && node.between === 'site') read('between');
  const binding = bindingOf(node);
  for (const name of binding?.reads ?? []) read(name);
  for (const part of partsOf(node)) {
    const inside = binding?.parts.includes(part);
    addFreeRegisters(part, out, inside ? [...bound, ...binding!.names] : bound);
  }
}

/** Whether a node may look at an iterator as it is outside of it: closures may. */
export function mayRead(node: Node, name: RegisterName): boolean {
  // The moves of pieces may not be compiled yet.
  if (isCall(node) || node.k === 'pieces') return true;
  if (node.k === 'register') return node.name === name;
  if (node.k === 'emit' && node.between === 'site' && name === 'between') return true;
  const binding = bindingOf(node);
  if (binding?.reads?.includes(name)) return true;
  return partsOf(node).some(
    (part) => !(binding?.names.includes(name) && binding.parts.includes(part)) && mayRead(part, name),
  );
}

/** Whether two nodes say the same. What only closures know is the same if the closures are. */
export const sameNode = (a: Node, b: Node): boolean => isSame(a, b);

function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (ArrayBuffer.isView(a) && ArrayBuffer.isView(b)) return areSameWords(a as Int32Array, b as Int32Array);
  const names = Object.keys(a).filter((name) => a[name as keyof typeof a] !== undefined);
  const others = Object.keys(b).filter((name) => b[name as keyof typeof b] !== undefined);
  return (
    names.length === others.length &&
    names.every((name) => isSame(a[name as keyof typeof a], b[name as keyof typeof b]))
  );
}

const areSameWords = (a: Int32Array, b: Int32Array): boolean =>
  a.length === b.length && a.every((word, i) => word === b[i]);
