/**
 * The text of tests of threats. The piece is put on the site if it does not stand there, each enemy is taken for the mover,
 * and their moves are asked whether one of them ends there. Meanwhile other such tests are off. The words are put back, so
 * that nothing has to be noted for undoing.
 */
import { Cell, StateWords } from '@ludii/state/internal';
import type { Condition, Node, Rule, Sites, ThreatCondition, Value } from '../nodes.js';
import { someNode } from '../scan.js';
import { endsAtTo } from '../spans.js';
import { type Emission, emptyScope, isNumber, type Scope } from './emission.js';
import { isPiled, isPlain, readDatum, SiteMask, writeVector } from './memory.js';
import { NotEmittable } from './notEmittable.js';
import { movesText } from './rules.js';
import { reachSink } from './sinks.js';
import { valueText } from './values.js';

/** The text of a test of threats; undefined if a closure has to answer it. */
export function threatText(g: Emission, node: ThreatCondition, scope: Scope): string | undefined {
  if (!isPlain(g) && !isPiled(g)) return undefined;
  // Where sites have counts, a piece that is only thought of leaves them empty: its place has none.
  if (node.at && g.game.layout.counts) return undefined;
  if (scope.by !== undefined && g.game.phases.some((rule) => someNode(rule, isNext)))
    throw new NotEmittable('A rule that asks who is next can not be asked in a turn that is lent.');
  const piece = valueText(g, node.piece, scope);
  const ends = `${scope.lastFrom},${scope.lastTo}`;
  const at = (known: number): string => {
    const site = node.at ? valueText(g, node.at, scope) : `firstOwned(W,${g.index() + known * 3})`;
    const call = `${threatFunction(g, node, known)}(${g.given},${ends},${site})`;
    if (!scope.keeps || node.at || !isKept(g, node)) return call;
    const sure = scope.sure?.(known);
    if (sure !== undefined) return `(KT=!(${sure})&&${call}?${2 * known + 1}:${2 * known},(KT&1)===1)`;
    // A way that only what else must hold forbids may be open after the next move.
    if (triesWays(g)) return `(PT=0,Z=${call},KT=Z?${2 * known + 1}:PT===0?${2 * known}:-1,Z)`;
    return `(KT=${call}?${2 * known + 1}:${2 * known},(KT&1)===1)`;
  };
  const isPiece = (known: number): boolean => known > 0 && known < g.game.owners.length;
  if (isNumber(piece)) return isPiece(Number(piece)) ? at(Number(piece)) : 'false';
  const { piece: of } = node;
  if (of.k !== 'table') return undefined;
  const index = valueText(g, of.of, scope);
  const cases = of.values.flatMap((known, i) => (isPiece(known) ? [`${index}===${i}?${at(known)}:`] : []));
  return of.otherwise > 0 ? undefined : `(${cases.join('')}false)`;
}

const isNext = (node: Node): boolean => node.k === 'player' && node.part === 'next';

/** The function that tells whether a piece is, or would be, threatened on a site. */
function threatFunction(g: Emission, node: ThreatCondition, piece: number): string {
  return g.function(`threat ${piece}`, 'threat', (name) => {
    const { owners, players, type, layout } = g.game;
    const owner = owners[piece]!;
    const { mode } = g;
    // What is put back before anything else happens needs no journal.
    g.mode = 'direct';
    const word = (vector: typeof layout.what): string => `${vector.offsets[type]}+(s0>>${vector.shift})`;
    const separate = layout.who !== layout.what;
    const put =
      rawVector(g, layout.what, 's0', String(piece)) + (separate ? rawVector(g, layout.who, 's0', String(owner)) : '');
    const emptyWord = `${layout.empty[type]}+(s0>>5)`;
    g.mode = mode;
    const closures = askedRules(g).some((rule) => g.calls(rule));
    const end = type === Cell ? layout.totalSites : g.game.sites;
    const enemies = Array.from({ length: players }, (_, i) => i + 1).filter((player) => player !== owner);
    const asked = enemies.map(
      (enemy) => `if(!found){W[${StateWords.MoverWord}]=${enemy};found=${reachText(g, enemy)}}`,
    );
    return (
      `function ${name}(${g.given},LF,LT,s0){if(s0<0||s0>=${end})return false;const a=W[${word(layout.what)}],b=W[${word(layout.who)}],e=W[${emptyWord}],` +
      `p=W[${StateWords.PrevWord}],m=W[${StateWords.MoverWord}],x=W[${StateWords.NextWord}];` +
      `if(${readDatum(g, 'what', type, 's0')}!==${piece}){${put}W[${emptyWord}]=e&~(1<<(s0&31));}W[${StateWords.PrevWord}]=${owner};` +
      // A rule that fails here must not leave the piece where it was only thought of.
      `let found=false;${closures ? g.needs('A test of threats', `c.state.store.version++;${g.constant(node.hold)}();`) : ''}try{${asked.join('')}}finally{` +
      `${closures ? `${g.constant(node.release)}();W=c.state.words;c.state.store.version++;` : ''}` +
      `W[${word(layout.what)}]=a;W[${word(layout.who)}]=b;W[${emptyWord}]=e;W[${StateWords.PrevWord}]=p;W[${StateWords.MoverWord}]=m;W[${StateWords.NextWord}]=x}return found}`
    );
  });
}

/** Writes a value of a vector without its counting for the position hash. */
function rawVector(g: Emission, vector: Emission['game']['layout']['what'], site: string, value: string): string {
  return writeVector(g, vector, g.game.type, site, value, true);
}

const isPlayer = (value: Value, part: 'mover' | 'prev'): boolean => value.k === 'player' && value.part === part;

