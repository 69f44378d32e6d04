import { expect, test } from 'vitest';
import { narrowGrant } from './narrow-grant.ts';
import type { Grant } from './queries.ts';

const NOW = Date.parse('2026-11-27T10:00:00Z');
const petra: Grant = {
  fileId: 'plan',
  permissionId: 'p-petra',
  title: 'Plan',
  type: 'user',
  grantee: 'petra@partner.example',
  role: 'reader',
};

test('write access is reduced to read access, whoever has it', () => {
  for (const type of ['user', 'group', 'domain', 'anyone'] as const) {
    expect(narrowGrant({ ...petra, type, role: 'writer' }, NOW)).toEqual({
      label: 'Narrow to Reader',
      body: { role: 'reader' },
    });
  }
});

test('read access without an expiry gets one in 30 days', () => {
  expect(narrowGrant(petra, NOW)).toMatchObject({
    label: 'Expire in 30 days',
    body: { expirationTime: expect.stringMatching(/^2026-12-2[78]T/) },
  });
});

test.each<[string, Partial<Grant>, RegExp]>([
  ['a link', { type: 'anyone', grantee: 'anyone' }, /^Can only read already/],
  ['a domain', { type: 'domain', grantee: 'partner.example' }, /^Can only read already/],
  ['access that ends', { expirationTime: '2027-01-01T00:00:00Z' }, /expires already/],
  ['a member of a drive', { driveId: 'plan' }, /^Members of a shared drive/],
])('read access of %s cannot be reduced, and shows the reason', (_what, change, reason) => {
  expect(narrowGrant({ ...petra, ...change }, NOW)).toEqual({ refusal: expect.stringMatching(reason) });
});
