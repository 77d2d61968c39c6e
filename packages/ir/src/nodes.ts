/**
 * What rules mean, as plain data. A ludeme builds a node from the nodes of its parts; everything else (closures, emitted
 * code, the ways to ask for moves) follows from the node. What has no node of its own yet is a `call` of a closure.
 */
import type { Context, MoveList, SiteTypeCode } from '@ludii/state';
import type { Opcode } from '@ludii/state/internal';
import type { SiteSet } from './siteSet.js';
import type { Watched } from './watch.js';

/** The iterators of a context that rules read. */
export type RegisterName =
  | 'from'
  | 'to'
  | 'between'
  | 'site'
  | 'level'
  | 'player'
  | 'value'
  | 'track'
  | 'pips'
  | 'edge'
  | 'hint';

/** What a site of the board holds. */
export type Datum = 'what' | 'who' | 'state' | 'count';

/** `&` joins the bits of two numbers; `/` has no fraction, `%` is a remainder with the sign of the first number. */
export type MathSign = '+' | '-' | '*' | '/' | '%' | '&' | 'min' | 'max';
export type CompareSign = '=' | '!=' | '<' | '<=' | '>' | '>=';

/** The numbers of hands, which are cells whatever type of site is asked for: first..end−1. */
export interface Hands {
  readonly first: number;
  readonly end: number;
}

/** A whole number. */
export type Value =
  | { readonly k: 'const'; readonly value: number }
  | { readonly k: 'register'; readonly name: RegisterName }
  /** A player by their part in the turn. */
  | { readonly k: 'player'; readonly part: 'mover' | 'next' | 'prev' }
  /** An end of the last move of the trial, -1 if there is none. */
  | { readonly k: 'last'; readonly end: 'from' | 'to' }
  /** A datum of a site; 0 for numbers outside 0..limit−1 that are none of hands. */
  | {
      readonly k: 'read';
      readonly datum: Datum;
      readonly type: SiteTypeCode;
      readonly site: Value;
      readonly limit: number;
      readonly hands?: Hands | undefined;
    }
  /** The type of a site: that of hands is the cell. */
  | { readonly k: 'typeAt'; readonly site: Value; readonly type: SiteTypeCode; readonly hands: Hands }
  /** The entry of a table; `otherwise` outside of it. */
  | { readonly k: 'table'; readonly of: Value; readonly values: readonly number[]; readonly otherwise: number }
  | { readonly k: 'math'; readonly sign: MathSign; readonly a: Value; readonly b: Value }
  | { readonly k: 'choice'; readonly test: Condition; readonly yes: Value; readonly no: Value }
  /** The first word of a list of the state, given by the place of its header. */
  | { readonly k: 'listFirst'; readonly list: number }
  /** A word of the state: a counter. */
  | { readonly k: 'word'; readonly word: number }
  /** Number of entries of the index of pieces for the components of a player; lists by player number. */
  | { readonly k: 'owned'; readonly of: Value; readonly components: readonly (readonly number[])[] }
  /** The site of the first piece of a component in the index of pieces; -1 if it has none on the board. */
  | { readonly k: 'firstSite'; readonly component: Value; readonly limit: number }
  /** The sum of a number over the sites of a set, with a register at each of them. */
  | { readonly k: 'sum'; readonly sites: Sites; readonly register: RegisterName; readonly of: Value }
  | TrackValue
  | SearchValue
  | LibertiesValue
  | GroupsValue
  | TerritoryValue
  /** What a die of a hand of dice shows; 0 once it was used. */
  | { readonly k: 'die'; readonly hand: number; readonly die: number }
  /** The sum of the dice of a hand of dice, as of the last time it was taken. */
  | { readonly k: 'pips'; readonly hand: number }
  /** The score of a player, 0 for nobody; numbers above `players` are refused. */
  | { readonly k: 'score'; readonly player: Value; readonly players: number }
  /** What the die on a site shows, by the values on the faces of each component; -1 if there is no die. */
  | { readonly k: 'face'; readonly site: number; readonly faces: readonly (readonly number[])[] }
  /** Number of pieces on a site, one above the other. */
  | { readonly k: 'height'; readonly type: Value; readonly site: Value }
  /** A datum of the piece at a level of a stack; 0 if it has none there. */
  | {
      readonly k: 'inStack';
      readonly datum: Datum & ('what' | 'who');
      readonly type: SiteTypeCode;
      readonly site: Value;
      readonly level: Value;
    }
  | { readonly k: 'callValue'; readonly fn: (c: Context) => number };

