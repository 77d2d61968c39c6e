/**
 * Names in quotes: what they are names of, where each is declared and where it is spoken of. A piece may be spoken of
 * with the number of its owner (`King1`), an option by `Heading/Item`; then only a part of the string is the name.
 */
import type { Document } from '../document.js';
import type { Change } from '../syntax/reread.js';
import {
  ancestors,
  type Call,
  type Group,
  isGroup,
  keywordOf,
  type Range,
  type Root,
  type Syntax,
  type Tag,
  type Text,
  visit,
} from '../syntax/tree.js';
import { holesOf } from './defines.js';

/** What a name can be the name of. */
export type NameKind =
  | 'game'
  | 'define'
  | 'piece'
  | 'region'
  | 'track'
  | 'map'
  | 'variable'
  | 'phase'
  | 'option'
  | 'item'
  | 'tag'
  | 'ruleset';

/** One place at which a name stands; the range is that of the name alone. */
export interface Mention extends Range {
  readonly kind: NameKind;
  readonly name: string;
  readonly declares: boolean;
  /** The string or tag that holds the name. */
  readonly node: Text | Tag;
}

/** Clauses whose first string is a name that they declare. */
const declaring: Readonly<Record<string, NameKind>> = {
  game: 'game',
  match: 'game',
  define: 'define',
  piece: 'piece',
  tile: 'piece',
  component: 'piece',
  regions: 'region',
  track: 'track',
  map: 'map',
  phase: 'phase',
  option: 'option',
  ruleset: 'ruleset',
};

/** Clauses that speak of a variable; the first of each pair gives it its value. */
const variables: Readonly<Record<string, boolean>> = {
  'set Var': true,
  'remember Value': true,
  'remember State': true,
  var: false,
  'forget Value': false,
  'values Remembered': false,
  'is Remembered': false,
};

/** What clauses speak of when they hold a name; all others speak of pieces. */
const wanted: Readonly<Record<string, NameKind>> = {
  sites: 'region',
  regionSite: 'region',
  trackSite: 'track',
  mapEntry: 'map',
  nextPhase: 'phase',
  ruleset: 'item',
  useFor: 'item',
};

const keyOf = ({ kind, name }: { readonly kind: NameKind; readonly name: string }): string => `${kind} ${name}`;

function add(lists: Map<string, Mention[]>, mention: Mention): void {
  const key = keyOf(mention);
  const known = lists.get(key);
  if (known) known.push(mention);
  else lists.set(key, [mention]);
}

function sameKeys(some: readonly Mention[], others: readonly Mention[]): boolean {
  return some.length === others.length && some.every((mention, i) => keyOf(mention) === keyOf(others[i]!));
}

/** All strings and tags of some parts, in the order of the text. */
function namesBelow(tops: readonly (Syntax | Root)[]): {
  readonly texts: readonly Text[];
  readonly tags: readonly Tag[];
} {
  const texts: Text[] = [];
  const tags: Tag[] = [];
  const see = (node: Syntax): void => {
    if (node.kind === 'text') texts.push(node);
    else if (node.kind === 'tag') tags.push(node);
  };
  for (const top of tops) {
    if (top.kind !== 'root') see(top);
    if (isGroup(top)) visit(top, see);
  }
  return { texts, tags };
}

/** The clause that a string belongs to, lists between them left out. */
function clauseOf(node: Syntax): Call | undefined {
  for (let at: Group | null = node.parent; at; at = at.parent) if (at.kind === 'call') return at;
  return undefined;
}

/** The keyword of a clause with its type word: `set Var`. */
function formOf(call: Call): string {
  const [first] = call.items;
  const keyword = keywordOf(call);
  return first?.kind === 'word' && /^[A-Z]/.test(first.text) && !first.label ? `${keyword} ${first.text}` : keyword;
}

const firstText = (call: Call): Syntax | undefined => call.items.find(({ kind }) => kind === 'text');

/** All names of a document. */
export class Names {
  /** In the order of the text. */
  readonly mentions: readonly Mention[];
  private readonly declared = new Map<string, Mention[]>();
  private readonly byKey = new Map<string, Mention[]>();
  private readonly byNode = new Map<Syntax, readonly Mention[]>();
  private readonly allOf = new Map<NameKind, readonly string[]>();

