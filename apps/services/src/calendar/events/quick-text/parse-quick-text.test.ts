import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getSeriesStart } from '#calendar/events/model/event-store.ts';
import { checkTimes } from '#calendar/events/write/check-times.ts';
import { getRecurrenceSet } from '#calendar/recurrence/recurrence-cache.ts';
import { RequestBudget } from '#calendar/recurrence/request-budget.ts';
import { parseQuickText } from './parse-quick-text.ts';

// This is a Saturday, 13:00 in Berlin.
const scene = { nowMs: Date.UTC(2026, 10, 21, 12), timeZone: 'Europe/Berlin', defaultLengthMinutes: 45 };

describe('a line of text', () => {
  test.each([
    ['Lunch tomorrow 12:30', 'Lunch', '2026-11-22T11:30:00.000Z', '2026-11-22T12:15:00.000Z'],
    ['Review from 3pm to 5pm tomorrow', 'Review', '2026-11-22T14:00:00.000Z', '2026-11-22T16:00:00.000Z'],
    ['Call on Monday at 9am', 'Call', '2026-11-23T08:00:00.000Z', '2026-11-23T08:45:00.000Z'],
  ])('%j has a subject and times', (text, summary, start, end) => {
    expect(parseQuickText(text, scene)).toEqual({
      summary,
      start: { dateTime: start, timeZone: 'Europe/Berlin' },
      end: { dateTime: end, timeZone: 'Europe/Berlin' },
    });
  });

  test('with only a day is an event on that day', () => {
    expect(parseQuickText('Fair on 24 November', scene)).toEqual({
      summary: 'Fair',
      start: { date: '2026-11-24' },
      end: { date: '2026-11-25' },
    });
  });

  test('without a time is an event today', () => {
    expect(parseQuickText('Buy a cake', scene)).toEqual({
      summary: 'Buy a cake',
      start: { date: '2026-11-21' },
      end: { date: '2026-11-22' },
    });
  });

  test('names guests and a location', () => {
    expect(parseQuickText('Dinner with bo@example.com tomorrow 19:00 at Ada', scene)).toMatchObject({
      summary: 'Dinner',
      location: 'Ada',
      attendees: [{ email: 'bo@example.com' }],
      start: { dateTime: '2026-11-22T18:00:00.000Z' },
    });
  });

  test.each([
    ['Review tomorrow 3pm for 30 minutes', 'Review', '2026-11-22T14:00', '2026-11-22T14:30'],
    ['Review for 30 minutes tomorrow 3pm', 'Review', '2026-11-22T14:00', '2026-11-22T14:30'],
    ['Sync Monday 10am 1h', 'Sync', '2026-11-23T09:00', '2026-11-23T10:00'],
    ['Sync Monday 10am for 1h30', 'Sync', '2026-11-23T09:00', '2026-11-23T10:30'],
    ['1h30m workshop Monday 10am', 'workshop', '2026-11-23T09:00', '2026-11-23T10:30'],
    ['Sync Monday 10am 45min', 'Sync', '2026-11-23T09:00', '2026-11-23T09:45'],
    ['Lunch tomorrow noon for half an hour', 'Lunch', '2026-11-22T11:00', '2026-11-22T11:30'],
    ['Workshop Friday 9:00 for an hour and 15 minutes', 'Workshop', '2026-11-27T08:00', '2026-11-27T09:15'],
    ['Film tomorrow 20:00 for 1.5 hours', 'Film', '2026-11-22T19:00', '2026-11-22T20:30'],
    ['Call in 2 hours for 45 min', 'Call', '2026-11-21T14:00', '2026-11-21T14:45'],
    ['Call in 30 minutes', 'Call', '2026-11-21T12:30', '2026-11-21T13:15'],
    ['Call Bo for 30 minutes', 'Call Bo', '2026-11-21T12:00', '2026-11-21T12:30'],
    ['Sync next Tuesday 10:00', 'Sync', '2026-11-24T09:00', '2026-11-24T09:45'],
    ['Offsite tomorrow for 2 days', 'Offsite', '2026-11-22', '2026-11-24'],
    ['Trip from Monday to Wednesday', 'Trip', '2026-11-23', '2026-11-26'],
  ])('%j has a duration', (text, summary, start, end) => {
    const event = parseQuickText(text, scene);
    const timeOf = (time: typeof event.start) => time?.date ?? time?.dateTime?.slice(0, 16);
    expect([event.summary, timeOf(event.start), timeOf(event.end)]).toEqual([summary, start, end]);
    expect(event).not.toHaveProperty('recurrence');
  });

  test.each([
    ['Stand-up every day at 9am', '2026-11-22T08:00', 'FREQ=DAILY'],
    ['Stand-up every weekday at 9:15', '2026-11-23T08:15', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['Stand-up every weekday 9:15 until 9:30', '2026-11-23T08:15', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['Stand-up every Thursday at 18:00', '2026-11-26T17:00', 'FREQ=WEEKLY;BYDAY=TH'],
    ['Stand-up every Saturday at 14:00', '2026-11-21T13:00', 'FREQ=WEEKLY;BYDAY=SA'],
    ['Stand-up every Mon, Wed and Fri at 9:00', '2026-11-23T08:00', 'FREQ=WEEKLY;BYDAY=MO,WE,FR'],
    ['Stand-up on Fridays at 6pm', '2026-11-27T17:00', 'FREQ=WEEKLY;BYDAY=FR'],
    ['Stand-up on Mondays and Wednesdays at 7:00', '2026-11-23T06:00', 'FREQ=WEEKLY;BYDAY=MO,WE'],
    ['Stand-up every Monday', '2026-11-23', 'FREQ=WEEKLY;BYDAY=MO'],
    ['Stand-up every 2 weeks on Thursday at 16:00', '2026-11-26T15:00', 'FREQ=WEEKLY;INTERVAL=2'],
    ['Stand-up every other Thursday at 16:00', '2026-11-26T15:00', 'FREQ=WEEKLY;BYDAY=TH;INTERVAL=2'],
    ['Stand-up every three months on December 1', '2026-12-01', 'FREQ=MONTHLY;INTERVAL=3'],
    ['Stand-up every year on May 4', '2027-05-04', 'FREQ=YEARLY'],
    ['Stand-up every second and fourth Friday of each month at 10am', '2026-11-27T09:00', 'FREQ=MONTHLY;BYDAY=2FR,4FR'],
    ['Stand-up every first Monday at 14:00', '2026-12-07T13:00', 'FREQ=MONTHLY;BYDAY=1MO'],
    ['Stand-up every last Friday of the month', '2026-11-27', 'FREQ=MONTHLY;BYDAY=-1FR'],
    ['Stand-up every Monday at 18:00 for 5 weeks', '2026-11-23T17:00', 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20261227T225959Z'],
    ['Stand-up every Monday until December 18', '2026-11-23', 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20261218'],
    ['Stand-up every month for five months', '2026-11-21', 'FREQ=MONTHLY;UNTIL=20270420'],
    ['Stand-up every day at 8am 10 times', '2026-11-22T07:00', 'FREQ=DAILY;COUNT=10'],
    ['Stand-up every Tuesday at 9:00 starting December 1', '2026-12-01T08:00', 'FREQ=WEEKLY;BYDAY=TU'],
    ['Stand-up daily at 9', '2026-11-22T08:00', 'FREQ=DAILY'],
    ['Stand-up daily at 9 until December 18', '2026-11-22T08:00', 'FREQ=DAILY;UNTIL=20261218T225959Z'],
    ['Stand-up weekly on Monday at 9am', '2026-11-23T08:00', 'FREQ=WEEKLY'],
    ['Stand-up fortnightly on Thursday', '2026-11-26', 'FREQ=WEEKLY;INTERVAL=2'],
    ['Stand-up monthly', '2026-11-21', 'FREQ=MONTHLY'],
    ['Stand-up monthly on the 3rd at 10:00', '2026-12-03T09:00', 'FREQ=MONTHLY;BYMONTHDAY=3'],
    ['Stand-up every month on the 3rd', '2026-12-03', 'FREQ=MONTHLY;BYMONTHDAY=3'],
    ['Stand-up every month at 9:00 on the 23rd', '2026-11-23T08:00', 'FREQ=MONTHLY;BYMONTHDAY=23'],
    ['Stand-up on the 15th of each month at noon', '2026-12-15T11:00', 'FREQ=MONTHLY;BYMONTHDAY=15'],
    ['Stand-up every 1st of the month', '2026-12-01', 'FREQ=MONTHLY;BYMONTHDAY=1'],
    ['Stand-up every 2 months on the last day', '2026-11-30', 'FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=-1'],
    ['Stand-up monthly on the first Monday at 14:00', '2026-12-07T13:00', 'FREQ=MONTHLY;BYDAY=1MO'],
    ['Stand-up yearly on May 4', '2027-05-04', 'FREQ=YEARLY'],
    ['Stand-up annually on 4 May at 9:00', '2027-05-04T07:00', 'FREQ=YEARLY'],
    ['Stand-up weekdays at 9:15', '2026-11-23T08:15', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['Stand-up Tuesdays and Thursdays 17:00-18:00', '2026-11-24T16:00', 'FREQ=WEEKLY;BYDAY=TU,TH'],
  ])('%j repeats', (text, start, rule) => {
    const event = parseQuickText(text, scene);
    expect(event.summary).toBe('Stand-up');
    expect(event.start?.date ?? event.start?.dateTime?.slice(0, 16)).toBe(start);
    expect(event.recurrence).toEqual([`RRULE:${rule}`]);
  });

  test('combines all of these', () => {
    const text = 'Stand-up with bo@example.com every weekday at 9:15 for 15 minutes at Aurora';
    expect(parseQuickText(text, scene)).toEqual({
      summary: 'Stand-up',
      location: 'Aurora',
      attendees: [{ email: 'bo@example.com' }],
      start: { dateTime: '2026-11-23T08:15:00.000Z', timeZone: 'Europe/Berlin' },
      end: { dateTime: '2026-11-23T08:30:00.000Z', timeZone: 'Europe/Berlin' },
      recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    });
  });

  test.each([
    'Everyday carry',
    'The weekly report',
    'The weekly at 9:00',
    'Weekly report at 9:00',
    'Read the daily',
    'Sales in daily numbers tomorrow',
    'Money for a month of Sundays',
    'Rent due on the 3rd',
  ])('%j does not repeat', (text) => {
    expect(parseQuickText(text, scene)).not.toHaveProperty('recurrence');
  });

  test('with any of these parts, in any order, is an event that can be stored and takes place', () => {
    const part = fc.constantFrom(
      'Stand-up',
      'with bo@example.com',
      'at Aurora',
      'at 9:15',
      '3pm',
      '18:00-19:00',
      'noon',
      'tomorrow',
      'yesterday',
      'on Friday',
      'next Tuesday',
      'on December 1',
      'on 29 March at 2:30',
      'in 2 hours',
      'for 30 minutes',
      '1h',
      '90min',
      'for 0 minutes',
      'for 2 days',
      'for an hour',
      'every day',
      'every weekday',
      'every other Monday',
      'on Fridays',
      'every 2 weeks',
      'every month',
      'every year',
      'every last Friday',
      '10 times',
      '0 times',
      'for 3 weeks',
      'daily',
      'monthly',
      'on the 31st',
      'on the 3rd of every month',
      'weekdays',
      'on the last day',
      'until yesterday',
      'until December 18',
      'starting January 4',
      'every second and fourth Tuesday of the month',
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 7 }), (parts) => {
        const body = parseQuickText(parts.join(' '), scene);
        const { times, recurrence } = checkTimes(body, scene.timeZone);
        expect(body.summary).not.toBe('');
        if (recurrence === null) return;
        const set = getRecurrenceSet(recurrence, getSeriesStart(times, scene.timeZone));
        const startMs = getSeriesStart(times, scene.timeZone).startMs;
        expect(set.listBetween(startMs, startMs + 1, 1, new RequestBudget({ readCpuMs: () => 0 })).startsMs).toEqual([
          startMs,
        ]);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['Stand-up on December 18 10 times', '2026-12-18'],
    ['Stand-up on 18 December 12 people', '2026-12-18'],
    ['Stand-up on December 18 2027', '2027-12-18'],
    ['Stand-up on 12/18/27', '2027-12-18'],
  ])('%j has no two-digit year after a space', (text, date) => {
    expect(parseQuickText(text, scene).start).toEqual({ date });
  });

  test('with only a time keeps its text as the summary', () => {
    expect(parseQuickText('tomorrow 9am', scene).summary).toBe('tomorrow 9am');
  });
});
