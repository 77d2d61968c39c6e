/**
 * SplitMix64 on two 32-bit halves: the generator whose state trial files record. Written without BigInt, because dice
 * games draw in their inner loop.
 */
import { StateError } from './errors.js';

/** A generator of random numbers with one 64-bit word of state. */
export class SplitMix64 {
  #high: number;
  #low: number;
  #outHigh = 0;
  #outLow = 0;

  constructor(high = 0, low = 0) {
    this.#high = high | 0;
    this.#low = low | 0;
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
    for (const word of [this.#low, this.#high]) for (let k = 0; k < 4; k++) bytes.push(((word >> (8 * k)) << 24) >> 24);
    return bytes;
  }

  get high(): number {
    return this.#high;
  }
  get low(): number {
    return this.#low;
  }

  /** Takes over the state of another generator. */
  copyFrom(other: SplitMix64): void {
    this.#high = other.#high;
    this.#low = other.#low;
  }
  setState(high: number, low: number): void {
    this.#high = high | 0;
    this.#low = low | 0;
  }

  /** Multiplies the output register by a 64-bit constant. */
  #multiply(high: number, low: number): void {
    const a = this.#outLow;
    const a0 = a & 0xffff;
    const a1 = a >>> 16;
    const b0 = low & 0xffff;
    const b1 = low >>> 16;
    const p00 = a0 * b0;
    const p01 = a0 * b1;
    const p10 = a1 * b0;
    const mid = (p00 >>> 16) + (p01 % 65536) + (p10 % 65536);
    const carry = a1 * b1 + Math.floor(p01 / 65536) + Math.floor(p10 / 65536) + Math.floor(mid / 65536);
    this.#outHigh = (carry + Math.imul(this.#outHigh, low) + Math.imul(a, high)) | 0;
    this.#outLow = Math.imul(a, low);
  }
  /** Xors the output register with itself shifted right. */
  #shiftXor(n: number): void {
    const h = this.#outHigh;
    const l = this.#outLow;
    this.#outLow = l ^ ((l >>> n) | (h << (32 - n)));
    this.#outHigh = h ^ (h >>> n);
  }
  #step(): void {
    const low = (this.#low >>> 0) + 0x7f4a7c15;
    this.#low = low | 0;
    this.#high = (this.#high + 0x9e3779b9 + (low > 0xffffffff ? 1 : 0)) | 0;
    this.#outHigh = this.#high;
    this.#outLow = this.#low;
    this.#shiftXor(30);
    this.#multiply(0xbf58476d, 0x1ce4e5b9);
    this.#shiftXor(27);
    this.#multiply(0x94d049bb, 0x133111eb);
    this.#shiftXor(31);
  }

  /** The next 64 bits as one integer. */
  next64(): bigint {
    this.#step();
    return (BigInt(this.#outHigh >>> 0) << 32n) | BigInt(this.#outLow >>> 0);
  }
  /** The next signed 32-bit number (one step). */
  next32(): number {
    this.#step();
    return this.#outHigh ^ this.#outLow;
  }
  /** A number from 0 to n − 1. Takes a step even for n = 1. */
  nextInt(n: number): number {
    if (!Number.isInteger(n) || n <= 0 || n > 0x7fffffff) throw new StateError('bad-bound', `no number below ${n}`);
    if ((n & (n - 1)) === 0) return Math.floor((n * (this.next32() >>> 1)) / 0x80000000);
    for (;;) {
      const bits = this.next32() >>> 1;
      const value = bits % n;
      if (bits - value + (n - 1) <= 0x7fffffff) return value;
    }
  }
  /** A number in [0, 1). */
  nextDouble(): number {
    this.#step();
    return ((this.#outHigh >>> 0) * 2 ** 20 + (this.#outLow >>> 12)) * 2 ** -52;
  }
}
