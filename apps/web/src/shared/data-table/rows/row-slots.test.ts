import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assignSlots } from './row-slots.ts';

const first = assignSlots(new Map(), ['a', 'b', 'c']);

test('a row that stays visible keeps its element, and new rows get new elements', () => {
  const next = assignSlots(first, ['b', 'c', 'd']);
  expect([...next]).toEqual([
    ['b', first.get('b')],
    ['c', first.get('c')],
    ['d', 3],
  ]);
});

test('after a jump the elements show other rows, in the same order', () => {
  expect([...assignSlots(first, ['x', 'y', 'z', 'w']).values()]).toEqual([0, 1, 2, 3]);
});

test('a row that remains visible in a jump is not moved', () => {
  expect([...assignSlots(first, ['b', 'x', 'y'])]).toEqual([
    ['b', 1],
    ['x', 2],
    ['y', 3],
  ]);
  expect([...assignSlots(first, ['x', 'y', 'b'])]).toEqual([
    ['x', 0],
    ['y', 3],
    ['b', 1],
  ]);
});

test('no two rows share an element, and no remaining row changes its own', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 0, max: 30 }).map(String), { maxLength: 12 });
  fc.assert(
    fc.property(fc.array(ids, { maxLength: 8 }), (windows) => {
      let slots = first;
      for (const shown of windows) {
        const next = assignSlots(slots, shown);
        expect([...next.keys()]).toEqual(shown);
        expect(new Set(next.values()).size).toBe(shown.length);
        for (const id of shown) if (slots.has(id)) expect(next.get(id)).toBe(slots.get(id));
        slots = next;
      }
    }),
  );
});
