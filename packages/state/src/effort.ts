/**
 * What a call may cost at most, and the meter that counts it. There is one meter for a thread, since a thread plays one
 * move at a time: the engine sets it before it calls the rules, and whatever can go on for long counts on it. Nothing is
 * limited until somebody sets a limit.
 */

/** The limits of a game: what may be built, and what one call may do. */
export interface Limits {
  /** Sites of one kind on the board, and sites of hands and dice. */
  readonly sites: number;
  /** Kinds of pieces, each card, die and domino included. */
  readonly components: number;
  /** Moves in one list: the legal moves of a position, or those that a rule gives on the way. */
  readonly moves: number;
  /** Steps of the rules for one move: regions found, moves written, actions applied, rounds of a loop. */
  readonly steps: number;
  /** Milliseconds of one call. */
  readonly ms: number;
  /** Bytes of one state or one list of moves. */
  readonly bytes: number;
}

/** The name of a limit. */
export type LimitName = keyof Limits;

/** Far above what any known game needs: they only stop what would never come to an end, or end the process. */
export const usualLimits: Limits = {
  sites: 20_000,
  components: 10_000,
  moves: 1_000_000,
  steps: 50_000_000,
  ms: Number.POSITIVE_INFINITY,
  bytes: 512 * 2 ** 20,
};

/** For descriptions by strangers: nearly all known games stay inside, and no call takes longer than a second. */
export const strictLimits: Limits = {
  sites: 5_000,
  components: 1_000,
  moves: 50_000,
  steps: 5_000_000,
  ms: 1000,
  bytes: 64 * 2 ** 20,
};

/** A limit was reached. The engine makes an error of its own from it, with the place in the description. */
export class LimitExceeded extends Error {
  override readonly name = 'LimitExceeded';

  constructor(
    readonly limit: LimitName,
    /** What was asked for, as far as it is known; at least more than {@link most}. */
    readonly value: number,
    readonly most: number,
  ) {
    super(limitText(limit, value, most));
  }
}

const things: Readonly<Record<LimitName, string>> = {
  sites: 'sites',
  components: 'components',
  moves: 'moves in one list',
  steps: 'steps for one move',
  ms: 'ms for one call',
  bytes: 'bytes',
};

/** What a limit says when it is reached. */
export function limitText(limit: LimitName, value: number, most: number): string {
  return `More than ${most} ${things[limit]} (${value}): the limit "${limit}" is reached.`;
}

/** Refuses a size before anything is allocated for it. */
export function checkSize(limit: LimitName, value: number, most: number): void {
  // Written so that NaN is refused too.
  if (!(value <= most)) throw new LimitExceeded(limit, value, most);
}

/** The clock, which browsers and Node have alike. */
declare const performance: { now(): number };

/**
 * Steps between two looks at the clock: few at first, then as many as fit the pace. Steps are not alike, and after many short
 * ones long ones may come: their number is bounded by what those could take.
 */
const FirstSlice = 4;
const LongestSlice = 256;
/** A look at the clock should come about so often, in ms. */
const Pace = 1;
/** More than any count, yet a small integer to the machine. */
const Unlimited = 0x3fffffff;

/** A time that a call must not pass: when it is, and how many ms were given. */
export interface Deadline {
  readonly end: number;
  readonly ms: number;
}

const never: Deadline = { end: Number.POSITIVE_INFINITY, ms: Number.POSITIVE_INFINITY };

/** What the meter counts against. */
type Counted = Pick<Limits, 'steps' | 'moves' | 'bytes'>;

const noLimits: Counted = {
  steps: Number.POSITIVE_INFINITY,
  moves: Number.POSITIVE_INFINITY,
  bytes: Number.POSITIVE_INFINITY,
};

/**
 * Counts what the rules do. Every move of a loop enters and leaves: both are so short that they become part of whoever calls
 * them, which is why these fields are plain ones.
 */
class Meter {
  /** Steps until the next look; only {@link spend} counts it down. */
  left = Unlimited;
  /**
   * The limits that a call can begin with at once, since nothing but its steps has to be set; `undefined` if there are none,
   * and `null` within a call.
   */
  private ready: Counted | null | undefined;
  /** What {@link ready} is outside of calls: the limits of the last one, as long as no time is set and all steps are granted. */
  private known: Counted | undefined;
  private granted = Unlimited;
  /** Calls within the present one. */
  private nested = 0;
  /** The limits of the present call, or of the last one: the next is most likely of the same game. */
  #limits = noLimits;
  #used = 0;
  #deadline = never;
  #slice = FirstSlice;
  #looked = 0;

