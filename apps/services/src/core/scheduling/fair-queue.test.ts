import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FairQueue, QueueFullError } from './fair-queue.ts';

const STAYS = new AbortController().signal;
const LIMITS = { concurrency: 2, maxWaitingOfUser: 10, maxWaiting: 30 };

/** Returns a queue whose tasks end on request, and the names of the tasks in the order in which they started. */
function openQueue(limits = LIMITS) {
  const queue = new FairQueue(limits);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (user: string, name: string, signal = STAYS) =>
    queue.run(user, signal, () => {
      started.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { add, started, end };
}

describe('a fair queue', () => {
  test('reserves a slot for other users, however much one user requests', async () => {
    const { add, started, end } = openQueue();
    const all = [1, 2, 3].map((index) => add('ana', `ana ${index}`));
    all.push(add('bo', 'bo 1'));
    await end('');
    expect(started).toEqual(['ana 1', 'bo 1']);
    for (const name of ['ana 1', 'bo 1', 'ana 2', 'ana 3']) await end(name);
    await Promise.all(all);
  });

  test('lets users take turns', async () => {
    const { add, started, end } = openQueue({ ...LIMITS, concurrency: 1 });
    const names = ['ana 1', 'ana 2', 'ana 3', 'bo 1', 'bo 2', 'cy 1'];
    const all = names.map((name) => add(name.slice(0, 3), name));
    await end('');
    for (let index = 0; index < names.length; index += 1) await end(started[index] ?? '');
    await Promise.all(all);
    expect(started).toEqual(['ana 1', 'bo 1', 'cy 1', 'ana 2', 'bo 2', 'ana 3']);
  });

  test('accepts no more than its limits, per user and in total', async () => {
    const { add } = openQueue({ concurrency: 1, maxWaitingOfUser: 2, maxWaiting: 3 });
    for (const name of ['1', '2', '3']) void add('ana', name);
    await expect(add('ana', '4')).rejects.toMatchObject({ name: 'QueueFullError', isOwn: true });
    void add('bo', '5');
    await expect(add('cy', '6')).rejects.toMatchObject({ name: 'QueueFullError', isOwn: false });
  });

  test('drops work whose caller has disconnected', async () => {
    const { add, started, end } = openQueue({ ...LIMITS, concurrency: 1 });
    const leaving = new AbortController();
    const first = add('ana', 'first');
    const left = add('bo', 'left', leaving.signal);
    const last = add('cy', 'last');
    leaving.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    await end('first');
    await end('last');
    await Promise.all([first, last]);
    expect(started).toEqual(['first', 'last']);
  });

  test('runs all accepted work once, one at a time per user, within its concurrency', async () => {
    const work = fc.record({ person: fc.constantFrom('ana', 'bo', 'cy'), turns: fc.nat(3), isCancelled: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(work, { maxLength: 30 }), fc.integer({ min: 1, max: 3 }), async (all, concurrency) => {
        const queue = new FairQueue({ concurrency, maxWaitingOfUser: 8, maxWaiting: 20 });
        const running: string[] = [];
        let done = 0;
        const outcomes = all.map(({ person: user, turns, isCancelled }) => {
          const leaving = new AbortController();
          const outcome = queue.run(user, leaving.signal, async () => {
            expect(running).not.toContain(user);
            running.push(user);
            expect(running.length).toBeLessThanOrEqual(concurrency);
            for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
            running.splice(running.indexOf(user), 1);
            done += 1;
          });
          if (isCancelled) leaving.abort(new DOMException('left', 'AbortError'));
          return outcome;
        });
        const settled = await Promise.allSettled(outcomes);
        const failures = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
        expect(failures.every((each) => each instanceof QueueFullError || each.name === 'AbortError')).toBe(true);
        expect(done).toBeGreaterThanOrEqual(all.length - failures.length);
        await queue.run('last', STAYS, async () => expect(running).toEqual([]));
      }),
      { numRuns: 50 },
    );
  });
});
