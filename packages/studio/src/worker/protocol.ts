/**
 * What the page and its workers say to each other: plain data only. Two workers serve a page. The *table* compiles the
 * text, answers the editor and keeps the game; the *thinker* runs agents and random games, and may be busy for long.
 */

import type { Completion, DocumentSymbol, Finding, Fold, Hover, TextEdit, Token } from '@ludii/language';
import type { BoardScene, PositionView, SiteKey } from '@ludii/render';
import type { Setup } from '../share/setup.js';

/** What is to be played: a description, the options chosen, and the moves so far. */
export interface Setting {
  readonly text: string;
  /** Chosen options as `Category/Item`. */
  readonly options: readonly string[];
  readonly ruleset?: string | undefined;
  readonly seed: number;
  /** Where play begins, if not at the start that the rules make. */
  readonly setup?: Setup | undefined;
  /** Numbers of the moves chosen. */
  readonly choices: readonly number[];
}

export type { Setup };

/** What stands on the sites while a position is set up: pieces by site, written as in a setup (`Rook1`, `Stone2*3`). */
export type Arrangement = Readonly<Record<SiteKey, string>>;

/** A piece to set up. */
export interface PieceOffer {
  readonly name: string;
  readonly owner: number;
  /** SVG as text. */
  readonly picture: string;
}

/** What one can set up with. */
export interface SetupOffer {
  readonly arrangement: Arrangement;
  readonly pieces: readonly PieceOffer[];
  /** Pieces may lie on each other. */
  readonly stacks: boolean;
  /** Sites may hold several equal pieces. */
  readonly counts: boolean;
  readonly mover: number;
}

/** A category of options, for a menu. */
export interface OptionMenu {
  readonly category: string;
  readonly items: readonly { readonly name: string; readonly description: string }[];
  readonly chosen: string;
}

/** What the metadata say of a game. */
export interface About {
  readonly name: string;
  readonly players: number;
  readonly description: string;
  readonly rules: string;
  readonly notes: readonly { readonly heading: string; readonly text: string }[];
}

/** A move of the game so far. */
export interface PlayedMove {
  readonly mover: number;
  readonly notation: string;
}

/** A move of the tree of all that was played. */
export interface KnownMove extends PlayedMove {
  readonly choice: number;
  /** Number of the move before it in the list, −1 for first moves. */
  readonly before: number;
}

/** A game on the table. */
export interface TableState {
  readonly scene: BoardScene;
  readonly view: PositionView;
  readonly about: About;
  readonly options: readonly OptionMenu[];
  readonly rulesets: readonly string[];
  readonly played: readonly PlayedMove[];
  readonly choices: readonly number[];
  /** False for games that can not be set up: matches and deduction puzzles. */
  readonly canSetUp: boolean;
  /** The position in which play began, if it was set up. */
  readonly setup: Setup | undefined;
  /** Said when moves of the game before the edit are no longer legal. */
  readonly notice?: string;
}

/** Answer to a new text. */
export interface Compiled {
  readonly findings: readonly Finding[];
  /** Missing if the text can not be played. */
  readonly table?: TableState;
  /** The moves of the tree that are still legal. */
  readonly known?: readonly KnownMove[];
  /** Milliseconds that it took. */
  readonly ms: number;
}

/** A value of the state in words, for the inspector. */
export interface InspectedValue {
  readonly name: string;
  readonly value: string;
  readonly before: string;
}

/** A rule that was asked for moves, and how many it gave; a place in the text. */
export interface AskedRule {
  readonly start: number;
  readonly end: number;
  readonly moves: number;
}

/** A rule and what it has to do with a move that was asked about. */
export interface RuleVerdict {
  readonly start: number;
  readonly end: number;
  /** `gives`: the move comes from here. `drops`: a rule inside gives it, this one does not. `other`: it has other moves. */
  readonly verdict: 'gives' | 'drops' | 'other' | 'nothing';
}

/** Why a move is legal or not. */
export interface Explanation {
  readonly legal: boolean;
  /** One sentence. */
  readonly sentence: string;
  readonly rules: readonly RuleVerdict[];
}

/** What is known of the position, and what the last move changed. */
export interface Inspection {
  readonly values: readonly InspectedValue[];
  readonly changedSites: readonly string[];
  readonly rules: readonly AskedRule[];
  readonly position: string;
}

