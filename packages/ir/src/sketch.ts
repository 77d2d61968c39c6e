/** Nodes as short texts for people: what a rule means, without its tables. */
import type { Condition, Node, Rule, Sites, Value } from './nodes.js';

const list = (nodes: readonly Node[], between: string, say: Namer): string =>
  nodes.map((node) => sketch(node, say)).join(between);

/** What a closure is called, where that is known. */
export type Namer = (fn: object) => string | undefined;

/** A node in a few words; closures by the names that they are given. */
export function sketch(node: Node, say: Namer = () => undefined): string {
  switch (node.k) {
    case 'known':
    case 'and':
    case 'or':
    case 'not':
    case 'compare':
    case 'empty':
    case 'in':
    case 'visited':
    case 'full':
    case 'some':
    case 'nextIsStuck':
    case 'every':
    case 'with':
    case 'allPassed':
    case 'line':
    case 'connected':
    case 'ring':
    case 'threatened':
    case 'callCondition':
      return sketchCondition(node, say);
    case 'fixedSites':
    case 'sitesOf':
    case 'emptySites':
    case 'listedSites':
    case 'pendingSites':
    case 'removalSites':
    case 'ownedSites':
    case 'shared':
    case 'union':
    case 'row':
    case 'alongSites':
    case 'callSites':
    case 'where':
      return sketchSites(node, say);
    case 'const':
    case 'register':
    case 'player':
    case 'last':
    case 'read':
    case 'typeAt':
    case 'table':
    case 'math':
    case 'choice':
    case 'word':
    case 'listFirst':
    case 'owned':
    case 'firstSite':
    case 'track':
    case 'liberties':
    case 'groups':
    case 'territory':
    case 'pips':
    case 'score':
    case 'face':
    case 'die':
    case 'search':
    case 'sum':
    case 'height':
    case 'inStack':
    case 'callValue':
      return sketchValue(node, say);
    default:
      return sketchRule(node, say);
  }
}

/** The entries of a table; only the first of many, which tell no more to a reader. */
const sketchTable = (values: readonly number[]): string =>
  values.length <= MostEntries ? values.join(' ') : `${values.slice(0, 8).join(' ')} … ${values.length} entries`;
const MostEntries = 24;

function sketchValue(node: Value, say: Namer): string {
  switch (node.k) {
    case 'const':
      return String(node.value);
    case 'register':
      return node.name;
    case 'player':
      return node.part;
    case 'last':
      return `last ${node.end}`;
    case 'read':
      return `${node.datum}(${sketch(node.site, say)})`;
    case 'typeAt':
      return `type(${sketch(node.site, say)})`;
    case 'table':
      return `{${sketchTable(node.values)}}[${sketch(node.of, say)}]`;
    case 'math':
      if (node.sign === 'min' || node.sign === 'max')
        return `${node.sign}(${sketch(node.a, say)}, ${sketch(node.b, say)})`;
      return `(${sketch(node.a, say)} ${node.sign} ${sketch(node.b, say)})`;
    case 'choice':
      return `(${sketch(node.test, say)} ? ${sketch(node.yes, say)} : ${sketch(node.no, say)})`;
    case 'listFirst':
      return `first of list ${node.list}`;
    case 'word':
      return `word ${node.word}`;
    case 'owned':
      return `pieces of ${sketch(node.of, say)}`;
    case 'firstSite':
      return `site of piece ${sketch(node.component, say)}`;
    case 'track':
      return `${sketch(node.steps, say)} on from ${sketch(node.from, say)} on the track of ${sketch(node.player, say)}`;
    case 'search':
      return `first to from ${sketch(node.from, say)} on the track of ${sketch(node.player, say)} with ${sketch(node.test, say)}`;
    case 'liberties':
      return `liberties of the group at ${sketch(node.site, say)}`;
    case 'groups':
      return `${node.largest ? 'largest group' : 'groups'} of to with ${sketch(node.test, say)}`;
    case 'territory':
      return `territory of ${sketch(node.owners, say)}`;
    case 'die':
      return `die ${node.die} of hand ${node.hand}`;
    case 'pips':
      return `pips of hand ${node.hand}`;
    case 'score':
      return `score of ${sketch(node.player, say)}`;
    case 'face':
      return `face(${node.site})`;
    case 'sum':
      return `sum of ${sketch(node.of, say)} for ${node.register} in ${sketch(node.sites, say)}`;
    case 'height':
      return `height(${sketch(node.site, say)})`;
    case 'inStack':
      return `${node.datum}(${sketch(node.site, say)}, level ${sketch(node.level, say)})`;
    case 'callValue':
      return say(node.fn) ?? 'closure';
  }
}

function sketchCondition(node: Condition, say: Namer): string {
  switch (node.k) {
    case 'known':
      return node.holds ? 'true' : 'false';
    case 'and':
    case 'or':
      return `(${list(node.parts, ` ${node.k} `, say)})`;
    case 'not':
      return `not ${sketch(node.part, say)}`;
    case 'compare':
      return `${sketch(node.a, say)} ${node.sign} ${sketch(node.b, say)}`;
    case 'empty':
      return `empty(${sketch(node.site, say)})`;
    case 'in':
      return `${sketch(node.site, say)} in ${sketch(node.sites, say)}`;
    case 'visited':
      return `visited(${sketch(node.site, say)})`;
    case 'full':
      return 'full';
    case 'some':
      return `some move of ${sketch(node.rule, say)}`;
    case 'nextIsStuck':
      return 'next is stuck';
    case 'every':
      return `every ${node.register} in ${sketch(node.sites, say)}: ${sketch(node.test, say)}`;
    case 'with':
      return `${sketch(node.test, say)} with ${node.register} = ${sketch(node.at, say)}`;
    case 'allPassed':
      return 'all passed';
    case 'line':
      return `line of ${node.exact ? 'exactly ' : ''}${node.length} through ${sketch(node.site, say)}`;
    case 'connected':
      return `group at ${sketch(node.site, say)} joins regions of ${sketch(node.player, say)}`;
    case 'ring':
      return `ring of ${sketch(node.colour, say)} through ${sketch(node.site, say)}`;
    case 'threatened':
      return `threatened ${sketch(node.piece, say)}${node.at ? ` at ${sketch(node.at, say)}` : ''}`;
    case 'callCondition':
      return say(node.fn) ?? 'closure';
  }
}

