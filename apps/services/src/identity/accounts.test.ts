import { expect, test } from 'vitest';
import { findAccountByEmail } from '#core/auth/directory.ts';
import { openDatabase } from '#db/open-database.ts';
import { createAccount, toDomain, verifyPassword } from './accounts.ts';
import { hashPassword } from './password.ts';

const ana = {
  id: '1',
  email: 'Ana@Example.com',
  displayName: 'Ana Duarte',
  permissionId: '10',
  role: null,
  isDomainAdmin: false,
  passwordHash: await hashPassword('secret'),
  createdAtMs: 0,
};

test('an account is found by its address in any case, and belongs to the organisation after the @', () => {
  const db = openDatabase(':memory:');
  createAccount(db, ana);
  expect(findAccountByEmail(db, 'ana@example.COM')).toMatchObject({ id: '1', domain: 'example.com', role: null });
});

test('an address belongs to one account', () => {
  const db = openDatabase(':memory:');
  createAccount(db, ana);
  expect(() => createAccount(db, { ...ana, id: '2', permissionId: '20', email: 'ana@example.com' })).toThrow(/UNIQUE/);
});

test('a password opens only its own account', async () => {
  const db = openDatabase(':memory:');
  createAccount(db, ana);
  createAccount(db, { ...ana, id: '2', permissionId: '20', email: 'bo@example.com', passwordHash: null });
  expect(await verifyPassword(db, 'ana@example.com', 'secret')).toMatchObject({ id: '1' });
  expect(await verifyPassword(db, 'ana@example.com', 'Secret')).toBeUndefined();
  expect(await verifyPassword(db, 'bo@example.com', 'secret')).toBeUndefined();
  expect(await verifyPassword(db, 'nobody@example.com', 'secret')).toBeUndefined();
});

test('the organisation of an address is the part after its last @', () => {
  expect(toDomain('"a@b"@Example.com')).toBe('example.com');
});
