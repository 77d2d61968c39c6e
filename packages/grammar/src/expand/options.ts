/**
 * Options: a game offers categories, each with items; the chosen item's argument texts replace the category's tags
 * everywhere in the description, before anything else is expanded.
 */
import type { Report } from '../diagnose/diagnostic.js';
import { suggest } from '../diagnose/suggest.js';
import { matchingBracket, matchingQuote } from '../source/scan.js';
import type { Span } from '../source/span.js';
import { type Traced, TracedBuilder, without } from '../source/traced.js';
import { MAX_CALLS, MAX_TEXT } from './limits.js';

/** One choice of an option category. */
export interface OptionItem {
  readonly name: string;
  /** The `Heading/Item` string that selects it. */
  readonly selector: string;
  /** Number of stars: the highest in the category is the default. */
  readonly priority: number;
  readonly description: string;
  /** Texts put in place of the tags, by argument name. */
  readonly arguments: readonly {
    readonly name: string;
    readonly text: string;
    readonly from: number;
    readonly to: number;
  }[];
  readonly span: Span;
}

/** An `(option …)` clause. */
export interface OptionCategory {
  readonly heading: string;
  readonly tag: string;
  readonly items: readonly OptionItem[];
  /** Item used when nothing is selected. */
  readonly defaultItem: OptionItem | undefined;
  readonly span: Span;
}

/** What `extractOptions` finds: offsets in item arguments refer to `text`. */
export interface ExtractedOptions {
  readonly categories: OptionCategory[];
  /** The text with the clauses still in it. */
  readonly text: Traced;
  /** The text without the clauses. */
  readonly rest: Traced;
}

/** Takes all `(option "…` clauses out of the text. */
export function extractOptions(text: Traced, report: Report): ExtractedOptions {
  const categories: OptionCategory[] = [];
  const cuts: [number, number][] = [];
  for (let at = text.text.indexOf('(option "'); at >= 0; ) {
    const close = matchingBracket(text.text, at);
    if (close < 0) {
      report.at('error', 'unbalanced-bracket', 'This option clause is never closed.', text, at, at + 7);
      break;
    }
    categories.push(readCategory(text, at, close, report));
    cuts.push([at, close + 1]);
    at = text.text.indexOf('(option "', close + 1);
  }
  reportDuplicates(categories, report);
  return { categories, text, rest: without(text, cuts) };
}

function readCategory(text: Traced, open: number, close: number, report: Report): OptionCategory {
  const source = text.text;
  const span = text.span(open, close + 1);
  const quote = open + '(option '.length;
  const quoteEnd = source.indexOf('"', quote + 1);
  const heading = source.slice(quote + 1, quoteEnd);
  const items: OptionItem[] = [];
  const incomplete = (what: string): OptionCategory => {
    report.at(
      'warning',
      'bad-option',
      `Option "${heading}" ${what}, so it is not read further.`,
      text,
      open,
      quoteEnd + 1,
      {
        hint: 'The form is (option "Heading" <Tag> args:{ <arg> } { (item "Item" <text> "Description.") }).',
      },
    );
    return category(heading, tag, items, span);
  };
  let tag = '';
  if (heading.includes('/')) reportSlash(text, quote, quoteEnd, report);
  const tagOpen = source.indexOf('<', quoteEnd);
  const tagClose = tagOpen < 0 || tagOpen > close ? -1 : matchingBracket(source, tagOpen, close);
  if (tagClose < 0) return incomplete('has no <Tag>');
  tag = source.slice(tagOpen + 1, tagClose);
  const args = source.indexOf('args:', tagClose + 2);
  const argsOpen = args < 0 ? -1 : source.indexOf('{', args);
  const argsClose = argsOpen < 0 || argsOpen > close ? -1 : matchingBracket(source, argsOpen, close);
  if (argsClose < 0) return incomplete('has no args:{ … }');
  const names = bracketed(source, argsOpen + 1, argsClose).map(([from, to]) => source.slice(from, to));
  const listOpen = source.indexOf('{', argsClose + 1);
  const listClose = listOpen < 0 || listOpen > close ? -1 : matchingBracket(source, listOpen, close);
  if (listClose < 0) return incomplete('has no list of items');
  for (let at = source.indexOf('(item ', listOpen); at >= 0 && at < listClose; ) {
    const end = matchingBracket(source, at, listClose + 1);
    if (end < 0) return incomplete('has an item that is never closed');
    items.push(readItem(text, at, end, heading, names, report));
    at = source.indexOf('(item ', end + 1);
  }
  return category(heading, tag, items, span);
}

