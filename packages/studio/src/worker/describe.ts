/** What a description says of itself, for the side of the page. */
import type { Game, ReadResult } from '@ludii/engine';
import type { CallNode, Node } from '@ludii/engine/internal';
import type { About, OptionMenu } from './protocol.js';

type Parsed = ReadResult['parsed'];

/** Headings of the metadata that are shown, in order. */
const headings: readonly [keyword: string, heading: string][] = [
  ['aliases', 'Also called'],
  ['author', 'Author'],
  ['publisher', 'Publisher'],
  ['date', 'Date'],
  ['origin', 'Origin'],
  ['credit', 'Credit'],
  ['source', 'Source'],
];

const texts = (node: Node): string[] => {
  if (node.kind === 'string') return [node.value];
  if (node.kind === 'list') return node.items.flatMap(({ value }) => texts(value));
  return node.kind === 'call' ? node.args.flatMap(({ value }) => texts(value)) : [];
};

/** All texts of the metadata under a keyword. */
function under(metadata: CallNode | null, keyword: string): string[] {
  const found: string[] = [];
  const visit = (node: Node): void => {
    if (node.kind === 'list') for (const { value } of node.items) visit(value);
    if (node.kind !== 'call') return;
    if (node.keyword === keyword) found.push(...texts(node));
    else for (const { value } of node.args) visit(value);
  };
  if (metadata) visit(metadata);
  return found;
}

/** Name, description, rules and the rest of the metadata. */
export function aboutGame(game: Game, { metadata }: Parsed): About {
  const info = (keyword: string): string => under(metadata, keyword).join('\n\n');
  return {
    name: game.name,
    players: game.players,
    description: info('description'),
    rules: info('rules'),
    notes: headings.flatMap(([keyword, heading]) => {
      const found = under(metadata, keyword);
      return found.length > 0 ? [{ heading, text: found.join(', ') }] : [];
    }),
  };
}

/** The options of a description as menus. */
export function optionMenus({ options, chosen }: Parsed): OptionMenu[] {
  return options.map(({ heading, items }) => ({
    category: heading,
    items: items.map(({ name, description }) => ({ name, description })),
    chosen: chosen.find((each) => each.startsWith(`${heading}/`))?.slice(heading.length + 1) ?? '',
  }));
}
