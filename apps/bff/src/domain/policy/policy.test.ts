import { operationTraits } from '@rotunda/api-client/operation-traits';
import { operations } from '@rotunda/api-client/operations';
import { ROLES, type Role } from '@rotunda/api-client/roles';
import { toScopeIdentifier } from '@rotunda/api-client/scope-identifier';
import { describe, expect, test } from 'vitest';
import { authorize, isAllowed } from './authorize.ts';
import { canReadContent } from './content-roles.ts';
import { parameterGuards } from './parameter-guards.ts';
import { listScopesForRoles } from './scopes-for-role.ts';
import { findUnknownScopes } from './script-scopes.ts';

const SCOPE_BASE = 'https://scopes.example';
const actorOf = (role: Role) => ({
  roles: [role],
  scopes: new Set(listScopesForRoles([role]).map((suffix) => toScopeIdentifier(SCOPE_BASE, suffix))),
});
const none = new URLSearchParams();
const everyScope = [...new Set(Object.values(operations).flatMap(({ scopes }): readonly string[] => scopes))];
const operatorWith = (...suffixes: string[]) => ({
  roles: ['operator'] as const,
  scopes: new Set(suffixes.map((suffix) => toScopeIdentifier(SCOPE_BASE, suffix))),
});

describe.each(Object.values(operations))('$id', ({ id }) => {
  test.each(ROLES)('is allowed for %s exactly if the table says so, with the scopes that the role requests', (role) => {
    expect(isAllowed(actorOf(role), id, SCOPE_BASE)).toBe(operationTraits[id].roles.includes(role));
  });

  test('is denied to users without a role, whatever their scopes', () => {
    const { scopes } = operatorWith(...everyScope);
    expect(() => authorize({ roles: [], scopes }, id, none, SCOPE_BASE)).toThrow(/requires the .+ role/);
  });

  test('is allowed for an operator with one scope exactly if the service accepts that scope', () => {
    expect(isAllowed({ roles: ['operator'], scopes: new Set() }, id, SCOPE_BASE)).toBe(false);
    const opening = everyScope.filter((suffix) => isAllowed(operatorWith(suffix), id, SCOPE_BASE));
    expect(opening).toEqual(everyScope.filter((suffix) => operations[id].scopes.some((scope) => scope === suffix)));
    expect(opening).not.toEqual([]);
  });

  test('is denied to an operator who holds every scope except the accepted ones', () => {
    const others = everyScope.filter((suffix) => !operations[id].scopes.some((scope) => scope === suffix));
    expect(() => authorize(operatorWith(...others), id, none, SCOPE_BASE)).toThrow('permission');
  });
});

test('each operation has a rule, and an operator may call all of them', () => {
  expect(Object.keys(operationTraits).sort()).toEqual(Object.keys(operations).sort());
  expect(Object.entries(operationTraits).filter(([, rule]) => !rule.roles.includes('operator'))).toEqual([]);
});

test('support staff cannot change or run anything', () => {
  const writable = Object.entries(operationTraits).filter(
    ([, rule]) => rule.roles.includes('support') && rule.risk !== 'read',
  );
  expect(writable).toEqual([]);
});

describe('parameters that raise the privilege of a call', () => {
  test.each([
    'acknowledgeAbuse',
    'allowItemDeletion',
    'moveToNewOwnersRoot',
    'transferOwnership',
    'useAdminAccess',
    'useDomainAdminAccess',
  ])('%s=true is for operators only', (name) => {
    const query = new URLSearchParams({ [name]: 'true' });
    expect(() => authorize(actorOf('operator'), 'drive.files.get', query, SCOPE_BASE)).not.toThrow();
    expect(() => authorize(actorOf('reviewer'), 'drive.files.get', query, SCOPE_BASE)).toThrow(name);
    expect(() =>
      authorize(actorOf('reviewer'), 'drive.files.get', new URLSearchParams({ [name]: 'false' }), SCOPE_BASE),
    ).not.toThrow();
  });

  test('support staff read metadata, not content', () => {
    const query = new URLSearchParams({ alt: 'media' });
    expect(() => authorize(actorOf('support'), 'drive.files.get', query, SCOPE_BASE)).toThrow('alt=media');
    expect(() => authorize(actorOf('reviewer'), 'drive.files.get', query, SCOPE_BASE)).not.toThrow();
    expect(parameterGuards.has('alt')).toBe(true);
  });
});

test('each role asks for few scopes', () => {
  expect(listScopesForRoles(['support'])).toEqual([
    'drive.metadata.readonly',
    'script.deployments.readonly',
    'script.metrics',
    'script.processes',
    'script.projects.readonly',
  ]);
  expect(listScopesForRoles(['reviewer'])).toEqual([
    'calendar.events',
    'calendar.readonly',
    'drive',
    'drive.apps.readonly',
  ]);
  expect(listScopesForRoles(['operator'])).toEqual([
    'calendar',
    'drive',
    'drive.apps.readonly',
    'script.deployments',
    'script.metrics',
    'script.processes',
    'script.projects',
  ]);
});

test('a user with one role that reads content may read it, whatever their other roles', () => {
  expect([[], ['support'], ['support', 'reviewer']].map((roles) => canReadContent({ roles: roles as Role[] }))).toEqual(
    [false, false, true],
  );
});

test('an unknown scope is found, including one of another service', () => {
  const known = listScopesForRoles(ROLES).map((suffix) => toScopeIdentifier(SCOPE_BASE, suffix));
  const others = ['openid', known[0]?.replace(SCOPE_BASE, 'https://other.example') ?? ''];
  expect(findUnknownScopes([...known, ...others], SCOPE_BASE)).toEqual(others);
});
