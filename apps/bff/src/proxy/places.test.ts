import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Places } from './places.ts';

describe('places', () => {
  test('are taken at once as long as there are some, and then in the order of the line', async () => {
    const places = new Places(1, 2);
    expect(places.enter()).toBeUndefined();
    const order: string[] = [];
    const waiting = ['first', 'second'].map(async (name) => {
      await places.enter();
      order.push(name);
    });
    expect([places.areTaken, places.areRefused, places.waiting]).toEqual([true, true, 2]);
    places.leave();
    await waiting[0];
    expect(order).toEqual(['first']);
    expect(places.areRefused).toBe(false);
    places.leave();
    await waiting[1];
    expect([order, places.waiting]).toEqual([['first', 'second'], 0]);
    places.leave();
    expect(places.areTaken).toBe(false);
  });

  test('are never held by more than there are, and nobody waits while one is free', async () => {
    const most = fc.integer({ min: 1, max: 4 });
    await fc.assert(
      fc.asyncProperty(most, fc.array(fc.boolean(), { maxLength: 40 }), async (count, comings) => {
        const places = new Places(count, Infinity);
        let inside = 0;
        for (const isComing of comings) {
          if (isComing) {
            void Promise.resolve(places.enter()).then(() => {
              inside += 1;
            });
          } else if (inside > 0) {
            inside -= 1;
            places.leave();
          }
          await new Promise(setImmediate);
          expect(inside).toBeLessThanOrEqual(count);
          expect(places.waiting === 0 || inside === count).toBe(true);
        }
      }),
    );
  });
});
