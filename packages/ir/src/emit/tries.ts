/**
 * Moves that are tried out for a condition, mostly that a piece is not threatened afterwards. A move that does nothing to
 * the board but bring a piece from one site to another is tried by changing a few words and putting them back; and where
 * the piece that is asked about was safe before and no line to it passes the site that is left, it is safe without a try.
 */
import { StateWords } from '@ludii/state/internal';
import { and } from '../make.js';
import { MostComponents } from '../masks.js';
import type { Condition, Node, ThreatCondition } from '../nodes.js';
import { someNode } from '../scan.js';
import { type Emission, emptyScope, type Scope } from './emission.js';
import { type Exposure, exposureOf } from './exposure.js';
import { lightKinds, PieceBits, stateChanges } from './light.js';
import { isPiled, isPlain, isTyped, ownerOf, putPiece, readDatum, SiteMask, setEmpty, writeVector } from './memory.js';
import { askedRules, deniedThreat, isKept, pendingWords, safeNowText, triesWays } from './threats.js';
import { conditionText, valueText } from './values.js';

/** What is known while moves are tried, see {@link Scope}. */
export interface Circumstances extends Pick<Scope, 'looking' | 'threatsOff'> {
  /** How many of the consequences of a move are those of rules around: they must not happen. */
  readonly around?: number | undefined;
}

/** The call that tells whether a condition holds after noted move `i`. Whether all was safe before may be known. */
export function tryCall(
  g: Emission,
  test: Condition,
  mover: number,
  i: string,
  safe = '0',
  within: Circumstances = {},
): string {
  return `${tryFunction(g, test, mover, within)}(${g.alone ? 'W' : 'c'},${i},${safe})`;
}

/**
 * The text of 3 if the piece that a condition asks about is safe now, and a look at its lines can save tries of moves that
 * are listed piece by piece; of 2 if it surely is not; else 0. It may have been kept in a variable from the end of the turn.
 */
export function safeText(g: Emission, test: Condition, scope: Scope, kept: string): string {
  const lines = threatLines(g, test, scope.mover);
  if (!lines) return '0';
  const unsafe = triesWays(g) ? 0 : 2;
  const asked = `(${safeNowText(g, partsOfTest(test)!.threat, scope)}?3:${unsafe})`;
  const piece = keptThreat(g, test, scope.mover);
  if (piece === undefined) return asked;
  return `(${kept}===${2 * piece}?3:${unsafe === 0 ? '' : `${kept}===${2 * piece + 1}?2:`}${asked})`;
}

/** The same where it was kept from the end of the turn, in a variable; of 1 rather than 3. */
export function keptSafeText(g: Emission, test: Condition, mover: number, kept: string): string {
  const piece = keptThreat(g, test, mover);
  if (piece === undefined) return '0';
  return `(${kept}===${2 * piece}?1:${triesWays(g) ? '0' : `${kept}===${2 * piece + 1}?2:0`})`;
}

/**
 * The piece of a mover of which a turn begins with knowing in `kt` whether it is threatened, if that saves tries; undefined if
 * there is none.
 */
export function keptThreat(g: Emission, test: Condition, mover: number): number | undefined {
  const threat = partsOfTest(test)?.threat;
  return threat && isKept(g, threat) ? threatLines(g, test, mover)?.piece : undefined;
}

/** What tells of noted moves, without a call, that they leave a piece as safe as it was. */
export interface ClearlySafe {
  /** Text that comes before all moves. */
  readonly before: string;
  /** The test that noted move `i` is one of these. */
  readonly test: string;
}

/**
 * Tells of moves of other pieces that a condition which asks for safety still holds, if the piece was safe as `safe` tells: they
 * leave no line to it, nor come to one. Undefined if no moves can be told that way.
 */