function category(heading: string, tag: string, items: OptionItem[], span: Span): OptionCategory {
  let defaultItem = items[0];
  for (const item of items) if (defaultItem && item.priority > defaultItem.priority) defaultItem = item;
  return { heading, tag, items, defaultItem, span };
}

function readItem(
  text: Traced,
  open: number,
  close: number,
  heading: string,
  names: string[],
  report: Report,
): OptionItem {
  const source = text.text;
  const nameOpen = source.indexOf('"', open);
  const nameClose = nameOpen < 0 || nameOpen > close ? -1 : source.indexOf('"', nameOpen + 1);
  const found = nameClose >= 0 && nameClose < close;
  const name = found ? source.slice(nameOpen + 1, nameClose) : '';
  if (!found) report.at('warning', 'bad-option', `An item of option "${heading}" has no name.`, text, open, close + 1);
  if (name.includes('/')) reportSlash(text, nameOpen, nameClose, report);
  let priority = 0;
  while (source[close + 1 + priority] === '*') priority++;
  const lastQuote = source.lastIndexOf('"', close);
  const descriptionOpen = source.lastIndexOf('"', lastQuote - 1);
  const described = found && descriptionOpen > nameClose;
  if (found && !described) {
    report.at(
      'warning',
      'bad-option',
      `Item "${heading}/${name}" has no description, so its texts are not read.`,
      text,
      open,
      close + 1,
      {
        hint: 'End the item with a string: (item "Name" <text> "Description.").',
      },
    );
  }
  const ranges = described ? bracketed(source, nameClose + 1, descriptionOpen) : [];
  if (described && ranges.length > names.length) {
    const message = `Item "${heading}/${name}" gives ${ranges.length} texts, but the option has ${names.length} args.`;
    report.at('warning', 'bad-option', message, text, open, close + 1);
  }
  const used = ranges
    .slice(0, names.length)
    .map(([from, to], i) => ({ name: names[i]!, text: source.slice(from, to), from, to }));
  return {
    name,
    selector: `${heading}/${name}`,
    priority,
    description: described ? source.slice(descriptionOpen + 1, lastQuote) : '',
    arguments: used,
    span: text.span(open, close + 1),
  };
}

/** Contents of the `<…>` in a range: each ends at the first `>` outside strings that is not a comparison. */
function bracketed(source: string, start: number, end: number): [number, number][] {
  const found: [number, number][] = [];
  for (let i = start; i < end; i++) {
    if (source[i] !== '<' || source[i - 1] === '(') continue;
    let close = i + 1;
    while (close < end && (source[close] !== '>' || source[close - 1] === '(')) {
      if (source[close] === '"') {
        const quote = matchingQuote(source, close);
        if (quote < 0) break;
        close = quote;
      }
      close++;
    }
    if (close >= end || source[close] !== '>') return found;
    found.push([i + 1, close]);
    i = close;
  }
  return found;
}

function reportSlash(text: Traced, open: number, close: number, report: Report): void {
  const message = 'Option headings and items may not contain "/": it separates the two in a selection.';
  report.at('error', 'bad-option', message, text, open, close + 1);
}

function reportDuplicates(categories: readonly OptionCategory[], report: Report): void {
  const headings = new Map<string, OptionCategory>();
  const tags = new Map<string, OptionCategory>();
  for (const option of categories) {
    const sameHeading = headings.get(option.heading);
    const sameTag = tags.get(option.tag);
    const other = sameHeading ?? sameTag;
    if (other) {
      const message = sameHeading
        ? `There are two options called "${option.heading}".`
        : `Two options use the tag <${option.tag}>: only the first one takes effect.`;
      report.add('warning', 'duplicate-option', message, option.span, [], {
        related: [{ message: 'The first one is here.', span: other.span }],
      });
    }
    headings.set(option.heading, other ?? option);
    if (option.tag !== '') tags.set(option.tag, other ?? option);
    const items = new Map<string, OptionItem>();
    for (const item of option.items) {
      const first = items.get(item.name);
      if (first) {
        report.add(
          'warning',
          'duplicate-option',
          `Option "${option.heading}" has two items called "${item.name}".`,
          item.span,
          [],
          {
            related: [{ message: 'The first one is here.', span: first.span }],
          },
        );
      } else items.set(item.name, item);
    }
  }
}

