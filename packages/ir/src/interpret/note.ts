/**
 * Moves noted down in a few numbers: which move of the rule it is, and where the iterators were. Only a move that is
 * chosen is written out, with all its actions and effects.
 */
import { type Context, MoveList } from '@ludii/state';
import type { EmitRule, Node, RegisterName, Value } from '../nodes.js';
import { mayRead } from '../scan.js';
import { type Attach, attaching } from './effects.js';
import { canMoveFn, listFn, writerOf } from './rules.js';
import { appendedFn } from './together.js';
import type { Mode } from './walk/mode.js';
import { walk } from './walk/walk.js';

/** Writes the move of a note, with the iterators as they were when it was noted. */
interface Writer {
  readonly write: (c: Context, out: MoveList) => void;
  readonly attach: readonly Attach[];
  /** Whether the move is one of a piece of the mover, whose name it then bears. */
  readonly ofPiece: boolean;
  /** Whether the sites that iterators are at tell the whole move. */
  readonly bySites: boolean;
}

/** A move that needs nothing more. */
const asWritten: Writer = { write: () => {}, attach: [], ofPiece: false, bySites: true };

/** Number of a writer, and the iterators from, to, between, site, level, value, the place on a line, pips, and edge. */
const Words = 11;

/** A list of notes. */
export class Notes {
  #words = new Int32Array(64 * Words);
  readonly #writers: Writer[] = [];
  /** Moves of closures, written out at once. */
  readonly ready = new MoveList();
  length = 0;

  clear(): void {
    this.length = 0;
    this.#writers.length = 0;
    this.ready.clear();
  }

