import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '#platform/store/open-store.ts';
import { createOldSchemaStore } from '#testing/databases/old-schema-store.ts';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'rotunda-decisions-'));
});

afterEach(() => rmSync(directory, { recursive: true }));

const rest = { user_id: 'u', name: 'approvals', target_id: 'f', title_key: '', who: '', words: '' };
const numbers = { is_mine: 0, is_changed: 0, number: 0, due_at: 0, created_at: 0, modified_at: 0 };
const completeTime = '2026-11-20T10:00:00Z';

test('approvals indexed before the migration get the time of their decision, and undecided ones get none', async () => {
  const address = { path: join(directory, 'bff.db') };
  {
    await using store = await createOldSchemaStore(address, '0155-approval-evidence');
    const approvals = [
      { status: 'APPROVED', completeTime },
      { status: 'DECLINED' },
      { status: 'CANCELLED', completeTime },
      { status: 'IN_PROGRESS' },
      ...Array.from({ length: 600 }, () => ({ status: 'APPROVED', completeTime })),
    ];
    for (const [index, approval] of approvals.entries()) {
      const row = { row_id: String(index).padStart(3, '0'), status: approval.status, drive_id: null, mime_type: null };
      const body = JSON.stringify(approval);
      await store
        .insertInto('index_rows')
        .values({ ...rest, ...numbers, ...row, body })
        .execute();
    }
  }
  await using store = await openStore(address);
  const rows = await store.selectFrom('index_rows').select('decided_at').orderBy('row_id').execute();
  const decidedAt = rows.map((row) => Number(row.decided_at));
  expect(decidedAt.slice(0, 4)).toEqual([Date.parse(completeTime), 0, 0, 0]);
  expect(new Set(decidedAt.slice(4))).toEqual(new Set([Date.parse(completeTime)]));
});
