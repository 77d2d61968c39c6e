/**
 * The state of a trial: named reading and writing of the words in its store. Games differ in how sites are remembered
 * (flat, stacks, large stacks, domains), which is the subclass; everything else is the same for all of them.
 *
 * Sites are global numbers: container 0 is the board, hands follow, and hand sites are addressed as cells. These methods
 * do not check their arguments; {@link CheckedState} does.
 */
import { HashFilter } from './hashFilter.js';
import { initialise } from './initial.js';
import type { StateLayout } from './layout.js';
import { layoutOf } from './layout.js';
import { OnTrack } from './onTrack.js';
import { OwnedIndex } from './owned.js';
import type { GameShape } from './shape.js';
import type { SiteTypeCode } from './siteType.js';
import { HashHigh, HashLow, Store } from './store.js';
import * as at from './words.js';
import { mixHigh, mixLow } from './zobrist.js';

/** The seven things that can be hidden from a player, as bits. */
export const Hidden = { All: 1, What: 2, Who: 4, State: 8, Rotation: 16, Value: 32, Count: 64 } as const;

/** The memory of a running game. */
export abstract class State {
  readonly shape: GameShape;
  readonly layout: StateLayout;
  readonly store: Store;
  /** The words of the store, replaced when it grows. */
  words: Int32Array;
  /** Which positions hold which component. */
  readonly owned: OwnedIndex;
  /** Pieces on tracks with an internal loop. */
  readonly onTrack: OnTrack;
  /** Owner of each component. */
  readonly ownerOf: Int32Array;
  /** Tells which positions there can not have been before, where positions are compared. */
  readonly earlier: HashFilter | undefined;

  /** With an original it begins as a copy of that. */
  constructor(shape: GameShape, layout: StateLayout = layoutOf(shape), original?: State) {
    this.shape = shape;
    this.layout = layout;
    this.store = new Store(layout.fixedWords, layout.hashing, original?.store);
    this.words = this.store.words;
    this.earlier = layout.hashing ? new HashFilter() : undefined;
    this.store.onGrow = (words) => {
      this.words = words;
    };
    this.owned = new OwnedIndex(this.store, shape, layout, original?.owned);
    this.ownerOf = this.owned.owners;
    this.onTrack = new OnTrack(this.store, shape, layout, original?.onTrack);
  }

  /** Goes back to the position before any move. Must be called once after construction ({@link createState} does). */
  reset(): void {
    initialise(this);
    this.clearSites();
    this.refreshHash();
  }

  // ---- data of the sites ------------------------------------------------------------------------------------------

  /** Component on a site (the top one of a stack), 0 if none. */
  abstract what(type: SiteTypeCode, site: number): number;
  /** Owner of the piece on a site, 0 if none. */
  abstract who(type: SiteTypeCode, site: number): number;
  /** Number of equal pieces on a site. */
  abstract count(type: SiteTypeCode, site: number): number;
  /** Local state of a site. */
  abstract state(type: SiteTypeCode, site: number): number;
  abstract rotation(type: SiteTypeCode, site: number): number;
  abstract value(type: SiteTypeCode, site: number): number;
  abstract whatAt(type: SiteTypeCode, site: number, level: number): number;
  abstract whoAt(type: SiteTypeCode, site: number, level: number): number;
  abstract stateAt(type: SiteTypeCode, site: number, level: number): number;
  abstract rotationAt(type: SiteTypeCode, site: number, level: number): number;
  abstract valueAt(type: SiteTypeCode, site: number, level: number): number;
  /** Number of levels. */
  abstract stackSize(type: SiteTypeCode, site: number): number;
  /** True if a site is in the empty set of its type. */
  abstract isEmpty(type: SiteTypeCode, site: number): boolean;
  /** True if a piece is there, as far as the playable area is concerned. */
  abstract isOccupied(type: SiteTypeCode, site: number): boolean;
  /** The flags ({@link Hidden}) of a site for a player. */
  abstract hidden(player: number, type: SiteTypeCode, site: number, level: number): number;

  /** Writes data of a site (the top of a stack); −1 leaves a datum as it is. */
  abstract setSite(
    type: SiteTypeCode,
    site: number,
    who: number,
    what: number,
    count: number,
    state: number,
    rotation: number,
    value: number,
  ): void;
  /** Removes the whole pile (flat) or the top piece (stacks) and returns what it was. */
  abstract removePiece(type: SiteTypeCode, site: number): number;
  /** Removes the piece at a level and returns what it was. Flat games ignore the level. */
  abstract removeAt(type: SiteTypeCode, site: number, level: number): number;
  /** Puts a piece on a stack, leaving the other data of its level as they were. */
  abstract addItem(type: SiteTypeCode, site: number, what: number, who: number): void;
  /** Puts a piece with its data on a stack. */
  abstract addPiece(
    type: SiteTypeCode,
    site: number,
    what: number,
    who: number,
    state: number,
    rotation: number,
    value: number,
  ): void;
  /** Puts a piece under the pieces of a level and above (−1 data become 0). */
  abstract insertPiece(
    type: SiteTypeCode,
    site: number,
    level: number,
    what: number,
    who: number,
    state: number,
    rotation: number,
    value: number,
  ): void;
  /** Empties a stack and all that its levels ever held. */
  abstract removeStack(type: SiteTypeCode, site: number): void;
  /** Writes the flags ({@link Hidden}) of a site for a player. */
  abstract setHidden(player: number, type: SiteTypeCode, site: number, level: number, flags: number): void;
  /** Data of the sites at the start. */
  protected abstract clearSites(): void;
  /** Adds what the sites hold outside the hashed words of the layout to the hash words. */
  protected abstract hashSites(): void;