export function clearlySafe(
  g: Emission,
  test: Condition,
  mover: number,
  i: string,
  safe: string,
  around: number,
): ClearlySafe | undefined {
  const lines = isPlain(g) && !mayDrop(g) ? threatLines(g, test, mover) : undefined;
  if (!lines || conditionText(g, partsOfTest(test)!.rest, emptyScope(mover)) !== 'true' || someNode(test, isNext))
    return undefined;
  const { piece, others, exposure } = lines;
  const { moves, ends, taken, width } = lightKinds(g);
  const bare = around === 0 ? undefined : (g.constants[Number(g.bareKinds(around).slice(1))] as readonly number[]);
  // What may be taken by moves of each kind of pieces that are no concern of the condition; 0 for other moves.
  const clear = g.table(`clear kinds ${piece} ${others} ${around}`, () => {
    const made = new Int32Array(moves.length);
    g.finally(() => {
      for (let kind = 0; kind < made.length; kind++) {
        const own = bare ? (bare[kind] ?? 0) : kind;
        const isOther = ((others >>> (moves[own]! & ((1 << PieceBits) - 1))) & 1) !== 0;
        const anywhere = ends.subarray(own * width, (own + 1) * width).every((word, w) => word === allSites(g, w));
        if (moves[own] !== 0 && isOther && anywhere) made[kind] = taken[own]! & ~(1 << piece);
      }
    });
    return made;
  });
  const [king, f, t] = [g.id('k'), g.id('f'), g.id('t')];
  const bit = (table: Int32Array, site: string): string =>
    `((${g.constant(table)}[${king}+(${site}>>5)]>>>(${site}&31))&1)===0`;
  const tests = [`((${clear}[A[${i}]>>>16]>>>${readDatum(g, 'what', g.game.type, t)})&1)!==0`, bit(exposure.leaves, f)];
  if (exposure.reaches.some((word) => word !== 0)) tests.push(bit(exposure.reaches, t));
  const made = g.function(`clear ${clear}`, 'clear', (name) => {
    return `function ${name}(W,${king},${f},${t},${i}){return ${tests.join('&&')}}`;
  });
  const place = g.id('k');
  return {
    before: `const ${place}=(${safe}&1)===1?firstOwned(W,${g.index() + piece * 3})*${width}:-1;`,
    test: `(${place}>=0&&${made}(W,${place},A[${i}]&65535,B[${i}]&65535,${i}))`,
  };
}

/** All bits of a word of a row of bits for the sites. */
function allSites({ game: { sites } }: Emission, word: number): number {
  const left = sites - 32 * word;
  return left >= 32 ? -1 : (1 << left) - 1;
}

/** The function that makes a noted move, asks a condition and takes the move back. */
function tryFunction(g: Emission, test: Condition, mover: number, within: Circumstances): string {
  const { looking, threatsOff, around = 0 } = within;
  return g.function(`try ${g.number(test)} ${mover} ${looking} ${threatsOff} ${around}`, 'holdsAfter', (name) => {
    const kind = around === 0 ? 'A[i]>>>16' : `${g.bareKinds(around)}[A[i]>>>16]`;
    const inner = { ...emptyScope(mover), lastFrom: g.last('from'), lastTo: g.last('to'), looking, threatsOff };
    if (g.alone) {
      return (
        `function ${name}(W,i){const saved=W.slice();make(W,${kind},A[i]&65535,B[i]&65535,B[i]>>>16,C[i]);` +
        `if(W[${StateWords.MoverWord}]===W[${StateWords.NextWord}])W[${StateWords.NextWord}]=W[${StateWords.PrevWord}];` +
        `const holds=${conditionText(g, test, inner)};W.set(saved);return holds}`
      );
    }
    const light = isLight(g, test) ? lightText(g, test, mover, kind) : '';
    return (
      `function ${name}(c,i,safe){${light}const st=c.state;const from=c.from,to=c.to,site=c.site,level=c.level,thrown=RO;RO=0;c.mark();makeJ(c,${kind},A[i]&65535,B[i]&65535,B[i]>>>16,C[i]);` +
      `if(st.mover===st.next)st.next=st.prev;let W=st.words;const holds=${conditionText(g, test, inner)};` +
      `c.rollback();RO=thrown;c.from=from;c.to=to;c.site=site;c.level=level;return holds}`
    );
  });
}

/** The test that noted move `k` is light, so that it can be tried without being made. */
export const isLightText = (g: Emission, test: Condition, k: string): string =>
  isLight(g, test) ? `${g.constant(lightKinds(g).moves)}[A[${k}]>>>16]!==0` : 'false';

