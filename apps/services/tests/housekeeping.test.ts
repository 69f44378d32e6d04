import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PartialBlobs } from '#blobs/partial-blobs.ts';
import { issueAccessToken } from '#core/auth/access-tokens.ts';
import { sendMail } from '#core/mail.ts';
import { UploadSessions } from '#core/uploads/upload-sessions.ts';
import { Housekeeping } from '#housekeeping.ts';
import { createItem } from '#items/items.ts';
import { createProject } from '#script/projects/create-project.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';

const DAY_MS = 86_400_000;
const NOW_MS = Date.UTC(2026, 10, 21);

let services: TestServices;
let directory: string;

beforeAll(async () => {
  services = await startTestServices();
  directory = mkdtempSync(join(tmpdir(), 'rotunda-uploads-'));
});
afterAll(async () => {
  await services[Symbol.asyncDispose]();
  rmSync(directory, { recursive: true, force: true });
});

function count(table: string): number {
  return services.db.get<{ count: number }>(`SELECT count(*) AS count FROM ${table}`)?.count ?? 0;
}

/** Inserts executions of one script that started this many days ago, each with a log line. */
function addProcesses(daysAgo: readonly number[]): void {
  const { db } = services;
  const { id: accountId, permissionId } = services.account('ana@example.com');
  const creator = { accountId, permissionId };
  const item = createItem(db, { mimeType: 'application/vnd.google-apps.script', name: 'Old', creator, createdAt: 0 });
  createProject(db, item);
  const { lastInsertRowid: series } = db.run(
    `INSERT INTO process_series (script_id, deployment_id, function_name, process_type, process_status,
       user_access_level, account_id, runtime_version)
     VALUES (?, '', 'main', 'EDITOR', 'COMPLETED', 'OWNER', ?, 'V8')`,
    item.id,
    accountId,
  );
  db.transaction(() => {
    for (const days of daysAgo) {
      const startedAt = NOW_MS - days * DAY_MS;
      const sql = 'INSERT INTO processes (series_id, started_at, ended_at) VALUES (?, ?, ?)';
      const { lastInsertRowid: id } = db.run(sql, series, startedAt, startedAt + 5);
      db.run("INSERT INTO process_logs VALUES (?, 0, ?, 'INFO', 'text')", id, startedAt);
    }
  });
}

test('expired data is deleted, and other data is retained', async () => {
  const { db, blobs } = services;
  const accountId = services.account('ana@example.com').id;
  addProcesses([...Array.from({ length: 4500 }, (_, index) => 31 + index / 1000), 29, 1]);
  for (const days of [8, 6]) {
    const sentAt = NOW_MS - days * DAY_MS;
    sendMail(db, { recipients: ['bo@example.com'], sender: 'ana@example.com', subject: `${days}`, body: '', sentAt });
    issueAccessToken(db, { accountId, clientId: 'test', scopes: [], expiresAt: NOW_MS + (7 - days) * DAY_MS });
    db.run(
      "INSERT INTO reserved_ids VALUES (?, ?, 'files', 'drive', ?)",
      `${days}`,
      accountId,
      NOW_MS - days * 13 * DAY_MS,
    );
  }
  const partials = new PartialBlobs(directory, blobs);
  const sessions = new UploadSessions(db);
  const uploads = [8, 6].map((days) =>
    sessions.create(
      {
        accountId,
        clientId: 'test',
        scopes: [],
        operationId: 'drive.files.create',
        params: {},
        body: undefined,
        contentType: undefined,
        totalBytes: undefined,
      },
      NOW_MS - days * DAY_MS,
    ),
  );
  const orphan = await blobs.put(Readable.from(['nobody names this']));
  const errors: unknown[] = [];
  const retention = { processDays: 30, mailDays: 7 };
  const housekeeping = new Housekeeping({
    db,
    blobs,
    partials,
    clock: { nowMs: () => NOW_MS },
    retention,
    isBackupInProgress: () => false,
    onError: (error) => errors.push(error),
  });
  housekeeping.start();
  await housekeeping.runRound();
  await housekeeping.close();
  expect(errors).toEqual([]);
  expect([count('processes'), count('process_logs')]).toEqual([2, 2]);
  expect(db.all('SELECT subject FROM outbox_messages')).toEqual([{ subject: '6' }]);
  expect(db.all('SELECT id FROM reserved_ids')).toEqual([{ id: '6' }]);
  expect(count('access_tokens')).toBe(1);
  expect(uploads.map((id) => sessions.find(id, NOW_MS, false) !== undefined)).toEqual([false, true]);
  await expect(blobs.open(orphan)).rejects.toThrow('is missing');
});
