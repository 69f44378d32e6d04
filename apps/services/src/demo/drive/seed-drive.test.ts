import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AddressPolicy } from '@rotunda/address-policy/address-policy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DiskBlobStore } from '#blobs/disk-blob-store.ts';
import { systemClock } from '#core/clock.ts';
import { DAY_MS } from '#core/durations.ts';
import type { Database } from '#db/database.ts';
import { openDatabase } from '#db/open-database.ts';
import { Random } from '#demo/setting/random.ts';
import { type DemoUsers, seedUsers } from '#demo/setting/users.ts';
import { findItemRole } from '#items/access.ts';
import { seedDrive } from './seed-drive.ts';

const ANCHOR_MS = Date.UTC(2026, 10, 21);

let directory: string;
let db: Database;
let people: DemoUsers;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'seed-drive-'));
  db = openDatabase(join(directory, 'services.db'));
  const blobs = new DiskBlobStore(join(directory, 'blobs'));
  const random = new Random('test');
  people = seedUsers(db, random, '', 0);
  const watchAddresses = new AddressPolicy([], []);
  const settings = { publicOrigin: 'http://localhost:4100', consoleOrigin: 'http://localhost:4000', watchAddresses };
  const context = { db, blobs, clock: systemClock, anchorMs: ANCHOR_MS, random, people, settings, fileShare: 1 };
  await db.runAsyncTransaction(() => seedDrive(context));
});

afterAll(() => {
  db.close();
  rmSync(directory, { recursive: true });
});

function count(sql: string, ...values: (string | number)[]): number {
  return db.get<{ count: number }>(`SELECT count(*) AS count FROM ${sql}`, ...values)?.count ?? 0;
}

