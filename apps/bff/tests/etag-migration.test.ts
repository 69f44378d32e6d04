import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '#platform/store/open-store.ts';
import { createOldSchemaStore } from '#testing/databases/old-schema-store.ts';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'rotunda-etag-'));
});

afterEach(() => rmSync(directory, { recursive: true }));

const rest = { person: 'p', target_id: 'f', title_key: '', who: '', words: '', status: '' };
const numbers = { is_mine: 0, is_changed: 0, number: 0, due_at: 0, created_at: 0, modified_at: 0 };

test('access requests indexed before the migration get their etag, and other rows and texts are unchanged', async () => {
  const address = { path: join(directory, 'bff.db') };
  const message = 'the "stamp": of it';
  {
    await using store = await createOldSchemaStore(address, '0142-incomplete-listings');
    for (const name of ['access-requests', 'approvals']) {
      const body = JSON.stringify({ stamp: 's', message });
      const row = { ...rest, ...numbers, name, row_id: 'r', drive_id: null, mime_type: null, body };
      await store.insertInto('index_rows').values(row).execute();
    }
  }
  await using store = await openStore(address);
  const rows = await store.selectFrom('index_rows').select(['name', 'body']).orderBy('name').execute();
  expect(rows.map(({ name, body }) => [name, JSON.parse(body)])).toEqual([
    ['access-requests', { etag: 's', message }],
    ['approvals', { stamp: 's', message }],
  ]);
});
