/** Habits as a text to ship with the package: one line for each surrounding. */
import { habitsText } from './habits.data.js';
import { Habits } from './habits.js';

const ESCAPES: Readonly<Record<string, string>> = { '\t': '␉', '\n': '␊' };
const escaped = (text: string): string => text.replace(/[\t\n]/g, (char) => ESCAPES[char]!);

/** How often surroundings of a kind must have been seen to be stored; the general ones stand in for the others. */
const LEAST: Readonly<Record<string, number>> = { k: 1, p: 1, i: 2, n: 2, b: 2, g: 3 };

/** The text that stores habits. */
export function toText(habits: Habits): string {
  const lines: string[] = [];
  for (const key of [...habits.counts.keys()].sort()) {
    if (habits.total(key) < (LEAST[key[0] ?? ''] ?? 1)) continue;
    const tokens = [...habits.counts.get(key)!].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
    lines.push([key, ...tokens.flatMap(([standing, count]) => [standing, String(count)])].map(escaped).join('\t'));
  }
  return lines.join('\n');
}

/** The habits that a text stores. */
export function fromText(text: string): Habits {
  const counts = new Map<string, Map<string, number>>();
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const [key = '', ...rest] = line.split('\t');
    const tokens = new Map<string, number>();
    for (let i = 0; i + 1 < rest.length; i += 2) tokens.set(rest[i]!, Number(rest[i + 1]));
    counts.set(key, tokens);
  }
  return new Habits(counts);
}

let shipped: Habits | undefined;

/** The habits of our own collection of games. */
export function shippedHabits(): Habits {
  shipped ??= fromText(habitsText);
  return shipped;
}
