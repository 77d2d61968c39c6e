/**
 * Which sites matter to the safety of a piece. Where a piece is not threatened, a move of another one can only change that
 * if it leaves or reaches a site that a way of an enemy to the piece depends on: one that a line passes, or a hurdle.
 */
import type { Condition, Node, Rays, RaysRule, Relation, Rule, Value } from '../nodes.js';
import { everyWay, partsOf, sameNode, someNode } from '../scan.js';
import { addSpan, endsAtTo } from '../spans.js';
import { type Emission, emptyScope, isNumber, type Scope } from './emission.js';
import { pieceMask } from './masks.js';
import { valueText } from './values.js';

/**
 * A row of bits for each site that the piece can stand on: the sites that matter when a piece leaves, or reaches, them. Where
 * it is threatened it stays so if no piece leaves one that is reached by what threatens it, or comes to one of its ways.
 */
export interface Exposure {
  readonly width: number;
  readonly leaves: Int32Array;
  readonly reaches: Int32Array;
  readonly ways: Int32Array;
}

/** Where a rule stands on its way to a move: its iterators, and the sites that the way depends on so far. */
interface Way {
  readonly piece: number;
  readonly owner: number;
  /** Where the piece stands. */
  readonly start: number;
  readonly from: number;
  readonly to: number;
  readonly between: readonly number[];
  /** Sites that matter when a piece leaves them, and when one reaches them. */
  readonly left: Trace | undefined;
  readonly reached: Trace | undefined;
}

/** Sites, the last one first: ways that begin alike share what they have in common. */
interface Trace {
  readonly site: number;
  readonly before: Trace | undefined;
}

/**
 * The largest board of which it is worked out: a row of bits has a place for every site, and lines are gone along from every
 * site, so that the work grows faster than the square of the board.
 */
const MostSites = 1 << 10;

/** What the safety of the pieces of a player depends on, if enemies move by some rules; undefined if that cannot be told. */
export function exposureOf(g: Emission, rules: readonly Rule[], mover: number): Exposure | undefined {
  const { sites } = g.game;
  if (sites > MostSites) return undefined;
  const width = (sites + 31) >> 5;
  const rows = (): Int32Array => new Int32Array(sites * width);
  const found: Exposure = { width, leaves: rows(), reaches: rows(), ways: rows() };
  return rules.every((rule) => addRule(g, rule, mover, found)) ? found : undefined;
}

/** Adds what the moves of enemies by a rule of play depend on. */
function addRule(g: Emission, rule: Rule, mover: number, out: Exposure): boolean {
  const inner = (each: Rule): boolean => addRule(g, each, mover, out);
  switch (rule.k) {
    case 'none':
      return true;
    case 'all':
      return rule.rules.every(inner);
    case 'attach':
    case 'afterwards':
      return inner(rule.rule);
    case 'pieces': {
      if (rule.container || rule.unusual) return false;
      const { owners, sites } = g.game;
      return rule.rules.every(({ component, rule: own }) => {
        const owner = owners[component]!;
        if (owner === mover) return true;
        const way = { piece: component, owner, to: -1, between: none, left: undefined, reached: undefined };
        for (let from = 0; from < sites; from++) if (!addWay(g, own, { ...way, start: from, from }, out)) return false;
        return true;
      });
    }
    case 'choose':
      return (isOfEnds(rule.test) && inner(rule.yes) && inner(rule.no)) || addEnds(g, rule, mover, out);
    default:
      return addEnds(g, rule, mover, out);
  }
}

/** Whether a condition looks at nothing that a move of a piece changes. */
const isOfEnds = (test: Condition): boolean => !someNode(test, (node) => node.k !== 'threatened' && reading(node));

/** Nodes that look at the position. */
const reading = ({ k }: Node): boolean =>
  k.startsWith('call') || ['read', 'empty', 'every', 'full', 'owned', 'last', 'some', 'sum', 'firstSite'].includes(k);

