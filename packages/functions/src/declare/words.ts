/** The enumerations of the language that functions and rules share. */
import { ABSOLUTE_DIRECTIONS, COMPASS, RELATIVE_DIRECTIONS, ROTATIONAL, SPATIAL } from '@ludii/geometry';
import { type Kind, kind, words } from '@ludii/registry';
import type { Carried } from '@ludii/registry/internal';

/** Cells, vertices or edges. Naming one makes the game remember that type of site. */
export const SiteTypeWord: Kind<'Vertex' | 'Edge' | 'Cell'> = {
  ...words('SiteType', ['Vertex', 'Edge', 'Cell']),
  flags: (value) => (value === 'Cell' ? ['cell'] : value === 'Vertex' ? ['vertex', 'graph'] : ['edge', 'graph']),
};

const numbered = <P extends string>(prefix: P): readonly `${P}${number}`[] =>
  Array.from({ length: 16 }, (_, i) => `${prefix}${i + 1}` as const);

/** Words for players seen from a position: `Mover`, `P1`, `Enemy`… */
export const Role = words('RoleType', [
  'Neutral',
  ...numbered('P'),
  ...numbered('Team'),
  'TeamMover',
  'Each',
  'Shared',
  'All',
  'Mover',
  'Next',
  'Prev',
  'NonMover',
  'Enemy',
  'Friend',
  'Ally',
  'Player',
]);
export type RoleWord = Carried<typeof Role>;

export const AbsoluteDirectionWord = words('AbsoluteDirection', ABSOLUTE_DIRECTIONS);

export const RelativeDirectionWord = words('RelativeDirection', RELATIVE_DIRECTIONS);
export const CompassDirectionWord = words('CompassDirection', COMPASS);

/** The way a piece or player can face. */
export const FacingWord = words('DirectionFacing', [...COMPASS, ...ROTATIONAL, ...SPATIAL]);

export const RelationWord = words('RelationType', ['Orthogonal', 'Diagonal', 'OffDiagonal', 'Adjacent', 'All']);
export const StackDirectionWord = words('StackDirection', ['FromBottom', 'FromTop']);
export const RepetitionWord = words('RepetitionType', [
  'SituationalInTurn',
  'PositionalInTurn',
  'Positional',
  'Situational',
]);
export const StaticRegionWord = words('RegionTypeStatic', [
  'Rows',
  'Columns',
  'AllDirections',
  'HintRegions',
  'Layers',
  'Diagonals',
  'SubGrids',
  'Regions',
  'Vertices',
  'Corners',
  'Sides',
  'SidesNoCorners',
  'AllSites',
  'Touching',
]);
export const DynamicRegionWord = words('RegionTypeDynamic', [
  'Empty',
  'NotEmpty',
  'Own',
  'NotOwn',
  'Enemy',
  'NotEnemy',
]);
export const HiddenDataWord = words('HiddenData', ['What', 'Who', 'State', 'Count', 'Rotation', 'Value']);
export const StepWord = words('StepType', ['F', 'L', 'R']);
export const WhenWord = words('WhenType', ['StartOfTurn', 'EndOfTurn']);
export const LandmarkWord = words('LandmarkType', [
  'CentreSite',
  'LeftSite',
  'RightSite',
  'Topsite',
  'BottomSite',
  'FirstSite',
  'LastSite',
]);
export const PuzzleElementWord = words('PuzzleElementType', ['Cell', 'Edge', 'Vertex', 'Hint']);
export const LineOfSightWord = words('LineOfSightType', ['Empty', 'Farthest', 'Piece']);
export const ResultWord = words('ResultType', ['Win', 'Loss', 'Draw', 'Tie', 'Abandon', 'Crash']);
export const ModeWord = words('ModeType', ['Alternating', 'Simultaneous', 'Simulation']);
export const DealableWord = words('DealableType', ['Dominoes', 'Cards']);
export const SuitWord = words('SuitType', ['Clubs', 'Spades', 'Diamonds', 'Hearts']);
export const CardWord = words('CardType', [
  'Joker',
  'Ace',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Jack',
  'Queen',
  'King',
]);

/** A string in quotes. */
export const Text = kind<string>('string', 'a string in quotes', { string: (value) => value });
/** A whole number written as such. */
export const Whole = kind<number>('int', 'a whole number', { integer: (value) => value });
/** A number written as such. */
export const Decimal = kind<number>('float', 'a number', { integer: (value) => value, float: (value) => value });
/** `True` or `False` written as such. */
export const Switch = kind<boolean>('boolean', '`True` or `False`', {
  word: (word) => (word === 'True' ? true : word === 'False' ? false : undefined),
});