/** Requests to the table. */
export interface TableRequests {
  compile: {
    request: { setting: Setting; theme: 'light' | 'dark'; known: readonly KnownMove[] };
    answer: Compiled;
  };
  apply: { request: { index: number }; answer: TableState };
  goTo: { request: { choices: readonly number[] }; answer: TableState };
  look: { request: { theme: 'light' | 'dark'; viewer?: number | undefined }; answer: TableState };
  inspect: { request: Record<string, never>; answer: Inspection };
  setUp: { request: Record<string, never>; answer: SetupOffer };
  arrange: { request: { arrangement: Arrangement; mover: number }; answer: { view: PositionView; setup: Setup } };
  playFrom: { request: { setup: Setup | undefined }; answer: TableState };
  why: { request: { from: SiteKey | undefined; to: SiteKey }; answer: Explanation };
  sitesOf: { request: { text: string; offset: number }; answer: LudemeSites | undefined };
  picture: { request: { theme: 'light' | 'dark' }; answer: string };
  trialFile: { request: Record<string, never>; answer: string };
  complete: { request: { text: string; offset: number }; answer: Completion };
  hover: { request: { text: string; offset: number }; answer: Hover | undefined };
  format: { request: { text: string }; answer: readonly TextEdit[] };
  symbols: { request: { text: string }; answer: readonly DocumentSymbol[] };
  folds: { request: { text: string }; answer: readonly Fold[] };
  tokens: { request: { text: string }; answer: readonly Token[] };
  definition: { request: { text: string; offset: number }; answer: { start: number; end: number } | undefined };
  explain: { request: { query: string }; answer: readonly Page[] };
}

/** The sites that a ludeme speaks of in the position on the table. */
export interface LudemeSites {
  readonly start: number;
  readonly end: number;
  readonly sites: readonly SiteKey[];
  /** What they are, in a few words. */
  readonly about: string;
}

/** A page of the reference. */
export interface Page {
  readonly title: string;
  readonly markdown: string;
}

/** How an agent is set: a level of strength, or a kind with the time that it may think. */
export type AgentSetting =
  | { readonly level: number }
  | { readonly agent: 'random' | 'best' | 'uct'; readonly ms: number };

/** A candidate move of an agent. */
export interface Candidate {
  readonly index: number;
  readonly notation: string;
  /** How much is in favour of it, 0 to 1. */
  readonly weight: number;
  /** Share of the tries that went to it, 0 to 1, where the agent plays moves out. */
  readonly tried?: number;
  /** Expected return of the mover, −1 to 1. */
  readonly value: number;
}

/** What an agent thinks. */
export interface Thought {
  readonly index: number;
  /** Expected return of player 1, −1 to 1; unknown for an agent that does not look. */
  readonly value: number | undefined;
  readonly candidates: readonly Candidate[];
  /** How long it took, in milliseconds. */
  readonly ms: number;
}

/** Counts of random games so far. */
export interface Measured {
  readonly games: number;
  /** Wins by player, entry 0 for draws, with the ends of their 95 % intervals. */
  readonly wins: readonly {
    readonly label: string;
    readonly share: number;
    readonly low: number;
    readonly high: number;
  }[];
  readonly lengths: readonly number[];
  /** Mean number of legal moves by turn. */
  readonly branching: readonly number[];
  /** How often each site was moved to, by its key. */
  readonly heat: Readonly<Record<string, number>>;
  readonly unfinished: number;
}

/** Requests to the thinker. */
export interface ThinkerRequests {
  think: { request: { setting: Setting; how: AgentSetting; salt: number }; answer: Thought };
  measure: { request: { setting: Setting; games: number; from: number }; answer: Measured };
  suspect: { request: { setting: Setting; games: number }; answer: readonly Finding[] };
}

/** A request on its way, and its answer. */
export interface Asked {
  readonly id: number;
  readonly kind: string;
  readonly request: unknown;
}
export type Answered =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly problem: Problem };

/** Why a request was not answered. */
export interface Problem {
  readonly message: string;
  /** The places in the description, if rules of it fail. */
  readonly findings: readonly Finding[];
}
