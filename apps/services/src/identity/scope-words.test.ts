import { expect, test } from 'vitest';
import { describeScope, listScopeIdentifiers } from './scope-words.ts';

const SCOPE_BASE = 'https://scopes.test';

test('every scope that an operation accepts has words of its own', () => {
  const identifiers = listScopeIdentifiers(SCOPE_BASE);
  expect(identifiers).toContain(`${SCOPE_BASE}/auth/drive.readonly`);
  expect(identifiers).toContain('https://mail.google.com/');
  expect(identifiers.filter((scope) => describeScope(SCOPE_BASE, scope).area === 'Other')).toEqual([]);
});

test('a scope without words shows its identifier', () => {
  expect(describeScope(SCOPE_BASE, 'https://elsewhere.test/x')).toEqual({
    area: 'Other',
    words: 'https://elsewhere.test/x',
  });
});
