/**
 * How the written items of a call may be placed into the arguments of a form. The same rules as in binding, made for
 * text that is not finished: some items may stand for anything (a tag, a parameter, what is being typed), and all
 * ways of placing an item are found, not only the first.
 */
import type { Argument, Kind, Ludeme } from '@ludii/compiler/internal';

/** A form, whatever it is compiled for. */
export type Form = Ludeme<never>;

/** Neighbouring arguments of which one may be given: a single argument, or an exclusive group. */
interface Run {
  readonly members: readonly number[];
  readonly optional: boolean;
}

const runs = new WeakMap<Form, readonly Run[]>();

function runsOf(form: Form): readonly Run[] {
  const ready = runs.get(form);
  if (ready) return ready;
  const made: Run[] = [];
  for (let i = 0; i < form.args.length; ) {
    const { group } = form.args[i]![1];
    const members = [i];
    while (group > 0 && form.args[i + members.length]?.[1].group === group) members.push(i + members.length);
    made.push({ members, optional: members.some((member) => form.args[member]![1].optional) });
    i += members.length;
  }
  runs.set(form, made);
  return made;
}

/** One written item, as far as placing it needs to know. */
export interface Item {
  /** The name that it is written with. */
  readonly label: string | undefined;
  /** Whether it may stand for nothing or for several arguments: a tag, a parameter. */
  readonly elastic: boolean;
  /** Whether it may be of a kind. */
  readonly fits: (kind: Kind<unknown>) => boolean;
  /** Whether its name is not yet settled: it may become a named or an unnamed argument. */
  readonly open?: boolean;
}

/** How much is forgiven: nothing, arguments that are still to come, or any argument left out. */
export type Leniency = 'strict' | 'unfinished' | 'anything';

const accepts = (item: Item, name: string, argument: Argument<unknown>): boolean =>
  (item.open || item.label === (argument.named ? name : undefined) || (item.elastic && item.label === undefined)) &&
  item.fits(argument.kind);

/** Calls with more items than this fit no form. */
const MOST = 100;

/** For each item the arguments of the form that it may be, over all ways of placing all items; null if there is none. */
export function placements(form: Form, items: readonly Item[], leniency: Leniency): readonly number[][] | null {
  if (items.length > MOST || items.filter(({ elastic }) => !elastic).length > form.args.length) return null;
  const sequence = runsOf(form);
  const width = sequence.length + 1;
  const mayEnd = new Int8Array((items.length + 1) * width);
  const skippable = (run: number): boolean => sequence[run]!.optional || leniency === 'anything';

  /** Whether the items from `item` on fit into the runs from `run` on. */
  const ends = (item: number, run: number): boolean => {
    const key = item * width + run;
    if (mayEnd[key] !== 0) return mayEnd[key] === 1;
    const result = compute(item, run);
    mayEnd[key] = result ? 1 : 2;
    return result;
  };
  const compute = (item: number, run: number): boolean => {
    if (run === sequence.length) return items.slice(item).every(({ elastic }) => elastic);
    if (item === items.length) {
      if (leniency !== 'strict') return true;
      return skippable(run) && ends(item, run + 1);
    }
    const written = items[item]!;
    if (written.elastic && ends(item + 1, run)) return true;
    if (skippable(run) && ends(item, run + 1)) return true;
    const taken = sequence[run]!.members.some((member) => accepts(written, ...form.args[member]!));
    return taken && (ends(item + 1, run + 1) || (written.elastic && ends(item, run + 1)));
  };

  if (!ends(0, 0)) return null;
  const found: Set<number>[] = items.map(() => new Set());
  const seen = new Set<number>();
  const walk = (item: number, run: number): void => {
    const key = item * width + run;
    if (seen.has(key) || run === sequence.length || item === items.length || !ends(item, run)) return;
    seen.add(key);
    const written = items[item]!;
    if (written.elastic) walk(item + 1, run);
    if (skippable(run)) walk(item, run + 1);
    const next = ends(item + 1, run + 1) || (written.elastic && ends(item, run + 1));
    if (!next) return;
    for (const member of sequence[run]!.members)
      if (accepts(written, ...form.args[member]!)) {
        found[item]!.add(member);
        walk(item + 1, run + 1);
        if (written.elastic) walk(item, run + 1);
      }
  };
  walk(0, 0);
  return found.map((members) => [...members].sort((a, b) => a - b));
}
