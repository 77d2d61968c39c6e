/** The kinds of ludemes: what an argument can be declared as, and what it compiles to. */
import type { GraphExpression, Polygon } from '@ludii/geometry';
import type { Condition, Rule, Sites, Value } from '@ludii/ir';
import { ruleFn } from '@ludii/ir/internal';
import { kind } from '@ludii/registry';
import { realisedKind } from '@ludii/registry/internal';
import { type DirectionWord, directionWord, wordDirections } from '../direction/words.js';
import type { Build } from './build.js';
import type { Between, From, PieceChoice, Then, To } from './bundles.js';
import {
  type BoolFn,
  type DirectionFn,
  type FloatFn,
  fixedBool,
  fixedFloat,
  fixedInt,
  type IntFn,
  type IntsFn,
  type MovesFn,
  type RangeFn,
  type RegionFn,
} from './compiled.js';
import { askable, boolOf, intOf, regionFn } from './meaning.js';

/** Forms of ludemes that say what they mean compile to what the interpreter makes of it. */
export const Int = {
  ...kind<IntFn>('int()', 'a whole number or an int function', { integer: fixedInt }),
  derive: (node: unknown): IntFn => intOf(node as Value),
  byMeaning: true,
} as const;

export const Bool = {
  ...kind<BoolFn>('boolean()', 'a condition', {
    word: (word) => (word === 'True' ? fixedBool(true) : word === 'False' ? fixedBool(false) : undefined),
  }),
  derive: (node: unknown): BoolFn => boolOf(node as Condition),
  byMeaning: true,
} as const;

export const Float = kind<FloatFn>('float()', 'a number or a float function', {
  integer: (value) => fixedFloat(Math.fround(value)),
  float: (value) => fixedFloat(Math.fround(value)),
});

export const Region = {
  ...kind<RegionFn>('region()', 'a region'),
  derive: (node: unknown): RegionFn => regionFn(node as Sites),
  byMeaning: true,
} as const;
export const Ints = kind<IntsFn>('ints()', 'a list function');
export const Range = kind<RangeFn>('range()', 'a range');

/** Directions; a bare word is short for `(directions word)`. */
export const Direction = realisedKind<DirectionFn, Build, DirectionWord>(
  'Direction',
  'a direction',
  { word: directionWord },
  (word, build) => wordDirections(word, build),
);

/** Board sizes: whole numbers known when the game is built. */
export const Dim = kind<number>('dim()', 'a whole number or arithmetic on whole numbers', {
  integer: (value) => value,
});
/** Graphs: generators and operators of `@ludii/geometry`. */
export const Graph = { ...kind<GraphExpression>('graph()', 'a graph'), builtLater: true } as const;
/** `(poly …)`: an outline. */
export const Poly = kind<Polygon>('Poly', '`(poly …)`');
/** `(rotations …)`: rotation values; also a list of integers. */
export const Rotations = kind<IntsFn>('Rotations', '`(rotations …)`', {}, Ints);

/** A rule as closures, by what it means. */
const deriveRule = (node: unknown): MovesFn => Object.assign(ruleFn(node as Rule), { ir: node as Rule });

const ofRules = {
  derive: deriveRule,
  byMeaning: true,
  lift: (closure: unknown): MovesFn => askable(closure as MovesFn),
} as const;

/** Anything that generates moves. */
export const Moves = { ...kind<MovesFn>('Moves', 'a move rule'), ...ofRules };
/** Move rules that are no decision: effects and operators. They fit wherever moves do. */
export const NonDecision = { ...kind<MovesFn>('NonDecision', 'an effect', {}, Moves), ...ofRules };

/** `(player …)`: a player given by number. */
export const Player = kind<IntFn>('Player', '`(player …)`');
export const FromPart = kind<From>('From', '`(from …)`');
export const ToPart = kind<To>('To', '`(to …)`');
export const BetweenPart = kind<Between>('Between', '`(between …)`');
export const ThenPart = kind<Then>('Then', '`(then …)`');
export const PiecePart = kind<PieceChoice>('Piece', '`(piece …)`');
