/** Reading and writing the words of a state, with all offsets, masks and shifts folded. */

import type { SiteTypeCode } from '@ludii/state';
import { Cell, Op, type Vector } from '@ludii/state/internal';
import type { Datum, Node } from '../nodes.js';
import { isOpaque, someNode } from '../scan.js';
import { type Emission, isNumber, isSite } from './emission.js';
import { NotEmittable } from './notEmittable.js';

/** Bits of the site number in an entry of the index of pieces. */
export const SiteMask = (1 << 20) - 1;
/** Where the level begins in an entry. */
export const LevelShift = 20;

/** Whether a datum of board sites lies in a vector of the words. */
export const isStored = ({ game: { layout } }: Emission, type: SiteTypeCode): boolean =>
  layout.kind === 'flat' && layout.stored[type];

/** Whether a text may name a site of a hand, which is a cell whatever the type of the board's sites. */
export function mayBeHand({ game: { layout } }: Emission, site: string): boolean {
  if (layout.boardSites === layout.totalSites) return false;
  return isNumber(site) ? Number(site) >= layout.boardSites : !isSite(site);
}

/** One text for sites of a type, another one for those of hands. */
function byPlace(g: Emission, type: SiteTypeCode, site: string, text: (type: SiteTypeCode) => string): string {
  if (type === Cell || !mayBeHand(g, site)) return text(type);
  return isNumber(site) ? text(Cell) : `(${site}<${g.game.layout.boardSites}?${text(type)}:${text(Cell)})`;
}

/** The type of a place: that of the board's sites, or a cell of a hand. */
export const placeType = (g: Emission, type: SiteTypeCode, site: string): string => byPlace(g, type, site, String);

function place(g: Emission, vector: Vector, type: SiteTypeCode, site: string): { word: string; shift: string } {
  if (isNumber(site)) {
    const s = Number(site);
    const offset = Number(byPlace(g, type, site, (code) => String(vector.offsets[code])));
    return { word: String(offset + (s >> vector.shift)), shift: String((s & vector.low) << vector.log) };
  }
  const offset = byPlace(g, type, site, (code) => String(vector.offsets[code]));
  // Only the last five bits of a shift count, which are those of the place in the word.
  const shift = vector.bits === 32 ? '0' : vector.log === 0 ? site : `(${site}<<${vector.log})`;
  return { word: `${offset}+(${site}>>${vector.shift})`, shift };
}

/** The text that reads a value of a vector. */
export function readVector(g: Emission, vector: Vector, type: SiteTypeCode, site: string): string {
  const { word, shift } = place(g, vector, type, site);
  return vector.bits === 32 ? `W[${word}]` : `((W[${word}]>>>${shift})&${vector.mask})`;
}

/** Whether the sites of a type hold stacks of pieces, told by the words. */
export const isStacked = ({ game: { layout } }: Emission, type: SiteTypeCode): boolean =>
  layout.kind === 'stack' && layout.stored[type];

/** The text of the place of the header of a stack, whose type may be known in play only. */
function stackText(g: Emission, type: string, site: string): string {
  const { stacks } = g.game.layout;
  const first = isNumber(type) ? String(stacks[Number(type)]) : `${g.table('stacks', () => stacks)}[${type}]`;
  return isNumber(site) && isNumber(first) ? String(Number(first) + 3 * Number(site)) : `${first}+${site}*3`;
}

/** The text of the number of pieces on a site, one above the other. */
export function heightText(g: Emission, type: string, site: string): string {
  const { kind, stored } = g.game.layout;
  if (kind === 'flat' && isNumber(type) && Number(type) === g.game.type && stored[g.game.type]) {
    return `(1-${emptyBit(g, g.game.type, site)})`;
  }
  if (kind !== 'stack') throw new NotEmittable('The height of a stack is known to the engine only.');
  if (isNumber(type) && !stored[Number(type) as SiteTypeCode]) return '0';
  return `W[${stackText(g, type, site)}+1]`;
}

/** The text that reads a datum of the piece on top of a stack. */
function topText(g: Emission, datum: Datum, type: SiteTypeCode, site: string): string {
  const { slots } = g.game.layout;
  if (datum === 'count') return `(${topText(g, 'who', type, site)}!==0?1:0)`;
  const { present, word, shift, mask } = slots[datum];
  if (!present) return '0';
  const name = g.function(`top ${datum}`, 'top', (made) => {
    const top = slots.words === 1 ? 'n-1' : `(n-1)*${slots.words}`;
    return `function ${made}(W,h){const n=W[h+1];return n===0?0:(W[W[h]+${top}+${word}]>>>${shift})&${mask}}`;
  });
  return `${name}(W,${stackText(g, placeType(g, type, site), site)})`;
}