/** Adds the ways of a piece from a site by a rule of its own; false if they can not be told. */
function addWay(g: Emission, rule: Rule, way: Way, out: Exposure): boolean {
  const seenThere = way.to < 0 ? undefined : seenOf(rule);
  if (seenThere) {
    if (seenThere.moves) addMove(placed(seenThere.places, way), way, out);
    return true;
  }
  const inner = (each: Rule): boolean => addWay(g, each, way, out);
  switch (rule.k) {
    case 'none':
      return true;
    case 'all':
      return rule.rules.every(inner);
    case 'attach':
    case 'afterwards':
      return inner(rule.rule);
    case 'choose': {
      // A move that ends on a site which it wants empty is no threat to a piece that stands there.
      if (endsIn(rule.yes, emptySites(rule.test))) return inner(rule.no);
      const seen = sitesSeen(rule.test, way);
      return seen !== undefined && [rule.yes, rule.no].every((each) => addWay(g, each, past(way, seen), out));
    }
    case 'at': {
      const site = siteOf(rule.site, way);
      if (site === undefined || rule.registers.some((name) => name !== 'from' && name !== 'to')) return false;
      const [from, to] = [
        rule.registers.includes('from') ? site : way.from,
        rule.registers.includes('to') ? site : way.to,
      ];
      return addWay(g, rule.rule, { ...way, from, to }, out);
    }
    case 'steps':
      return overAll(rule.ways, way, ({ offsets, items }) => {
        for (let i = offsets[way.from]!; i < offsets[way.from + 1]!; i++)
          if (!addWay(g, rule.rule, { ...way, to: items[i]! }, out)) return false;
        return true;
      });
    case 'hops':
      return overAll(rule.ways, way, (ways) => addHops(g, rule, ways, way, out));
    case 'jumps':
      return addJumps(g, rule, way, out);
    case 'rays':
      return addRays(g, rule, way, out);
    case 'emit': {
      if (rule.to.k !== 'register' || rule.to.name !== 'to' || way.to < 0) return false;
      addMove(none, way, out);
      return true;
    }
    default:
      return false;
  }
}

/** Adds what a move depends on that ends where its way does; it has looked at some more sites. */
function addMove(seen: readonly number[], { start, to, left, reached }: Way, { width, ...out }: Exposure): void {
  note(out.leaves, width, to, left);
  note(out.reaches, width, to, reached);
  note(out.ways, width, to, left);
  if (reached !== left) note(out.ways, width, to, reached);
  noteSite(out.ways, width, to, start);
  for (const site of seen) for (const rows of [out.leaves, out.reaches, out.ways]) noteSite(rows, width, to, site);
}

/** What moves of a rule look at that all end at `to`; it is the same for every site, so it is worked out once. */
interface Seen {
  readonly moves: boolean;
  readonly places: readonly Place[];
}

const seenByRules = new WeakMap<Rule, { readonly seen: Seen | undefined }>();

/** What the moves of a rule look at, if all of them end at `to` and the iterators stay where they are. */
function seenOf(rule: Rule): Seen | undefined {
  let known = seenByRules.get(rule);
  if (!known) {
    known = { seen: findSeen(rule) };
    seenByRules.set(rule, known);
  }
  return known.seen;
}

function findSeen(rule: Rule): Seen | undefined {
  switch (rule.k) {
    case 'none':
      return { moves: false, places: [] };
    case 'all':
      return together(rule.rules, []);
    case 'attach':
    case 'afterwards':
      return seenOf(rule.rule);
    case 'choose': {
      if (endsIn(rule.yes, emptySites(rule.test))) return seenOf(rule.no);
      const places = placesSeen(rule.test);
      return places && together([rule.yes, rule.no], places);
    }
    case 'emit':
      return rule.to.k === 'register' && rule.to.name === 'to' ? { moves: true, places: [] } : undefined;
    default:
      return undefined;
  }
}

/** What the moves of some rules look at, and a condition before them. */
function together(rules: readonly Rule[], before: readonly Place[]): Seen | undefined {
  const all: Seen[] = [];
  for (const rule of rules) {
    const seen = seenOf(rule);
    if (!seen) return undefined;
    if (seen.moves) all.push(seen);
  }
  if (all.length === 0) return { moves: false, places: [] };
  return { moves: true, places: [...new Set([...before, ...all.flatMap(({ places }) => places)])] };
}

