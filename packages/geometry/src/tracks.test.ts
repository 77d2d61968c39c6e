import { buildBoard } from './board.js';
import { GeometryError } from './errors.js';
import { rectangle } from './generators/rectangle.js';
import { square } from './generators/square.js';
import { tri } from './generators/tri.js';
import { findTrack, type Track, type TrackSpec, tracksOwnedBy } from './tracks.js';

const onSquare = (track: Partial<TrackSpec>): Track =>
  buildBoard({ graph: square(3), tracks: [{ name: 'Track', path: [], ...track }] }).tracks[0]!;
const list = (array: ArrayLike<number>): number[] => Array.from(array);
const numbers = (text: string): number[] => text.split(' ').map(Number);

describe('tracks', () => {
  test('directions walk along the radials', () => {
    const track = onSquare({ path: '0,E,N1,N1,W,End,S' });
    expect(list(track.sites)).toEqual([0, 1, 2, 5, 8, 7, 6, -2, 3, 0]);
    expect(track.internalLoop).toBe(true);
  });

  test('sites beyond the board are places in hands', () => {
    expect(list(onSquare({ path: '9,0,E1,10' }).sites)).toEqual([9, 0, 1, 10]);
    expect(() => onSquare({ path: '9,E' })).toThrow('no site on the board');
  });

  test('a comma at the end does no harm', () => {
    expect(list(onSquare({ path: '0,E,' }).sites)).toEqual([0, 1, 2]);
    expect(() => onSquare({ path: '0,,E' })).toThrow('"" is not a site');
  });

  test('repeated sites become bumps', () => {
    const track = onSquare({ path: [0, 0, 0, 1, 1, 4, 0], loop: true });
    expect(list(track.sites)).toEqual([0, 1, 4, 0]);
    expect(list(track.bump)).toEqual([2, 1, 0, 0]);
    expect(list(track.previousIndex)).toEqual([3, 0, 1, 2]);
    expect(list(track.nextIndex)).toEqual([1, 2, 3, 0]);
    expect(track.internalLoop).toBe(false);
  });

  test('a site met twice makes an internal loop', () => {
    expect(onSquare({ path: [0, 1, 4, 1, 2], owner: 2 }).internalLoop).toBe(true);
    expect(onSquare({ path: [0, 1, 4] }).internalLoop).toBe(false);
  });

  test('only inner elements of a directed track have no previous one', () => {
    const track = onSquare({ path: [0, 1, 2, 5, 4, 3, -2], owner: 2, directed: true });
    expect(list(track.previousIndex)).toEqual([-1, -1, -1, -1, -1, -1, 5]);
    expect(list(track.previous)).toEqual([-1, -1, -1, -1, -1, -1, 3]);
    expect(list(track.next)).toEqual([1, 2, 5, 4, 3, -2, -1]);
  });

  test('bad paths say what is wrong', () => {
    expect(() => onSquare({ path: 'E,1' })).toThrow(GeometryError);
    expect(() => onSquare({ path: '0,NNE' })).toThrow('one of the directions of this board (N NE E SE S SW W NW)');
    expect(() => onSquare({ path: [4] })).toThrow('only one site');
    expect(() => buildBoard({ graph: square(3), use: 'Edge', tracks: [{ name: 'T', path: '0,E' }] })).toThrow(
      'cells or vertices',
    );
  });

  test('are found by owner and part of the name', () => {
    const { tracks } = buildBoard({
      graph: square(3),
      tracks: [
        { name: 'Long', path: [0, 1] },
        { name: 'Short1', path: [1, 2], owner: 1 },
        { name: 'Short2', path: [2, 5], owner: 2 },
      ],
    });
    expect(findTrack(tracks, 2)?.name).toBe('Short2');
    expect(findTrack(tracks, 2, 'Short')?.name).toBe('Short2');
    expect(findTrack(tracks, 3, 'Short')?.name).toBe('Short1');
    expect(findTrack(tracks, 3)?.name).toBe('Long');
    expect(findTrack(tracks, 1, 'None')).toBeUndefined();
    expect(tracksOwnedBy(tracks, 1).map((t) => t.index)).toEqual([1]);
  });
});

describe('loops of Surakarta', () => {
  test('on squares', () => {
    const { tracks } = buildBoard({ graph: square(6), use: 'Vertex', surakarta: {} });
    expect(tracks.map((t) => t.name)).toEqual(['Track1F', 'Track1B', 'Track2F', 'Track2B']);
    const [first] = tracks;
    expect(list(first!.sites)).toEqual(numbers('6 7 8 9 10 11 4 10 16 22 28 34 29 28 27 26 25 24 31 25 19 13 7 1'));
    expect(list(first!.bump).flatMap((b, i) => (b > 0 ? [first!.sites[i]] : []))).toEqual([11, 34, 24, 1]);
    expect(first!.loop && first!.directed).toBe(true);
  });

  test('on triangles', () => {
    const { tracks } = buildBoard({ graph: tri(5), use: 'Vertex', surakarta: {} });
    expect(list(tracks[0]!.sites)).toEqual(numbers('5 6 7 8 3 7 10 12 13 10 6 1'));
    expect(list(tracks[2]!.sites)).toEqual(numbers('9 10 11 2 6 9 11 7 2'));
  });

  test('as many as asked for', () => {
    expect(buildBoard({ graph: rectangle(4, 6), use: 'Vertex', surakarta: { loops: 1 } }).tracks).toHaveLength(2);
  });
});
