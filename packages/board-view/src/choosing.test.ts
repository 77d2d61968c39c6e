import type { MoveView } from '@ludii/render';
import { shortLabels } from './chooser.js';
import { click, drop, originsOf, playableSites, targetsOf } from './choosing.js';

const move = (
  index: number,
  from: string | undefined,
  to: string | undefined,
  kind: MoveView['kind'] = 'move',
): MoveView => ({
  index,
  notation: `${from}-${to}`,
  label: `${from}-${to}`,
  kind,
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
}); // prettier-ignore

const step = move(0, 'C1', 'C2');
const capture = move(1, 'C1', 'C3');
const promoteQ = move(2, 'C4', 'C5');
const promoteN = move(3, 'C4', 'C5');
const place = move(4, undefined, 'C9');
const pass = move(5, undefined, undefined, 'pass');
const moves = [step, capture, promoteQ, promoteN, place, pass];

test('where moves start and end', () => {
  expect(originsOf(moves)).toEqual(new Set(['C1', 'C4']));
  expect(targetsOf(moves, 'C1')).toEqual(new Set(['C2', 'C3']));
  expect(targetsOf(moves, undefined)).toEqual(new Set(['C9']));
  expect(playableSites(moves, 'C1')).toEqual(new Set(['C1', 'C4', 'C9', 'C2', 'C3']));
});

test('a click selects, plays, changes its mind, or asks', () => {
  expect(click(moves, undefined, 'C1')).toEqual({ do: 'select', site: 'C1' });
  expect(click(moves, 'C1', 'C2')).toEqual({ do: 'play', move: step });
  expect(click(moves, 'C1', 'C4')).toEqual({ do: 'select', site: 'C4' });
  expect(click(moves, 'C1', 'C1')).toEqual({ do: 'cancel' });
  expect(click(moves, 'C1', 'C7')).toEqual({ do: 'cancel' });
  expect(click(moves, undefined, 'C7')).toEqual({ do: 'nothing' });
  expect(click(moves, undefined, 'C9')).toEqual({ do: 'play', move: place });
  expect(click(moves, 'C4', 'C5')).toEqual({ do: 'choose', moves: [promoteQ, promoteN], at: 'C5' });
});

test('a site that is played on and moved from offers both', () => {
  const both = [move(0, undefined, 'C1'), move(1, 'C1', 'C2')];
  expect(click(both, undefined, 'C1')).toEqual({ do: 'choose', moves: both, at: 'C1' });
});

test('a piece that is let go plays, asks, or goes back', () => {
  expect(drop(moves, 'C1', 'C3')).toEqual({ do: 'play', move: capture });
  expect(drop(moves, 'C4', 'C5')).toMatchObject({ do: 'choose' });
  expect(drop(moves, 'C1', 'C9')).toEqual({ do: 'cancel' });
  expect(drop(moves, 'C1', undefined)).toEqual({ do: 'cancel' });
});

test('long labels are cut to where they differ', () => {
  expect(shortLabels(['E7-E8=Queen', 'E7-E8=Rook'])).toEqual(['E7-E8=Queen', 'E7-E8=Rook']);
  const long = ['[Move:mover=1,from=52,to=60,then=Queen]', '[Move:mover=1,from=52,to=60,then=Knight]'];
  expect(shortLabels(long)).toEqual(['Queen', 'Knight']);
});
