import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeRole, type Permission, roleRank } from '#shared/permissions/permission.ts';
import { accessAfterChange, accessAfterRemoval } from './access-after.ts';

const ana: Permission = { id: 'ana', type: 'user', role: 'writer', emailAddress: 'ana@example.com' };
const domain: Permission = { id: 'domain', type: 'domain', role: 'commenter', domain: 'example.com' };
const elsewhere: Permission = { id: 'other', type: 'domain', role: 'writer', domain: 'partner.example' };

test('a lower role grants no less than the access of everyone at the organisation', () => {
  expect(accessAfterChange([ana, domain], ana, 'reader')).toBe(
    `still ${describeRole('commenter')} via Everyone at example.com`,
  );
  expect(accessAfterChange([ana, domain], ana, 'writer')).toBe(describeRole('writer'));
  expect(accessAfterChange([ana, elsewhere], ana, 'reader')).toBe(describeRole('reader'));
});

test('remaining access without a permission is known for people, if others cover their address', () => {
  expect(accessAfterRemoval([ana, domain], ana)).toBe('Would still have Commenter access via Everyone at example.com');
  expect(accessAfterRemoval([ana, elsewhere], ana)).toBeUndefined();
  expect(accessAfterRemoval([ana, domain], domain)).toBeUndefined();
});

test('the stated access is never lower than the selected role', () => {
  const role = fc.constantFrom('reader', 'commenter', 'writer');
  fc.assert(
    fc.property(role, role, (given, chosen) => {
      const said = accessAfterChange([ana, { ...domain, role: given }], ana, chosen);
      const most = roleRank(given) > roleRank(chosen) ? given : chosen;
      expect(said).toContain(describeRole(most));
    }),
  );
});
