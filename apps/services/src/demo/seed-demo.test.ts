import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DiskBlobStore } from '#blobs/disk-blob-store.ts';
import { findAccountByEmail, listGroupsOf } from '#core/directory.ts';
import { openDatabase } from '#db/open-database.ts';
import { verifyPassword } from '#identity/accounts.ts';
import { readDemoPassword } from './demo-password.ts';
import { seedDemo } from './seed-demo.ts';

const clock = { nowMs: () => Date.UTC(2026, 4, 20, 15, 30) };

async function seed() {
  const dataDir = mkdtempSync(join(tmpdir(), 'rotunda-demo-'));
  const db = openDatabase(join(dataDir, 'services.db'));
  const settings = { publicOrigin: 'http://127.0.0.1:4100', consoleOrigin: 'http://localhost:4000' };
  const blobs = new DiskBlobStore(join(dataDir, 'blobs'));
  const { password } = await seedDemo({ db, blobs, clock, dataDir, settings });
  return { db, dataDir, password };
}

test('the demo organisation lets an operator, a reviewer and support sign in with the password in its file', async () => {
  const { db, dataDir, password } = await seed();
  expect(readDemoPassword(dataDir)).toBe(password);
  expect(statSync(join(dataDir, 'demo-password')).mode & 0o777).toBe(0o600);
  for (const role of ['operator', 'reviewer', 'support']) {
    expect(await verifyPassword(db, `${role}@example.com`, password)).toMatchObject({ role });
  }
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  expect(readFileSync(join(dataDir, 'services.db'), 'latin1')).not.toContain(password);
});

test('the demo organisation has colleagues in groups and one person from outside', async () => {
  const { db } = await seed();
  const groupsOf = (email: string) => {
    const account = findAccountByEmail(db, email);
    return account && listGroupsOf(db, account.id).map((group) => group.displayName);
  };
  expect(groupsOf('ana@example.com')?.toSorted()).toEqual(['Everyone at Example', 'Finance']);
  expect(groupsOf('emil@example.com')).toEqual(['Everyone at Example']);
  expect(groupsOf('petra@partner.example')).toEqual([]);
});

test('two demo organisations made on one day differ in their passwords only', async () => {
  const [first, second] = [await seed(), await seed()];
  const accounts = 'SELECT id, email, display_name, permission_id, role, created_at FROM accounts ORDER BY id';
  expect(first.db.all(accounts)).toEqual(second.db.all(accounts));
  expect(first.password).not.toBe(second.password);
});
