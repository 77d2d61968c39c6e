/** Which sites a ludeme of the description speaks of in a position: a region, a kind of piece, the moves of a rule. */
import { EngineError, type Trial } from '@ludii/engine';
import type { CallNode, Node } from '@ludii/engine/internal';
import { keyOf, type SiteKey } from '@ludii/render/lean';
import type { LudemeSites } from './protocol.js';
import type { TracedRule } from './ruleTrace.js';
import { FILE } from './setting.js';

/** The calls around a place of the text, the innermost first. */
export function callsAround(tree: Node, offset: number): CallNode[] {
  const found: CallNode[] = [];
  const visit = (node: Node): void => {
    const { start, end, file } = node.span;
    const inside = file === FILE && start <= offset && offset < end;
    // A define is written elsewhere than where it is used: what is in it is looked at all the same.
    if (node.kind === 'call' && inside) found.push(node);
    const parts = node.kind === 'call' ? node.args : node.kind === 'list' ? node.items : [];
    for (const { value } of parts) visit(value);
  };
  visit(tree);
  const size = ({ span }: Node): number => span.end - span.start;
  return found.sort((a, b) => size(a) - size(b));
}

/** All calls of a keyword that are written in the text. */
export function callsOf(tree: Node, keyword: string): CallNode[] {
  const parts = tree.kind === 'call' ? tree.args : tree.kind === 'list' ? tree.items : [];
  const inner = parts.flatMap(({ value }) => callsOf(value, keyword));
  return tree.kind === 'call' && tree.keyword === keyword && tree.span.file === FILE ? [tree, ...inner] : inner;
}

const count = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;

/** The sites of the innermost ludeme that has any. `rules` gives what the rules did in the position. */
export function sitesOfLudeme(
  tree: Node,
  offset: number,
  trial: Trial,
  rules: () => readonly TracedRule[],
): LudemeSites | undefined {
  for (const node of callsAround(tree, offset).slice(0, 4)) {
    const { start, end } = node.span;
    const found = regionOf(node, trial) ?? piecesOf(node, trial) ?? movesOf(node, rules());
    if (found) return { start, end, ...found };
  }
  return undefined;
}

/** Ludemes that name sites. */
const regionLudemes = new Set(['sites', 'regions', 'union', 'intersection', 'difference', 'expand']);

type Found = Pick<LudemeSites, 'sites' | 'about'>;

function regionOf(node: CallNode, { position }: Trial): Found | undefined {
  if (!regionLudemes.has(node.keyword)) return undefined;
  const { compiled } = position.rulebook;
  const { setting, shape } = compiled;
  const type = siteTypeIn(node) ?? shape.board.defaultSite;
  const keys = (sites: readonly number[]): SiteKey[] => sites.map((site) => keyOf(type, site));
  if (node.keyword === 'regions') {
    const names = node.args.flatMap(({ value }) => (value.kind === 'string' ? [value.value] : []));
    const sites = setting.regions
      .filter(({ name }) => name !== undefined && names.includes(name))
      .flatMap((region) => setting.sitesOf(region, position.current));
    return sites.length > 0 ? { sites: keys(sites), about: count(sites.length, 'site') } : undefined;
  }
  try {
    const sites = setting.sitesAt(node, position.current);
    return sites ? { sites: keys(sites), about: count(sites.length, 'site') } : undefined;
  } catch (error) {
    // A region that speaks of the move being made, or of a site in a loop, says nothing outside of it.
    if (error instanceof EngineError || error instanceof RangeError) return undefined;
    throw error;
  }
}

function siteTypeIn(node: CallNode): 0 | 1 | 2 | undefined {
  const words = node.args.flatMap(({ value }) => (value.kind === 'word' ? [value.word] : []));
  const type = words.map((word) => ['Cell', 'Vertex', 'Edge'].indexOf(word)).find((code) => code >= 0);
  return type === undefined ? undefined : (type as 0 | 1 | 2);
}

function piecesOf(node: CallNode, { position }: Trial): Found | undefined {
  if (node.keyword !== 'piece') return undefined;
  const name = node.args[0]?.value;
  if (name?.kind !== 'string') return undefined;
  const { components, shape } = position.rulebook.compiled;
  const wanted = new Set(
    components
      .slice(1)
      .flatMap((each) => (each.name === name.value || each.baseName === name.value ? [each.index] : [])),
  );
  const { state } = position.current;
  const sites: SiteKey[] = [];
  const cells = Math.max(...shape.containers.map(({ first, size }) => first + size));
  for (const type of [0, 1, 2] as const) {
    if (!state.layout.stored[type]) continue;
    for (let site = 0; site < (type === 0 ? cells : shape.board.sizes[type]); site++) {
      if (wanted.has(state.what(type, site))) sites.push(keyOf(type, site));
    }
  }
  return { sites, about: `${count(sites.length, 'site')} with this piece` };
}

function movesOf(node: CallNode, rules: readonly TracedRule[]): Found | undefined {
  const { start, end } = node.span;
  const rule = rules.find((each) => each.start === start && each.end === end);
  if (!rule) return undefined;
  const sites = new Set(rule.given.map(({ to }) => to).filter((key) => !key.endsWith('-1')));
  return { sites: [...sites], about: `${count(rule.moves, 'move')} of this rule` };
}
