/**
 * Lists of placements that may be forbidden where a piece would be enclosed or a position come back: groups are kept from one
 * list to the next, and tell of all empty sites together where a piece may go. What they do not tell is tried.
 */
import { HashLow, Op, piecesOf, pieceWeight, type Vector } from '@ludii/state/internal';
import type { EmitRule, RegisterName, Relation, Rule, Value } from '../nodes.js';
import { Repeated, triedCall } from './allowed.js';
import { type Emission, emptyScope, type Kind, MostSites, type Scope } from './emission.js';
import { type Foretelling, Foretold, foretelling, hashedText } from './foretold.js';
import { KeptGroups, MostClasses, type PieceWords, standingBit } from './keptGroups.js';
import { pieceMask } from './masks.js';
import { keyWords } from './sinks.js';
import { emptyMoves } from './slots.js';
import { isPass } from './turn.js';

/** The moves of a mover by number: placements in the order of their sites, and perhaps a pass behind them. */
export interface KeptPlacements {
  /** How many placements there are, with those that lead back to an earlier position, which are counted in KR. */
  readonly count: string;
  /** The text that finds the site s1 of the k-th, and the words of its key. */
  readonly site: string;
  readonly key: readonly [string, string];
  /** The same for a placement of which nothing follows, and the test whether that is so. */
  readonly bare: readonly [string, string] | undefined;
  readonly isBare: string;
  /** The first word of the key of the pass that comes last. */
  readonly pass: string | undefined;
  /** Notes all moves and counts them in n. */
  readonly all: string;
  /** The same without those that lead back. */
  readonly allowed: string;
}

/** Products of what groups count must be exact numbers. */
const isCountable = ({ offsets, items }: Relation): boolean => items.length * (offsets.length - 1) < 2 ** 26;

const isSame = (a: Relation, b: Relation): boolean =>
  a === b || (a.offsets.join() === b.offsets.join() && a.items.join() === b.items.join());

/** The classes of components that groups consist of, and how groups stand that a piece joins, and that it captures. */
interface ClassesOf {
  readonly classes: readonly number[];
  readonly joined: number;
  readonly captured: number;
}

/** Pieces of a group are told by their class: undefined if what is captured and what is placed is not told apart by it. */
function classesOf({ owners }: Emission['game'], { piece, masks }: Foretelling): ClassesOf | undefined {
  const sets = [...new Set([1 << piece, ...masks.filter((mask) => mask !== 0)])];
  sets.sort((a, b) => (a & -a) - (b & -b));
  const classes = owners.map((_, component) => 1 + sets.findIndex((set) => ((set >>> component) & 1) !== 0));
  const isTold = owners.every((_, component) => sets.filter((set) => ((set >>> component) & 1) !== 0).length < 2);
  if (!isTold || sets.length > MostClasses) return undefined;
  const ofSet = (set: number, isLast: 0 | 1): number => (set === 0 ? 0 : standingBit(1 + sets.indexOf(set), isLast));
  const captured = masks.reduce((all, mask) => all | ofSet(mask, 1), 0);
  return { classes, joined: ofSet(1 << piece, 0), captured };
}

/** What a rule does to the board, if that is known: it takes the piece on a site, or nothing. */
type Doing = 'takes' | 'nothing' | undefined;

/** What a rule does where some iterators stand on the site of a piece of some components (a bit each). */
function doing(g: Emission, rule: Rule, names: readonly RegisterName[], mask: number, scope: Scope): Doing {
  const inner = (each: Rule): Doing => doing(g, each, names, mask, scope);
  const stands = (site: Value | undefined): boolean => site?.k === 'register' && names.includes(site.name);
  switch (rule.k) {
    case 'none':
      return 'nothing';
    case 'all': {
      const all = rule.rules.map(inner);
      return all.includes(undefined) ? undefined : all.includes('takes') ? 'takes' : 'nothing';
    }
    case 'at':
      return stands(rule.site) ? doing(g, rule.rule, [...names, ...rule.registers], mask, scope) : undefined;
    case 'choose': {
      const told = names.map((name) => pieceMask(g, rule.test, name, scope)).find((pieces) => pieces !== undefined);
      if (told === undefined || ((told & mask) !== mask && (told & mask) !== 0)) return undefined;
      return inner((told & mask) === mask ? rule.yes : rule.no);
    }
    case 'emit': {
      if (rule.effect || rule.actions.some(({ op, times }) => times || (op !== Op.SetScore && op !== Op.Remove)))
        return undefined;
      const taken = rule.actions.filter(({ op }) => op === Op.Remove);
      if (!taken.every(({ operands }) => stands(operands[1]))) return undefined;
      return taken.length > 0 ? 'takes' : 'nothing';
    }
    default:
      return undefined;
  }
}

/** Whether captures that find a group surely take it from the board and do nothing else to that. */
function surelyTake(g: Emission, { chain, mover }: Kind, { captures, masks }: Foretelling): boolean {
  const rules = chain.flatMap(({ rule }) => (rule.k === 'all' ? rule.rules : [rule]));
  if (!rules.every((rule) => rule.k === 'none' || rule.k === 'enclose')) return false;
  return captures.every(({ rule }, i) => doing(g, rule, ['between'], masks[i]!, emptyScope(mover)) === 'takes');
}

