/** Jumps over pieces: single ones, and those that go on in the same turn. */
import { define, type StandardDefine } from './define.js';

const ORIGIN = 'origin';
const DIRECTION = 'direction';
const AFTER = 'what follows';
const MORE = '(then (moveAgain))';
const FAR = 'before:(count Rows)';
const WIDE = 'after:(count Rows)';

/** The jumped site: what must be there, how far away, and what becomes of it. */
interface Hurdle {
  readonly before?: string;
  readonly after?: string;
  readonly range?: string;
  readonly when: string;
  /** What becomes of it; taken if not said. */
  readonly becomes?: string;
}

const words = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

function over({ before = '', range = '', after = '', when, becomes }: Hurdle): string {
  if (becomes === undefined) return `(${words('"TakeBetween"', when, before, range, after)})`;
  return `(between ${words(before, range, after, `if:${when}`, becomes)})`;
}

const enemy = '"IsEnemyBetween"';
const fresh = '("IsFreshEnemyAt" (between))';

/** A jump whose first two parameters are origin and direction. */
const jump = (name: string, doc: string, hurdle: Hurdle, rest = '#3'): StandardDefine =>
  define(name, 'move', doc, {
    takes:
      hurdle.range === undefined ? [ORIGIN, DIRECTION, AFTER] : [ORIGIN, DIRECTION, 'range: how many in a row', AFTER],
    example: `("${name}" (from (last To)) Diagonal ${hurdle.range === undefined ? '' : '(range 1 2) '}${MORE})`,
    body: `(move Hop #1 #2\n  ${over(hurdle)}\n  "ToEmpty"\n  ${rest}\n)`,
  });

const along = (name: string, direction: string, where: string): StandardDefine =>
  define(name, 'move', `A jump ${where} over one enemy, which is taken.`, {
    example: `("${name}")`,
    body: `("HopCapture" ${direction})`,
  });

/** What is jumped over or shut in. */
export const between: readonly StandardDefine[] = [
  define('IsEnemyBetween', 'test', 'An enemy is on the site that is jumped over or shut in.', {
    example: '("IsEnemyBetween")',
    body: '("IsEnemyAt" (between))',
  }),
  define('TakeBetween', 'between', 'What lies between is taken if a test holds.', {
    needs: ['the test, about (between)'],
    takes: ['`before:` empty sites', 'range: how many in a row', '`after:` empty sites'],
    example: '("TakeBetween" ("IsEnemyAt" (between)) before:1 (range 1 2) after:1)',
    body: '(between #2 #3 #4 if:#1 (apply (remove (between))))',
  }),
  define('TakeEnemyBetween', 'between', 'An enemy that lies between is taken.', {
    takes: ['range: how many in a row'],
    example: '("TakeEnemyBetween" (range 1 2))',
    body: '("TakeBetween" "IsEnemyBetween" #1)',
  }),
  define('SlipUnder', 'effect', 'The top of the jumped stack goes to where the jump lands.', {
    example: '(move Hop (between if:(is Occupied (between)) (apply "SlipUnder")) "ToEmpty")',
    body: '(fromTo (from (between)) (to (to)))',
  }),
];

export const hops: readonly StandardDefine[] = [
  jump('HopCapture', 'A jump over one enemy, which is taken.', { when: enemy }),
  jump('HopFriendCapture', 'A jump over one friend, who is taken.', { when: '("IsFriendAt" (between))' }),
  jump('HopOnlyCounters', 'A jump over one "Counter" of the next player, which is taken.', {
    when: '("IsPieceAt" "Counter" Next (between))',
  }),
  along('HopDiagonalCapture', 'Diagonal', 'along a diagonal'),
  along('HopOrthogonalCapture', 'Orthogonal', 'along a row or column'),
  along('HopRotationalCapture', 'Rotational', 'around, in or out on a circular board'),
  jump(
    'HopAllPiecesToEmpty',
    'A jump over whatever stands next to the piece; nothing is taken.',
    { range: '#3', when: '(is Occupied (between))', becomes: '' },
    '#4',
  ),
  jump(
    'HopCaptureDistance',
    'A flying jump: empty sites before and behind the enemy, which is taken.',
    { before: FAR, range: '#3', after: WIDE, when: enemy },
    '#4',
  ),
  jump('HopCaptureDistanceNotAlreadyHopped', 'A flying jump over one enemy that was not jumped yet; it is taken.', {
    before: FAR,
    after: WIDE,
    when: fresh,
  }),
  define(
    'HopInternationalDraughtsStyle',
    'move',
    'A diagonal jump over one enemy not jumped yet, which is taken when the turn ends.',
    {
      takes: [ORIGIN, AFTER],
      example: `("HopInternationalDraughtsStyle" (from (last To)) ${MORE})`,
      body: `(move Hop #1 Diagonal\n  ${over({ when: fresh, becomes: '(apply (remove (between) at:EndOfTurn))' })}\n  "ToEmpty"\n  #2\n)`,
    },
  ),
  jump(
    'HopStackEnemyCaptureTop',
    'A stack jumps an enemy stack, whose top piece comes under the stack that lands.',
    { when: enemy, becomes: '(apply "SlipUnder")' },
    'stack:True #3',
  ),
  jump(
    'HopStackEnemyCaptureTopDistance',
    'A flying jump of a stack over an enemy stack, whose top piece comes under the stack that lands.',
    { before: FAR, after: WIDE, when: enemy, becomes: '(apply "SlipUnder")' },
    'stack:True #3',
  ),
];

/** A jump after which the piece must go on if it can; the same jump is asked for again, over an enemy not jumped yet. */
function chain(name: string, first: boolean, direction: string | undefined, where: string): StandardDefine {
  const line = direction === undefined ? '' : ` ${direction}`;
  const reach = { before: '#1', after: '#2' };
  const start = first ? '' : ' (from (last To))';
  const otherwise = direction === undefined ? ' #4' : '';
  const again = `(hop (from (last To))${line} ${over({ ...reach, when: fresh, becomes: '' })} "ToEmpty")`;
  const lead = first ? 'The first jump of a turn' : 'A further jump of a turn';
  const goesOn = direction === undefined ? ['what happens if not'] : [];
  const example = `before:1 after:1 at:EndOfTurn${direction === undefined ? ' (addScore Mover 1)' : ''}`;
  return define(
    name,
    'move',
    `${lead}${where} over an enemy, which is taken; if it can jump again, the player moves again.`,
    {
      takes: [
        '`before:` empty sites',
        '`after:` empty sites',
        '`at:EndOfTurn`, or what follows the capture',
        ...goesOn,
      ],
      example: `("${name}" ${example})`,
      body: `(move Hop${start}${line}
  ${over({ ...reach, when: first ? enemy : fresh, becomes: '(apply (remove (between) #3))' })}
  "ToEmpty"
  (then ("ReplayIfCanMove" ${again}${otherwise}))
)`,
    },
  );
}

const lines: readonly (readonly [string, string | undefined, string])[] = [
  ['', undefined, ''],
  ['Diagonal', 'Diagonal', ' along a diagonal'],
  ['Orthogonal', 'Orthogonal', ' along a row or column'],
  ['Rotational', 'Rotational', ' around, in or out on a circular board'],
];

export const hopSequences: readonly StandardDefine[] = lines.flatMap(([word, direction, where]) => [
  chain(`Hop${word}SequenceCapture`, true, direction, where),
  chain(`Hop${word}SequenceCaptureAgain`, false, direction, where),
]);
