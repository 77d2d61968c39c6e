/**
 * Names in quotes: what they are names of, where each is declared and where it is spoken of. A piece may be spoken of
 * with the number of its owner (`King1`), an option by `Heading/Item`; then only a part of the string is the name.
 */
import type { Document } from '../document.js';
import {
  ancestors,
  type Call,
  type Group,
  keywordOf,
  type Range,
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

const keyOf = (kind: NameKind, name: string): string => `${kind} ${name}`;

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

  constructor(private readonly document: Document) {
    const texts: Text[] = [];
    const tags: Tag[] = [];
    visit(document.tree, (node) => {
      if (node.kind === 'text') texts.push(node);
      else if (node.kind === 'tag') tags.push(node);
    });
    const own = texts.map((node) => this.declarations(node));
    for (const mentions of own) for (const each of mentions) this.declare(each);
    for (const node of tags) if (keywordOf(node.parent) === 'option') this.declare(tagMention(node, true));
    const all = [
      ...texts.flatMap((node, i) => (own[i]!.length > 0 ? own[i]! : this.resolve(node))),
      ...tags.map((node) => tagMention(node)),
    ];
    this.mentions = all.sort((a, b) => a.start - b.start);
    for (const mention of this.mentions) {
      const key = keyOf(mention.kind, mention.name);
      const known = this.byKey.get(key);
      if (known) known.push(mention);
      else this.byKey.set(key, [mention]);
    }
  }

  /** The name that an offset touches. */
  at(offset: number): Mention | undefined {
    return this.mentions.findLast(({ node }) => node.start <= offset && offset <= node.end);
  }

  /** Every place of a name in this document. */
  of(kind: NameKind, name: string): readonly Mention[] {
    return this.byKey.get(keyOf(kind, name)) ?? [];
  }

  /** The places that declare a name in this document. */
  declaredAt(kind: NameKind, name: string): readonly Mention[] {
    return this.declared.get(keyOf(kind, name)) ?? [];
  }

  /** The names of a kind that this document declares, in the order of the text. */
  all(kind: NameKind): readonly string[] {
    const prefix = `${kind} `;
    return [...this.declared.keys()].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  }

  private declare(mention: Mention): void {
    const key = keyOf(mention.kind, mention.name);
    const known = this.declared.get(key);
    if (known) known.push(mention);
    else this.declared.set(key, [mention]);
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
      return [{ ...mention('item', node, node.value, true), name: `${heading}/${node.value}` }];
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
    if (this.declared.has(keyOf(kind, value))) return value;
    const base = value.replace(/\d+$/, '');
    return (kind === 'piece' || kind === 'track') && base !== value && this.declared.has(keyOf(kind, base))
      ? base
      : undefined;
  }

  /** `"Heading/Item"` speaks of the option and of the item. */
  private option(node: Text): readonly Mention[] {
    const [heading = ''] = node.value.split('/');
    if (!this.declared.has(keyOf('option', heading))) return [];
    const option = mention('option', node, heading, false);
    const start = option.end + 1;
    const end = node.closed ? node.end - 1 : node.end;
    return [option, { kind: 'item', name: node.value, declares: false, node, start, end }];
  }
}

function headingOf(item: Call): string {
  const option = ancestors(item).find((group): group is Call => keywordOf(group) === 'option');
  const title = option && firstText(option);
  return title?.kind === 'text' ? title.value : '';
}

function mention(kind: NameKind, node: Text, name: string, declares: boolean): Mention {
  return { kind, name, declares, node, start: node.start + 1, end: node.start + 1 + name.length };
}

function tagMention(node: Tag, declares = keywordOf(node.parent) === 'option'): Mention {
  const name = node.text.split(':')[0]!;
  return { kind: 'tag', name, declares, node, start: node.start + 1, end: node.start + 1 + name.length };
}
