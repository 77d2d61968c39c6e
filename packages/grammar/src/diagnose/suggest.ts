/** "Did you mean": the nearest known name. */

/** Longer words are not compared: nobody wrote them by hand, and the work grows with the square of their length. */
const LongestWord = 200;

/** Rows of the table of distances, kept between calls: a description that is wrong asks many thousands of times. */
const rows = [0, 1, 2].map(() => new Uint8Array(LongestWord + 1)) as [Uint8Array, Uint8Array, Uint8Array];

/** Number of single-character edits (with neighbours swapped counting once) between two words, at most `limit + 1`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit || Math.max(a.length, b.length) > LongestWord) return limit + 1;
  let [before, previous, row] = rows;
  for (let j = 0; j <= b.length; j++) previous[j] = j;
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    let best = i;
    const letter = a.charCodeAt(i - 1);
    for (let j = 1; j <= b.length; j++) {
      const other = b.charCodeAt(j - 1);
      let cost = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + (letter === other ? 0 : 1));
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other)
        cost = Math.min(cost, before[j - 2]! + 1);
      row[j] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    [before, previous, row] = [previous, row, before];
  }
  return previous[b.length]!;
}

/** At most this many candidates are offered. */
const MOST = 5;

/** The candidates near enough to a word to be a slip of the hand, the nearest first, each with its distance. */
export function suggestions(word: string, candidates: Iterable<string>): [candidate: string, distance: number][] {
  const limit = Math.max(1, Math.min(4, Math.floor(word.length / 3)));
  const lower = word.toLowerCase();
  const found: [string, number][] = [];
  for (const candidate of candidates) {
    if (candidate === word) continue;
    const distance = editDistance(lower, candidate.toLowerCase(), limit);
    // of equally near ones those that begin alike come first: first letters are rarely wrong
    const unlike = candidate[0]?.toLowerCase() === lower[0] ? 0 : 0.1;
    // a slip that leaves nothing of a short word is no slip
    if (distance <= limit && distance < Math.max(word.length, 2)) found.push([candidate, distance + unlike]);
  }
  return found.sort((a, b) => a[1] - b[1]).slice(0, MOST);
}

/** The candidate nearest to a word, if one is near enough to be a slip of the hand. */
export function suggest(word: string, candidates: Iterable<string>): string | undefined {
  return suggestions(word, candidates)[0]?.[0];
}
