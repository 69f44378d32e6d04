import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { purgeExpiredRevisions } from '#drive/revisions/purge-revisions.ts';
import { refreshAccess } from '#items/access.ts';
import { requireItem } from '#items/items.ts';
import { putPermission } from '#items/permissions.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs, refusalOf, uploadsTo } from './drive-client.ts';

const DOCUMENT = 'application/vnd.google-apps.document';
const PRESENTATION = 'application/vnd.google-apps.presentation';
const FORBIDDEN = { status: 403, reason: 'insufficientFilePermissions' };
const DAY_MS = 86_400_000;

let services: TestServices;
let nowMs = Date.UTC(2026, 10, 20, 9);
const as = (name: string) => driveAs(services, `${name}@example.com`);

beforeAll(async () => {
  services = await startTestServices({ clock: { nowMs: () => nowMs } });
});
afterAll(() => services[Symbol.asyncDispose]());

/** A file of Ana's with these contents, one after another. Bo may write it, Chen may read it. */
async function createFile(...contents: string[]): Promise<string> {
  const [first = '', ...later] = contents;
  const media = { mimeType: 'text/plain', body: Readable.from([first]) };
  const { data } = await as('ana').files.create({ requestBody: { name: 'plan.txt' }, media }, uploadsTo(services));
  const fileId = data.id ?? '';
  for (const content of later) await replaceContent(fileId, content);
  share(fileId);
  return fileId;
}

async function replaceContent(fileId: string, content: string, options: object = {}): Promise<void> {
  const media = { mimeType: 'text/plain', body: Readable.from([content]) };
  await as('ana').files.update({ fileId, media, ...options }, uploadsTo(services));
}

function share(fileId: string): void {
  const item = requireItem(services.db, fileId);
  for (const [name, role] of [
    ['bo', 'writer'],
    ['chen', 'reader'],
  ] as const) {
    const { id: grantee, permissionId: id } = services.account(`${name}@example.com`);
    putPermission(services.db, item.number, { id, type: 'user', grantee, role, grantedAt: 1 });
  }
  refreshAccess(services.db, item.number);
}

async function createEditorFile(mimeType: string): Promise<string> {
  const { data } = await as('ana').files.create({ requestBody: { name: 'Report', mimeType } });
  share(data.id ?? '');
  return data.id ?? '';
}

/** Ids of the revisions of a file, oldest first. */
async function listIds(fileId: string): Promise<string[]> {
  const { data } = await as('ana').revisions.list({ fileId });
  return data.revisions?.map(({ id }) => id ?? '') ?? [];
}

async function contentOf(fileId: string, revisionId?: string): Promise<unknown> {
  if (revisionId === undefined) return (await as('bo').files.get({ fileId, alt: 'media' })).data;
  return (await as('bo').revisions.get({ fileId, revisionId, alt: 'media' })).data;
}

describe('a revision', () => {
  test('has four members without a selection, and all that is known of it with one', async () => {
    const fileId = await createFile('one', 'two');
    const [revisionId = ''] = await listIds(fileId);
    const target = { fileId, revisionId };
    expect((await as('bo').revisions.get(target)).data).toEqual({
      kind: 'drive#revision',
      id: revisionId,
      mimeType: 'text/plain',
      modifiedTime: '2026-11-20T09:00:00.000Z',
    });
    expect((await as('bo').revisions.get({ ...target, fields: '*' })).data).toEqual({
      kind: 'drive#revision',
      id: revisionId,
      mimeType: 'text/plain',
      modifiedTime: '2026-11-20T09:00:00.000Z',
      keepForever: false,
      published: false,
      lastModifyingUser: expect.objectContaining({ emailAddress: 'ana@example.com', me: false }),
      originalFilename: 'plan.txt',
      md5Checksum: 'f97c5d29941bfb1b2fdab0874906ab82',
      size: '3',
    });
  });

  test('is reached by writers only, and found on its own file only', async () => {
    const fileId = await createFile('one');
    const [revisionId = ''] = await listIds(fileId);
    expect(await refusalOf(as('chen').revisions.get({ fileId, revisionId }))).toMatchObject(FORBIDDEN);
    expect(await refusalOf(as('dina').revisions.get({ fileId, revisionId }))).toMatchObject({ status: 404 });
    const elsewhere = as('bo').revisions.get({ fileId: await createFile('two'), revisionId });
    expect(await refusalOf(elsewhere)).toEqual({ status: 404, reason: 'notFound', location: 'revisionId' });
  });

  test('called head is the newest one', async () => {
    const fileId = await createFile('one', 'two');
    const { data } = await as('bo').revisions.get({ fileId, revisionId: 'head' });
    expect(data.id).toBe((await listIds(fileId)).at(-1));
  });

  test.each(['folder', 'form'])('is what a %s does not have', async (kind) => {
    const fileId = await createEditorFile(`application/vnd.google-apps.${kind}`);
    const refused = { status: 403, reason: 'revisionsNotSupported' };
    expect(await refusalOf(as('ana').revisions.list({ fileId }))).toEqual(refused);
    expect(await refusalOf(as('ana').revisions.get({ fileId, revisionId: 'head' }))).toEqual(refused);
  });
});

