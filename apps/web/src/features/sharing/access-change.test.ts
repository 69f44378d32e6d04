import { expect, test } from 'vitest';
import type { Permission } from '#shared/permissions/permission.ts';
import { toAccessChange } from './access-change.ts';

const ana = { id: 'p-ana', type: 'user', role: 'reader', emailAddress: 'ana@example.com' } satisfies Permission;
const domain = { id: 'p-domain', type: 'domain', role: 'writer', domain: 'example.com' } satisfies Permission;
const legal = { id: 'p-legal', type: 'group', role: 'reader', displayName: 'Legal' } satisfies Permission;

test('a person’s access before and after is shown, whoever grants it', () => {
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

test('lowering a person’s own role is a change, lowering it below an inherited role is not', () => {
  const writer: Permission = { ...ana, role: 'writer' };
  expect(toAccessChange([writer], 'ana@example.com', 'reader').after).toMatch(/^Reader/);
  const inherited: Permission = { ...writer, permissionDetails: [{ role: 'writer', inherited: true }] };
  expect(toAccessChange([inherited], 'ana@example.com', 'reader').after).toBe('No change: Writer');
});

test('groups that may already grant the person access are named', () => {
  expect(toAccessChange([legal], 'hiro@example.com', 'reader').now).toBe('No access, unless in the group Legal');
});
