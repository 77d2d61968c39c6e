/**
 * The text that keeps what watches need while pieces are put on empty sites one after the other, and tells whether what is
 * watched may hold now.
 */

import type { Relation } from '../nodes.js';
import { placementOf } from '../placement.js';
import type { ConnectionWatch, RingWatch, RowsWatch, Watch } from '../watch.js';
import { type Emission, emptyScope, isNumber, type ProgramGame } from './emission.js';
import { readDatum } from './memory.js';
import { NotEmittable } from './notEmittable.js';
import { conditionText, valueText } from './values.js';

/** Something that is kept for some parts of a watch. */
interface Keeper {
  /** The text that keeps it up to date when a component is put on a site. */
  readonly told: (what: number, site: string) => string;
  /** Whether one of the parts may hold after that, by what the text found; true and false if that is known. */
  readonly holds: (watch: Watch, what: number, site: string, mover: number) => string;
}

/** Bits of a word. */
const Bits = 32;
/** So many lines through a site are looked at one after the other without a loop. */
const MostUnrolled = 8;
/** Sites beside a site whose patterns are listed. */
const MostBeside = 8;
/** End rules that have a bit of a word each. */
const MostRules = 30;
/** Components that have a bit of a word each. */
const MostComponents = 31;
/** Bits of a word that can stand for regions. */
const MostRegions = 31;

const both = (parts: readonly string[]): string =>
  parts.includes('false') ? 'false' : parts.filter((part) => part !== 'true').join('&&') || 'true';
const either = (parts: readonly string[]): string => {
  if (parts.includes('true')) return 'true';
  const some = parts.filter((part) => part !== 'false');
  return some.length === 0 ? 'false' : some.length === 1 ? some[0]! : `(${some.join('||')})`;
};

/** The parts of a watch that are made of no others. */
const leavesOf = (watch: Watch): readonly Watch[] =>
  watch.k === 'some' || watch.k === 'every' ? watch.all.flatMap(leavesOf) : [watch];

/** What follows the placements of a game, as text. */
export class Watching {
  /**
   * The name of the memory in which is kept what begins anew with each game. The pieces come first, by site: the bit of the
   * component, 0 on empty sites.
   */
  readonly memory: string;
  readonly #keepers = new Map<Watch, Keeper>();
  readonly #all: Keeper[] = [];
  #words: number;

