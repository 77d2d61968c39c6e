/**
 * Random games in which nothing reads the index of pieces: their moves leave it as it is. It is made anew before the engine
 * looks at the position, and at the end.
 */
import { type Emission, isTried } from './emission.js';
import { addOwned, isIndexed, isTyped, readDatum } from './memory.js';
import { followedBy } from './watches.js';

/**
 * Whether the index of pieces can be made anew from the board, and nothing that was written reads it: to be asked when all
 * else is written. Where it names a site several times, its numbers are not those of the board: then nobody may count them.
 */
export function leavesIndex(g: Emission): boolean {
  const { layout, type, phases, countsPieces } = g.game;
  const { kind, ownedKind, boardSites, totalSites, stored } = layout;
  const ofBoard = kind === 'flat' && ownedKind !== 'levels' && !isTyped(g) && boardSites === totalSites && stored[type];
  if (g.readsIndex || !ofBoard || followedBy(g) !== undefined || phases.some(isTried)) return false;
  return isIndexed(g) || !countsPieces;
}

/** The function that makes the index of pieces anew, if moves have left it behind since: RX tells. */
export function reindexText(g: Emission): string {
  const { owners, layout, type, sites } = g.game;
  const { mode } = g;
  g.mode = 'direct';
  const add = addOwned(g, 'w', type, 's0');
  g.mode = mode;
  return (
    `let RX=0;function REINDEX(c){if(RX===0)return;RX=0;const st=c.state;let W=st.words;` +
    `for(let i=1;i<${owners.length};i++)W[${layout.owned + 1}+i*3]=0;` +
    `for(let s0=0;s0<${sites};s0++){const w=${readDatum(g, 'what', type, 's0')};if(w!==0)${add}}}`
  );
}
