/** `(hop …)`, `(move Hop …)`: a piece jumps over others along a line. */
import { type Build, Direction } from '@ludii/functions';
import {
  absoluteDirections,
  alongWays,
  BetweenPart,
  conditionOf,
  DirectionCode,
  FromPart,
  fail,
  jumpsOf,
  linesOf,
  numberOf,
  ruleOf,
  Switch,
  siteTypeName,
  stepsOfPieces,
  ToPart,
} from '@ludii/functions/internal';
import { always, choose, compare, constant, never, type Rule } from '@ludii/ir';
import { all, type EmitRule, hasCall, interpreted, noMoves, readsRegister } from '@ludii/ir/internal';
import { named, optional, type Values } from '@ludii/registry';
import { flagsOf, type Given } from '@ludii/registry/internal';
import { applyMeaning } from './bundles.js';
import { effectAndDecision } from './shared/declare.js';
import { type Load, startingAt, travel } from './shared/travel.js';
import { isWritten } from './shared/written.js';

const args = {
  from: optional(FromPart),
  directions: optional(Direction),
  between: optional(BetweenPart),
  to: ToPart,
  stack: named(optional(Switch)),
};

type Hop = Values<typeof args>;

/** What a hop makes a game keep. What the effect of landing asks for is left out, as games are recorded without it. */
function hopFlags({ stack, to }: Given): readonly string[] {
  const flags = new Set<string>(isWritten(stack, true) ? ['stacking'] : []);
  if (to?.form === 'call') {
    for (const [name, part] of Object.entries(to.args)) if (part && name !== 'effect') flagsOf(part, flags);
  }
  return [...flags];
}

export const hop = effectAndDecision('hop', 'move Hop', {
  args,
  doc: 'Jumps along a line over a row of sites that meet a condition, and lands behind it.',
  example: '(move Hop Leftward (between before:1 if:(= 2 (who at:(between)))) (to if:(is Even (to))))',
  flags: hopFlags,
  silent: ['to'],
  meaning: (values, build, decision) => {
    const { from, between, to, stack } = values;
    if (!to.condition) fail('no-condition', 'A hop needs a condition where it may land: `(to if:…)`.');
    const load: Load = { type: from?.type ?? build.defaultSite, level: undefined, stack: stack === true, decision };
    const starts = conditionOf(from?.condition);
    const lands = conditionOf(to.condition);
    const long = between?.before || between?.after || to.apply?.condition;
    const hops = between?.range
      ? rowHops(values, load, build)
      : (long ? longHops : shortHops)(values, load.type, build, hopOf(values, load));
    // A condition on the start is asked on the way, with the iterators where they are then; programs ask it before.
    const sees = hasCall(starts) || readsRegister(starts, 'to') || readsRegister(starts, 'between');
    // What lies in between on the way to the hurdle is not told by programs.
    const onTheWay = Boolean(between?.before) && (hasCall(lands) || readsRegister(lands, 'between'));
    const only = sees || onTheWay || between?.range !== undefined;
    const limit = build.topology.count(siteTypeName(load.type));
    const rule = { ...startingAt(from && { ...from, level: undefined }, limit, hops), leaks: undefined };
    return interpreted(rule, only);
  },
});

/** Which sites are jumped over: any without `(between …)`, none if that has no condition. */
const hurdleOf = ({ between }: Hop) => (between && !between.condition ? never : conditionOf(between?.condition));

const waysOf = ({ directions }: Hop) => directions ?? absoluteDirections([DirectionCode.Adjacent]);

/** A hop over one hurdle: what happens to the piece that is jumped over, then where it lands, then the move. */
function hopOf({ between, to }: Hop, load: Load): EmitRule {
  // A hop that ends where it is stopped jumps over its hurdle without an effect, and tells no levels.
  const stopped = to.apply?.condition !== undefined;
  const over = between?.apply && !stopped ? [applyMeaning(between.apply)] : [];
  const effects = [...over, ...(to.apply?.effect ? [ruleOf(to.apply.effect)] : [])];
  const move = travel(load, -1, effects.length > 0 ? all(...effects) : undefined);
  return { ...move, between: 'site', levels: stopped ? undefined : move.levels };
}

/** Hops over the next site to the one behind it. */
function shortHops(values: Hop, type: Load['type'], build: Build, move: Rule): Rule {
  const table = build.topology.radialTable(siteTypeName(type));
  const over = hurdleOf(values);
  if (over.k === 'known' && !over.holds) return noMoves;
  return alongWays(
    waysOf(values),
    type,
    build,
    (ways) => jumpsOf(table, ways, type),
    (ways) => ({ k: 'hops', ways, over, rule: choose(conditionOf(values.to.condition), move) }),
  );
}

/** Hops over a hurdle along lines. */
function longHops(
  values: Hop,
  type: Load['type'],
  build: Build,
  move: Rule,
  rows?: Extract<Rule, { k: 'jumps' }>['rows'],
): Rule {
  const { between, to } = values;
  const radials = build.topology.radialTable(siteTypeName(type));
  return alongWays(
    waysOf(values),
    type,
    build,
    (ways) => linesOf(radials, ways, type),
    (ways) => ({
      k: 'jumps',
      ways,
      before: between?.before ? numberOf(between.before) : constant(0),
      after: between?.after ? numberOf(between.after) : constant(0),
      over: between ? hurdleOf(values) : always,
      lands: conditionOf(to.condition),
      landsOn: to.apply?.condition && conditionOf(to.apply.condition),
      rows,
      rule: move,
    }),
  );
}

/** Hops over rows of hurdles; a row of none is a step. */
function rowHops(values: Hop, load: Load, build: Build): Rule {
  const { between, to } = values;
  const [min, max] = [numberOf(between!.range!.min), numberOf(between!.range!.max)];
  const over = between?.apply && applyMeaning(between.apply);
  const stopped = to.apply?.condition !== undefined;
  const { sites: lines } = build.topology.radialTable(siteTypeName(load.type));
  const along = travel(load, -1, to.apply?.effect && ruleOf(to.apply.effect));
  const move: EmitRule = { ...along, between: 'line', lines, passed: stopped ? undefined : over };
  const table = build.topology.stepTable(siteTypeName(load.type));
  const steps = alongWays(
    waysOf(values),
    load.type,
    build,
    (ways) => stepsOfPieces(table, ways, load.type),
    (ways) => ({ k: 'steps', ways, rule: choose(conditionOf(to.condition), travel(load, -1, over)) }),
  );
  const zero = constant(0);
  const jumps = longHops(
    values,
    load.type,
    build,
    { ...move, levels: stopped ? undefined : move.levels },
    { min, max },
  );
  return all(choose(compare('=', min, zero), steps), choose(compare('>', max, zero), jumps));
}
