/**
 * A vector of small numbers per site, packed into words: the chunk width is the lowest power of two that holds the
 * values, so that no chunk straddles a word and its place is found by shifts alone. One vector covers the site types of
 * a game; a type (or a whole vector) that is not stored reads from a block of zeros, so that reading never branches.
 */

/** The lowest power of two of bits that holds the values 0..max. */
export function chunkWidth(max: number): number {
  let bits = 1;
  while (bits < 32 && max >= 2 ** bits) bits *= 2;
  return bits;
}

function bitCount(bits: number): number {
  let word = bits - ((bits >>> 1) & 0x55555555);
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
  return Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Words needed for a number of chunks. */
export function chunkWords(length: number, bits: number): number {
  return Math.ceil((length * bits) / 32);
}

/** Where the values of one datum are, for each site type. */
export class Vector {
  /** First word by site type code. */
  readonly offsets: Int32Array;
  /** log2 of chunks per word. */
  readonly shift: number;
  /** Mask of the position in a word. */
  readonly low: number;
  /** log2 of bits per chunk. */
  readonly log: number;
  /** Mask of a value. */
  readonly mask: number;
  /** The lowest bit of every chunk of a word. */
  private readonly ones: number;

  constructor(
    /** Whether it is stored at all. */
    readonly present: boolean,
    /** Bits per chunk. */
    readonly bits: number,
    offsets: readonly number[],
    /** Number of sites by type; 0 where not stored. */
    readonly lengths: readonly number[],
    /** Largest value allowed. */
    readonly max: number,
  ) {
    this.offsets = Int32Array.from(offsets);
    this.log = Math.log2(bits);
    this.shift = 5 - this.log;
    this.low = (1 << this.shift) - 1;
    this.mask = bits === 32 ? -1 : (1 << bits) - 1;
    let ones = 1;
    for (let width = bits; width < 32; width *= 2) ones |= ones << width;
    this.ones = ones;
  }

  /** The value at a site. */
  get(words: Int32Array, type: number, site: number): number {
    return (words[this.offsets[type]! + (site >> this.shift)]! >>> ((site & this.low) << this.log)) & this.mask;
  }

  /** How many of the first `length` sites have a value: chunks of a word are compared with it all at once. */
  count(words: Int32Array, type: number, length: number, value: number): number {
    if (value < 0 || (value & this.mask) !== value) return 0;
    let pattern = value;
    for (let bits = this.bits; bits < 32; bits *= 2) pattern |= pattern << bits;
    const perWord = this.low + 1;
    let first = this.offsets[type]!;
    let found = 0;
    for (let left = length; left > 0; left -= perWord) {
      // The lowest bit of every chunk that differs.
      let differs = words[first++]! ^ pattern;
      for (let shift = 1; shift < this.bits; shift *= 2) differs |= differs >>> shift;
      differs &= this.ones;
      if (left < perWord) differs |= this.ones & (-1 << (left << this.log));
      found += perWord - bitCount(differs);
    }
    return found;
  }

  /** Index of the word that holds a site. */
  word(type: number, site: number): number {
    return this.offsets[type]! + (site >> this.shift);
  }

  /** The word that holds a site, with the site's value replaced. */
  replaced(word: number, site: number, value: number): number {
    const at = (site & this.low) << this.log;
    return (word & ~(this.mask << at)) | (value << at);
  }
}
