/** The meter: what is left until the next look at the clock. */
import { LimitExceeded, meter, spend } from './effort.js';

const limits = { steps: 1000, moves: 10, bytes: 1000 };
/** So often something may happen before the test gives up: many seconds. */
const Often = 50_000_000;

/** Whether something that is done again and again is stopped by a time. */
function isStopped(act: () => void): boolean {
  const before = meter.hurry(5);
  try {
    for (let n = 0; n < Often; n++) act();
    return false;
  } catch (error) {
    expect(error).toMatchObject({ limit: 'ms', most: 5 });
    return true;
  } finally {
    meter.resume(before);
  }
}

test('work that is counted apart does not put off the next look at the clock', () => {
  expect(isStopped(() => spend())).toBe(true);
  expect(isStopped(() => meter.apart(() => spend()))).toBe(true);
});

test('new moves do not put off the next look at the clock', () => {
  meter.enter(limits);
  try {
    expect(
      isStopped(() => {
        spend();
        meter.renew();
      }),
    ).toBe(true);
  } finally {
    meter.leave();
  }
});

test('the steps of a call are counted, those of work apart by themselves', () => {
  meter.enter(limits);
  try {
    spend(900);
    meter.apart(() => spend(900));
    spend(100);
    expect(() => spend()).toThrow(LimitExceeded);
  } finally {
    meter.leave();
  }
  meter.enter(limits);
  expect(() => meter.apart(() => spend(1001))).toThrow('steps');
  meter.leave();
  // Outside of calls nothing is limited.
  spend(1_000_000);
});

test('a call within another one has the limits of the outermost', () => {
  meter.enter(limits);
  meter.enter({ ...limits, steps: 5 });
  try {
    expect(() => spend(500)).not.toThrow();
    expect(meter.moves).toBe(10);
  } finally {
    meter.leave();
    meter.leave();
  }
  expect(meter.moves).toBe(Number.POSITIVE_INFINITY);
});
