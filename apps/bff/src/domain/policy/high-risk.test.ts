import { type OperationId, operations } from '@rotunda/api-client/operations';
import { describe, expect, test } from 'vitest';
import { isHighRisk, isHighRiskRequest, isRiskInBody, requiresRecentAuth } from './high-risk.ts';

const EMAIL = 'olga@example.com';
const ANN = { type: 'user', value: 'ann@example.com' };

/** Operations that are high-risk whatever their values are. */
const ALWAYS: readonly OperationId[] = [
  'script.projects.deployments.create',
  'script.projects.deployments.delete',
  'script.projects.deployments.update',
  'script.projects.triggers.create',
  'script.projects.triggers.update',
  'script.processes.cancel',
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

/** Operations whose body determines the risk. */
const BY_BODY: readonly OperationId[] = [
  'drive.accessproposals.resolve',
  'calendar.acl.insert',
  'calendar.acl.patch',
  'calendar.acl.update',
  'drive.permissions.create',
  'drive.permissions.update',
];

type Requested = { query?: string; body?: unknown; pathParams?: Record<string, string>; recipient?: string };

function isHigh(operationId: OperationId, { query = '', body, pathParams = {}, ...rest }: Requested = {}): boolean {
  return requiresRecentAuth({ operationId, query: new URLSearchParams(query), body, pathParams, ...rest }, EMAIL);
}

describe.each(Object.values(operations).map(({ id }) => id))('%s', (id) => {
  test('counts as high-risk by its request or if it requires recent authentication', () => {
    const call = { operationId: id, query: new URLSearchParams(), pathParams: {} };
    const isCounted = isHighRiskRequest(id, call.query) || requiresRecentAuth(call, EMAIL);
    expect(isHighRisk(call, EMAIL)).toBe(isCounted);
    // The request line alone shows whether an operation requires recent authentication without its body.
    expect(isHighRiskRequest(id, call.query)).toBe(isCounted);
  });

  test('is high-risk always, by its body, or never without an administrator parameter', () => {
    expect(isHigh(id)).toBe(ALWAYS.includes(id));
    expect(isRiskInBody(id)).toBe(BY_BODY.includes(id));
  });
});

test.each<[OperationId, string]>([
  ['drive.permissions.create', 'transferOwnership=true'],
  ['drive.permissions.delete', 'useDomainAdminAccess=true'],
  ['drive.files.update', 'acknowledgeAbuse=true'],
  ['drive.drives.update', 'useDomainAdminAccess=true'],
])('%s is high-risk with %s and not without it', (id, query) => {
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
  ['drive.permissions.create', { type: 'Anyone', role: 'reader' }, true],
  ['drive.permissions.create', { role: 'reader', emailAddress: 'ann@example.com', domain: 'other.example' }, true],
  ['drive.permissions.update', { pendingOwner: true }, true, { permissionId: '123' }],
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
  ['calendar.acl.insert', { role: 'reader', scope: { type: 'Default' } }, true],
  ['calendar.acl.patch', { role: 'reader' }, true, { ruleId: 'user:eve@other.example:@example.com' }],
  // The service ignores the scope in the body, so it must not hide the scope of the rule.
  ['calendar.acl.patch', { role: 'writer', scope: ANN }, true, { ruleId: 'user:eve@other.example' }],
  ['calendar.acl.update', { role: 'writer', scope: ANN }, true, { ruleId: 'default' }],
  ['calendar.acl.update', { role: 'writer', scope: ANN }, false, { ruleId: 'user:ann@example.com' }],
  ['calendar.acl.update', { role: 'writer' }, false, { ruleId: 'user:ann@example.com' }],
  ['calendar.acl.update', { role: 'owner' }, true, { ruleId: 'user:ann@example.com' }],
])('%s of %j: high risk is %s', (id, body, isExpected, pathParams) => {
  expect(isHigh(id, { body, ...(pathParams && { pathParams }) })).toBe(isExpected);
});

/** Addresses that one program assigns to the organisation and another program to another domain. */
const DISGUISED = [
  'eve@other.example,ann@example.com',
  '<eve@other.example> @example.com',
  '"eve@other.example"@example.com',
  'eve\uFF20other.example@example.com',
  'eve@example.com.',
  'eve@ex\u0430mple.com',
  'eve@example.com.other.example',
];

test.each(DISGUISED)('sharing with %j is high-risk wherever the address appears', (address) => {
  const scope = { type: 'user', value: address };
  const decided = { action: 'ACCEPT', role: ['reader'] };
  expect([
    isHigh('drive.permissions.create', { body: { type: 'user', role: 'reader', emailAddress: address } }),
    isHigh('calendar.acl.insert', { body: { role: 'reader', scope } }),
    isHigh('calendar.acl.patch', { body: { role: 'reader' }, pathParams: { ruleId: `user:${address}` } }),
    isHigh('drive.accessproposals.resolve', { body: decided, recipient: address }),
  ]).toEqual([true, true, true, true]);
});

test.each([
  ['eve@other.example', true],
  ['', true],
  ['ann@example.com', false],
  ['example.com', false],
])('a new role for the holder of a permission, %j: high risk is %s', (recipient, isExpected) => {
  const requested = { body: { role: 'writer' }, pathParams: { permissionId: '123' }, recipient };
  expect(isHigh('drive.permissions.update', requested)).toBe(isExpected);
  expect(isHigh('drive.permissions.update', { ...requested, body: { pendingOwner: false } })).toBe(false);
});

test.each([' ann@example.com ', 'Ann@EXAMPLE.com'])(
  'sharing with %j is not high-risk because it is the same address',
  (address) => {
    const body = { type: 'user', role: 'reader', emailAddress: address };
    expect(isHigh('drive.permissions.create', { body })).toBe(false);
  },
);

test('an empty address belongs to nobody, so granting access to it is not high-risk', () => {
  const body = { role: 'reader', type: 'user', emailAddress: '' };
  expect(isHigh('drive.permissions.create', { body })).toBe(false);
  expect(isHigh('drive.permissions.create', { body: { ...body, emailAddress: 'x' } })).toBe(true);
});