const isNext = (node: Node): boolean => node.k === 'player' && node.part === 'next';

/** Nodes that look at more than the pieces on the board, the last move, and what light moves leave as it is. */
function looksFurther(g: Emission, node: Node): boolean {
  if (node.k.startsWith('call') || node.k === 'nextIsStuck' || node.k === 'allPassed' || isNext(node)) return true;
  if (node.k === 'word') return !pendingWords.includes(node.word);
  if (node.k === 'listFirst') return !pendingWords.includes(node.list);
  // Entries of hands stay as they are, and those of pieces in an ordered list would have to move up.
  const listed = ['owned', 'ownedSites', 'firstSite'].includes(node.k);
  return listed && (!isPlain(g) || isTyped(g));
}

/** The test of a threat that a condition denies, and what it says besides; undefined if it denies none. */
function partsOfTest(test: Condition): { readonly threat: ThreatCondition; readonly rest: Condition } | undefined {
  const parts = test.k === 'and' ? test.parts : [test];
  const denied = parts.filter((part) => deniedThreat(part) !== undefined);
  const threat = denied.length === 1 ? deniedThreat(denied[0]!) : undefined;
  return threat && { threat, rest: and(...parts.filter((part) => part !== denied[0])) };
}

/** Whether a condition can be asked after a change of a few words. */
const isLight = (g: Emission, test: Condition): boolean => g.known('light', test, () => findLight(g, test));

function findLight(g: Emission, test: Condition): boolean {
  const parts = partsOfTest(test);
  // A program that stands alone keeps its lists in the words that it copies: it needs no lighter way.
  if (g.alone || !parts || !(isPlain(g) || isPiled(g))) return false;
  const further = (node: Node): boolean => looksFurther(g, node);
  // Who is next is only told where it makes no difference whether the turn goes on, see below.
  if (someNode(test, isNext) && g.game.players !== 2) return false;
  if (someNode(parts.rest, (node) => further(node) || node.k === 'some' || node.k === 'threatened')) return false;
  return !askedRules(g).some((rule) => someNode(rule, further, triesWays(g)));
}

/** The function that changes the words of a light move, asks, and puts them back. */
function lightFunction(g: Emission, test: Condition, mover: number): string {
  return g.function(`light ${g.number(test)} ${mover}`, 'safeAfter', (name) => {
    const { type, layout, sites } = g.game;
    const { mode } = g;
    g.mode = 'direct';
    const scope: Scope = { ...emptyScope(mover), lastFrom: 'f0', lastTo: 't0' };
    const { threat, rest } = partsOfTest(test)!;
    const words = (vector: typeof layout.what): string[] =>
      ['f0', 't0'].map((site) => `${vector.offsets[type]}+(${site}>>${vector.shift})`);
    const places = [
      ...words(layout.what),
      ...(layout.who === layout.what ? [] : words(layout.who)),
      ...['f0', 't0'].map((site) => `${layout.empty[type]}+(${site}>>5)`),
      ...(layout.plainWithState ? words(layout.state) : []),
      ...(layout.counts ? words(layout.count) : []),
    ];
    const save = places.map((place, k) => `const o${k}=W[${place}];`).join('');
    const restore = places.map((place, k) => `W[${place}]=o${k};`).join('');
    const put = (vector: typeof layout.what, site: string, value: string): string =>
      writeVector(g, vector, type, site, value, true);
    const states = stateChanges(g);
    const state = layout.plainWithState
      ? `{const l=${g.constant(states.rows)}[z*${states.width}+${readDatum(g, 'state', type, 'f0')}];${put(layout.state, 'f0', '0')}${put(layout.state, 't0', 'l')}}`
      : '';
    const count = (site: string, value: string): string => (layout.counts ? put(layout.count, site, value) : '');
    const leave = putPiece(g, type, 'f0', '0', '0', true) + count('f0', '0') + setEmpty(g, type, 'f0', true);
    const arrive =
      putPiece(g, type, 't0', 'x', ownerOf(g, 'x'), true) + count('t0', '1') + setEmpty(g, type, 't0', false);
    const find = (header: string, site: string): string => `let i=W[${header}];while((W[i]&${SiteMask})!==${site})i++;`;
    // The last entry takes the place of the one that leaves, and the new one comes last.
    const moved = `{${find('hx', 'f0')}ix=i}jx=W[hx]+W[hx+1]-1;vx=W[ix];wx=W[jx];W[ix]=wx;W[jx]=t0|(vx&~${SiteMask});`;
    const added = `jx=W[hx]+W[hx+1];wx=W[jx];W[jx]=t0;W[hx+1]++;`;
    const hands = mayDrop(g);
    const own = `const hx=${g.index()}+x*3;let ix=0,jx=0,vx=0,wx=0;${hands ? `if(f0<${sites}){${moved}}else{${added}}` : moved}`;
    const taken = `const y=${readDatum(g, 'what', type, 't0')},hy=${g.index()}+y*3;let iy=0,vy=0;if(y!==0){${find('hy', 't0')}iy=i;vy=W[i];const n=--W[hy+1];W[i]=W[W[hy]+n];}`;
    const back = `W[jx]=wx;${hands ? `if(f0<${sites})W[ix]=vx;else W[hx+1]--;` : 'W[ix]=vx;'}if(y!==0){W[iy]=vy;W[hy+1]++;}`;
    g.mode = mode;
    const others = conditionText(g, rest, scope);
    const safe = `!${conditionText(g, threat, scope)}`;
    const asked = others === 'true' ? safe : `(${others})&&(w===1||${safe})`;
    const change = `${state}${hands ? `if(f0<${sites}){${leave}}` : leave}${arrive}`;
    return (
      `function ${name}(c,W,f0,t0,x,z,w){${taken}${own}${save}${change}try{return ${asked}}` +
      `finally{${restore}${back}}}`
    );
  });
}

