import { expect, test } from 'vitest';
import { describeScope, listGrantableScopes, listScopeIdentifiers } from './scope-words.ts';

const SCOPE_BASE = 'https://scopes.test';

test('every scope that an operation accepts has a description', () => {
  const identifiers = listScopeIdentifiers(SCOPE_BASE);
  expect(identifiers).toContain(`${SCOPE_BASE}/auth/drive.readonly`);
  expect(identifiers).toContain('https://mail.google.com/');
  expect(identifiers.filter((scope) => describeScope(SCOPE_BASE, scope).area === 'Other')).toEqual([]);
});

test('scopes of operations and scopes that only scripts use can be granted', () => {
  const grantable = listGrantableScopes(SCOPE_BASE);
  expect(grantable).toEqual(expect.arrayContaining(listScopeIdentifiers(SCOPE_BASE)));
  expect(grantable).toEqual(expect.arrayContaining([`${SCOPE_BASE}/auth/forms`, `${SCOPE_BASE}/auth/userinfo.email`]));
  expect(new Set(grantable).size).toBe(grantable.length);
});

test('a scope without a description shows its identifier', () => {
  expect(describeScope(SCOPE_BASE, 'https://elsewhere.test/x')).toEqual({
    area: 'Other',
    words: 'https://elsewhere.test/x',
  });
});
