import { expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { openDatabase } from '#db/open-database.ts';
import { openTestDatabase } from '#testing/open-test-database.ts';
import { isAccessDue } from './is-access-due.ts';
import { createItem } from './items.ts';
import { ensureMyDriveRoot } from './roots.ts';

const CREATOR = { accountId: 'ana', permissionId: '1' };

function createAccount(db: Database, id: string): void {
  const sql =
    'INSERT INTO accounts (id, email, display_name, permission_id, domain, created_at) VALUES (?, ?, ?, ?, ?, 0)';
  db.run(sql, id, `${id}@example.com`, id, `permission-${id}`, 'example.com');
}

function createItemOf(db: Database): number {
  createAccount(db, CREATOR.accountId);
  const parent = ensureMyDriveRoot(db, CREATOR, 0);
  return createItem(db, { mimeType: 'text/plain', name: 'brief', parent, creator: CREATOR, createdAt: 0 }).number;
}

function grant(db: Database, itemNumber: number, grantee: string, expiresAt: number | null): void {
  const sql = `INSERT INTO permissions (item_number, id, type, grantee, role, expires_at, granted_at)
    VALUES (?, ?, 'user', ?, 'reader', ?, 0)`;
  db.run(sql, itemNumber, `${grantee} ${expiresAt}`, grantee, expiresAt);
}

test('access is due from the first expiry of a grant until that grant is deleted', () => {
  using opened = openTestDatabase();
  const { db } = opened;
  const itemNumber = createItemOf(db);
  expect(isAccessDue(db, Number.MAX_SAFE_INTEGER)).toBe(false);
  grant(db, itemNumber, 'bo', 2000);
  grant(db, itemNumber, 'bo', 1000);
  expect([999, 1000].map((nowMs) => isAccessDue(db, nowMs))).toEqual([false, true]);
  db.run('DELETE FROM permissions WHERE expires_at = 1000');
  expect([1999, 2000].map((nowMs) => isAccessDue(db, nowMs))).toEqual([false, true]);
});

test('access is due as soon as an invited person has an account, whatever the time', () => {
  using opened = openTestDatabase();
  const { db } = opened;
  grant(db, createItemOf(db), 'mailto:bo@example.com', null);
  expect(isAccessDue(db, 0)).toBe(false);
  createAccount(db, 'bo');
  expect(isAccessDue(db, 0)).toBe(true);
});

test('a write by another connection counts at once, and a rolled-back write does not', () => {
  using opened = openTestDatabase();
  const { db } = opened;
  const itemNumber = createItemOf(db);
  expect(isAccessDue(db, 1000)).toBe(false);
  const failed = () =>
    db.transaction(() => {
      grant(db, itemNumber, 'bo', 1000);
      expect(isAccessDue(db, 1000)).toBe(true);
      throw new Error('rolled back');
    });
  expect(failed).toThrow('rolled back');
  expect(isAccessDue(db, 1000)).toBe(false);
  const other = openDatabase(db.path ?? '');
  grant(other, itemNumber, 'bo', 1000);
  other.close();
  expect(isAccessDue(db, 1000)).toBe(true);
});
