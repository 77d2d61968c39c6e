/**
 * Time for agents is counted in CPU time of this process: a machine that does other things at the same time then gives both
 * agents the same thinking. Agents read one clock, `performance.now`; here it runs only while the process does.
 */

/** Milliseconds of wall time between two looks at the CPU time: the look costs more than a step of a fast search. */
const Look = 0.2;

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Does something with the clock of the process counting CPU time. */
export async function inCpuTime<T>(act: () => Promise<T>): Promise<T> {
  const wall = performance.now.bind(performance);
  let looked = wall();
  let cpu = cpuMs();
  performance.now = () => {
    const now = wall();
    if (now - looked >= Look) {
      looked = now;
      cpu = cpuMs();
    }
    return cpu;
  };
  try {
    return await act();
  } finally {
    performance.now = wall;
  }
}