/** The number of empty sites beside the group of equal pieces that a site of the board lies in. */
export interface LibertiesValue {
  readonly k: 'liberties';
  readonly type: SiteTypeCode;
  readonly site: Value;
  /** The sites beside each site. */
  readonly beside: Relation;
  /** What programs do not know of liberties: what lies beside a site in a position, and what must hold of the group with `to` there. */
  readonly more?: { readonly beside: Beside; readonly test: Condition | undefined } | undefined;
}

/** What lies beside each site; perhaps the position decides about that, which programs do not ask. */
export type Beside = Relation | ((c: Context, site: number) => ArrayLike<number>);

/**
 * The number of groups of connected sites of the board where a condition holds with `to` there; of those of a size, if that is
 * given, or the size of the largest.
 */
export interface GroupsValue {
  readonly k: 'groups';
  /** The number of sites of the board. */
  readonly count: number;
  readonly beside: Beside;
  readonly test: Condition;
  readonly least: Value | undefined;
  readonly largest: boolean;
  /** Where groups may begin, if not anywhere, and what else must hold there. Programs do not know. */
  readonly seeds: Sites | undefined;
  readonly begins: Condition | undefined;
}

/** The number of empty sites in areas that border on no pieces but those of some players. It leaves `to` at a border. */
export interface TerritoryValue {
  readonly k: 'territory';
  readonly type: SiteTypeCode;
  /** The players, a bit each. */
  readonly owners: Value;
  readonly beside: Relation;
  /** What areas border on, beside each of their sites. */
  readonly border: Relation;
}

/** The sites of a track in order; those that are no sites of the board are negative. */
export interface TrackWay {
  readonly sites: readonly number[];
  readonly loop: boolean;
}

/**
 * The site some steps further along the track of a player, counted from where a site first comes on it, or from behind its
 * end; -1 beyond the end of a track that is no loop, and for players without a track.
 */
export interface TrackValue {
  readonly k: 'track';
  readonly player: Value;
  readonly from: Value;
  readonly steps: Value;
  /** By player number. */
  readonly tracks: readonly (TrackWay | undefined)[];
}

/**
 * The first site of the track of a player, going round from where a site first comes on it (from its beginning for -1), where
 * a condition holds with `to` there; -1 if it holds nowhere, or the site is none of the track.
 */
export interface SearchValue {
  readonly k: 'search';
  readonly player: Value;
  readonly from: Value;
  readonly test: Condition;
  /** The sites of the track by player number; none for a player without one. */
  readonly tracks: readonly (readonly number[])[];
}

/** A question. */
export type Condition =
  | { readonly k: 'known'; readonly holds: boolean }
  | { readonly k: 'and'; readonly parts: readonly Condition[] }
  | { readonly k: 'or'; readonly parts: readonly Condition[] }
  | { readonly k: 'not'; readonly part: Condition }
  | { readonly k: 'compare'; readonly sign: CompareSign; readonly a: Value; readonly b: Value }
  /** Whether a site is empty; false outside 0..limit−1 but for hands. */
  | {
      readonly k: 'empty';
      readonly type: SiteTypeCode;
      readonly site: Value;
      readonly limit: number;
      readonly hands?: Hands | undefined;
    }
  | { readonly k: 'in'; readonly site: Value; readonly sites: Sites }
  /** Whether the piece that is moving has been on a site in this turn. */
  | { readonly k: 'visited'; readonly site: Value }
  /** Whether no site of the board is empty. */
  | { readonly k: 'full'; readonly type: SiteTypeCode }
  /** Whether a rule has a move. If it `visits`, both ends of the last move count as visited meanwhile, and not afterwards. */
  | { readonly k: 'some'; readonly rule: Rule; readonly fn: (c: Context) => boolean; readonly visits: boolean }
  /** Whether the next player has no move; the closure answers where the program cannot. */
  | { readonly k: 'nextIsStuck'; readonly fn: (c: Context) => boolean }
  /** Whether a condition holds with a register at every site of a set; in no particular order. */
  | { readonly k: 'every'; readonly sites: Sites; readonly register: RegisterName; readonly test: Condition }
  /** Whether everyone has passed in their last turn; the closure answers in the engine. */
  | { readonly k: 'allPassed'; readonly fn: (c: Context) => boolean }
  /** A condition with a register elsewhere. Programs ask no such question. */
  | { readonly k: 'with'; readonly register: RegisterName; readonly at: Value; readonly test: Condition }
  | LineCondition
  | ConnectedCondition
  | RingCondition
  | ThreatCondition
  | CalledCondition;

