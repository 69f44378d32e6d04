import { expect, test } from 'vitest';
import type { Busy } from '#shared/calendar/free-busy-query.ts';
import { type ServiceEvent, toCalendarInfo, toOccurrence } from '#shared/calendar/occurrence.ts';
import { sampleCalendar, sampleEvent } from '#testing/sample-events.ts';
import type { EventEdit } from './event-edit.ts';
import { findConflicts, type ReadBusy } from './find-conflicts.ts';
import type { PlannedChange } from './plan-edit.ts';

const shift: EventEdit = { kind: 'shift', days: 0, minutes: 30 };
const own = 'operator@example.com';

/** Returns a planned move by half an hour of an event that starts at a minute of the day. */
function moved(id: string, minute: number, members: Partial<ServiceEvent> = {}): PlannedChange {
  const at = (offset: number) => Temporal.Instant.from('2026-11-23T00:00:00Z').add({ minutes: minute + offset });
  const event = sampleEvent({ id, start: { dateTime: `${at(0)}` }, end: { dateTime: `${at(30)}` }, ...members });
  const occurrence = toOccurrence(event, toCalendarInfo(sampleCalendar()));
  if (!occurrence) throw new TypeError('the sample has no time');
  const change = { patch: {}, time: { isAllDay: false as const, start: at(30), end: at(60) } };
  return { occurrence, target: occurrence, scope: 'one', shown: change, change, before: '', after: '' };
}

function busy(from: string, to: string): Busy {
  return { start: Temporal.Instant.from(`2026-11-23T${from}:00Z`), end: Temporal.Instant.from(`2026-11-23T${to}:00Z`) };
}

function reader(rows: Readonly<Record<string, readonly Busy[]>>) {
  const reads: string[][] = [];
  const read: ReadBusy = (ids) => {
    reads.push([...ids]);
    return Promise.resolve(
      ids.map((id) => ({ id, busy: rows[id] ?? [], problem: rows[id] ? undefined : 'Not found' })),
    );
  };
  return { read, reads };
}

test('an event conflicts with its guests’ other events at that time, not with its own former time', async () => {
  const attendees = [{ email: 'ana@example.com' }, { email: 'bo@example.com' }];
  const { read } = reader({ [own]: [busy('09:00', '09:45')], 'ana@example.com': [busy('09:00', '09:30')] });
  const { found, unknown } = await findConflicts([moved('one', 540, { attendees })], shift, read);
  expect(found).toEqual(new Map([[`${own}/one`, [own]]]));
  expect(unknown).toEqual(['bo@example.com']);
});

test('changed events conflict with each other if they take place at the same time', async () => {
  const { read } = reader({ [own]: [] });
  const { found } = await findConflicts([moved('one', 540), moved('two', 550), moved('far', 700)], shift, read);
  expect([...found.keys()]).toEqual([`${own}/one`, `${own}/two`]);
});

test('only added guests are checked if no event moves', async () => {
  const { read, reads } = reader({ 'cy@example.com': [busy('09:30', '10:00')] });
  const edit: EventEdit = { kind: 'guests', add: ['cy@example.com'], remove: [] };
  const { found } = await findConflicts([moved('one', 540)], edit, read);
  expect([...found.values()]).toEqual([['cy@example.com']]);
  expect(reads).toEqual([['cy@example.com']]);
});

test('free events conflict with nothing, and at most twelve requests are made', async () => {
  const { read, reads } = reader({ [own]: [busy('00:00', '23:59')] });
  const monthMinutes = 30 * 24 * 60;
  const far = Array.from({ length: 15 }, (_, index) => moved(`e${index}`, index * monthMinutes));
  const result = await findConflicts([moved('free', 540, { transparency: 'transparent' }), ...far], shift, read);
  expect(reads).toHaveLength(12);
  expect(result.uncheckedCount).toBe(3);
  expect(result.found.has(`${own}/free`)).toBe(false);
});
