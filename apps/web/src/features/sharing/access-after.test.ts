import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeRole, getRoleRank, type Permission } from '#shared/permissions/permission.ts';
import { describeAccessAfterChange, findAccessAfterRemoval } from './access-after.ts';

const ana: Permission = { id: 'ana', type: 'user', role: 'writer', emailAddress: 'ana@example.com' };
const domain: Permission = { id: 'domain', type: 'domain', role: 'commenter', domain: 'example.com' };
const elsewhere: Permission = { id: 'other', type: 'domain', role: 'writer', domain: 'partner.example' };

test('a lower role grants no less than the access of everyone at the organisation', () => {
  expect(describeAccessAfterChange([ana, domain], ana, 'reader')).toBe(
    `still ${describeRole('commenter')} via Everyone at example.com`,
  );
  expect(describeAccessAfterChange([ana, domain], ana, 'writer')).toBe(describeRole('writer'));
  expect(describeAccessAfterChange([ana, elsewhere], ana, 'reader')).toBe(describeRole('reader'));
});

test('remaining access without a permission is known for people, if others cover their address', () => {
  expect(findAccessAfterRemoval([ana, domain], ana)).toBe(
    'Would still have Commenter access via Everyone at example.com',
  );
  expect(findAccessAfterRemoval([ana, elsewhere], ana)).toBeUndefined();
  expect(findAccessAfterRemoval([ana, domain], domain)).toBeUndefined();
});

test('the stated access is never lower than the selected role', () => {
  const role = fc.constantFrom('reader', 'commenter', 'writer');
  fc.assert(
    fc.property(role, role, (given, chosen) => {
      const said = describeAccessAfterChange([ana, { ...domain, role: given }], ana, chosen);
      const most = getRoleRank(given) > getRoleRank(chosen) ? given : chosen;
      expect(said).toContain(describeRole(most));
    }),
  );
});