/** A closure that answers a question, and what is known of it besides. */
export interface CalledCondition extends Watched {
  readonly k: 'callCondition';
  readonly fn: (c: Context) => boolean;
  /** Whether it is switched off while something else is worked out: then it answers false. */
  readonly isOff?: (() => boolean) | undefined;
  /** Tells whether the condition will hold after a move, without making it; undefined if it has to be tried. */
  readonly afterMove?: ((c: Context, moves: MoveList, i: number) => boolean | undefined) | undefined;
  /**
   * The same after a move that does nothing but bring a piece from one site to another, perhaps with another rotation there
   * (−1 if not), which is known before the move is written.
   */
  readonly afterLaying?: ((c: Context, from: number, to: number, rotation: number) => boolean | undefined) | undefined;
  /** Whether a condition that held still holds after the value of one site of a puzzle has changed. */
  readonly stillHolds?: ((c: Context, site: number) => boolean) | undefined;
}

/**
 * Whether a site lies in a row of pieces of one class, of a length. Without a piece that counts, `to` is left at the site. The two halves of line `id` of `offsets[site]` … are
 * sites[start[id]] … sites[end[id] − 1], then sites[backStart[id]] …, each going away from the site.
 */
export interface LineCondition extends Watched {
  readonly k: 'line';
  readonly site: Value;
  readonly type: SiteTypeCode;
  readonly limit: number;
  readonly length: number;
  /** Whether a longer row does not count. */
  readonly exact: boolean;
  readonly lines: Lines;
  /** The class of each component; 0 is that of the empty site and of pieces that never count. */
  readonly classes: readonly number[];
  /** The only class that counts; any if not given. */
  readonly only: Value | undefined;
}

/** Regions to join: their number, the regions of each site as bits, and the sites of the first. */
export interface Joined {
  readonly count: number;
  /** By site: bit `i` if it is in region `i`. */
  readonly bits: Int32Array;
  readonly first: readonly number[];
}

/** Whether the pieces connected with a site, all of one owner, join all regions of a player, or a number of them. */
export interface ConnectedCondition {
  readonly k: 'connected';
  readonly site: Value;
  readonly type: SiteTypeCode;
  /** The number of sites of the board. */
  readonly count: number;
  readonly beside: Beside;
  readonly player: Value;
  /** What players are to join. It is asked for when the game is complete. */
  readonly regions: (player: number) => Joined;
  /** The regions instead, where the position decides about them. Programs do not ask. */
  readonly asked: ((c: Context) => Joined) | undefined;
  readonly wanted: Value | undefined;
  /** Whether only pieces of that player connect; a single piece may be anybody's. */
  readonly only: boolean;
}

/** Whether pieces like that on a site, of an owner, form a ring around a site beside it. */
export interface RingCondition {
  readonly k: 'ring';
  readonly site: Value;
  readonly colour: Value;
  /** The owners of what must be inside, a bit each, if not anything may be. */
  readonly inside: Value | undefined;
  readonly board: RingBoard;
}

