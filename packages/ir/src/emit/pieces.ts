/** The text of moves of pieces: those of the mover, and those of another player, in a turn that is lent. */
import type { Container, Node, Rule, UnusualPieces, Value } from '../nodes.js';
import { someNode } from '../scan.js';
import { type Emission, isNumber, type Scope } from './emission.js';
import { heightText, LevelShift, placeType, SiteMask } from './memory.js';
import { NotEmittable } from './notEmittable.js';
import { outlined } from './outlined.js';
import { movesText } from './rules.js';
import type { Sink } from './sinks.js';
import { spanText } from './spans.js';
import { conditionText, valueText } from './values.js';

export const isMovers = (player: Value): boolean => player.k === 'player' && player.part === 'mover';

/** The moves of the pieces of a player. */
export const piecesText = (
  g: Emission,
  rule: Extract<Rule, { k: 'pieces' }>,
  player: number,
  scope: Scope,
  sink: Sink,
): string =>
  rule.rules
    .filter(({ owner }) => owner === player)
    .map(({ component, rule: own }) => {
      const text = pieceText(g, component, own, rule, scope, sink);
      return sink.target ? text : outlined(g, sink, text);
    })
    .join('');

/** Rules whose moves can not be found by a program in a turn that is lent. */
const neverLent = new Set<Node['k']>(['afterwards', 'longest', 'prior', 'dice', 'nextIsStuck', 'allPassed', 'pieces']);

/**
 * The moves of the pieces of a player to whom the turn is lent. A program only asks whether there is one: moves that are
 * tried are made in the turn as it is.
 */
export function lentText(
  g: Emission,
  rule: Extract<Rule, { k: 'pieces' }> & { readonly unusual: UnusualPieces },
  scope: Scope,
  sink: Sink,
): string {
  const { unusual, rules } = rule;
  const unknown = (node: Node): boolean => neverLent.has(node.k) || node.k.startsWith('call');
  if (
    !g.lends ||
    sink.count !== undefined ||
    scope.by !== undefined ||
    rules.some((own) => someNode(own.rule, unknown))
  )
    throw new NotEmittable('The pieces of another player move by rules that only the engine asks.');
  const player = valueText(g, unusual.player, scope);
  const ofPlayer = (who: number): string => {
    const lent = who !== scope.mover && who >= 1 && who <= unusual.players;
    const inner = lent ? { ...scope, mover: who, by: scope.mover } : scope;
    return outlined(g, sink, piecesText(g, rule, who, inner, sink));
  };
  if (isNumber(player)) return ofPlayer(Number(player));
  const owners = [...new Set(rules.map(({ owner }) => owner))];
  const p = g.id('p');
  const cases = owners.map((who) => ({ who, text: ofPlayer(who) })).filter(({ text }) => text !== '');
  return `{const ${p}=${player};${cases.map(({ who, text }) => `if(${p}===${who}){${text}}`).join('else ')}}`;
}

function pieceText(
  g: Emission,
  component: number,
  rule: Rule,
  { limit, container, unusual }: Extract<Rule, { k: 'pieces' }>,
  scope: Scope,
  sink: Sink,
): string {
  const { boardSites, totalSites, stacking } = g.game.layout;
  const header = g.index() + component * 3;
  const [i, z, f, l] = [g.id('i'), g.id('z'), g.id(container ? 'u' : 'f'), g.id('v')];
  // A piece may have others above it.
  const inner: Scope = stacking
    ? { ...scope, registers: { ...scope.registers, from: f, level: l } }
    : {
        ...scope,
        registers: { ...scope.registers, from: f },
        piece: new Map([...scope.piece, [f, component]]),
      };
  const span = sink.target && !container ? spanText(g, component, rule, f, sink.target) : '';
  const inside = container ? containedText(g, container, f, scope) : boardSites === totalSites ? '' : `${f}>=${limit}`;
  const level = stacking ? `const ${l}=W[${i}]>>>${LevelShift}&1023;` : '';
  const top = unusual?.top ? conditionText(g, unusual.top, scope) : 'false';
  const covered = top === 'false' ? '' : `${heightText(g, placeType(g, g.game.type, f), f)}!==${l}+1`;
  const hidden = covered && `if(${top === 'true' ? '' : `${top}&&`}${covered})continue;`;
  const guard = (inside && `if(${inside})continue;`) + level + hidden + span;
  const moves = g.round(() => movesText(g, rule, inner, sink));
  // What few pieces are asked for stands apart.
  const body = span === '' ? moves : outlined(g, sink, moves);
  if (body === '') return '';
  return `for(let ${i}=W[${header}],${z}=${i}+W[${header + 1}];${i}<${z};${i}++){const ${f}=W[${i}]&${SiteMask};${guard}${body}}`;
}

/** Whether a site is outside of a container. */
function containedText(g: Emission, { which, ranges }: Container, site: string, scope: Scope): string {
  const known = valueText(g, which, scope);
  const outside = ({ first, end }: { first: number; end: number }): string => `${site}<${first}||${site}>=${end}`;
  if (isNumber(known)) return outside(ranges[Number(known)]!);
  return `!(${ranges.map((range, k) => `${known}===${k}&&!(${outside(range)})`).join('||')})`;
}
