import { expect, test, vi } from 'vitest';
import type { Upload, UploadBatch } from '#features/uploads/list/upload.ts';
import { StoredUploadList } from './stored-uploads.ts';

function batchOf(id: string, createdMs = Date.now()): UploadBatch {
  return { id, targetId: 'root', folderName: 'Contracts', createdMs };
}

function uploadOf(id: string, batchId: string): Upload {
  const facts = { name: `${id}.txt`, isFolder: false, folders: ['Contracts'], modifiedMs: 1, requestKey: id };
  return { ...facts, id, batchId, sizeBytes: 5, sentBytes: 0, state: 'waiting' };
}

async function store(owner: string, batch: UploadBatch, count: number): Promise<void> {
  const stored = new StoredUploadList(owner);
  stored.saveBatch(batch);
  stored.saveFolder({ batchId: batch.id, path: 'Contracts', folderId: 'f-1', isNew: true });
  for (let index = 0; index < count; index += 1) stored.saveUpload(uploadOf(`${batch.id}-${index}`, batch.id));
  await stored.flush();
}

test('ten thousand uploads are stored across pages, only for the user who started them', async () => {
  await store('ana@example.com', batchOf('many'), 10_000);
  const { batches, uploads, folders } = await new StoredUploadList('ana@example.com').load();
  expect(batches).toMatchObject([{ id: 'many', folderName: 'Contracts' }]);
  expect(uploads).toHaveLength(10_000);
  expect(folders).toMatchObject([{ folderId: 'f-1', isNew: true }]);
  expect(await new StoredUploadList('ben@example.com').load()).toEqual({ batches: [], uploads: [], folders: [] });
  const stored = new StoredUploadList('ana@example.com');
  stored.deleteBatch('many');
  await stored.flush();
  expect(await stored.load()).toEqual({ batches: [], uploads: [], folders: [] });
});

test('many uploads are written in batches, between which the page stays responsive', async () => {
  let inARow = 0;
  let longest = 0;
  const write = IDBObjectStore.prototype.put;
  using _ = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
    inARow += 1;
    longest = Math.max(longest, inARow);
    queueMicrotask(() => {
      inARow = 0;
    });
    return write.apply(this, row);
  });
  await store('eva@example.com', batchOf('parts'), 1_000);
  const { uploads } = await new StoredUploadList('eva@example.com').load();
  expect(uploads).toHaveLength(1_000);
  // The first part also stores a batch and a folder, and the last one removes them.
  expect(longest).toBeLessThanOrEqual(202);
});

test('later data replaces stored data, and deleted data is gone', async () => {
  await store('cleo@example.com', batchOf('few'), 2);
  const stored = new StoredUploadList('cleo@example.com');
  await stored.load();
  stored.saveUpload({ ...uploadOf('few-0', 'few'), state: 'done', fileId: 'file-1' });
  stored.deleteUpload('few-1');
  await stored.flush();
  const { uploads } = await new StoredUploadList('cleo@example.com').load();
  expect(uploads).toMatchObject([{ id: 'few-0', state: 'done', fileId: 'file-1' }]);
  stored.deleteBatch('few');
  await stored.flush();
});

test('uploads left untouched for two weeks are deleted', async () => {
  await store('dora@example.com', batchOf('old', Date.now() - 15 * 86_400_000), 3);
  const stored = new StoredUploadList('dora@example.com');
  expect(await stored.load()).toMatchObject({ batches: [], uploads: [] });
  await stored.flush();
  expect(await new StoredUploadList('dora@example.com').load()).toEqual({ batches: [], uploads: [], folders: [] });
});

test('the end of an upload is stored at once, even while another change waits', async () => {
  await store('finn@example.com', batchOf('last'), 2);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stored = new StoredUploadList('finn@example.com');
  stored.saveUpload({ ...uploadOf('last-0', 'last'), state: 'sending' });
  stored.saveUpload({ ...uploadOf('last-1', 'last'), state: 'done' });
  vi.advanceTimersByTime(1);
  // From here on, nothing that still waits is written.
  vi.useRealTimers();
  const readStates = async () =>
    (await new StoredUploadList('finn@example.com').load()).uploads.map(({ state }) => state);
  await expect.poll(readStates).toEqual(['sending', 'done']);
  stored.deleteBatch('last');
  await stored.flush();
});
