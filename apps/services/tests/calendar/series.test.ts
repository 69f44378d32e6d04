import { describe, expect, test } from 'vitest';
import { dayOf, hourFrom, refusalOf } from './calendar-client.ts';
import { calendarId, prepareOwnCalendar } from './own-calendar.ts';

const { client, insert, patch, get } = prepareOwnCalendar();

describe('a series', () => {
  const daily = (time: string, rule = 'RRULE:FREQ=DAILY;COUNT=4') => ({
    ...hourFrom(time, 'Daily'),
    recurrence: [rule],
  });

  async function instancesOf(eventId: string | null | undefined, params: object = {}) {
    const { data } = await client().events.instances({ calendarId, eventId: eventId ?? '', ...params });
    return (data.items ?? []).map((event) => `${event.start?.dateTime} ${event.summary ?? event.status}`);
  }

  test('has instances that can be read, updated and deleted individually', async () => {
    const series = await insert(daily('2027-01-04T09:00'));
    const second = `${series.id}_20270105T090000Z`;
    expect(await get(second)).toMatchObject({ id: second, recurringEventId: series.id });
    await patch(second, { summary: 'Not so daily', ...hourTimes('2027-01-05T15:00') });
    await client().events.delete({ calendarId, eventId: `${series.id}_20270106T090000Z` });
    expect(await instancesOf(series.id)).toEqual([
      '2027-01-04T09:00:00Z Daily',
      '2027-01-05T15:00:00Z Not so daily',
      '2027-01-07T09:00:00Z Daily',
    ]);
    expect(await instancesOf(series.id, { showDeleted: true })).toHaveLength(4);
    expect(await instancesOf(second)).toEqual(['2027-01-05T15:00:00Z Not so daily']);
    expect(await instancesOf(series.id, { originalStart: '2027-01-05T09:00:00Z' })).toEqual([
      '2027-01-05T15:00:00Z Not so daily',
    ]);
    expect(await instancesOf(series.id, { timeMin: '2027-01-07T10:00:00Z' })).toEqual(['2027-01-07T09:00:00Z Daily']);
  });

  test('has all of its instances however far away they are, with or without a time limit', async () => {
    const far = await insert(daily('2031-03-03T09:00', 'RRULE:FREQ=WEEKLY;COUNT=300'));
    const all = await instancesOf(far.id, { maxResults: 2500 });
    expect(all).toHaveLength(300);
    expect(all.at(-1)).toBe('2036-11-24T09:00:00Z Daily');
    expect(await instancesOf(far.id, { timeMax: '2031-03-25T00:00:00Z' })).toHaveLength(4);
    const listed = await client().events.list({
      calendarId,
      singleEvents: true,
      timeMax: '2031-03-25T00:00:00Z',
      q: 'Daily',
    });
    expect(listed.data.items?.filter(({ recurringEventId }) => recurringEventId === far.id)).toHaveLength(4);
    await client().events.delete({ calendarId, eventId: far.id ?? '' });
  });

  test('passes its updates on to exceptions, except members they have changed themselves', async () => {
    const series = await insert(daily('2027-01-11T09:00'));
    const second = `${series.id}_20270112T090000Z`;
    await patch(second, { location: 'Aurora' });
    await patch(series.id, { summary: 'Renamed', location: 'Borealis' });
    expect(await get(second)).toMatchObject({ summary: 'Renamed', location: 'Aurora' });
  });

  test('drops exceptions when it moves, and restores them when it moves back', async () => {
    const series = await insert(daily('2027-01-18T09:00'));
    const second = `${series.id}_20270119T090000Z`;
    await patch(second, { summary: 'Special' });
    await patch(series.id, hourTimes('2027-01-18T10:00'));
    expect(await instancesOf(series.id)).toEqual(
      ['18', '19', '20', '21'].map((day) => `2027-01-${day}T10:00:00Z Daily`),
    );
    await patch(series.id, hourTimes('2027-01-18T09:00'));
    expect((await instancesOf(series.id))[1]).toBe('2027-01-19T09:00:00Z Special');
  });

  test('is ended before a day by a new rule, which leaves earlier instances unchanged', async () => {
    const series = await insert(daily('2027-02-01T09:00', 'RRULE:FREQ=DAILY'));
    await patch(series.id, { recurrence: ['RRULE:FREQ=DAILY;UNTIL=20270202T235959Z'] });
    expect(await instancesOf(series.id)).toHaveLength(2);
  });

  test('includes all of its instances when it is deleted', async () => {
    const series = await insert(daily('2027-02-08T09:00'));
    await patch(`${series.id}_20270209T090000Z`, { summary: 'Special' });
    await client().events.delete({ calendarId, eventId: series.id ?? '' });
    expect(await instancesOf(series.id)).toEqual([]);
    expect((await get(`${series.id}_20270209T090000Z`)).status).toBe('cancelled');
  });

  test('cannot be created from an instance', async () => {
    const series = await insert(daily('2027-02-15T09:00'));
    const call = patch(`${series.id}_20270216T090000Z`, { recurrence: ['RRULE:FREQ=DAILY'] });
    expect(await refusalOf(call)).toMatchObject({
      status: 400,
      message: 'Cannot turn an instance of a recurring event into a recurring event itself.',
    });
  });

  test('of all-day events has instances identified by their date', async () => {
    const series = await insert({ ...dayOf('2027-03-01', 'Rota'), recurrence: ['RRULE:FREQ=WEEKLY;COUNT=2'] });
    expect(await get(`${series.id}_20270308`)).toMatchObject({
      start: { date: '2027-03-08' },
      end: { date: '2027-03-09' },
    });
    expect(await refusalOf(get(`${series.id}_20270309`))).toMatchObject({ status: 404 });
    expect(await refusalOf(get(`${series.id}_20270308T000000Z`))).toMatchObject({ status: 404 });
  });

  test('needs a time zone to repeat', async () => {
    const { start, end } = hourFrom('2027-03-01T09:00');
    const body = {
      start: { dateTime: start?.dateTime ?? '' },
      end: { dateTime: end?.dateTime ?? '' },
      recurrence: ['RRULE:FREQ=DAILY'],
    };
    expect(await refusalOf(insert(body))).toMatchObject({
      reason: 'required',
      message: 'Missing time zone definition for start time.',
    });
  });
});

function hourTimes(time: string) {
  const { start, end } = hourFrom(time);
  return { start, end };
}
