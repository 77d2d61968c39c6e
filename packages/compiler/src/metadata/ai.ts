/** How programs play a game: `(ai …)`. */
import { Decimal, Role, Text, Whole } from '@ludii/functions';
import { Switch } from '@ludii/functions/internal';
import { list, named, optional } from '@ludii/registry';
import {
  Agent,
  Ai,
  clause,
  DecisionTree,
  DecisionTreeNode,
  FeatureSet,
  Features,
  FeatureTrees,
  Heuristics,
  HeuristicTerm,
  LogitNode,
  LogitTree,
  Selection,
  Transformation,
  Weight,
} from './kinds.js';

const scaled = { transformation: named(optional(Transformation)), weight: named(optional(Decimal)) };
const weighted = { ...scaled, pieceWeights: named(optional(list(Weight))) };
const returns = HeuristicTerm;

/** Terms without arguments of their own: keyword, what it is. */
const plainTerms: readonly (readonly [string, string])[] = [
  ['currentMoverHeuristic', 'Being the one to move.'],
  ['influence', 'The number of sites that a player can move to.'],
  ['influenceAdvanced', 'The number of sites that a player can move to, as if it were his turn.'],
  ['mobilityAdvanced', 'The number of moves of a player, as if it were his turn.'],
  ['mobilitySimple', 'The number of moves of the one to move.'],
  ['ownRegionsCount', 'The pieces of a player in his own regions.'],
  ['playerSiteMapCount', 'The counters on the sites that a map gives to a player.'],
  ['score', 'The score of a player.'],
];

/** Terms that weigh the pieces of a player: keyword, what it is. */
const pieceTerms: readonly (readonly [string, string])[] = [
  ['centreProximity', 'How near the pieces of a player are to the centre.'],
  ['cornerProximity', 'How near the pieces of a player are to a corner.'],
  ['sidesProximity', 'How near the pieces of a player are to a side.'],
  ['unthreatenedMaterial', 'The pieces of a player that nobody can take.'],
];

const heuristics = [
  ...plainTerms.map(([keyword, doc]) =>
    clause(keyword, { returns, args: scaled, doc, example: `(${keyword} weight:0.5)` }),
  ),
  ...pieceTerms.map(([keyword, doc]) =>
    clause(keyword, { returns, args: weighted, doc, example: `(${keyword} weight:0.5)` }),
  ),
  clause('componentValues', {
    returns,
    args: { ...weighted, boardOnly: named(optional(Switch)) },
    doc: 'The values of the pieces of a player.',
    example: '(componentValues boardOnly:True)',
  }),
  clause('material', {
    returns,
    args: { ...weighted, boardOnly: named(optional(Switch)) },
    doc: 'The number of pieces of a player, each with its weight.',
    example: '(material pieceWeights:{ (pair "Rook" 5) })',
  }),
  clause('intercept', {
    returns,
    args: { transformation: named(optional(Transformation)), playerWeights: named(list(Weight)) },
    doc: 'A fixed worth for each player.',
    example: '(intercept playerWeights:{ (pair "P1" 1) })',
  }),
  clause('lineCompletionHeuristic', {
    returns,
    args: { ...scaled, targetLength: named(optional(Whole)) },
    doc: 'How near a player is to a line of a length.',
    example: '(lineCompletionHeuristic targetLength:4)',
  }),
  clause('nullHeuristic', { returns, args: {}, doc: 'Nothing.', example: '(nullHeuristic)' }),
  clause('playerRegionsProximity', {
    returns,
    args: { ...scaled, player: named(Whole), pieceWeights: named(optional(list(Weight))) },
    doc: 'How near the pieces of a player are to the regions of another.',
    example: '(playerRegionsProximity player:2)',
  }),
  clause('regionProximity', {
    returns,
    args: { ...scaled, region: named(Whole), pieceWeights: named(optional(list(Weight))) },
    doc: 'How near the pieces of a player are to a region.',
    example: '(regionProximity region:0)',
  }),
];

const transformations = [
  ['divNumBoardSites', 'Divides by the number of sites of the board.'],
  ['divNumInitPlacement', 'Divides by the number of pieces at the start.'],
  ['logisticFunction', 'Brings every worth between 0 and 1.'],
  ['tanh', 'Brings every worth between -1 and 1.'],
].map(([keyword = '', doc = '']) =>
  clause(keyword, { returns: Transformation, args: {}, doc, example: `(${keyword})` }),
);

const agents = [
  clause('bestAgent', {
    returns: Agent,
    args: { name: Text },
    doc: 'The program that plays the game best.',
    example: '(bestAgent "UCT")',
  }),
  clause('mcts', {
    returns: Agent,
    args: { selection: optional(Selection) },
    doc: 'A tree search by random games.',
    example: '(mcts (ucb1 1.4))',
  }),
  clause('ucb1', {
    returns: Selection,
    args: { exploration: optional(Decimal) },
    doc: 'Chooses by upper confidence bounds.',
    example: '(ucb1 1.4)',
  }),
  clause('ag0', {
    returns: Selection,
    args: { exploration: optional(Decimal) },
    doc: 'Chooses by bounds that a policy weighs.',
    example: '(ag0 2.5)',
  }),
  clause('alphaBeta', {
    returns: Agent,
    args: { heuristics: optional(Heuristics) },
    doc: 'A tree search that looks at all moves and weighs positions.',
    example: '(alphaBeta (heuristics (material)))',
  }),
];