/** Whether a condition asks for a turn that goes on: the mover was the last to move. */
const goesOn = (test: Condition): boolean =>
  test.k === 'compare' &&
  test.sign === '=' &&
  [test.a, test.b].some((value) => isPlayer(value, 'mover')) &&
  [test.a, test.b].some((value) => isPlayer(value, 'prev'));

/** Whether some moves of enemies are tried when they are asked for. */
export const triesWays = (g: Emission): boolean =>
  g.known('tries ways', g.game, () => askedRules(g).some((rule) => someNode(rule, ({ k }) => k === 'afterwards')));

/** The text of the test that a piece is not threatened now, not even by moves that are forbidden for another reason. */
export function safeNowText(g: Emission, node: ThreatCondition, scope: Scope): string {
  const threat = threatText(g, node, scope) ?? 'true';
  return triesWays(g) ? `(PT=0,Z=${threat},!Z&&PT===0)` : `!${threat}`;
}

/** What changes between the end of a turn and the next one, or is about more than the pieces on the board. */
const passing: ReadonlySet<Node['k']> = new Set([
  ...(['visited', 'removalSites', 'die', 'pips', 'face', 'nextIsStuck', 'allPassed'] as const),
  ...(['word', 'listFirst', 'score'] as const),
]);

/**
 * Whether the answer to a test at the end of a turn is that of the beginning of the next one, when nothing has moved: the
 * moves of enemies look at nothing that changes in between.
 */
export const isKept = (g: Emission, { piece }: ThreatCondition): boolean =>
  !g.alone &&
  !g.game.changesPhases &&
  piece.k === 'table' &&
  g.known('lasting threats', g.game, () =>
    askedRules(g).every((rule) => !g.calls(rule) && !someNode(rule, changes, triesWays(g))),
  );

const changes = (node: Node): boolean => isNext(node) || (passing.has(node.k) && !isPendingWord(node));

/** The words of what is pending are cleared when the next move is made. */
const isPendingWord = (node: Node): boolean =>
  (node.k === 'word' && pendingWords.includes(node.word)) ||
  (node.k === 'listFirst' && pendingWords.includes(node.list));

export const pendingWords: readonly number[] = [StateWords.PendingList, StateWords.PendingList + 1];

/** The rules of the phases as tests of threats ask them. */
export const askedRules = (g: Emission): readonly Rule[] =>
  g.made('asked rules', () => g.game.phases.map((rule) => askedRule(g, rule)));

/**
 * A rule as a test of threats asks it. It comes after a move of the owner of the piece, so no turn goes on; moves are not
 * tried for further threats; and where the piece stands, no move ends that needs an empty site.
 */
export function askedRule(g: Emission, rule: Rule): Rule {
  const asked = (inner: Rule): Rule => askedRule(g, inner);
  switch (rule.k) {
    case 'all': {
      const rules = rule.rules.map(asked).filter(({ k }) => k !== 'none');
      return rules.length === 0 ? none : { ...rule, rules };
    }
    case 'attach':
      return around(asked(rule.rule), (inner) => ({ ...rule, rule: inner }));
    case 'choose': {
      if (goesOn(rule.test)) return asked(rule.no);
      const [yes, no] = [asked(rule.yes), asked(rule.no)];
      return yes.k === 'none' && no.k === 'none' ? none : { ...rule, yes, no };
    }
    case 'afterwards':
      return around(asked(rule.rule), (inner) => (deniedThreat(rule.test) ? inner : { ...rule, rule: inner }));
    case 'sites':
      if (rule.registers.includes('to') && areEmpty(g, rule.over) && endsAtTo(rule.rule)) return none;
      return rule.registers.includes('to') ? rule : around(asked(rule.rule), (inner) => ({ ...rule, rule: inner }));
    default:
      return rule;
  }
}

const none: Rule = { k: 'none' };

/** What is made of a rule, if that has moves. */
const around = (rule: Rule, make: (rule: Rule) => Rule): Rule => (rule.k === 'none' ? rule : make(rule));

/** Whether all sites of a set are empty. */
function areEmpty(g: Emission, sites: Sites): boolean {
  if (sites.k === 'emptySites') return sites.type === g.game.type;
  if (sites.k === 'shared') return areEmpty(g, sites.sites) || (sites.inside && areEmpty(g, sites.with));
  return sites.k === 'where' && areEmpty(g, sites.sites);
}

/** The threat that a condition denies, if it does nothing else. */
export function deniedThreat(test: Condition): ThreatCondition | undefined {
  return test.k === 'not' && test.part.k === 'threatened' && !test.part.at ? test.part : undefined;
}

/** Whether a player has a move to the site in s0, in the phase that they are in. */
function reachText(g: Emission, player: number): string {
  const { layout } = g.game;
  const calls = askedRules(g).map((rule, phase) => {
    const name = g.function(`reach ${phase} ${player}`, 'reach', (made) => {
      const scope: Scope = { ...emptyScope(player), threatsOff: true };
      return `function ${made}(${g.given},LF,LT,X0){${g.opening}${movesText(g, rule, scope, reachSink('X0'))}return false}`;
    });
    return `${name}(${g.given},LF,LT,s0)`;
  });
  if (calls.length === 1) return calls[0]!;
  return `${calls.map((call, phase) => `W[${layout.phase + player}]===${phase}?${call}:`).join('')}false`;
}

export const firstOwnedText = (sites: number): string =>
  `function firstOwned(W,h){let s=-1;for(let i=W[h],z=i+W[h+1];i<z;i++){const x=W[i]&${SiteMask};if(x<${sites}&&(s<0||x<s))s=x}return s}`;
