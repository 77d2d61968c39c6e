/**
 * A game as an ES module that needs nothing else: its program with names for its words, its tables written out, comments
 * that name the ludemes, types, and a source map to the description.
 */
import { Cell, type StateLayout } from '@ludii/state/internal';
import { aheadText, lookCall } from '../emit/ahead.js';
import { Emission, emptyScope, MostNoted, type ProgramGame } from '../emit/emission.js';
import { readDatum } from '../emit/memory.js';
import { NotEmittable } from '../emit/notEmittable.js';
import { dispatchText, kindText } from '../emit/program.js';
import { rooted } from '../emit/shape.js';
import { firstOwnedText } from '../emit/threats.js';
import { isPass, phasesText, visitText } from '../emit/turn.js';
import type { Ending } from '../nodes.js';
import { endingText } from './endings.js';
import { type Line, layOut } from './format.js';
import { ownWords, startWords, wordNames } from './layout.js';
import { apiText, pendingText, resultText, scoreText, turnText, typesText } from './runtime.js';
import { type Place, sourceMap } from './sourceMap.js';

/** A game as a program that stands alone needs to know it. */
export interface ModuleGame extends Omit<ProgramGame, 'end' | 'phaseEnds'> {
  readonly end: readonly Ending[] | undefined;
  readonly phaseEnds: readonly (readonly Ending[] | undefined)[];
  /** The words of the state at the start, the player and kind of each placement, and the ends of the last one. */
  readonly start: { readonly words: Int32Array; readonly movers: readonly number[]; readonly last: [number, number] };
  readonly limits: { readonly turns: number; readonly moves: number };
  /** Names that go in as data. */
  readonly about: object;
  /** The place of a node in the description, and the ludeme there. */
  readonly placeOf: (node: object) => { readonly place: Place; readonly ludeme: string } | undefined;
  readonly sources: ReadonlyMap<string, string>;
}

/** The files of a game that stands alone. */
export interface GameModule {
  readonly code: string;
  readonly types: string;
  readonly map: string;
}

/** What no program that stands alone can do yet. */
function checkGame({ layout, swaps, changesPhases, changes, sequenceCapture, start }: ModuleGame): void {
  const refuse = (what: string): never => {
    throw new NotEmittable(`${what}, which only the engine plays.`);
  };
  const { counts, state, boardSites, totalSites } = layout;
  for (let site = boardSites; counts && state.present && site < totalSites; site++) {
    if (state.get(start.words, Cell, site) !== 0) refuse('Piles in hands have a local state');
  }
  if (layout.hashing) refuse('The game compares positions with earlier ones');
  if (swaps) refuse('The players may swap colours');
  if (changesPhases && !changes) refuse('A phase is named that there is not');
  if (sequenceCapture) refuse('Captured pieces stay until the end of a turn');
}

/** Writes the module of a game. Throws {@link NotEmittable} if something in its rules needs the engine. */
export function emitModule(game: ModuleGame, file: string): GameModule {
  checkGame(game);
  const { notes, noteOf } = notesOf(game);
  const { end, phaseEnds, ...rest } = game;
  const phases = game.phases.map(rooted);
  const g = new Emission({ ...rest, phases, end: undefined, phaseEnds: [] }, true, noteOf, true);
  if (!g.looksAhead) throw new NotEmittable('Its rules can not be looked at ahead of a turn without the engine.');
  const between = betweenText(g);
  const body = [listText(g), endText(g, end, phaseEnds), ...(between === '' ? [] : [between])];
  const ahead = aheadText(g, moversOf(g));
  for (let k = 0; k < g.kinds.length; k++) body.push(kindText(g, g.kinds[k]!));
  body.push(dispatchText(g), ...g.functions.values());
  if (body.some((each) => each.includes('nextIsStuck('))) body.push(ahead);
  body.push(`function pieceOn(W,s0){return ${readDatum(g, 'what', game.type, 's0')}}`);
  const names = wordNames(game.layout, game.owners.length);
  const lines = commented(
    layOut(body.join(''), (word) => names.get(word)),
    notes,
  );
  const text = [
    headText(g, game, names, (name) => body.some((each) => each.includes(name))),
    apiText,
    turnText(between !== ''),
    resultText,
    ...(hasScores(game.layout) ? [scoreText] : []),
  ];
  const head = text.join('\n').split('\n');
  const common = body.some((each) => each.includes('firstOwned(')) ? commonText(g).split('\n') : [];
  const places = [...head.map(() => undefined), ...lines.map(({ place }) => notes[place ?? -1]?.place)];
  const map = sourceMap(`${file}.js`, places, game.sources);
  const code = [...head, ...lines.map(({ text }) => text), ...common, `//# sourceMappingURL=${file}.js.map`, ''].join(
    '\n',
  );
  return { code, types: typesText, map };
}