/** The text that reads a datum of the piece at a level of a stack. */
export function inStackText(
  g: Emission,
  datum: 'what' | 'who',
  type: SiteTypeCode,
  site: string,
  level: string,
): string {
  const { kind, slots, stored } = g.game.layout;
  if (kind !== 'stack') throw new NotEmittable('What is in a stack is known to the engine only.');
  const { present, word, shift, mask } = slots[datum];
  if (!present || !stored[type]) return '0';
  const name = g.function(`inStack ${datum}`, 'inStack', (made) => {
    const at = slots.words === 1 ? 'v0' : `v0*${slots.words}`;
    return `function ${made}(W,h,v0){return v0<0||v0>=W[h+1]?0:(W[W[h]+${at}+${word}]>>>${shift})&${mask}}`;
  });
  return `${name}(W,${stackText(g, String(type), site)},${level})`;
}

/** The text that reads a datum of a site of the board. */
export function readDatum(g: Emission, datum: Datum, type: SiteTypeCode, site: string): string {
  const { layout } = g.game;
  if (isStacked(g, type)) return topText(g, datum, type, site);
  if (!isStored(g, type)) return g.needs('Data of these sites', `c.state.${datum}(${type},${site})`);
  if (datum === 'count' && !layout.counts) return `(${readVector(g, layout.what, type, site)}!==0?1:0)`;
  return readVector(g, layout[datum], type, site);
}

/** The text of the bit that tells whether a site of the board is empty, 0 or 1. */
export function emptyBit(g: Emission, type: SiteTypeCode, site: string): string {
  const at = (first: string, bit: string): string => `((W[${first}+(${bit}>>5)]>>>${bit})&1)`;
  const { empty, emptyHandShift, boardSites } = g.game.layout;
  const board = at(String(empty[type]), site);
  if (!mayBeHand(g, site)) return board;
  const hand = at(String(empty[Cell]), `(${site}+${emptyHandShift})`);
  return `(${site}<${boardSites}?${board}:${hand})`;
}

/** The text that writes a word. */
export function setWord(g: Emission, word: string | number, value: string | number): string {
  return g.isDirect ? `W[${word}]=${value};` : `S.set(${word},${value});`;
}

/** The text that writes a word that counts for the position hash. */
export function setHashed(g: Emission, word: string, value: string): string {
  if (!g.game.layout.hashing) return setWord(g, word, value);
  return `S.setHashed(${word},${value},${word});`;
}

/** The text that writes a value of a vector. */
export function writeVector(
  g: Emission,
  vector: Vector,
  type: SiteTypeCode,
  site: string,
  value: string,
  unhashed = false,
): string {
  const change = vectorChange(g, vector, type, site, value);
  const w = g.id('w');
  const made = change.value(`W[${w}]`);
  return `{const ${w}=${change.word};${unhashed ? `W[${w}]=${made};` : setHashed(g, w, made)}}`;
}

/** How a value of a vector is written: the place of its word, and what becomes of the word. */
export function vectorChange(
  g: Emission,
  vector: Vector,
  type: SiteTypeCode,
  site: string,
  value: string,
): { readonly word: string; readonly value: (old: string) => string } {
  const { word, shift } = place(g, vector, type, site);
  const put = value === '0' ? '' : `|(${value}<<${shift})`;
  return { word, value: (old) => `(${old}&~(${vector.mask}<<${shift}))${put}` };
}

/** The text that adds one to a value of a vector that has room for it, where words are written as they are. */
export function addOne(vector: Vector, type: SiteTypeCode, site: string): string {
  const shift = vector.log === 0 ? site : `(${site}<<${vector.log})`;
  return `W[${vector.offsets[type]}+(${site}>>${vector.shift})]+=${vector.bits === 32 ? '1' : `1<<${shift}`};`;
}

/** The text that puts a piece on a site, or none: owner and component. */
export function putPiece(
  g: Emission,
  type: SiteTypeCode,
  site: string,
  what: string,
  who: string,
  unhashed = false,
): string {
  const { layout } = g.game;
  const owner = layout.who === layout.what ? '' : writeVector(g, layout.who, type, site, who, unhashed);
  return writeVector(g, layout.what, type, site, what, unhashed) + owner;
}