/** How rings lie on a board. */
export interface RingBoard {
  readonly type: SiteTypeCode;
  /** 1 for the sites at the rim. */
  readonly outer: Uint8Array;
  readonly adjacent: Relation;
  /** What touches a site inside of a ring. */
  readonly orthogonal: Relation;
  /** The lines along which what is inside is found. */
  readonly lines: Rays;
  /** How the pieces of a ring follow one another. */
  readonly beside: Beside;
}

/** Lines through each site, see {@link LineCondition}. */
export interface Lines {
  readonly offsets: Int32Array;
  readonly start: Int32Array;
  readonly end: Int32Array;
  readonly backStart: Int32Array;
  readonly backEnd: Int32Array;
  readonly sites: Int32Array;
}

/** Whether a player other than its owner could move to where a piece stands, or would stand. */
export interface ThreatCondition {
  readonly k: 'threatened';
  readonly piece: Value;
  /** The site; where the piece stands if not given. */
  readonly at: Value | undefined;
  readonly fn: (c: Context) => boolean;
  /** Switches other tests of threats off, and on again. */
  readonly hold: () => void;
  readonly release: () => void;
  /** Whether they are switched off. */
  readonly isOff: () => boolean;
}

/** A set of sites, visited in ascending order. */
export type Sites =
  | { readonly k: 'fixedSites'; readonly sites: readonly number[] }
  /** Known sites for each player number. */
  | { readonly k: 'sitesOf'; readonly player: Value; readonly sites: readonly (readonly number[])[] }
  | { readonly k: 'emptySites'; readonly type: SiteTypeCode }
  /** Some numbers; negative ones are left out. Programs only tell their membership and questions about all of them. */
  | { readonly k: 'listedSites'; readonly sites: readonly Value[] }
  /** The sites that the last move left pending, with the same restriction. */
  | { readonly k: 'pendingSites' }
  /** The sites whose pieces are removed at the end of the turn, with the same restriction. */
  | { readonly k: 'removalSites' }
  | OwnedSites
  /** The sites of one set that are, or are not, in another. */
  | { readonly k: 'shared'; readonly sites: Sites; readonly with: Sites; readonly inside: boolean }
  | { readonly k: 'union'; readonly parts: readonly Sites[] }
  /** The sites of a row of a relation; none outside of it. */
  | { readonly k: 'row'; readonly of: Value; readonly relation: Relation }
  | AlongSites
  | CallSites
  | { readonly k: 'where'; readonly sites: Sites; readonly register: RegisterName; readonly test: Condition };

/** The sites of lines from a site, each line up to the first where a condition holds with `to` there; none outside of them. */
export interface AlongSites {
  readonly k: 'alongSites';
  readonly from: Value;
  readonly lines: Rays;
  readonly stop: Condition;
}

/** Where the index of pieces says that some components are, by player number: of one type or of any, within a range. */
export interface OwnedSites {
  readonly k: 'ownedSites';
  readonly player: Value;
  readonly components: readonly (readonly number[])[];
  readonly type: SiteTypeCode | undefined;
  readonly first: number;
  readonly end: number;
}

/** A set that has no node yet. */
export interface CallSites {
  readonly k: 'callSites';
  /** Its sites in ascending order. */
  readonly fn: (c: Context) => readonly number[];
  /** Adds its sites to a set, where that takes less than to list them. */
  readonly add?: ((c: Context, out: SiteSet) => void) | undefined;
  readonly has: (c: Context, site: number) => boolean;
  /** What a question about one site is told, where that is something else than being in the set. */
  readonly asked?: ((c: Context, site: number) => boolean) | undefined;
  /** One more than the largest site that it can have. */
  readonly limit: number;
  /** All sites that it can have, where these are not all below the limit. */
  readonly within?: readonly number[] | undefined;
  /** How many sites it has at most, if that is few. */
  readonly most?: number | undefined;
}

/** Rows of sites, one for each site: those of site `s` are items offsets[s] … offsets[s + 1] − 1. */
export interface Relation {
  readonly offsets: Int32Array;
  readonly items: Int32Array;
}

