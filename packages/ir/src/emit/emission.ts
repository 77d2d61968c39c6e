/** What is known while a program is written: the game, the constants that go in as data, and names in use. */
import type { SiteTypeCode } from '@ludii/state';
import type { Consequences, PieceCover, StateLayout } from '@ludii/state/internal';
import type { Condition, Consequence, EmitRule, Node, RegisterName, Rule, Value } from '../nodes.js';
import { hasCall, hasOtherCall, someNode } from '../scan.js';
import type { Watch } from '../watch.js';
import { NotEmittable } from './notEmittable.js';

/**
 * How many moves a program notes down at most. Where a position has more, the rules list them; a move that is tried is
 * noted behind these.
 */
export const MostNoted = 1 << 15;

/** Kinds of moves have texts of their own: to write and to read very many of them takes longer than the rules need to play. */
const MostKinds = 1 << 12;

/** The largest board of a program: sites fit half a word of a key, and the effects of a move their list. */
export const MostSites = 1 << 13;

/** A game as the emitter needs to know it. */
export interface ProgramGame {
  readonly players: number;
  readonly layout: StateLayout;
  readonly consequences: Consequences;
  /** Owner of each component; 0 for the empty place-holder. */
  readonly owners: readonly number[];
  /** How many pieces a site holds at most. */
  readonly maxCount: number;
  /** The type of site that the board is played on, and its number of sites. */
  readonly type: SiteTypeCode;
  readonly sites: number;
  /** The rule of each phase. */
  readonly phases: readonly Rule[];
  /** When the end rules of the game have to be asked; undefined if it has none. */
  readonly end: readonly Condition[] | undefined;
  /** The same for the end rules of each phase. */
  readonly phaseEnds: readonly (readonly Condition[] | undefined)[];
  /** Whether players go from phase to phase. */
  readonly changesPhases: boolean;
  /** Where they go from each phase; undefined if only the host knows. */
  readonly changes: readonly (readonly PhaseChange[])[] | undefined;
  /** Whether captures wait for the end of a sequence of moves. */
  readonly sequenceCapture: boolean;
  /** Whether the last player to have a first turn may swap colours instead. */
  readonly swaps: boolean;
  /**
   * Whether a position must not come back in the whole game, or something like it: a move that brings one back is not allowed.
   */
  readonly noRepeat: false | 'position' | 'other';
  /** Whether rules look at more of the moves played than the ends of the last one. */
  readonly looksBack: boolean;
  /** The values on the faces of each component that is a die. */
  readonly faces: readonly (ArrayLike<number> | undefined)[];
  /** The cells that each component covers, if several. */
  readonly covers: readonly (PieceCover | undefined)[];
  /** Whether results may depend on how many pieces the index of pieces names. */
  readonly countsPieces: boolean;
  /** Whether everyone passing ends the game. */
  readonly passingEnds: boolean;
  /** What tells for each end rule when it need not be asked, where every move is a placement. */
  readonly watches: readonly Watch[] | undefined;
}

/** A rule by which players go from a phase to another one. */
export interface PhaseChange {
  /** Whom it concerns; one more than there are players for everyone. */
  readonly who: Value;
  readonly test: Condition;
  /** The number of the phase; undefined for the one after that of whom it concerns, or of the mover if it is everyone. */
  readonly phase: number | undefined;
}

/** A move with what follows from it, as one mover makes it: the text that applies it is written once. */
export interface Kind {
  readonly number: number;
  readonly rule: EmitRule;
  /** Consequences, the innermost first. */
  readonly chain: readonly Consequence[];
  /** Whose turn it is where the move is found, and who makes it: the turn may only be lent. */
  readonly mover: number;
  readonly by: number;
  /** The component on the site that it starts from, where it is known. */
  readonly piece: number | undefined;
  /** Whether it is listed as it turns out when it is made. */
  readonly turnsOut: boolean;
  /** What must hold after it and has not been looked at when it was noted, one after the other. */
  readonly trials: readonly Condition[];
  /** What using dice for it does, behind its actions. */
  readonly uses: readonly Rule[];
  /** The iterator that the third word of its key tells. */
  readonly further: RegisterName | undefined;
  /** The names of its ends in the text: f0 and t0 for sites of the board, u0 and u1 if they may be in a hand. */
  readonly ends: Ends;
}

/** Names of the two ends of a move. */
export interface Ends {
  readonly from: string;
  readonly to: string;
}

/**
 * How the state is written: words as they are, or so that all can be undone (and the position hash is kept); or not at
 * all, where moves are only listed. Direct writes may go unrecorded: then nobody will ask what the moves did. Of these, random
 * games may leave the index of pieces as it is until somebody asks for it (unindexed).
 */
