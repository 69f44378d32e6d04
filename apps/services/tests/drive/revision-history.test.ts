import { describe, expect, test } from 'vitest';
import { purgeExpiredRevisions } from '#drive/revisions/purge-revisions.ts';
import { requireItem } from '#items/items.ts';
import { refusalOf } from './drive-client.ts';
import { FORBIDDEN, prepareRevisions } from './revision-requests.ts';

const { services, nowMs, as, createFile, replaceContent, listIds, contentOf } = prepareRevisions();

const DAY_MS = 86_400_000;

describe('the history of a file', () => {
  test('is listed from the oldest revision, in pages', async () => {
    const fileId = await createFile('one', 'two', 'three');
    const { data: first } = await as('bo').revisions.list({ fileId, pageSize: 2 });
    const { data: second } = await as('bo').revisions.list({
      fileId,
      pageSize: 2,
      pageToken: first.nextPageToken ?? '',
    });
    expect(second.nextPageToken).toBeUndefined();
    const ids = [...(first.revisions ?? []), ...(second.revisions ?? [])].map(({ id }) => id);
    expect(ids).toEqual(await listIds(fileId));
    expect(await refusalOf(as('chen').revisions.list({ fileId }))).toMatchObject(FORBIDDEN);
  });

  test('grows with new content, but not with a new name', async () => {
    const fileId = await createFile('one');
    await as('ana').files.update({ fileId, requestBody: { name: 'renamed.txt' } });
    await replaceContent(fileId, 'two', { keepRevisionForever: true });
    const { data } = await as('ana').revisions.list({ fileId, fields: 'revisions(originalFilename,keepForever)' });
    expect(data.revisions).toEqual([
      { originalFilename: 'plan.txt', keepForever: false },
      { originalFilename: 'renamed.txt', keepForever: true },
    ]);
  });

  test('drops revisions superseded a month ago and not pinned, but never the newest one', async () => {
    const fileId = await createFile('one', 'two', 'three');
    const [first = '', second = '', third = ''] = await listIds(fileId);
    await as('ana').revisions.update({ fileId, revisionId: first, requestBody: { keepForever: true } });
    purgeExpiredRevisions(services().db, nowMs() + 30 * DAY_MS);
    expect(await listIds(fileId)).toEqual([first, second, third]);
    purgeExpiredRevisions(services().db, nowMs() + 30 * DAY_MS + 1);
    expect(await listIds(fileId)).toEqual([first, third]);
    expect(await contentOf(fileId)).toBe('three');
  });

  test('retains the hundred newest former revisions', async () => {
    const fileId = await createFile('one');
    const [first] = await listIds(fileId);
    const { number } = requireItem(services().db, fileId);
    services().db.run(
      `WITH RECURSIVE n (i) AS (SELECT -99 UNION ALL SELECT i + 1 FROM n WHERE i < 0)
       INSERT INTO revisions (item_number, position, id, mime_type, modified_at, blob_sha256, superseded_at)
       SELECT ?, i, 'old' || i, 'text/plain', 1, 'none', 1 FROM n`,
      number,
    );
    await replaceContent(fileId, 'two');
    const ids = await listIds(fileId);
    expect(ids).not.toContain('old-99');
    expect(ids).toContain(first);
    const count = services().db.get<{ count: number }>(
      'SELECT count(*) AS count FROM revisions WHERE item_number = ?',
      number,
    );
    expect(count?.count).toBe(101);
  });
});