/** Lines of sites from each site: line `id` of `offsets[s]` … is sites[start[id]] … sites[end[id] − 1], its own first. */
export interface Rays {
  readonly offsets: Int32Array;
  readonly start: Int32Array;
  readonly end: Int32Array;
  readonly sites: Int32Array;
}

/**
 * Something that is the same for all pieces, or depends on the piece on the site that a move starts from; or one of some
 * by a number that is worked out in the position, none for a number that has none; or asked for in every position, which
 * programs can not do.
 */
export type ByPiece<T> =
  | { readonly fixed: true; readonly all: T }
  | { readonly fixed: false; readonly of: (piece: number) => T }
  | { readonly fixed: 'chosen'; readonly which: Value; readonly all: readonly T[] }
  | { readonly fixed: 'asked'; readonly of: (c: Context) => T | undefined };

/** One action of a move: the words of the tape as values. */
export interface Action {
  readonly op: Opcode;
  readonly decision: boolean;
  readonly operands: readonly Value[];
  /** How often it happens, at least once; only the first time is a decision. Programs can not tell. */
  readonly times?: Value | undefined;
}

/** What follows from a move. */
export interface Consequence {
  /** Number of the rule in the table of consequences of the game. */
  readonly id: number;
  readonly rule: Rule;
}

/** What an end rule says of the game when it applies. */
export type Result =
  /** For one player, or for all of them: one number more than there are players. */
  | {
      readonly k: 'result';
      readonly who: Value;
      readonly how: 'Win' | 'Loss' | 'Draw' | 'Tie' | 'Abandon' | 'Crash';
    }
  /** Scores are set, then they decide: the highest wins, or the lowest. */
  | {
      readonly k: 'scores';
      readonly set: readonly { readonly player: Value; readonly value: Value }[];
      readonly lowest: Condition;
    };

/** An end rule. */
export type Ending =
  /** The first of the inner rules that applies, else the result. */
  | {
      readonly k: 'ending';
      readonly test: Condition;
      readonly inner: readonly Ending[];
      readonly result: Result | undefined;
    }
  /** The result for every player, in the register \`player\`, who meets a condition. */
  | { readonly k: 'eachEnding'; readonly test: Condition; readonly notMover: boolean; readonly result: Result };

