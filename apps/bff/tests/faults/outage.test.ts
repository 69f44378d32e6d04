import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { FaultHarness } from '#testing/faults/fault-harness.ts';
import { BULKHEAD_LIMITS } from '#upstream/client/upstream-bulkhead.ts';

const AT_A_TIME = 20;
const CALLS_OF_EACH = 20;
const SENT = AT_A_TIME * CALLS_OF_EACH;
const READ = '/api/drive/v3/files';
/** On a busy machine, so many calls at a time take longer than the short limits. */
const LIMIT_MS = 5_000;

let bed: FaultHarness;

afterEach(async () => {
  await bed.recover();
});

/** Makes the service fail. Returns a function that counts the calls it receives. */
function fail(): () => number {
  let calls = 0;
  bed.response((request, response) => {
    request.resume();
    calls += 1;
    response.writeHead(503, { 'content-type': 'application/json' }).end('{}');
  });
  return () => calls;
}

/** Sends many calls with limited concurrency. Resolves with the codes of the responses. */
async function sendReads(): Promise<Set<string | undefined>> {
  const codes = new Set<string | undefined>();
  const work = async () => {
    for (let count = 0; count < CALLS_OF_EACH; count += 1) {
      const outcome = await bed.outcome(bed.operator.request(READ));
      codes.add(outcome === 'broken' ? outcome : /"code":"(\w+)"/.exec(outcome.text)?.[1]);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return codes;
}

describe('T17: a service that is down', () => {
  beforeAll(async () => {
    bed = await FaultHarness.start({ failuresInRow: 8, pauseMs: 200, maxPauseMs: 200 });
  });

  afterAll(() => bed[Symbol.asyncDispose]());

  test('is left alone, by users and by background work, and is called again once it is up', async () => {
    const calls = fail();
    expect(await sendReads()).toContain('upstream_unavailable');
    // Only calls in progress when the breaker opened, and one probe per pause, reach the service.
    expect(calls()).toBeLessThan(SENT / 2);
    expect(await bed.watch.pausedTrafficClasses()).toEqual(['drive read']);
    const readHistory = async () => {
      const before = calls();
      const { text } = await bed.operator.request('/api/approval-history?fileId=f1&approvalId=a1');
      return text.includes('"code":"upstream_unavailable"') && calls() === before;
    };
    await expect.poll(readHistory).toBe(true);

    bed.bff.upstream.handler = undefined;
    await expect.poll(async () => (await bed.operator.request(READ)).status).toBe(200);
    expect(bed.bff.log).toContain('service is down: calls fail fast');
  });
});

describe('T17: a service that fails and is not known to be down', () => {
  beforeAll(async () => {
    bed = await FaultHarness.start({}, LIMIT_MS);
  });

  afterAll(() => bed[Symbol.asyncDispose]());

  test('is called at most a fifth more often than users request, plus the saved retries, many at a time', async () => {
    const calls = fail();
    expect(await sendReads()).toEqual(new Set(['upstream_invalid']));
    expect(calls()).toBeGreaterThan(SENT * 1.1);
    expect(calls()).toBeLessThanOrEqual(SENT * 1.2 + BULKHEAD_LIMITS.maxRetryTokens);
  });
});
