import { expect, test } from 'vitest';
import { roleRefusal } from './role-refusal.ts';
import type { Session } from './session-info.ts';

const support: Session = {
  email: '',
  name: '',
  roles: ['support'],
  operations: new Set(),
  canRespond: false,
  notOffered: new Set(),
  holdSeconds: 0,
};

test('a rejection because of the role names the roles that suffice, and who can change the role', () => {
  expect(roleRefusal(support, 'drive.approvals.start', 'Starting approvals', ['operator', 'reviewer'])).toBe(
    'Starting approvals requires the Operator or Reviewer role. Your role is Support; ask an operator for access.',
  );
});

test('an allowed operation without a granted permission is not a matter of the role', () => {
  const operator: Session = { ...support, roles: ['operator', 'support'] };
  expect(roleRefusal(operator, 'drive.permissions.create', 'Sharing')).toBe(
    'Sharing requires a permission that was not granted when you signed in.',
  );
});

test('an allowed operation is not rejected', () => {
  const session: Session = { ...support, operations: new Set(['drive.permissions.create']) };
  expect(roleRefusal(session, 'drive.permissions.create', 'Sharing')).toBeUndefined();
});

test('an operation the service does not offer is not a matter of the role', () => {
  const session: Session = { ...support, notOffered: new Set(['drive.approvals.start']) };
  expect(roleRefusal(session, 'drive.approvals.start', 'Starting approvals')).toBe(
    'Starting approvals is not offered by this service.',
  );
});