const features = [
  clause('features', {
    returns: Features,
    args: { set: optional(FeatureSet) },
    doc: 'Patterns that say which moves are good.',
    example: '(features (featureSet P1 { (pair "rel:to=<{}>" 1.5) }))',
  }),
  clause('features', {
    returns: Features,
    args: { sets: optional(list(FeatureSet)) },
    doc: 'Patterns that say which moves are good, for each player.',
    example: '(features { (featureSet P1 { (pair "rel:to=<{}>" 1.5) }) })',
  }),
  clause('featureSet', {
    returns: FeatureSet,
    args: { role: Role, features: list(Weight) },
    doc: 'The patterns of a player with their weights.',
    example: '(featureSet All { (pair "rel:to=<{}>" 1.5) })',
  }),
  clause('featureSet', {
    returns: FeatureSet,
    args: {
      role: Role,
      selectionFeatures: named(optional(list(Weight))),
      playoutFeatures: named(optional(list(Weight))),
      tspgFeatures: named(optional(list(Weight))),
    },
    doc: 'The patterns of a player for the parts of a tree search.',
    example: '(featureSet P1 playoutFeatures:{ (pair "rel:to=<{}>" 1.5) })',
  }),
  clause('featureTrees', {
    returns: FeatureTrees,
    args: { logitTrees: named(optional(list(LogitTree))), decisionTrees: named(optional(list(DecisionTree))) },
    doc: 'Trees of patterns that say which moves are good.',
    example: '(featureTrees logitTrees:{ (logitTree P1 (leaf { (pair "Intercept" 0.5) })) })',
  }),
  clause('logitTree', {
    returns: LogitTree,
    args: { role: Role, root: LogitNode },
    doc: 'A tree of patterns that ends in sums of weights.',
    example: '(logitTree P1 (leaf { (pair "Intercept" 0.5) }))',
  }),
  clause('decisionTree', {
    returns: DecisionTree,
    args: { role: Role, root: DecisionTreeNode },
    doc: 'A tree of patterns that ends in shares.',
    example: '(decisionTree P1 (binaryLeaf 0.5))',
  }),
  ...[LogitNode, DecisionTreeNode].map((node) =>
    clause('if', {
      returns: node,
      // biome-ignore lint/suspicious/noThenProperty: the name that the language gives it
      args: { feature: Text, then: named(node), Else: named(node) },
      doc: 'Goes on by whether a pattern is there.',
    }),
  ),
  clause('leaf', {
    returns: LogitNode,
    args: { weights: list(Weight) },
    doc: 'The weights at the end of a tree.',
    example: '(leaf { (pair "Intercept" 0.5) })',
  }),
  clause('leaf', {
    returns: DecisionTreeNode,
    args: { bottom25: named(Decimal), iqr: named(Decimal), top25: named(Decimal) },
    doc: 'The shares at the end of a tree.',
    example: '(leaf bottom25:0.2 iqr:0.5 top25:0.3)',
  }),
  clause('binaryLeaf', {
    returns: DecisionTreeNode,
    args: { share: Decimal },
    doc: 'The share of good moves at the end of a tree.',
    example: '(binaryLeaf 0.5)',
  }),
];

export const aiClauses = [
  clause('ai', {
    returns: Ai,
    args: {
      agent: optional(Agent),
      heuristics: optional(Heuristics),
      trainedHeuristics: named(optional(Heuristics)),
      features: optional(Features),
      trainedFeatures: named(optional(Features)),
      trainedFeatureTrees: named(optional(FeatureTrees)),
    },
    doc: 'How programs play the game.',
    example: '(ai (bestAgent "UCT"))',
  }),
  clause('ai', {
    returns: Ai,
    args: { name: Text },
    doc: 'How programs play the game, as a define of that name says that is kept elsewhere.',
    example: '(ai "Chess_ai")',
  }),
  clause('heuristics', {
    returns: Heuristics,
    args: { terms: optional(list(HeuristicTerm)) },
    doc: 'What a position is worth: the sum of its terms.',
    example: '(heuristics { (material) (mobilitySimple weight:0.1) })',
  }),
  clause('heuristics', {
    returns: Heuristics,
    args: { term: optional(HeuristicTerm) },
    doc: 'What a position is worth.',
    example: '(heuristics (material))',
  }),
  clause('pair', {
    returns: Weight,
    args: { name: Text, weight: Decimal },
    doc: 'A name and its weight.',
    example: '(pair "Rook" 5)',
  }),
  ...heuristics,
  ...transformations,
  ...agents,
  ...features,
];
