/** Scratch lists of integers, borrowed from a pool, so that evaluating a list function allocates nothing once it is warm. */
const pool: number[][] = [];

/** An empty list for temporary use; give it back with {@link returnNumbers}. */
export function borrowNumbers(): number[] {
  return pool.pop() ?? [];
}

/** Gives a borrowed list back. */
export function returnNumbers(list: number[]): void {
  list.length = 0;
  pool.push(list);
}
