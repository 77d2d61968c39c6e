/**
 * Expansion of defines to a fixed point: the file's own defines first, then the known ones, over and over, because
 * each may bring in calls (and declarations) of the other.
 */
import type { Report } from '../diagnose/diagnostic.js';
import type { Frames } from '../source/frames.js';
import { matchingBracket } from '../source/scan.js';
import { type Traced, TracedBuilder } from '../source/traced.js';
import { expandCalls, isCall, Runaway } from './call.js';
import { type Define, extractDefines, type KnownText, knownDefine, MAX_NAME } from './define.js';
import { MANY_SWEEPS, MAX_SWEEPS, MAX_WORK, MUCH_WORK } from './limits.js';

/** Known defines by name. */
export type Library = ReadonlyMap<string, KnownText>;

/** Result of the expansion, with every local define for later suggestions. */
export interface Expanded {
  readonly text: Traced;
  readonly locals: readonly Define[];
  /** Set when a limit was met or a call never closed: the text is not worth reading further. */
  readonly failed: boolean;
}

class Budget {
  private sweeps = 0;
  private work = 0;

  constructor(
    private readonly report: Report,
    private readonly lookUp: (name: string) => Define | undefined,
  ) {}

  spend(text: Traced, define: Define): void {
    this.work += text.length;
    this.sweeps++;
    if (this.sweeps <= MANY_SWEEPS && this.work <= MUCH_WORK) return;
    // A circle never ends: it need not be followed until nothing is left.
    const cycle = findCycle(define, this.lookUp);
    if (cycle === undefined && this.sweeps <= MAX_SWEEPS && this.work <= MAX_WORK) return;
    const message = cycle
      ? `The define ${define.tag} leads back to itself: ${cycle.map((name) => `"${name}"`).join(' → ')}.`
      : `The defines expand without end; the last one was ${define.tag}.`;
    this.report.add('error', 'runaway-define', message, define.span, [], {
      hint: 'A define may use other defines, but not in a circle.',
    });
    throw new Runaway();
  }
}

/** A way from a define through the defines that its body calls back to itself. */
function findCycle(start: Define, lookUp: (name: string) => Define | undefined): string[] | undefined {
  const seen = new Set<string>();
  const search = (define: Define, path: string[]): string[] | undefined => {
    for (const name of define.mentions) {
      if (name === start.name) return [...path, name];
      const next = seen.has(name) ? undefined : lookUp(name);
      seen.add(name);
      const found = next && search(next, [...path, name]);
      if (found) return found;
    }
    return undefined;
  };
  return search(start, [start.name]);
}

/** Expands all defines of a text. */
export function expandDefines(start: Traced, library: Library, report: Report): Expanded {
  const locals: Define[] = [];
  const known = new Map<string, Define>();
  const budget = new Budget(report, (name) => locals.find((define) => define.name === name) ?? known.get(name));
  let text = start;
  try {
    for (let pass = 0; pass < MAX_SWEEPS; pass++) {
      const before = text.text;
      const { defines, rest } = extractDefines(text, report);
      locals.push(...defines);
      const byName = new Map(defines.map((define) => [define.name, define]));
      text = rest;
      for (;;) {
        const swept = sweepLocal(text, byName, report, budget);
        text = sweepKnown(swept, library, known, report, budget);
        if (text.text === swept.text) break;
      }
      // bodies may have brought in further declarations
      if (text.text === before || !text.text.includes('(define ')) break;
    }
    return { text, locals, failed: false };
  } catch (error) {
    if (!(error instanceof Runaway)) throw error;
    return { text, locals, failed: true };
  }
}

/** Sweeps in the order of declaration; only defines that may be called are searched for. */
function sweepLocal(start: Traced, defines: ReadonlyMap<string, Define>, report: Report, budget: Budget): Traced {
  let text = start;
  for (let changed = defines.size > 0; changed; ) {
    changed = false;
    const called = callsOf(text.text, defines);
    if (called.size === 0) break;
    for (const define of defines.values()) {
      if (!called.has(define.name)) continue;
      const expanded = expandCalls(text, define, report);
      if (expanded === text) continue;
      text = expanded;
      changed = true;
      for (const name of define.mentions) called.add(name);
      budget.spend(text, define);
    }
  }
  return text;
}

/** Known defines are not for metadata; whatever follows the metadata clause is dropped. */
function sweepKnown(
  start: Traced,
  library: Library,
  known: Map<string, Define>,
  report: Report,
  budget: Budget,
): Traced {
  const at = start.text.indexOf('(metadata');
  const close = at < 0 ? -1 : matchingBracket(start.text, at);
  let text = at < 0 ? start : start.slice(0, at);
  let grown = false;
  for (let calls = callsOf(text.text, library); calls.size > 0; calls = callsOf(text.text, library)) {
    // a set may grow while it is walked: bodies call further defines
    for (const name of calls) {
      const define = prepared(name, library, known, start.frames);
      const expanded = expandCalls(text, define, report);
      if (expanded === text) continue;
      text = expanded;
      grown = true;
      budget.spend(text, define);
      for (const mention of define.mentions) {
        if (!library.has(mention)) continue;
        calls.delete(mention);
        calls.add(mention);
      }
    }
  }
  if (at < 0) return text;
  const end = close < 0 ? start.length : close + 1;
  if (!grown && end === start.length) return start;
  const builder = new TracedBuilder(start.frames);
  builder.append(text, 0, text.length);
  builder.append(start, at, end);
  return builder.build();
}

function prepared(name: string, library: Library, known: Map<string, Define>, frames: Frames): Define {
  const ready = known.get(name);
  if (ready) return ready;
  const define = knownDefine(library.get(name)!, frames);
  known.set(name, define);
  return define;
}

/** Names in a table that a text calls. Two neighbouring quotes may always enclose one. */
function callsOf(text: string, table: ReadonlyMap<string, unknown>): Set<string> {
  const found = new Set<string>();
  let open = text.indexOf('"');
  for (let close = text.indexOf('"', open + 1); open >= 0 && close > open; ) {
    if (close - open < MAX_NAME) {
      const name = text.slice(open + 1, close);
      if (table.has(name) && !found.has(name) && isCall(text, open)) found.add(name);
    }
    open = close;
    close = text.indexOf('"', open + 1);
  }
  return found;
}