const moversOf = (g: Emission): readonly number[] => Array.from({ length: g.game.players }, (_, i) => i + 1);
const hasScores = ({ score, ranking }: StateLayout): boolean => score < ranking;

interface Note {
  readonly place: Place;
  readonly ludeme: string;
}

/** Numbers for places of the description, as they come up. */
function notesOf({ placeOf }: ModuleGame): { notes: Note[]; noteOf: (node: object) => string } {
  const notes: Note[] = [];
  const numbers = new Map<string, number>();
  const noteOf = (node: object): string => {
    const found = placeOf(node);
    if (!found) return '';
    const key = JSON.stringify(found);
    const number = numbers.get(key) ?? notes.push(found) - 1;
    numbers.set(key, number);
    return `/*@${number}*/`;
  };
  return { notes, noteOf };
}

/** The lines with a comment where another ludeme begins. */
function commented(lines: readonly Line[], notes: readonly Note[]): readonly Line[] {
  const out: Line[] = [];
  let last: number | undefined;
  for (const line of lines) {
    const starts = /^\S/.test(line.text);
    if (starts && line.text.startsWith('function')) {
      out.push({ text: '', place: undefined });
      last = undefined;
    }
    if (line.place !== undefined && line.place !== last && !/^\s*\}/.test(line.text)) {
      out.push({ text: `${/^\s*/.exec(line.text)![0]}// ${notes[line.place]!.ludeme}`, place: line.place });
      last = line.place;
    }
    out.push(line);
  }
  return out;
}

/** One text for each phase that a player may be in. */
function byPhase(g: Emission, mover: number, texts: readonly string[]): string {
  if (texts.length === 1) return texts[0]!;
  const cases = texts.map((text, phase) => `case ${phase}:{${text}break}`).join('');
  return `switch(W[${g.game.layout.phase + mover}]){${cases}}`;
}

/** Lists the moves of the mover. */
function listText(g: Emission): string {
  const cases = moversOf(g).map((mover) => {
    const listed = g.game.phases.map((rule) => `return ${lookCall(g, rule, mover)};`);
    const one = listed.length === 1;
    return `case ${mover}:${byPhase(g, mover, listed)}${one ? '' : 'break;'}`;
  });
  const own = ownWords(g.game.layout);
  return `function list(state){turns=state.turns;const W=state.words;const LF=W[${own.LAST_FROM}],LT=W[${own.LAST_TO}];switch(W[3]){${cases.join('')}}return 0}`;
}

/** The end rules, for each mover. */
function endText(g: Emission, end: ModuleGame['end'], phaseEnds: ModuleGame['phaseEnds']): string {
  const own = ownWords(g.game.layout);
  const all = `W[${own.LOSSES}]=0;${g.game.passingEnds ? 'if(W[OVER]===0&&allPassed(W))drawAll(W);' : ''}`;
  const cases = moversOf(g).map((mover) => {
    const scope = emptyScope(mover);
    const asked = (block: readonly Ending[] | undefined): string =>
      block ? `${block.map((each) => endingText(g, each, scope)).join('')}${all}` : '';
    const ofPhases = phaseEnds.some((block) => block) ? byPhase(g, mover, phaseEnds.map(asked)) : '';
    const texts = [ofPhases, asked(end)].filter((text) => text !== '');
    return `case ${mover}:${texts.join('if(W[OVER]!==0)break;')}break;`;
  });
  return `function end(W,player,LF,LT){switch(player){${cases.join('')}}}`;
}

/** What comes between the end rules and the next player: phases, and the sites that the turn has visited. */
function betweenText(g: Emission): string {
  const { changesPhases, layout } = g.game;
  const own = ownWords(layout);
  const cases = moversOf(g).map((mover) => `case ${mover}:${changesPhases ? phasesText(g, mover) : ''}break;`);
  const change = changesPhases ? `switch(player){${cases.join('')}}` : '';
  const visit = visitText(g, 'player');
  if (change + visit === '') return '';
  return `function between(W,player){const LF=W[${own.LAST_FROM}],LT=W[${own.LAST_TO}];${change}${visit}}`;
}