describe('the demo organisation’s files', () => {
  test('are at least 2,500, in folders and three shared drives', () => {
    expect(count('items WHERE is_folder = 0')).toBeGreaterThanOrEqual(2500);
    expect(count('drives')).toBe(3);
    expect(count('revisions')).toBeGreaterThan(2500);
    expect(count('comments')).toBe(163);
    expect(count('access_proposals')).toBe(15);
    expect(count('item_labels')).toBe(240);
  });

  test('include documents in native formats, whose last revision came after the approval began', () => {
    expect(count('document_sources')).toBe(7);
    const changed = `approvals AS a JOIN items AS i ON i.number = a.item_number
      WHERE a.status = 'IN_PROGRESS' AND i.size_bytes IS NOT NULL AND i.blob_sha256 IS NULL AND i.modified_at > a.created_at`;
    expect(count(changed)).toBe(3);
  });

  test('include many types of file, and earlier revisions that differ from the newest', () => {
    for (const type of ['text/html', 'image/svg+xml', 'text/javascript', 'application/zip']) {
      expect(count('items WHERE mime_type = ?', type)).toBeGreaterThan(0);
    }
    const same = `items AS i JOIN revisions AS r ON r.item_number = i.number
      WHERE r.blob_sha256 = i.blob_sha256 AND r.id <> i.head_revision_id`;
    expect(count(same)).toBe(0);
  });

  test('have 63 approvals in all states, several of which wait only for the reviewer', () => {
    expect(count('approvals')).toBe(63);
    const statuses = db.all<{ status: string }>('SELECT DISTINCT status FROM approvals ORDER BY status');
    expect(statuses.map(({ status }) => status)).toEqual(['APPROVED', 'CANCELLED', 'DECLINED', 'IN_PROGRESS']);
    const waiting = db.all<{ others: number; dueAt: number | null; itemId: string }>(
      `SELECT a.due_at AS dueAt, i.id AS itemId, (SELECT count(*) FROM approval_reviewers AS o
         WHERE o.approval_number = a.number AND o.account_id <> r.account_id AND o.response = 'NO_RESPONSE') AS others
       FROM approvals AS a JOIN approval_reviewers AS r ON r.approval_number = a.number
       JOIN items AS i ON i.number = a.item_number
       WHERE a.status = 'IN_PROGRESS' AND r.account_id = ? AND r.response = 'NO_RESPONSE'`,
      people.reviewer.id,
    );
    expect(waiting.length).toBeGreaterThanOrEqual(16);
    expect(waiting.filter(({ others }) => others === 0).length).toBeGreaterThanOrEqual(4);
    expect(waiting.some(({ dueAt }) => dueAt !== null && dueAt < ANCHOR_MS)).toBe(true);
    expect(waiting.some(({ dueAt }) => dueAt !== null && dueAt > ANCHOR_MS + DAY_MS)).toBe(true);
    const caller = { accountId: people.reviewer.id, domain: 'example.com' };
    expect(waiting.every(({ itemId }) => findItemRole(db, caller, itemId) !== undefined)).toBe(true);
  });

  test('are approved after their last change, and no user approves their own request', () => {
    const changedLater = `approvals AS a JOIN items AS i ON i.number = a.item_number
      WHERE i.modified_at >= a.created_at AND i.blob_sha256 IS NOT NULL`;
    expect(count(changedLater)).toBe(0);
    const ofOthers = 'approvals AS a JOIN items AS i ON i.number = a.item_number WHERE a.initiator_id <> i.modified_by';
    expect(count(`${ofOthers} AND i.blob_sha256 IS NOT NULL`)).toBe(0);
    const own = 'approvals AS a JOIN approval_reviewers AS r ON r.approval_number = a.number';
    expect(count(`${own} WHERE r.account_id = a.initiator_id`)).toBe(0);
  });

  test('get a comment from one of the reviewers during the approval, before any response', () => {
    const remarked = `approvals AS a JOIN comments AS c ON c.item_number = a.item_number
      JOIN approval_reviewers AS r ON r.approval_number = a.number AND r.account_id = c.author_id
      WHERE c.created_at > a.created_at AND NOT EXISTS (SELECT 1 FROM approval_reviewers AS o
        WHERE o.approval_number = a.number AND o.responded_at <= c.created_at)`;
    expect(count(remarked)).toBe(60);
    const declined = "approval_activity WHERE action = 'declined'";
    expect(count(declined)).toBeGreaterThanOrEqual(9);
    expect(count(`${declined} AND message IS NULL`)).toBe(0);
  });

  test('have reviewers who were emailed the reason for the approval, which is also a comment on the file', () => {
    const inProgress = `approval_reviewers AS r JOIN approvals AS a ON a.number = r.approval_number
      JOIN items AS i ON i.number = a.item_number WHERE a.status = 'IN_PROGRESS' AND i.blob_sha256 IS NOT NULL`;
    expect(count("outbox_messages WHERE subject LIKE '%approval started for%'")).toBe(count(inProgress));
    const asked = `approvals AS a JOIN approval_activity AS s ON s.approval_number = a.number AND s.action = 'started'
      JOIN comments AS c ON c.item_number = a.item_number AND c.content = s.message AND c.author_id = a.initiator_id`;
    expect(count(asked)).toBe(60);
  });

  test('have unique names in each folder', () => {
    const files = "items WHERE is_folder = 0 AND mime_type NOT LIKE 'application/vnd.google-apps.%'";
    expect(count(`(SELECT 1 FROM ${files} GROUP BY parent_id, name HAVING count(*) > 1)`)).toBe(0);
  });

  test('are organised by the operator and readable by support staff', () => {
    for (const { id } of db.all<{ id: string }>('SELECT id FROM drives')) {
      expect(findItemRole(db, { accountId: people.operator.id, domain: 'example.com' }, id)).toBe('organizer');
      expect(findItemRole(db, { accountId: people.support.id, domain: 'example.com' }, id)).toBeDefined();
    }
  });

  test('are locked once approved', () => {
    const open = `approvals AS a JOIN items AS i ON i.number = a.item_number
      WHERE a.status = 'APPROVED' AND i.restriction_read_only = 0`;
    expect(count(open)).toBe(0);
  });
});