  constructor(
    private readonly g: Emission,
    /** What is watched for each end rule. */
    readonly watches: readonly Watch[],
  ) {
    const { sites, owners } = g.game;
    if (owners.length > MostComponents) throw new NotEmittable('There are more components than bits in a word.');
    // One site more than there is is always empty, and can stand for all that lies off the board.
    this.#words = sites + 1;
    const leaves = watches.flatMap(leavesOf);
    const rows = grouped(
      leaves.filter((leaf): leaf is RowsWatch => leaf.k === 'rows'),
      ({ lines, classes }) => [g.number(lines), ...Array.from(classes)],
    );
    const groups = grouped(
      leaves.filter((leaf): leaf is ConnectionWatch => leaf.k === 'connection'),
      ({ steps }) => [g.number(steps)],
    );
    const rings = leaves.filter((leaf): leaf is RingWatch => leaf.k === 'ring');
    const words = (count: number): number => {
      this.#words += count;
      return this.#words - count;
    };
    this.memory = g.table('watched', () => ({}));
    const keepRows = sites <= MostListed ? smallRowsKeeper : rowsKeeper;
    for (const each of rows) this.#keep(each, keepRows(g, this.memory, each, words));
    for (const each of groups) {
      const ring = rings.find((one) => goesWith(one, each[0]!, g.game));
      const keeper = groupsKeeper(g, this.memory, { steps: each[0]!.steps, owners: g.game.owners }, each, ring, words);
      this.#keep(ring ? [...each, ring] : each, keeper);
    }
    for (const each of rings) {
      if (this.#keepers.has(each)) continue;
      const growth = { steps: inner(each.around, sites), owners: g.game.owners.map((_, what) => what) };
      this.#keep([each], groupsKeeper(g, this.memory, growth, [], each, words));
    }
    g.constants[Number(this.memory.slice(1))] = new Int32Array(this.#words);
  }

  /** Whether it matters that no site is empty. */
  get asksFull(): boolean {
    return this.watches.flatMap(leavesOf).some(({ k }) => k === 'full');
  }

  #keep(watches: readonly Watch[], keeper: Keeper): void {
    this.#all.push(keeper);
    for (const watch of watches) this.#keepers.set(watch, keeper);
  }

  /** The text that forgets everything: the board is empty. */
  begin(): string {
    const words = this.#words;
    // To call the machine takes as long as to clear so many words.
    return words <= 48 ? `for(let i=0;i<${words};i++)${this.memory}[i]=0;` : `${this.memory}.fill(0);`;
  }

  /** The text that notes a component on an empty site. */
  told(what: number, site: string): string {
    return `${this.memory}[${site}]=${1 << what};${this.#all.map((keeper) => keeper.told(what, site)).join('')}`;
  }

  /**
   * Which end rules may have come true, behind {@link told}: a bit for each, 0 if none. `full` tells whether no site is empty.
   */
  said(what: number, site: string, mover: number, full: string): string {
    const bits = this.watches.flatMap((watch, i) => {
      const holds = this.#holds(what, site, mover, full, watch);
      return holds === 'false' ? [] : holds === 'true' ? [String(1 << i)] : [`(${holds}?${1 << i}:0)`];
    });
    return bits.join('|') || '0';
  }

  #holds(what: number, site: string, mover: number, full: string, watch: Watch): string {
    switch (watch.k) {
      case 'some':
        return either(watch.all.map((part) => this.#holds(what, site, mover, full, part)));
      case 'every':
        return both(watch.all.map((part) => this.#holds(what, site, mover, full, part)));
      case 'full':
        return full;
      case 'turn':
        return conditionText(this.g, watch.test, emptyScope(mover));
      default:
        return this.#keepers.get(watch)!.holds(watch, what, site, mover);
    }
  }
}

/** What follows the placements of a game, and the component that each player places (index 0 unused). */
export interface Followed {
  readonly watching: Watching;
  readonly pieces: readonly number[];
}

/**
 * What a program follows; undefined if the end rules are asked after every move: where the rules offer no watch, what it
 * needs can not be kept, or it depends on the position which component is placed.
 */
export function followedBy(g: Emission): Followed | undefined {
  const { watches, phases, players } = g.game;
  if (!watches || watches.length > MostRules || g.alone) return undefined;
  const { found } = g.made('followed', (): { readonly found: Followed | undefined } => {
    const placement = placementOf(phases[0]!);
    if (!placement) return { found: undefined };
    const pieces = Array.from({ length: players + 1 }, (_, mover) =>
      mover === 0 ? '0' : valueText(g, placement.piece, emptyScope(mover)),
    );
    // A piece that a player has not is none of the components.
    if (!pieces.every((each) => isNumber(each) && g.game.owners[Number(each)] !== undefined))
      return { found: undefined };
    try {
      return { found: { watching: new Watching(g, watches), pieces: pieces.map(Number) } };
    } catch (error) {
      if (error instanceof NotEmittable) return { found: undefined };
      throw error;
    }
  });
  return found;
}

/** The functions that follow placements: from an empty board on, one piece more, and what is on the board. */
export function followText(g: Emission, { watching }: Followed): string {
  const { owners, players, type, sites, layout } = g.game;
  const words = layout.emptyWords[type]!;
  // Bits of the last word that stand for no site are not set in the empty ones either.
  const last = sites % 32 === 0 ? '' : `&(w===${words - 1}?${(1 << (sites % 32)) - 1}:-1)`;
  const taken = `~W[${layout.empty[type]!}+w]${last}`;
  const cases = owners.map((_, what) => {
    if (what === 0) return '';
    const answers = Array.from({ length: players }, (_unused, i) => watching.said(what, 's', i + 1, 'f'));
    const answer = answers.every((each) => each === answers[0])
      ? answers[0]!
      : answers.map((each, i) => `m===${i + 1}?${each}:`).join('') + '-1';
    return `case ${what}:{${watching.told(what, 's')}return ${answer}}`;
  });
  return (
    `function begin(){${watching.begin()}}\n` +
    `function told(s,w,m,f){switch(w){${cases.join('\n')}}return -1}\n` +
    `function catchUp(W,n){begin();if(n<${sites})for(let w=0;w<${words};w++)for(let v=${taken};v!==0;v&=v-1){` +
    `const s1=(w<<5)+31-Math.clz32(v&-v),what=${readDatum(g, 'what', type, 's1')};if(what!==0)told(s1,what,0,false)}}`
  );
}

/** Watches of one kind that share what is kept: those with the same key. */
function grouped<T extends Watch>(watches: readonly T[], key: (watch: T) => readonly number[]): readonly T[][] {
  const groups = new Map<string, T[]>();
  for (const watch of watches) {
    const name = key(watch).join();
    groups.set(name, [...(groups.get(name) ?? []), watch]);
  }
  return [...groups.values()];
}

// ---- rows -------------------------------------------------------------------------------------------------------

/** For each site the lines through it, by number, and its place on them as a bit; rows of one length, filled up with no bit. */
interface LineTable {
  readonly width: number;
  readonly count: number;
  readonly line: Int32Array;
  readonly bit: Int32Array;
}

/** Lines are cut to pieces that fit a word, so that every row that counts lies in one of them. */
function lineTable(lines: RowsWatch['lines'], least: number, sites: number): LineTable {
  if (least > Bits) throw new NotEmittable('A row is longer than a word.');
  const parts = lines.flatMap((line) => {
    const cut: (readonly number[])[] = [];
    for (let from = 0; from === 0 || from + least <= line.length; from += Bits - least + 1)
      cut.push(line.slice(from, from + Bits));
    return cut.filter((part) => part.length >= least);
  });
  const through: { readonly line: number; readonly bit: number }[][] = Array.from({ length: sites }, () => []);
  parts.forEach((part, line) => {
    for (let place = 0; place < part.length; place++) through[part[place]!]!.push({ line, bit: 1 << place });
  });
  const width = Math.max(0, ...through.map(({ length }) => length));
  const table = { line: new Int32Array(sites * width).fill(parts.length), bit: new Int32Array(sites * width) };
  through.forEach((each, site) => {
    each.forEach(({ line, bit }, i) => {
      table.line[site * width + i] = line;
      table.bit[site * width + i] = bit;
    });
  });
  return { ...table, width, count: parts.length + 1 };
}

/** The text that leaves the bits of `x` that begin so many in a row. */
function runText(x: string, length: number): string {
  let text = '';
  for (let have = 1; have < length; ) {
    const more = Math.min(have, length - have);
    text += `${x}&=${x}>>>${more};`;
    have += more;
  }
  return text;
}

/** So many sites are kept in one word of which every value is looked up. */
const MostListed = 12;

/** By the sites of a class as bits: which of some lengths the longest row has come to, as a bit for each. */
function rowTable(lines: RowsWatch['lines'], lengths: readonly number[], sites: number): Uint8Array {
  const table = new Uint8Array(1 << sites);
  for (const line of lines) {
    lengths.forEach((length, k) => {
      for (let from = 0; from + length <= line.length; from++) {
        const row = line.slice(from, from + length).reduce((bits, site) => bits | (1 << site), 0);
        for (let all = row; all < table.length; all = (all + 1) | row) table[all]! |= 1 << k;
      }
    });
  }
  return table;
}

/** As {@link rowsKeeper}, where all sites of the board fit a small word. */
function smallRowsKeeper(
  g: Emission,
  memory: string,
  watches: readonly RowsWatch[],
  words: (count: number) => number,
): Keeper {
  const { classes, lines } = watches[0]!;
  const lengths = [...new Set(watches.map(({ length }) => length))];
  const table = g.constant(rowTable(lines, lengths, g.game.sites));
  const first = words(Math.max(...Array.from(classes)) + 1);
  const found = g.id('h');
  return {
    told: (what, site) => {
      const own = `${memory}[${first + classes[what]!}]`;
      return classes[what] === 0 ? '' : `const ${found}=${table}[${own}|=1<<${site}];`;
    },
    holds: (watch, what, _site, mover) =>
      rowsHold(g, watch as RowsWatch, what, mover) ??
      `(${found}&${1 << lengths.indexOf((watch as RowsWatch).length)})!==0`,
  };
}

/** Whether a row may be there, if that is known without looking for it: the condition itself is asked about what does not count. */
function rowsHold(g: Emission, { classes, only }: RowsWatch, what: number, mover: number): string | undefined {
  const own = classes[what]!;
  const counts = only && valueText(g, only, emptyScope(mover));
  const isAsked = own === 0 || (counts !== undefined && (!isNumber(counts) || Number(counts) !== own));
  return isAsked ? 'true' : undefined;
}

/** For each class and line the sites with pieces of the class are kept as bits. */
function rowsKeeper(
  g: Emission,
  memory: string,
  watches: readonly RowsWatch[],
  words: (count: number) => number,
): Keeper {
  const { classes, lines } = watches[0]!;
  const lengths = [...new Set(watches.map(({ length }) => length))].sort((a, b) => a - b);
  const { width, count, line, bit } = lineTable(lines, lengths[0]!, g.game.sites);
  const all = [...new Set(Array.from(classes))].filter((own) => own > 0);
  const first = new Map(all.map((own) => [own, words(count)]));
  const [lineOf, bitOf] = [g.constant(line), g.constant(bit)];
  const found = lengths.map(() => g.id('h'));
  return {
    told(what, site) {
      const own = classes[what]!;
      if (own === 0) return '';
      const [i, l, x] = [g.id('i'), g.id('l'), g.id('x')];
      const tests = lengths.map((length, k) => {
        const before = lengths[k - 1] ?? 1;
        // What is left of a shorter row is looked at further.
        const more = k === 0 ? runText(x, length) : `${x}&=${x}>>>${length - before};`;
        return `${more}${found[k]}|=${x};`;
      });
      const look = `const ${l}=${lineOf}[${i}]+${first.get(own)};let ${x}=${memory}[${l}]|${bitOf}[${i}];${memory}[${l}]=${x};${tests.join('')}`;
      const open = `let ${found.map((name) => `${name}=0`).join()};`;
      if (width > MostUnrolled) return `${open}for(let ${i}=${site}*${width},z=${i}+${width};${i}<z;${i}++){${look}}`;
      const at = Array.from({ length: width }, (_, k) => `{const ${i}=${site}*${width}+${k};${look}}`);
      return open + at.join('');
    },
    holds: (watch, what, _site, mover) =>
      rowsHold(g, watch as RowsWatch, what, mover) ??
      (width === 0 ? 'false' : `${found[lengths.indexOf((watch as RowsWatch).length)]}!==0`),
  };
}

// ---- groups ------------------------------------------------------------------------------------------------

/** The neighbours of each site without what is beyond the rim. */
function inner({ offsets, items }: Relation, sites: number): Relation {
  const rows = Array.from({ length: sites }, (_, site) =>
    Array.from(items.subarray(offsets[site]!, offsets[site + 1]!)).filter((near) => near < sites),
  );
  const ends = rows.map(({ length }) => length);
  return {
    offsets: Int32Array.from(
      [0, ...ends],
      (
        (sum) => (n) =>
          (sum += n)
      )(0),
    ),
    items: Int32Array.from(rows.flat()),
  };
}

/** Whether like pieces are a group of an owner: then the groups of a connection tell of rings as well. */
function goesWith({ around }: RingWatch, { steps }: ConnectionWatch, { owners, sites }: ProgramGame): boolean {
  const distinct = new Set(owners).size === owners.length && owners.slice(1).every((owner) => owner > 0);
  const circle = inner(around, sites);
  const sorted = (row: number[]): string => row.sort((a, b) => a - b).join();
  return (
    distinct &&
    Array.from({ length: sites }, (_, s) => s).every((s) => sorted(rowOf(circle, s)) === sorted(rowOf(steps, s)))
  );
}

/** The regions of all goals of an owner: by site as bits, and which bits are those of a goal. */
function regionsOf(watches: readonly ConnectionWatch[], owner: number, sites: number) {
  const bits = new Int32Array(sites);
  const masks: number[] = [];
  let shift = 0;
  for (const { goal: goalOf } of watches) {
    const goal = goalOf(owner);
    masks.push(goal ? ((1 << goal.count) - 1) << shift : 0);
    if (!goal) continue;
    if (shift + goal.count > MostRegions) throw new NotEmittable('There are more regions than bits in a word.');
    for (let site = 0; site < sites; site++) bits[site]! |= goal.bits[site]! << shift;
    shift += goal.count;
  }
  return { bits, masks };
}

const bitCount = (word: number): number => {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** What groups of pieces grow along, and which components are of one group: those with the same number above 0. */
interface Growth {
  readonly steps: Relation;
  readonly owners: readonly number[];
}

/**
 * The sites beside each site, in rows of one length that are filled up with the site that is always empty. Which of them have
 * pieces of a group is a pattern of bits; patterns are looked up by the shape of the surroundings.
 */
interface Surroundings {
  readonly width: number;
  readonly items: Int32Array;
  /** Undefined if a site has too many others beside it. */
  readonly patterns: Patterns | undefined;
}

interface Patterns {
  /** By site: where the patterns of its shape begin. */
  readonly shape: Int32Array;
  /** By pattern: one site of each group of those that touch one another, and so are joined already. */
  readonly apart: Uint8Array;
  /** By pattern: the sites between two others of it, on the circle around the site. */
  readonly inner: Uint8Array;
}

const rowOf = ({ offsets, items }: Relation, site: number): number[] =>
  Array.from(items.subarray(offsets[site]!, offsets[site + 1]!));

/** The lowest bit of each connected part of a pattern; `touching` tells the bits that each bit touches. */
function partsOf(pattern: number, touching: readonly number[]): number {
  let apart = 0;
  for (let left = pattern; left !== 0; ) {
    let part = left & -left;
    apart |= part;
    for (let grown = 0; grown !== part; ) {
      grown = part;
      touching.forEach((near, i) => {
        if ((grown >> i) & 1) part |= near & pattern;
      });
    }
    left &= ~part;
  }
  return apart;
}

function surroundings({ steps }: Growth, ring: RingWatch | undefined, sites: number): Surroundings {
  const rows = Array.from({ length: sites }, (_, site) => rowOf(steps, site));
  const width = Math.max(1, ...rows.map(({ length }) => length));
  const items = new Int32Array(sites * width).fill(sites);
  rows.forEach((row, site) => {
    items.set(row, site * width);
  });
  return { width, items, patterns: width > MostBeside ? undefined : patternsOf(rows, width, ring) };
}

function patternsOf(rows: readonly (readonly number[])[], width: number, ring: RingWatch | undefined): Patterns {
  const shape = new Int32Array(rows.length);
  const shapes = new Map<string, { readonly touching: readonly number[]; readonly between: readonly number[] }>();
  rows.forEach((row, site) => {
    // Whoever is put there later looks for the other.
    const touching = row.map((a) =>
      row.reduce((bits, b, i) => (rows[a]!.includes(b) && rows[b]!.includes(a) ? bits | (1 << i) : bits), 0),
    );
    const circle = ring ? rowOf(ring.around, site) : [];
    const between =
      circle.length === 0
        ? []
        : row.map((a) => {
            const k = circle.indexOf(a);
            const sides = [circle.at(k - 1)!, circle[(k + 1) % circle.length]!].map((side) => row.indexOf(side));
            return sides.includes(-1) ? -1 : sides.reduce((bits, i) => bits | (1 << i), 0);
          });
    const key = `${touching.join()} ${between.join()}`;
    if (!shapes.has(key)) shapes.set(key, { touching, between });
    shape[site] = [...shapes.keys()].indexOf(key) << width;
  });
  const apart = new Uint8Array(shapes.size << width);
  const inner = new Uint8Array(shapes.size << width);
  [...shapes.values()].forEach(({ touching, between }, number) => {
    for (let pattern = 0; pattern < 1 << width; pattern++) {
      const at = (number << width) + pattern;
      apart[at] = partsOf(pattern, touching);
      between.forEach((sides, i) => {
        if ((pattern >> i) & 1 && sides >= 0 && (pattern & sides) === sides) inner[at]! |= 1 << i;
      });
    }
  });
  return { shape, apart, inner };
}

/**
 * The groups of pieces of each owner are kept as a forest that only grows, each with the regions that it touches, so that a
 * new piece has to look no further than its neighbours.
 *
 * A piece can close a ring of like pieces only if two of the runs of them around it belong to one group already, or if it
 * completes a site with like pieces all around.
 */
function groupsKeeper(
  g: Emission,
  memory: string,
  growth: Growth,
  watches: readonly ConnectionWatch[],
  ring: RingWatch | undefined,
  words: (count: number) => number,
): Keeper {
  const { owners } = growth;
  const { sites } = g.game;
  const around = surroundings(growth, ring, sites);
  const { width, patterns } = around;
  if (ring && !patterns) throw new NotEmittable('A site has too many others beside it.');
  const items = g.constant(around.items);
  // By site: another site of the group, the site itself at the root; by root: the regions that the group touches.
  const [parent, touched] = [g.constant(new Int32Array(sites)), g.constant(new Int32Array(sites))];
  const regions = [...new Set(owners)].map((owner) => ({ owner, ...regionsOf(watches, owner, sites) }));
  const of = (what: number) => regions.find(({ owner }) => owner === owners[what])!;
  const bitsOf = (what: number): string => g.table(`regions ${g.number(watches)} ${owners[what]}`, () => of(what).bits);
  const bits = g.id('v');
  // By component: whether a ring of it was closed.
  const closed = ring ? words(owners.length) : 0;
  const filled = g.id('v');
  const isFilled = (what: number): string =>
    g.function(`filled ${g.number(growth)} ${what}`, 'isFilled', (name) => {
      const tests = Array.from({ length: width }, (_, k) => `${memory}[${items}[s*${width}+${k}]]===${1 << what}`);
      return `function ${name}(s){return ${tests.join('&&')}}`;
    });
  const maskOf = (what: number): number =>
    owners.reduce((sum, owner, other) => (owner === owners[what] ? sum | (1 << other) : sum), 0);
  /** The bits of the sites beside one that have pieces of the same group. */
  const patternText = (what: number, site: string): string => {
    const mask = maskOf(what);
    const bit = (k: number): string => {
      const near = `${memory}[${items}[${site}*${width}+${k}]]`;
      const is = mask === 1 << what ? `(${near}>>>${what}&1)` : `((${near}&${mask})!==0?1:0)`;
      return k === 0 ? is : `${is}<<${k}`;
    };
    return Array.from({ length: width }, (_, k) => bit(k)).join('|');
  };
  /** The text that goes through sites beside one, one for each group at least; and what tells of rings. */
  const nearText = (what: number, site: string, near: string, join: string): string => {
    const k = g.id('k');
    if (!patterns) {
      const test = `(${memory}[${near}]&${maskOf(what)})!==0`;
      return `for(let ${k}=0;${k}<${width};${k}++){let ${near}=${items}[${site}*${width}+${k}];if(${test}){${join}}}`;
    }
    const [pattern, q] = [g.id('x'), g.id('q')];
    const item = `${items}[${site}*${width}+31-Math.clz32(${q}&-${q})]`;
    const through = (table: Uint8Array, text: string): string =>
      `for(let ${q}=${g.constant(table)}[${pattern}];${q}!==0;${q}&=${q}-1){${text}}`;
    return (
      `const ${pattern}=${g.constant(patterns.shape)}[${site}]+(${patternText(what, site)});` +
      through(patterns.apart, `let ${near}=${item};${join}`) +
      (ring ? through(patterns.inner, `if(${isFilled(what)}(${item}))${filled}=true;`) : '')
    );
  };
  return {
    told(what, site) {
      const owner = owners[what]!;
      if (owner === 0) return '';
      const [root, near, up] = [g.id('r'), g.id('n'), g.id('p')];
      const open = `let ${bits}=${watches.length > 0 ? `${bitsOf(what)}[${site}]` : 0}${ring ? `,${filled}=false` : ''};`;
      const same = ring ? `else ${memory}[${closed + what}]=1;` : '';
      const join =
        // Up to the root; what is passed on the way is hung up higher.
        `for(let ${up}=${parent}[${near}];${up}!==${near};${up}=${parent}[${near}]){${parent}[${near}]=${parent}[${up}];${near}=${up}}` +
        `if(${near}!==${root}){${parent}[${root}]=${near};${root}=${near};${bits}|=${touched}[${near}]}${same}`;
      return (
        `${open}{let ${root}=${site};${parent}[${site}]=${site};${nearText(what, site, near, join)}` +
        `${touched}[${root}]=${bits};}`
      );
    },
    holds(watch, what, site) {
      if (watch.k === 'ring') return owners[what] === 0 ? 'true' : `(${filled}||${memory}[${closed + what}]===1)`;
      const goal = (watch as ConnectionWatch).goal(owners[what]!);
      if (owners[what] === 0) return 'false';
      const alone = enoughAlone(g, watch as ConnectionWatch, site);
      if (!goal) return alone;
      const mask = of(what).masks[watches.indexOf(watch as ConnectionWatch)]!;
      const joins =
        goal.wanted === bitCount(mask) ? `(${bits}&${mask})===${mask}` : `countOf(${bits}&${mask})>=${goal.wanted}`;
      return either([alone, joins]);
    },
  };
}

/** Whether one piece on a site, of whatever owner, joins enough regions of somebody. */
function enoughAlone(g: Emission, watch: ConnectionWatch, site: string): string {
  const { sites, players } = g.game;
  const goals = Array.from({ length: players + 2 }, (_, owner) => watch.goal(owner));
  const joins = (at: number): boolean => goals.some((goal) => goal && bitCount(goal.bits[at]!) >= goal.wanted);
  const table = Uint8Array.from({ length: sites }, (_, at) => (joins(at) ? 1 : 0));
  return table.includes(1) ? `${g.table(`alone ${g.number(watch)}`, () => table)}[${site}]===1` : 'false';
}
