import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Semaphore } from './semaphore.ts';

describe('places', () => {
  test('are taken at once as long as there are some, and then in the order of the line', async () => {
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

  test('are never held by more than there are, and nobody waits while one is free', async () => {
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
