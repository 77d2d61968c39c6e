import fc from 'fast-check';
import { buildBoard } from '../board.js';
import { boardToJson } from '../boardJson.js';
import { boardToSvg } from '../boardSvg.js';
import { boardToText } from '../boardText.js';
import { Direction } from '../directions/absolute.js';
import { GeometryError } from '../errors.js';
import type { GraphExpression } from '../expression.js';
import { celtic } from '../generators/celtic.js';
import { concentric } from '../generators/concentric.js';
import { hex } from '../generators/hex.js';
import { rectangle } from '../generators/rectangle.js';
import { spiral } from '../generators/spiral.js';
import { square } from '../generators/square.js';
import { tiling } from '../generators/tiling.js';
import { tri } from '../generators/tri.js';
import type { SiteType } from '../graph.js';
import { dual } from '../operators/dual.js';
import { merge } from '../operators/merge.js';
import { rotate } from '../operators/rotate.js';
import { shift } from '../operators/shift.js';
import { subdivide } from '../operators/subdivide.js';
import { radialsOf } from './radialTable.js';
import { hasDirection, stepsOf } from './stepTable.js';
import { SITE_TYPES, Topology } from './topology.js';

const size = fc.integer({ min: 1, max: 3 });
const generator: fc.Arbitrary<GraphExpression> = fc.oneof(
  size.map((n) => square(n)),
  size.map((n) => hex(n)),
  size.map((n) => tri(n)),
  size.map((n) => celtic(n)),
  fc.tuple(size, size).map(([r, c]) => rectangle(r, c)),
  fc
    .constantFrom('T31212', 'T3464', 'T488', 'T33434', 'T33336', 'T33344', 'T3636', 'T4612')
    .map((t) => tiling(t as 'T3464', 2)),
  fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 3 }).map((rings) => concentric(rings)),
  size.map((n) => square(n, { pyramidal: true })),
  size.map((n) => spiral({ turns: n + 2, sites: 8 * n })),
);
const expression = fc.oneof(
  { weight: 2, arbitrary: generator },
  generator.map((g) => dual(g)),
  generator.map((g) => subdivide(g)),
  fc.tuple(fc.integer({ min: 0, max: 360 }), generator).map(([angle, g]) => rotate(angle, g)),
  fc.tuple(generator, generator, size).map(([a, b, n]) => merge([a, shift(n, n - 2, b)])),
);
/** Without rings of a single site: those are joined to themselves, unlike everything that is claimed here. */
const topology = fc
  .tuple(expression, fc.constantFrom(...SITE_TYPES))
  .map(([graph, use]) => new Topology(graph(use)))
  .filter((t) => t.graph.edges.every((e) => e.a !== e.b));

/** Checks a property of many boards; `wrong` collects what breaks it, since an `expect` for each site would take minutes. */
function holds(check: (t: Topology, wrong: (what: string) => void) => void, numRuns = 60): void {
  fc.assert(
    fc.property(topology, (t) => {
      const found: string[] = [];
      check(t, (what) => found.push(what));
      expect(found).toEqual([]);
    }),
    { numRuns },
  );
}

/** Calls a function for every site of every type. */
function eachSite(t: Topology, visit: (type: SiteType, site: number) => void): void {
  for (const type of SITE_TYPES) for (let site = 0; site < t.count(type); site++) visit(type, site);
}

test('adjacent neighbours are mutual', () => {
  holds((t, wrong) => {
    eachSite(t, (type, site) => {
      const stepTable = t.stepTable(type);
      for (const other of stepsOf(stepTable, site, Direction.Adjacent)) {
        if (!stepsOf(stepTable, other, Direction.Adjacent).includes(site)) wrong(`${type} ${site} ${other}`);
      }
    });
  });
});

test('an edge knows every cell that has it as a border', () => {
  holds((t, wrong) => {
    for (let cell = 0; cell < t.count('Cell'); cell++) {
      for (const edge of t.cell(cell).edges) if (!t.edge(edge).cells.includes(cell)) wrong(`${cell} ${edge}`);
    }
  });
});

test('every radial is a chain of steps in its direction, starts at its site and never comes back', () => {
  holds((t, wrong) => {
    eachSite(t, (type, site) => {
      const steps = t.stepTable(type);
      const radials = t.radialTable(type);
      for (const code of radials.directions) {
        const lines = radialsOf(radials, site, code);
        for (const first of stepsOf(steps, site, code)) {
          if (!lines.some((line) => line[1] === first)) wrong(`no radial to ${type} ${first} from ${site}`);
        }
        for (const line of lines) {
          if (line[0] !== site || line.length < 2) wrong(`${type} ${line.join('-')} does not start at ${site}`);
          if (new Set(line).size !== line.length) wrong(`${type} ${line.join('-')} comes back`);
          for (let i = 1; i < line.length; i++) {
            if (!stepsOf(steps, line[i - 1]!, code).includes(line[i]!)) wrong(`${type} ${line.join('-')} jumps`);
          }
        }
      }
    });
  });
});

