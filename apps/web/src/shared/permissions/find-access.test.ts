import { expect, test } from 'vitest';
import { findAccess, findPossibleAccess, formatGroupAccess, groupNames } from './find-access.ts';
import type { Permission } from './permission.ts';

const named: Permission = { id: '1', type: 'user', role: 'writer', emailAddress: 'Bo@Example.com' };
const domain: Permission = { id: '2', type: 'domain', role: 'reader', domain: 'example.com' };
const anyone: Permission = { id: '3', type: 'anyone', role: 'reader' };
const legal: Permission = { id: '4', type: 'group', role: 'reader', emailAddress: 'legal@example.com' };
const sales: Permission = { id: '5', type: 'group', role: 'writer', displayName: 'Sales' };

test('a person has access by their address, their domain or as anyone, and the highest role comes first', () => {
  expect(findAccess([anyone, domain, named], ' bo@example.com')).toEqual([named, anyone, domain]);
  expect(findAccess([anyone], 'x@elsewhere.org')).toEqual([anyone]);
});

test.each(['bo@sub.example.com', 'bo@badexample.com', 'example.com'])(
  '%s does not belong to the domain example.com',
  (email) => {
    expect(findAccess([domain], email)).toEqual([]);
  },
);

test('a person without access by their address may have it through any group, except a deleted one', () => {
  const gone = { ...legal, id: '6', deleted: true };
  expect(findPossibleAccess([domain, legal, sales, gone], 'x@elsewhere.org')).toEqual([legal, sales]);
  expect(findPossibleAccess([domain], 'x@elsewhere.org')).toEqual([]);
  expect(findPossibleAccess([domain, legal], 'bo@example.com')).toEqual([]);
});

test('groups are listed by their display name, each once', () => {
  expect(groupNames([legal])).toBe('the group legal@example.com');
  expect(groupNames([legal, sales, sales])).toBe('the groups legal@example.com and Sales');
});

test('groups of another organisation than the person’s are an exception, and groups without an address may include anybody', () => {
  expect(formatGroupAccess([legal], ' Hiro@Example.com')).toBe('may have access through the group legal@example.com');
  expect(formatGroupAccess([legal], 'x@elsewhere.org')).toBe(
    'no access, unless people outside the organisation belong to the group legal@example.com',
  );
  expect(formatGroupAccess([legal, sales], 'x@elsewhere.org')).toBe(
    'may have access through the groups legal@example.com and Sales',
  );
  expect(formatGroupAccess([], 'x@elsewhere.org')).toBe('no access');
});
