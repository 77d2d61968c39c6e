/** The clock of a series stands still while the process does, and runs while it works. */
import { inCpuTime } from './cpuClock.js';

test('waiting costs no time, work does', async () => {
  const wall = performance.now();
  const { waited, worked } = await inCpuTime(async () => {
    const start = performance.now();
    await new Promise((resolve) => setTimeout(resolve, 300));
    const waited = performance.now() - start;
    const before = process.cpuUsage();
    let sum = 0;
    while (process.cpuUsage(before).user < 100_000) for (let k = 0; k < 10_000; k++) sum += Math.sqrt(k);
    return { waited, worked: performance.now() - start - waited, sum };
  });
  expect(waited).toBeLessThan(150);
  expect(worked).toBeGreaterThan(90);
  expect(performance.now() - wall).toBeGreaterThan(290);
});
