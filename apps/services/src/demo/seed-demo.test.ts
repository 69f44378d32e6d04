import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AddressPolicy } from '@rotunda/address-policy/address-policy';
import { ROLES } from '@rotunda/api-client/roles';
import { expect, test } from 'vitest';
import { DiskBlobStore } from '#blobs/disk-blob-store.ts';
import { findAccountByEmail, listGroupsOf } from '#core/auth/directory.ts';
import type { Database } from '#db/database.ts';
import { openDatabase } from '#db/open-database.ts';
import { verifyPassword } from '#identity/accounts.ts';
import { seedDemo } from './seed-demo.ts';
import { readDemoPassword } from './setting/demo-password.ts';

const clock = { nowMs: () => Date.UTC(2026, 4, 20, 15, 30) };

async function seed() {
  const dataDir = mkdtempSync(join(tmpdir(), 'rotunda-demo-'));
  const db = openDatabase(join(dataDir, 'services.db'));
  const watchAddresses = new AddressPolicy([], []);
  const settings = { publicOrigin: 'http://127.0.0.1:4100', consoleOrigin: 'http://localhost:4000', watchAddresses };
  const blobs = new DiskBlobStore(join(dataDir, 'blobs'));
  const { password } = await seedDemo({ db, blobs, clock, dataDir, settings });
  return { db, dataDir, password };
}

const demo = await seed();

test('the demo organisation has a user for each role, who signs in with the password in its file', async () => {
  const { db, dataDir, password } = demo;
  expect(readDemoPassword(dataDir)).toBe(password);
  expect(statSync(join(dataDir, 'demo-password')).mode & 0o777).toBe(0o600);
  for (const role of ROLES) {
    expect(await verifyPassword(db, `${role}@example.com`, password)).toMatchObject({ role });
  }
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  expect(readFileSync(join(dataDir, 'services.db'), 'latin1')).not.toContain(password);
});

test('the demo organisation has colleagues in groups and one external person', () => {
  const { db } = demo;
  const groupsOf = (email: string) => {
    const account = findAccountByEmail(db, email);
    return account && listGroupsOf(db, account.id).map((group) => group.displayName);
  };
  expect(groupsOf('ana@example.com')?.toSorted()).toEqual(['Everyone at Example', 'Finance']);
  expect(groupsOf('emil@example.com')).toEqual(['Everyone at Example']);
  expect(groupsOf('petra@partner.example')).toEqual([]);
});

test('the demo organisation has changes of the last days, in the order of their times', () => {
  const changes = demo.db.all<{ changed_at: number }>('SELECT changed_at FROM change_log ORDER BY sequence');
  const times = changes.map((change) => change.changed_at);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  const weekAgoMs = clock.nowMs() - 7 * 24 * 3_600_000;
  expect(times.filter((timeMs) => timeMs > weekAgoMs && timeMs <= clock.nowMs()).length).toBeGreaterThan(20);
});

test('two demo organisations created on the same day differ only in their secrets', async () => {
  const again = await seed();
  expect(again.password).not.toBe(demo.password);
  expect(toContents(again.db)).toEqual(toContents(demo.db));
});

/**
 * Returns the number and digest of the rows of every table, without secrets and values that depend on the migration
 * time.
 */
function toContents(db: Database): Record<string, string> {
  const tables = db.all<{ name: string }>(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'migrations'",
  );
  db.run('UPDATE accounts SET password_hash = NULL');
  db.run("UPDATE key_services SET secret = x''");
  return Object.fromEntries(
    tables.map(({ name }) => {
      const rows = db
        .all<Record<string, unknown>>(`SELECT * FROM "${name}"`)
        .map((row) => JSON.stringify(row))
        .sort();
      return [name, `${rows.length} rows, ${createHash('sha256').update(rows.join('\n')).digest('hex')}`];
    }),
  );
}
