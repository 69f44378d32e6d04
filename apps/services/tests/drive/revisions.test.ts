import { describe, expect, test } from 'vitest';
import { requireItem } from '#items/items.ts';
import { refusalOf } from './drive-client.ts';
import { DOCUMENT, FORBIDDEN, prepareRevisions } from './revision-requests.ts';

const { services, as, createFile, replaceContent, createEditorFile, listIds, contentOf } = prepareRevisions();

const PRESENTATION = 'application/vnd.google-apps.presentation';

describe('a revision', () => {
  test('has four members by default, and all members on request', async () => {
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

  test('is available only to writers, and found only on its own file', async () => {
    const fileId = await createFile('one');
    const [revisionId = ''] = await listIds(fileId);
    expect(await refusalOf(as('chen').revisions.get({ fileId, revisionId }))).toMatchObject(FORBIDDEN);
    expect(await refusalOf(as('dina').revisions.get({ fileId, revisionId }))).toMatchObject({ status: 404 });
    const elsewhere = as('bo').revisions.get({ fileId: await createFile('two'), revisionId });
    expect(await refusalOf(elsewhere)).toEqual({ status: 404, reason: 'notFound', location: 'revisionId' });
  });

  test('with the ID head is the newest one', async () => {
    const fileId = await createFile('one', 'two');
    const { data } = await as('bo').revisions.get({ fileId, revisionId: 'head' });
    expect(data.id).toBe((await listIds(fileId)).at(-1));
  });

  test.each(['folder', 'form'])('does not exist for a %s', async (kind) => {
    const fileId = await createEditorFile(`application/vnd.google-apps.${kind}`);
    const refused = { status: 403, reason: 'revisionsNotSupported' };
    expect(await refusalOf(as('ana').revisions.list({ fileId }))).toEqual(refused);
    expect(await refusalOf(as('ana').revisions.get({ fileId, revisionId: 'head' }))).toEqual(refused);
  });
});

describe('the content of a revision', () => {
  test('can be downloaded if it is the newest one or kept forever, whole or in part', async () => {
    const fileId = await createFile('first words', 'second words');
    const [old = '', head = ''] = await listIds(fileId);
    expect(await contentOf(fileId, head)).toBe('second words');
    const refused = as('bo').revisions.get({ fileId, revisionId: old, alt: 'media' });
    expect(await refusalOf(refused)).toMatchObject({ status: 403, reason: 'download_restricted_for_revision' });
    await as('bo').revisions.update({ fileId, revisionId: old, requestBody: { keepForever: true } });
    expect(await contentOf(fileId, old)).toBe('first words');
    const part = await fetch(`${services().origin}/drive/v3/files/${fileId}/revisions/${old}?alt=media`, {
      headers: { authorization: `Bearer ${services().token('bo@example.com')}`, range: 'bytes=6-10' },
    });
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      'words',
      'bytes 6-10/11',
    ]);
  });

  test('is rejected for editor documents and for files that may not be downloaded', async () => {
    const documentId = await createEditorFile(DOCUMENT);
    const media = { revisionId: 'head', alt: 'media' };
    expect(await refusalOf(as('ana').revisions.get({ fileId: documentId, ...media }))).toEqual({
      status: 403,
      reason: 'fileNotDownloadable',
      location: 'alt',
    });
    const fileId = await createFile('one');
    services().db.run('UPDATE items SET download_restricted_for_writers = 1 WHERE id = ?', fileId);
    expect(await contentOf(fileId).catch(() => 'refused')).toBe('refused');
    const byWriter = as('bo').revisions.get({ fileId, ...media });
    expect(await refusalOf(byWriter)).toEqual({ status: 403, reason: 'cannotDownloadFile' });
  });
});

describe('keeping a revision forever', () => {
  test('cannot be undone, only ended by deleting the revision', async () => {
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
    const { number } = requireItem(services().db, fileId);
    services().db.run(
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

  test('is not available to readers, nor for editor documents', async () => {
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

  test('adds a link to a revision of a document', async () => {
    const fileId = await createEditorFile(DOCUMENT);
    const { data } = await publish(fileId, { published: true, publishedOutsideDomain: true });
    expect(data).toMatchObject({ published: true, publishAuto: false, publishedOutsideDomain: true });
    expect(data.publishedLink).toContain(fileId);
    expect((await publish(fileId, { published: false })).data).not.toHaveProperty('publishedLink');
  });

  test('updates with every change of a presentation', async () => {
    const fileId = await createEditorFile(PRESENTATION);
    expect(await refusalOf(publish(fileId, { published: true }))).toMatchObject({ status: 400, reason: 'badRequest' });
    expect((await publish(fileId, { published: true, publishAuto: true })).data).toMatchObject({ published: true });
  });

  test('is rejected for files with binary content, whose unchanged value may be sent back', async () => {
    const fileId = await createFile('one');
    expect((await publish(fileId, { published: false })).data).toMatchObject({ published: false });
    const refused = publish(fileId, { published: true });
    expect(await refusalOf(refused)).toMatchObject({ status: 403, reason: 'fieldNotWritable' });
  });
});