/** The text that puts a piece on a site that is empty, where words are written as they are. */
export function addPiece(g: Emission, type: SiteTypeCode, site: string, what: string, who: string): string {
  const { layout } = g.game;
  const add = (vector: Vector, value: string): string => {
    const { word, shift } = place(g, vector, type, site);
    return vector.bits === 32 ? `W[${word}]=${value};` : `W[${word}]|=${value}<<${shift};`;
  };
  return add(layout.what, what) + (layout.who === layout.what ? '' : add(layout.who, who));
}

/** The text that notes whether a site is empty. */
export function setEmpty(g: Emission, type: SiteTypeCode, site: string, isEmpty: boolean): string {
  const { empty, emptyHandShift, boardSites } = g.game.layout;
  const w = g.id('w');
  const write = (first: string, number: string): string => {
    const bit = `(1<<${number})`;
    return `{const ${w}=${first}+(${number}>>5);${setWord(g, w, isEmpty ? `W[${w}]|${bit}` : `W[${w}]&~${bit}`)}}`;
  };
  if (!mayBeHand(g, site)) return write(String(empty[type]), site);
  const [first, number] = [g.id('w'), g.id('w')];
  const hand = `${site}>=${boardSites}`;
  return `{const ${first}=${hand}?${empty[Cell]}:${empty[type]},${number}=${hand}?${site}+${emptyHandShift}:${site};${write(first, number)}}`;
}

/** The text of the owner of a component. */
export function ownerOf(g: Emission, what: string): string {
  const { owners } = g.game;
  if (isNumber(what)) return String(owners[Number(what)] ?? 0);
  if (owners.every((owner, i) => owner === i)) return what;
  return `${g.table('owners', () => Int32Array.from(owners))}[${what}]`;
}

/** Header of the list of positions of a component. */
function header(g: Emission, what: string): string {
  const { owned } = g.game.layout;
  return isNumber(what) ? String(owned + Number(what) * 3) : `${owned}+${what}*3`;
}

/** Whether entries of the index of pieces tell the type of their site, and keep their order when others leave. */
export const isTyped = ({ game: { layout } }: Emission): boolean => layout.ownedKind === 'typedLevels';

/** Where the type of the site begins in an entry of the index of pieces. */
const TypeShift = 30;

/** What an entry tells besides the number of its site. */
function mark(g: Emission, type: SiteTypeCode, site: string): string {
  if (g.game.layout.ownedKind === 'vertices') return `|${1 << TypeShift}`;
  if (!isTyped(g)) return '';
  const of = placeType(g, type, site);
  return isNumber(of) ? (of === '0' ? '' : `|${Number(of) << TypeShift}`) : `|(${of}<<${TypeShift})`;
}

/** The call of the function that takes all positions on a site out of an ordered list; the others move up. */
function removeTyped(g: Emission, what: string, type: SiteTypeCode, site: string): string {
  const direct = g.isDirect;
  const name = g.function(`removeTyped ${direct}`, 'removeOwned', (made) => {
    const put = direct ? 'W[k]=e;' : 'if(k!==i)S.set(k,e);';
    const end = direct ? 'W[h+1]=k-a' : 'S.set(h+1,k-a)';
    return (
      `function ${made}(${direct ? '' : 'S,'}W,h,x){const a=W[h],z=a+W[h+1];let k=a;for(let i=a;i<z;i++){const e=W[i];` +
      `if((e&${~(1023 << 20)})!==x){${put}k++}}${end}}`
    );
  });
  return `${name}(${direct ? '' : 'S,'}W,${header(g, what)},${site}${mark(g, type, site)});`;
}

/** The text that takes a position out of the index of pieces: the last one takes its place. */
export function removeOwned(g: Emission, what: string, site: string): string {
  if (!g.keepsIndex) return '';
  if (isTyped(g)) return removeTyped(g, what, g.game.type, site);
  const [h, a, z, i] = [g.id('h'), g.id('a'), g.id('z'), g.id('i')];
  return (
    `{const ${h}=${header(g, what)},${a}=W[${h}],${z}=${a}+W[${h}+1]-1;let ${i}=${a};` +
    `while(${i}<=${z}&&(W[${i}]&${SiteMask})!==${site})${i}++;` +
    `if(${i}<=${z}){${setWord(g, i, `W[${z}]`)}${setWord(g, `${h}+1`, `${z}-${a}`)}}}`
  );
}

