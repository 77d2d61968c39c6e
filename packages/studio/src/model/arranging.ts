/** Setting a position up by hand: what stands where, and what is in the hand of whoever sets it up. */
import type { PositionView, SiteKey } from '@ludii/render';
import type { Arrangement, Setup, SetupOffer } from '../worker/protocol.js';

/** What a click does: puts a piece, or takes away what is there. */
export type Tool = { readonly put: string } | 'erase';

/** A position that is being set up. */
export interface Arranging {
  readonly offer: SetupOffer;
  readonly arrangement: Arrangement;
  readonly mover: number;
  readonly tool: Tool;
  /** How it looks; that of the game until something was changed. */
  readonly view: PositionView | undefined;
  readonly setup: Setup | undefined;
}

/** Begins with what stands on the table. */
export function beginArranging(offer: SetupOffer): Arranging {
  const [first] = offer.pieces;
  return {
    offer,
    arrangement: offer.arrangement,
    mover: offer.mover,
    tool: first ? { put: first.name } : 'erase',
    view: undefined,
    setup: undefined,
  };
}

/** The arrangement after a click on a site. */
export function touch({ arrangement, tool, offer }: Arranging, site: SiteKey): Arrangement {
  const { [site]: there, ...others } = arrangement;
  const pieces = tool === 'erase' ? taken(there, offer) : added(there, tool.put, offer);
  return pieces === undefined ? others : { ...others, [site]: pieces };
}

/** What is written of one piece: `Seed2*3,state=1`. */
interface Written {
  readonly piece: string;
  readonly count: number;
  /** State, rotation and value, as written. */
  readonly data: string;
}

function read(text: string): Written {
  const match = /^([^*,]+)(?:\*(\d+))?(,.*)?$/.exec(text);
  return { piece: match?.[1] ?? text, count: Number(match?.[2] ?? 1), data: match?.[3] ?? '' };
}

const write = ({ piece, count, data }: Written): string => `${piece}${count > 1 ? `*${count}` : ''}${data}`;

function taken(there: string | undefined, { stacks, counts }: SetupOffer): string | undefined {
  if (there === undefined) return undefined;
  if (stacks) return there.includes('+') ? there.slice(0, there.lastIndexOf('+')) : undefined;
  const pile = read(there);
  return counts && pile.count > 1 ? write({ ...pile, count: pile.count - 1 }) : undefined;
}

function added(there: string | undefined, put: string, { stacks, counts }: SetupOffer): string | undefined {
  if (there === undefined) return put;
  if (stacks) return `${there}+${put}`;
  const pile = read(there);
  if (pile.piece !== put) return put;
  // The same piece once more: one more where sites hold several, else it is taken away again.
  return counts ? write({ ...pile, count: pile.count + 1 }) : undefined;
}

/**
 * The arrangement as start rules for the description: `(place "Rook1" { "A1" "H1" })`. Stacks are placed from below, piles
 * with their number, and what is in a hand by the name of the hand.
 */
export function startRules(arrangement: Arrangement, label: (site: SiteKey) => string): string {
  const places = new Map<string, string[]>();
  const others: string[] = [];
  for (const [site, pieces] of Object.entries(arrangement)) {
    const levels = pieces.split('+').map(read);
    const name = label(site);
    const hand = /^(.+):\d+$/.exec(name)?.[1];
    if (levels.length > 1) {
      const items = levels.map(({ piece }) => `"${piece}"`).join(' ');
      others.push(`(place Stack items:{ ${items} } coord:"${name}")`);
    } else if (hand !== undefined) {
      const { piece, count } = levels[0]!;
      others.push(`(place "${piece}" "${hand}"${count > 1 ? ` count:${count}` : ''})`);
    } else places.set(pieces, [...(places.get(pieces) ?? []), `"${name}"`]);
  }
  const lines = [...places].map(([pieces, sites]) => {
    const { piece, count, data } = read(pieces);
    const single = sites.length === 1;
    const where = single ? `coord:${sites[0]}` : `{ ${sites.join(' ')} }`;
    const number = single ? ` count:${count}` : ` counts:{ ${sites.map(() => count).join(' ')} }`;
    return `(place "${piece}" ${where}${count > 1 ? number : ''}${data.replace(/,(\w+)=(\d+)/g, ' $1:$2')})`;
  });
  return `(start {\n  ${[...lines, ...others].join('\n  ')}\n})`;
}