/** A rule: gives moves in order. */
export type Rule =
  | { readonly k: 'none' }
  | { readonly k: 'all'; readonly rules: readonly Rule[] }
  /** The moves of the first rule that has some. */
  | { readonly k: 'first'; readonly rules: readonly Rule[] }
  /** The moves of a rule with a register at the first of some sites, in this order, for which it has some. */
  | { readonly k: 'firstAt'; readonly register: RegisterName; readonly sites: readonly number[]; readonly rule: Rule }
  | { readonly k: 'choose'; readonly test: Condition; readonly yes: Rule; readonly no: Rule }
  /** Notes a consequence on every move, behind those that it has. */
  | { readonly k: 'attach'; readonly then: Consequence; readonly rule: Rule }
  /** The rules of the pieces of the mover, piece by piece: `from` is where it stands, on the board or in a container. */
  | {
      readonly k: 'pieces';
      readonly rules: readonly PieceRule[];
      readonly limit: number;
      readonly container?: Container | undefined;
      /** Given where it is not the mover's pieces on the board, whatever is above them. */
      readonly unusual?: UnusualPieces | undefined;
    }
  /** A rule with some registers at each of some sites. */
  | { readonly k: 'sites'; readonly registers: readonly RegisterName[]; readonly over: Sites; readonly rule: Rule }
  /** A rule with the register `value` at each number of a range, ends included. */
  | { readonly k: 'values'; readonly min: Value; readonly max: Value; readonly rule: Rule }
  /** A rule with registers at one site, if its number is one of the board's. */
  | {
      readonly k: 'at';
      readonly registers: readonly RegisterName[];
      readonly site: Value;
      readonly limit: number;
      /** The lowest number that counts, if it is not 0. */
      readonly least?: number | undefined;
      readonly rule: Rule;
      /** Set if the registers stay where they are when the rule is one with a condition that fails; programs put them back. */
      readonly leaks?: true | undefined;
    }
  /** A rule with `to` at each neighbour of `from`. */
  | { readonly k: 'steps'; readonly ways: ByPiece<Relation>; readonly rule: Rule }
  /** Jumps from `from` over `between` to `to`; items of the relation are pairs of these two. */
  | { readonly k: 'hops'; readonly ways: ByPiece<Relation>; readonly over: Condition; readonly rule: Rule }
  | JumpsRule
  | PathsRule
  | RaysRule
  | FlankRule
  | EncloseRule
  | SowRule
  | EmitRule
  | LongestRule
  /** The moves of a rule after which a condition holds. */
  | { readonly k: 'afterwards'; readonly rule: Rule; readonly test: Condition }
  /**
   * The moves of a rule after another was carried out, whose actions stand in front of each of them. In games with dice a
   * pass if there are none.
   */
  | { readonly k: 'prior'; readonly prior: Rule; readonly rule: Rule }
  | DiceRule
  /** Every move of one rule together with every move of another, as one move. Programs know none. */
  | { readonly k: 'pairs'; readonly a: Rule; readonly b: Rule }
  /** The moves of a rule, each of which stands twice in the list: see `MoveFlag`. Programs know none. */
  | { readonly k: 'twin'; readonly rule: Rule }
  /** The moves of a rule that is asked twice when they are listed, which shows where it draws random numbers. */
  | { readonly k: 'again'; readonly rule: Rule }
  /** A rule of which programs can not write all: games that play it are left to the interpreter. */
  | { readonly k: 'interpreted'; readonly rule: Rule }
  /** A throw of all dice, on these sites. */
  | { readonly k: 'roll'; readonly dice: readonly number[]; readonly fn: (c: Context, out: MoveList) => void }
  /** Moves with numbers: at most one for each below a count that is quickly found. */
  | {
      readonly k: 'numbered';
      readonly fn: (c: Context, out: MoveList) => void;
      readonly count: (c: Context) => number;
      /** Appends the move with a number; false if it has none. */
      readonly write: (c: Context, number: number, out: MoveList) => boolean;
      /** See {@link CallRule}. */
      readonly like?: Rule | undefined;
    }
  | CallRule;

/** Moves that only a closure knows. */
export interface CallRule {
  readonly k: 'callRule';
  readonly fn: (c: Context, out: MoveList) => void;
  /** Whether there is a move, where the closure tells without listing them. */
  readonly canMove?: ((c: Context) => boolean) | undefined;
  /** What it says when asked whether it leads to a site, where its moves do not tell. */
  readonly reaches?: ((c: Context, site: number) => boolean) | undefined;
  /** Set if it says of itself that it can not move, although it has moves. */
  readonly mute?: true | undefined;
  /** A rule that has all moves which the closure can give in any position, and perhaps others. */
  readonly like?: Rule | undefined;
  /** Set if an iterator stays where the closure has put it: as an effect it is seen by the moves that are found next. */
  readonly leaks?: true | undefined;
}

/** The moves of a rule that begin the longest turns, as they turn out when they are made. */
export interface LongestRule {
  readonly k: 'longest';
  readonly rule: Rule;
  /** Lists the moves: whether a turn goes on is up to the flow of the game. */
  readonly fn: (c: Context, out: MoveList) => void;
  /** The number of moves of the longest turn; 0 if there is none. */
  readonly turn: (c: Context) => number;
}

/**
 * A rule with the register `pips` at what each die of a hand shows, and perhaps at the sum of several, where a condition
 * holds. A move uses its dice up.
 */
export interface DiceRule {
  readonly k: 'dice';
  /** The hand of dice by number; programs must know it. */
  readonly hand: Value;
  /** Whether dice that are not used yet are put together as well. */
  readonly combined: Condition;
  readonly test: Condition;
  readonly rule: Rule;
  /** What using some dice of a hand does: the actions of its moves stand behind those of the move that uses them. */
  readonly use: (hand: number, dice: readonly number[]) => Rule;
}