describe('the content of a revision', () => {
  test('is downloaded when it is the newest one or kept forever, whole or in part', async () => {
    const fileId = await createFile('first words', 'second words');
    const [old = '', head = ''] = await listIds(fileId);
    expect(await contentOf(fileId, head)).toBe('second words');
    const refused = as('bo').revisions.get({ fileId, revisionId: old, alt: 'media' });
    expect(await refusalOf(refused)).toMatchObject({ status: 403, reason: 'download_restricted_for_revision' });
    await as('bo').revisions.update({ fileId, revisionId: old, requestBody: { keepForever: true } });
    expect(await contentOf(fileId, old)).toBe('first words');
    const part = await fetch(`${services.origin}/drive/v3/files/${fileId}/revisions/${old}?alt=media`, {
      headers: { authorization: `Bearer ${services.token('bo@example.com')}`, range: 'bytes=6-10' },
    });
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      'words',
      'bytes 6-10/11',
    ]);
  });

  test('is refused for editor documents and for files that may not be downloaded', async () => {
    const documentId = await createEditorFile(DOCUMENT);
    const media = { revisionId: 'head', alt: 'media' };
    expect(await refusalOf(as('ana').revisions.get({ fileId: documentId, ...media }))).toEqual({
      status: 403,
      reason: 'fileNotDownloadable',
      location: 'alt',
    });
    const fileId = await createFile('one');
    services.db.run('UPDATE items SET download_restricted_for_writers = 1 WHERE id = ?', fileId);
    expect(await contentOf(fileId).catch(() => 'refused')).toBe('refused');
    const byWriter = as('bo').revisions.get({ fileId, ...media });
    expect(await refusalOf(byWriter)).toEqual({ status: 403, reason: 'cannotDownloadFile' });
  });
});