const overAll = <T>(ways: Parameters<typeof everyWay<T>>[0], { piece }: Way, each: (way: T) => boolean): boolean =>
  everyWay(ways, piece)?.every(each) ?? false;

/** A way that depends on some more sites. */
function past(way: Way, sites: readonly number[]): Way {
  if (sites.length === 0) return way;
  let { left, reached } = way;
  for (const site of sites) {
    if (site !== left?.site) left = { site, before: left };
    if (site !== reached?.site) reached = { site, before: reached };
  }
  return { ...way, left, reached };
}

/** Notes sites in the row of a target; it does not matter that nobody else stands there. */
function note(rows: Int32Array, width: number, target: number, sites: Trace | undefined): void {
  for (let at = sites; at; at = at.before) noteSite(rows, width, target, at.site);
}

function noteSite(rows: Int32Array, width: number, target: number, site: number): void {
  if (site !== target) rows[target * width + (site >> 5)]! |= 1 << (site & 31);
}

/** The site that a value names on a way. */
function siteOf(site: Value, { from, to }: Way): number | undefined {
  if (site.k !== 'register' || (site.name !== 'from' && site.name !== 'to')) return undefined;
  return site.name === 'from' ? from : to;
}

/** The sites that a node looks at; undefined if it may look at others. What stands where an enemy moves from stays there. */
function sitesSeen(node: Node, way: Way): readonly number[] | undefined {
  const seen = placesSeen(node);
  return seen && placed(seen, way);
}

/** Where places are on a way. */
function placed(seen: readonly Place[], { to, between }: Way): readonly number[] {
  if (seen.length === 0) return none;
  if (seen.length === 1) return seen[0] === 'between' ? between : [seen[0] === 'to' ? to : seen[0]!];
  return seen.flatMap((place) => (place === 'to' ? to : place === 'between' ? between : place));
}

/** A site, or the iterator that stands on it. */
type Place = number | 'to' | 'between';

const none: readonly number[] = [];
const placesOf = new WeakMap<Node, { readonly places: readonly Place[] | undefined }>();

/** The places that a node looks at; asked for every site of every way, so it is worked out once. */
function placesSeen(node: Node): readonly Place[] | undefined {
  let seen = placesOf.get(node);
  if (!seen) {
    seen = { places: findPlaces(node) };
    placesOf.set(node, seen);
  }
  return seen.places;
}

function findPlaces(node: Node): readonly Place[] | undefined {
  switch (node.k) {
    // Other threats do not count.
    case 'threatened':
    case 'const':
    case 'known':
    case 'player':
    case 'register':
    case 'fixedSites':
    case 'pendingSites':
    case 'word':
    case 'listFirst':
      return [];
    case 'read':
    case 'empty': {
      const { site } = node;
      if (site.k === 'const') return [site.value];
      if (site.k !== 'register') return undefined;
      if (site.name === 'from') return [];
      return site.name === 'to' || site.name === 'between' ? [site.name] : undefined;
    }
    case 'and':
    case 'or':
    case 'not':
    case 'compare':
    case 'math':
    case 'table':
    case 'choice':
    case 'in':
    case 'sitesOf': {
      const parts = partsOf(node).map(placesSeen);
      return parts.includes(undefined) ? undefined : parts.flatMap((part) => part ?? []);
    }
    default:
      return undefined;
  }
}

function addHops(
  g: Emission,
  { over, rule }: Extract<Rule, { k: 'hops' }>,
  { offsets, items }: Relation,
  way: Way,
  out: Exposure,
): boolean {
  for (let i = offsets[way.from]!; i < offsets[way.from + 1]!; i += 2) {
    const here = past({ ...way, between: [items[i]!], to: items[i + 1]! }, [items[i]!]);
    if (!sitesSeen(over, here) || !addWay(g, rule, here, out)) return false;
  }
  return true;
}

