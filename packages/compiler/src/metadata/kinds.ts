/** The kinds of metadata: what is known about a game, how it looks, how programs play it. None of it changes the rules. */
import type { Build } from '@ludii/functions';
import { declares, kind, words } from '@ludii/registry';

/** Declares a ludeme of metadata. Nothing is compiled: it is checked, explained, and read by those whom it concerns. */
export const clause = declares<Build>();

export const Metadata = kind<unknown>('Metadata', '`(metadata …)`');
export const Info = kind<unknown>('Info', '`(info …)`');
export const InfoItem = kind<unknown>('InfoItem', 'a fact about the game');
export const Graphics = kind<unknown>('Graphics', '`(graphics …)`');
export const GraphicsItem = kind<unknown>('GraphicsItem', 'a rule of how the game looks');
export const Colour = kind<unknown>('Colour', '`(colour …)`');
export const Ai = kind<unknown>('Ai', '`(ai …)`');
export const Agent = kind<unknown>('Agent', 'a program that plays');
export const Selection = kind<unknown>('Selection', 'a way to choose where a tree search looks');
export const Heuristics = kind<unknown>('Heuristics', '`(heuristics …)`');
export const HeuristicTerm = kind<unknown>('HeuristicTerm', 'a part of the worth of a position');
export const Transformation = kind<unknown>('HeuristicTransformation', 'a change of scale of a worth');
export const Features = kind<unknown>('Features', '`(features …)`');
export const FeatureSet = kind<unknown>('FeatureSet', '`(featureSet …)`');
export const FeatureTrees = kind<unknown>('FeatureTrees', '`(featureTrees …)`');
export const LogitTree = kind<unknown>('LogitTree', '`(logitTree …)`');
export const LogitNode = kind<unknown>('LogitNode', 'a node of a logit tree');
export const DecisionTree = kind<unknown>('DecisionTree', '`(decisionTree …)`');
export const DecisionTreeNode = kind<unknown>('DecisionTreeNode', 'a node of a decision tree');
export const Weight = kind<unknown>('Pair', '`(pair …)`');
export const Recon = kind<unknown>('Recon', '`(recon …)`');
export const ReconItem = kind<unknown>('ReconItem', 'something that is known of a lost game');

export const BoardGraphicsWord = words('BoardGraphicsType', [
  'InnerEdges',
  'OuterEdges',
  'Phase0',
  'Phase1',
  'Phase2',
  'Phase3',
  'Phase4',
  'Phase5',
  'Symbols',
  'InnerVertices',
  'OuterVertices',
]);
export const ComponentStyleWord = words('ComponentStyleType', [
  'Piece',
  'Text',
  'Tile',
  'Card',
  'Die',
  'Domino',
  'LargePiece',
  'ExtendedShogi',
  'ExtendedXiangqi',
  'NativeAmericanDice',
]);
const boardStyles =
  'Board Hand Deck Dice Boardless ConnectiveGoal Mancala PenAndPaper Shibumi Spiral Isometric Puzzle Backgammon Chess Connect4 Go Graph HoundsAndJackals Janggi Lasca Shogi SnakesAndLadders Surakarta Table Tafl Xiangqi UltimateTicTacToe Futoshiki Hashi Kakuro Sudoku';
export const ContainerStyleWord = words('ContainerStyleType', boardStyles.split(' '));
export const CurveWord = words('CurveType', ['Spline', 'Bezier']);
export const EdgeWord = words('EdgeType', ['All', 'Inner', 'Outer', 'Interlayer']);
export const HoleWord = words('HoleType', ['Square', 'Oval']);
export const LineStyleWord = words('LineStyle', [
  'Thin',
  'Thick',
  'ThinDotted',
  'ThickDotted',
  'ThinDashed',
  'ThickDashed',
  'Hidden',
]);
const stacks =
  'Default Ground GroundDynamic Reverse Fan FanAlternating None Backgammon Count DefaultAndCount CountColoured Ring TowardsCenter';
export const PieceStackWord = words('PieceStackType', stacks.split(' '));
export const DrawHintWord = words('PuzzleDrawHintType', ['Default', 'TopLeft', 'NextTo', 'None']);
export const HintLocationWord = words('PuzzleHintLocationType', ['Default', 'BetweenVertices']);
export const ShownDataWord = words('ShowComponentDataType', ['State', 'Value']);
export const ValueLocationWord = words('ValueLocationType', ['None', 'CornerLeft', 'CornerRight', 'Top', 'Middle']);
export const WhenScoreWord = words('WhenScoreType', ['Always', 'Never', 'AtEnd']);
const colours =
  'White Black Grey LightGrey VeryLightGrey DarkGrey VeryDarkGrey Dark Red Green Blue Yellow Pink Cyan Brown DarkBrown VeryDarkBrown Purple Magenta Turquoise Orange LightOrange LightRed DarkRed Burgundy LightGreen DarkGreen LightBlue VeryLightBlue DarkBlue IceBlue Gold Silver Bronze GunMetal HumanLight HumanDark Cream DeepPurple PinkFloyd BlackSabbath KingCrimson TangerineDream BabyBlue LightTan Hidden';
export const ColourWord = words('UserColourType', colours.split(' '));