export type WriteMode = 'direct' | 'unrecorded' | 'unindexed' | 'journaled' | 'listed';

/** What is known at a place in the text. */
export interface Scope {
  readonly mover: number;
  /** Given while the turn is lent to the mover for a question about their pieces: whose turn it is. */
  readonly by?: number | undefined;
  /** Names of the variables that hold iterators; iterators without one are read from the context. */
  readonly registers: Readonly<Partial<Record<RegisterName, string>>>;
  readonly lastFrom: string;
  readonly lastTo: string;
  /** The component on the site in a variable, where it is known. */
  readonly piece: ReadonlyMap<string, number>;
  readonly chain: readonly Consequence[];
  /** Set where turns of all lengths are looked at. */
  readonly anyLength?: true | undefined;
  /** Set where the moves of a list are told as they turn out. */
  readonly turnsOut?: true | undefined;
  /** Given where moves are noted before they are tried: what must hold after them. */
  readonly trials?: readonly Condition[] | undefined;
  /** Given where moves are tried without consequences of rules around: how many those are, for each rule that tries. */
  readonly around?: readonly number[] | undefined;
  /** What using dice for the moves does, the innermost first. */
  readonly uses?: readonly Rule[] | undefined;
  /** Set in effects, whose actions decide nothing. */
  readonly silent?: true | undefined;
  /** Set where a turn ends: whether the piece of the next player is threatened is kept in KT. */
  readonly keeps?: true | undefined;
  /** The text of the test that a piece surely is as safe as it was before the move that was just made, if there is one. */
  readonly sure?: ((piece: number) => string | undefined) | undefined;
  /** Set where tests of threats are switched off. */
  readonly threatsOff?: true | undefined;
  /** Set where the moves of the next player are looked at already: then the question whether there are some is no. */
  readonly looking?: true | undefined;
  /** Where the line of a slide is: the variables of the index on it and of the distance. */
  readonly line?: { readonly at: string; readonly distance: string } | undefined;
}

export const emptyScope = (mover: number): Scope => ({
  mover,
  registers: {},
  lastFrom: 'LF',
  lastTo: 'LT',
  piece: new Map(),
  chain: [],
});

/** A scope with registers in a variable. */
export const withRegisters = (scope: Scope, names: readonly RegisterName[], variable: string): Scope => ({
  ...scope,
  registers: { ...scope.registers, ...Object.fromEntries(names.map((name) => [name, variable])) },
});

/** The text of one program as it grows. */
export class Emission {
  readonly constants: unknown[] = [];
  readonly kinds: Kind[] = [];
  /** Functions by name. */
  readonly functions = new Map<string, string>();
  mode: WriteMode = 'direct';
  /**
   * What every function that looks at a position is given, and how it begins. A program that stands alone has the words
   * of the state and nothing else: no context, no tape.
   */
  readonly given: string;
  readonly opening: string;
  /** Whether the moves of the next player can be looked at by the program. */
  readonly looksAhead: boolean;
  readonly #numbers = new Map<unknown, number>();
  readonly #tables = new Map<string, string>();
  readonly #objects = new Map<object, number>();
  readonly #same = new Map<Rule, number>();
  readonly #told = new Map<string, number>();
  readonly #made = new Map<string, object>();
  readonly #known = new Map<string, Map<object, unknown>>();
  readonly #finally: (() => void)[] = [];
  #next = 10;

  constructor(
    readonly game: ProgramGame,
    /** Whether the program stands alone: nothing of the engine is there when it runs. */
    readonly alone = false,
    /** Tells the place of a node in the description, as a comment in the text. */
    readonly noteOf: (node: object) => string = () => '',
    /** Whether it asks about the moves of other players' pieces; closures do if not. */
    readonly lends = false,
  ) {
    this.given = alone ? 'W' : 'W,c';
    this.opening = alone ? '' : 'const st=c.state;';
    const asks = (rule: Rule): boolean =>
      someNode(rule, ({ k }) => k === 'prior' || (k === 'nextIsStuck' && !isTried(rule)));
    this.looksAhead = !game.swaps && !game.noRepeat && !game.phases.some(asks);
  }

  /** Whether words are written as they are. */
  get isDirect(): boolean {
    return this.mode === 'direct' || this.forgets;
  }
  /** Whether nobody will ask what the moves did. */
  get forgets(): boolean {
    return this.mode === 'unrecorded' || this.mode === 'unindexed';
  }
  /** Whether moves are written to a tape. */
  get records(): boolean {
    return !this.alone && !this.forgets;
  }
  /** Whether each change of a piece is noted in the index of pieces. */
  get keepsIndex(): boolean {
    return this.mode !== 'unindexed';
  }

  /** Whether something that was written reads the index of pieces, or may. */
  readsIndex = false;

