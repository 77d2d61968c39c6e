/**
 * Moves by number, where a rule is a step of some pieces to sites that must hold certain pieces: a random choice draws a
 * piece and a way and tests it, and does not look at the other moves. At most one move has each number.
 */
import type { Consequence, EmitRule, Relation, Rule } from '../nodes.js';
import { type Emission, emptyScope } from './emission.js';
import { pieceMask } from './masks.js';
import { isPlain, readDatum, SiteMask } from './memory.js';

interface Step {
  readonly relation: Relation;
  readonly mask: number;
  readonly emit: EmitRule;
  readonly chain: readonly Consequence[];
}

/** The numbered steps of the pieces of one component. */
interface Part {
  readonly component: number;
  readonly steps: readonly Step[];
}

/** The steps of a piece, if its rule has nothing else. */
function stepsOf(g: Emission, rule: Rule, component: number, mover: number, chain: readonly Consequence[]): readonly Step[] | undefined {
  switch (rule.k) {
    case 'none':
      return [];
    case 'all': {
      const all = rule.rules.map((each) => stepsOf(g, each, component, mover, chain));
      return all.includes(undefined) ? undefined : all.flatMap((steps) => steps ?? []);
    }
    case 'attach':
      return stepsOf(g, rule.rule, component, mover, [rule.then, ...chain]);
    case 'steps': {
      const { ways, rule: inner } = rule;
      const relation = ways.fixed ? ways.all : ways.of(component);
      if (inner.k === 'emit') return [{ relation, mask: -1, emit: inner, chain }];
      if (inner.k !== 'choose' || inner.yes.k !== 'emit' || inner.no.k !== 'none') return undefined;
      const mask = pieceMask(g, inner.test, 'to', emptyScope(mover));
      return mask === undefined ? undefined : [{ relation, mask, emit: inner.yes, chain }];
    }
    default:
      return undefined;
  }
}

/** The numbered moves of a rule for a mover; undefined if it is not of that form. */
export function slotParts(g: Emission, rule: Rule, mover: number, chain: readonly Consequence[] = []): readonly Part[] | undefined {
  if (rule.k === 'attach') return slotParts(g, rule.rule, mover, [rule.then, ...chain]);
  if (rule.k !== 'pieces' || !isPlain(g)) return undefined;
  const parts: Part[] = [];
  for (const { component, owner, rule: own } of rule.rules) {
    if (owner !== mover) continue;
    const steps = stepsOf(g, own, component, mover, chain);
    if (!steps) return undefined;
    if (steps.length > 0) parts.push({ component, steps });
  }
  return parts.length > 0 ? parts : undefined;
}

const widest = ({ offsets }: Relation): number => {
  let most = 0;
  for (let site = 0; site < offsets.length - 1; site++) most = Math.max(most, offsets[site + 1]! - offsets[site]!);
  return most;
};

/** The numbered moves of a component as tables: target by site and way, components allowed there, number of the kind. */
function partTables(g: Emission, { steps }: Part, mover: number) {
  const ways = steps.flatMap(({ relation, mask, emit, chain }) =>
    Array.from({ length: widest(relation) }, (_, way) => ({
      mask,
      kind: g.kindOf(emit, chain, mover) << 16,
      target: (site: number): number => {
        const at = relation.offsets[site]! + way;
        return at < relation.offsets[site + 1]! ? relation.items[at]! : -1;
      },
    })),
  );
  const width = ways.length;
  const targets = new Int16Array(g.game.sites * width);
  for (let site = 0; site < g.game.sites; site++) ways.forEach(({ target }, way) => void (targets[site * width + way] = target(site)));
  return { width, targets, masks: ways.map(({ mask }) => mask), kinds: ways.map(({ kind }) => kind) };
}

const column = (g: Emission, values: readonly number[], index: string): string =>
  values.every((value) => value === values[0])
    ? String(values[0])
    : `${g.table(`values ${values.join()}`, () => Int32Array.from(values))}[${index}]`;

/**
 * The text that draws a move: sets ka, kb and the place of the piece in its list, hint, and leaves the block, or goes on
 * behind it if as many draws as there are numbers found none. `draw` is the text of a random number below a limit.
 */
export function slotText(g: Emission, parts: readonly Part[], mover: number, label: string, draw: (limit: string) => string): string {
  const { owned } = g.game.layout;
  const made = parts.map((part) => ({ header: owned + part.component * 3, ...partTables(g, part, mover) }));
  const totals = made.map(({ header, width }, i) => `const c${i}=W[${header + 1}]*${width}${i > 0 ? `+c${i - 1}` : ''};`);
  const total = `c${made.length - 1}`;
  const tests = made.map(({ header, width, targets, masks, kinds }, i) => {
    const table = g.constant(targets);
    return (
      `${i > 0 ? 'else ' : ''}if(k<c${i}){${i > 0 ? `k-=c${i - 1};` : ''}const i=(k/${width})|0,d=k-i*${width},f1=W[W[${header}]+i]&${SiteMask},t1=${table}[f1*${width}+d];` +
      `if(t1>=0&&((${column(g, masks, 'd')}>>>${readDatum(g, 'what', g.game.type, 't1')})&1)!==0){ka=f1|${column(g, kinds, 'd')};kb=t1;hint=i;break ${label}}}`
    );
  });
  return `${totals.join('')}for(let r=${total};r>0;r--){let k=${draw(total)};${tests.join('')}}`;
}
