import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findFreePort } from '#testing/servers/free-port.ts';
import { TestBff } from '#testing/test-bff.ts';

const WINDOW_MS = 120_000;
const STATEMENTS_PER_SECOND = 2;

let metricsPort: number;

// The processes use fake timers, so two idle minutes pass in a moment.
beforeEach(async () => {
  metricsPort = await findFreePort();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

async function readStatements(): Promise<{ reads: number; writes: number }> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const count = (kind: string) => Number(new RegExp(`statements_total{kind="${kind}"} (\\d+)`).exec(text)?.[1] ?? 0);
  return { reads: count('read'), writes: count('write') };
}

test('an idle console executes at most two statements a second, and writes nothing', async () => {
  await using bff = await TestBff.start({ metricsPort });
  await bff.signIn('operator');
  // Work that a start and a sign-in schedule ends first.
  await vi.advanceTimersByTimeAsync(70_000);
  const before = await readStatements();
  await vi.advanceTimersByTimeAsync(WINDOW_MS);
  const after = await readStatements();
  expect(after.writes - before.writes).toBe(0);
  expect(after.reads - before.reads).toBeGreaterThan(0);
  expect(after.reads - before.reads).toBeLessThanOrEqual((WINDOW_MS / 1_000) * STATEMENTS_PER_SECOND);
});
