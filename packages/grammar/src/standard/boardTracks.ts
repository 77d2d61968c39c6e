/** The ways around the boards of backgammon and its kin, put together from the rows of the board. */
import { define, type StandardDefine } from './define.js';

/** A row of a board, walked one way: a few numbers to put into a track. */
const row = (name: string, doc: string, sites: string): StandardDefine =>
  define(name, 'sites', doc, { example: `(track "Way" {"${name}"})`, body: sites });

const rows: readonly StandardDefine[] = [
  row(
    'BackgammonLowerEastward',
    'The lower row of a backgammon board from left to right, without the bar.',
    '0..5 7..12',
  ),
  row(
    'BackgammonLowerWestward',
    'The lower row of a backgammon board from right to left, without the bar.',
    '12..7 5..0',
  ),
  row(
    'BackgammonUpperEastward',
    'The upper row of a backgammon board from left to right, without the bar.',
    '13..18 20..25',
  ),
  row(
    'BackgammonUpperWestward',
    'The upper row of a backgammon board from right to left, without the bar.',
    '25..20 18..13',
  ),
  row('TableLowerEastward', 'The lower row of a table board from left to right.', '0..11'),
  row('TableLowerWestward', 'The lower row of a table board from right to left.', '11..0'),
  row('TableUpperEastward', 'The upper row of a table board from left to right.', '12..23'),
  row('TableUpperWestward', 'The upper row of a table board from right to left.', '23..12'),
];

type Board = 'Backgammon' | 'Table';
type Row = 'LowerEastward' | 'LowerWestward' | 'UpperEastward' | 'UpperWestward';
/** Where a player starts, if not on a row, and the rows that it goes along. */
type Way = readonly [start: number | undefined, first: Row, second: Row];

const where: Readonly<Record<number, string>> = {
  6: 'the bar',
  19: 'the bar',
  24: 'the hands',
  25: 'the hands',
  26: 'the hands',
  27: 'the hands',
};

const places: Readonly<Record<Row, string>> = {
  LowerEastward: 'lower row eastward',
  LowerWestward: 'lower row westward',
  UpperEastward: 'upper row eastward',
  UpperWestward: 'upper row westward',
};

function pair(name: string, board: Board, ways: readonly [Way, Way], canEnd = true): StandardDefine {
  const [[start], [other]] = ways;
  const told = ways.map(([, first, second]) => `${places[first]}, ${places[second]}`);
  const each =
    told[0] === told[1] ? `both go: ${told[0]}` : `the first player goes: ${told[0]}; the second: ${told[1]}`;
  const begin = start === undefined || other === undefined ? '' : `From ${where[start]}, `;
  const doc = begin === '' ? `${each[0]!.toUpperCase()}${each.slice(1)}.` : `${begin}${each}.`;
  const end = canEnd ? ' #1' : '';
  const tracks = ways.map(([first, ...along], index) => {
    const sites = [...(first === undefined ? [] : [String(first)]), ...along.map((each) => `"${board}${each}"`)].join(
      ' ',
    );
    return `  (track "Track${index + 1}" {${sites}${end}} P${index + 1} directed:True)`;
  });
  return define(name, 'tracks', doc, {
    takes: canEnd ? ['what comes after the last site, such as End'] : [],
    example: canEnd ? `("${name}" End)` : `("${name}")`,
    body: `{\n${tracks.join('\n')}\n}`,
  });
}

export const boardTracks: readonly StandardDefine[] = [
  ...rows,
  pair('BackgammonTracks', 'Backgammon', [
    [undefined, 'LowerWestward', 'UpperEastward'],
    [undefined, 'UpperWestward', 'LowerEastward'],
  ]),
  pair('BackgammonTracksWithBar', 'Backgammon', [
    [6, 'LowerWestward', 'UpperEastward'],
    [19, 'UpperWestward', 'LowerEastward'],
  ]),
  pair('BackgammonTracksWithHands', 'Backgammon', [
    [26, 'LowerWestward', 'UpperEastward'],
    [27, 'UpperWestward', 'LowerEastward'],
  ]),
  pair('BackgammonTracksSameDirectionOppositeCorners', 'Backgammon', [
    [undefined, 'LowerEastward', 'UpperWestward'],
    [undefined, 'UpperWestward', 'LowerEastward'],
  ]),
  pair(
    'BackgammonTracksSameDirectionOppositeCornersWithBars',
    'Backgammon',
    [
      [6, 'UpperEastward', 'LowerWestward'],
      [19, 'LowerWestward', 'UpperEastward'],
    ],
    false,
  ),
  pair('BackgammonTracksSameDirectionOppositeCornersWithBars2', 'Backgammon', [
    [6, 'UpperWestward', 'LowerEastward'],
    [19, 'LowerEastward', 'UpperWestward'],
  ]),
  pair('BackgammonTracksSameDirectionWithBar', 'Backgammon', [
    [6, 'LowerEastward', 'UpperWestward'],
    [19, 'LowerEastward', 'UpperWestward'],
  ]),
  pair('BackgammonTracksSameDirectionWithHands', 'Backgammon', [
    [26, 'UpperWestward', 'LowerEastward'],
    [27, 'UpperWestward', 'LowerEastward'],
  ]),
  pair('TableTracksOpposite', 'Table', [
    [undefined, 'LowerEastward', 'UpperWestward'],
    [undefined, 'UpperEastward', 'LowerWestward'],
  ]),
  pair('TableTracksOpposite2', 'Table', [
    [undefined, 'LowerWestward', 'UpperEastward'],
    [undefined, 'UpperWestward', 'LowerEastward'],
  ]),
  pair('TableTracksOppositeWithHands', 'Table', [
    [24, 'LowerEastward', 'UpperWestward'],
    [25, 'UpperEastward', 'LowerWestward'],
  ]),
  pair('TableTracksOppositeWithHands2', 'Table', [
    [24, 'LowerWestward', 'UpperEastward'],
    [25, 'UpperWestward', 'LowerEastward'],
  ]),
  pair('TableTracksSameDirectionOppositeCorners', 'Table', [
    [undefined, 'LowerWestward', 'UpperEastward'],
    [undefined, 'UpperEastward', 'LowerWestward'],
  ]),
  pair('TableTracksSameDirectionWithHands', 'Table', [
    [24, 'LowerEastward', 'UpperWestward'],
    [25, 'LowerEastward', 'UpperWestward'],
  ]),
];
