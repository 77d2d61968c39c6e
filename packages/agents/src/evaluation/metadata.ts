/** The `(ai …)` clause of a description: which agent plays it well, and how positions are judged. */
import type { Rulebook } from '@ludii/engine';
import type { CallNode, Node } from '@ludii/engine/internal';
import type { HeuristicTerm, PieceWeights, TermName, Transformation } from './term.js';

/** What a description says to agents. */
export interface AiAdvice {
  readonly bestAgent: string | undefined;
  /** Terms of `heuristics`, else of `trainedHeuristics`. */
  readonly terms: readonly HeuristicTerm[] | undefined;
}

const termNames: ReadonlySet<string> = new Set<TermName>([
  'material',
  'componentValues',
  'unthreatenedMaterial',
  'centreProximity',
  'cornerProximity',
  'sidesProximity',
  'regionProximity',
  'playerRegionsProximity',
  'mobilitySimple',
  'mobilityAdvanced',
  'influence',
  'influenceAdvanced',
  'currentMoverHeuristic',
  'score',
  'ownRegionsCount',
  'playerSiteMapCount',
  'lineCompletionHeuristic',
  'intercept',
  'nullHeuristic',
]);
const transformations: ReadonlySet<string> = new Set<Transformation>([
  'divNumBoardSites',
  'divNumInitPlacement',
  'logisticFunction',
  'tanh',
]);

function find(node: CallNode, keyword: string): CallNode | undefined {
  for (const { value } of node.args) if (value.kind === 'call' && value.keyword === keyword) return value;
  return undefined;
}

function named(node: CallNode, name: string): Node | undefined {
  return node.args.find((arg) => arg.name === name)?.value;
}

function items(node: Node | undefined): CallNode[] {
  const list = node?.kind === 'list' ? node.items.map(({ value }) => value) : node ? [node] : [];
  return list.filter((each) => each.kind === 'call');
}

/** `{ (pair "Pawn" 1) … }`. */
function pairs(node: Node | undefined): PieceWeights | undefined {
  if (!node) return undefined;
  const found: Record<string, number> = {};
  for (const { args } of items(node)) {
    const [name, weight] = args.map(({ value }) => value);
    if (name?.kind === 'string' && weight?.kind === 'number') found[name.value] = weight.value;
  }
  return found;
}

function numberOf(node: Node | undefined): number | undefined {
  if (node?.kind === 'number') return node.value;
  const player = node?.kind === 'word' ? /^P(\d+)$/.exec(node.word) : null;
  return player ? Number(player[1]) : undefined;
}

/** A term; undefined for what is none, because metadata never stop a game. */
function readTerm(call: CallNode): HeuristicTerm | undefined {
  const { keyword } = call;
  if (!termNames.has(keyword)) return undefined;
  const transformed = named(call, 'transformation');
  const boardOnly = named(call, 'boardOnly');
  const read: Record<string, unknown> = {
    term: keyword,
    weight: numberOf(named(call, 'weight')),
    transformation:
      transformed?.kind === 'call' && transformations.has(transformed.keyword) ? transformed.keyword : undefined,
    pieceWeights: pairs(named(call, 'pieceWeights')),
    playerWeights: keyword === 'intercept' ? (pairs(named(call, 'playerWeights')) ?? {}) : undefined,
    targetLength: numberOf(named(call, 'targetLength')),
    region: keyword === 'regionProximity' ? (numberOf(named(call, 'region')) ?? 0) : undefined,
    boardOnly: boardOnly?.kind === 'word' ? boardOnly.word === 'True' : undefined,
    player: keyword === 'playerRegionsProximity' ? (numberOf(named(call, 'player')) ?? 1) : undefined,
  };
  for (const key of Object.keys(read)) if (read[key] === undefined) delete read[key];
  return read as unknown as HeuristicTerm;
}

function readTerms(node: CallNode | undefined): readonly HeuristicTerm[] | undefined {
  if (!node) return undefined;
  const terms = node.args.flatMap(({ value }) => items(value)).map(readTerm);
  return terms.filter((term) => term !== undefined);
}

/** What the metadata of a game say to agents. */
export function aiAdvice(game: Rulebook): AiAdvice {
  const { metadata } = game.compiled.setting;
  const ai = metadata && find(metadata, 'ai');
  if (!ai) return { bestAgent: undefined, terms: undefined };
  const best = find(ai, 'bestAgent')?.args[0]?.value;
  const direct = ai.args.find(({ name, value }) => !name && value.kind === 'call' && value.keyword === 'heuristics');
  const ofAlphaBeta = find(ai, 'alphaBeta');
  const trained = named(ai, 'trainedHeuristics');
  const heuristics =
    (direct?.value as CallNode | undefined) ??
    (ofAlphaBeta && find(ofAlphaBeta, 'heuristics')) ??
    (trained?.kind === 'call' ? trained : undefined);
  return {
    bestAgent: best?.kind === 'string' ? best.value : ofAlphaBeta ? 'Alpha-Beta' : undefined,
    terms: readTerms(heuristics),
  };
}

/** More digits than this are noise. */
const round = (x: number): string => String(Number(x.toPrecision(2)));

/** A term as it is written in metadata. */
export function termText(term: HeuristicTerm): string {
  const pairText = (weights: PieceWeights): string =>
    `{ ${Object.entries(weights)
      .map(([name, weight]) => `(pair "${name}" ${round(weight)})`)
      .join(' ')} }`;
  const parts: string[] = [term.term];
  if (term.transformation) parts.push(`transformation:(${term.transformation})`);
  if (term.weight !== undefined) parts.push(`weight:${round(term.weight)}`);
  // Arguments have an order, although they are named.
  if ('region' in term) parts.push(`region:${term.region}`);
  if ('player' in term) parts.push(`player:${term.player}`);
  if ('pieceWeights' in term && term.pieceWeights) parts.push(`pieceWeights:${pairText(term.pieceWeights)}`);
  if ('playerWeights' in term) parts.push(`playerWeights:${pairText(term.playerWeights)}`);
  if ('boardOnly' in term && term.boardOnly) parts.push('boardOnly:True');
  if ('targetLength' in term && term.targetLength !== undefined) parts.push(`targetLength:${term.targetLength}`);
  return `(${parts.join(' ')})`;
}

/** The clause to paste into the metadata of a description. */
export function adviceText(terms: readonly HeuristicTerm[], bestAgent?: string): string {
  const agent = bestAgent === undefined ? '' : `\n  (bestAgent "${bestAgent}")`;
  return `(ai${agent}\n  (heuristics {\n${terms.map((term) => `    ${termText(term)}`).join('\n')}\n  })\n)`;
}
