/** What a text writes how often, and which groups belong to which clause: kept from keystroke to keystroke. */
import type { Document } from '../document.js';
import type { Change } from '../syntax/reread.js';
import { type Group, isGroup, type Root, type Syntax } from '../syntax/tree.js';
import { clauseName, token } from './place.js';

/** Tells the names and values that an item of a group stands for. */
export function eachStanding(item: Syntax, see: (label: string | undefined, standing: string) => void): void {
  if (item.label) see(undefined, `${item.label.text}:`);
  if (item.kind !== 'word' || item.text !== '') see(item.label?.text, token(item));
}

/** Every argument of a document with its place: names of named arguments, and values. */
export function eachPlace(
  { tree }: Document,
  see: (group: Group, index: number, label: string | undefined, standing: string, node: Syntax) => void,
): void {
  const waiting: Group[] = [tree];
  for (let group = waiting.pop(); group; group = waiting.pop()) {
    const around = group;
    for (const [index, item] of group.items.entries()) {
      if (isGroup(item)) waiting.push(item);
      if (group.kind === 'root') continue;
      eachStanding(item, (label, standing) => see(around, index, label, standing, item));
    }
  }
}

/** The counts of one text. */
export class Usage {
  private readonly counts = new Map<string, number>();
  private readonly groups = new Map<string, Set<Group>>();
  private all = 0;

  constructor(root: Root) {
    for (const item of root.items) this.count(item, 1);
  }

  /** How often something stands anywhere. */
  of(standing: string): number {
    return this.counts.get(standing) ?? 0;
  }

  /** The number of all that stands somewhere. */
  get total(): number {
    return this.all;
  }

  /** Everything that stands somewhere. */
  standing(): readonly string[] {
    return [...this.counts.keys()];
  }

  /** The groups of the clauses with a name: the clauses themselves, and the lists in them. */
  groupsOf(name: string): Iterable<Group> {
    return this.groups.get(name) ?? [];
  }

  /** Counts what was replaced no longer, and instead what took its place. */
  replace({ before, now }: Change): void {
    for (const node of before) this.count(node, -1);
    for (const node of now) this.count(node, 1);
  }

  private count(top: Syntax, by: 1 | -1): void {
    const see = (standing: string): void => {
      const count = (this.counts.get(standing) ?? 0) + by;
      if (count === 0) this.counts.delete(standing);
      else this.counts.set(standing, count);
      this.all += by;
    };
    const waiting: Syntax[] = [top];
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      // what stands at the top of the text is no argument
      if (node.parent?.kind !== 'root') eachStanding(node, (_, standing) => see(standing));
      if (!isGroup(node)) continue;
      this.countGroup(node, by);
      for (const item of node.items) waiting.push(item);
    }
  }

  private countGroup(group: Group, by: 1 | -1): void {
    const name = clauseName(group);
    const known = this.groups.get(name);
    if (by < 0) known?.delete(group);
    else if (known) known.add(group);
    else this.groups.set(name, new Set([group]));
  }
}
