import { expect, test } from 'vitest';
import { createItem } from '#items/items.ts';
import { ensureMyDriveRoot } from '#items/roots.ts';
import { startTestServices } from '#testing/start-test-services.ts';
import { ContentIndexer } from './content-indexer.ts';

const ANA = 'ana@example.com';

test('texts indexed by a former version are reindexed, a part at a time', async () => {
  await using services = await startTestServices();
  const { db, blobs } = services;
  const { id: accountId, permissionId } = services.account(ANA);
  const creator = { accountId, permissionId };
  const parent = ensureMyDriveRoot(db, creator, 1);
  const toName = (index: number) => (index % 3 === 0 ? `第${index}回 会議録` : `Minutes ${index}`);
  db.transaction(() => {
    for (let index = 0; index < 1200; index += 1) {
      const name = toName(index);
      createItem(db, { name, mimeType: 'text/plain', parent, creator, createdAt: 1, indexableText: `本文 ${name}` });
    }
  });
  // Restores the former state: unprocessed texts, and all items pending.
  db.exec(`DELETE FROM item_names; DELETE FROM item_text;
    INSERT INTO item_names (rowid, name) SELECT number, name FROM items WHERE is_root = 0;
    INSERT INTO item_text (rowid, name, description, body)
      SELECT number, name, '', coalesce(indexable_text, '') FROM items WHERE is_root = 0;
    INSERT INTO text_queue SELECT number FROM items;`);
  const count = async (q: string) => {
    const query = new URLSearchParams({ q, pageSize: '1000', fields: 'files/id' });
    const { body } = await services.call(ANA, 'GET', `/drive/v3/files?${query}`);
    const { files }: { files: unknown[] } = JSON.parse(JSON.stringify(body));
    return files.length;
  };
  expect(await count("name contains '議録'")).toBe(0);
  expect(await count("name contains 'minutes'")).toBe(800);
  let writes = 0;
  using _commits = db.onCommit(() => {
    writes += 1;
  });
  await using indexer = new ContentIndexer({ db, blobs, onError: (error) => expect(error).toBeUndefined() });
  await indexer.runDue();
  expect(writes).toBeGreaterThan(2);
  expect(await count("name contains '議録'")).toBe(400);
  expect(await count("fullText contains '文第3回'")).toBe(1);
  expect(await count("name contains 'minutes'")).toBe(800);
  expect(db.get('SELECT 1 FROM text_queue')).toBeUndefined();
});
