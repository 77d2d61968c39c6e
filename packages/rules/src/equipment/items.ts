/** What the equipment of a game is made of, as plain data: the compiler sorts, numbers and names it. */
import type { IntFn, MovesFn, RegionFn } from '@ludii/functions';
import type { BoardSpec, CardWorth, RoleWord, SiteType, TilePath } from '@ludii/functions/internal';

export type Item =
  | { readonly item: 'board'; readonly board: BoardSpec }
  | { readonly item: 'hand'; readonly role: RoleWord; readonly size: number }
  | DeckItem
  | DiceItem
  | { readonly item: 'hints'; readonly type: SiteType; readonly hints: readonly HintData[] }
  | RegionsItem
  | { readonly item: 'map'; readonly name: string; readonly pairs: () => readonly PairData[] }
  /** A full set of dominoes. */
  | { readonly item: 'dominoes'; readonly upTo: number }
  | ComponentItem;

/** A deck of cards. */
export interface DeckItem {
  readonly item: 'deck';
  readonly role: RoleWord;
  readonly suits: number;
  /** The cards of each suit. */
  readonly cards: readonly CardWorth[];
}

/** Dice with their faces. */
export interface DiceItem {
  readonly item: 'dice';
  readonly role: RoleWord;
  /** Faces of each die. */
  readonly faces: readonly (readonly number[])[];
}

/** One hint: sites with a value. */
export interface HintData {
  readonly sites: readonly number[];
  readonly value: number;
}

/** Named regions. */
interface RegionsItem {
  readonly item: 'regions';
  readonly name: string | undefined;
  readonly role: RoleWord | undefined;
  readonly sites: readonly number[] | undefined;
  readonly regions: () => readonly RegionFn[];
  readonly staticTypes: readonly string[];
  readonly hintLabel: string | undefined;
}

/** A key or value of a map before it is looked up. */
export type PairEnd =
  | { readonly of: 'int'; readonly value: IntFn }
  | { readonly of: 'role'; readonly role: RoleWord }
  | { readonly of: 'text'; readonly text: string }
  | { readonly of: 'landmark'; readonly landmark: string };

/** An entry of a map. */
export interface PairData {
  readonly key: PairEnd;
  readonly value: PairEnd;
}

/** A piece or tile. */
export interface ComponentItem {
  readonly item: 'component';
  readonly name: string;
  readonly role: RoleWord;
  /** Code of the direction that it faces, -1 for none. */
  readonly facing: number;
  readonly flips: readonly [number, number] | undefined;
  /** Compiles the piece's moves, once the whole equipment is known. */
  readonly moves: (() => MovesFn) | undefined;
  readonly tile:
    | {
        readonly walks: readonly (readonly string[])[];
        /** -1: as many as a cell of the board has. */
        readonly sides: number;
        readonly slots: readonly number[] | undefined;
        readonly slotsPerSide: number | undefined;
        readonly paths: readonly TilePath[];
      }
    | undefined;
  /** What makes it a single die, domino or card rather than a piece. */
  readonly special?:
    | { readonly of: 'die'; readonly faces: readonly number[] }
    | { readonly of: 'domino'; readonly pips: readonly [number, number] }
    | { readonly of: 'card'; readonly card: CardWorth & { readonly suit: number } };
  readonly maxState: number;
  readonly maxCount: number;
  readonly maxValue: number;
}
