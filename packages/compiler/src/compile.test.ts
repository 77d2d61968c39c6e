/** What compiling tells about descriptions: one diagnostic that says what is wrong and where, and never a hang. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { applyFix, type Diagnostic, LineIndex } from '@ludii/grammar';
import { compile, compileBoard } from './compile.js';
import { registry } from './registry.js';

/** A game of which one part is as given. */
const game = ({
  board = '(board (square 3))',
  items = '',
  play = '(move Add (to (sites Empty)))',
  end = '(is Line 3)',
}) => `
(game "Example" (players 2)
  (equipment { ${board} (piece "Disc" Each) ${items} })
  (rules
    (play ${play})
    (end (if ${end} (result Mover Win)))))`;

/** The only diagnostic of a text: its code, its message, the text that it points at, its hint. */
function problem(text: string) {
  const { game, diagnostics } = compile(text, { file: 'example.lud' });
  expect(game).toBeNull();
  expect(diagnostics).toHaveLength(1);
  const { code, message, span, hint = '' } = diagnostics[0]!;
  expect(span.file).toBe('example.lud');
  return { code, message, hint, text: text.slice(span.start, span.end), line: new LineIndex(text).at(span.start).line };
}

test('a sound description gives a game without diagnostics', () => {
  const { game: made, diagnostics } = compile(game({}));
  expect(diagnostics).toEqual([]);
  expect(made).toMatchObject({ name: 'Example', players: 2 });
});

describe('one clear diagnostic with its place', () => {
  test('an unknown ludeme, with the one that was meant', () => {
    expect(problem(game({ end: '(isLine 3)' }))).toEqual({
      code: 'unknown-ludeme',
      message: 'Unknown ludeme `isLine`. Did you mean `(is Line …)`?',
      hint: '',
      text: 'isLine',
      line: 6,
    });
    expect(problem(game({ play: '(mov Add (to (sites Empty)))' })).message).toContain('`(move …)`');
  });

  test('a ludeme of another part of the language', () => {
    expect(problem(game({ items: '(heuristics {})' }))).toMatchObject({
      code: 'unknown-ludeme',
      text: 'heuristics',
      line: 3,
    });
    expect(registry.ludemes.filter(({ compile }) => compile === undefined)).toEqual([]);
  });

  test('a game of a match that is not there', () => {
    const text = '(match "Two" (games (subgame "Go")) (end (if (= (matchScore P1) 2) (result P1 Win))))';
    expect(problem(text)).toMatchObject({ code: 'no-subgame', text: '(subgame "Go")' });
  });

  test('an argument of the wrong kind, with the accepted forms', () => {
    const { code, message, hint, text, line } = problem(game({ end: '(is Line "three")' }));
    expect({ code, text, line }).toEqual({ code: 'wrong-kind', text: '"three"', line: 6 });
    expect(message).toContain('The string "three" does not fit here: expected');
    expect(message).toContain('a whole number or an int function');
    expect(hint).toContain('(is Line [<SiteType>] <int()>');
  });

  test('a misspelt word, with the nearest one', () => {
    const { message, text } = problem(game({ end: '(is Line 3 Orthgonal)' }));
    expect(text).toBe('Orthgonal');
    expect(message).toContain('Did you mean `Orthogonal`?');
  });

  test('a missing argument', () => {
    expect(problem(game({ end: '(is Line)' }))).toMatchObject({
      code: 'missing-argument',
      message: '`(is Line …)` lacks a whole number or an int function (<int()>).',
      text: ')',
    });
  });

  test('an argument too many', () => {
    expect(problem(game({ end: '(is Full (mover))' }))).toMatchObject({ code: 'unexpected-argument', text: '(mover)' });
  });

  test('arguments that exclude each other', () => {
    expect(problem(game({ end: '(= 1 (count in:(sites Empty) at:3))' })).text).toBe('at:3');
  });

  test('a list where one value is asked for', () => {
    expect(problem(game({ end: '(is Full {1})' })).text).toBe('{1}');
  });

  test('a name that nothing has, with the nearest one', () => {
    expect(problem(game({ play: '(move Add (piece "Dsic1") (to (sites Empty)))' }))).toMatchObject({
      code: 'unknown-name',
      message: 'Nothing in this game is called "Dsic1". Did you mean "Disc1"?',
      text: '"Dsic1"',
      line: 5,
    });
  });

  test('a board that can not be', () => {
    expect(problem(game({ board: '(board (square 2000))' }))).toMatchObject({ text: '(square 2000)', line: 3 });
  });

  test('a problem in a define of the same file points into the define, and tells where it is used', () => {
    const text = `(define "Goal" (is Lne 3))${game({ end: '("Goal")' })}`;
    expect(problem(text).text).toBe('Lne');
    const [{ message, related }] = compile(text).diagnostics as [Diagnostic];
    expect(message).toContain('Did you mean `Line`?');
    expect(related.map(({ message: note, span }) => [note, text.slice(span.start, span.end)])).toEqual([
      ['The define "Goal" is used here.', '("Goal")'],
    ]);
  });

  test('a define with too few arguments', () => {
    const text = `(define "Row" (is Line #1))${game({ end: '("Row")' })}`;
    expect(problem(text)).toMatchObject({ message: '"Row" needs 1 argument, here 0.', text: '("Row")' });
  });

  test('a bracket is put where the description makes sense', () => {
    const text = game({ end: '(is Line 3' });
    const [{ fixes }] = compile(text).diagnostics as [Diagnostic];
    expect(compile(applyFix(text, 'game.lud', fixes[0]!)).game).not.toBeNull();
  });
});

