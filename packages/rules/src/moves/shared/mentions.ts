/** Which questions about a site a condition asks, read from how it is written. */
import type { Bound } from '@ludii/registry';

/** What a condition mentions. */
interface Mentions {
  readonly empty: boolean;
  readonly sides: boolean;
}

const nothing: Mentions = { empty: false, sides: false };

function mentionsOf(bound: Bound | undefined): Mentions {
  if (!bound || bound.form === 'literal') return nothing;
  const parts = bound.form === 'list' ? bound.items : Object.values(bound.args);
  let { empty, sides } = nothing;
  for (const part of parts) {
    const inner = mentionsOf(part);
    empty ||= inner.empty;
    sides ||= inner.sides;
  }
  if (bound.form === 'list') return { empty, sides };
  const { keyword } = bound.ludeme;
  // "Not a friend" and "not an enemy" hold for empty sites; "not empty" does not.
  if (keyword === 'not') return { empty: sides, sides };
  const word = bound.args.word;
  if (keyword === 'is' && word?.form === 'literal') {
    if (word.value === 'Empty') empty = true;
    if (word.value === 'Friend' || word.value === 'Enemy') sides = true;
  }
  return { empty, sides };
}

/** True if a condition speaks of empty sites in a way that lets them pass. */
export function mentionsEmptiness(condition: Bound | undefined): boolean {
  return mentionsOf(condition).empty;
}