function sketchSites(node: Sites, say: Namer): string {
  switch (node.k) {
    case 'fixedSites':
      return `{${node.sites.join(' ')}}`;
    case 'sitesOf':
      return `sites of ${sketch(node.player, say)}`;
    case 'emptySites':
      return 'empty sites';
    case 'listedSites':
      return `{${list(node.sites, ' ', say)}}`;
    case 'pendingSites':
      return 'pending sites';
    case 'removalSites':
      return 'sites to clear';
    case 'ownedSites':
      return `sites of the pieces of ${sketch(node.player, say)}`;
    case 'shared':
      return `${sketch(node.sites, say)} ${node.inside ? 'in' : 'without'} ${sketch(node.with, say)}`;
    case 'union':
      return `(${list(node.parts, ' and ', say)})`;
    case 'row':
      return `row of ${sketch(node.of, say)}`;
    case 'alongSites':
      return `lines from ${sketch(node.from, say)} up to where ${sketch(node.stop, say)}`;
    case 'callSites':
      return say(node.fn) ?? 'closure';
    case 'where':
      return `${sketch(node.sites, say)} where ${sketch(node.test, say)}`;
  }
}

function sketchRule(node: Rule, say: Namer): string {
  switch (node.k) {
    case 'none':
      return 'nothing';
    case 'all':
      return `[${list(node.rules, '; ', say)}]`;
    case 'first':
      return `first of [${list(node.rules, '; ', say)}]`;
    case 'choose':
      return `if ${sketch(node.test, say)}: ${sketch(node.yes, say)}${node.no.k === 'none' ? '' : ` else ${sketch(node.no, say)}`}`;
    case 'attach':
      return `${sketch(node.rule, say)} then ${sketch(node.then.rule, say)}`;
    case 'pieces':
      return `pieces ${node.container ? `of container ${sketch(node.container.which, say)} ` : ''}[${node.rules.map(({ component, rule }) => `${component}: ${sketch(rule, say)}`).join('; ')}]`;
    case 'sites':
      return `for ${node.registers.join(' = ')} in ${sketch(node.over, say)}: ${sketch(node.rule, say)}`;
    case 'values':
      return `for value from ${sketch(node.min, say)} to ${sketch(node.max, say)}: ${sketch(node.rule, say)}`;
    case 'at':
      return `with ${node.registers.join(' = ')} = ${sketch(node.site, say)}: ${sketch(node.rule, say)}`;
    case 'steps':
      return `for to in steps: ${sketch(node.rule, say)}`;
    case 'hops':
      return `for between, to in hops, if ${sketch(node.over, say)}: ${sketch(node.rule, say)}`;
    case 'jumps':
      return `for between, to along lines, over ${sketch(node.over, say)} to ${sketch(node.landsOn ?? node.lands, say)}: ${sketch(node.rule, say)}`;
    case 'sow':
      return `sow from ${sketch(node.start, say)}, if ${sketch(node.captures, say)}: ${sketch(node.capture, say)}`;
    case 'flank':
      return `for between caught (${sketch(node.caught, say)}) and held (${sketch(node.held, say)}): ${sketch(node.rule, say)}`;
    case 'enclose':
      return `for between of groups (${sketch(node.inside, say)}) enclosed at ${sketch(node.site, say)}: ${sketch(node.rule, say)}`;
    case 'paths':
      return `along paths while ${sketch(node.pass, say)}: ${sketch(node.passing, say)}; stop if ${sketch(node.stop, say)}: ${sketch(node.stopping, say)}`;
    case 'rays':
      return `along lines while ${sketch(node.pass, say)}: ${sketch(node.passing, say)}; stop if ${sketch(node.stop, say)}: ${sketch(node.stopping, say)}`;
    case 'emit': {
      const before = node.effect ? ` after ${sketch(node.effect, say)}` : '';
      return `move ${sketch(node.from, say)} → ${sketch(node.to, say)}${before}`;
    }
    case 'longest':
      return `longest of ${sketch(node.rule, say)}`;
    case 'afterwards':
      return `${sketch(node.rule, say)} if afterwards ${sketch(node.test, say)}`;
    case 'prior':
      return `${sketch(node.prior, say)}, then ${sketch(node.rule, say)}`;
    case 'pairs':
      return `${sketch(node.a, say)} together with ${sketch(node.b, say)}`;
    case 'twin':
      return `twice ${sketch(node.rule, say)}`;
    case 'firstAt':
      return `for the first ${node.register} of ${node.sites.join(' ')} that has some: ${sketch(node.rule, say)}`;
    case 'again':
    case 'interpreted':
      return sketch(node.rule, say);
    case 'roll':
      return 'throw the dice';
    case 'dice':
      return `for pips of dice, if ${sketch(node.test, say)}: ${sketch(node.rule, say)}`;
    case 'numbered':
    case 'callRule':
      return say(node.fn) ?? 'closure';
  }
}
