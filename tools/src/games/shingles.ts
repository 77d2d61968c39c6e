/**
 * How much of one description is found word for word in another. Our games are written from their rules of play, so
 * that next to nothing of an equally named description elsewhere should be found in them.
 */

/** Runs of so many words are compared. */
const RUN = 12;

/** The runs of words of a description: names, numbers and words, without comments, brackets and metadata. */
export function shingles(text: string): Set<string> {
  const rules = text.replace(/\/\/[^\n]*/g, ' ').replace(/\(metadata[\s\S]*$/, ' ');
  const words = rules.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const runs = new Set<string>();
  for (let i = 0; i + RUN <= words.length; i++) runs.add(words.slice(i, i + RUN).join(' '));
  return runs;
}

/** The part of the runs of the first text that the second has too, from 0 to 1. */
export function overlap(ours: string, theirs: string): number {
  const runs = shingles(ours);
  const others = shingles(theirs);
  if (runs.size === 0) return 0;
  let common = 0;
  for (const run of runs) if (others.has(run)) common++;
  return common / runs.size;
}