  /** Puts a site into the empty set of its type. */
  addToEmpty(type: SiteTypeCode, site: number): void {
    if (!this.layout.stored[type]) return;
    const bit = this.emptyBit(type, site);
    const word = this.layout.empty[type]! + (bit >> 5);
    this.store.set(word, this.words[word]! | (1 << (bit & 31)));
  }

  /** Takes a site out of the empty set of its type. */
  removeFromEmpty(type: SiteTypeCode, site: number): void {
    if (!this.layout.stored[type]) return;
    const bit = this.emptyBit(type, site);
    const word = this.layout.empty[type]! + (bit >> 5);
    this.store.set(word, this.words[word]! & ~(1 << (bit & 31)));
  }

  /** The place of a site among the empty bits of its type. */
  protected emptyBit(type: number, site: number): number {
    return type === 0 && site >= this.layout.boardSites ? site + this.layout.emptyHandShift : site;
  }

  /** The empty bit of a site. */
  protected emptyBitOf(type: number, site: number): boolean {
    const bit = this.emptyBit(type, site);
    return ((this.words[this.layout.empty[type]! + (bit >> 5)]! >>> (bit & 31)) & 1) !== 0;
  }

  /** First word of the empty bits of the board sites of a type. Bit `i` of the block is site `i`. */
  emptyOffset(type: SiteTypeCode): number {
    return this.layout.empty[type]!;
  }

  /** Number of words of the empty bits of the board sites of a type. */
  emptyWords(type: SiteTypeCode): number {
    return this.layout.emptyWords[type];
  }

  /** True if a cell of a boardless game may be played on (all cells of other games). */
  isPlayable(site: number): boolean {
    const { playable } = this.layout;
    return !playable.present || (site < playable.lengths[0]! && playable.get(this.words, 0, site) !== 0);
  }

  // ---- turn -------------------------------------------------------------------------------------------------------

  get mover(): number {
    return this.words[at.MoverWord]!;
  }
  set mover(player: number) {
    this.store.set(at.MoverWord, player);
  }
  get next(): number {
    return this.words[at.NextWord]!;
  }
  set next(player: number) {
    this.store.set(at.NextWord, player);
  }
  get prev(): number {
    return this.words[at.PrevWord]!;
  }
  set prev(player: number) {
    this.store.set(at.PrevWord, player);
  }
  /** Number of applied moves less one, unless a rule sets it. */
  get counter(): number {
    return this.words[at.CounterWord]!;
  }
  set counter(value: number) {
    this.store.set(at.CounterWord, value);
  }
  get temp(): number {
    return this.words[at.TempWord]!;
  }
  set temp(value: number) {
    this.store.setHashed(at.TempWord, value, at.TempWord);
  }
  get pot(): number {
    return this.words[at.PotWord]!;
  }
  set pot(value: number) {
    this.store.set(at.PotWord, value);
  }
  get diceAllEqual(): boolean {
    return this.words[at.DiceAllEqualWord] !== 0;
  }
  set diceAllEqual(value: boolean) {
    this.store.set(at.DiceAllEqualWord, value ? 1 : 0);
  }
  /** Number of turns so far, from 1. */
  get numTurn(): number {
    return this.words[at.TurnWord]!;
  }
  set numTurn(value: number) {
    this.store.set(at.TurnWord, value);
  }
  /** How often the mover has moved in a row before. */
  get numTurnSamePlayer(): number {
    return this.words[at.SameTurnWord]!;
  }
  set numTurnSamePlayer(value: number) {
    this.store.set(at.SameTurnWord, value);
  }
  get consecutivePasses(): number {
    return this.words[at.PassesWord]!;
  }
  set consecutivePasses(value: number) {
    this.store.set(at.PassesWord, value);
  }
  get trumpSuit(): number {
    return this.words[at.TrumpWord]!;
  }
  set trumpSuit(value: number) {
    this.store.set(at.TrumpWord, value);
  }
  /** The vote that was decided, −1 if none. */
  get isDecided(): number {
    return this.words[at.DecidedWord]!;
  }
  set isDecided(value: number) {
    this.store.set(at.DecidedWord, value);
  }

