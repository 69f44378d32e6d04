import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Stop, stepFrom } from './event-steps.ts';

const stop = (id: string, firstDay: number, minute: number, lastDay = firstDay): Stop => ({
  id,
  firstDay,
  lastDay,
  minute,
});
const trip = stop('trip', 0, -1, 2);
const early = stop('early', 1, 540);
const late = stop('late', 1, 960);
const next = stop('next', 3, 600);
const all = [late, next, trip, early];

test('up and down stay on a day, bars first', () => {
  expect(stepFrom(all, early, 'ArrowDown')).toBe(late);
  expect(stepFrom(all, early, 'ArrowUp')).toBe(trip);
  expect(stepFrom(all, late, 'ArrowDown')).toBeUndefined();
});

test('left and right go to the nearest day with events, at about the same time', () => {
  expect(stepFrom(all, early, 'ArrowRight')).toBe(next);
  expect(stepFrom(all, next, 'ArrowLeft')).toBe(trip);
  expect(stepFrom([early, late, next], next, 'ArrowLeft')).toBe(early);
  expect(stepFrom(all, next, 'ArrowRight')).toBeUndefined();
});

test('other keys do nothing', () => {
  expect(stepFrom(all, early, 'Tab')).toBeUndefined();
});

const anyStops = fc
  .uniqueArray(fc.record({ day: fc.integer({ min: 0, max: 6 }), minute: fc.integer({ min: 0, max: 1439 }) }), {
    minLength: 1,
    selector: ({ day, minute }) => `${day}/${minute}`,
  })
  .map((places) => places.map(({ day, minute }) => stop(`${day}/${minute}`, day, minute)));

test('down reverses up, and every event is reachable from Home with the arrow keys', () => {
  fc.assert(
    fc.property(anyStops, (stops) => {
      const reached = new Set<string>();
      const visit = (current: Stop | undefined) => {
        if (!current || reached.has(current.id)) return;
        reached.add(current.id);
        const below = stepFrom(stops, current, 'ArrowDown');
        if (below) expect(stepFrom(stops, below, 'ArrowUp')).toBe(current);
        for (const key of ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight']) visit(stepFrom(stops, current, key));
      };
      const [first] = stops;
      visit(first && stepFrom(stops, first, 'Home'));
      expect(reached.size).toBe(stops.length);
    }),
  );
});