/** The item to use of every category: the selected ones if every selection fits, otherwise all defaults. */
export function chooseItems(
  categories: readonly OptionCategory[],
  selection: readonly string[],
  report: Report,
  whole: Span,
  severity: 'error' | 'warning',
): (OptionItem | undefined)[] {
  const unused = new Set(selection);
  const chosen = categories.map((option) => {
    const item = option.items.find((candidate) => selection.includes(candidate.selector));
    if (item) unused.delete(item.selector);
    return item ?? option.defaultItem;
  });
  if (unused.size === 0) return chosen;
  for (const selector of unused) reportUnused(selector, categories, report, whole, severity);
  return categories.map((option) => option.defaultItem);
}

function reportUnused(
  selector: string,
  categories: readonly OptionCategory[],
  report: Report,
  whole: Span,
  severity: 'error' | 'warning',
): void {
  const all = categories.flatMap((option) => option.items.map((item) => item.selector));
  const heading = selector.split('/')[0];
  const option = categories.find((candidate) => candidate.heading === heading);
  const near = suggest(selector, all);
  let message: string;
  let hint: string | undefined;
  if (all.includes(selector)) {
    message = `Option "${selector}" is a second selection for "${heading}".`;
    hint = 'Select one item per heading.';
  } else if (categories.length === 0) {
    message = `Option "${selector}" is selected, but this game has no options.`;
  } else if (option) {
    message = `Option "${option.heading}" has no item "${selector.slice(option.heading.length + 1)}".`;
    hint = near
      ? `Did you mean "${near}"?`
      : `Its items are ${option.items.map((item) => `"${item.name}"`).join(', ')}.`;
  } else {
    message = `This game has no option "${selector}".`;
    hint = near ? `Did you mean "${near}"?` : `Its options are ${categories.map((c) => `"${c.heading}"`).join(', ')}.`;
  }
  const related = option ? [{ message: 'The option is declared here.', span: option.span }] : [];
  const told = severity === 'error' ? message : `${message} The default options are used.`;
  report.add(severity, 'unknown-option', told, whole, [], { hint, related });
}

/** Puts the chosen items' texts in place of their tags. */
export function substituteOptions(
  extracted: ExtractedOptions,
  chosen: readonly (OptionItem | undefined)[],
  report: Report,
): Traced {
  let text = extracted.rest;
  for (const [index, option] of extracted.categories.entries()) {
    const item = chosen[index];
    if (!item || item.arguments.length === 0) return text;
    for (const argument of item.arguments) {
      text = replaceTag(text, `<${option.tag}:${argument.name}>`, extracted.text, argument, item.selector, report);
    }
    text = replaceTag(text, `<${option.tag}>`, extracted.text, item.arguments[0]!, item.selector, report);
  }
  return text;
}

function replaceTag(
  text: Traced,
  marker: string,
  source: Traced,
  argument: { readonly from: number; readonly to: number },
  selector: string,
  report: Report,
): Traced {
  let at = text.text.indexOf(marker);
  if (at < 0) return text;
  const { frames } = text;
  const builder = new TracedBuilder(frames);
  let from = 0;
  for (let count = 1; at >= 0; count++) {
    if (count > MAX_CALLS || builder.length > MAX_TEXT) {
      report.at('error', 'runaway-define', `Option tag ${marker} is replaced too often.`, text, at, at + marker.length);
      break;
    }
    builder.append(text, from, at);
    const home = source.frame[source.segment(argument.from)]!;
    const frame = frames.insert('option', selector, frames.fileOf(home), text.place(at, at + marker.length));
    builder.append(source, argument.from, argument.to, () => frame);
    from = at + marker.length;
    at = text.text.indexOf(marker, from);
  }
  builder.append(text, from, text.length);
  return builder.build();
}