test('opposite radials start at the same site, and distinct ones are a part of all', () => {
  holds((t, wrong) => {
    for (const type of SITE_TYPES) {
      const r = t.radialTable(type);
      for (let id = 0; id < r.start.length; id++) {
        const other = r.opposite[id]!;
        if (other >= 0 && r.sites[r.start[other]!] !== r.sites[r.start[id]!]) wrong(`${type} radials ${id} ${other}`);
      }
      for (let row = 0; row < r.count * r.slots; row++) {
        for (let i = r.distinctOffsets[row]!; i < r.distinctOffsets[row + 1]!; i++) {
          const id = r.distinct[i]!;
          if (id < r.offsets[row]! || id >= r.offsets[row + 1]!) wrong(`${type} row ${row}, distinct ${id}`);
        }
      }
    }
  });
});

test('the flat lists hold exactly the directions of each step', () => {
  holds((t, wrong) => {
    eachSite(t, (type, site) => {
      const s = t.stepTable(type);
      for (const code of s.directions) {
        const expected: number[] = [];
        for (let i = s.stepOffsets[site]!; i < s.stepOffsets[site + 1]!; i++) {
          if (hasDirection(s.stepLow[i]!, s.stepHigh[i]!, code)) expected.push(s.stepTargets[i]!);
        }
        if (stepsOf(s, site, code).join() !== expected.join()) wrong(`${type} ${site} direction ${code}`);
      }
    });
  });
});

test('looking up a label finds the first site that has it', () => {
  holds((t, wrong) => {
    for (const type of ['Vertex', 'Cell'] as const) {
      const { labels } = t.sites(type);
      for (const label of labels) if (t.find(type, label) !== labels.indexOf(label)) wrong(`${type} ${label}`);
    }
  });
});

test('every site is inner or outer and in one layer; joined vertices differ in phase', () => {
  holds((t, wrong) => {
    for (const type of SITE_TYPES) {
      const table = t.sites(type);
      if (table.region('inner').length + table.region('outer').length !== table.count) wrong(`${type} inner, outer`);
      if (table.layers.reduce((sum, layer) => sum + layer.length, 0) !== table.count) wrong(`${type} layers`);
      if (table.phase.some((p) => p > 4)) wrong(`${type} phases`);
    }
    const { phase } = t.sites('Vertex');
    // Phase 4 is what is left when four colours are not enough.
    for (const { a, b } of t.graph.edges) {
      if (phase[a.index] === phase[b.index] && phase[a.index]! < 4) wrong(`vertices ${a.index} ${b.index}`);
    }
  });
});

test('distances are the same both ways, and 1 between neighbours', () => {
  holds((t, wrong) => {
    const { values, count } = t.distanceTable('Cell');
    for (let i = 0; i < count; i++) {
      for (let j = 0; j < i; j++) if (values[i * count + j] !== values[j * count + i]) wrong(`cells ${i} ${j}`);
      for (const k of t.neighbours('Cell', i, 'Adjacent')) if (values[i * count + k] !== 1) wrong(`cells ${i} ${k}`);
    }
  });
});

test('any board can be written as data, as a picture and as text', () => {
  fc.assert(
    fc.property(expression, fc.constantFrom(...SITE_TYPES), (graph, use) => {
      const board = buildBoard({ graph, use });
      const json = boardToJson(board, { mostSitesWithRadials: Number.POSITIVE_INFINITY });
      expect(JSON.parse(JSON.stringify(json))).toEqual(json);
      expect(boardToSvg(board)).not.toMatch(/NaN|undefined|Infinity/);
      expect(boardToText(board)).toMatch(/\n$/);
    }),
    { numRuns: 30 },
  );
});

test('a board with nothing on it is still a board', () => {
  const empty = buildBoard({ graph: concentric([0]), use: 'Vertex' });
  expect(empty.siteCount).toBe(0);
  expect(boardToJson(empty)).toEqual({ defaultSite: 'Vertex', vertices: [], edges: [], cells: [] });
  expect(boardToText(empty)).toBe('(no sites)\n');
  expect(boardToSvg(empty)).toContain('<svg');
  expect(empty.topology.radials('Cell', 0, 'N')).toEqual([]);
  expect(() => buildBoard({ graph: square(-1) })).toThrow(GeometryError);
});

test('radials in some directions are those of the whole table', () => {
  const codes = Object.values(Direction);
  const text = (table: Parameters<typeof radialsOf>[0], site: number, code: number): string =>
    radialsOf(table, site, code).join(' ');
  holds((t, wrong) => {
    for (const type of SITE_TYPES) {
      const towards = codes.filter((_, i) => i % 3 === t.count(type) % 3);
      const some = new Topology(t.graph).radialsTowards(type, towards);
      const all = t.radialTable(type);
      for (let site = 0; site < all.count; site++) {
        for (const code of towards) {
          if (text(some, site, code) !== text(all, site, code)) wrong(`${type} ${site} ${code}`);
        }
      }
    }
  });
});

test('coordinates and colours do not depend on what was asked before', () => {
  holds((t, wrong) => {
    for (const type of SITE_TYPES) {
      const asked = new Topology(t.graph);
      for (const other of SITE_TYPES) asked.region(other, 'centre');
      asked.stepTable(type);
      const late = asked.sites(type);
      const early = new Topology(t.graph).sites(type);
      for (const field of ['labels', 'row', 'column', 'layer', 'phase', 'flags'] as const) {
        if (early[field].join() !== late[field].join()) wrong(`${field} of ${type}`);
      }
    }
  });
});
