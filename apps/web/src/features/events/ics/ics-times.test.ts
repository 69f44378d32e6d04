import { expect, test } from 'vitest';
import { readIcs } from './read-ics.ts';

/** Returns a file of one event, given by its lines. */
function file(...lines: readonly string[]): string {
  const event = ['BEGIN:VEVENT', 'DTSTAMP:20310101T000000Z', ...lines, 'END:VEVENT'];
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...event, 'END:VCALENDAR'].join('\r\n');
}

test.each([
  [['DTSTART;VALUE=DATE:20310310'], { date: '2031-03-10' }, { date: '2031-03-11' }],
  [['DTSTART;VALUE=DATE:20310310', 'DTEND;VALUE=DATE:20310310'], { date: '2031-03-10' }, { date: '2031-03-11' }],
  [['DTSTART:20310310T090000Z'], { dateTime: '2031-03-10T09:00:00Z' }, { dateTime: '2031-03-10T09:01:00Z' }],
  [
    ['DTSTART:20310310T090000Z', 'DTEND:20310310T090000Z'],
    { dateTime: '2031-03-10T09:00:00Z' },
    { dateTime: '2031-03-10T09:01:00Z' },
  ],
  [
    ['DTSTART:20310310T090000Z', 'DURATION:PT0S'],
    { dateTime: '2031-03-10T09:00:00Z' },
    { dateTime: '2031-03-10T09:01:00Z' },
  ],
  [
    ['DTSTART:20310310T090000Z', 'DURATION:PT90M'],
    { dateTime: '2031-03-10T09:00:00Z' },
    { dateTime: '2031-03-10T10:30:00Z' },
  ],
])('an event without an end or duration gets the shortest that the services accept: %s', (times, start, end) => {
  expect(readIcs(file('UID:e@x', ...times)).events).toEqual([{ iCalUID: 'e@x', start, end }]);
});

test('times without a zone are in the zone that their calendar states', () => {
  const event = ['UID:f@x', 'DTSTART:20310310T090000', 'DTEND:20310310T100000'];
  const text = file(...event).replace('VERSION:2.0', 'VERSION:2.0\r\nX-WR-TIMEZONE:Asia/Tokyo');
  expect(readIcs(text).events).toMatchObject([{ start: { dateTime: '2031-03-10T00:00:00Z', timeZone: 'Asia/Tokyo' } }]);
});