  readonly #left = new Set<RegisterName>();
  readonly #seen = new Set<RegisterName>();

  /** Says that an iterator that is nobody's variable would be left elsewhere: programs do not write it. */
  leaves(name: RegisterName, about: object): void {
    this.#left.add(name);
    this.#checkLeft(name, about);
  }
  /** Says that an iterator is read that is nobody's variable. */
  sees(name: RegisterName, about: object): void {
    this.#seen.add(name);
    this.#checkLeft(name, about);
  }
  #checkLeft(name: RegisterName, about: object): void {
    if (this.#left.has(name) && this.#seen.has(name))
      throw new NotEmittable('What is left of iterators is read: that can not be emitted.', about);
  }

  /** The first word of the headers of the index of pieces, for a text that reads it. */
  index(): number {
    this.readsIndex = true;
    return this.game.layout.owned;
  }

  /** A text by which the engine looks at the position, where moves may have left the index of pieces behind. */
  shown(text: string): string {
    return this.keepsIndex ? text : `REINDEX(c);${text}`;
  }

  /** An end of the last move, for text that does not have it at hand. */
  last(end: 'from' | 'to'): string {
    if (this.alone) return `W[${lastWords(this.game.layout)[end]}]`;
    return end === 'from' ? 'lastFrom(c)' : 'lastTo(c)';
  }

  /** Whether closures are called for a node. */
  calls(node: Node): boolean {
    return this.known('calls', node, () => (this.lends ? hasOtherCall(node) : hasCall(node)));
  }

  /** Writes the text of a rule. What can not be written is told with the innermost rule around it that has a place. */
  placed(rule: Rule, write: () => string): string {
    if (!this.alone) return write();
    try {
      return write();
    } catch (error) {
      if (!(error instanceof NotEmittable)) throw error;
      const isPlaced = error.about !== undefined && this.noteOf(error.about) !== '';
      throw isPlaced || this.noteOf(rule) === '' ? error : new NotEmittable(error.message, rule);
    }
  }

  /** A text that needs the engine, which looks at what it likes; refused in a program that stands alone. */
  needs(what: string, text: string, about?: object): string {
    if (this.alone) throw new NotEmittable(`${what} is played by the engine only.`, about);
    this.readsIndex = true;
    return text;
  }

  /**
   * A fresh name. Names of variables that hold a site of the board, of the type that it is played on, are f, t, b or s and a
   * number; u and a number if it may be another site or one of a hand.
   */
  id(prefix: string): string {
    return `${prefix}${this.#next++}`;
  }

  /** The name of a constant. */
  constant(value: unknown): string {
    let number = this.#numbers.get(value);
    if (number === undefined) {
      number = this.constants.push(value) - 1;
      this.#numbers.set(value, number);
    }
    return `K${number}`;
  }

  /** A table that is made once for each key. */
  table(key: string, make: () => unknown): string {
    let name = this.#tables.get(key);
    if (name === undefined) {
      name = this.constant(make());
      this.#tables.set(key, name);
    }
    return name;
  }

  /** Something that is made of others, such as a rule; the same for each key. */
  made<T extends object>(key: string, make: () => T): T {
    let made = this.#made.get(key);
    if (made === undefined) {
      made = make();
      this.#made.set(key, made);
    }
    return made as T;
  }

  /** What is asked of a node again and again, worked out once. */
  known<T>(what: string, node: object, tell: () => T): T {
    let answers = this.#known.get(what);
    if (!answers) {
      answers = new Map();
      this.#known.set(what, answers);
    }
    if (!answers.has(node)) answers.set(node, tell());
    return answers.get(node) as T;
  }

  /** Does something when all kinds of moves are known. */
  finally(act: () => void): void {
    this.#finally.push(act);
  }
  /** Says that all kinds of moves are known. */
  finish(): void {
    for (const act of this.#finally) act();
  }

  /** A number for an object, the same each time. */
  number(object: object): number {
    let number = this.#objects.get(object);
    if (number === undefined) {
      number = this.#objects.size;
      this.#objects.set(object, number);
    }
    return number;
  }

  /** Number of the first node that says the same as another: pieces that move alike have rules of their own. */
  #sameAs(node: Rule): number {
    // Comments name the place of each rule.
    if (this.alone) return this.number(node);
    let number = this.#same.get(node);
    if (number === undefined) {
      const text = JSON.stringify(node, (_key, value: unknown) =>
        typeof value === 'function' || ArrayBuffer.isView(value) ? `#${this.number(value)}` : value,
      );
      number = this.#told.get(text) ?? this.number(node);
      this.#told.set(text, number);
      this.#same.set(node, number);
    }
    return number;
  }

