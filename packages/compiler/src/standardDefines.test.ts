/** Every standard define binds where it may stand, whichever of its parameters are given. */
import { type DefineKind, type StandardDefine, standardDefinitions } from '@ludii/grammar';
import { compile } from './compile.js';

interface Skeleton {
  readonly players?: string;
  readonly equipment?: string;
  readonly board?: string;
  readonly items?: string;
  readonly start?: string;
  readonly play?: string;
  readonly ends?: string;
  readonly phase?: string;
}

/** A small game with room for anything; dice, hands, stacks and a track are there for those who ask for them. */
function game({ players, equipment, board, items, start, play, ends, phase }: Skeleton): string {
  const disc = '(piece "Disc" Each N ("StepToEmpty"))';
  const things =
    equipment ??
    `(equipment {
      ${board ?? '(board (square 3) (track "Way" "0,E" P1 directed:True))'}
      ${disc} ${items ?? ''} (hand Each) (dice d:4 num:2) (regions P1 (sites Top)) (regions P2 (sites Bottom))
    })`;
  const rules =
    phase === undefined
      ? `(play ${play ?? '(forEach Piece)'}) (end ${ends ?? '(if (no Moves Next) (result Mover Win))'})`
      : `phases:{${phase}} (end (if (no Moves Next) (result Mover Win)))`;
  return `(define "Columns" 3) (define "PiecesOwnedBy" (count Pieces #1))
    (game "Test" ${players ?? '(players 2)'} ${things} (rules ${start ?? ''} ${rules}))`;
}

/** A call of the define in the place that its kind is for. */
const places: Readonly<Record<DefineKind, (call: string) => string>> = {
  test: (call) => game({ play: `(if ${call} (forEach Piece))` }),
  number: (call) => game({ play: `(if (= 1 ${call}) (forEach Piece))` }),
  region: (call) => game({ play: `(if (is In 1 ${call}) (forEach Piece))` }),
  directions: (call) => game({ play: `(forEach Piece (move Step ${call} (to if:(is Empty (to)))))` }),
  walks: (call) => game({ play: `(forEach Piece (move Leap ${call} (to if:(is Empty (to)))))` }),
  move: (call) => game({ items: '(piece "Counter" Each)', play: `(forEach Piece ${call})` }),
  effect: (call) => game({ play: `(forEach Piece (then ${call}))` }),
  target: (call) => game({ play: `(forEach Piece (move Step ${call}))` }),
  between: (call) => game({ play: `(forEach Piece (move Hop ${call} "ToEmpty"))` }),
  landing: (call) => game({ play: `(forEach Piece (move Step (to if:(is Empty (to)) ${call})))` }),
  players: (call) => game({ players: call }),
  equipment: (call) => game({ equipment: call }),
  dice: (call) => game({ items: call }),
  piece: (call) => game({ items: call }),
  graph: (call) => game({ board: `(board ${call} use:Vertex)` }),
  board: (call) => game({ board: call }),
  sites: (call) => game({ board: `(board (rectangle 2 13) {(track "Way" {${call}} P1 directed:True)} use:Vertex)` }),
  tracks: (call) => game({ board: `(board (rectangle 2 13) ${call} use:Vertex)` }),
  start: (call) => game({ items: '(piece "Counter" Each)', start: call }),
  phase: (call) => game({ phase: call }),
  score: (call) => game({ ends: `(if (no Moves Next) (byScore {${call}}))` }),
  end: (call) => game({ ends: call }),
  ends: (call) => game({ ends: call }),
};

/** The arguments of the example, in order. */
function argumentsOf({ name, example }: StandardDefine): readonly string[] {
  const from = example.indexOf(`("${name}"`);
  if (from < 0) return [];
  const found: string[] = [];
  let depth = 0;
  let word = '';
  for (const letter of example.slice(from + name.length + 3)) {
    if (letter === ')' && depth === 0) break;
    if ('({'.includes(letter)) depth++;
    if (')}'.includes(letter)) depth--;
    if (letter !== ' ' || depth > 0) word += letter;
    else if (word !== '') {
      found.push(word);
      word = '';
    }
  }
  return word === '' ? found : [...found, word];
}

/** Every choice of given and left-out parameters, with the needed ones always given. */
function calls(define: StandardDefine): string[] {
  const given = argumentsOf(define);
  const free = given.length - define.needed;
  return Array.from({ length: 2 ** Math.max(free, 0) }, (_, choice) => {
    const chosen = given.map((argument, index) =>
      index < define.needed || (choice >> (index - define.needed)) & 1 ? argument : '~',
    );
    return `("${[`${define.name}"`, ...chosen].join(' ')})`;
  });
}

const errors = (text: string): string[] =>
  compile(text)
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ message }) => message);

test.each(standardDefinitions.map((define) => [define.name, define] as const))('%s', (_, define) => {
  expect(argumentsOf(define)).toHaveLength(define.parameters.length);
  const failures = calls(define).flatMap((call) =>
    errors(places[define.kind](call)).map((message) => `${call}: ${message}`),
  );
  expect(failures).toEqual([]);
});

test('every example compiles as it stands', () => {
  const failures = standardDefinitions.flatMap(({ name, kind, example }) => {
    const whole = example.startsWith(`("${name}"`) ? places[kind](example) : wrapped(kind, example);
    return errors(whole).map((message) => `${example}: ${message}`);
  });
  expect(failures).toEqual([]);
});

/** Examples that show more than the call: a move with it, a track, an end section. */
function wrapped(kind: DefineKind, example: string): string {
  if (kind === 'walks') return places.move(example);
  if (kind === 'sites') return game({ board: `(board (rectangle 2 13) {${example}} use:Vertex)` });
  if (kind === 'ends') return game({}).replace(/\(end .*\)\)\)$/, `${example}))`);
  return game({ play: `(forEach Piece ${example})` });
}
