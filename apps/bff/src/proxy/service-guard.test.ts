import { describe, expect, test, vi } from 'vitest';
import { BrowserLeftError } from './browser-left-error.ts';
import { GUARD_LIMITS, type Lane, ServiceGuard } from './service-guard.ts';

const PAUSE_MS = 40;

function openGuard(onPause: (lane: Lane) => void = () => undefined): ServiceGuard {
  const nothing = () => undefined;
  const limits = { ...GUARD_LIMITS, concurrent: 2, queued: 1, background: 1, pauseMs: PAUSE_MS };
  return new ServiceGuard(limits, { onPause, onRepeat: nothing, onWait: nothing });
}

const down = async () => true;
const up = async () => false;

async function fail(guard: ServiceGuard, lane: Lane, times: number): Promise<void> {
  for (let index = 0; index < times; index += 1) await guard.attempt(lane, down);
}

describe('T17: a service that is down', () => {
  const unavailable = { code: 'upstream_unavailable', status: 503, retryAfterSeconds: 1 };

  test('is left alone after eight failures in a row, in that lane alone', async () => {
    const paused: Lane[] = [];
    const guard = openGuard((lane) => paused.push(lane));
    await fail(guard, 'read', 7);
    await guard.attempt('read', up);
    await fail(guard, 'read', 8);
    await expect(guard.attempt('read', up)).rejects.toMatchObject(unavailable);
    await guard.attempt('write', up);
    expect(paused).toEqual(['read']);
  });

  test('is left alone when half of twenty calls fail, though never eight in a row', async () => {
    const guard = openGuard();
    for (let index = 0; index < 9; index += 1) {
      await guard.attempt('read', up);
      await guard.attempt('read', down);
    }
    await guard.attempt('read', up);
    await guard.attempt('read', down);
    await expect(guard.attempt('read', up)).rejects.toMatchObject(unavailable);
  });

  test('is asked again by one call after a pause; its success opens the way', async () => {
    const guard = openGuard();
    await fail(guard, 'read', 8);
    const probe = Promise.withResolvers<boolean>();
    const send = vi.fn(() => probe.promise);
    const probing = await vi.waitUntil(async () => {
      const attempt = guard.attempt('read', send);
      if (send.mock.calls.length > 0) return { attempt };
      await expect(attempt).rejects.toMatchObject(unavailable);
      return undefined;
    });
    await expect(guard.attempt('read', up)).rejects.toMatchObject(unavailable);
    probe.resolve(false);
    await probing.attempt;
    await guard.attempt('read', up);
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('is not judged by calls whose browser left', async () => {
    const guard = openGuard();
    await fail(guard, 'read', 7);
    await guard.attempt('read', () => Promise.reject(new BrowserLeftError()));
    await fail(guard, 'read', 1);
    await expect(guard.attempt('read', up)).rejects.toMatchObject(unavailable);
  });
});

describe('T16: calls to one service', () => {
  test('wait for each other beyond a bound, and are refused beyond another', async () => {
    const guard = openGuard();
    const { promise, resolve } = Promise.withResolvers<void>();
    const waiting = Array.from({ length: 3 }, () => guard.hold(() => promise));
    await expect(guard.hold(() => promise)).rejects.toMatchObject({
      code: 'overloaded',
      status: 503,
      retryAfterSeconds: 1,
    });
    expect(guard.waiting).toBe(1);
    resolve();
    await Promise.all(waiting);
    await guard.hold(async () => undefined);
    expect(guard.waiting).toBe(0);
  });

  test('that nobody waits for leave room for the others, and wait however many they are', async () => {
    const guard = openGuard();
    const { promise, resolve } = Promise.withResolvers<void>();
    const unhurried = Array.from({ length: 50 }, () => guard.hold(() => promise, 'background'));
    await guard.hold(async () => undefined);
    expect(guard.waiting).toBe(49);
    resolve();
    await Promise.all(unhurried);
    expect(guard.waiting).toBe(0);
  });
});