/**
 * The function that tells whether a piece is safe while another one is lifted from its site: then it is safe wherever that
 * goes, if nothing comes to matter there.
 */
function liftFunction(g: Emission, test: Condition, mover: number): string {
  return g.function(`lift ${g.number(test)} ${mover}`, 'safeWithout', (name) => {
    const { type, layout } = g.game;
    const { mode } = g;
    g.mode = 'direct';
    const vectors = [
      layout.what,
      ...(layout.who === layout.what ? [] : [layout.who]),
      ...(layout.plainWithState ? [layout.state] : []),
      ...(layout.counts ? [layout.count] : []),
    ];
    const places = vectors.map((vector) => `${vector.offsets[type]}+(f0>>${vector.shift})`);
    places.push(`${layout.empty[type]}+(f0>>5)`);
    const save = places.map((place, k) => `const o${k}=W[${place}];`).join('');
    const restore = places.map((place, k) => `W[${place}]=o${k};`).join('');
    const lift = vectors.map((vector) => writeVector(g, vector, type, 'f0', '0', true)).join('');
    const empty = setEmpty(g, type, 'f0', true);
    g.mode = mode;
    const scope: Scope = { ...emptyScope(mover), lastFrom: 'f0', lastTo: 'f0' };
    const safe = safeNowText(g, partsOfTest(test)!.threat, scope);
    return `function ${name}(c,W,f0){${save}${lift}${empty}try{return ${safe}}finally{${restore}}}`;
  });
}

/** Whether moves may begin in a hand. */
const mayDrop = ({ game: { layout } }: Emission): boolean => layout.boardSites !== layout.totalSites;

