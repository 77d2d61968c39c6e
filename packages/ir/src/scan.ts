/** Looking through nodes: their parts, and what can be said of the whole from them. */
import { StateWords } from '@ludii/state/internal';
import type { Action, ByPiece, Condition, Node, RegisterName, Rule, Sites, Value } from './nodes.js';

const ofActions = (actions: readonly Action[]): readonly Node[] =>
  actions.flatMap(({ operands, times }) => (times ? [...operands, times] : operands));

/** The number that ways depend on. */
const ofWays = (ways: ByPiece<unknown>): readonly Node[] => (ways.fixed === 'chosen' ? [ways.which] : []);

/** What the piece of a component moves by; undefined if the position decides. */
export function waysOf<T>(ways: ByPiece<T>, piece: number): T | undefined {
  if (ways.fixed === 'chosen' || ways.fixed === 'asked') return undefined;
  return ways.fixed ? ways.all : ways.of(piece);
}

/** The parts of a node. The moves of a question are among them; the consequences of moves are only if asked for. */
export function partsOf(node: Node, consequences = false): readonly Node[] {
  switch (node.k) {
    case 'longest':
    case 'interpreted':
    case 'twin':
    case 'again':
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
    case 'rays':
      return [
        ...[node.min, node.max, node.stop, node.pass, node.stopping, node.passing, ...ofWays(node.ways)],
        ...(node.origin ? [node.origin] : []),
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
    case 'liberties':
      return [node.site];
    case 'height':
      return [node.type, node.site];
    case 'table':
    case 'owned':
      return [node.of];
    case 'firstSite':
      return [node.component];
    case 'track':
      return [node.player, node.from, node.steps];
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
  opaqueKinds.has(node.k) || (node.k === 'pieces' && node.unusual !== undefined);
const opaqueKinds: ReadonlySet<Node['k']> = new Set([
  ...(['callRule', 'roll', 'numbered', 'dice'] as const),
  ...(['interpreted', 'twin', 'pairs', 'again'] as const),
]);

const isCall = (node: Node): boolean => node.k.startsWith('call') || isOpaque(node);

/** Whether a node needs a closure to be evaluated. */
export const hasCall = (node: Node): boolean => someNode(node, isCall);

/** The same, with all that follows from moves. */
export const hasCallAfter = (node: Node): boolean => someNode(node, isCall, true);

/** Whether all moves of a rule are told by nodes, whatever its conditions ask. */
export const isLowered = (rule: Rule): boolean => !someNode(rule, (node) => isOpaque(node) || node.k === 'prior');

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

/** Whether a node looks at something that changes between the end of a turn and the next one besides who is to move. */
export const readsTurn = (node: Node): boolean =>
  someNode(node, (part) => part.k === 'word' && !lastingWords.includes(part.word));

/** Words that only change with a move. */
const lastingWords: readonly number[] = [StateWords.TrialLengthWord, StateWords.StartMovesWord];

/** Whether a node reads an iterator. */
export const readsRegister = (node: Node, name: RegisterName): boolean =>
  someNode(node, (part) => part.k === 'register' && part.name === name);

/** Whether two nodes say the same. */
export const sameNode = (a: Value | Condition | Sites, b: Value | Condition | Sites): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);
