import fc from 'fast-check';
import { hex } from '../generators/hex.js';
import { square } from '../generators/square.js';
import { tri } from '../generators/tri.js';
import { Topology } from '../topology/topology.js';
import {
  ABSOLUTE_DIRECTIONS,
  Direction,
  directionCode,
  directionName,
  FIRST_SPECIFIC,
  parseDirection,
} from './absolute.js';
import {
  absoluteOfFacing,
  COMPASS,
  leftOf,
  leftwardOf,
  oppositeOf,
  ROTATIONAL,
  rightOf,
  rightwardOf,
  SPATIAL,
} from './facing.js';
import { RELATIVE_DIRECTIONS, type RelativeDirection, resolveRelative, rotateFacing } from './relative.js';
import { directionsBetween, expandClasses, facingOfStep, resolveDirections, stepTargets } from './resolve.js';
import { footprint, footprints, type Walk, walkEnds, walkSites } from './walk.js';

const codesOf = (names: string): number[] =>
  names === '' ? [] : names.split(' ').map((name) => Direction[name as keyof typeof Direction]);
const namesOf = (codes: ArrayLike<number>): string => Array.from(codes, (c) => directionName(c)).join(' ');
const walk = (text: string): Walk => text.split('') as ('F' | 'L' | 'R')[];

describe('the vocabulary', () => {
  test('has 51 directions, of which 13 are classes', () => {
    expect(ABSOLUTE_DIRECTIONS).toHaveLength(51);
    expect(FIRST_SPECIFIC).toBe(directionCode('N'));
    expect(new Set(ABSOLUTE_DIRECTIONS).size).toBe(51);
  });

  test('codes and names are inverse', () => {
    for (const name of ABSOLUTE_DIRECTIONS) expect(directionName(parseDirection(name))).toBe(name);
    expect(parseDirection('north')).toBe(-1);
    expect(() => directionName(51)).toThrow('51');
  });

  test('the opposite of the opposite is the facing itself', () => {
    for (const name of [...COMPASS, ...ROTATIONAL, ...SPATIAL]) {
      expect(oppositeOf(oppositeOf(Direction[name]))).toBe(Direction[name]);
    }
  });

  test('on the compass and between layers, left undoes right', () => {
    for (const name of [...COMPASS, ...SPATIAL]) {
      expect(leftOf(rightOf(Direction[name]))).toBe(Direction[name]);
      expect(leftwardOf(rightwardOf(Direction[name]))).toBe(Direction[name]);
    }
  });

  test('round a circle, left does not undo right', () => {
    expect(namesOf([leftOf(Direction.Out), rightOf(Direction.Out)])).toBe('CCW CW');
    expect(namesOf([leftOf(Direction.CW), rightOf(Direction.CW)])).toBe('In In');
    expect(oppositeOf(Direction.CW)).toBe(Direction.CCW);
  });

  test('opposites between layers change level and side', () => {
    expect(namesOf(codesOf('DN DNE DE DSE DS DSW DW DNW D').map(oppositeOf))).toBe('US USW UW UNW UN UNE UE USE U');
  });

  test('only DNW is looked up under another name', () => {
    for (let code = FIRST_SPECIFIC; code < 51; code++) {
      expect(absoluteOfFacing(code)).toBe(code === Direction.DNW ? Direction.DSW : code);
    }
  });
});