/** The text that adds a position to the index of pieces. */
export function addOwned(g: Emission, what: string, type: SiteTypeCode, site: string): string {
  if (!g.keepsIndex) return '';
  const [h, l] = [g.id('h'), g.id('l')];
  return (
    `{const ${h}=${header(g, what)},${l}=W[${h}+1];` +
    // What stands alone has room for all sites in each list.
    (g.alone
      ? '{'
      : `if(${l}===W[${h}+2]){st.owned.add(${what},${placeType(g, type, site)},${site},0);W=st.words}else{`) +
    `${setWord(g, `W[${h}]+${l}`, `${site}${mark(g, type, site)}`)}${setWord(g, `${h}+1`, `${l}+1`)}}}`
  );
}

/**
 * The text that takes a position out of the index and adds another, as removing and adding would. A hint names a variable
 * with the place of the position in its list, negative if it is not known.
 */
export function moveOwned(
  g: Emission,
  what: string,
  type: SiteTypeCode,
  from: string,
  to: string,
  hint?: string,
): string {
  if (isTyped(g)) return `{${removeTyped(g, what, type, from)}${addOwned(g, what, type, to)}}`;
  const [h, a, z, i] = [g.id('h'), g.id('a'), g.id('z'), g.id('i')];
  const found = hint === undefined ? '' : `if(${hint}>=0)${i}+=${hint};else `;
  return (
    `{const ${h}=${header(g, what)},${a}=W[${h}],${z}=${a}+W[${h}+1]-1;let ${i}=${a};` +
    `${found}while(${i}<=${z}&&(W[${i}]&${SiteMask})!==${from})${i}++;` +
    (g.alone ? `if(${i}<=${z}){` : `if(${i}>${z}){st.owned.add(${what},${type},${to},0);W=st.words}else{`) +
    `${setWord(g, i, `W[${z}]`)}${setWord(g, z, `${to}${mark(g, type, to)}`)}}}`
  );
}

/** Whether actions on the pieces of the board are written straight to the words. */
export function isPlain({ game: { layout, type } }: Emission): boolean {
  const { plain, plainWithState, ownedKind, boardSites, totalSites, stored } = layout;
  return (plain || plainWithState) && ownedKind !== 'levels' && boardSites === totalSites && stored[type];
}

/** Actions after which the index of pieces still names each site with a piece once. */
const orderly = new Set<number>([
  ...[Op.Move, Op.Add, Op.Remove, Op.RemoveLater],
  ...[Op.Select, Op.Pass, Op.SetNextPlayer, Op.SetCounter, Op.SetScore, Op.SetPending, Op.SetTemp],
]);

/** Whether the index of pieces names each site of the board that has a piece once, and no others. */
export function isIndexed(g: Emission): boolean {
  if (isPlain(g)) return true;
  const { layout, type, phases } = g.game;
  const { kind, ownedKind, boardSites, totalSites, stored } = layout;
  if (kind !== 'flat' || ownedKind === 'levels' || isTyped(g) || boardSites !== totalSites || !stored[type])
    return false;
  const disturbs = (node: Node): boolean =>
    isOpaque(node) ||
    node.k === 'sow' ||
    (node.k === 'emit' && node.actions.some(({ op, times }) => times !== undefined || !orderly.has(op)));
  return g.made('indexed', () => ({ is: !phases.some((rule) => someNode(rule, disturbs, true)) })).is;
}

/** Whether moves of pieces of piles are written straight to the words. */
export function isPiled({ game: { layout, type } }: Emission): boolean {
  const { piled, state, stateFrom, ownedKind, boardSites, stored } = layout;
  // Sites of hands may have a state; those of the board must not.
  return piled && (!state.present || stateFrom === boardSites) && ownedKind !== 'levels' && stored[type];
}

/** The test that a pile on a site of a hand has a local state; undefined if no pile has one. */
export function hasState(g: Emission, site: string): string | undefined {
  if (!g.game.layout.state.present || !mayBeHand(g, site)) return undefined;
  return `${readVector(g, g.game.layout.state, g.game.type, site)}!==0`;
}

/** The bit of a decision in the first word of an action. */
export const DecisionBit = 256;

/** The first word of an action on the tape. */
export const actionWord = (op: number, decision: boolean, operands: number): number =>
  op | (decision ? DecisionBit : 0) | ((operands + 1) << 12);

export { Op };
