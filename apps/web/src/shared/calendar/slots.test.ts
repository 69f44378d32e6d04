import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FreeBusyRow } from '#shared/calendar/free-busy-query.ts';
import { getStarts, isBusy, listDaysFrom, rankSlots, spreadSlots } from './slots.ts';

const monday = Temporal.PlainDate.from('2026-11-23');
const window = { days: [monday], beginHour: 8, endHour: 12, zone: 'UTC' };
const at = (clock: string) => Temporal.Instant.from(`2026-11-23T${clock}:00Z`);
const row = (id: string, ...busy: [string, string][]): FreeBusyRow => ({
  id,
  problem: undefined,
  busy: busy.map(([start, end]) => ({ start: at(start), end: at(end) })),
});

test('the first time that suits everyone is best, followed by times with the fewest people missing', () => {
  const rows = [row('ana', ['08:00', '09:00']), row('bo', ['08:30', '10:00'])];
  const slots = rankSlots(rows, window, 60, at('00:00'));
  expect(slots.slice(0, 3).map(({ start, busyIds }) => [String(start), busyIds])).toEqual([
    ['2026-11-23T10:00:00Z', []],
    ['2026-11-23T10:30:00Z', []],
    ['2026-11-23T11:00:00Z', []],
  ]);
  expect(slots.at(-1)?.busyIds).toEqual(['ana', 'bo']);
});

test('no slot begins before the notice period or extends beyond the hours', () => {
  const slots = rankSlots([], window, 90, at('09:10'));
  expect(slots.map(({ start }) => String(start))).toEqual([
    '2026-11-23T09:30:00Z',
    '2026-11-23T10:00:00Z',
    '2026-11-23T10:30:00Z',
  ]);
});

test('a time that suits everyone overlaps no busy time, and all such times come first', () => {
  const quarter = fc.integer({ min: 0, max: 95 });
  const busy = fc.tuple(quarter, fc.integer({ min: 1, max: 12 })).map(([from, length]) => ({
    start: at('00:00').add({ minutes: from * 15 }),
    end: at('00:00').add({ minutes: (from + length) * 15 }),
  }));
  const rows = fc.array(fc.array(busy, { maxLength: 6 }), { maxLength: 5 });
  fc.assert(
    fc.property(rows, fc.constantFrom(15, 30, 60, 90), (all, length) => {
      const people = all.map((each, index): FreeBusyRow => ({ id: String(index), busy: each, problem: undefined }));
      const slots = rankSlots(people, { ...window, endHour: 20 }, length, at('00:00'));
      for (const { start, end, busyIds } of slots) {
        expect(people.filter((person) => isBusy(person, start, end)).map(({ id }) => id)).toEqual(busyIds);
      }
      const counts = slots.map(({ busyIds }) => busyIds.length);
      expect(counts).toEqual([...counts].sort((a, b) => a - b));
    }),
  );
});

test('suggestions are spread over several days without overlaps, better times first', () => {
  const days = [monday, monday.add({ days: 1 }), monday.add({ days: 2 })];
  const all = row('ana', ['08:00', '12:00']);
  const onWednesday = { start: at('08:00').add({ hours: 48 }), end: at('11:00').add({ hours: 48 }) };
  const rows = [{ ...all, busy: [...all.busy, onWednesday] }];
  const slots = spreadSlots(rankSlots(rows, { ...window, days }, 60, at('00:00')), 6, 'UTC');
  expect(slots.map(({ start, busyIds }) => [String(start).slice(8, 16), busyIds.length])).toEqual([
    ['24T08:00', 0],
    ['24T09:00', 0],
    ['24T10:00', 0],
    ['24T11:00', 0],
    ['25T11:00', 0],
    ['23T08:00', 1],
  ]);
});

test('a day on which the clock goes forward has no slots in the skipped hour', () => {
  const day = Temporal.PlainDate.from('2026-03-29');
  const starts = getStarts(day, { days: [day], beginHour: 1, endHour: 4, zone: 'Europe/Berlin' });
  expect(starts).toHaveLength(4);
});

test('weekends are excluded unless they are requested', () => {
  const friday = Temporal.PlainDate.from('2026-11-27');
  expect(listDaysFrom(friday, 2, false).map(String)).toEqual(['2026-11-27', '2026-11-30']);
  expect(listDaysFrom(friday, 2, true).map(String)).toEqual(['2026-11-27', '2026-11-28']);
});