describe('relative directions', () => {
  const table: [string, string, string, Partial<Record<RelativeDirection, string>>][] = [
    [
      'N NE E SE S SW W NW',
      'N',
      'square',
      {
        Forward: 'N',
        Backward: 'S',
        Rightward: 'E',
        Leftward: 'W',
        Forwards: 'NW N NE',
        Backwards: 'SE S SW',
        Rightwards: 'NE E SE',
        Leftwards: 'NW W SW',
        FL: 'NW',
        FRR: 'NE',
        BL: 'SE',
        BRRR: 'SW',
      },
    ],
    ['N E S W', 'N', 'square orthogonal', { Forwards: 'N', FL: 'W', FR: 'E', BL: 'E', BR: 'W', Leftwards: 'W' }],
    [
      'NNE E SSE SSW W NNW',
      'N',
      'hex',
      { Forward: '', Forwards: 'NNW NNE', Rightwards: 'NNE E SSE', Leftwards: 'NNW W SSW', BL: 'SSE', BR: 'SSW' },
    ],
    ['Out CW In CCW', 'Out', 'circle', { FR: 'CW', FL: 'CCW', Forwards: 'Out', Rightwards: 'CW', Backward: 'In' }],
  ];
  test.each(table)('among %s facing %s (%s)', (supported, facing, _, expected) => {
    for (const [word, names] of Object.entries(expected)) {
      const found = resolveRelative(
        word as Exclude<RelativeDirection, 'SameDirection' | 'OppositeDirection'>,
        codesOf(facing)[0]!,
        codesOf(supported),
      );
      expect(`${word}: ${namesOf(found)}`).toBe(`${word}: ${names}`);
    }
  });

  test('always end, with supported facings only, whatever is supported', () => {
    const facing = fc.integer({ min: FIRST_SPECIFIC, max: 50 });
    const words = RELATIVE_DIRECTIONS.filter((w) => w !== 'SameDirection' && w !== 'OppositeDirection');
    fc.assert(
      fc.property(facing, fc.array(facing), fc.constantFrom(...words), (f, supported, word) => {
        for (const found of resolveRelative(word, f, supported)) expect(supported).toContain(found);
      }),
    );
  });

  test('a rotation counts supported facings', () => {
    expect(namesOf([rotateFacing(Direction.N, 1, codesOf('N NE E SE S SW W NW'))])).toBe('NE');
    expect(namesOf([rotateFacing(Direction.N, 1, codesOf('N E S W'))])).toBe('E');
    expect(namesOf([rotateFacing(Direction.N, 3, [])])).toBe('N');
  });
});

describe('resolving choices on a 5×5 board for a piece facing south on cell 12', () => {
  const topology = new Topology(square(5)('Cell'));
  const stance = { site: 12, facing: Direction.S };
  const go = (choice: Parameters<typeof resolveDirections>[0], more = {}): number[] =>
    stepTargets(topology, 'Cell', 12, resolveDirections(choice, topology, 'Cell', { ...stance, ...more }));

  test('relative directions, in the order written', () => {
    expect(go({ kind: 'relative', directions: ['BL', 'BR', 'Forward'] })).toEqual([16, 18, 7]);
    expect(go({ kind: 'relative', directions: ['FLL', 'Leftward'] }, { rotation: 1 })).toEqual([7, 8]);
    expect(go({ kind: 'relative', directions: ['Forward'], of: 'Orthogonal' }, { rotation: 1 })).toEqual([11]);
  });

  test('difference and union', () => {
    const forward = { kind: 'relative', directions: ['Forward'] } as const;
    const difference = { kind: 'difference', first: { kind: 'absolute', directions: ['Adjacent'] }, second: forward };
    expect(go(difference as Parameters<typeof go>[0])).toEqual([17, 18, 13, 8, 6, 11, 16]);
    const union = { kind: 'union', first: { kind: 'absolute', directions: ['Diagonal'] }, second: forward };
    expect(go(union as Parameters<typeof go>[0])).toEqual([18, 8, 6, 16, 7]);
  });

  test('between two sites', () => {
    expect(go({ kind: 'between', type: 'Cell', from: 12, to: 24 })).toEqual([18]);
    expect(directionsBetween(topology, 'Cell', 12, 99)).toEqual([]);
    expect(directionsBetween(topology, 'Cell', 12, 23)).toEqual([]);
  });

  test('the direction of the last move and its opposite', () => {
    const last = { lastFrom: 0, lastTo: 18 };
    expect(
      namesOf(
        resolveDirections({ kind: 'relative', directions: ['SameDirection'] }, topology, 'Cell', {
          ...stance,
          ...last,
        }),
      ),
    ).toBe('NE');
    expect(
      namesOf(
        resolveDirections({ kind: 'relative', directions: ['OppositeDirection'] }, topology, 'Cell', {
          ...stance,
          ...last,
        }),
      ),
    ).toBe('SW');
    expect(resolveDirections({ kind: 'relative', directions: ['SameDirection'] }, topology, 'Cell', stance)).toEqual(
      [],
    );
  });

  test('classes expand to the facings of the site itself', () => {
    expect(namesOf(expandClasses([Direction.Orthogonal], topology, 'Cell', 0))).toBe('N E');
    expect(namesOf(expandClasses([Direction.Rotational, Direction.N], topology, 'Cell', 0))).toBe('Rotational N');
  });

  test('by site, only what the site has counts', () => {
    const choice = { kind: 'relative', directions: ['Forwards'], bySite: true } as const;
    expect(namesOf(resolveDirections(choice, topology, 'Cell', { site: 4 }))).toBe('NW N');
  });

  test('the facing of a step', () => {
    expect(facingOfStep(topology, 'Cell', 12, 18)).toBe(Direction.NE);
    expect(facingOfStep(topology, 'Cell', 12, 24)).toBe(-1);
  });
});

