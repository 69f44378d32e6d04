import { expect, test } from 'vitest';
import type { Permission } from '#shared/permissions/permission.ts';
import { toAccessChange } from './access-change.ts';

const ana = { id: 'p-ana', type: 'user', role: 'reader', emailAddress: 'ana@example.com' } satisfies Permission;
const domain = { id: 'p-domain', type: 'domain', role: 'writer', domain: 'example.com' } satisfies Permission;
const legal = { id: 'p-legal', type: 'group', role: 'reader', displayName: 'Legal' } satisfies Permission;

test('what somebody can do is said before and after, whoever gives it', () => {
  expect(toAccessChange([], 'ana@example.com', 'reader')).toMatchObject({
    now: 'No access',
    after: 'Reader: can open and download it',
  });
  expect(toAccessChange([ana], 'ANA@example.com', 'commenter')).toMatchObject({
    now: 'Reader',
    after: 'Commenter: can open it and comment',
  });
  expect(toAccessChange([ana, domain], 'ana@example.com', 'reader')).toMatchObject({
    now: 'Writer via Everyone at example.com',
    after: 'No change: Writer via Everyone at example.com',
  });
});

test('a lower role of its own is a change, one below what comes from a folder is none', () => {
  const writer: Permission = { ...ana, role: 'writer' };
  expect(toAccessChange([writer], 'ana@example.com', 'reader').after).toMatch(/^Reader/);
  const inherited: Permission = { ...writer, permissionDetails: [{ role: 'writer', inherited: true }] };
  expect(toAccessChange([inherited], 'ana@example.com', 'reader').after).toBe('No change: Writer');
});

test('groups are named through which somebody may have access already', () => {
  expect(toAccessChange([legal], 'hiro@example.com', 'reader').now).toBe('No access, unless in the group Legal');
});
