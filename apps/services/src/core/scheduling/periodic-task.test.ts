import { expect, test } from 'vitest';
import { PeriodicTask } from './periodic-task.ts';

const unexpected = (error: unknown) => expect.unreachable(String(error));

test('two simultaneous requests for a round share one, and the next round begins after it', async () => {
  let count = 0;
  const rounds = new PeriodicTask(async () => {
    count += 1;
  }, unexpected);
  await Promise.all([rounds.run(), rounds.run()]);
  expect(count).toBe(1);
  await rounds.run();
  expect(count).toBe(2);
});

test('a failed round is reported, and the next one runs', async () => {
  const errors: unknown[] = [];
  const outcomes = [() => Promise.reject(new Error('no')), () => Promise.resolve()];
  const rounds = new PeriodicTask(
    () => (outcomes.shift() ?? expect.unreachable)(),
    (error) => errors.push(error),
  );
  await rounds.run();
  await rounds.run();
  expect(errors).toEqual([new Error('no')]);
  expect(outcomes).toEqual([]);
});

test('closing asks the round in progress to stop, and waits for it', async () => {
  let isStopped = false;
  const rounds = new PeriodicTask(
    (signal) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => {
          isStopped = true;
          resolve();
        });
      }),
    unexpected,
  );
  rounds.start(1);
  void rounds.run();
  await rounds.close();
  expect(isStopped).toBe(true);
});