/** A jump depends on all sites that it passes: hurdles may come and go. */
function addJumps(g: Emission, rule: Extract<Rule, { k: 'jumps' }>, way: Way, out: Exposure): boolean {
  const { before, after, over, lands, landsOn, rows } = rule;
  if (rows) return false;
  return overAll(rule.ways, way, ({ offsets, start, end, sites }) => {
    for (let ray = offsets[way.from]!; ray < offsets[way.from + 1]!; ray++) {
      for (let i = start[ray]! + 2; i < end[ray]!; i++) {
        const between = Array.from(sites.subarray(start[ray]! + 1, i));
        const here = past({ ...way, to: sites[i]!, between }, between);
        const asked = [before, after, over, lands, ...(landsOn ? [landsOn] : [])];
        if (asked.some((node) => !sitesSeen(node, here)) || !addWay(g, rule.rule, here, out)) return false;
      }
    }
    return true;
  });
}

function addRays(g: Emission, rule: RaysRule, way: Way, out: Exposure): boolean {
  const { stop, pass, stopping, passing, trails, before } = rule;
  const origin = siteOf(rule.origin ?? { k: 'register', name: 'from' }, way);
  if (before || origin === undefined || !sitesSeen(rule.min, way) || !sitesSeen(rule.max, way)) return false;
  const most = rule.max.k === 'const' ? rule.max.value : g.game.sites;
  const onlyEmpty = g.known(`passes empty sites ${way.owner}`, rule, () => passesEmpty(g, rule, way.owner));
  const plain = plainLine(rule, way);
  return overAll(rule.ways, way, (lines) => {
    if (plain) return addLines(lines, plain, { ...way, from: origin }, { most, onlyEmpty }, out);
    const { offsets, start, end, sites } = lines;
    for (let ray = offsets[origin]!; ray < offsets[origin + 1]!; ray++) {
      let line = way;
      const last = Math.min(end[ray]! - 1, start[ray]! + most);
      for (let i = start[ray]! + 1; i <= last; i++) {
        const site = sites[i]!;
        const here: Way = { ...line, to: site, between: trails ? [site] : line.between };
        const seen = [sitesSeen(stop, here), sitesSeen(pass, here)];
        if (seen.includes(undefined)) return false;
        const there = past(past(here, seen[0]!), seen[1]!);
        const next = onlyEmpty ? { ...here, left: { site, before: here.left } } : there;
        if (!addWay(g, stopping, there, out) || !addWay(g, passing, next, out)) return false;
        line = { ...way, left: next.left, reached: next.reached };
      }
    }
    return true;
  });
}

/** What the moves along a line look at, if nothing else on the line is looked at but the site where it is. */
function plainLine({ stop, pass, stopping, passing }: RaysRule, { between }: Way): LineSeen | undefined {
  const tests = [placesSeen(stop), placesSeen(pass)].flatMap((places) => places ?? [-1]);
  const ends = together([stopping, passing], []);
  const isThere = tests.every((place) => place === 'to' || place === 'between');
  return ends && isThere && between.length === 0 ? { looks: tests.length > 0, ends } : undefined;
}

interface LineSeen {
  /** Whether the position decides how far the line goes. */
  readonly looks: boolean;
  readonly ends: Seen;
}

/** Adds the moves along lines from `from`: each depends on the sites before its end, and on what it looks at there. */
function addLines(
  { offsets, start, end, sites }: Rays,
  { looks, ends }: LineSeen,
  way: Way,
  { most, onlyEmpty }: { readonly most: number; readonly onlyEmpty: boolean },
  out: Exposure,
): boolean {
  for (let ray = offsets[way.from]!; ray < offsets[way.from + 1]!; ray++) {
    let { left, reached } = way;
    const last = Math.min(end[ray]! - 1, start[ray]! + most);
    for (let i = start[ray]! + 1; i <= last; i++) {
      const to = sites[i]!;
      const here: Way = { ...way, to, left, reached };
      if (ends.moves) addMove(placed(ends.places, here), here, out);
      if (onlyEmpty || looks) left = { site: to, before: left };
      if (!onlyEmpty && looks) reached = { site: to, before: reached };
    }
  }
  return true;
}

