import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BULKHEAD_LIMITS,
  Semaphore,
  TRAFFIC_CLASSES,
  type TrafficClass,
  UpstreamBulkhead,
} from './upstream-bulkhead.ts';

function openGuard(onPause: (trafficClass: TrafficClass) => void = () => undefined): UpstreamBulkhead {
  const nothing = () => undefined;
  const limits = { ...BULKHEAD_LIMITS, concurrent: 2, queued: 1, background: 1, pauseMs: 40 };
  return new UpstreamBulkhead(limits, { onPause, onRetry: nothing, onWait: nothing });
}

describe('T17: a service that is down', () => {
  test('is left alone only in that traffic class, and all users learn for how long', () => {
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
  test('queue beyond one limit, and are rejected beyond another', async () => {
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

  test('release their slots when they fail', async () => {
    const guard = openGuard();
    for (let index = 0; index < 5; index += 1)
      await expect(guard.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(guard.acquire()).toBeUndefined();
  });

  test('in the background leave room for others, and queue however many they are', async () => {
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

describe('places', () => {
  test('start at once while slots are free, and otherwise in the order of the queue', async () => {
    const places = new Semaphore(1, 2);
    expect(places.acquire()).toBeUndefined();
    const order: string[] = [];
    const waiting = ['first', 'second'].map(async (name) => {
      await places.acquire();
      order.push(name);
    });
    expect([places.isFull, places.isQueueFull, places.waiting]).toEqual([true, true, 2]);
    places.release();
    await waiting[0];
    expect(order).toEqual(['first']);
    expect(places.isQueueFull).toBe(false);
    places.release();
    await waiting[1];
    expect([order, places.waiting]).toEqual([['first', 'second'], 0]);
    places.release();
    expect(places.isFull).toBe(false);
  });

  test('never hold more slots than exist, and never queue while a slot is free', async () => {
    const most = fc.integer({ min: 1, max: 4 });
    await fc.assert(
      fc.asyncProperty(most, fc.array(fc.boolean(), { maxLength: 40 }), async (count, comings) => {
        const places = new Semaphore(count, Infinity);
        let inside = 0;
        for (const isComing of comings) {
          if (isComing) {
            void Promise.resolve(places.acquire()).then(() => {
              inside += 1;
            });
          } else if (inside > 0) {
            inside -= 1;
            places.release();
          }
          await new Promise(setImmediate);
          expect(inside).toBeLessThanOrEqual(count);
          expect(places.waiting === 0 || inside === count).toBe(true);
        }
      }),
    );
  });
});
