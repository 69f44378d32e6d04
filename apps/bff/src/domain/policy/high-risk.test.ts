import { type OperationId, operations } from '@rotunda/api-client/operations';
import { describe, expect, test } from 'vitest';
import { isHighRisk, isJudgedByBody } from './high-risk.ts';

const EMAIL = 'olga@example.com';

/** Every operation that is of high risk whatever its values are. */
const ALWAYS: readonly OperationId[] = [
  'script.projects.deployments.create',
  'script.projects.deployments.delete',
  'script.projects.deployments.update',
  'script.scripts.run',
  'calendar.calendars.clear',
  'calendar.calendars.delete',
  'calendar.calendars.transferOwnership',
  'drive.comments.delete',
  'drive.drives.delete',
  'drive.files.delete',
  'drive.files.emptyTrash',
  'drive.replies.delete',
  'drive.revisions.delete',
  'drive.teamdrives.delete',
];

/** Every operation whose body decides. */
const BY_BODY: readonly OperationId[] = [
  'drive.accessproposals.resolve',
  'calendar.acl.insert',
  'calendar.acl.patch',
  'calendar.acl.update',
  'drive.permissions.create',
  'drive.permissions.update',
];

type Asked = { query?: string; body?: unknown; pathParams?: Record<string, string> };

function isHigh(operationId: OperationId, { query = '', body, pathParams = {} }: Asked = {}): boolean {
  return isHighRisk({ operationId, query: new URLSearchParams(query), body, pathParams }, EMAIL);
}

describe.each(Object.values(operations).map(({ id }) => id))('%s', (id) => {
  test('is of high risk always, by its body, or not without a parameter of administrators', () => {
    expect(isHigh(id)).toBe(ALWAYS.includes(id));
    expect(isJudgedByBody(id)).toBe(BY_BODY.includes(id));
  });
});

test.each<[OperationId, string]>([
  ['drive.permissions.create', 'transferOwnership=true'],
  ['drive.permissions.delete', 'useDomainAdminAccess=true'],
  ['drive.files.update', 'acknowledgeAbuse=true'],
  ['drive.drives.update', 'useDomainAdminAccess=true'],
])('%s with %s is of high risk, and without it not', (id, query) => {
  expect([isHigh(id, { query }), isHigh(id, { query: query.replace('true', 'false') })]).toEqual([true, false]);
});

test.each<[OperationId, unknown, boolean, Record<string, string>?]>([
  ['drive.permissions.create', { type: 'anyone', role: 'reader' }, true],
  ['drive.permissions.create', { type: 'user', role: 'reader', emailAddress: 'eve@other.example' }, true],
  ['drive.permissions.create', { type: 'user', role: 'reader', emailAddress: 'eve@EXAMPLE.com' }, false],
  ['drive.permissions.create', { type: 'user', role: 'reader', emailAddress: 'eve@sub.example.com' }, true],
  ['drive.permissions.create', { type: 'user', role: 'owner', emailAddress: 'ann@example.com' }, true],
  ['drive.permissions.create', { type: 'domain', role: 'reader', domain: 'other.example' }, true],
  ['drive.permissions.create', { type: 'domain', role: 'reader', domain: 'example.com' }, false],
  ['drive.permissions.update', { role: 'writer' }, false, { permissionId: '123' }],
  ['drive.permissions.update', { role: 'writer' }, true, { permissionId: 'anyoneWithLink' }],
  ['drive.permissions.update', { role: 'owner' }, true, { permissionId: '123' }],
  ['drive.permissions.create', 'no object', false],
  ['drive.permissions.create', { type: 7, role: null, emailAddress: [] }, false],
  ['calendar.acl.insert', { role: 'reader', scope: { type: 'default' } }, true],
  ['calendar.acl.insert', { role: 'reader', scope: { type: 'user', value: 'eve@other.example' } }, true],
  ['calendar.acl.insert', { role: 'reader', scope: { type: 'user', value: 'ann@example.com' } }, false],
  ['calendar.acl.insert', { role: 'owner', scope: { type: 'user', value: 'ann@example.com' } }, true],
  ['calendar.acl.insert', { role: 'reader', scope: { type: 'domain', value: 'other.example' } }, true],
  ['calendar.acl.insert', { role: 'none', scope: { type: 'default' } }, false],
  ['calendar.acl.patch', { role: 'reader' }, true, { ruleId: 'default' }],
  ['calendar.acl.patch', { role: 'reader' }, true, { ruleId: 'user:eve@other.example' }],
  ['calendar.acl.update', { role: 'writer' }, false, { ruleId: 'user:ann@example.com' }],
  ['calendar.acl.update', { role: 'owner' }, true, { ruleId: 'user:ann@example.com' }],
])('%s of %j: high risk is %s', (id, body, isExpected, pathParams) => {
  expect(isHigh(id, { body, ...(pathParams && { pathParams }) })).toBe(isExpected);
});
