/** A spatial hash over the plane: buckets of items by square of a given size. */

const SPAN = 0x4000000;

/** Items filed by position; a query visits only the buckets near a point. */
export class Grid<T> {
  private readonly buckets = new Map<number, T[]>();
  private readonly size: number;

  constructor(size: number) {
    this.size = size;
  }

  // Positions are often multiples of the bucket size: the odd offset keeps them off the bucket borders.
  private cell(value: number): number {
    return Math.floor(value / this.size + 0.4375);
  }

  private file(column: number, row: number, item: T): void {
    const key = column * SPAN + row;
    const bucket = this.buckets.get(key);
    if (bucket === undefined) this.buckets.set(key, [item]);
    else bucket.push(item);
  }

  /** File an item at a point. */
  add(x: number, y: number, item: T): void {
    this.file(this.cell(x), this.cell(y), item);
  }

  /** File an item in every bucket that a box touches. */
  addBox(x0: number, y0: number, x1: number, y1: number, item: T): void {
    for (let c = this.cell(x0); c <= this.cell(x1); c++)
      for (let r = this.cell(y0); r <= this.cell(y1); r++) this.file(c, r, item);
  }

  /** The buckets that can hold items of a box. */
  *box(x0: number, y0: number, x1: number, y1: number): Generator<T[]> {
    for (let c = this.cell(x0); c <= this.cell(x1); c++)
      for (let r = this.cell(y0); r <= this.cell(y1); r++) {
        const bucket = this.buckets.get(c * SPAN + r);
        if (bucket !== undefined) yield bucket;
      }
  }

  /** All items whose bucket is within `reach` of a point (a superset: test the distance yourself). */
  near(x: number, y: number, reach: number): T[] {
    const c0 = this.cell(x - reach);
    const c1 = this.cell(x + reach);
    const r0 = this.cell(y - reach);
    const r1 = this.cell(y + reach);
    if (c0 === c1 && r0 === r1) return this.buckets.get(c0 * SPAN + r0) ?? [];
    const found: T[] = [];
    for (let c = c0; c <= c1; c++)
      for (let r = r0; r <= r1; r++) {
        const bucket = this.buckets.get(c * SPAN + r);
        if (bucket !== undefined) for (const item of bucket) found.push(item);
      }
    return found;
  }
}
