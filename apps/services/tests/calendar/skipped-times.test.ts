import { describe, expect, test } from 'vitest';
import { refusalOf } from './calendar-client.ts';
import { calendarId, prepareOwnCalendar } from './own-calendar.ts';

const { client, insert } = prepareOwnCalendar();

// In Berlin, clocks move forward from 02:00 to 03:00 on 29 March 2026.
const timeZone = 'Europe/Berlin';
const at = (dateTime: string) => ({ dateTime, timeZone });

async function startsOf(eventId: string | null | undefined) {
  const { data } = await client().events.instances({ calendarId, eventId: eventId ?? '', timeZone });
  return (data.items ?? []).map(({ start, end }) => `${start?.dateTime} ${end?.dateTime?.slice(11, 16)}`);
}

describe('a time skipped by a clock change', () => {
  test.each([
    ['RRULE:FREQ=DAILY;COUNT=3', '2026-03-28T02:30:00'],
    ['RRULE:FREQ=DAILY;COUNT=3', '2026-03-28T02:30:00+01:00'],
    ['RRULE:FREQ=DAILY;UNTIL=20260330', '2026-03-28T02:30:00'],
  ])('is moved an hour later by %s from %s', async (line, start) => {
    const end = start.replace('02:30', '03:00');
    const { id } = await insert({ start: at(start), end: at(end), recurrence: [line] });
    expect(await startsOf(id)).toEqual([
      '2026-03-28T02:30:00+01:00 03:00',
      '2026-03-29T03:30:00+02:00 04:00',
      '2026-03-30T02:30:00+02:00 03:00',
    ]);
    const eventId = `${id}_20260329T013000Z`;
    expect((await client().events.get({ calendarId, eventId })).data.recurringEventId).toBe(id);
  });

  test('is included by RDATE, and excluded by EXDATE', async () => {
    const times = { start: at('2026-03-20T02:30:00'), end: at('2026-03-20T03:00:00') };
    const added = await insert({ ...times, recurrence: ['RDATE;TZID=Europe/Berlin:20260329T023000'] });
    expect((await startsOf(added.id))[1]).toBe('2026-03-29T03:30:00+02:00 04:00');
    const recurrence = ['RRULE:FREQ=DAILY;UNTIL=20260331T000000Z', 'EXDATE;TZID=Europe/Berlin:20260329T023000'];
    const excluded = await insert({ ...times, recurrence });
    expect((await startsOf(excluded.id)).filter((start) => start.startsWith('2026-03-29'))).toEqual([]);
  });

  test.each([
    ['02:30', '03:00', '03:30', '04:00'],
    ['02:30', '03:30', '03:30', '04:30'],
    ['02:15', '02:45', '03:15', '03:45'],
    ['01:30', '02:30', '01:30', '03:30'],
  ])('is moved for a single event from %s to %s: %s to %s', async (start, end, movedStart, movedEnd) => {
    const event = await insert({ start: at(`2026-03-29T${start}:00`), end: at(`2026-03-29T${end}:00`) });
    const { data } = await client().events.get({ calendarId, eventId: event.id ?? '', timeZone });
    expect(data.start?.dateTime?.slice(11, 16)).toBe(movedStart);
    expect(data.end?.dateTime?.slice(11, 16)).toBe(movedEnd);
  });

  test('does not allow an event that ends before it starts', async () => {
    const body = { start: at('2026-03-29T02:30:00'), end: at('2026-03-29T02:00:00') };
    expect(await refusalOf(insert(body))).toMatchObject({ status: 400, reason: 'timeRangeEmpty' });
  });
});

describe('a date with its own period', () => {
  const times = { start: at('2026-05-04T09:00:00'), end: at('2026-05-04T10:00:00') };

  test.each([
    ['with an end', 'RDATE;TZID=Europe/Berlin;VALUE=PERIOD:20260506T090000/20260506T120000'],
    ['with a length', 'RDATE;TZID=Europe/Berlin;VALUE=PERIOD:20260506T090000/PT3H'],
    ['in UTC', 'RDATE;VALUE=PERIOD:20260506T070000Z/PT2H60M'],
  ])('%s has that duration', async (_, line) => {
    const { id } = await insert({ ...times, recurrence: [line] });
    expect(await startsOf(id)).toEqual(['2026-05-04T09:00:00+02:00 10:00', '2026-05-06T09:00:00+02:00 12:00']);
    const range = { calendarId, timeMin: '2026-05-06T09:30:00Z', timeMax: '2026-05-06T09:45:00Z', singleEvents: true };
    expect((await client().events.list(range)).data.items?.map(({ recurringEventId }) => recurringEventId)).toContain(
      id,
    );
  });

  test.each([
    '20260506T090000/20260506T090000',
    '20260506T090000/-PT1H',
    '20260506T090000/',
    '20260506T090000/PT1H/PT1H',
  ])('is rejected as %s', async (value) => {
    const body = { ...times, recurrence: [`RDATE;VALUE=PERIOD:${value}`] };
    expect(await refusalOf(insert(body))).toMatchObject({ status: 400, message: 'Invalid recurrence rule.' });
  });
});
