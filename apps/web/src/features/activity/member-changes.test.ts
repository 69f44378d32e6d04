import { expect, test } from 'vitest';
import { toLaterChanges, toMemberChanges } from './member-changes.ts';

test('a partial change tells of what it set, with the answer before what was asked for', () => {
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

test('members within members have paths, and lists are compared whole', () => {
  const before = { start: { date: '2026-01-01', timeZone: 'UTC' }, attendees: [{ email: 'a@example.com' }] };
  const after = { start: { date: '2026-01-02', timeZone: 'UTC' }, attendees: [], etag: '"2"' };
  const { changes } = toMemberChanges({ before, body: { start: after.start, attendees: [] }, after, tooLarge: [] });
  expect(changes).toEqual([
    { path: 'start.date', before: '2026-01-01', after: '2026-01-02' },
    { path: 'attendees', before: [{ email: 'a@example.com' }], after: [] },
  ]);
});

test('what was made has no before, and what was removed no after', () => {
  expect(toMemberChanges({ body: { name: 'A' }, after: { id: '1', name: 'A' }, tooLarge: [] }).changes).toEqual([
    { path: 'name', before: undefined, after: 'A' },
    { path: 'id', before: undefined, after: '1' },
  ]);
  expect(toMemberChanges({ before: { role: 'reader' }, tooLarge: [] }).changes).toEqual([
    { path: 'role', before: 'reader', after: undefined },
  ]);
});

test('what was too large to be kept does not look like something that is gone', () => {
  const { changes } = toMemberChanges({ before: { name: 'A' }, after: undefined, tooLarge: ['body'] });
  expect(changes).toEqual([]);
});

test('what a change left is held against what is there now, member by member', () => {
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
