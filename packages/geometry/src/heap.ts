/** A binary heap: the least item first. */
export class Heap<T> {
  private readonly items: T[] = [];
  private readonly compare: (p: T, q: T) => number;

  constructor(compare: (p: T, q: T) => number) {
    this.compare = compare;
  }

  push(item: T): void {
    const { items, compare } = this;
    let i = items.push(item) - 1;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (compare(items[parent]!, item) <= 0) break;
      items[i] = items[parent]!;
      i = parent;
    }
    items[i] = item;
  }

  pop(): T | undefined {
    const { items, compare } = this;
    const top = items[0];
    const last = items.pop();
    if (items.length === 0 || last === undefined) return top;
    let i = 0;
    for (;;) {
      let child = 2 * i + 1;
      if (child >= items.length) break;
      if (child + 1 < items.length && compare(items[child + 1]!, items[child]!) < 0) child++;
      if (compare(last, items[child]!) <= 0) break;
      items[i] = items[child]!;
      i = child;
    }
    items[i] = last;
    return top;
  }
}
