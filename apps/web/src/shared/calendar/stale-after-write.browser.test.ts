import { expect, test } from 'vitest';
import { isStaleAfter } from './stale-after-write.ts';

const events = { events: ['team@example.com', 'ana@example.com'] };

test.each([
  [events, ['calendar.events.list', { calendarId: 'team@example.com' }, 'occurrences'], true],
  [events, ['calendar.events.get', { calendarId: 'ana@example.com', eventId: 'a' }], true],
  [events, ['calendar.events.list', { calendarId: 'other@example.com' }], false],
  [events, ['calendar.events.list', { calendarId: 'primary' }], true],
  [events, ['calendar.events.list', 'home'], true],
  [events, ['calendar.freebusy.query', ['other@example.com'], {}], true],
  [events, ['calendar.calendarList.list', 'all'], false],
  ['list', ['calendar.calendarList.get', { calendarId: 'team@example.com' }], true],
  ['list', ['calendar.events.list', { calendarId: 'team@example.com' }], false],
  ['anything', ['calendar.acl.list', { calendarId: 'team@example.com' }], true],
  ['anything', ['calendar.colors.get', {}], false],
  ['anything', ['drive.files.list', {}], false],
] as const)('after a write that touched %j, %j is stale: %s', (touched, key, expected) => {
  expect(isStaleAfter(touched, key)).toBe(expected);
});
