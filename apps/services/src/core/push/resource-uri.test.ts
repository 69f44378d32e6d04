import { operations } from '@rotunda/api-client/operations';
import { expect, test } from 'vitest';
import { toResourceUri } from './resource-uri.ts';

test('a resource URI contains the encoded parameters of the operation, and repeats multiple values', () => {
  const uri = toResourceUri('http://localhost:4100', operations['calendar.events.list'], {
    calendarId: 'team#a@example.com',
    eventTypes: ['default', 'focusTime'],
    q: 'a & b',
    singleEvents: false,
    fields: 'id',
  });
  expect(uri).toBe(
    'http://localhost:4100/calendar/v3/calendars/team%23a%40example.com/events' +
      '?alt=json&eventTypes=default&eventTypes=focusTime&q=a+%26+b&singleEvents=false',
  );
});