  constructor(private document: Document) {
    const { texts, tags } = namesBelow([document.tree]);
    const own = texts.map((node) => this.declarations(node));
    for (const mentions of own) for (const each of mentions) add(this.declared, each);
    const tagged = tags.map(tagMention);
    for (const mention of tagged) if (mention.declares) add(this.declared, mention);
    texts.forEach((node, i) => {
      this.byNode.set(node, own[i]!.length > 0 ? own[i]! : this.resolve(node));
    });
    for (const mention of tagged) this.byNode.set(mention.node, [mention]);
    this.mentions = [...this.byNode.values()].flat().sort((a, b) => a.start - b.start);
    for (const mention of this.mentions) add(this.byKey, mention);
  }

  /**
   * Makes these the names of a document in which something was replaced, outside of all defines. False if other names are
   * declared now, or in another order: then these are as they were, and of no use.
   */
  replace(document: Document, { before, now }: Change): boolean {
    const old = namesBelow(before);
    const gone = [...old.texts, ...old.tags].flatMap((node) => this.byNode.get(node) ?? []);
    const previous = this.document;
    this.document = document;
    const { texts, tags } = namesBelow(now);
    const own = texts.map((node) => this.declarations(node));
    const tagged = tags.map(tagMention);
    const declarations = [...own.flat(), ...tagged.filter(({ declares }) => declares)];
    const declaredBefore = gone.filter(({ declares }) => declares);
    if (!sameKeys(declaredBefore, declarations)) {
      this.document = previous;
      return false;
    }
    declaredBefore.forEach((mention, i) => {
      const list = this.declared.get(keyOf(mention))!;
      list[list.indexOf(mention)] = declarations[i]!;
    });
    const found = new Map<Syntax, readonly Mention[]>();
    texts.forEach((node, i) => {
      found.set(node, own[i]!.length > 0 ? own[i]! : this.resolve(node));
    });
    for (const mention of tagged) found.set(mention.node, [mention]);
    this.put(old, gone, found, now[0]?.start ?? 0);
    return true;
  }

  /** Puts mentions in the place of others, from an offset on. */
  private put(
    old: { readonly texts: readonly Text[]; readonly tags: readonly Tag[] },
    gone: readonly Mention[],
    found: ReadonlyMap<Syntax, readonly Mention[]>,
    offset: number,
  ): void {
    const mentions = this.mentions as Mention[];
    const left = new Set(gone);
    const first = mentions.findIndex((mention) => left.has(mention) || mention.start >= offset);
    const made = [...found.values()].flat().sort((a, b) => a.start - b.start);
    mentions.splice(first < 0 ? mentions.length : first, gone.length, ...made);
    for (const node of [...old.texts, ...old.tags]) this.byNode.delete(node);
    for (const [node, each] of found) this.byNode.set(node, each);
    for (const key of new Set(gone.map(keyOf))) {
      const rest = this.byKey.get(key)!.filter((mention) => !left.has(mention));
      if (rest.length > 0) this.byKey.set(key, rest);
      else this.byKey.delete(key);
    }
    for (const mention of made) add(this.byKey, mention);
    for (const key of new Set(made.map(keyOf))) this.byKey.get(key)!.sort((a, b) => a.start - b.start);
  }

  /** What a string or a tag is the name of; of several the last. */
  mentionAt(node: Syntax): Mention | undefined {
    return this.byNode.get(node)?.at(-1);
  }

  /** The name that an offset touches. */
  at(offset: number): Mention | undefined {
    return this.mentions.findLast(({ node }) => node.start <= offset && offset <= node.end);
  }

  /** Every place of a name in this document. */
  of(kind: NameKind, name: string): readonly Mention[] {
    return this.byKey.get(keyOf({ kind, name })) ?? [];
  }

  /** The places that declare a name in this document. */
  declaredAt(kind: NameKind, name: string): readonly Mention[] {
    return this.declared.get(keyOf({ kind, name })) ?? [];
  }

