import { expect, test } from 'vitest';
import { toOccurrence } from '#shared/calendar/occurrence.ts';
import { sampleEvent } from '#testing/sample-events.ts';
import { readIcs } from './read-ics.ts';
import { toIcs } from './write-ics.ts';

/** Returns a file of one event, given by its lines. */
function file(...lines: readonly string[]): string {
  const event = ['BEGIN:VEVENT', 'DTSTAMP:20310101T000000Z', ...lines, 'END:VEVENT'];
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...event, 'END:VCALENDAR'].join('\r\n');
}

test('reminders are written as alarms and read back; alarms that are no reminders are not', () => {
  const overrides = [
    { method: 'popup', minutes: 10 },
    { method: 'email', minutes: 1440 },
    { method: 'popup', minutes: 0 },
  ] as const;
  const event = sampleEvent({ iCalUID: 'a@x', reminders: { useDefault: false, overrides: [...overrides] } });
  const row = toOccurrence(event, { id: 'olga@example.com', name: 'C', color: 'red' });
  const text = toIcs(row ? [row] : [], 0);
  expect(text).toContain('TRIGGER:-PT10M');
  expect(text).toContain('ATTENDEE:mailto:olga@example.com');
  expect(readIcs(text).events).toMatchObject([{ reminders: { useDefault: false, overrides } }]);
  const alarms = ['TRIGGER:PT9H', 'TRIGGER;VALUE=DATE-TIME:19760401T005545Z', 'TRIGGER;RELATED=END:-PT5M'];
  const lines = alarms.flatMap((trigger) => ['BEGIN:VALARM', 'ACTION:DISPLAY', trigger, 'END:VALARM']);
  const [other] = readIcs(file('UID:o@x', 'DTSTART:20310310T090000Z', ...lines)).events;
  expect(other).not.toHaveProperty('reminders');
});