/** One of the containers by number: their sites are first..end−1. */
export interface Container {
  readonly which: Value;
  readonly ranges: readonly { readonly first: number; readonly end: number }[];
}

/** Other pieces than those of the mover, or not all of them. */
export interface UnusualPieces {
  /** Whose pieces move: that player is the mover meanwhile. A number of no player is the mover's turn still. */
  readonly player: Value;
  /** Whether the pieces of all owners move. */
  readonly everyone: boolean;
  readonly players: number;
  /** The only type of site that matters; the pieces are visited backwards then. */
  readonly on: SiteTypeCode | undefined;
  /** Whether only pieces move that are on top of their stack. */
  readonly top: Condition | undefined;
}

/** The rule of the pieces of one component. */
export interface PieceRule {
  readonly component: number;
  readonly owner: number;
  readonly rule: Rule;
}

/**
 * Jumps along each line from `from`: over at most `before` sites where it could land, over `between`, the first site that
 * is a hurdle, to `to`, one of the sites behind it. It may go on over `after` sites where it can land.
 */
export interface JumpsRule {
  readonly k: 'jumps';
  readonly ways: ByPiece<Rays>;
  readonly before: Value;
  readonly after: Value;
  /** Whether `between` is a hurdle. */
  readonly over: Condition;
  /** Whether `to` is a site to land on, or to pass before the hurdle. */
  readonly lands: Condition;
  /**
   * Given if it jumps over rows of hurdles: how many at least and at most. The row, as far as it is jumped over, is the line
   * that the move tells. Programs jump over single hurdles only.
   */
  readonly rows?: { readonly min: Value; readonly max: Value } | undefined;
  /** Given if the jump lands on the site instead that stops it, where this holds of it. */
  readonly landsOn: Condition | undefined;
  readonly rule: Rule;
}

/** Ways along tracks: lines of sites, and for each the place on it from which on a move may end. */
export interface Paths extends Rays {
  readonly open: Int32Array;
}

/**
 * Goes along each path from `from`: to the first site that stops it, with a move there; or to each site before, if that
 * is allowed there, which need not let it pass.
 */
export interface PathsRule {
  readonly k: 'paths';
  readonly paths: Paths;
  /** The least and the largest number of sites that it goes. */
  readonly min: Value;
  readonly max: Value;
  readonly stop: Condition;
  /** Whether `between` lets pass. */
  readonly pass: Condition;
  readonly stopping: Rule;
  readonly passing: Rule;
}

/** Goes along each line from `from`: up to the first site that stops it, or over those that let it pass. */
export interface RaysRule {
  readonly k: 'rays';
  /** Where the lines begin, if not at `from`. */
  readonly origin?: Value | undefined;
  /** What must hold of `between` at the sites before the least distance, if something must. Programs do not ask. */
  readonly before?: Condition | undefined;
  /** Whether `between` follows along; it stays where it is if not. */
  readonly trails: boolean;
  readonly ways: ByPiece<Rays>;
  /** The least and the largest number of sites that it goes. */
  readonly min: Value;
  readonly max: Value;
  /** Whether the line ends at `to`, with a move there. */
  readonly stop: Condition;
  /** Whether `between`, if it follows along the same site as `to`, lets pass. */
  readonly pass: Condition;
  readonly stopping: Rule;
  readonly passing: Rule;
}

/**
 * Goes along each line from a site over sites that are caught, and if what comes behind them holds them, gives the rule
 * with `between` at each of them. Only for effects: as moves to choose from they would have sites in between.
 */
export interface FlankRule {
  readonly k: 'flank';
  readonly site: Value;
  readonly limit: number;
  readonly lines: Rays;
  /** The least and the largest number of sites that are caught; programs must know them. */
  readonly min: Value;
  readonly max: Value;
  readonly caught: Condition;
  /** Whether `to` holds them; it is -1 at the end of a line, unless only one site can be caught. */
  readonly held: Condition;
  readonly rule: Rule;
}

/**
 * Goes through the groups beside a site of the board that is not empty: the sites where `between` belongs to one, connected by
 * steps. Those without a way out, that is an empty site beside them, are captured: gives the rule with `between` at each of
 * their sites. Only for effects: as moves to choose from they would have sites in between.
 */