  /** The names of a kind that this document declares, in the order of the text. */
  all(kind: NameKind): readonly string[] {
    let known = this.allOf.get(kind);
    if (!known) {
      const prefix = `${kind} `;
      known = [...this.declared.keys()].flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []));
      this.allOf.set(kind, known);
    }
    return known;
  }

  /** The names that a string declares: none, one, or (a call of a define) whatever the define makes of it. */
  private declarations(node: Text): readonly Mention[] {
    const call = clauseOf(node);
    if (!call) return [];
    const whole = (kind: NameKind): Mention[] => [mention(kind, node, node.value, true)];
    if (call.keyword?.kind === 'text') return this.throughDefine(call, node).flatMap(whole);
    if (node.parent !== call || firstText(call) !== node) return [];
    const keyword = keywordOf(call);
    if (keyword === 'item') {
      const heading = headingOf(call);
      return [new Placed('item', `${heading}/${node.value}`, true, node, 1, node.value.length)];
    }
    const kind = declaring[keyword];
    if (kind === 'piece' && !ancestors(call).some((group) => keywordOf(group) === 'equipment')) return [];
    if (kind) return whole(kind);
    return variables[formOf(call)] === true ? whole('variable') : [];
  }

  /** What the define called here declares under the name that it is given. */
  private throughDefine(call: Call, node: Text): readonly NameKind[] {
    if (call.keyword?.kind !== 'text' || node === call.keyword || node.parent !== call) return [];
    const define = this.document.define(call.keyword.value);
    if (!define) return [];
    const number = call.items.indexOf(node) + 1;
    const kinds = holesOf(define).flatMap((hole) => {
      const { parent } = hole.node;
      if (hole.number !== number || parent?.kind !== 'call' || parent.items[0] !== hole.node) return [];
      return declaring[keywordOf(parent)] ?? [];
    });
    return [...new Set(kinds)].filter((kind) => kind === 'piece' || kind === 'region' || kind === 'track');
  }

  /** What a string that declares nothing is the name of. */
  private resolve(node: Text): readonly Mention[] {
    const { value } = node;
    const call = clauseOf(node);
    const keyword = keywordOf(call ?? null);
    if (call?.keyword === node || (keyword !== 'subgame' && keyword !== 'define')) {
      if (this.document.define(value)) return [mention('define', node, value, false)];
    }
    if (!call) return [];
    if (formOf(call) in variables && firstText(call) === node) return [mention('variable', node, value, false)];
    if (value.includes('/')) {
      const selected = this.option(node);
      if (selected.length > 0) return selected;
    }
    const kind = node.label?.text === 'track' ? 'track' : (wanted[keyword] ?? 'piece');
    const others: NameKind[] = ['piece', 'region', 'track', 'map', 'phase', 'ruleset'];
    for (const candidate of [kind, ...others.filter((other) => other !== kind)]) {
      const name = this.declaredAs(candidate, value);
      if (name !== undefined) return [mention(candidate, node, name, false)];
    }
    return [];
  }

  /** The declared name that a string means: itself, or without the number of a player. */
  private declaredAs(kind: NameKind, value: string): string | undefined {
    if (this.declared.has(keyOf({ kind, name: value }))) return value;
    const base = value.replace(/\d+$/, '');
    return (kind === 'piece' || kind === 'track') && base !== value && this.declared.has(keyOf({ kind, name: base }))
      ? base
      : undefined;
  }

  /** `"Heading/Item"` speaks of the option and of the item. */
  private option(node: Text): readonly Mention[] {
    const [heading = ''] = node.value.split('/');
    if (!this.declared.has(keyOf({ kind: 'option', name: heading }))) return [];
    const option = mention('option', node, heading, false);
    const after = heading.length + 2;
    const length = node.end - node.start - after - (node.closed ? 1 : 0);
    return [option, new Placed('item', node.value, false, node, after, length)];
  }
}

function headingOf(item: Call): string {
  const option = ancestors(item).find((group): group is Call => keywordOf(group) === 'option');
  const title = option && firstText(option);
  return title?.kind === 'text' ? title.value : '';
}

function mention(kind: NameKind, node: Text, name: string, declares: boolean): Mention {
  return new Placed(kind, name, declares, node, 1, name.length);
}

function tagMention(node: Tag): Mention {
  const name = node.text.split(':')[0]!;
  return new Placed('tag', name, keywordOf(node.parent) === 'option', node, 1, name.length);
}

/** A mention that moves with its node. */
class Placed implements Mention {
  constructor(
    readonly kind: NameKind,
    readonly name: string,
    readonly declares: boolean,
    readonly node: Text | Tag,
    /** Where the name begins in the node, and how long it is. */
    private readonly from: number,
    private readonly length: number,
  ) {}

  get start(): number {
    return this.node.start + this.from;
  }

  get end(): number {
    return this.start + this.length;
  }
}