/** The text that leaves with the answer for a light move. */
function lightText(g: Emission, test: Condition, mover: number, kind: string): string {
  const light = lightFunction(g, test, mover);
  const { moves, ends, taken, width } = lightKinds(g);
  const { type, sites } = g.game;
  const { rest } = partsOfTest(test)!;
  const lines = threatLines(g, test, mover);
  const bit = (table: Int32Array, row: string, site: string): string =>
    `((${g.constant(table)}[${row}*${width}+(${site}>>5)]>>>(${site}&31))&1)`;
  const scope = emptyScope(mover);
  let kept = '';
  if (lines) {
    const { piece, exposure } = lines;
    const leaving = `${bit(exposure.leaves, 'k', 'f')}===0`;
    const reaching = exposure.reaches.some((word) => word !== 0) ? `&&${bit(exposure.reaches, 'k', 't')}===0` : '';
    const lifted = `if(safe===3){if(PL!==f){PL=f;PR=${liftFunction(g, test, mover)}(c,W,f)}if(PR)return `;
    const left = mayDrop(g) ? `(f>=${sites}||${leaving})` : leaving;
    const answer = conditionText(g, rest, scope) === 'true' ? 'true' : `${light}(c,W,f,t,x,z,1)`;
    const king = `const k=firstOwned(W,${g.index() + piece * 3});`;
    const other = `((${lines.others}>>>x)&1)!==0&&y!==${piece}`;
    kept = `if((safe&1)===1&&${other}){${king}if(k>=0${reaching}){if(${left})return ${answer};${lifted}${answer}}}}`;
    if (!triesWays(g)) {
      const opening = `${bit(exposure.reaches, 'k', 'f')}===0`;
      const stays = mayDrop(g) ? `(f>=${sites}||${opening})` : opening;
      kept += `else if(safe===2&&${other}){${king}if(k>=0&&${bit(exposure.ways, 'k', 't')}===0&&${stays})return false}`;
    }
  }
  // A turn that would go on is the other player's next as well, if that is who was there before.
  const told = someNode(test, isNext)
    ? `&&W[${StateWords.MoverWord}]!==W[${StateWords.NextWord}]&&W[${StateWords.NextWord}]===W[${StateWords.PrevWord}]`
    : '';
  const pieces = isPlain(g) ? `l&${(1 << PieceBits) - 1}` : readDatum(g, 'what', type, 'u0').replaceAll('u0', 'f');
  const taking = `y=${readDatum(g, 'what', type, 't0').replaceAll('t0', 't')}`;
  // Piles lose a piece rather than going as a whole, and grow by one of their kind; lists may have to grow.
  const single = isPlain(g)
    ? ''
    : `&&y!==x&&(f<${sites}?${readDatum(g, 'count', type, 'f0').replaceAll('f0', 'f')}===1:W[${g.index() + 1}+x*3]<W[${g.index() + 2}+x*3])`;
  return (
    `{const W=c.state.words,l=${g.constant(moves)}[${kind}];if(l!==0${told}){const m=${kind},f=A[i]&65535,t=B[i]&65535,x=${pieces},${taking},z=l>>>${PieceBits}&255;` +
    `if(${bit(ends, 'm', 't')}!==0&&((${g.constant(taken)}[m]>>>y)&1)!==0${single}){${kept}return ${light}(c,W,f,t,x,z,0)}}}`
  );
}

/** A piece that a condition wants to be safe, and what its safety depends on. */
interface ThreatLines {
  readonly piece: number;
  /** The other components of its owner, a bit each. */
  readonly others: number;
  readonly exposure: Exposure;
}

/** The lines of the threats that a condition denies; undefined if leaving or reaching them is not all that can open one. */
function threatLines(g: Emission, test: Condition, mover: number): ThreatLines | undefined {
  const threat = partsOfTest(test)?.threat;
  if (!threat || !isLight(g, test)) return undefined;
  const { owners, players } = g.game;
  // Light moves are tried when the next player is another one.
  const by = players === 2 ? 3 - mover : undefined;
  const piece = Number(valueText(g, threat.piece, { ...emptyScope(mover), by }));
  const owner = owners[piece];
  if (!(piece > 0) || !owner || owners.length > MostComponents) return undefined;
  const others = owners.reduce((mask, who, each) => (who === owner && each !== piece ? mask | (1 << each) : mask), 0);
  const exposure = exposureFor(g, owner);
  return exposure && { piece, others, exposure };
}

/** What the safety of the pieces of a player depends on, worked out once. */
export function exposureFor(g: Emission, owner: number): Exposure | undefined {
  const name = g.table(`exposure ${owner}`, () => {
    return { found: exposureOf(g, askedRules(g), owner) };
  });
  return (g.constants[Number(name.slice(1))] as { readonly found: Exposure | undefined }).found;
}