describe('walks', () => {
  const board = new Topology(square(5)('Cell'));
  const hexes = new Topology(hex(3)('Cell'));
  const knight = [walk('FFRF'), walk('FFLF')];

  test('a knight', () => {
    expect(walkEnds(board, 'Cell', 12, knight)).toEqual([1, 3, 5, 9, 15, 19, 21, 23]);
    expect(walkEnds(board, 'Cell', 12, knight, false)).toEqual([21, 23]);
    expect(walkEnds(board, 'Cell', 0, knight)).toEqual([7, 11]);
    expect(walkEnds(board, 'Cell', -1, knight)).toEqual([]);
  });

  test('on hexes a turn is a sixth', () => {
    expect(walkEnds(hexes, 'Cell', 9, [walk('FRF')])).toEqual([1, 3, 6, 12, 15, 17]);
    expect(walkEnds(hexes, 'Cell', 9, [walk('FLF')], false)).toEqual([17]);
    expect(walkEnds(hexes, 'Cell', 9, [walk('FRRF')])).toEqual([4, 5, 8, 10, 13, 14]);
  });

  test('on triangles a step forward may be a diagonal one', () => {
    const triangles = new Topology(tri(3)('Cell'));
    expect(walkSites(triangles, 'Cell', 3, Direction.ENE, walk('F'))).toEqual([3, 6]);
  });

  test('leaving the board ends a walk', () => {
    expect(walkSites(board, 'Cell', 0, Direction.S, walk('F'))).toBeNull();
    expect(walkSites(board, 'Cell', 0, Direction.N, [])).toEqual([0]);
  });

  test('large pieces cover cells by state', () => {
    const states = (topology: Topology, walks: Walk[], site: number, list: number[]): number[][] =>
      list.map((state) => footprint(topology, walks, site, state));
    expect(states(board, [walk('FRF')], 12, [0, 1, 2, 3])).toEqual([
      [12, 17, 18],
      [12, 13, 8],
      [12, 7, 6],
      [12, 11, 16],
    ]);
    expect(states(board, [walk('FF'), walk('FRF')], 12, [4, 7, 8])).toEqual([[12, 17, 18], [12, 11, 16], [12]]);
    expect(states(board, [walk('F')], 0, [2, 3])).toEqual([[], []]);
    expect(states(hexes, [walk('FRF')], 9, [0, 3, 5])).toEqual([
      [9, 14, 15],
      [9, 4, 3],
      [9, 13, 17],
    ]);
    expect(footprint(board, [walk('F')], 25, 0)).toEqual([]);
  });

  test('what large pieces cover is found for all roots and states together', () => {
    // The last of the walks comes back to where it began: a cell that is met twice counts once.
    const walks = [walk('FRF'), walk('F'), walk(''), walk('FRRFF')];
    for (const topology of [board, hexes]) {
      const all = footprints(topology, walks);
      const states = topology.supportedCodes('Cell', 'Orthogonal').length * walks.length;
      expect(all).toHaveLength(topology.count('Cell') * states);
      all.forEach((sites, i) => {
        expect(sites).toEqual(footprint(topology, walks, Math.floor(i / states), i % states));
      });
    }
  });

  test('a domino is two by four', () => {
    const table = new Topology(square(9)('Cell'));
    const domino = [walk('FRFRFLFLFRFRF')];
    expect(footprint(table, domino, 40, 0)).toEqual([40, 49, 50, 41, 42, 51, 52, 43]);
    expect(footprint(table, domino, 40, 3)).toEqual([40, 39, 48, 49, 58, 57, 66, 67]);
  });
});
