/** Changing a clause of a description: tests put other start positions into a game. */

/** The text with the first clause that begins so replaced. */
export function replaceClause(text: string, begin: string, clause: string): string {
  const from = text.indexOf(begin);
  if (from < 0) throw new Error(`The description has no ${begin}…)`);
  let depth = 0;
  let to = from;
  do {
    if (text[to] === '(') depth++;
    if (text[to] === ')') depth--;
    to++;
  } while (depth > 0);
  return text.slice(0, from) + clause + text.slice(to);
}