describe('keeping a revision forever', () => {
  test('cannot be taken back, only ended by deleting the revision', async () => {
    const fileId = await createFile('one', 'two');
    const [revisionId = ''] = await listIds(fileId);
    const set = (keepForever: boolean) =>
      as('bo').revisions.update({ fileId, revisionId, requestBody: { keepForever }, fields: 'keepForever' });
    expect((await set(false)).data).toEqual({ keepForever: false });
    expect((await set(true)).data).toEqual({ keepForever: true });
    expect((await set(true)).data).toEqual({ keepForever: true });
    expect(await refusalOf(set(false))).toMatchObject({ status: 400, reason: 'illegalKeepForeverModification' });
    expect((await as('bo').revisions.delete({ fileId, revisionId })).status).toBe(204);
  });

  test('is possible for 200 revisions of a file', async () => {
    const fileId = await createFile('one', 'two', 'three');
    const { number } = requireItem(services.db, fileId);
    services.db.run(
      `WITH RECURSIVE n (i) AS (SELECT 100 UNION ALL SELECT i + 1 FROM n WHERE i < 298)
       INSERT INTO revisions (item_number, position, id, mime_type, modified_at, blob_sha256, keep_forever, superseded_at)
       SELECT ?, i, 'kept' || i, 'text/plain', 1, 'none', 1, 1 FROM n`,
      number,
    );
    const [first = '', second = ''] = await listIds(fileId);
    const retain = (revisionId: string) =>
      as('bo').revisions.update({ fileId, revisionId, requestBody: { keepForever: true } });
    expect((await retain(first)).status).toBe(200);
    const full = { status: 400, reason: 'badRequest' };
    expect(await refusalOf(retain(second))).toMatchObject(full);
    expect(await refusalOf(replaceContent(fileId, 'four', { keepRevisionForever: true }))).toMatchObject(full);
    expect((await as('ana').files.get({ fileId, alt: 'media' })).data).toBe('three');
  });

  test('counts its bytes as used', async () => {
    const fileId = await createFile('12345', '123');
    const [revisionId = ''] = await listIds(fileId);
    const used = async () => (await as('ana').files.get({ fileId, fields: 'quotaBytesUsed,size' })).data;
    const total = async () =>
      Number((await as('ana').about.get({ fields: 'storageQuota' })).data.storageQuota?.usage ?? Number.NaN);
    const before = await total();
    expect(await used()).toEqual({ quotaBytesUsed: '3', size: '3' });
    await as('ana').revisions.update({ fileId, revisionId, requestBody: { keepForever: true } });
    expect(await used()).toEqual({ quotaBytesUsed: '8', size: '3' });
    expect((await total()) - before).toBe(5);
  });

  test('is not for readers, nor for editor documents', async () => {
    const fileId = await createFile('one');
    const requestBody = { keepForever: true };
    const byReader = as('chen').revisions.update({ fileId, revisionId: 'head', requestBody });
    expect(await refusalOf(byReader)).toMatchObject(FORBIDDEN);
    const documentId = await createEditorFile(DOCUMENT);
    const ofDocument = as('bo').revisions.update({ fileId: documentId, revisionId: 'head', requestBody });
    expect(await refusalOf(ofDocument)).toMatchObject({ status: 403, reason: 'fieldNotWritable' });
  });
});

describe('publishing', () => {
  const publish = (fileId: string, requestBody: object) =>
    as('bo').revisions.update({ fileId, revisionId: 'head', requestBody, fields: '*' });

  test('puts a link on a revision of a document', async () => {
    const fileId = await createEditorFile(DOCUMENT);
    const { data } = await publish(fileId, { published: true, publishedOutsideDomain: true });
    expect(data).toMatchObject({ published: true, publishAuto: false, publishedOutsideDomain: true });
    expect(data.publishedLink).toContain(fileId);
    expect((await publish(fileId, { published: false })).data).not.toHaveProperty('publishedLink');
  });

  test('of a presentation follows every change', async () => {
    const fileId = await createEditorFile(PRESENTATION);
    expect(await refusalOf(publish(fileId, { published: true }))).toMatchObject({ status: 400, reason: 'badRequest' });
    expect((await publish(fileId, { published: true, publishAuto: true })).data).toMatchObject({ published: true });
  });

  test('is not for files with content of their own, which may be sent back as they are', async () => {
    const fileId = await createFile('one');
    expect((await publish(fileId, { published: false })).data).toMatchObject({ published: false });
    const refused = publish(fileId, { published: true });
    expect(await refusalOf(refused)).toMatchObject({ status: 403, reason: 'fieldNotWritable' });
  });
});

