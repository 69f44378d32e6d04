import { describe, expect, test } from 'vitest';
import { BULKHEAD_LIMITS, TRAFFIC_CLASSES, type TrafficClass, UpstreamBulkhead } from './upstream-bulkhead.ts';

function openGuard(onPause: (trafficClass: TrafficClass) => void = () => undefined): UpstreamBulkhead {
  const nothing = () => undefined;
  const limits = { ...BULKHEAD_LIMITS, concurrent: 2, queued: 1, background: 1, pauseMs: 40 };
  return new UpstreamBulkhead(limits, { onPause, onRetry: nothing, onWait: nothing });
}

describe('T17: a service that is down', () => {
  test('is left alone in that traffic class alone, and everyone is told for how long', () => {
    const paused: TrafficClass[] = [];
    const guard = openGuard((trafficClass) => paused.push(trafficClass));
    for (let index = 0; index < 8; index += 1) guard.admit('read').record(true);
    expect(() => guard.admit('read')).toThrow(
      expect.objectContaining({ code: 'upstream_unavailable', status: 503, retryAfterSeconds: 1 }),
    );
    guard.admit('write').record(false);
    expect(paused).toEqual(['read']);
    expect(TRAFFIC_CLASSES.map((trafficClass) => guard.isPaused(trafficClass))).toEqual([true, false, false]);
  });
});

describe('T16: calls to one service', () => {
  test('wait for each other beyond a bound, and are refused beyond another', async () => {
    const guard = openGuard();
    const { promise, resolve } = Promise.withResolvers<void>();
    const waiting = Array.from({ length: 3 }, () => guard.run(() => promise));
    await expect(guard.run(() => promise)).rejects.toMatchObject({
      code: 'overloaded',
      status: 503,
      retryAfterSeconds: 1,
    });
    expect(guard.waiting).toBe(1);
    resolve();
    await Promise.all(waiting);
    await guard.run(async () => undefined);
    expect(guard.waiting).toBe(0);
  });

  test('give their places back when they fail', async () => {
    const guard = openGuard();
    for (let index = 0; index < 5; index += 1)
      await expect(guard.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(guard.acquire()).toBeUndefined();
  });

  test('that nobody waits for leave room for the others, and wait however many they are', async () => {
    const guard = openGuard();
    const { promise, resolve } = Promise.withResolvers<void>();
    const unhurried = Array.from({ length: 50 }, () => guard.run(() => promise, 'background'));
    await guard.run(async () => undefined);
    expect(guard.waiting).toBe(49);
    resolve();
    await Promise.all(unhurried);
    expect(guard.waiting).toBe(0);
  });
});
