import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findTokenSince } from './find-token-since.ts';

/** Returns a log whose tokens count its changes. A token returns the first later change that is not superseded. */
function logOf(changes: readonly { token: number; timeMs: number }[]) {
  let reads = 0;
  const readTime = async (token: number) => {
    reads += 1;
    return changes.find((change) => change.token >= token)?.timeMs ?? Number.POSITIVE_INFINITY;
  };
  return { readTime, reads: () => reads };
}

test('all changes since a time come after its token, and none before', async () => {
  const steps = fc.array(fc.record({ token: fc.integer({ min: 1, max: 500 }), ms: fc.nat(1_000) }), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(steps, fc.nat(40_000), async (all, sinceMs) => {
      let [token, timeMs] = [0, 0];
      const changes = all.map((step) => {
        token += step.token;
        timeMs += step.ms;
        return { token, timeMs };
      });
      const log = logOf(changes);
      const found = Number(await findTokenSince(sinceMs, String(token + 1), log.readTime));
      expect(changes.filter((change) => change.token >= found)).toEqual(
        changes.filter((change) => change.timeMs >= sinceMs),
      );
      expect(log.reads()).toBeLessThan(40);
    }),
  );
});

test('a service with non-numeric tokens has no token for a time', async () => {
  const { readTime } = logOf([]);
  expect(await findTokenSince(0, 'CAESBAgBEAE', readTime)).toBeUndefined();
});
