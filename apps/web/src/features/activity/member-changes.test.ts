import { expect, test } from 'vitest';
import { toLaterChanges, toMemberChanges } from './member-changes.ts';

test('a partial change shows the members it set, with values from the response rather than the request', () => {
  const change = {
    before: { name: 'Old', starred: true },
    body: { name: ' New ', starred: true },
    after: { name: 'New' },
  };
  expect(toMemberChanges({ ...change, tooLarge: [] })).toEqual({
    changes: [{ path: 'name', before: 'Old', after: 'New' }],
    sameCount: 1,
  });
});

test('nested members have paths, and lists are compared as a whole', () => {
  const before = { start: { date: '2026-01-01', timeZone: 'UTC' }, attendees: [{ email: 'a@example.com' }] };
  const after = { start: { date: '2026-01-02', timeZone: 'UTC' }, attendees: [], etag: '"2"' };
  const { changes } = toMemberChanges({ before, body: { start: after.start, attendees: [] }, after, tooLarge: [] });
  expect(changes).toEqual([
    { path: 'start.date', before: '2026-01-01', after: '2026-01-02' },
    { path: 'attendees', before: [{ email: 'a@example.com' }], after: [] },
  ]);
});

test('a created resource has no previous values, and a deleted one no new values', () => {
  expect(toMemberChanges({ body: { name: 'A' }, after: { id: '1', name: 'A' }, tooLarge: [] }).changes).toEqual([
    { path: 'name', before: undefined, after: 'A' },
    { path: 'id', before: undefined, after: '1' },
  ]);
  expect(toMemberChanges({ before: { role: 'reader' }, tooLarge: [] }).changes).toEqual([
    { path: 'role', before: 'reader', after: undefined },
  ]);
});

test('content too large to store does not look deleted', () => {
  const { changes } = toMemberChanges({ before: { name: 'A' }, after: undefined, tooLarge: ['body'] });
  expect(changes).toEqual([]);
});

test('the result of a change is compared with the current state, member by member', () => {
  const { changes } = toMemberChanges({
    before: { name: 'Plan', owner: { id: 'ana' }, starred: true },
    after: { name: 'Plan 2', owner: { id: 'bo' }, starred: false },
    body: { name: 'Plan 2', owner: { id: 'bo' }, starred: false },
    tooLarge: [],
  });
  const now = { name: 'Plan 3', owner: { id: 'bo' }, size: '7' };
  expect([...toLaterChanges(changes, now)]).toEqual([
    ['name', 'Plan 3'],
    ['starred', undefined],
  ]);
});
