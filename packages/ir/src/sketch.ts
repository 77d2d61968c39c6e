/** Nodes as short texts for people: what a rule means, without its tables. */
import type { Condition, Node, Rule, Sites, Value } from './nodes.js';

const list = (nodes: readonly Node[], between: string): string => nodes.map(sketch).join(between);

/** A node in a few words. */
export function sketch(node: Node): string {
  switch (node.k) {
    case 'known':
    case 'and':
    case 'or':
    case 'not':
    case 'compare':
    case 'empty':
    case 'in':
    case 'full':
    case 'some':
    case 'nextIsStuck':
    case 'every':
    case 'threatened':
    case 'callCondition':
      return sketchCondition(node);
    case 'fixedSites':
    case 'sitesOf':
    case 'emptySites':
    case 'listedSites':
    case 'pendingSites':
    case 'where':
      return sketchSites(node);
    case 'const':
    case 'register':
    case 'player':
    case 'last':
    case 'read':
    case 'table':
    case 'math':
    case 'choice':
    case 'word':
    case 'listFirst':
    case 'owned':
    case 'sum':
    case 'callValue':
      return sketchValue(node);
    default:
      return sketchRule(node);
  }
}

function sketchValue(node: Value): string {
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
      return `${node.datum}(${sketch(node.site)})`;
    case 'table':
      return `{${node.values.join(' ')}}[${sketch(node.of)}]`;
    case 'math':
      return `(${sketch(node.a)} ${node.sign} ${sketch(node.b)})`;
    case 'choice':
      return `(${sketch(node.test)} ? ${sketch(node.yes)} : ${sketch(node.no)})`;
    case 'listFirst':
      return `first of list ${node.list}`;
    case 'word':
      return `word ${node.word}`;
    case 'owned':
      return `pieces of ${sketch(node.of)}`;
    case 'sum':
      return `sum of ${sketch(node.of)} for ${node.register} in ${sketch(node.sites)}`;
    case 'callValue':
      return 'closure';
  }
}

function sketchCondition(node: Condition): string {
  switch (node.k) {
    case 'known':
      return node.holds ? 'true' : 'false';
    case 'and':
    case 'or':
      return `(${list(node.parts, ` ${node.k} `)})`;
    case 'not':
      return `not ${sketch(node.part)}`;
    case 'compare':
      return `${sketch(node.a)} ${node.sign} ${sketch(node.b)}`;
    case 'empty':
      return `empty(${sketch(node.site)})`;
    case 'in':
      return `${sketch(node.site)} in ${sketch(node.sites)}`;
    case 'full':
      return 'full';
    case 'some':
      return `some move of ${sketch(node.rule)}`;
    case 'nextIsStuck':
      return 'next is stuck';
    case 'every':
      return `every ${node.register} in ${sketch(node.sites)}: ${sketch(node.test)}`;
    case 'threatened':
      return `threatened ${sketch(node.piece)}${node.at ? ` at ${sketch(node.at)}` : ''}`;
    case 'callCondition':
      return 'closure';
  }
}

function sketchSites(node: Sites): string {
  switch (node.k) {
    case 'fixedSites':
      return `{${node.sites.join(' ')}}`;
    case 'sitesOf':
      return `sites of ${sketch(node.player)}`;
    case 'emptySites':
      return 'empty sites';
    case 'listedSites':
      return `{${list(node.sites, ' ')}}`;
    case 'pendingSites':
      return 'pending sites';
    case 'where':
      return `${sketch(node.sites)} where ${sketch(node.test)}`;
  }
}

function sketchRule(node: Rule): string {
  switch (node.k) {
    case 'none':
      return 'nothing';
    case 'all':
      return `[${list(node.rules, '; ')}]`;
    case 'first':
      return `first of [${list(node.rules, '; ')}]`;
    case 'choose':
      return `if ${sketch(node.test)}: ${sketch(node.yes)}${node.no.k === 'none' ? '' : ` else ${sketch(node.no)}`}`;
    case 'attach':
      return `${sketch(node.rule)} then ${sketch(node.then.rule)}`;
    case 'pieces':
      return `pieces [${node.rules.map(({ component, rule }) => `${component}: ${sketch(rule)}`).join('; ')}]`;
    case 'sites':
      return `for ${node.registers.join(' = ')} in ${sketch(node.over)}: ${sketch(node.rule)}`;
    case 'at':
      return `with ${node.registers.join(' = ')} = ${sketch(node.site)}: ${sketch(node.rule)}`;
    case 'steps':
      return `for to in steps: ${sketch(node.rule)}`;
    case 'hops':
      return `for between, to in hops, if ${sketch(node.over)}: ${sketch(node.rule)}`;
    case 'sow':
      return `sow from ${sketch(node.start)}, if ${sketch(node.captures)}: ${sketch(node.capture)}`;
    case 'flank':
      return `for between caught (${sketch(node.caught)}) and held (${sketch(node.held)}): ${sketch(node.rule)}`;
    case 'rays':
      return `along lines while ${sketch(node.pass)}: ${sketch(node.passing)}; stop if ${sketch(node.stop)}: ${sketch(node.stopping)}`;
    case 'emit': {
      const before = node.effect ? ` after ${sketch(node.effect)}` : '';
      return `move ${sketch(node.from)} → ${sketch(node.to)}${before}`;
    }
    case 'afterwards':
      return `${sketch(node.rule)} if afterwards ${sketch(node.test)}`;
    case 'callRule':
      return 'closure';
  }
}