export interface EncloseRule {
  readonly k: 'enclose';
  readonly site: Value;
  readonly type: SiteTypeCode;
  readonly limit: number;
  /** The sites beside each site. */
  readonly beside: Relation;
  /** Whether `between` belongs to a group. */
  readonly inside: Condition;
  readonly rule: Rule;
  /** What programs do not know of enclosing. */
  readonly more?: EncloseMore | undefined;
}

/** Rare parts of enclosing. */
export interface EncloseMore {
  /** What lies beside a site, where the position decides about that. */
  readonly besideOf: ((c: Context, site: number) => ArrayLike<number>) | undefined;
  /** So many empty sites may belong to a group. */
  readonly exceptions: Value | undefined;
  /** Given if empty sites belong to groups: what lies around one must be a chain by these steps, and no part of another. */
  readonly chain: Relation | undefined;
}

/** A way round the board for sowing: for each site its place, and for each place the next site and its place. */
export interface SowTrack {
  readonly places: Int32Array;
  readonly next: Int32Array;
  readonly nextPlace: Int32Array;
  readonly previous: Int32Array;
  readonly previousPlace: Int32Array;
  /** Says that the track ends while pieces are left to sow. */
  readonly ended: () => never;
}

/**
 * Drops the pieces of a site one by one on the sites that follow on a track; then, with `to` where the last one went and
 * `from` at the start, perhaps captures. Only for consequences.
 */
export interface SowRule {
  readonly k: 'sow';
  readonly type: SiteTypeCode;
  readonly start: Value;
  /** The track of each player, and whose is taken. */
  readonly tracks: readonly (SowTrack | undefined)[];
  readonly owner: Value;
  readonly count: Value;
  readonly includesSelf: boolean;
  /** Whether the site in `to` is left out. */
  readonly skip: Condition;
  readonly captures: Condition;
  readonly capture: Rule;
  /** What programs do not know of sowing. */
  readonly more?: SowMore | undefined;
}

/** Rare parts of sowing. */
export interface SowMore {
  /** How many pieces go to a hole. */
  readonly perHole: Value | undefined;
  /** What happens for each hole, before the pieces go there. */
  readonly effect: Rule | undefined;
  /** Whether the first pieces go to the start itself. */
  readonly origin: Condition | undefined;
  /** Whether captures go on in the hole before, or behind. */
  readonly backtracking: Condition | undefined;
  readonly forward: Condition | undefined;
}

/** One move. */
export interface EmitRule {
  readonly k: 'emit';
  readonly from: Value;
  readonly to: Value;
  /** The site in between, the sites passed on a line, or nothing. */
  readonly between: 'none' | 'site' | 'line';
  /** The sites of all lines, for a move along one. */
  readonly lines?: Int32Array | undefined;
  /** What happens before the move, worked out in the position before it; its moves have no choice. */
  readonly effect: Rule | undefined;
  readonly actions: readonly Action[];
  /** Set if the moves of its effect are all that it does: the first of them is the decision. */
  readonly appended?: true | undefined;
  /** Set if it may be asked apart whether that effect has moves, or if it is known to have some. */
  readonly happens?: 'asked' | 'known' | undefined;
  /** Given if it is two moves as one, which stand inside of it. */
  readonly joined?: readonly [EmitRule, EmitRule] | undefined;
  /** Set if it is about an edge without direction: the one that it ends on. */
  readonly edge?: true | undefined;
  /** The state of a large piece, which is part of the move. */
  readonly state?: Value | undefined;
  /** The lowest and the highest level of the pieces that leave a stack, told by moves without an effect. */
  readonly levels?: readonly [Value, Value] | undefined;
  /** The player who makes it, if not the mover. */
  readonly by?: Value | undefined;
  /** The piece that is left on each site of the line but the last. */
  readonly trail?: Value | undefined;
  /** What happens for each site passed on the line, with `between` there. */
  readonly passed?: Rule | undefined;
}

export type Node = Value | Condition | Sites | Rule;