  /** Most moves of one list. */
  get moves(): number {
    return this.#now().moves;
  }
  /** Most bytes of one list or state. */
  get bytes(): number {
    return this.#now().bytes;
  }
  /** What holds at present: outside of calls nothing is limited. */
  #now(): Counted {
    return this.ready === null ? this.#limits : noLimits;
  }

  /** Sets limits for a call of the rules, until {@link leave}. Within such a call the limits are those of the outermost. */
  enter(limits: Counted): void {
    if (limits === this.ready) {
      this.ready = null;
      this.left = this.granted;
    } else this.begin(limits);
  }

  private begin(limits: Counted): void {
    if (this.ready === null) {
      this.nested++;
      return;
    }
    this.ready = null;
    this.#limits = limits;
    if (this.#deadline !== never) {
      this.renew();
      return;
    }
    const { steps } = limits;
    this.#used = 0;
    this.granted = steps < Unlimited ? Math.max(0, Math.trunc(steps)) : Unlimited;
    this.left = this.granted;
    this.known = limits;
  }

  /** Ends what {@link enter} began. What is left stays: outside of calls a look finds nothing limited, and grants all. */
  leave(): void {
    if (this.nested > 0) this.nested--;
    else this.ready = this.known;
  }

  /** Counts the steps of a new move. What is left until the next look at the clock stays, or there would never be one. */
  renew(): void {
    this.#used = this.left - this.granted;
  }

  /**
   * Does what the present call does not answer for: its steps are counted apart. The time is the same, and what is left until
   * the next look at the clock stays here too: a search that does such work again and again has to look sometimes.
   */
  apart(work: () => void): void {
    const used = this.#used + this.granted - this.left;
    this.#goOn(0);
    try {
      work();
    } finally {
      this.#goOn(used);
    }
  }

  /** Goes on from a number of steps, with what is left until the next look, or until the limit. */
  #goOn(used: number): void {
    this.#forget();
    this.#used = used;
    this.granted = Math.max(0, Math.min(this.left, this.#now().steps - used));
    this.left = this.granted;
  }

  /** Sets a time from now on, unless a sooner one is set already. Returns what was set, for {@link resume}. */
  hurry(ms: number): Deadline {
    const before = this.#deadline;
    if (ms === Number.POSITIVE_INFINITY) return before;
    const now = performance.now();
    if (now + ms < before.end) this.#deadline = { end: now + ms, ms };
    this.#looked = now;
    // Of little time not much can be spent before the first look.
    this.#slice = this.#deadline.end - now > FirstSlice * Pace ? FirstSlice : 1;
    this.#grant();
    return before;
  }

  /** Goes back to the time that was set before. */
  resume(before: Deadline): void {
    this.#deadline = before;
    this.#grant();
  }

  #grant(): void {
    const slice = this.#deadline === never ? Unlimited : this.#slice;
    this.#forget();
    this.granted = Math.max(0, Math.min(slice, this.#now().steps - this.#used));
    this.left = this.granted;
  }

  /** The next call has to begin with more than its steps. */
  #forget(): void {
    this.known = undefined;
    if (this.ready !== null) this.ready = undefined;
  }

  /** Called when the steps that were granted are spent. */
  look(): void {
    this.#forget();
    this.#used += this.granted - this.left;
    const { steps } = this.#now();
    if (this.#used > steps) throw new LimitExceeded('steps', this.#used, steps);
    this.checkTime();
    this.#grant();
  }

  /** True if a time is set. */
  get isTimed(): boolean {
    return this.#deadline !== never;
  }

  /** Throws if the time is up. */
  checkTime(): void {
    const { end, ms } = this.#deadline;
    if (end === Number.POSITIVE_INFINITY) return;
    const now = performance.now();
    if (now >= end) throw new LimitExceeded('ms', Math.round(now - end + ms), ms);
    const took = now - this.#looked;
    this.#looked = now;
    if (took > 2 * Pace) this.#slice = Math.max(1, this.#slice >> 2);
    else if (took < Pace / 2) this.#slice = Math.min(LongestSlice, this.#slice << 1);
  }
}

/** The meter of this thread. */
export const meter = new Meter();

/** Counts steps. */
export function spend(steps = 1): void {
  const counter = meter;
  const left = counter.left - steps;
  counter.left = left;
  if (left < 0) counter.look();
}
