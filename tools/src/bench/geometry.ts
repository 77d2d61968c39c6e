/** Benchmark of boards: time and memory of the topology with radials, and how both grow with the size of the board. */
import { type GraphExpression, hex, type SiteType, square, Topology, tiling } from '@ludii/geometry';

/** One measured board. */
export interface GeometryMeasurement {
  readonly board: string;
  readonly sites: number;
  /** Milliseconds of processor time for the graph, and for all that play on its cells needs of the topology. */
  readonly graphMs: number;
  readonly topologyMs: number;
  /** Bytes of the step and radial tables. */
  readonly stepBytes: number;
  readonly radialBytes: number;
}

/** Processor time so far, in milliseconds. Unlike the clock it doesn't count what else the machine does. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The fastest of some runs, after one to warm up; at least `runs`, and more of them while they are short. */
function fastest<T>(runs: number, make: () => T): { value: T; ms: number } {
  let value = make();
  let best = Number.POSITIVE_INFINITY;
  let total = 0;
  for (let i = 0; i < runs || (total < 200 && i < 50); i++) {
    const start = processorMs();
    value = make();
    const ms = processorMs() - start;
    best = Math.min(best, ms);
    total += ms;
  }
  return { value, ms: best };
}

function bytes(table: object): number {
  let total = 0;
  for (const value of Object.values(table)) if (ArrayBuffer.isView(value)) total += value.byteLength;
  return total;
}

/** Measures one board. */
export function measureBoard(
  board: string,
  graph: GraphExpression,
  type: SiteType = 'Cell',
  runs = 3,
): GeometryMeasurement {
  const built = fastest(runs, () => graph(type));
  const derived = fastest(runs, () => {
    const topology = new Topology(built.value);
    topology.sites(type);
    topology.radialTable(type);
    topology.supportedCodes(type);
    return topology;
  });
  return {
    board,
    sites: derived.value.count(type),
    graphMs: built.ms,
    topologyMs: derived.ms,
    stepBytes: bytes(derived.value.stepTable(type)),
    radialBytes: bytes(derived.value.radialTable(type)),
  };
}

/** Measures the usual boards and, for each family, the sizes 10, 20 and 40. */
export function benchGeometry(runs = 3): GeometryMeasurement[] {
  const families: [string, (size: number) => GraphExpression][] = [
    ['square', (size) => square(size)],
    ['hex', (size) => hex(size)],
    ['tiling T3464', (size) => tiling('T3464', size)],
  ];
  return [
    measureBoard('(square 19)', square(19), 'Cell', runs),
    measureBoard('(hex 11)', hex(11), 'Cell', runs),
    measureBoard('(tiling T3464 6)', tiling('T3464', 6), 'Cell', runs),
    ...families.flatMap(([name, make]) =>
      [10, 20, 40].map((size) => measureBoard(`(${name} ${size})`, make(size), 'Cell', runs)),
    ),
  ];
}

/** Prints the measurements as a table, or as JSON. */
export function runGeometryBench({ json = false, runs = 3, print = console.log as (line: string) => void } = {}): void {
  const measured = benchGeometry(runs);
  if (json) {
    print(JSON.stringify(measured));
    return;
  }
  const columns = ['board', 'sites', 'graph ms', 'topology ms', 'step bytes', 'radial bytes', 'µs/site', 'bytes/site'];
  const rows = measured.map((m) => [
    m.board,
    String(m.sites),
    m.graphMs.toFixed(1),
    m.topologyMs.toFixed(1),
    String(m.stepBytes),
    String(m.radialBytes),
    ((1000 * m.topologyMs) / m.sites).toFixed(1),
    ((m.stepBytes + m.radialBytes) / m.sites).toFixed(0),
  ]);
  const widths = columns.map((name, i) => Math.max(name.length, ...rows.map((row) => row[i]!.length)));
  for (const row of [columns, ...rows]) {
    print(row.map((word, i) => (i === 0 ? word.padEnd(widths[i]!) : word.padStart(widths[i]!))).join('  '));
  }
}
