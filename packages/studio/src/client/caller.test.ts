/** Calls to a worker: answers find their questions, and a worker that hangs is replaced. */
import type { Asked } from '../worker/protocol.js';
import { Caller, type WorkerLike, WorkerLost } from './caller.js';

interface Requests {
  double: { request: number; answer: number };
}

/** A worker that answers when it is told to. */
class FakeWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  readonly asked: Asked[] = [];
  ended = false;
  postMessage(asked: Asked): void {
    this.asked.push(asked);
  }
  terminate(): void {
    this.ended = true;
  }
  answer(at: number): void {
    const { id, request } = this.asked[at]!;
    this.onmessage?.({ data: { id, answer: (request as number) * 2 } });
  }
}

function setUp(ms = 1000) {
  const workers: FakeWorker[] = [];
  const lost: string[] = [];
  const create = (): FakeWorker => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  };
  return { caller: new Caller<Requests>(create, ms, (reason) => lost.push(reason)), workers, lost };
}

test('answers may come in any order', async () => {
  const { caller, workers } = setUp();
  const both = Promise.all([caller.ask('double', 1), caller.ask('double', 5)]);
  expect(caller.isBusy).toBe(true);
  workers[0]!.answer(1);
  workers[0]!.answer(0);
  expect(await both).toEqual([2, 10]);
  expect(caller.isBusy).toBe(false);
});

test('a problem is told to whoever asked', async () => {
  const { caller, workers } = setUp();
  const asked = caller.ask('double', 1);
  workers[0]!.onmessage?.({ data: { id: 0, problem: { message: 'no', findings: [] } } });
  await expect(asked).rejects.toThrow('no');
});

test('a worker that hangs is ended, and the next question starts a new one', async () => {
  jest.useFakeTimers();
  const { caller, workers, lost } = setUp(5000);
  const asked = caller.ask('double', 1);
  const refused = expect(asked).rejects.toBeInstanceOf(WorkerLost);
  jest.advanceTimersByTime(5000);
  jest.useRealTimers();
  await refused;
  expect(workers[0]!.ended).toBe(true);
  expect(lost).toEqual(['no answer within 5 s']);
  const again = caller.ask('double', 4);
  workers[1]!.answer(0);
  expect(await again).toBe(8);
});

test('a late answer of a lost worker is ignored', async () => {
  const { caller, workers } = setUp();
  const asked = caller.ask('double', 1);
  const refused = expect(asked).rejects.toThrow('stopped');
  caller.replace('stopped');
  workers[0]!.answer(0);
  await refused;
});
