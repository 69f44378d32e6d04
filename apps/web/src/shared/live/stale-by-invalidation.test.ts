import { expect, test } from 'vitest';
import { isStaleBy } from './stale-by-invalidation.ts';

test.each([
  ['calendarList', ['calendar.calendarList.list', {}], true],
  ['calendarList', ['calendar.events.list', { calendarId: 'a' }], false],
  ['events:team:a@b', ['calendar.events.list', { calendarId: 'team:a@b' }], true],
  ['events:a', ['calendar.events.list', { calendarId: 'b' }, 'pages'], false],
  ['file:f1', ['drive.permissions.list', { fileId: 'f1' }], true],
  ['file:f1', ['drive.files.list', { q: 'f1' }], false],
  ['changes', ['drive.files.list', {}, 'pages'], true],
  ['saved', ['bff.views.list', 'processes'], true],
  ['index:access-requests', ['bff.indexes.accessRequests', {}, {}], true],
  ['index:access-requests', ['bff.indexes.approvals', {}], false],
  ['index:outside-access', ['bff.indexes.outsideAccess'], true],
  ['index:weather', ['bff.indexes.approvals', {}], false],
  ['weather', ['drive.files.list', {}], false],
] as const)('%s concerns %j: %s', (topic, key, expected) => {
  expect(isStaleBy(topic, key)).toBe(expected);
});