  /** Notes a move, or a ready one if a number is given. */
  push(c: Context, writer: Writer, ready = -1): void {
    const last = this.#writers.length - 1;
    if (last < 0 || this.#writers[last] !== writer) this.#writers.push(writer);
    const at = this.length++ * Words;
    if (at + Words > this.#words.length) {
      const grown = new Int32Array(this.#words.length * 2);
      grown.set(this.#words);
      this.#words = grown;
    }
    const words = this.#words;
    words[at] = (this.#writers.length - 1) | (ready < 0 ? 0 : ReadyBit);
    words[at + 1] = c.from;
    words[at + 2] = ready < 0 ? c.to : ready;
    words[at + 3] = c.between;
    words[at + 4] = c.site;
    if (writer.bySites) return;
    words[at + 5] = c.level;
    words[at + 6] = c.value;
    words[at + 7] = c.lineStart;
    words[at + 8] = c.lineAt;
    words[at + 9] = c.pips;
    words[at + 10] = c.edge;
  }

  /** Notes moves that are written out at once. */
  take(c: Context, write: (out: MoveList) => void, writer: Writer = asWritten): void {
    const first = this.ready.length;
    write(this.ready);
    for (let i = first; i < this.ready.length; i++) this.push(c, writer, i);
  }

  /** Appends the move of note `i` to a list. */
  write(c: Context, i: number, out: MoveList): void {
    const words = this.#words;
    const at = i * Words;
    const number = words[at]!;
    const writer = this.#writers[number & ~ReadyBit]!;
    const first = out.length;
    if ((number & ReadyBit) !== 0) out.copyMove(this.ready, words[at + 2]!);
    else if (writer.bySites) {
      const { from, to, between, site } = c;
      c.from = words[at + 1]!;
      c.to = words[at + 2]!;
      c.between = words[at + 3]!;
      c.site = words[at + 4]!;
      writer.write(c, out);
      c.from = from;
      c.to = to;
      c.between = between;
      c.site = site;
    } else {
      const { from, to, between, site, level, value, lineStart, lineAt, pips, edge } = c;
      c.from = words[at + 1]!;
      c.to = words[at + 2]!;
      c.between = words[at + 3]!;
      c.site = words[at + 4]!;
      c.level = words[at + 5]!;
      c.value = words[at + 6]!;
      c.lineStart = words[at + 7]!;
      c.lineAt = words[at + 8]!;
      c.pips = words[at + 9]!;
      c.edge = words[at + 10]!;
      writer.write(c, out);
      c.from = from;
      c.to = to;
      c.between = between;
      c.site = site;
      c.level = level;
      c.value = value;
      c.lineStart = lineStart;
      c.lineAt = lineAt;
      c.pips = pips;
      c.edge = edge;
    }
    if (writer.ofPiece) out.setMoverOf(first, c.state.mover);
    for (const attach of writer.attach) attach(c, out, first);
  }

  /** Takes a note away: the last one takes its place. */
  swapRemove(i: number): void {
    this.length--;
    this.#words.copyWithin(i * Words, this.length * Words, (this.length + 1) * Words);
  }
}

const ReadyBit = 1 << 30;

/** The iterators that a note tells. */
const noted: ReadonlySet<RegisterName> = new Set(['from', 'to', 'between', 'site', 'level', 'value', 'pips', 'edge']);

const isMover = (player: Value): boolean => player.k === 'player' && player.part === 'mover';

/** Whether a note does not tell all of a move: then it is written out at once. */
const isUntold = (node: Node): boolean =>
  untold.has(node.k) ||
  // The turn of another player is lent while their pieces are looked at.
  (node.k === 'pieces' && node.unusual !== undefined && !isMover(node.unusual.player)) ||
  ((node.k === 'sites' || node.k === 'at') && node.registers.some((name) => !noted.has(name)));
const untold: ReadonlySet<Node['k']> = new Set(['flank', 'enclose', 'twin', 'afterwards', 'prior']);

/** Whether moves of a rule are written at once, because notes do not tell them or only a closure knows them. */
export const isWritten = (node: Node): boolean =>
  isUntold(node) ||
  called.has(node.k) ||
  (node.k === 'emit' && (node.joined !== undefined || (node.appended === true && node.happens === undefined)));
const called: ReadonlySet<Node['k']> = new Set(['callRule', 'roll', 'numbered', 'longest', 'pairs', 'sow']);

const never = (): boolean => false;
const always = (): boolean => true;

/** The iterators that a note tells besides those at sites. */
const further: readonly RegisterName[] = ['level', 'value', 'pips', 'edge'];

/** Whether a move follows from the sites that iterators are at. */
const isBySites = (rule: EmitRule): boolean =>
  rule.between !== 'line' && !rule.lines && !further.some((name) => mayRead(rule, name));

/** The mode that notes moves down; they get the given consequences. */
export function noteMode(attach: readonly Attach[] = [], ofPiece = false): Mode<Notes> {
  /** The moves of a rule written out by its list. */
  const listed: Mode<Notes>['call'] = (fn) => {
    const writer: Writer = { write: () => {}, attach, ofPiece, bySites: true };
    return (c, notes) => {
      notes.take(c, (out) => fn(c, out), writer);
      return false;
    };
  };
  const mode: Mode<Notes> = {
    whole: (rule) => (isUntold(rule) ? listed(listFn(rule)) : undefined),
    appended: (rule) => {
      const { effect, happens: how } = rule;
      if (!effect || !how) return undefined;
      const happens = how === 'known' ? always : canMoveFn(effect);
      const writer: Writer = { write: appendedFn(listFn(effect)), attach, ofPiece, bySites: isBySites(rule) };
      return (c, notes) => {
        if (happens(c)) notes.push(c, writer);
        return false;
      };
    },
    move: (rule: EmitRule) => {
      const writer: Writer = { write: writerOf(rule), attach, ofPiece, bySites: isBySites(rule) };
      return (c, notes) => {
        notes.push(c, writer);
        return false;
      };
    },
    attach: ({ id }, rule) => walk(rule, noteMode([attaching(id), ...attach], ofPiece)),
    first: (rules) => {
      const walks = rules.map((each) => walk(each, mode));
      return (c, notes) => {
        const first = notes.length;
        for (let i = 0; i < walks.length && notes.length === first; i++) walks[i]!(c, notes);
        return false;
      };
    },
    pieces: (walkPieces) => walkPieces(noteMode(attach, true)),
    withDice: ({ rule }, used) => walk(rule, noteMode([used, ...attach], ofPiece)),
    size: (notes) => notes.length,
    caught: () => {},
    afterwards: () => never,
    prior: () => never,
    call: listed,
  };
  return mode;
}