/** Whether a line of a player goes over empty sites only: it is opened by nothing but what leaves it. */
function passesEmpty(g: Emission, { stop, pass, trails }: RaysRule, owner: number): boolean {
  const scope = emptyScope(owner);
  const stops = pieceMask(g, stop, 'to', scope);
  const far = (stops !== undefined && (stops & 1) === 0) || (stop.k === 'known' && !stop.holds);
  return far && isEmptiness(g, pass, trails ? 'between' : 'to', scope);
}

/** Whether a condition holds of empty sites and no others. */
function isEmptiness(g: Emission, test: Condition, register: 'between' | 'to', scope: Scope): boolean {
  if (test.k === 'empty') return isRegister(test.site, register) && test.type === g.game.type;
  return pieceMask(g, test, register, scope) === 1;
}

/** Has every move tried while the piece stands where a rule of its enemies may end; false if that cannot be told. */
function addEnds(g: Emission, rule: Rule, mover: number, { leaves, reaches, ways, width }: Exposure): boolean {
  const ends = new Set<number>();
  for (let enemy = 1; enemy <= g.game.players; enemy++)
    if (enemy !== mover && !findEnds(g, rule, enemy, ends)) return false;
  for (const site of ends) for (const rows of [leaves, reaches, ways]) rows.fill(-1, site * width, (site + 1) * width);
  return true;
}

/** Adds the sites where moves of a player can end that begin on sites which are always the same. */
function findEnds(g: Emission, rule: Rule, player: number, out: Set<number>): boolean {
  const inner = (each: Rule): boolean => findEnds(g, each, player, out);
  switch (rule.k) {
    case 'none':
      return true;
    case 'all':
    case 'first':
      return rule.rules.every(inner);
    case 'choose':
      return inner(rule.yes) && inner(rule.no);
    case 'attach':
      return inner(rule.rule);
    case 'at': {
      const site = valueText(g, rule.site, emptyScope(player));
      const varies = someNode(rule.rule, (node) => 'ways' in node && node.ways.fixed !== true);
      if (!isNumber(site) || varies || rule.registers.join() !== 'from' || !endsWhereLed(rule.rule)) return false;
      const from = Number(site);
      return from < 0 || from >= g.game.sites || addSpan(rule.rule, 0, from, out);
    }
    default:
      return false;
  }
}

/** Whether all moves of a rule end on the sites that its steps and lines lead to. */
function endsWhereLed(rule: Rule): boolean {
  switch (rule.k) {
    case 'all':
    case 'first':
      return rule.rules.every(endsWhereLed);
    case 'choose':
      return endsWhereLed(rule.yes) && endsWhereLed(rule.no);
    case 'attach':
      return endsWhereLed(rule.rule);
    case 'steps':
    case 'hops':
    case 'jumps':
      return endsAtTo(rule.rule);
    case 'rays':
      return endsAtTo(rule.stopping) && endsAtTo(rule.passing);
    default:
      return endsAtTo(rule);
  }
}

const isRegister = (node: Node, name: string): boolean => node.k === 'register' && node.name === name;

/** Sites that are empty if a condition holds. */
function emptySites(test: Condition): readonly Value[] {
  if (test.k === 'and') return test.parts.flatMap(emptySites);
  if (test.k === 'empty') return [test.site];
  if (test.k !== 'every' || test.sites.k !== 'listedSites') return [];
  const { register, sites } = test;
  return emptySites(test.test).some((site) => isRegister(site, register)) ? sites.sites : [];
}

/** Whether all moves of a rule end on one of some sites. */
function endsIn(rule: Rule, sites: readonly Value[]): boolean {
  switch (rule.k) {
    case 'choose':
      return endsIn(rule.yes, sites) && (rule.no.k === 'none' || endsIn(rule.no, sites));
    case 'attach':
      return endsIn(rule.rule, sites);
    case 'at': {
      if (isRegister(rule.site, 'from') && rule.registers.join() === 'from') return endsIn(rule.rule, sites);
      const leads = rule.registers.join() === 'to' && rule.rule.k === 'emit' && isRegister(rule.rule.to, 'to');
      return leads && sites.some((site) => sameNode(site, rule.site));
    }
    default:
      return false;
  }
}