  /** The number of a move with its consequences; those of one rule, chain and mover have the same. */
  kindOf(
    rule: EmitRule,
    {
      chain,
      mover,
      by = mover,
      turnsOut = undefined,
      trials = [],
      uses = [],
    }: Pick<Scope, 'chain' | 'mover' | 'by' | 'turnsOut' | 'trials' | 'uses'>,
    piece: number | undefined,
    ends: Ends = { from: 'f0', to: 't0' },
    further: RegisterName | undefined = undefined,
  ): number {
    const parts = [
      ...[this.#sameAs(rule), mover, by, piece, ends.from, ends.to, turnsOut, further],
      ...[chain.map(({ id }) => id), trials.map((test) => this.number(test)), uses.map((use) => this.#sameAs(use))],
    ];
    const name = this.table(`kind ${parts.join(':')}`, () => {
      const number = this.kinds.length + 1;
      if (number > MostKinds) throw new NotEmittable(`The game has more than ${MostKinds} kinds of moves.`);
      this.kinds.push({
        number,
        rule,
        chain,
        mover,
        by,
        piece,
        ends,
        turnsOut: turnsOut === true,
        trials,
        uses,
        further,
      });
      return { kind: number };
    });
    return (this.constants[Number(name.slice(1))] as { kind: number }).kind;
  }

  /** The table that tells, for each kind of move, the one without so many of the consequences around it. */
  bareKinds(around: number): string {
    return this.table(`bare kinds ${around}`, () => []);
  }

  /** Sees to it that moves of a kind can be made without so many of the consequences around them. */
  makeBare(number: number, around: number): void {
    const bare = this.constants[Number(this.bareKinds(around).slice(1))] as number[];
    const kind = this.kinds[number - 1]!;
    const { rule, piece, ends, further } = kind;
    const chain = kind.chain.slice(0, kind.chain.length - around);
    bare[number] ??= this.kindOf(rule, { ...kind, chain, turnsOut: kind.turnsOut || undefined }, piece, ends, further);
  }

  /** The number of the kind of the same moves without any consequences. */
  bareOf(kind: Kind): number {
    const around = kind.chain.length;
    if (around === 0) return kind.number;
    this.makeBare(kind.number, around);
    return (this.constants[Number(this.bareKinds(around).slice(1))] as number[])[kind.number]!;
  }

  /** Loops around what is being written. */
  #depth = 0;

  /** Writes the body of a loop, which counts its rounds if it stands in another one. */
  round(body: () => string): string {
    this.#depth++;
    const text = body();
    this.#depth--;
    return text === '' ? '' : this.step(this.#depth) + text;
  }

  /** The text that counts a step of the rules, in a loop that may go on for long. */
  step(depth: number): string {
    return depth === 0 || this.alone ? '' : 'if(--METER.left<0)METER.look();';
  }

  /** The name of a function, whose text is written the first time that it is needed. */
  function(key: string, prefix: string, text: (name: string) => string): string {
    const known = this.#tables.get(`function ${key}`);
    if (known !== undefined) return known;
    const refused = this.#refused.get(key);
    if (refused !== undefined) throw refused;
    const before = this.functions.size;
    const name = this.id(prefix);
    this.#tables.set(`function ${key}`, name);
    this.functions.set(name, '');
    try {
      this.functions.set(name, text(name));
    } catch (error) {
      if (error instanceof NotEmittable) {
        this.#refused.set(key, error);
        this.#forgetFunctions(before);
      }
      throw error;
    }
    return name;
  }

  /** Functions that can not be written: whoever asks for one again is told so again. */
  readonly #refused = new Map<string, NotEmittable>();

  /** Forgets functions but for the first: those that were written within one that can not be written may call it. */
  #forgetFunctions(first: number): void {
    const names = new Set([...this.functions.keys()].slice(first));
    for (const name of names) this.functions.delete(name);
    for (const [key, name] of this.#tables) if (names.has(name)) this.#tables.delete(key);
  }
}

/** Whether moves of a rule have to be tried out. */
export const isTried = (rule: Rule): boolean => someNode(rule, ({ k }) => k === 'afterwards' || k === 'longest');

/** Where a program that stands alone keeps the ends of the last move: behind the words of the engine. */
export const lastWords = ({ fixedWords }: StateLayout): { from: number; to: number } => ({
  from: fixedWords,
  to: fixedWords + 1,
});

/** Whether a text looks at the position. */
export const looks = (text: string): boolean => /\b(W|c|st|LF|LT|lastFrom|lastTo)\b/.test(text);
/** Whether a text is a number. */
export const isNumber = (text: string): boolean => /^-?\d+$/.test(text);
/** Whether a text is the name of a variable that surely holds a site of the board. */
export const isSite = (text: string): boolean => /^[ftbs]\d+$/.test(text);
