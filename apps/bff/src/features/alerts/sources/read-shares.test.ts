import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Principal } from '#domain/principal.ts';
import { openStore, type Store } from '#platform/store/open-store.ts';
import { TestClock } from '#testing/test-clock.ts';
import { type IndexProgress, readShares } from './read-shares.ts';

const key = { user_id: 'ana', name: 'outside-access' };
const complete = { gap: undefined, hasOlderFiles: true };

let directory: string;
let store: Store;
let progress: IndexProgress;
const clock = new TestClock();

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'rotunda-shares-'));
  store = await openStore({ path: join(directory, 'bff.db') });
});

beforeEach(async () => {
  progress = complete;
  for (const table of ['alert_known_subjects', 'index_rows', 'index_targets'] as const)
    await store.deleteFrom(table).execute();
});

afterAll(async () => {
  await store.destroy();
  rmSync(directory, { recursive: true });
});

const source = () => readShares({ store, clock, needIndex: async () => progress });

async function read() {
  const { rows, gap } = await source()({ userId: 'ana' } as Principal, 0);
  return { found: rows.map(({ fileId, folderId }) => `${fileId} in ${folderId}`), gap };
}

/** Adds access to files to the index, each file in its own folder. */
async function share(...fileIds: string[]): Promise<void> {
  const rest = {
    title_key: '',
    principal_email: '',
    keywords: '',
    status: '',
    is_mine: 0,
    is_changed: 0,
    number: 0,
    due_at: 0,
  };
  const rows = fileIds.map((id) => ({
    ...key,
    ...rest,
    target_id: id,
    row_id: `${id}/p`,
    created_at: 0,
    modified_at: 0,
    body: JSON.stringify({ fileId: id, permissionId: 'p' }),
  }));
  const targets = fileIds.map((id) => ({
    ...key,
    target_id: id,
    parent_id: `folder-${id}`,
    title: id,
    generation: 1,
    state: 'done',
    attempts: 0,
    rank: 0,
  }));
  for (let start = 0; start < rows.length; start += 500) {
    await store
      .insertInto('index_rows')
      .values(rows.slice(start, start + 500))
      .execute();
    await store
      .insertInto('index_targets')
      .values(targets.slice(start, start + 500))
      .execute();
  }
}

async function unshare(fileId: string): Promise<void> {
  for (const table of ['index_rows', 'index_targets'] as const)
    await store.deleteFrom(table).where('target_id', '=', fileId).execute();
}

test('only access granted after the index was complete is found, with its folder, until it is removed', async () => {
  await share('old');
  expect(await read()).toEqual({ found: [], gap: undefined });
  await share('new');
  expect(await read()).toEqual({ found: ['new in folder-new'], gap: undefined });
  await unshare('new');
  expect(await read()).toEqual({ found: [], gap: undefined });
  await unshare('old');
  await read();
  await share('old');
  expect(await read()).toEqual({ found: ['old in folder-old'], gap: undefined });
});

test('sharing of old files is not new before the older files are scanned', async () => {
  progress = { gap: undefined, hasOlderFiles: false };
  await share('recent');
  expect(await read()).toEqual({ found: [], gap: 'Older files are still being scanned.' });
  await share('older');
  progress = complete;
  expect(await read()).toEqual({ found: [], gap: undefined });
  // These files are scanned again every week.
  progress = { gap: undefined, hasOlderFiles: false };
  await share('new');
  expect(await read()).toEqual({ found: ['new in folder-new'], gap: undefined });
});

test('access granted during a rebuild of the index is found as soon as the index is complete', async () => {
  await read();
  progress = { gap: 'The index is still being built.', hasOlderFiles: true };
  await share('new');
  expect(await read()).toEqual({ found: [], gap: 'The index is still being built.' });
  progress = complete;
  expect(await read()).toEqual({ found: ['new in folder-new'], gap: undefined });
});

test('new access is found among more than 2,000 known entries, and the latest are kept if there are too many', async () => {
  const many = (name: string) => Array.from({ length: 2_001 }, (_, number) => `${name}${number}`);
  await share(...many('old'));
  await read();
  await share('new');
  expect(await read()).toEqual({ found: ['new in folder-new'], gap: undefined });
  clock.advance(1_000);
  await share(...many('later'));
  const { found, gap } = await read();
  expect(found).toHaveLength(2_000);
  expect(found).not.toContain('new in folder-new');
  expect(gap).toBe('Only the latest 2,000 sharing changes are evaluated.');
});
