import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ProblemError } from '#domain/problem.ts';
import { limitBody } from './limited-body.ts';
import { getMinBodyRate } from './min-body-rate.ts';

const WINDOW_MS = 30_000;
const MAX_SIZE_BYTES = 16 * 2 ** 20;

/** Reads a body that delivers this many bytes in each window. Resolves with the outcome. */
async function receive(sizesBytes: readonly number[], mayEnd: boolean): Promise<number | string> {
  const request = new IncomingMessage(new Socket());
  request.headers['transfer-encoding'] = 'chunked';
  const whole = limitBody(request, { maxSizeBytes: MAX_SIZE_BYTES, ...getMinBodyRate(WINDOW_MS) })
    .toArray()
    .then(
      (chunks) => Buffer.concat(chunks).length,
      (error) => (error instanceof ProblemError ? `${error.status} ${error.message}` : String(error)),
    );
  for (const sizeBytes of sizesBytes) {
    if (sizeBytes > 0) request.push(Buffer.alloc(sizeBytes));
    await vi.advanceTimersByTimeAsync(WINDOW_MS);
  }
  if (mayEnd) request.push(null);
  return whole;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('T16: a body that is read completely', () => {
  test('may take minutes if it is large and keeps arriving', async () => {
    const sizesBytes = Array.from({ length: 18 }, () => 900_000);
    expect(await receive(sizesBytes, true)).toBe(18 * 900_000);
  });

  test('has to arrive within one window if it is small', async () => {
    expect(await receive([1_000], false)).toBe('408 The body was sent too slowly.');
  });

  test('is not awaited once it stalls, however much of it has arrived', async () => {
    expect(await receive([10_000_000, 0], false)).toBe('408 The body was sent too slowly.');
  });

  test('is not awaited indefinitely while it arrives at the minimum rate', async () => {
    const sizesBytes = Array.from({ length: 20 }, () => 70_000);
    expect(await receive(sizesBytes, false)).toBe('408 The body was sent too slowly.');
  });
});
