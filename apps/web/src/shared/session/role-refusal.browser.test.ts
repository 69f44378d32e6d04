import { expect, test } from 'vitest';
import { roleRefusal } from './role-refusal.ts';
import type { Session } from './session-info.ts';

const support: Session = {
  email: '',
  name: '',
  roles: ['support'],
  operations: new Set(),
  mayRespond: false,
  notOffered: new Set(),
  holdSeconds: 0,
};

test('what a role does not include is told with the roles that do, and who can change that', () => {
  expect(roleRefusal(support, 'drive.approvals.start', 'Starting approvals', ['operator', 'reviewer'])).toBe(
    'Starting approvals requires the Operator or Reviewer role. Your role is Support; ask an operator for access.',
  );
});

test('what the role includes and no permission was granted for is no matter of the role', () => {
  const operator: Session = { ...support, roles: ['operator', 'support'] };
  expect(roleRefusal(operator, 'drive.permissions.create', 'Sharing')).toBe(
    'Sharing requires a permission that was not granted when you signed in.',
  );
});

test('what may be called is not refused', () => {
  const session: Session = { ...support, operations: new Set(['drive.permissions.create']) };
  expect(roleRefusal(session, 'drive.permissions.create', 'Sharing')).toBeUndefined();
});

test('what the service does not offer is no matter of the role', () => {
  const session: Session = { ...support, notOffered: new Set(['drive.approvals.start']) };
  expect(roleRefusal(session, 'drive.approvals.start', 'Starting approvals')).toBe(
    'Starting approvals is not offered by this service.',
  );
});
