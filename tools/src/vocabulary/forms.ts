/**
 * Forms in one shape, whether they come from the vocabulary or from our declarations, so that they can be compared:
 * a keyword, the type word that selects the form, and slots for arguments. Two forms are the same when they accept the
 * same written argument lists, so that one form with alternatives equals several forms without.
 */

/** A place for an argument. */
export interface Slot {
  /** The name it is written with (`at:`), empty if positional. */
  readonly label: string;
  readonly type: string;
  readonly optional: boolean;
  /** Neighbouring slots with the same mark exclude each other; 0 is none. */
  readonly group: number;
}

/** One way to write a ludeme. */
export interface Form {
  readonly keyword: string;
  /** The type word that selects it; empty without one. */
  readonly word: string;
  readonly returns: string;
  readonly slots: readonly Slot[];
}

/** A written argument: `label:type` or `type`. */
export type Written = string;

const writtenAs = ({ label, type }: Slot): Written => (label ? `${label}:${type}` : type);

/** Consecutive slots of one exclusive group, or a single slot. */
function runs(slots: readonly Slot[]): Slot[][] {
  const found: Slot[][] = [];
  for (const slot of slots) {
    const last = found.at(-1);
    if (last && slot.group > 0 && last[0]?.group === slot.group) last.push(slot);
    else found.push([slot]);
  }
  return found;
}

/** Whether a group or a single slot may stay empty. */
const mayStayEmpty = (run: readonly Slot[]): boolean => run.some(({ optional }) => optional);

/** More argument lists than this are not written out in full. */
const most = 5000;

/** All argument lists that a form accepts; of very many, those that use few of the optional arguments. */
export function argumentLists(slots: readonly Slot[]): Written[][] {
  const parts = runs(slots);
  const total = parts.reduce((product, run) => product * (run.length + (mayStayEmpty(run) ? 1 : 0)), 1);
  const mostOptional = total > most ? 3 : parts.length;
  let lists: { readonly list: Written[]; readonly optional: number }[] = [{ list: [], optional: 0 }];
  for (const run of parts) {
    const open = mayStayEmpty(run);
    lists = lists.flatMap((each) => {
      const filled =
        open && each.optional === mostOptional
          ? []
          : run.map((slot) => ({
              list: [...each.list, writtenAs(slot)],
              optional: each.optional + (open ? 1 : 0),
            }));
      return open ? [each, ...filled] : filled;
    });
  }
  return lists.map(({ list }) => list).sort((a, b) => a.length - b.length);
}

/** Whether a form accepts an argument list, keeping the order of its slots. */
export function acceptsList(slots: readonly Slot[], list: readonly Written[]): boolean {
  const parts = runs(slots);
  const attempt = (part: number, written: number): boolean => {
    const run = parts[part];
    if (!run) return written === list.length;
    if (written < list.length && run.some((slot) => writtenAs(slot) === list[written])) {
      if (attempt(part + 1, written + 1)) return true;
    }
    return mayStayEmpty(run) && attempt(part + 1, written);
  };
  return attempt(0, 0);
}

/** A form as a reader would write it. */
export function formText({ keyword, word, slots }: Form): string {
  const parts = runs(slots).map((run) => {
    const text = run.map((slot) => (slot.label ? `${slot.label}:<${slot.type}>` : `<${slot.type}>`)).join(' | ');
    if (mayStayEmpty(run)) return `[${text}]`;
    return run.length > 1 ? `(${text})` : text;
  });
  return `(${[keyword, ...(word ? [word] : []), ...parts].join(' ')})`;
}
