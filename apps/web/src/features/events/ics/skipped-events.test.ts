import { expect, test } from 'vitest';
import { readIcs } from './read-ics.ts';

/** Returns a file of events, each given by its lines. */
function file(...events: readonly string[][]): string {
  const lines = events.flatMap((event) => ['BEGIN:VEVENT', 'DTSTAMP:20260101T000000Z', ...event, 'END:VEVENT']);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR'].join('\r\n');
}

test.each([
  ['DTSTART;TZID=Europe/Berlin:20261305T090000'],
  ['DTSTART:20260230T090000Z'],
  ['DTSTART;TZID=Europe/Berlin:20260305T290000'],
  ['DTSTART;VALUE=DATE:20260431'],
  ['DTSTART:20260305T090000Z', 'DTEND:20260305T096500Z'],
])('an event with a time that does not exist is skipped by name, not moved to another day: %s', (...times) => {
  const broken = ['UID:broken@x', 'SUMMARY:Broken', ...times];
  const fine = ['UID:fine@x', 'SUMMARY:Fine', 'DTSTART:20260305T235960Z', 'DTEND:20260306T003000Z'];
  const { events, skipped, skippedTitles } = readIcs(file(broken, fine));
  expect(events.map(({ summary }) => summary)).toEqual(['Fine']);
  expect({ skipped, skippedTitles }).toEqual({ skipped: 1, skippedTitles: ['Broken'] });
});

test('tasks and journal entries are named, not imported', () => {
  const todo = ['BEGIN:VTODO', 'UID:t@x', 'SUMMARY:Buy paper', 'DUE:20260305T090000Z', 'END:VTODO'];
  const journal = ['BEGIN:VJOURNAL', 'UID:j@x', 'SUMMARY:Minutes', 'END:VJOURNAL'];
  const text = file().replace('END:VCALENDAR', [...todo, ...journal, 'END:VCALENDAR'].join('\r\n'));
  expect(readIcs(text)).toEqual({ events: [], skipped: 2, skippedTitles: ['Buy paper', 'Minutes'] });
});

test('events without a UID and cancelled series are named, too', () => {
  const times = ['DTSTART:20260305T090000Z', 'DTEND:20260305T093000Z'];
  const { skippedTitles } = readIcs(
    file(['SUMMARY:No UID', ...times], ['UID:s@x', 'SUMMARY:Gone', 'STATUS:CANCELLED', ...times]),
  );
  expect(skippedTitles).toEqual(['No UID', 'Gone']);
});