  // ---- players ----------------------------------------------------------------------------------------------------

  isTriggered(player: number): boolean {
    return ((this.words[at.TriggeredWord]! >>> player) & 1) !== 0;
  }
  trigger(player: number): void {
    this.store.set(at.TriggeredWord, this.words[at.TriggeredWord]! | (1 << player));
  }
  isStalemated(player: number): boolean {
    return ((this.words[at.StalematedWord]! >>> player) & 1) !== 0;
  }
  setStalemated(player: number, value: boolean): void {
    const old = this.words[at.StalematedWord]!;
    this.store.set(at.StalematedWord, value ? old | (1 << player) : old & ~(1 << player));
  }
  isActive(player: number): boolean {
    return ((this.words[at.ActiveWord]! >>> player) & 1) !== 0;
  }
  setActive(player: number, value: boolean): void {
    const old = this.words[at.ActiveWord]!;
    this.store.set(at.ActiveWord, value ? old | (1 << player) : old & ~(1 << player));
  }
  /** Active players as bits. */
  get active(): number {
    return this.words[at.ActiveWord]!;
  }
  amount(player: number): number {
    return this.shape.flags.bet ? this.words[this.layout.amount + player]! : 0;
  }
  setAmount(player: number, value: number): void {
    if (this.shape.flags.bet && player >= 1 && player <= this.shape.players) {
      this.store.set(this.layout.amount + player, value);
    }
  }
  /** Index of the phase that a player is in. */
  phase(player: number): number {
    return this.words[this.layout.phase + player]!;
  }
  setPhase(player: number, phase: number): void {
    this.store.set(this.layout.phase + player, phase);
  }
  valueOfPlayer(player: number): number {
    return this.words[this.layout.playerValue + player]!;
  }
  setValueOfPlayer(player: number, value: number): void {
    this.store.set(this.layout.playerValue + player, value);
  }
  /** Team of a player, −1 in games without teams. */
  team(player: number): number {
    return this.shape.flags.team ? this.words[this.layout.team + player]! : -1;
  }
  setTeam(player: number, team: number): void {
    const word = this.layout.team + player;
    if (this.shape.flags.team) this.store.setHashed(word, team, word);
  }
  /** Colour that an agent plays. */
  playerOrder(player: number): number {
    return this.words[this.layout.order + player]!;
  }
  /** Exchanges two players in the player order. */
  swapPlayers(a: number, b: number): void {
    const { order } = this.layout;
    let first = -1;
    let second = -1;
    for (let p = 1; p <= this.shape.players; p++) {
      if (this.words[order + p] === a) first = order + p;
      else if (this.words[order + p] === b) second = order + p;
    }
    if (first < 0 || second < 0) return;
    this.store.setHashed(first, b, first);
    this.store.setHashed(second, a, second);
  }

  // ---- graph elements ---------------------------------------------------------------------------------------------

  /** Cost of a board site. */
  cost(type: SiteTypeCode, site: number): number {
    const { costs } = this.layout;
    return costs ? this.words[costs[type]! + site]! : (this.shape.board.costs?.[type][site] ?? 0);
  }
  /** Phase (colour) of a board site. */
  phaseOfSite(type: SiteTypeCode, site: number): number {
    const { phases } = this.layout;
    return phases ? this.words[phases[type]! + site]! : (this.shape.board.phases?.[type][site] ?? 0);
  }

  // ---- hash, undo, copy -------------------------------------------------------------------------------------------

  /** Low half of the position hash. Call {@link refreshHash} first if the layout does not keep it up to date. */
  get hashLow(): number {
    return this.words[HashLow]!;
  }
  /** High half of the position hash. */
  get hashHigh(): number {
    return this.words[HashHigh]!;
  }

  /** Computes the position hash from the words. Needed before reading it in games that do not compare positions. */
  refreshHash(): void {
    const { words, layout } = this;
    let low = 0;
    let high = 0;
    for (let i = layout.hashedFrom; i < layout.hashedTo; i++) {
      const word = words[i]!;
      if (word === 0) continue;
      low ^= mixLow(i, word);
      high ^= mixHigh(i, word);
    }
    words[HashLow] = low;
    words[HashHigh] = high;
    this.hashSites();
  }

  /** The position hash as one string, computed if need be. */
  positionHash(): string {
    if (!this.layout.hashing) this.refreshHash();
    return hashText(this.hashLow, this.hashHigh);
  }

  mark(): void {
    this.store.mark();
  }
  rollback(): void {
    this.store.rollback();
  }
  commit(): void {
    this.store.commit();
  }

  /** Takes over another state of the same game. */
  copyFrom(other: State): void {
    this.store.copyFrom(other.store);
  }
}

/** Two halves of a hash as 16 hexadecimal digits. */
export function hashText(low: number, high: number): string {
  return (high >>> 0).toString(16).padStart(8, '0') + (low >>> 0).toString(16).padStart(8, '0');
}
