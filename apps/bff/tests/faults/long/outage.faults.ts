import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { countFaults } from '#testing/faults/count-faults.ts';
import { createFaultWatch } from '#testing/faults/fault-harness.ts';
import type { FaultWatch } from '#testing/faults/fault-watch.ts';
import { findFreePort } from '#testing/servers/free-port.ts';
import { TestBff } from '#testing/test-bff.ts';

const DOWN_MS = 60_000;
const AT_A_TIME = 20;
const BETWEEN_MS = 250;
const FOUND_AGAIN_MS = 90_000; // The longest pause of the circuit breaker is a minute.
const READ = '/api/drive/v3/files';

let bff: TestBff;
let operator: TestBrowser;
let watch: FaultWatch;

beforeAll(async () => {
  const metricsPort = await findFreePort();
  bff = await TestBff.start({ metricsPort });
  operator = await bff.signIn('operator');
  watch = createFaultWatch(bff, await bff.signIn('reviewer'), metricsPort);
});

afterAll(async () => {
  await watch[Symbol.asyncDispose]();
  await bff[Symbol.asyncDispose]();
});

test(
  `T17: a service that is down for ${DOWN_MS / 1_000} s under load gets hardly more calls than before`,
  async () => {
    let [offered, calls] = [0, 0];
    bff.upstream.handler = (request, response) => {
      request.resume();
      const isUp = request.url?.startsWith('/calendar');
      if (!isUp) calls += 1;
      response.writeHead(isUp ? 200 : 503, { 'content-type': 'application/json' }).end('{}');
    };
    const endsAt = performance.now() + DOWN_MS;
    const work = async () => {
      while (performance.now() < endsAt) {
        offered += 1;
        const { status } = await operator.request(READ);
        expect([502, 503]).toContain(status);
        await pause(BETWEEN_MS);
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, work));
    expect(await watch.pausedTrafficClasses()).toEqual(['drive read']);
    expect(calls).toBeLessThanOrEqual(offered * 1.2);
    countFaults(`a service down for a minute: ${calls} calls reached it`, { requests: offered });
    bff.upstream.handler = undefined;
    await expect
      .poll(async () => (await operator.request(READ)).status, { timeout: FOUND_AGAIN_MS, interval: 500 })
      .toBe(200);
    await watch.expectUnharmed();
  },
  DOWN_MS + FOUND_AGAIN_MS + 60_000,
);