/** A rule of placements, and perhaps a pass behind them. */
function partsOf(rule: Rule): { readonly placed: Rule; readonly pass: EmitRule | undefined } | undefined {
  if (rule.k !== 'all') return { placed: rule, pass: undefined };
  const [placed, pass, ...others] = rule.rules;
  if (!placed || others.length > 0) return undefined;
  return !pass ? { placed, pass } : pass.k === 'emit' ? { placed, pass } : undefined;
}

/** The placements of a rule that are told by groups; undefined if it has others, or may have. */
export function keptPlacements(g: Emission, rule: Rule, mover: number): KeptPlacements | undefined {
  const parts = partsOf(rule);
  const { layout, type, sites, noRepeat, owners } = g.game;
  const { what } = layout;
  if (!parts || g.alone || layout.dice.length > 0) return undefined;
  const scope: Scope = { ...emptyScope(mover), trials: [] };
  const moves = emptyMoves(g, parts.placed, scope);
  const told = moves && foretelling(g, moves.kind, moves.kind.trials);
  const pass = parts.pass && keyWords(g, parts.pass, scope);
  if (!told || (pass && !isPass(g.kinds[pass.kind - 1]!))) return undefined;
  const { captures, asked, piece } = told;
  const [beside, ...others] = [...captures, ...asked].map((each) => each.beside);
  const classes = classesOf(g.game, told);
  if (!beside || !classes || !others.every((other) => isSame(beside, other)) || !isCountable(beside)) return undefined;
  const bits = (sites + 31) >> 5;
  if (layout.emptyWords[type] !== bits) return undefined;
  const weights = owners.map((_, component) => pieceWeight(component));
  const name = g.table(`kept groups ${g.number(beside)} ${classes.classes.join()}`, () => {
    const words = ({ offsets, shift, log, mask }: Vector, values: readonly number[]): PieceWords => {
      return { first: offsets[type]!, count: ((sites - 1) >> shift) + 1, shift, log, mask, values };
    };
    const components = owners.map((_, component) => component);
    const owned = layout.who === what ? [] : [words(layout.who, owners)];
    return new KeptGroups([words(what, components), ...owned], beside, classes.classes, weights);
  });
  const groups = g.constants[Number(name.slice(1))] as KeptGroups;
  const { kind } = moves;
  const surely = surelyTake(g, kind, told);
  const allowed = g.constant(groups.allowed);
  const again = g.table('sites that lead back', () => new Int32Array(MostSites));
  const counting = g.function(`kept placements ${kind.number}`, 'kept', (made) => {
    const wanted = asked.length === 0 ? 0 : classes.joined | classes.captured;
    // Notes the move in the first place, where nothing else is while moves are counted.
    const tried =
      `if((${allowed}[t0>>5]>>>(t0&31))&1){A[0]=t0|${kind.number << 16};B[0]=t0;C[0]=0;const told=${triedCall(g, mover, '0')};W=st.words;` +
      `if(told===${Repeated})${again}[KR++]=t0;else if(told===${Foretold.Refused}){${allowed}[t0>>5]&=~(1<<(t0&31));n--}}`;
    const hashed = hashedText(g, piece);
    const pieces = `const p=${g.constant(piecesOf)}(st)+${weights[piece]}|0;`;
    const all = `for(let i=0;i<${bits};i++)for(let x=${allowed}[i];x!==0;x&=x-1){const t0=(i<<5)+31-Math.clz32(x&-x);${hashed}if(HOST.mayRepeat(st,h)){${tried}}}`;
    const back = noRepeat ? `${pieces}if(HOST.mayRepeatPieces(st,p)){${all}}` : '';
    // Where a capture leads is known by what it takes; what it does otherwise is not.
    const low = `${name}.hashAfter(W,W[${HashLow}],t0,${piece},${classes.captured})`;
    const mayBe = layout.plain ? `&&HOST.mayRepeat(st,${low})` : '';
    const mayLead = surely ? `HOST.mayRepeatPieces(st,p-${g.constant(groups.captured)}[t0]|0)${mayBe}` : 'true';
    const captured =
      captures.length === 0
        ? ''
        : `const m=${name}.captures(${classes.captured});${surely && !noRepeat ? '' : `for(let i=0;i<m;i++){const t0=${g.constant(groups.capturing)}[i];if(${mayLead}){${tried}}}`}`;
    return (
      `function ${made}(c){const st=c.state;let W=st.words;${name}.update(W);` +
      `let n=${name}.placements(W,${layout.empty[type]},${wanted});${back}${captured}return n}`
    );
  });
  const [a, b] = moves.key;
  const note = `A[n]=${a};B[n]=${b};C[n]=0;n++;`;
  const all =
    `for(let i=0;i<${bits};i++)for(let x=${allowed}[i];x!==0;x&=x-1){const s1=(i<<5)+31-Math.clz32(x&-x);${note}}` +
    (pass ? `A[n]=${pass.a};B[n]=${pass.b};C[n]=0;n++;` : '');
  const leads = `(A[i]>>>16)===${kind.number}&&${again}.subarray(0,KR).includes(B[i]&65535)`;
  return {
    count: `${counting}(c)`,
    site: `const s1=nthBit(${allowed},0,${bits},k);`,
    key: moves.key,
    bare: captures.length > 0 ? [a.replace(/\d+$/, String(g.bareOf(kind) << 16)), b] : undefined,
    isBare: `!${name}.isCapturing(s1)`,
    pass: pass?.a,
    all,
    // The last move takes the place of one that leads back, as where the rules list them.
    allowed: `${all}for(let i=0;i<n;)if(${leads}){n--;A[i]=A[n];B[i]=B[n]}else i++;`,
  };
}
