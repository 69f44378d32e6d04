import { describe, expect, test } from 'vitest';
import { parseQuickText } from './parse-quick-text.ts';

// A Saturday, 13:00 in Berlin.
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

  test('with a day alone is an event of that day', () => {
    expect(parseQuickText('Fair on 24 November', scene)).toEqual({
      summary: 'Fair',
      start: { date: '2026-11-24' },
      end: { date: '2026-11-25' },
    });
  });

  test('without a time is an event of today', () => {
    expect(parseQuickText('Buy a cake', scene)).toEqual({
      summary: 'Buy a cake',
      start: { date: '2026-11-21' },
      end: { date: '2026-11-22' },
    });
  });

  test('names guests and a place', () => {
    expect(parseQuickText('Dinner with bo@example.com tomorrow 19:00 at Ada', scene)).toMatchObject({
      summary: 'Dinner',
      location: 'Ada',
      attendees: [{ email: 'bo@example.com' }],
      start: { dateTime: '2026-11-22T18:00:00.000Z' },
    });
  });

  test.each([
    ['Stand-up every day at 9am', ['RRULE:FREQ=DAILY']],
    ['Choir every Thursday at 18:00', ['RRULE:FREQ=WEEKLY;BYDAY=TH']],
  ])('%j repeats', (text, recurrence) => {
    expect(parseQuickText(text, scene)).toMatchObject({ recurrence });
  });

  test('of nothing but a time keeps its words as subject', () => {
    expect(parseQuickText('tomorrow 9am', scene).summary).toBe('tomorrow 9am');
  });
});