describe('deleting a revision', () => {
  test('takes it out of the history and leaves the content', async () => {
    const fileId = await createFile('one', 'two', 'three');
    const [first = '', second = '', third = ''] = await listIds(fileId);
    const { data: before } = await as('ana').files.get({ fileId, fields: 'modifiedTime,headRevisionId' });
    nowMs += 1000;
    expect((await as('bo').revisions.delete({ fileId, revisionId: first })).status).toBe(204);
    expect(await listIds(fileId)).toEqual([second, third]);
    const gone = as('bo').revisions.delete({ fileId, revisionId: first });
    expect(await refusalOf(gone)).toEqual({ status: 404, reason: 'notFound', location: 'revisionId' });
    expect((await as('ana').files.get({ fileId, fields: 'modifiedTime,headRevisionId' })).data).toEqual(before);
  });

  test('brings back the content before it when it was the newest', async () => {
    const fileId = await createFile('one', 'two');
    const [first = '', second = ''] = await listIds(fileId);
    await as('bo').revisions.delete({ fileId, revisionId: second });
    expect(await contentOf(fileId)).toBe('one');
    const fields = 'headRevisionId,size,md5Checksum,lastModifyingUser(displayName)';
    expect((await as('ana').files.get({ fileId, fields })).data).toEqual({
      headRevisionId: first,
      size: '3',
      md5Checksum: 'f97c5d29941bfb1b2fdab0874906ab82',
      lastModifyingUser: { displayName: 'bo' },
    });
  });

  test('is refused for the only one, for editor documents, for readers, and for the newest of a locked file', async () => {
    const fileId = await createFile('one');
    const remove = (name: string, id: string, revisionId = 'head') =>
      refusalOf(as(name).revisions.delete({ fileId: id, revisionId }));
    expect(await remove('bo', fileId)).toMatchObject({ status: 403, reason: 'cannotDeleteOnlyRevision' });
    const documentId = await createEditorFile(DOCUMENT);
    expect(await remove('bo', documentId)).toMatchObject({ status: 403, reason: 'revisionDeletionNotSupported' });
    await replaceContent(fileId, 'two');
    expect(await remove('chen', fileId)).toMatchObject(FORBIDDEN);
    await as('ana').files.update({ fileId, requestBody: { contentRestrictions: [{ readOnly: true }] } });
    expect(await remove('bo', fileId)).toMatchObject(FORBIDDEN);
    const [old] = await listIds(fileId);
    expect((await as('bo').revisions.delete({ fileId, revisionId: old ?? '' })).status).toBe(204);
  });

  test('is a change of the file', async () => {
    const fileId = await createFile('one', 'two');
    const { data: start } = await as('ana').changes.getStartPageToken();
    await as('bo').revisions.delete({ fileId, revisionId: 'head' });
    const { data } = await as('ana').changes.list({ pageToken: start.startPageToken ?? '' });
    expect(data.changes?.map((change) => [change.fileId, change.removed])).toEqual([[fileId, false]]);
  });
});

describe('the history of a file', () => {
  test('is listed from the oldest revision on, in pages', async () => {
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

  test('grows with the content, not with the name', async () => {
    const fileId = await createFile('one');
    await as('ana').files.update({ fileId, requestBody: { name: 'renamed.txt' } });
    await replaceContent(fileId, 'two', { keepRevisionForever: true });
    const { data } = await as('ana').revisions.list({ fileId, fields: 'revisions(originalFilename,keepForever)' });
    expect(data.revisions).toEqual([
      { originalFilename: 'plan.txt', keepForever: false },
      { originalFilename: 'renamed.txt', keepForever: true },
    ]);
  });

  test('loses what was superseded a month ago and is not kept, but never its newest revision', async () => {
    const fileId = await createFile('one', 'two', 'three');
    const [first = '', second = '', third = ''] = await listIds(fileId);
    await as('ana').revisions.update({ fileId, revisionId: first, requestBody: { keepForever: true } });
    purgeExpiredRevisions(services.db, nowMs + 30 * DAY_MS);
    expect(await listIds(fileId)).toEqual([first, second, third]);
    purgeExpiredRevisions(services.db, nowMs + 30 * DAY_MS + 1);
    expect(await listIds(fileId)).toEqual([first, third]);
    expect(await contentOf(fileId)).toBe('three');
  });

  test('keeps the hundred newest of what came before', async () => {
    const fileId = await createFile('one');
    const [first] = await listIds(fileId);
    const { number } = requireItem(services.db, fileId);
    services.db.run(
      `WITH RECURSIVE n (i) AS (SELECT -99 UNION ALL SELECT i + 1 FROM n WHERE i < 0)
       INSERT INTO revisions (item_number, position, id, mime_type, modified_at, blob_sha256, superseded_at)
       SELECT ?, i, 'old' || i, 'text/plain', 1, 'none', 1 FROM n`,
      number,
    );
    await replaceContent(fileId, 'two');
    const ids = await listIds(fileId);
    expect(ids).not.toContain('old-99');
    expect(ids).toContain(first);
    const count = services.db.get<{ count: number }>(
      'SELECT count(*) AS count FROM revisions WHERE item_number = ?',
      number,
    );
    expect(count?.count).toBe(101);
  });
});
