/** Reading and writing the words of a state, with all offsets, masks and shifts folded. */
import type { SiteTypeCode } from '@ludii/state';
import { Op, type Vector } from '@ludii/state/internal';
import type { Datum } from '../nodes.js';
import { type Emission, isNumber } from './emission.js';

/** Bits of the site number in an entry of the index of pieces. */
export const SiteMask = (1 << 20) - 1;

/** Whether a datum of board sites lies in a vector of the words. */
export const isStored = ({ game: { layout } }: Emission, type: SiteTypeCode): boolean =>
  layout.kind === 'flat' && layout.stored[type];

function place(vector: Vector, type: SiteTypeCode, site: string): { word: string; shift: string } {
  const offset = vector.offsets[type]!;
  if (isNumber(site)) {
    const s = Number(site);
    return { word: String(offset + (s >> vector.shift)), shift: String((s & vector.low) << vector.log) };
  }
  const shift =
    vector.bits === 32
      ? '0'
      : vector.log === 0
        ? `(${site}&${vector.low})`
        : `((${site}&${vector.low})<<${vector.log})`;
  return { word: `${offset}+(${site}>>${vector.shift})`, shift };
}

/** The text that reads a value of a vector. */
export function readVector(vector: Vector, type: SiteTypeCode, site: string): string {
  const { word, shift } = place(vector, type, site);
  return vector.bits === 32 ? `W[${word}]` : `((W[${word}]>>>${shift})&${vector.mask})`;
}

/** The text that reads a datum of a site of the board. */
export function readDatum(g: Emission, datum: Datum, type: SiteTypeCode, site: string): string {
  const { layout } = g.game;
  if (!isStored(g, type)) return g.needs('Data of these sites', `c.state.${datum}(${type},${site})`);
  if (datum === 'count' && !layout.counts) return `(${readVector(layout.what, type, site)}!==0?1:0)`;
  return readVector(layout[datum], type, site);
}

/** The text of the bit that tells whether a site of the board is empty, 0 or 1. */
export function emptyBit(g: Emission, type: SiteTypeCode, site: string): string {
  const first = g.game.layout.empty[type]!;
  return `((W[${first}+(${site}>>5)]>>>(${site}&31))&1)`;
}

/** The text that writes a word. */
export function setWord(g: Emission, word: string | number, value: string | number): string {
  return g.mode === 'direct' ? `W[${word}]=${value};` : `S.set(${word},${value});`;
}

/** The text that writes a word that counts for the position hash. */
function setHashed(g: Emission, word: string, value: string): string {
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
  const { word, shift } = place(vector, type, site);
  const w = g.id('w');
  const put = value === '0' ? '' : `|(${value}<<${shift})`;
  const made = `(W[${w}]&~(${vector.mask}<<${shift}))${put}`;
  return `{const ${w}=${word};${unhashed ? `W[${w}]=${made};` : setHashed(g, w, made)}}`;
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

/** The text that notes whether a site is empty. */
export function setEmpty(g: Emission, type: SiteTypeCode, site: string, isEmpty: boolean): string {
  const first = g.game.layout.empty[type]!;
  const w = g.id('w');
  const bit = `(1<<(${site}&31))`;
  return `{const ${w}=${first}+(${site}>>5);${setWord(g, w, isEmpty ? `W[${w}]|${bit}` : `W[${w}]&~${bit}`)}}`;
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

const mark = (g: Emission): string => (g.game.layout.ownedKind === 'vertices' ? `|${1 << 30}` : '');

/** The text that takes a position out of the index of pieces: the last one takes its place. */
export function removeOwned(g: Emission, what: string, site: string): string {
  const [h, a, z, i] = [g.id('h'), g.id('a'), g.id('z'), g.id('i')];
  return (
    `{const ${h}=${header(g, what)},${a}=W[${h}],${z}=${a}+W[${h}+1]-1;let ${i}=${a};` +
    `while(${i}<=${z}&&(W[${i}]&${SiteMask})!==${site})${i}++;` +
    `if(${i}<=${z}){${setWord(g, i, `W[${z}]`)}${setWord(g, `${h}+1`, `${z}-${a}`)}}}`
  );
}

/** The text that adds a position to the index of pieces. */
export function addOwned(g: Emission, what: string, type: SiteTypeCode, site: string): string {
  const [h, l] = [g.id('h'), g.id('l')];
  return (
    `{const ${h}=${header(g, what)},${l}=W[${h}+1];` +
    // What stands alone has room for all sites in each list.
    (g.alone ? '{' : `if(${l}===W[${h}+2]){st.owned.add(${what},${type},${site},0);W=st.words}else{`) +
    `${setWord(g, `W[${h}]+${l}`, `${site}${mark(g)}`)}${setWord(g, `${h}+1`, `${l}+1`)}}}`
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
  const [h, a, z, i] = [g.id('h'), g.id('a'), g.id('z'), g.id('i')];
  const found = hint === undefined ? '' : `if(${hint}>=0)${i}+=${hint};else `;
  return (
    `{const ${h}=${header(g, what)},${a}=W[${h}],${z}=${a}+W[${h}+1]-1;let ${i}=${a};` +
    `${found}while(${i}<=${z}&&(W[${i}]&${SiteMask})!==${from})${i}++;` +
    (g.alone ? `if(${i}<=${z}){` : `if(${i}>${z}){st.owned.add(${what},${type},${to},0);W=st.words}else{`) +
    `${setWord(g, i, `W[${z}]`)}${setWord(g, z, `${to}${mark(g)}`)}}}`
  );
}

/** Whether actions on the pieces of the board are written straight to the words. */
export function isPlain({ game: { layout, type } }: Emission): boolean {
  const { plain, plainWithState, ownedKind, boardSites, totalSites, stored } = layout;
  const lists = ownedKind === 'cells' || ownedKind === 'vertices';
  return (plain || plainWithState) && lists && boardSites === totalSites && stored[type];
}

/** Whether moves of pieces of piles are written straight to the words. */
export function isPiled({ game: { layout, type } }: Emission): boolean {
  const { piled, state, ownedKind, boardSites, totalSites, stored } = layout;
  const lists = ownedKind === 'cells' || ownedKind === 'vertices';
  return piled && !state.present && lists && boardSites === totalSites && stored[type];
}

/** The first word of an action on the tape. */
export const actionWord = (op: number, decision: boolean, operands: number): number =>
  op | (decision ? 256 : 0) | ((operands + 1) << 12);

export { Op };