test('the board alone needs no sound rules of pieces', () => {
  const { board, diagnostics } = compileBoard(game({ board: '(board (hex 3))' }));
  expect(diagnostics).toEqual([]);
  expect(board?.topology.count('Cell')).toBe(19);
});

describe('no description takes long to compile', () => {
  const cpu = (run: () => unknown): number => {
    const start = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1e6;
  };

  test.each([
    ['a deep nest', game({ end: `${'(not '.repeat(3000)}(is Full)${')'.repeat(3000)}` })],
    ['a deep nest that does not fit', game({ end: `${'(not '.repeat(300)}(mover)${')'.repeat(300)}` })],
    ['conditions within conditions', game({ end: `${'(or (is Full) '.repeat(400)}(is Ful)${')'.repeat(400)}` })],
    ['sums of sums', game({ end: `(= 1 ${'(+ (+ 1 1) '.repeat(300)}"x"${')'.repeat(300)})` })],
    ['a long list', game({ play: `(or {${'(move Pass) '.repeat(5000)}})` })],
  ])('%s', (_name, text) => {
    let messages: string[] = [];
    const seconds = cpu(() => {
      messages = compile(text).diagnostics.map(({ message }) => message);
    });
    expect(messages.length).toBeLessThanOrEqual(1);
    expect(seconds).toBeLessThan(2);
  });

  const corpus = join(__dirname, '../../../../shared/corpus');

  if (existsSync(corpus)) {
    test('games of the corpus with much to compile', () => {
      const defines = new Map<string, string>();
      const read = (directory: string): void => {
        for (const entry of readdirSync(directory)) {
          const path = join(directory, entry);
          if (statSync(path).isDirectory()) read(path);
          else defines.set(path.slice(join(corpus, 'def').length + 1), readFileSync(path, 'utf8'));
        }
      };
      read(join(corpus, 'def'));
      const slow = [
        'dominoes/Block.lud',
        'board/war/replacement/checkmate/chess/Kriegspiel (Chess).lud',
        'board/war/replacement/checkmate/shogi/Yonin Seireigi.lud',
        'board/war/replacement/eliminate/target/Mini Wars.lud',
        'experimental/Zombego.lud',
      ];
      const times = slow.map((file) => {
        const text = readFileSync(join(corpus, 'lud', file), 'utf8');
        // The first compile of a process also warms the engine up: the better of two tells what the compiler costs.
        const run = (): number => cpu(() => expect(compile(text, { file, defines }).game).not.toBeNull());
        return { file, seconds: Math.min(run(), run()) };
      });
      // About one and a half on a quiet machine, twice that beside other work; it was minutes where forms were tried without end.
      expect(times.filter(({ seconds }) => seconds > 4)).toEqual([]);
    }, 60_000);
  } else {
    test('the corpus is not here, so its games are not compiled', () => {
      console.warn(`Not compiled: ${corpus} does not exist.`);
      expect(existsSync(corpus)).toBe(false);
    });
  }
});

test('a board that was built before is used again, and the game is the same', () => {
  const text = (side: number, line: number): string => `(game "Line" (players 2)
    (equipment { (board (square ${side})) (piece "Disc" Each) })
    (rules (play (move Add (to (sites Empty)))) (end (if (is Line ${line}) (result Mover Win)))))`;
  const boards = new Map();
  const first = compile(text(4, 3), { boards }).game!;
  const again = compile(text(4, 4), { boards }).game!;
  const other = compile(text(5, 4), { boards }).game!;
  expect(again.board).toBe(first.board);
  expect(other.board).not.toBe(first.board);
  expect(other.board.siteCount).toBe(25);
  expect(boards.size).toBe(2);
});

test('what is proposed and voted for are words of the game itself', () => {
  const game = (vote: string): string => `(game "Council" (players 3)
    (equipment { (board (square 2)) (piece "Coin" Each) })
    (rules (play (if (is Proposed "Share") (move Vote ${vote}) (move Propose {"Share" "Keep"})))
      (end (if (is Decided "Yes") (result All Draw)))))`;
  expect(compile(game('{"Yes" "No"}')).diagnostics).toEqual([]);
  expect(compile(game('"Yes" (then (add (piece "Coyn1") (to 0)))')).diagnostics.map(({ code }) => code)).toContain(
    'unknown-name',
  );
});