/** A constant as text. */
function literal(value: unknown): string {
  if (ArrayBuffer.isView(value)) return `${value.constructor.name}.of(${[...(value as Int32Array)].join(',')})`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    return `{ ${Object.entries(value)
      .map(([name, part]) => `${name}: ${literal(part)}`)
      .join(', ')} }`;
  }
  return String(value);
}

/** JSON with nothing but printable characters of ASCII, and nothing that ends a script or a comment. */
const plainJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[^ -~]|[<>`$]|\*\//g, (text) =>
    [...text].map((_, i) => `\\u${text.charCodeAt(i).toString(16).padStart(4, '0')}`).join(''),
  );

function headText(
  g: Emission,
  game: ModuleGame,
  names: ReadonlyMap<number, string>,
  uses: (name: string) => boolean,
): string {
  const { layout, start, limits, players, owners } = game;
  const words = startWords(layout, start.words, owners.length, start.last);
  const passKinds = g.kinds.filter(isPass).map(({ number }) => number);
  const places = [...names].sort(([a], [b]) => a - b).map(([word, name]) => `const ${name} = ${word};`);
  const tables = g.constants.flatMap((value, i) => (isKind(value) ? [] : [`const K${i} = ${literal(value)};`]));
  const parts = [
    '// A game that plays by itself. Written by `ludii emit`; the comments name the ludemes that the code comes from.',
    '// W holds the words of a state. Numbers of sites are called from, to, between, site, or f, t, b, s or u and a number, those of',
    '// pieces w, x or y; `(bits >>> piece) & 1` tells whether a piece is one of some. A, B and C note moves, Q what will happen.',
    `export const about = ${plainJson(game.about)};\n`,
    '// Where everything is in the words of a state. PIECE, EMPTY, … are the first words of blocks with some bits a site;',
    '// LIST_n and LENGTH_n tell where the sites with pieces of number n are listed, and how many there are.',
    ...places,
    '',
    `const PLAYERS = ${players};`,
    `const MOST_TURNS = ${limits.turns * players};`,
    `const MOST_MOVES = ${limits.moves};`,
    'const [WIN, LOSS, DRAW, TIE, ABANDON] = [0, 1, 2, 3, 4];',
    `const PASS_KINDS = [${passKinds.join(', ')}];`,
    `const START = ${literal(words)};`,
    '// Who made the placements of the start.',
    `const TURNS = [${start.movers.map((mover) => 2 * mover).join(', ')}];`,
    '',
    '// Tables of the board.',
    ...tables,
    '',
    '// The moves that were listed last: kind and start, target and what lies between, place on a line.',
    `const A = new Int32Array(${2 * MostNoted});`,
    `const B = new Int32Array(${2 * MostNoted});`,
    `const C = new Int32Array(${2 * MostNoted});`,
    '// Effects that are worked out before they happen.',
    `const Q = new Int32Array(${2 * MostNoted});`,
    'let QN = 0;',
    ...(uses('Z=') ? ['// An answer that is kept while something is put back.', 'let Z = 0;'] : []),
    `let NB = ${MostNoted};`,
    '// The moves of the game at hand: twice the player, and one more for a pass.',
    'let turns = [];',
    '',
    ...(uses('Pending(') ? [pendingText] : []),
    '/** The kinds of moves without a start or target have -1 there. */',
    `const FIXED = ${JSON.stringify(Object.fromEntries(g.kinds.flatMap(fixedEnds)))};`,
    'function moveOf(a, b, c) {',
    '  const { from = a & 65535, to = b & 65535 } = FIXED[a >>> 16] ?? {};',
    '  return { from, to, key: [a, b, c] };',
    '}',
    '',
  ];
  return parts.join('\n');
}

/** Ends of moves that are known from their kind. */
function fixedEnds({ number, rule: { from, to } }: Emission['kinds'][number]): [number, object][] {
  const known = { ...(from.k === 'const' && { from: from.value }), ...(to.k === 'const' && { to: to.value }) };
  return Object.keys(known).length > 0 ? [[number, known]] : [];
}

const isKind = (value: unknown): boolean => typeof value === 'object' && value !== null && 'kind' in value;

const commonText = (g: Emission): string => `
${layOut(firstOwnedText(g.game.sites), () => undefined)
  .map(({ text }) => text)
  .join('\n')}`;
