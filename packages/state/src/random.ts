/**
 * SplitMix64 on two 32-bit halves: the generator whose state trial files record. Written without BigInt, because dice
 * games draw in their inner loop, and on words of a typed array, which hold 32 bits as they are.
 */
import { StateError } from './errors.js';

/**
 * The high half of the product of a 32-bit number and a 64-bit constant, given as four 16-bit parts from the highest.
 * All steps are on 32-bit integers.
 */
function highProduct(a: number, c3: number, c2: number, c1: number, c0: number): number {
  const a0 = a & 0xffff;
  const a1 = a >>> 16;
  const cross = Math.imul(a0, c1);
  const other = Math.imul(a1, c0);
  const middle = (Math.imul(a0, c0) >>> 16) + (cross & 0xffff) + (other & 0xffff);
  const carry = (cross >>> 16) + (other >>> 16) + (middle >>> 16);
  return (Math.imul(a1, c1) + carry + Math.imul(a, (c3 << 16) | c2)) | 0;
}

/** Words of a generator: its state, and what the last step gave. */
const Low = 0;
const High = 1;
const OutLow = 2;
const OutHigh = 3;

/** A generator of random numbers with one 64-bit word of state. */
export class SplitMix64 {
  readonly #words = new Int32Array(4);
  /**
   * The two words of the small generator from which programs draw the choices of random play; both 0 until one has begun. They
   * are kept here so that a game goes on in the same way wherever it was interrupted.
   */
  choiceLow = 0;
  choiceHigh = 0;

  constructor(high = 0, low = 0) {
    this.setState(high, low);
  }

  /** A generator in the state that a trial file gives as eight signed bytes, lowest first. */
  static fromBytes(bytes: readonly number[]): SplitMix64 {
    if (bytes.length !== 8 || bytes.some((b) => !Number.isInteger(b) || b < -128 || b > 255)) {
      throw new StateError('malformed-trial', `a generator state has eight bytes, got "${bytes.join(',')}"`);
    }
    const word = (i: number): number =>
      (bytes[i]! & 255) | ((bytes[i + 1]! & 255) << 8) | ((bytes[i + 2]! & 255) << 16) | ((bytes[i + 3]! & 255) << 24);
    return new SplitMix64(word(4), word(0));
  }

  /** The state as eight signed bytes, lowest first. */
  toBytes(): number[] {
    const bytes: number[] = [];
    for (const word of [this.low, this.high]) for (let k = 0; k < 4; k++) bytes.push(((word >> (8 * k)) << 24) >> 24);
    return bytes;
  }

  get high(): number {
    return this.#words[High]!;
  }
  get low(): number {
    return this.#words[Low]!;
  }

  /** Takes over the state of another generator. */
  copyFrom(other: SplitMix64): void {
    this.setState(other.high, other.low);
    this.choiceLow = other.choiceLow;
    this.choiceHigh = other.choiceHigh;
  }
  setState(high: number, low: number): void {
    this.#words[High] = high;
    this.#words[Low] = low;
    this.choiceLow = 0;
    this.choiceHigh = 0;
  }

  /** Takes a step: the next 64 bits are in the output halves. */
  #step(): void {
    const words = this.#words;
    const stateLow = (words[Low]! + 0x7f4a7c15) | 0;
    const carry = stateLow >>> 0 < 0x7f4a7c15 ? 1 : 0;
    const stateHigh = (words[High]! - 0x61c88647 + carry) | 0;
    words[Low] = stateLow;
    words[High] = stateHigh;
    let low = stateLow ^ ((stateLow >>> 30) | (stateHigh << 2));
    let high = stateHigh ^ (stateHigh >>> 30);
    high = (highProduct(low, 0xbf58, 0x476d, 0x1ce4, 0xe5b9) + Math.imul(high, 0x1ce4e5b9)) | 0;
    low = Math.imul(low, 0x1ce4e5b9);
    low ^= (low >>> 27) | (high << 5);
    high ^= high >>> 27;
    high = (highProduct(low, 0x94d0, 0x49bb, 0x1331, 0x11eb) + Math.imul(high, 0x133111eb)) | 0;
    low = Math.imul(low, 0x133111eb);
    words[OutLow] = low ^ ((low >>> 31) | (high << 1));
    words[OutHigh] = high ^ (high >>> 31);
  }

  /** The next 64 bits as one integer. */
  next64(): bigint {
    this.#step();
    return (BigInt(this.#words[OutHigh]! >>> 0) << 32n) | BigInt(this.#words[OutLow]! >>> 0);
  }
  /** The next signed 32-bit number (one step). */
  next32(): number {
    this.#step();
    return this.#words[OutHigh]! ^ this.#words[OutLow]!;
  }
  /** A number from 0 to n − 1. Takes a step even for n = 1. */
  nextInt(n: number): number {
    if ((n | 0) !== n || n <= 0) throw new StateError('bad-bound', `no number below ${n}`);
    let bits = this.next32() >>> 1;
    // For a power of two the highest bits are taken, otherwise the remainder.
    if ((n & (n - 1)) === 0) return bits >>> Math.clz32(n);
    for (;;) {
      const value = bits % n;
      // Of the last, incomplete run of remainders none is taken: there the sum is too large for 31 bits.
      if (((bits - value + (n - 1)) | 0) >= 0) return value;
      bits = this.next32() >>> 1;
    }
  }
  /** A number in [0, 1). */
  nextDouble(): number {
    this.#step();
    return ((this.#words[OutHigh]! >>> 0) * 2 ** 20 + (this.#words[OutLow]! >>> 12)) * 2 ** -52;
  }
}
