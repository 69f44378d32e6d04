import { operations } from '@rotunda/api-client/operations';
import { toScopeIdentifier } from '@rotunda/api-client/scope-identifier';
import { describe, expect, test } from 'vitest';
import { ProblemError } from '#domain/problem.ts';
import { authorize, findGrantedScopes, isAllowed, requireAnyChange } from './authorize.ts';
import { isHighRiskRequest, isRecipientUnknown } from './high-risk.ts';
import { RESPONSE_RULE } from './invitation-response.ts';
import { listScopesForOperations, listScopesForRoles } from './scopes-for-role.ts';

const BASE = 'https://scopes.example';
const scope = (suffix: string) => toScopeIdentifier(BASE, suffix);
const actor = (roles: readonly ('operator' | 'reviewer' | 'support')[], ...suffixes: string[]) => ({
  roles,
  scopes: new Set(suffixes.map(scope)),
});
const query = (text = '') => new URLSearchParams(text);

/** Returns what the problem reports as missing for a call, or undefined if nothing is. */
function findMissing(check: () => void) {
  try {
    check();
    return undefined;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return { code: error.code, ...error.toBody('r').missing };
  }
}

describe('a refusal', () => {
  const list = (who: ReturnType<typeof actor>, text?: string) =>
    findMissing(() => authorize(who, 'drive.files.update', query(text), BASE));

  test('names the roles that the operation requires', () => {
    expect(list(actor(['support'], 'drive'))).toEqual({ code: 'policy_denied', roles: ['operator'] });
    expect(list(actor([], 'drive'))).toEqual({ code: 'policy_denied', roles: ['operator'] });
  });

  test('names the roles that a parameter requires before it names scopes', () => {
    const read = (text: string) =>
      findMissing(() => authorize(actor(['support']), 'drive.files.get', query(text), BASE));
    expect(read('fields=id&alt=media')).toEqual({ code: 'policy_denied', roles: ['operator', 'reviewer'] });
    expect(read('useDomainAdminAccess=true')).toEqual({ code: 'policy_denied', roles: ['operator'] });
    expect(read('alt=json&useDomainAdminAccess=TRUE')).toMatchObject({ operations: ['drive.files.get'] });
  });

  test('names the operation and the scopes it accepts', () => {
    const scopes = operations['drive.files.update'].scopes.map(scope);
    expect(list(actor(['operator'], 'calendar'))).toEqual({
      code: 'policy_denied',
      scopes,
      operations: ['drive.files.update'],
    });
    expect(list(actor(['support', 'operator'], 'drive.file'))).toBeUndefined();
  });
});

test('an operation is authorised by another rule if one is given', () => {
  const reviewer = actor(['reviewer'], 'calendar.events');
  expect(isAllowed(reviewer, 'calendar.events.patch', BASE)).toBe(false);
  expect(isAllowed(reviewer, 'calendar.events.patch', BASE, RESPONSE_RULE)).toBe(true);
  expect(isAllowed(actor(['reviewer']), 'calendar.events.patch', BASE, RESPONSE_RULE)).toBe(false);
  expect(findMissing(() => authorize(reviewer, 'calendar.events.patch', query(), BASE, RESPONSE_RULE))).toBeUndefined();
});

test('a user who cannot change anything is rejected before a change is prepared and learns which roles can', () => {
  const refused = { code: 'policy_denied', roles: ['operator', 'reviewer'] };
  expect(findMissing(() => requireAnyChange(actor(['support'], 'drive', 'calendar'), BASE))).toEqual(refused);
  expect(findMissing(() => requireAnyChange(actor(['operator'], 'script.metrics'), BASE))).toEqual(refused);
  expect(findMissing(() => requireAnyChange(actor(['operator'], 'calendar'), BASE))).toBeUndefined();
  expect(findMissing(() => requireAnyChange(actor(['reviewer'], 'drive'), BASE))).toBeUndefined();
});

test('the held scopes are the accepted scopes that were granted', () => {
  const who = actor(['operator'], 'drive.readonly', 'drive', 'calendar');
  expect(findGrantedScopes(who, 'drive.files.list', BASE).sort()).toEqual(['drive', 'drive.readonly']);
  expect(findGrantedScopes(who, 'script.processes.list', BASE)).toEqual([]);
});

test.each([
  ['drive.files.get', 'useDomainAdminAccess=true', false],
  ['drive.files.update', '', false],
  ['drive.files.update', 'useDomainAdminAccess=false', false],
  ['drive.files.update', 'fields=id&useDomainAdminAccess=true', true],
  ['drive.files.delete', '', true],
  ['script.scripts.run', '', true],
] as const)('%s?%s could do harm: %s', (id, text, isExpected) => {
  expect(isHighRiskRequest(id, query(text))).toBe(isExpected);
});

test('only the service knows the recipient if a request is accepted or a permission is changed by its ID', () => {
  const judge = (
    operationId: 'drive.accessproposals.resolve' | 'drive.permissions.update',
    body: unknown,
    id?: string,
  ) =>
    isRecipientUnknown({ operationId, query: query(), body, pathParams: id === undefined ? {} : { permissionId: id } });
  expect(judge('drive.accessproposals.resolve', { action: 'ACCEPT' })).toBe(true);
  expect(judge('drive.accessproposals.resolve', { action: 'DENY' })).toBe(false);
  expect(judge('drive.accessproposals.resolve', 'ACCEPT', 'p')).toBe(false);
  expect(judge('drive.permissions.update', { role: 'writer' }, 'p')).toBe(true);
  expect(judge('drive.permissions.update', { role: 'writer' })).toBe(false);
  expect(judge('drive.permissions.update', {}, 'p')).toBe(false);
  expect(judge('drive.permissions.update', 'text', 'p')).toBe(false);
});

describe('the scopes to request', () => {
  test('belong to the services that are called', () => {
    expect(listScopesForRoles(['operator'], ['calendar'])).toEqual(['calendar']);
    expect(listScopesForRoles(['support'], ['drive'])).toEqual(['drive.metadata.readonly']);
    expect(listScopesForRoles(['support'], ['calendar'])).toEqual([]);
    expect(listScopesForRoles([])).toEqual([]);
    expect(listScopesForRoles(['support', 'operator'])).toEqual(listScopesForRoles(['operator']));
  });

  test('are the narrowest that suffice, each one once', () => {
    expect(listScopesForOperations([])).toEqual([]);
    expect(listScopesForOperations(['calendar.events.list'])).toEqual(['calendar.events.readonly']);
    expect(listScopesForOperations(['calendar.events.list', 'calendar.events.insert'])).toEqual(['calendar.events']);
    expect(listScopesForOperations(['drive.files.list', 'script.processes.list'])).toHaveLength(2);
  });
});
